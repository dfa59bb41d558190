import { text } from '@/src/contract/text.ts';
import type { WriteTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { eachRow, rowDone, rowSkipped } from '@/src/registry/each-row.ts';
import { countedSentence } from '../count-sentence.ts';
import { notThere } from '../errors/call-errors.ts';
import { nodeId, trashPlace, trashRow } from '../library/bookmark-row.ts';
import { findTrashFolders } from '../library/trash-folder.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { removeForGood } from './trash/remove-from-trash.ts';

const parameters = z.strictObject({});

const done = z.object({ removed: z.number() });

export const emptyTrash = (ports: ToolPorts): WriteTool<z.infer<typeof parameters>, { removed: number }> => ({
  name: 'empty_trash',
  area: 'bookmarks',
  effect: 'destroy',
  inverse: 'none',
  userOnly: true,
  description: 'Remove everything in the trash for good.',
  parameters,
  async plan() {
    const folders = [...(await findTrashFolders(ports))];
    const nodes = (await Promise.all(folders.map((folder) => ports.bookmarks.children(folder)))).flat();
    if (nodes.length === 0) throw notThere('The trash is empty.', 'There is nothing to remove.');
    return {
      headline: text('bookmarks_empty_trash_headline'),
      notes: [],
      verb: text('bookmarks_empty_trash_verb'),
      refuse: text('bookmarks_delete_refuse'),
      rows: nodes.map(trashRow),
    };
  },
  apply: (rows, run) =>
    eachRow(rows, run, async (row) => {
      const node = await ports.bookmarks.get(nodeId(row));
      const { trash } = trashPlace.parse(row.before);
      if (node && node.parentId !== trash) return rowSkipped(text('bookmarks_moved_since'));
      const removed = node ? await removeForGood(ports, node, trash) : 1;
      return rowDone({ removed });
    }),
  undo: async (rows) => rows.map(({ id }) => ({ row: id, state: 'failed', reason: text('bookmarks_gone_for_good') })),
  result: (_, outcomes) => ({
    removed: outcomes.reduce((sum, one) => sum + (one.state === 'done' ? done.parse(one.after).removed : 0), 0),
  }),
  undoLabel: text('bookmarks_empty_trash_plain'),
  sentence: ({ data }) => countedSentence(data, 'removed', 'options_data_emptied', 'bookmarks_empty_trash_plain'),
});

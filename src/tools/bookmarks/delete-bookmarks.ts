import { text } from '@/src/contract/text.ts';
import type { WriteTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { tellsDone } from '../count-sentence.ts';
import { idField, pick } from '../library/bookmark-id.ts';
import { readLibrary } from '../library/library.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { rowsToTrash, trashing } from './trash/move-to-trash.ts';

const parameters = z.strictObject({ bookmark_ids: z.array(idField).min(1).describe('Bookmarks, not folders') });

export const deleteBookmarks = (ports: ToolPorts): WriteTool<z.infer<typeof parameters>, { deleted: number }> => ({
  name: 'delete_bookmarks',
  area: 'bookmarks',
  effect: 'destroy',
  inverse: 'exact',
  description: 'Delete bookmarks; undo can bring them back for 30 days.',
  parameters,
  async plan({ bookmark_ids }) {
    const library = await readLibrary(ports);
    const { nodes, notFound } = pick(library, bookmark_ids, 'bookmark');
    return {
      headline: text('bookmarks_delete_headline'),
      notes: [text('bookmarks_note_trash')],
      verb: text('bookmarks_delete_verb'),
      refuse: text('bookmarks_delete_refuse'),
      rows: rowsToTrash(library, nodes),
      data: notFound.length > 0 ? { not_found: notFound } : {},
    };
  },
  ...trashing(ports),
  undoLabel: text('bookmarks_delete_undo'),
  ...tellsDone('deleted', 'bookmarks_deleted', 'bookmarks_delete_plain'),
});

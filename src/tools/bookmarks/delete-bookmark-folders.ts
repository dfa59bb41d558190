import type { BookmarkNode } from '@/src/contract/ports.ts';
import { text } from '@/src/contract/text.ts';
import type { PlannedRow, WriteTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { rowSkipped } from '@/src/registry/each-row.ts';
import { digestOf } from '@/src/text/digest.ts';
import { tellsDone } from '../count-sentence.ts';
import { idField, pick } from '../library/bookmark-id.ts';
import { nodeId } from '../library/bookmark-row.ts';
import { type Library, readLibrary } from '../library/library.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { rowsToTrash, trashing } from './trash/move-to-trash.ts';

const parameters = z.strictObject({
  folder_ids: z.array(idField).min(1).describe('Folders; what lies in them goes with them'),
  only_empty: z.boolean().optional().describe('Leave out those that are not empty when it is their turn'),
});
type Arguments = z.infer<typeof parameters>;

const contents = (library: Library, folder: string): BookmarkNode[] =>
  library.children(folder).flatMap((node) => [node, ...(node.url === null ? contents(library, node.id) : [])]);

/** Hash of a folder's content, without titles. */
async function fingerprint(nodes: BookmarkNode[]): Promise<string> {
  const all = nodes.map(({ id, url, parentId }) => JSON.stringify([id, url, parentId])).sort();
  return (await digestOf(all.join())).slice(0, 24);
}

async function rowOf(row: PlannedRow, library: Library): Promise<PlannedRow> {
  const inside = contents(library, nodeId(row));
  const becomes = text('bookmarks_goes_with', { n: inside.filter(({ url }) => url !== null).length });
  return { ...row, becomes, digest: { ...row.digest, hangsOn: await fingerprint(inside) } };
}

const change = z.object({ onlyEmpty: z.boolean() }).nullable();

/** A row for a folder that an earlier call empties: the folder is deleted only if it is empty then. */
const onceEmpty = (row: PlannedRow): PlannedRow => ({
  ...row,
  becomes: text('bookmarks_goes_once_empty'),
  change: { onlyEmpty: true },
});

/** The outermost of these folders, which are in none of the others. */
function outermost(library: Library, nodes: BookmarkNode[]): BookmarkNode[] {
  const named = new Set(nodes.map((node) => node.id));
  const liesInNamed = ({ parentId }: BookmarkNode): boolean => {
    const parent = library.get(parentId ?? '');
    return parent !== undefined && (named.has(parent.id) || liesInNamed(parent));
  };
  return nodes.filter((node) => !liesInNamed(node));
}

export const deleteBookmarkFolders = (ports: ToolPorts): WriteTool<Arguments, { deleted: number }> => ({
  name: 'delete_bookmark_folders',
  area: 'bookmarks',
  effect: 'destroy',
  inverse: 'exact',
  description: 'Delete bookmark folders with all that lies in them; undo can bring them back for 30 days.',
  parameters,
  async plan({ folder_ids, only_empty = false }) {
    const library = await readLibrary(ports);
    const { nodes, notFound } = pick(library, folder_ids, 'folder');
    const rows = rowsToTrash(library, outermost(library, nodes));
    return {
      headline: text('bookmarks_folders_delete_headline'),
      notes: [text('bookmarks_note_trash')],
      verb: text('bookmarks_folders_delete_verb'),
      refuse: text('bookmarks_delete_refuse'),
      rows: only_empty ? rows.map(onceEmpty) : await Promise.all(rows.map((row) => rowOf(row, library))),
      data: notFound.length > 0 ? { not_found: notFound } : {},
    };
  },
  ...trashing(ports),
  /** Leaves out those that should be empty and are not. */
  async apply(rows, run) {
    const full: PlannedRow[] = [];
    for (const row of rows)
      if (change.parse(row.change)?.onlyEmpty && (await ports.bookmarks.children(nodeId(row))).length > 0)
        full.push(row);
    const going = rows.filter((row) => !full.includes(row));
    const kept = full.map(({ id }) => ({ row: id, ...rowSkipped(text('bookmarks_not_empty')) }));
    return [...(await trashing(ports).apply(going, run)), ...kept];
  },
  undoLabel: text('bookmarks_folders_delete_undo'),
  ...tellsDone('deleted', 'bookmarks_folders_deleted', 'bookmarks_folders_delete_plain'),
});

import { siteOf } from '@/src/address/address.ts';
import type { BookmarkNode, BookmarksPort } from '@/src/contract/ports.ts';
import { text } from '@/src/contract/text.ts';
import type { UndoOutcome, WriteTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { eachRow, rowConflict, rowDone, rowFailed, rowSkipped, rowUndone } from '@/src/registry/each-row.ts';
import { compareNames } from '@/src/text/compare-names.ts';
import { tellsDone } from '../count-sentence.ts';
import { folderById, idField } from '../library/bookmark-id.ts';
import { nodeId } from '../library/bookmark-row.ts';
import { formatPath } from '../library/folder-path.ts';
import { type Library, readLibrary } from '../library/library.ts';
import type { ToolPorts } from '../tool-ports.ts';

/** The longest increasing subsequence of a permutation of 0 to n - 1, as a set. */
function longestRise(ranks: number[]): Set<number> {
  /** The smallest last member of an increasing subsequence of each length. */
  const ends: number[] = [];
  const before = new Map<number, number | undefined>();
  for (const rank of ranks) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < rank) low = middle + 1;
      else high = middle;
    }
    before.set(rank, ends[low - 1]);
    ends[low] = rank;
  }
  const rise = new Set<number>();
  for (let rank = ends.at(-1); rank !== undefined; rank = before.get(rank)) rise.add(rank);
  return rise;
}

/** The fewest moves to the wanted order, with the index right before and right after each. Unnamed entries go last. */
export function* fewestMoves(present: string[], wanted: string[]) {
  const there = new Set(present);
  const order = [...new Set([...wanted.filter((id) => there.has(id)), ...present])];
  const rankOf = new Map(order.map((id, rank) => [id, rank]));
  const ranks = present.map((id) => rankOf.get(id) ?? 0);
  const stays = longestRise(ranks);
  for (const [rank, id] of order.entries()) {
    if (stays.has(rank)) continue;
    const from = ranks.indexOf(rank);
    ranks.splice(from, 1);
    const to = rank === 0 ? 0 : ranks.indexOf(rank - 1) + 1;
    ranks.splice(to, 0, rank);
    yield { id, from, to };
  }
}

const parameters = z.strictObject({
  folder_id: idField.describe('The folder to sort'),
  by: z.enum(['title', 'site', 'date']).describe('date: newest first'),
  recursive: z.boolean().default(false).describe('Sort the folders in it too'),
});
type Arguments = z.infer<typeof parameters>;
type Comparison = (a: BookmarkNode, b: BookmarkNode) => number;

const byTitle: Comparison = (a, b) => compareNames(a.title, b.title);
const comparisons: Record<Arguments['by'], Comparison> = {
  title: byTitle,
  site: (a, b) => compareNames(siteOf(a.url ?? ''), siteOf(b.url ?? '')) || byTitle(a, b),
  date: (a, b) => b.dateAdded - a.dateAdded,
};

const sorted = (nodes: BookmarkNode[], by: Arguments['by']): string[] =>
  nodes
    .toSorted((a, b) => Number(a.url !== null) - Number(b.url !== null) || comparisons[by](a, b))
    .map(({ id }) => id);

/** The ids of a folder's content, sorted between separators, which stay in place. The trash comes last. */
function sortedBetween(library: Library, folder: string, by: Arguments['by']): string[] {
  const order: string[] = [];
  let run: string[] = [];
  const end = () => {
    const nodes = run.flatMap((id) => library.get(id) ?? []);
    order.push(...sorted(nodes, by), ...run.filter((id) => !library.get(id)));
    run = [];
  };
  for (const { id, separator } of library.entries(folder)) {
    if (separator) {
      end();
      order.push(id);
    } else run.push(id);
  }
  end();
  return order;
}

const orderOf = z.array(z.string());

/** True if the existing entries of `wanted` are in that order. */
function inOrder(present: string[], wanted: string[]): boolean {
  const [named, there] = [new Set(wanted), new Set(present)];
  const order = wanted.filter((id) => there.has(id));
  return present.filter((id) => named.has(id)).every((id, at) => id === order[at]);
}

/** Puts the content of a folder in order, unnamed entries last. Null when done; the order so far if time was up. */
async function arrange(port: BookmarksPort, parentId: string, order: string[], late: () => boolean) {
  const present = (await port.entries(parentId)).map(({ id }) => id);
  const moved = present.slice();
  let first = true;
  for (const { id, from, to } of fewestMoves(present, order)) {
    if (!first && late()) return moved;
    await port.move(id, { parentId, index: to, from: parentId, at: from });
    moved.splice(to, 0, ...moved.splice(from, 1));
    first = false;
  }
  return null;
}

function foldersToSort(library: Library, top: BookmarkNode, recursive: boolean): BookmarkNode[] {
  const inside = recursive ? library.children(top.id).filter(({ url }) => url === null) : [];
  return [top, ...inside.flatMap((folder) => foldersToSort(library, folder, true))];
}

export const sortBookmarkFolder = (ports: ToolPorts): WriteTool<Arguments, { sorted: number }> => ({
  name: 'sort_bookmark_folder',
  area: 'bookmarks',
  effect: 'write',
  inverse: 'exact',
  description: 'Sort what lies in a bookmark folder; its subfolders come first, and nothing crosses a separator.',
  parameters,
  async plan({ folder_id, by, recursive }) {
    const library = await readLibrary(ports);
    const rows = foldersToSort(library, folderById(library, folder_id), recursive).flatMap((folder) => {
      const before = library.entries(folder.id).map(({ id }) => id);
      const change = sortedBetween(library, folder.id, by);
      return inOrder(before, change) ? [] : [{ folder, before, change }];
    });
    return {
      headline: text('bookmarks_sort_headline'),
      notes: [],
      verb: text('bookmarks_sort_verb'),
      refuse: text('bookmarks_sort_refuse'),
      rows: rows.map(({ folder, before, change }) => ({
        id: `folder:${folder.id}`,
        title: folder.title,
        place: text('bookmarks_place', { path: formatPath(library.path(folder.id).slice(0, -1)) }),
        digest: folder.parentId === null ? {} : { parent: folder.parentId },
        before,
        change,
      })),
    };
  },
  apply: (rows, run) =>
    eachRow(rows, run, async (row) => {
      const id = nodeId(row);
      if (!(await ports.bookmarks.get(id))) return rowSkipped(text('bookmarks_gone'));
      const left = await arrange(ports.bookmarks, id, orderOf.parse(row.change), run.late);
      return rowDone(left, left !== null);
    }),
  async conflicts(rows) {
    const outcomes: UndoOutcome[] = [];
    for (const row of rows) {
      const id = nodeId(row);
      if (!(await ports.bookmarks.get(id))) continue;
      const present = (await ports.bookmarks.entries(id)).map((entry) => entry.id);
      if (!inOrder(present, orderOf.parse(row.after ?? row.change)))
        outcomes.push({ row: row.id, ...rowConflict(text('bookmarks_order_changed')) });
    }
    return outcomes;
  },
  undo: (rows, run) =>
    eachRow(rows, run, async (row) => {
      const id = nodeId(row);
      if (!(await ports.bookmarks.get(id))) return rowFailed(text('bookmarks_gone'));
      const left = await arrange(ports.bookmarks, id, orderOf.parse(row.before), run.late);
      return rowUndone(left !== null);
    }),
  slice: 1,
  undoLabel: text('bookmarks_sort_undo'),
  ...tellsDone('sorted', 'bookmarks_sorted', 'bookmarks_sort_plain'),
});

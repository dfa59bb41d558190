import type { BookmarkNode, BookmarksPort } from '@/src/contract/ports.ts';
import { type Text, text } from '@/src/contract/text.ts';
import type { WriteTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { eachRow, rowConflict, rowDone, rowFailed, rowSkipped, rowUndone } from '@/src/registry/each-row.ts';
import { tellsDone } from '../count-sentence.ts';
import { invalid } from '../errors/call-errors.ts';
import { idField, pick } from '../library/bookmark-id.ts';
import { nodeId, nodeRow } from '../library/bookmark-row.ts';
import { type Spot, spotPath } from '../library/folder-path.ts';
import { type Library, readLibrary } from '../library/library.ts';
import { wouldBeTrash } from '../library/trash-folder.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { inOrder, type Place, place, placesOf } from './folders/bookmark-place.ts';
import { folderMaker, madeFolders, removeFolders, spotOf } from './folders/new-folders.ts';
import { putBack } from './folders/put-back.ts';

/** The goal of a move. `before`: the node after it; null: the end; absent: its place, or another folder's end. */
type Goal = Spot & { before?: string | null };

/** The goal of a move to an index in a folder, counted without the moved nodes (`going`). */
function goalAt(library: Library, spot: Spot, index: number | undefined, going: ReadonlySet<string>): Goal {
  if (index === undefined || spot.missing.length > 0) return spot;
  const others = library.children(spot.parent).filter(({ id }) => !going.has(id));
  return { ...spot, before: others[index]?.id ?? null };
}

/** True if those of `ids` that are in the folder are at the goal already. */
function standsAt(library: Library, { parent, before }: Goal, ids: readonly string[]): boolean {
  if (before === undefined) return true;
  const present = library.children(parent).map(({ id }) => id);
  const moving = present.filter((id) => ids.includes(id));
  const others = present.filter((id) => !ids.includes(id));
  const at = before === null ? others.length : others.indexOf(before);
  return [...others.slice(0, at), ...moving, ...others.slice(at)].every((id, place) => id === present[place]);
}

/** The arguments of the move that brings a node to its goal; null if it is there already. */
async function moveTo(port: BookmarksPort, node: BookmarkNode, parentId: string, before: string | null | undefined) {
  const inside = node.parentId === parentId;
  if (before === undefined) return inside ? null : { parentId };
  const entries = await port.entries(parentId);
  const goal = entries.find(({ id }) => id === before)?.index ?? entries.length;
  const at = inside ? entries.findIndex(({ id }) => id === node.id) : -1;
  if (at < 0) return { parentId, index: goal };
  const index = goal > at ? goal - 1 : goal;
  return index === at ? null : { parentId, index, from: parentId, at };
}

const parameters = z.strictObject({
  moves: z
    .array(
      z.strictObject({
        bookmark_ids: z.array(idField).min(1).describe('Bookmarks, or folders with all that lies in them'),
        folder_id: idField.optional().describe('The folder they go to'),
        folder_path: z.string().optional().describe('Or its path, such as "Dev/Rust"; missing folders are made'),
        index: z.number().int().min(0).optional().describe('Place in the folder, from 0; default: at the end'),
      }),
    )
    .min(1),
});

const change = z.object({
  parent: z.string(),
  missing: z.array(z.string()),
  before: z.string().nullable().optional(),
});
const moved = madeFolders.extend({ parent: z.string() });

const staysIn = (node: BookmarkNode, { parent, missing }: Goal) => node.parentId === parent && missing.length === 0;

function goalText(library: Library, node: BookmarkNode, spot: Goal): Text {
  const path = spotPath(library, spot);
  if (!staysIn(node, spot)) return text('bookmarks_goes_to', { path });
  const next = library.get(spot.before ?? '');
  if (!next) return text('bookmarks_goes_last', { path });
  return text('bookmarks_goes_before', { title: next.title || (next.url ?? '') });
}

export const moveBookmarks = (ports: ToolPorts): WriteTool<z.infer<typeof parameters>, { moved: number }> => ({
  name: 'move_bookmarks',
  area: 'bookmarks',
  effect: 'write',
  inverse: 'exact',
  description: 'Move bookmarks and folders to other folders or places, any number of moves in one call.',
  parameters,
  async plan({ moves }) {
    const library = await readLibrary(ports);
    const ids = moves.flatMap((move) => [...new Set(move.bookmark_ids)]);
    const twice = ids.find((id, at) => ids.indexOf(id) !== at);
    if (twice !== undefined) throw invalid(`${twice} stands in two moves.`, 'Name each bookmark once.');
    const { nodes, notFound } = pick(library, ids, 'both');
    const all = new Set(ids);
    const goals = new Map(
      moves.flatMap((move) => {
        const spot = goalAt(library, spotOf(library, move, null), move.index, all);
        const stays = standsAt(library, spot, move.bookmark_ids);
        return move.bookmark_ids.map((id) => [id, { spot, stays }]);
      }),
    );
    const going = inOrder(library, nodes).flatMap((node) => {
      const { spot, stays } = goals.get(node.id)!;
      if (library.isInside(spot.parent, node.id))
        throw invalid(`"${node.title}" can't go into itself.`, 'Name another folder for it.');
      if (spot.missing.length === 0 && wouldBeTrash(node, spot.parent, library.defaultFolder))
        throw invalid(
          `Among "${library.path(spot.parent).at(-1)}" a folder "${node.title}" would be the trash.`,
          'Name another folder for it, or give it another title first.',
        );
      return staysIn(node, spot) && stays ? [] : [{ node, spot }];
    });
    const leaving = going.map(({ node }) => node);
    const places = placesOf(library, leaving);
    // Nodes that stay in their folder cannot serve as neighbours for undo, which begins at the folder's end.
    const reordered = new Set(going.flatMap(({ node, spot }) => (staysIn(node, spot) ? node.id : [])));
    const placeOf = (id: string): Place => {
      const was = places.get(id)!;
      return { ...was, before: was.before.filter((one) => !reordered.has(one)) };
    };
    const stayed = nodes.length - going.length;
    return {
      headline: text('bookmarks_move_headline'),
      notes: [],
      verb: text('bookmarks_move_verb'),
      refuse: text('bookmarks_move_refuse'),
      rows: going.map(({ node, spot }) => ({
        ...nodeRow(library, node),
        becomes: goalText(library, node, spot),
        before: placeOf(node.id),
        change: { ...spot },
      })),
      data: { ...(notFound.length > 0 && { not_found: notFound }), ...(stayed > 0 && { already_there: stayed }) },
    };
  },
  async apply(rows, run) {
    const make = folderMaker(ports.bookmarks, run);
    return eachRow(rows, run, async (row) => {
      const id = nodeId(row);
      const node = await ports.bookmarks.get(id);
      if (!node) return rowSkipped(text('bookmarks_gone'));
      const spot = change.parse(row.change);
      const stays = node.parentId === place.parse(row.before).parent;
      const elsewhere = rowSkipped(text('bookmarks_moved_since'));
      // Checked before folders are created, since nothing would record them.
      if (!stays && spot.missing.length > 0 && !run.repeated) return elsewhere;
      const { id: parent, folders } = await make(spot);
      if (!stays && node.parentId !== parent) return elsewhere;
      const to = await moveTo(ports.bookmarks, node, parent, spot.before);
      if (to) await ports.bookmarks.move(id, to);
      return rowDone({ parent, folders });
    });
  },
  async undo(rows, run) {
    const back: Parameters<typeof putBack>[1] = [];
    const ids = rows.flatMap((row) => [nodeId(row), place.parse(row.before).parent]);
    const nodes = await ports.bookmarks.byId(ids);
    const defaultFolder = await ports.bookmarks.defaultFolder();
    const outcomes = await eachRow(rows, run, async (row) => {
      const was = place.parse(row.before);
      const became = moved.parse(row.after);
      const node = nodes.get(nodeId(row));
      if (!node) return rowFailed(text('bookmarks_gone'));
      if (node.parentId === was.parent && became.parent !== was.parent) return rowUndone();
      if (node.parentId !== became.parent) return rowConflict(text('bookmarks_moved_since'));
      if (!nodes.has(was.parent)) return rowConflict(text('bookmarks_folder_gone'));
      if (wouldBeTrash(node, was.parent, defaultFolder)) return rowConflict(text('bookmarks_would_be_trash'));
      back.push({ id: node.id, place: was });
      return rowUndone();
    });
    const { blocked, left } = await putBack(ports.bookmarks, back, run.late);
    const folders = rows.flatMap((row) => moved.parse(row.after).folders);
    await removeFolders(ports.bookmarks, folders);
    const idOf = new Map(rows.map((row) => [row.id, nodeId(row)]));
    const ended = outcomes.filter(({ row }) => !left.has(idOf.get(row) ?? ''));
    const inside = rowConflict(text('bookmarks_folder_inside'));
    return ended.map((one) => (blocked.has(idOf.get(one.row) ?? '') ? { row: one.row, ...inside } : one));
  },
  undoLabel: text('bookmarks_move_undo'),
  ...tellsDone('moved', 'bookmarks_moved', 'bookmarks_move_plain'),
});

import { text } from '@/src/contract/text.ts';
import { type PlannedRow, type RowOutcome, ToolError, type UndoOutcome, type WriteTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { doneRows, eachRow } from '@/src/registry/each-row.ts';
import { countedSentence } from '../count-sentence.ts';
import { idField, pick } from '../library/bookmark-id.ts';
import { nodeId, nodeRow } from '../library/bookmark-row.ts';
import { spotPath } from '../library/folder-path.ts';
import { readLibrary } from '../library/library.ts';
import { wouldBeTrash } from '../library/trash-folder.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { inOrder, place, placesOf } from './folders/bookmark-place.ts';
import { folderMaker, madeFolders, removeFolders, spotOf } from './folders/new-folders.ts';
import { putBack } from './folders/put-back.ts';

const parameters = z.strictObject({
  moves: z
    .array(
      z.strictObject({
        bookmark_ids: z.array(idField).min(1).describe('Bookmarks, or folders with all that lies in them'),
        folder_id: idField.optional().describe('The folder they go to'),
        folder_path: z.string().optional().describe('Or its path, such as "Dev/Rust"; missing folders are made'),
      }),
    )
    .min(1),
});
type Arguments = z.infer<typeof parameters>;

const change = z.object({ parent: z.string(), missing: z.array(z.string()) });
const moved = madeFolders.extend({ parent: z.string() });

export const moveBookmarks = (ports: ToolPorts): WriteTool<Arguments, { moved: number }> => ({
  name: 'move_bookmarks',
  area: 'bookmarks',
  effect: 'write',
  inverse: 'exact',
  description: 'Move bookmarks and folders into other folders, any number of moves in one call.',
  parameters,
  async plan({ moves }) {
    const library = await readLibrary(ports);
    const ids = moves.flatMap((move) => [...new Set(move.bookmark_ids)]);
    const twice = ids.find((id, at) => ids.indexOf(id) !== at);
    if (twice !== undefined) {
      throw new ToolError('invalid-arguments', `${twice} stands in two moves.`, 'Name each bookmark once.');
    }
    const { nodes, notFound } = pick(library, ids, 'both');
    const spots = new Map(
      moves.flatMap((move) => {
        const spot = spotOf(library, move, null);
        return move.bookmark_ids.map((id) => [id, spot]);
      }),
    );
    const going = inOrder(library, nodes).flatMap((node) => {
      const spot = spots.get(node.id)!;
      if (library.isInside(spot.parent, node.id)) {
        throw new ToolError(
          'invalid-arguments',
          `"${node.title}" can't go into itself.`,
          'Name another folder for it.',
        );
      }
      if (spot.missing.length === 0 && wouldBeTrash(node, spot.parent, library.defaultFolder)) {
        throw new ToolError(
          'invalid-arguments',
          `Among "${library.path(spot.parent).at(-1)}" a folder "${node.title}" would be the trash.`,
          'Name another folder for it, or give it another title first.',
        );
      }
      return node.parentId === spot.parent && spot.missing.length === 0 ? [] : [{ node, spot }];
    });
    const places = placesOf(
      library,
      going.map(({ node }) => node),
    );
    const stayed = nodes.length - going.length;
    return {
      headline: text('bookmarks_move_headline'),
      notes: [],
      verb: text('bookmarks_move_verb'),
      refuse: text('bookmarks_move_refuse'),
      rows: going.map(({ node, spot }) => ({
        ...nodeRow(library, node),
        becomes: text('bookmarks_goes_to', { path: spotPath(library, spot) }),
        before: places.get(node.id)!,
        change: { ...spot },
      })),
      data: { ...(notFound.length > 0 && { not_found: notFound }), ...(stayed > 0 && { already_there: stayed }) },
    };
  },
  async apply(rows, run) {
    const make = folderMaker(ports.bookmarks, run);
    return eachRow<PlannedRow, RowOutcome>(rows, run, async (row) => {
      const id = nodeId(row);
      const node = await ports.bookmarks.get(id);
      if (!node) return { row: row.id, state: 'skipped', reason: text('bookmarks_gone') };
      const spot = change.parse(row.change);
      const stays = node.parentId === place.parse(row.before).parent;
      const elsewhere: RowOutcome = { row: row.id, state: 'skipped', reason: text('bookmarks_moved_since') };
      // Before folders are made, which nobody would remember.
      if (!stays && spot.missing.length > 0 && !run.repeated) return elsewhere;
      const { id: parent, folders } = await make(spot);
      if (!stays && node.parentId !== parent) return elsewhere;
      if (node.parentId !== parent) await ports.bookmarks.move(id, { parentId: parent });
      return { row: row.id, state: 'done', after: { parent, folders } };
    });
  },
  async undo(rows, run) {
    const back: Parameters<typeof putBack>[1] = [];
    const [nodes, defaultFolder] = [
      await ports.bookmarks.byId(rows.flatMap((row) => [nodeId(row), place.parse(row.before).parent])),
      await ports.bookmarks.defaultFolder(),
    ];
    const outcomes = await eachRow<(typeof rows)[number], UndoOutcome>(rows, run, async (row) => {
      const was = place.parse(row.before);
      const node = nodes.get(nodeId(row));
      if (!node) return { row: row.id, state: 'failed', reason: text('bookmarks_gone') };
      if (node.parentId === was.parent) return { row: row.id, state: 'undone' };
      if (node.parentId !== moved.parse(row.after).parent) {
        return { row: row.id, state: 'conflict', reason: text('bookmarks_moved_since') };
      }
      if (!nodes.has(was.parent)) {
        return { row: row.id, state: 'conflict', reason: text('bookmarks_folder_gone') };
      }
      if (wouldBeTrash(node, was.parent, defaultFolder)) {
        return { row: row.id, state: 'conflict', reason: text('bookmarks_would_be_trash') };
      }
      back.push({ id: node.id, place: was });
      return { row: row.id, state: 'undone' };
    });
    const { blocked, left } = await putBack(ports.bookmarks, back, run.late);
    await removeFolders(
      ports.bookmarks,
      rows.flatMap((row) => moved.parse(row.after).folders),
    );
    const byId = new Map(rows.map((row) => [row.id, nodeId(row)]));
    return outcomes
      .filter(({ row }) => !left.has(byId.get(row) ?? ''))
      .map((one) =>
        blocked.has(byId.get(one.row) ?? '')
          ? { row: one.row, state: 'conflict', reason: text('bookmarks_folder_inside') }
          : one,
      );
  },
  result: (rows, outcomes, { data }) => ({ moved: doneRows(rows, outcomes).length, ...data }),
  undoLabel: text('bookmarks_move_undo'),
  sentence: ({ data }) => countedSentence(data, 'moved', 'bookmarks_moved', 'bookmarks_move_plain'),
});

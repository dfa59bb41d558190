import { text } from '@/src/contract/text.ts';
import type { WriteTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { doneRows, eachRow, rowConflict, rowDone, rowUndone } from '@/src/registry/each-row.ts';
import { countedSentence } from '../count-sentence.ts';
import { formatPath, locate, spotPath } from '../library/folder-path.ts';
import { readLibrary } from '../library/library.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { folderMaker, madeFolders, removeFolders } from './folders/new-folders.ts';

const parameters = z.strictObject({
  paths: z
    .array(z.string())
    .min(1)
    .describe('Titles joined by "/" ("\\/" for the character), from a root or in other bookmarks: "Dev/Rust"'),
});
type Arguments = z.infer<typeof parameters>;

const newFolder = z.object({ parent: z.string(), missing: z.array(z.string()) });
const createdFolder = madeFolders.extend({
  id: z.string(),
  title: z.string(),
  /** Id of the parent folder; null in a row of an earlier version, which did not record it. */
  parent: z.string().nullable().default(null),
});

export const createBookmarkFolders = (ports: ToolPorts): WriteTool<Arguments, { created: number }> => ({
  name: 'create_bookmark_folders',
  area: 'bookmarks',
  effect: 'write',
  inverse: 'exact',
  description: 'Make bookmark folders by their paths, with the folders above them where these are missing.',
  parameters,
  async plan({ paths }) {
    const library = await readLibrary(ports);
    const spots = new Map(paths.map((path) => locate(library, path)).map((spot) => [spotPath(library, spot), spot]));
    const missing = [...spots].filter(([, spot]) => spot.missing.length > 0);
    const there = [...spots].filter(([, spot]) => spot.missing.length === 0);
    return {
      headline: text('bookmarks_folders_create_headline'),
      notes: [],
      verb: text('bookmarks_folders_create_verb'),
      refuse: text('bookmarks_folders_create_refuse'),
      rows: missing.map(([path, spot]) => ({
        id: `folder:${path}`,
        title: spot.missing.at(-1) ?? '',
        place: text('bookmarks_place', {
          path: formatPath([...library.path(spot.parent), ...spot.missing.slice(0, -1)]),
        }),
        digest: { parent: spot.parent },
        before: null,
        change: { ...spot },
      })),
      data: there.length > 0 ? { already_there: there.map(([folder, { parent: id }]) => ({ id, folder })) } : {},
    };
  },
  async apply(rows, run) {
    const make = folderMaker(ports.bookmarks, run);
    return eachRow(rows, run, async (row) => {
      const { id, folders } = await make(newFolder.parse(row.change));
      const { title, parentId: parent } = (await ports.bookmarks.get(id)) ?? { title: row.title, parentId: null };
      return rowDone({ id, title, parent, folders });
    });
  },
  undo: (rows, run) =>
    eachRow(rows, run, async (row) => {
      const { id, title, parent, folders } = createdFolder.parse(row.after);
      const node = await ports.bookmarks.get(id);
      if (node && node.title !== title) return rowConflict(text('bookmarks_changed_since'));
      if (node && parent !== null && node.parentId !== parent) return rowConflict(text('bookmarks_moved_since'));
      if (node && (await ports.bookmarks.entries(id)).length > 0) return rowConflict(text('bookmarks_folder_in_use'));
      await removeFolders(ports.bookmarks, folders);
      return rowUndone();
    }),
  result: (rows, outcomes, { data }) => {
    const folders = doneRows(rows, outcomes).map(({ row, after }) => ({
      id: createdFolder.parse(after).id,
      title: row.title,
    }));
    return { created: folders.length, folders, ...data };
  },
  undoLabel: text('bookmarks_folders_create_undo'),
  sentence: ({ data }) =>
    countedSentence(data, 'created', 'bookmarks_folders_created', 'bookmarks_folders_create_plain'),
});

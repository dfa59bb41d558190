import { tagAddress } from '@/src/address/address.ts';
import type { FolderEntry } from '@/src/contract/ports.ts';
import { text } from '@/src/contract/text.ts';
import type { WriteTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { doneRows, eachRow, rowConflict, rowDone, rowSkipped, rowUndone } from '@/src/registry/each-row.ts';
import { countedSentence } from '../count-sentence.ts';
import { invalid } from '../errors/call-errors.ts';
import { folderById, idField } from '../library/bookmark-id.ts';
import { formatPath } from '../library/folder-path.ts';
import { type Library, readLibrary } from '../library/library.ts';
import { isTrashTitle } from '../library/trash-folder.ts';
import { labels, labelsFor } from '../tags/rows/label-changes.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { addMadeLabels, madeLabelConflicts, removeMadeLabels } from './plans/made-labels.ts';
import { madeNode, nodeMaker } from './plans/node-maker.ts';

const item = z.strictObject({
  kind: z.enum(['folder', 'bookmark', 'separator']),
  title: z.string().optional(),
  url: z.string().optional(),
  tags: z.array(z.string()).optional(),
  folder_id: idField.optional().describe('Folder that it goes into, at its end'),
  folder_item: z.number().int().min(0).optional().describe('Or the place in this list of a folder before it'),
});
const parameters = z.strictObject({
  items: z.array(item).min(1).max(1_100).describe('In the order of the file, a folder before what lies in it'),
});
type Arguments = z.infer<typeof parameters>;
export type Item = z.infer<typeof item>;

const newNode = labels.extend({
  kind: z.enum(['folder', 'bookmark', 'separator']),
  title: z.string(),
  url: z.string().nullable(),
  parent: z.string().nullable(),
  /** The row of the folder that contains it, if the same call makes that. */
  inside: z.string().nullable(),
});
type NewNode = z.infer<typeof newNode>;

const rowId = (at: number): string => `item:${at}`;

/** A title with which a folder is not taken for the trash, which would hide its content. */
const visible = (title: string): string => (isTrashTitle(title) ? `${title} (2)` : title);

/** A title that no other folder at this place has. */
function freshTitle(library: Library, wanted: string): string {
  const taken = new Set(library.children(library.defaultFolder).map(({ title }) => title));
  for (let copy = 1; ; copy++) {
    const title = copy === 1 ? visible(wanted) : `${wanted} (${copy})`;
    if (!taken.has(title) && !isTrashTitle(title)) return title;
  }
}

function wantedNode(library: Library, items: Item[], at: number): Omit<NewNode, 'lacked' | 'fresh'> {
  const { kind, title = '', url, folder_id, folder_item } = items[at]!;
  if ((kind === 'bookmark') !== (url !== undefined))
    throw invalid(`Item ${at} is no ${kind}.`, 'Send a url for bookmarks, and only for them.');
  const inside = folder_item === undefined ? undefined : items[folder_item];
  if (folder_item !== undefined && (folder_item >= at || inside?.kind !== 'folder'))
    throw invalid(`Item ${at} names no folder before it.`, 'Send folders first.');
  const parent = inside ? null : folderById(library, folder_id ?? library.defaultFolder).id;
  const fresh = kind === 'folder' && folder_id === undefined && !inside;
  return {
    kind,
    title: kind === 'folder' ? (fresh ? freshTitle(library, title) : visible(title)) : title,
    url: url ?? null,
    parent,
    inside: folder_item === undefined ? null : rowId(folder_item),
  };
}

interface Imported {
  created: number;
  folders: { item: number; id: string; title: string }[];
  left: number[];
  separators_left: number;
}

/** Copies the content of a bookmark file as it is: order, duplicates, separators, unusual titles and schemes. */
export const importBookmarks = (ports: ToolPorts): WriteTool<Arguments, Imported> => ({
  name: 'import_bookmarks',
  area: 'bookmarks',
  effect: 'write',
  inverse: 'exact',
  untrusted: 'label',
  userOnly: true,
  description: 'Put the folders, bookmarks and separators of a file at the ends of their folders, in this order.',
  parameters,
  async plan({ items }) {
    const library = await readLibrary(ports);
    const wanted = items.map((_, at) => wantedNode(library, items, at));
    const tags = new Map<string, string[]>();
    for (const { url, tags: names = [] } of items)
      if (url !== undefined) tags.set(tagAddress(url), [...(tags.get(tagAddress(url)) ?? []), ...names]);
    const labelled = await labelsFor(ports.tags, tags);
    const none = { lacked: [], fresh: [] };
    const placeOf = ({ parent, inside }: (typeof wanted)[number]): string =>
      parent === null ? wanted[Number(inside?.slice('item:'.length))]!.title : formatPath(library.path(parent));
    return {
      headline: text('bookmarks_create_headline'),
      notes: [],
      verb: text('bookmarks_create_verb'),
      refuse: text('bookmarks_create_refuse'),
      rows: wanted.map((node, at) => ({
        id: rowId(at),
        title: node.title || (node.url ?? ''),
        ...(node.url !== null && { url: node.url }),
        place: text('bookmarks_place', { path: placeOf(node) }),
        digest: { ...(node.url !== null && { url: node.url }), ...(node.parent !== null && { parent: node.parent }) },
        before: null,
        change: { ...node, ...(node.url === null ? none : labelled.get(tagAddress(node.url))!) },
      })),
    };
  },
  async apply(rows, run) {
    const make = nodeMaker(ports.bookmarks, run);
    const ids = new Map<string, string | null>();
    for (const one of run.earlier) if (one.state === 'done') ids.set(one.row, madeNode.parse(one.after).id);
    const outcomes = await eachRow(rows, run, async (row) => {
      const { parent, inside, ...node } = newNode.parse(row.change);
      const folder = parent ?? ids.get(inside ?? '');
      if (!folder) return rowSkipped(text('bookmarks_folder_gone'));
      const made = await make({ ...node, parent: folder });
      ids.set(row.id, made.id);
      return rowDone({ ...made, added: [], carried: null });
    });
    return addMadeLabels(ports.tags, rows, outcomes, run.repeated);
  },
  conflicts: (rows) => madeLabelConflicts(ports.tags, rows),
  async undo(rows, run) {
    const made = new Map(rows.map((row) => [row.id, madeNode.parse(row.after)]));
    const nodes = await ports.bookmarks.byId([...made.values()].flatMap(({ id }) => id ?? []));
    const entries = new Map<string, Promise<FolderEntry[]>>();
    const separatorsIn = async (folder: string): Promise<string[]> => {
      const reading = entries.get(folder) ?? ports.bookmarks.entries(folder).catch(() => []);
      entries.set(folder, reading);
      return (await reading).filter(({ separator }) => separator).map(({ id }) => id);
    };
    const outcomes = await eachRow(rows, run, async (row) => {
      const { id, title, url, parent } = made.get(row.id)!;
      if (id === null) return rowUndone();
      if (newNode.parse(row.change).kind === 'separator') {
        if ((await separatorsIn(parent)).includes(id)) await ports.bookmarks.remove(id);
        return rowUndone();
      }
      const node = nodes.get(id);
      if (!node) return rowUndone();
      if (node.title !== title || node.url !== url || node.parentId !== parent)
        return rowConflict(text('bookmarks_changed_since'));
      if (node.url === null && (await ports.bookmarks.entries(id)).length > 0)
        return rowConflict(text('bookmarks_folder_in_use'));
      await ports.bookmarks.remove(id);
      return rowUndone();
    });
    await removeMadeLabels(ports.tags, rows, outcomes);
    return outcomes;
  },
  result(rows, outcomes) {
    const done = new Map(doneRows(rows, outcomes).map(({ row, after }) => [row.id, madeNode.parse(after)]));
    const made = rows.map((row, at) => ({ at, node: newNode.parse(row.change), made: done.get(row.id) }));
    return {
      created: made.filter((one) => one.made && one.node.kind === 'bookmark').length,
      folders: made.flatMap((one) =>
        one.made?.id && one.node.kind === 'folder' ? { item: one.at, id: one.made.id, title: one.made.title } : [],
      ),
      left: made.flatMap((one) => (one.made ? [] : one.at)),
      separators_left: made.filter((one) => one.made?.id === null).length,
    };
  },
  undoLabel: text('bookmarks_create_undo'),
  sentence: ({ data }) => countedSentence(data, 'created', 'bookmarks_created', 'bookmarks_create_plain'),
});

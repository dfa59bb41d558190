import { isWebAddress, normalizeAddress, tagAddress } from '@/src/address/address.ts';
import type { BookmarkNode, Tab } from '@/src/contract/ports.ts';
import { text } from '@/src/contract/text.ts';
import { ToolError, type WriteTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { doneRows, eachRow, rowConflict, rowDone, rowUndone } from '@/src/registry/each-row.ts';
import { countedSentence } from '../count-sentence.ts';
import { invalid } from '../errors/call-errors.ts';
import { idField } from '../library/bookmark-id.ts';
import { formatPath, spotPath } from '../library/folder-path.ts';
import { type Library, readLibrary } from '../library/library.ts';
import { noSuchTab } from '../tab-ids/named-tabs.ts';
import { brought, labels, labelsFor } from '../tags/rows/label-changes.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { folderMaker, madeFolders, removeFolders, spotOf } from './folders/new-folders.ts';
import { addMadeLabels, madeLabelConflicts, removeMadeLabels } from './plans/made-labels.ts';
import { nodeMaker } from './plans/node-maker.ts';

const wantedItem = z.strictObject({
  url: z.string().optional().describe('Address, http or https'),
  tab_id: z.number().int().optional().describe('Or the open tab to save'),
  title: z.string().optional().describe('Default: the title of the tab with this address'),
  folder_id: idField.optional().describe('Folder to save it in; default: other bookmarks'),
  folder_path: z.string().optional().describe('Or its path, such as "Dev/Rust"; missing folders are made'),
  tags: z.array(z.string()).optional().describe('Tags for the address'),
});
type WantedItem = z.infer<typeof wantedItem>;

/** The page, folder and tags of an item. Throws `ToolError` for what is not possible. */
function wantedOf(item: WantedItem, library: Library, tabs: Tab[]) {
  const tab = item.tab_id === undefined ? undefined : tabs.find(({ id }) => id === item.tab_id);
  if (item.tab_id !== undefined && !tab) throw noSuchTab([item.tab_id], tabs);
  const address = item.url?.trim() ?? tab?.url;
  if (!address) throw invalid('An item names no page.', 'Send url or tab_id for each item.');
  const unsavable = `"${address}" can't be saved: only http and https addresses can.`;
  if (!isWebAddress(address)) throw invalid(unsavable, 'Leave it out, or send its web address.');
  const url = normalizeAddress(address);
  const title = item.title?.trim() || (tab ?? tabs.find((open) => open.url === url))?.title || url;
  const spot = spotOf(library, item, library.defaultFolder);
  return { url, title, spot, folder: spotPath(library, spot), tags: [...(item.tags ?? [])] };
}

type Wanted = ReturnType<typeof wantedOf>;

/** Sorts items into new, existing and impossible ones. Throws if all are impossible. */
function sortWanted(items: WantedItem[], library: Library, tabs: Tab[]) {
  const made: Wanted[] = [];
  /** Bookmarks of the same address: in the same folder, where none is made, and in others. */
  const there: BookmarkNode[] = [];
  const elsewhere: BookmarkNode[] = [];
  /** Ids of tabs and folders that do not exist, and reasons for other items that are not possible. */
  const notFound: (number | string)[] = [];
  const refused: string[] = [];
  const saved = Map.groupBy(library.nodes, ({ url }) => (url === null ? '' : tagAddress(url)));
  const twins = new Map<string, Wanted>();
  let first: ToolError | undefined;
  for (const item of items) {
    try {
      const wanted = wantedOf(item, library, tabs);
      const { url, spot } = wanted;
      const key = JSON.stringify([wanted.folder, url]);
      const twin = twins.get(key);
      const same = saved.get(tagAddress(url)) ?? [];
      const known = same.find((node) => node.url === url && node.parentId === spot.parent);
      if (twin) twin.tags.push(...wanted.tags);
      else if (known && spot.missing.length === 0) there.push(known);
      else {
        twins.set(key, wanted);
        made.push(wanted);
        elsewhere.push(...same);
      }
    } catch (error) {
      if (!(error instanceof ToolError)) throw error;
      first ??= error;
      const id = item.tab_id ?? item.folder_id;
      if (error.code === 'not-found' && id !== undefined) notFound.push(id);
      else refused.push(error.message);
    }
  }
  if (first && made.length + there.length === 0) throw first;
  return { wanted: made, there, elsewhere, notFound, refused };
}

const parameters = z.strictObject({ items: z.array(wantedItem).min(1) });

/** A bookmark to be made below `parent`, in the folders `missing`. */
const newBookmark = labels.extend({
  url: z.string(),
  title: z.string(),
  parent: z.string(),
  missing: z.array(z.string()),
});

/** The bookmark as it was created, to detect later changes by the user. */
const createdBookmark = madeFolders.extend({
  ...brought.shape,
  id: z.string(),
  title: z.string(),
  url: z.string(),
  parent: z.string(),
});

/** An id for each row. Rows of one address in several folders get different ids. */
function rowIds(wanted: Wanted[]): string[] {
  const seen = new Map<string, number>();
  return wanted.map(({ url }) => {
    const id = `address:${tagAddress(url)}`;
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return count === 1 ? id : `${id} (${count})`;
  });
}

const inWords = (library: Library, nodes: BookmarkNode[]) =>
  nodes.map(({ id, url }) => ({ id, url, folder: formatPath(library.path(id).slice(0, -1)) }));

export const createBookmarks = (ports: ToolPorts): WriteTool<z.infer<typeof parameters>, { created: number }> => ({
  name: 'create_bookmarks',
  area: 'bookmarks',
  effect: 'write',
  inverse: 'exact',
  basic: true,
  untrusted: 'label',
  description: 'Save pages as bookmarks, each in the folder and with the tags you name; missing folders are made.',
  parameters,
  async plan({ items }) {
    const [library, tabs] = await Promise.all([readLibrary(ports), ports.tabs.all()]);
    const { wanted, there, elsewhere, notFound, refused } = sortWanted(items, library, tabs);
    const tagsByAddress = new Map<string, string[]>();
    for (const { url, tags } of wanted) {
      const address = tagAddress(url);
      tagsByAddress.set(address, [...(tagsByAddress.get(address) ?? []), ...tags]);
    }
    const labelled = await labelsFor(ports.tags, tagsByAddress);
    const ids = rowIds(wanted);
    return {
      headline: text('bookmarks_create_headline'),
      notes: [],
      verb: text('bookmarks_create_verb'),
      refuse: text('bookmarks_create_refuse'),
      addresses: [...new Set(wanted.map(({ url }) => url))],
      rows: wanted.map(({ url, title, spot, folder }, at) => ({
        id: ids[at]!,
        title,
        url,
        place: text('bookmarks_place', { path: folder }),
        digest: { url, parent: spot.parent },
        before: null,
        change: { url, title, ...spot, ...labelled.get(tagAddress(url))! },
      })),
      data: {
        ...(there.length > 0 && { already_there: inWords(library, there) }),
        ...(elsewhere.length > 0 && { already_saved: inWords(library, elsewhere) }),
        ...(notFound.length > 0 && { not_found: notFound }),
        ...(refused.length > 0 && { refused }),
      },
    };
  },
  async apply(rows, run) {
    const folderOf = folderMaker(ports.bookmarks, run);
    const make = nodeMaker(ports.bookmarks, run);
    const outcomes = await eachRow(rows, run, async (row) => {
      const { title, url, ...spot } = newBookmark.parse(row.change);
      const { id: parent, folders } = await folderOf(spot);
      const made = await make({ kind: 'bookmark', parent, title, url });
      return rowDone({ ...made, folders, added: [], carried: null });
    });
    return addMadeLabels(ports.tags, rows, outcomes, run.repeated);
  },
  conflicts: (rows) => madeLabelConflicts(ports.tags, rows),
  async undo(rows, run) {
    const made = new Map(rows.map((row) => [row.id, createdBookmark.parse(row.after)]));
    const nodes = await ports.bookmarks.byId([...made.values()].map(({ id }) => id));
    const outcomes = await eachRow(rows, run, async (row) => {
      const { id, title, url, parent, folders } = made.get(row.id)!;
      const node = nodes.get(id);
      if (node && (node.title !== title || node.url !== url || node.parentId !== parent))
        return rowConflict(text('bookmarks_changed_since'));
      if (node) await ports.bookmarks.remove(id);
      await removeFolders(ports.bookmarks, folders);
      return rowUndone();
    });
    await removeMadeLabels(ports.tags, rows, outcomes);
    return outcomes;
  },
  result: (rows, outcomes, { data }) => {
    const bookmarks = doneRows(rows, outcomes).map(({ after }) => {
      const { id, title, url, parent } = createdBookmark.parse(after);
      return { id, title, url, folder_id: parent };
    });
    return { created: bookmarks.length, bookmarks, ...data };
  },
  undoLabel: text('bookmarks_create_undo'),
  sentence: ({ data }) => countedSentence(data, 'created', 'bookmarks_created', 'bookmarks_create_plain'),
});

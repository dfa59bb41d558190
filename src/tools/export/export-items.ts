import { tagAddress } from '@/src/address/address.ts';
import { HAND_OVER } from '@/src/contract/call.ts';
import type { BookmarkNode } from '@/src/contract/ports.ts';
import { text } from '@/src/contract/text.ts';
import { type PlannedRow, ToolError, type WriteTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { requirePage } from '@/src/registry/call-run.ts';
import { doneRows } from '@/src/registry/each-row.ts';
import { omit } from '@/src/text/omit.ts';
import { invalid, notThere } from '../errors/call-errors.ts';
import { idField, pick } from '../library/bookmark-id.ts';
import { bookmarkItems } from '../library/bookmark-item.ts';
import { type Library, readLibrary } from '../library/library.ts';
import { namedTabs } from '../tab-ids/named-tabs.ts';
import { knownTags } from '../tags/rows/known-tags.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { type ExportedItem, formats } from './rows/export-formats.ts';
import { handedOver, handOverTask } from './rows/hand-over-text.ts';

/** The bookmarks among nodes, with all bookmarks in the folders among them. */
const within = (library: Library, nodes: BookmarkNode[]): BookmarkNode[] =>
  nodes.flatMap((node) => (node.url === null ? within(library, library.children(node.id)) : [node]));

async function tagged(ports: ToolPorts, names: string[]) {
  const known = await knownTags(ports.tags);
  const found = names.flatMap((name) => known.find(name) ?? []);
  const lists = await Promise.all(found.map(({ name }) => ports.tags.addressesOf(name)));
  return { addresses: new Set(lists.flat()), missing: names.filter((name) => !known.find(name)), known };
}

/** Items by row id, tagged pages once, and the ids and tags that match nothing. */
async function collect(ports: ToolPorts, { tab_ids = [], bookmark_ids = [], tags = [] }: Partial<Arguments>) {
  const [library, open] = await Promise.all([readLibrary(ports), ports.tabs.all()]);
  const { found, missing } = namedTabs(tab_ids, open);
  const picked = pick(library, bookmark_ids, 'both');
  const byTag = await tagged(ports, tags);
  const saved = within(library, picked.nodes);

  const here = new Set([...found, ...saved].map(({ url }) => tagAddress(url ?? '')));
  const more = library.nodes.filter(({ url }) => url !== null && byTag.addresses.has(tagAddress(url)));
  const addresses = byTag.addresses.difference(here);
  const nodes = [...saved, ...more.filter(({ url }) => addresses.has(tagAddress(url ?? '')))];
  const unsaved = addresses.difference(new Set(more.map(({ url }) => tagAddress(url ?? ''))));
  const trashed = new Set(library.trashed.map(({ url }) => tagAddress(url ?? '')));

  const labels = await ports.tags.of([...here, ...unsaved]);
  const labelsOf = (url: string) => labels.get(tagAddress(url)) ?? [];
  const plain = { folder: '', added: null };
  const items = new Map<string, ExportedItem>();
  for (const { id, title, url } of found) items.set(`tab:${id}`, { ...plain, title, url, tags: labelsOf(url) });
  for (const { id, title, url, folder, added, tags: own } of await bookmarkItems(ports, library, nodes))
    items.set(`bookmark:${id}`, { title, url, folder, added, tags: own });
  for (const address of unsaved) {
    const tab = open.find(({ url }) => tagAddress(url) === address);
    if (!tab && trashed.has(address)) continue;
    const { title, url } = tab ?? { title: address, url: address };
    items.set(`address:${address}`, { ...plain, title, url, tags: labelsOf(url) });
  }
  const notFound = [...missing, ...picked.notFound, ...byTag.missing];
  if (items.size > 0) return { items, notFound };
  const [tag] = byTag.missing;
  if (tag !== undefined) throw byTag.known.notFound(tag);
  const named = [...tab_ids, ...bookmark_ids, ...tags];
  throw named.length > 0
    ? notThere(`There is no page in ${named.join(', ')}.`, 'Name other folders or tags.')
    : invalid('Nothing to export is named.', 'Send tab_ids, bookmark_ids or tags.');
}

/** Maximum length of one export, in characters. It goes to the page in one message. */
const most = 20_000_000;

const format = z.enum(['markdown', 'html', 'csv']);
const parameters = z.strictObject({
  tab_ids: z.array(z.number().int()).optional().describe('Open tabs'),
  bookmark_ids: z.array(idField).optional().describe('Bookmarks; of folders all that lies in them'),
  tags: z.array(z.string()).optional().describe('Pages that carry one of these tags'),
  format: format.default('markdown').describe('html: a bookmark file that every browser imports'),
  to: z.enum(['clipboard', 'file']).default('clipboard').describe('Where the text goes'),
});
type Arguments = z.infer<typeof parameters>;
type Exported = { exported: number; to?: string; file?: string; clipboard_refused?: string };

const out = z.object({
  folder: z.string(),
  added: z.string().nullable(),
  tags: z.array(z.string()),
  format,
  task: z.object(omit(handOverTask.shape, 'text')),
});

/** The page's task: to hand over the text of the rows that the user left ticked. */
function taskOf(rows: PlannedRow[]): z.infer<typeof handOverTask> {
  const items = rows.map(({ title, url = '', change }) => ({ title, url, ...out.parse(change) }));
  const [first] = items;
  if (!first) throw new Error('An export without rows');
  const written = formats[first.format].write(items);
  if (written.length > most)
    throw new ToolError(
      'too-large',
      'This is more than can be exported at once.',
      'Export one folder or tag at a time.',
    );
  return { ...first.task, text: written };
}

export const exportItems = (ports: ToolPorts): WriteTool<Arguments, Exported> => ({
  name: 'export_items',
  area: 'pages',
  effect: 'write',
  inverse: 'none',
  atHome: true,
  holds: ['tabs', 'bookmarks'],
  description: 'Write tabs, bookmarks or tagged pages as a list for other programs: to the clipboard or into a file.',
  parameters,
  async plan({ format: id, to, ...wanted }) {
    const { items, notFound } = await collect(ports, wanted);
    const { ending, type } = formats[id];
    const name = `outrigger-${new Date(ports.clock.now()).toISOString().slice(0, 10)}.${ending}`;
    return {
      headline: text('export_headline', { to }),
      notes: [],
      verb: text('export_verb'),
      refuse: text('export_refuse'),
      rows: [...items].map(([row, { title, url, ...rest }]) => ({
        id: row,
        title,
        url,
        digest: { url },
        before: null,
        change: { ...rest, format: id, task: { to, name, type } },
      })),
      ...(notFound.length > 0 && { data: { not_found: notFound } }),
    };
  },
  /** One slice: all rows make one text. After a killed worker the same text is handed over again. */
  slice: Number.MAX_SAFE_INTEGER,
  async apply(rows, run) {
    const done = handedOver.parse(await requirePage(run)(HAND_OVER, taskOf(rows)));
    return rows.map(({ id }) => ({ row: id, state: 'done', after: done }));
  },
  undo: async (rows) => rows.map(({ id }) => ({ row: id, state: 'failed', reason: text('export_no_undo') })),
  result(rows, outcomes, { data }) {
    const done = doneRows(rows, outcomes);
    const [first] = done;
    if (!first) return { exported: 0, ...data };
    const { to, why } = handedOver.parse(first.after);
    const file = to === 'file' && { file: out.parse(first.row.change).task.name };
    return { exported: done.length, to, ...file, ...(why !== undefined && { clipboard_refused: why }), ...data };
  },
  undoLabel: text('export_plain'),
  sentence({ data }) {
    if (!data) return text('export_plain');
    const { exported: n, to = '', clipboard_refused: why } = data;
    return why === undefined ? text('export_done', { n, to }) : text('export_instead', { n });
  },
});

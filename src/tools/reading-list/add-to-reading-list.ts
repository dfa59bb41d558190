import { isWebAddress, normalizeAddress } from '@/src/address/address.ts';
import { text } from '@/src/contract/text.ts';
import type { WriteTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { eachRow, rowConflict, rowDone, rowSkipped, rowUndone } from '@/src/registry/each-row.ts';
import { tellsDone } from '../count-sentence.ts';
import { invalid } from '../errors/call-errors.ts';
import { noSuchTab } from '../tab-ids/named-tabs.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { entryNow, readEntries } from './rows/reading-entries.ts';

const item = z.strictObject({
  tab_id: z.number().int().optional().describe('Open tab'),
  url: z.string().optional().describe('Or an address, http or https'),
  title: z.string().optional().describe('Default: the title of the tab'),
});
const parameters = z.strictObject({ items: z.array(item).min(1) });
type Arguments = z.infer<typeof parameters>;

const wanted = z.object({ url: z.string(), title: z.string() });
type Wanted = z.infer<typeof wanted>;

/** The entry as it was added; null in a row of an earlier version. */
const addedEntry = z.object({ title: z.string() }).nullable();

/** The pages to add, the ids of tabs that do not exist, and addresses that cannot be added. */
async function sort({ tabs }: ToolPorts, items: Arguments['items']) {
  const open = await tabs.all();
  const pages = new Map<string, Wanted>();
  const missing: number[] = [];
  const refused: string[] = [];
  for (const { tab_id, url, title } of items) {
    const tab = tab_id === undefined ? undefined : open.find(({ id }) => id === tab_id);
    const address = url?.trim() ?? tab?.url ?? '';
    if (tab_id !== undefined && !tab) missing.push(tab_id);
    else if (!isWebAddress(address)) refused.push(address);
    else {
      const href = normalizeAddress(address);
      const named = title?.trim() || (tab ?? open.find((one) => one.url === href))?.title || href;
      if (!pages.has(href)) pages.set(href, { url: href, title: named });
    }
  }
  if (pages.size === 0 && missing.length > 0) throw noSuchTab(missing, open);
  if (pages.size === 0)
    throw invalid(
      `"${refused[0]}" can't be read later: only http and https addresses can.`,
      'Send tab_id or url for each item.',
    );
  return { pages: [...pages.values()], missing, refused };
}

export const addToReadingList = (ports: ToolPorts): WriteTool<Arguments, { added: number }> => ({
  name: 'add_to_reading_list',
  area: 'bookmarks',
  effect: 'write',
  inverse: 'exact',
  description: 'Put pages on the list of what to read later.',
  parameters,
  async plan({ items }) {
    const known = new Set((await readEntries(ports)).map(({ url }) => url));
    const { pages, missing, refused } = await sort(ports, items);
    const there = pages.filter(({ url }) => known.has(url)).map(({ url }) => url);
    const fresh = pages.filter(({ url }) => !known.has(url));
    return {
      headline: text('reading_add_headline'),
      notes: [],
      verb: text('reading_add_verb'),
      refuse: text('reading_add_refuse'),
      addresses: fresh.map(({ url }) => url),
      rows: fresh.map(({ url, title }) => ({
        id: `address:${url}`,
        title,
        url,
        digest: { url },
        before: null,
        change: { url, title },
      })),
      data: {
        ...(there.length > 0 && { already_there: there }),
        ...(missing.length > 0 && { not_found: missing }),
        ...(refused.length > 0 && { refused }),
      },
    };
  },
  apply: (rows, run) =>
    eachRow(rows, run, async (row) => {
      const page = wanted.parse(row.change);
      if (!(await entryNow(ports, page.url))) await ports.readingList.add(page);
      else if (!run.repeated) return rowSkipped(text('reading_there'));
      const { title } = (await entryNow(ports, page.url)) ?? page;
      return rowDone({ title });
    }),
  undo: (rows, run) =>
    eachRow(rows, run, async (row) => {
      const { url } = wanted.parse(row.change);
      const [added, now] = [addedEntry.parse(row.after), await entryNow(ports, url)];
      if (now?.read) return rowConflict(text('reading_read_since'));
      if (now && added && now.title !== added.title) return rowConflict(text('reading_renamed_since'));
      await ports.readingList.takeBack(url);
      return rowUndone();
    }),
  undoLabel: text('reading_add_undo'),
  ...tellsDone('added', 'reading_added', 'reading_add_plain'),
});

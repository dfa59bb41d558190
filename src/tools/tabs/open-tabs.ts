import { isWebAddress, normalizeAddress } from '@/src/address/address.ts';
import { callers } from '@/src/contract/call.ts';
import type { Tab, TabsPort } from '@/src/contract/ports.ts';
import { text } from '@/src/contract/text.ts';
import type { ApplyRun, PlannedRow, RowOutcome, WriteTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { countedSentence } from '../count-sentence.ts';
import { invalid, notThere } from '../errors/call-errors.ts';
import { noSuchBookmark } from '../library/bookmark-id.ts';
import { readLibrary } from '../library/library.ts';
import { sightings } from '../tab-ids/tab-sightings.ts';
import { page, tabsOfPages } from '../tab-ids/tabs-by-address.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { mostAwake } from './layout/arrange-tabs.ts';
import { closeOpened, openedRows } from './layout/close-opened.ts';
import { isTitled } from './layout/group-plan.ts';
import { rebindOpened } from './rebind/rebind.ts';

const parameters = z.strictObject({
  urls: z.array(z.string().min(1)).optional().describe('http or https addresses'),
  bookmark_ids: z.array(z.string()).optional().describe('Bookmarks to open, as the bookmark tools give their ids'),
  window: z.enum(['current', 'new']).default('current').describe('In which window'),
  active: z.boolean().optional().describe('Bring the first one to the front; by default only a single one is'),
  group_title: z.string().trim().min(1).optional().describe('Put them into the tab group of this title'),
});
type Arguments = z.infer<typeof parameters>;

export function openTabs(ports: ToolPorts): WriteTool<Arguments, { opened: number }> {
  const { tabs } = ports;
  return {
    name: 'open_tabs',
    area: 'tabs',
    effect: 'write',
    inverse: 'exact',
    egress: true,
    description: 'Opens addresses or bookmarks in tabs.',
    parameters,
    async plan(args, context) {
      const { open, missing, unopenable } = await addressesToOpen(ports, args);
      const [all, current] = await Promise.all([tabs.all(), tabs.current(context.window)]);
      const windowId = args.window === 'current' ? (current?.windowId ?? null) : null;
      const how: Omit<Opening, 'front' | 'had'> = {
        windowId,
        group: args.group_title ?? null,
        asleep: open.length > mostAwake,
        current: current?.id ?? null,
      };
      const byPage = Map.groupBy(all, (tab) => page(tab.url));
      const copies = new Map<string, number>();
      return {
        headline: text('tabs_open_ask', { n: open.length }),
        notes: open.length > mostAwake ? [text('tabs_open_asleep')] : [],
        verb: text('tabs_open_verb', { n: open.length }),
        refuse: text('tabs_open_refuse'),
        rows: open.map(({ url, title }, at) => {
          const copy = (copies.get(url) ?? 0) + 1;
          copies.set(url, copy);
          const front = at === 0 && (args.active ?? (open.length === 1 && !callers[context.caller].outside));
          return {
            id: copy === 1 ? `address:${url}` : `address:${url} ${copy}`,
            title,
            url,
            digest: { url },
            opens: [{ url }],
            before: null,
            change: { ...how, front, had: (byPage.get(page(url)) ?? []).map(({ id }) => id) },
          };
        }),
        addresses: [...new Set(open.map(({ url }) => url))],
        data: {
          ...(missing.length > 0 ? { not_found: missing } : {}),
          ...(unopenable.length > 0 ? { left_out: unopenable } : {}),
        },
      };
    },
    apply: (rows, run) => openRows(tabs, rows, run),
    undo: (rows) => closeOpened(ports, openedRows(rows)),
    result(_, outcomes, { data }) {
      const ids = outcomes.flatMap((outcome) => (outcome.state === 'done' ? [opened.parse(outcome.after).tab] : []));
      return { ...data, opened: ids.length, tab_ids: ids };
    },
    rebind: (rows) => rebindOpened(tabs, rows),
    undoLabel: text('tabs_open_undo'),
    sentence: ({ data }) => countedSentence(data, 'opened', 'tabs_open_sentence', 'tabs_open_plain'),
  };
}

/** The way in which one address is to be opened. */
const opening = z.object({
  /** Window to open the address in; null for a new one. */
  windowId: z.number().nullable(),
  group: z.string().nullable(),
  asleep: z.boolean(),
  front: z.boolean(),
  /** Id of the tab that was active before. */
  current: z.number().nullable(),
  /** Ids of the tabs that showed the page before. */
  had: z.array(z.number()),
});
type Opening = z.infer<typeof opening>;

/** The result of a row, for undo. */
const opened = z.object({ tab: z.number(), windowId: z.number(), group: z.number().nullable() });
type Opened = z.infer<typeof opened>;

/** Number of sleeping tabs that are opened at a time. */
const atOnce = 10;

function openingRow({ id, digest, change }: PlannedRow) {
  const how = opening.parse(change);
  return { row: id, id: null, url: digest.url ?? '', had: how.had, how };
}
type OpeningRow = ReturnType<typeof openingRow>;

async function openIn(tabs: TabsPort, { url, how }: OpeningRow, windowId: number | null): Promise<Tab | null> {
  if (windowId === null) return (await tabs.openWindow([url]))[0] ?? null;
  return tabs.open({ url, windowId, active: how.front, asleep: how.asleep && !how.front });
}

/** The window of the call: one that it opened earlier, the named one, or a new one if that is null. */
async function windowOf(tabs: TabsPort, named: number | null, before: Opened[]): Promise<number | null> {
  const windows = new Set((await tabs.windows()).map(({ id }) => id));
  if (named === null) return before.find(({ windowId }) => windows.has(windowId))?.windowId ?? null;
  return windows.has(named) ? named : ((await tabs.current(null))?.windowId ?? null);
}

async function groupUp(tabs: TabsPort, ids: number[], windowId: number, title: string, before: Opened[]) {
  const groups = (await tabs.groups()).filter((group) => group.windowId === windowId);
  const made = before.map(({ group }) => group);
  const known = groups.find(({ id }) => made.includes(id)) ?? groups.find((group) => isTitled(group, title));
  if (known) return tabs.group(ids, { groupId: known.id });
  const id = await tabs.group(ids, { windowId });
  await tabs.updateGroup(id, { title });
  return id;
}

/** Opens planned addresses in one window and group, until it is stopped or time is up. */
async function openRows(tabs: TabsPort, planned: PlannedRow[], run: ApplyRun): Promise<RowOutcome[]> {
  const rows = planned.map(openingRow);
  const before = run.earlier.flatMap((outcome) => (outcome.state === 'done' ? [opened.parse(outcome.after)] : []));
  const taken = before.map(({ tab }) => tab);
  const done = run.repeated ? tabsOfPages(await tabs.all(), rows, { taken }) : new Map<OpeningRow, Tab>();
  const how = rows[0]?.how;
  const left = rows.filter((row) => !done.has(row));
  let windowId = [...done.values()][0]?.windowId ?? (await windowOf(tabs, how?.windowId ?? null, before));
  const tried = new Set(done.keys());
  for (let next = 0; next < left.length && !run.signal.aborted && !(next > 0 && run.late()); ) {
    const target = windowId;
    const slice = left.slice(next, next + (how?.asleep && target !== null ? atOnce : 1));
    const tabsOpened = await Promise.all(slice.map((row) => openIn(tabs, row, target).catch(() => null)));
    for (const [at, row] of slice.entries()) {
      tried.add(row);
      const tab = tabsOpened[at];
      if (!tab) continue;
      done.set(row, tab);
      windowId = tab.windowId;
    }
    next += slice.length;
  }
  const ids = [...done.values()].map(({ id }) => id);
  const group =
    how?.group && windowId !== null && ids.length > 0 ? await groupUp(tabs, ids, windowId, how.group, before) : null;
  const seen = sightings(await tabs.all(), new Map([...done].map(([{ url }, { id }]) => [id, url])));
  return rows.flatMap((each): RowOutcome[] => {
    const tab = done.get(each);
    const after = tab && { tab: tab.id, windowId: tab.windowId, group, seen: seen(tab) };
    if (after) return [{ row: each.row, state: 'done', after }];
    return tried.has(each) ? [{ row: each.row, state: 'failed', reason: text('tabs_not_opened') }] : [];
  });
}

function checkedUrl(url: string) {
  if (isWebAddress(url)) return { url: normalizeAddress(url), title: url };
  const guess = `https://${url}`;
  const bare = !/^[a-z][a-z0-9+.-]*:/i.test(url) && URL.canParse(guess);
  throw invalid(
    `"${url}" is not an http or https address.`,
    bare ? `Send "${guess}".` : 'Only http and https addresses can be opened.',
  );
}

/** The given addresses, then those of bookmarks. Throws `invalid-arguments`, `not-found` if none is left. */
async function addressesToOpen(ports: ToolPorts, { urls = [], bookmark_ids = [] }: Arguments) {
  if (urls.length + bookmark_ids.length === 0)
    throw invalid('There is nothing to open.', 'Send `urls` or `bookmark_ids`.');
  const open = urls.map(checkedUrl);
  const missing: string[] = [];
  const unopenable: string[] = [];
  const library = bookmark_ids.length > 0 ? await readLibrary(ports) : null;
  for (const id of new Set(bookmark_ids)) {
    const node = library?.get(id);
    if (!node) missing.push(id);
    else if (node.url !== null && isWebAddress(node.url)) open.push({ url: node.url, title: node.title });
    else unopenable.push(id);
  }
  if (open.length > 0) return { open, missing, unopenable };
  const [first] = missing;
  if (library && first !== undefined) throw noSuchBookmark(library, first);
  throw notThere(
    `${unopenable.join(', ')}: folders, or bookmarks without a web address.`,
    'Call search_bookmarks or list_bookmarks for the ids of bookmarks.',
  );
}

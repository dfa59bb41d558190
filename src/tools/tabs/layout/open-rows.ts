import type { Tab, TabsPort } from '@/src/contract/ports.ts';
import { text } from '@/src/contract/text.ts';
import type { ApplyRun, PlannedRow, RowOutcome } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { sightings } from '../../tab-ids/tab-sightings.ts';
import { tabsOfPages } from '../../tab-ids/tabs-by-address.ts';
import { isTitled } from './group-plan.ts';

/** The way in which one address is to be opened. */
export const opening = z.object({
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
export type Opening = z.infer<typeof opening>;

/** The result of a row, for undo. */
export const opened = z.object({ tab: z.number(), windowId: z.number(), group: z.number().nullable() });
export type Opened = z.infer<typeof opened>;

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
export async function openRows(tabs: TabsPort, planned: PlannedRow[], run: ApplyRun): Promise<RowOutcome[]> {
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

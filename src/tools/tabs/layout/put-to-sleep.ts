import type { Tab } from '@/src/contract/ports.ts';
import { z } from '@/src/contract/zod.ts';
import { latest } from '../../tab-ids/new-tab-ids.ts';
import { page, tabsOfPages } from '../../tab-ids/tabs-by-address.ts';
import type { TabPorts } from '../../tool-ports.ts';

/** Data of a tab that is put to sleep, to find it if Chrome changes its id. */
export const sleeper = z.object({ id: z.number(), url: z.string(), had: z.array(z.number()) });
type Sleeper = z.infer<typeof sleeper>;

export const sleeperOf = ({ id, url }: Tab, all: Tab[]): Sleeper => ({
  id,
  url,
  had: all.filter((tab) => tab.id !== id && page(tab.url) === page(url)).map((tab) => tab.id),
});

/** Puts a tab to sleep and gives its new state; the browser may refuse. Null if it is gone. */
export async function putToSleep({ tabs, returned }: TabPorts, was: Sleeper) {
  const [all, { tabs: ids }] = await Promise.all([tabs.all(), returned.ids()]);
  const known = latest(ids, was.id);
  // A tab with another id only counts if it is asleep: a stopped worker may have put it to sleep.
  const candidates = all.filter(({ id, discarded }) => discarded || id === known);
  const tab = tabsOfPages(candidates, [was], { ids }).get(was) ?? null;
  const now = tab && !tab.discarded ? ((await tabs.discard(tab.id)) ?? tab) : tab;
  if (now) await returned.note('tabs', [[known, now.id]]);
  return now;
}

import type { Json } from '@/src/contract/json.ts';
import type { Tab } from '@/src/contract/ports.ts';
import { text } from '@/src/contract/text.ts';
import type { UndoOutcome } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { page } from './tabs-by-address.ts';

/** The data by which a tab is found in a later session: its page, and its position among the tabs with that page. */
const sighting = z.object({ page: z.string(), nth: z.number(), of: z.number() });
export type Sighting = z.infer<typeof sighting>;

const recorded = z.object({ seen: sighting }).catch({ seen: { page: '', nth: -1, of: 0 } });

/** Makes the function that gives a tab's sighting. `coming`: addresses of tabs whose pages may not have loaded yet. */
export function sightings(all: Tab[], coming: ReadonlyMap<number, string> = new Map()): (tab: Tab) => Sighting {
  const pageOf = ({ id, url }: Tab) => page(coming.get(id) ?? url);
  const byPage = Map.groupBy(all, pageOf);
  return (tab) => {
    const copies = byPage.get(pageOf(tab)) ?? [];
    return { page: pageOf(tab), nth: copies.findIndex(({ id }) => id === tab.id), of: copies.length };
  };
}

/** Finds the tab of each row of another session. If the number of tabs with its page has changed, none is taken. */
export function recognised(all: Tab[], rows: { id: string; after: Json }[]) {
  const byPage = Map.groupBy(all, ({ url }) => page(url));
  const found = rows.map(({ id, after }) => {
    const { page, nth, of } = recorded.parse(after).seen;
    const copies = byPage.get(page) ?? [];
    return { row: id, tab: copies.length === of ? copies[nth] : undefined, n: copies.length };
  });
  const claims = Map.groupBy(found, ({ tab }) => tab);
  const isTold = ({ tab }: { tab: Tab | undefined }) => tab !== undefined && claims.get(tab)?.length === 1;
  return {
    tabs: new Map(found.flatMap(({ row, tab }) => (tab && isTold({ tab }) ? [[row, tab]] : []))),
    lost: found.flatMap(({ row, tab, n }): UndoOutcome[] => {
      if (isTold({ tab })) return [];
      return [{ row, state: 'conflict', reason: n === 0 ? text('tabs_lost') : text('tabs_unsure', { n }) }];
    }),
  };
}

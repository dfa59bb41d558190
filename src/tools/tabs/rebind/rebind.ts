import type { Tab, TabsPort } from '@/src/contract/ports.ts';
import type { DoneRow, Rebound } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { recognised } from '../../tab-ids/tab-sightings.ts';

/** An id that nothing has, different for each call. `at`: when the call's intent was recorded. */
export const never = (was: number, at: number) => -(at * 1_000 + was);

/** The record of a row, kept whole though only parts are read. */
export const fields = z.record(z.string(), z.json());

async function rebindTabs(tabs: TabsPort, rows: DoneRow[], renumber: (row: DoneRow, tab: Tab, all: Tab[]) => DoneRow) {
  const all = await tabs.all();
  const { tabs: found, lost } = recognised(all, rows);
  const rebound = rows.flatMap((row) => {
    const tab = found.get(row.id);
    return tab ? renumber(row, tab, all) : [];
  });
  return { rows: rebound, lost };
}

/** Rows whose `change` names the tab. */
export const rebindChanged = (tabs: TabsPort, rows: DoneRow[]): Promise<Rebound> =>
  rebindTabs(tabs, rows, (row, { id }) => ({ ...row, change: { ...fields.parse(row.change), tab: id } }));

/** Rows whose tab was opened. */
export const rebindOpened = (tabs: TabsPort, rows: DoneRow[]): Promise<Rebound> =>
  rebindTabs(tabs, rows, (row, { id, url }, all) => ({
    ...row,
    change: { ...fields.parse(row.change), had: all.flatMap((tab) => (tab.url === url ? tab.id : [])), current: null },
    after: { ...fields.parse(row.after), tab: id },
  }));

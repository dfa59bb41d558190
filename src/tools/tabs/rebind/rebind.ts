import type { Json } from '@/src/contract/json.ts';
import type { Tab } from '@/src/contract/ports.ts';
import type { PlannedRow, Rebound } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { recognised } from '../../tab-ids/tab-sightings.ts';
import type { ToolPorts } from '../../tool-ports.ts';

type Ports = Pick<ToolPorts, 'tabs'>;
export type DoneRow = PlannedRow & { after: Json };

/** An id that nothing has, different for each call. `at`: when the call's intent was recorded. */
export const never = (was: number, at: number) => -(at * 1_000 + was);

/** The record of a row, kept whole though only parts are read. */
export const fields = z.record(z.string(), z.json());

/** Finds the tab of each row in this session, and gives the row its id. */
async function rebindTabs({ tabs }: Ports, rows: DoneRow[], renumber: (row: DoneRow, tab: Tab, all: Tab[]) => DoneRow) {
  const all = await tabs.all();
  const { tabs: found, lost } = recognised(all, rows);
  const rebound = rows.flatMap((row) => {
    const tab = found.get(row.id);
    return tab ? renumber(row, tab, all) : [];
  });
  return { rows: rebound, lost };
}

/** Rows whose `change` names the tab. */
export const rebindChanged = (ports: Ports, rows: DoneRow[]): Promise<Rebound> =>
  rebindTabs(ports, rows, (row, { id }) => ({ ...row, change: { ...fields.parse(row.change), tab: id } }));

/** Rows whose tab was opened. */
export const rebindOpened = (ports: Ports, rows: DoneRow[]): Promise<Rebound> =>
  rebindTabs(ports, rows, (row, { id, url }, all) => ({
    ...row,
    change: { ...fields.parse(row.change), had: all.flatMap((tab) => (tab.url === url ? tab.id : [])), current: null },
    after: { ...fields.parse(row.after), tab: id },
  }));

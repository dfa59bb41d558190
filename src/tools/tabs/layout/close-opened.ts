import type { Tab } from '@/src/contract/ports.ts';
import { text } from '@/src/contract/text.ts';
import type { DoneRow, UndoOutcome } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { latest } from '../../tab-ids/new-tab-ids.ts';
import { page, type Trace, tabsOfPages } from '../../tab-ids/tabs-by-address.ts';
import type { TabPorts } from '../../tool-ports.ts';
import { keepBrowserOpen } from './keep-browser-open.ts';

/** `current`: id of the tab that was active before. */
type OpenedRow = Trace & { row: string; current: number | null };

const opening = z.object({ current: z.number().nullable(), had: z.array(z.number()) });
const opened = z.object({ tab: z.number() });

/** The done rows of a call, each with the tab that it opened. */
export const openedRows = (rows: DoneRow[]): OpenedRow[] =>
  rows.map(({ id, digest, change, after }) => ({
    row: id,
    url: digest.url ?? '',
    id: opened.parse(after).tab,
    ...opening.parse(change),
  }));

/** Closes the tabs that a call opened, except those in which the user went on to another page. */
export async function closeOpened({ tabs, returned }: TabPorts, rows: OpenedRow[]) {
  const [all, { tabs: ids }] = await Promise.all([tabs.all(), returned.ids()]);
  const now = tabsOfPages(all, rows, { ids });
  // In Firefox a tab is blank until its page arrives.
  const isUnchanged = (tab: Tab, url: string) => page(tab.url) === page(url) || tab.url === 'about:blank';
  const unchanged = [...now].filter(([{ url }, tab]) => isUnchanged(tab, url));
  const [first] = unchanged;
  const current = first?.[0].current ?? null;
  if (current !== null && unchanged.some(([, tab]) => tab.active)) await tabs.activate(latest(ids, current));
  const going = new Set(unchanged.map(([, { id }]) => id));
  await keepBrowserOpen(tabs, all, going);
  if (first) await tabs.close([...going]);
  const closed = new Set(unchanged.map(([row]) => row));
  return rows.map((row): UndoOutcome => {
    if (now.has(row) && !closed.has(row)) return { row: row.row, state: 'conflict', reason: text('tabs_changed') };
    return { row: row.row, state: 'undone' };
  });
}

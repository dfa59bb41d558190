import type { Tab } from '@/src/contract/ports.ts';
import { text } from '@/src/contract/text.ts';
import type { UndoOutcome } from '@/src/contract/tool.ts';
import { tagAddress } from '../address.ts';
import type { ToolPorts } from '../ports.ts';
import { latest, type Returned } from './returned.ts';

/** The page behind an address, whatever a server adds to it by itself: https, `www.`, a last slash. */
export const page = (url: string) =>
  tagAddress(url)
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/\/$/, '');

interface OpenedRow {
  row: string;
  tab: number;
  url: string;
  current: number | null;
  /** Tabs that showed the page before. */
  had: number[];
}

/**
 * The tab of each row as it is now. One whose number has changed, since it was put to sleep or came back after it was
 * closed, is the tab of that page that was not there before.
 */
function tabsNow(all: Tab[], rows: OpenedRow[], returned: Returned): Map<OpenedRow, Tab> {
  const byId = new Map(all.map((tab) => [tab.id, tab]));
  const found = new Map<OpenedRow, Tab>();
  const known = (row: OpenedRow) => byId.get(latest(returned.tabs, row.tab));
  const taken = new Set(rows.flatMap((row) => known(row)?.id ?? []));
  for (const row of rows) {
    const isIt = ({ id, url }: Tab) => page(url) === page(row.url) && !row.had.includes(id) && !taken.has(id);
    const tab = known(row) ?? all.find(isIt);
    if (!tab) continue;
    taken.add(tab.id);
    found.set(row, tab);
  }
  return found;
}

/** Closes tabs that were opened by a call; one in which the user has gone on to another page stays. */
export async function closeOpened(
  { tabs, returned }: Pick<ToolPorts, 'tabs' | 'returned'>,
  rows: OpenedRow[],
): Promise<UndoOutcome[]> {
  const now = tabsNow(await tabs.all(), rows, returned);
  const unchanged = [...now].filter(([{ url }, tab]) => page(tab.url) === page(url));
  const [first] = unchanged;
  const current = first?.[0].current ?? null;
  if (current !== null && unchanged.some(([, tab]) => tab.active)) await tabs.activate(latest(returned.tabs, current));
  if (first) await tabs.close(unchanged.map(([, { id }]) => id));
  const closed = new Set(unchanged.map(([row]) => row));
  return rows.map((row): UndoOutcome => {
    if (now.has(row) && !closed.has(row)) return { row: row.row, state: 'conflict', reason: text('tabs_changed') };
    return { row: row.row, state: 'undone' };
  });
}

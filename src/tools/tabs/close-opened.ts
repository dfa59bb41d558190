import type { TabsPort } from '@/src/contract/ports.ts';
import { text } from '@/src/contract/text.ts';
import type { UndoOutcome } from '@/src/contract/tool.ts';
import { tagAddress } from '../address.ts';

/** The page behind an address, whatever a server adds to it by itself: https, `www.`, a last slash. */
export const page = (url: string) =>
  tagAddress(url)
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/\/$/, '');

/** Closes tabs that were opened by a call; one in which the user has gone on to another page stays. */
export async function closeOpened(
  tabs: TabsPort,
  rows: { row: string; tab: number; url: string; current: number | null }[],
): Promise<UndoOutcome[]> {
  const open = new Map((await tabs.all()).map((tab) => [tab.id, tab]));
  const judged = rows.map((row) => ({ ...row, now: open.get(row.tab) }));
  const unchanged = judged.filter(({ now, url }) => now && page(now.url) === page(url));
  const wasInFront = unchanged.some(({ now }) => now?.active);
  const [first] = unchanged;
  if (wasInFront && first && first.current !== null) await tabs.activate(first.current);
  if (first) await tabs.close(unchanged.map(({ tab }) => tab));
  return judged.map((each): UndoOutcome => {
    if (each.now && !unchanged.includes(each))
      return { row: each.row, state: 'conflict', reason: text('tabs_changed') };
    return { row: each.row, state: 'undone' };
  });
}

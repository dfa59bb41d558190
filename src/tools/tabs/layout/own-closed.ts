import type { JournalEntry } from '@/src/contract/journal-entry.ts';
import type { ClosedEntry } from '@/src/contract/ports.ts';
import type { ToolPorts } from '../../tool-ports.ts';
import { closedTab } from './closed-tab.ts';

/** A closed tab. If Outrigger closed it, with its id then and the row of the journal that can restore it. */
export type Closed = ClosedEntry & { own?: { entry: string; row: string; tab: number } };

const closing = 'close_tabs';
/** Number of newest actions that are examined. */
const most = 500;

/** The tabs closed by one action that are not back, the last first. */
function closedBy({ id, at, ended = at, rows, outcomes, undone }: JournalEntry): Closed[] {
  const done = new Set(outcomes.flatMap(({ row, state }) => (state === 'done' ? row : [])));
  const back = new Set(undone);
  return rows
    .filter((row) => done.has(row.id) && !back.has(row.id))
    .map(({ id: row, title, url = '', before }) => ({
      id: `${id}#${row}`,
      own: { entry: id, row, tab: closedTab.parse(before).id },
      at: ended,
      window: false,
      tabs: [{ title, url }],
    }))
    .reverse();
}

/** Tabs that Outrigger has closed, from its journal, newest first. */
export async function ownClosed({ actions }: Pick<ToolPorts, 'actions'>): Promise<Closed[]> {
  const entries: JournalEntry[] = [];
  let cursor: string | undefined;
  do {
    const page = await actions.page({ query: closing, limit: 100, ...(cursor === undefined ? {} : { cursor }) });
    entries.push(...page.items.filter(({ tool }) => tool === closing));
    cursor = page.next;
  } while (cursor !== undefined && entries.length < most);
  return entries.flatMap(closedBy);
}

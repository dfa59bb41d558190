import { type SavedSession, type SavedTab, savedTab } from '@/src/contract/session.ts';
import { text } from '@/src/contract/text.ts';
import type { PlannedRow, UndoOutcome } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { rowConflict } from '@/src/registry/each-row.ts';
import type { ToolPorts } from '../../tool-ports.ts';

/** A tab of a snoozed session, with all that is needed to snooze it again. */
export const snooze = z.object({
  id: z.string(),
  name: z.string(),
  at: z.number(),
  wakes: z.number(),
  tab: savedTab,
});
export type Snooze = z.infer<typeof snooze>;

type Sessions = Pick<ToolPorts, 'sessions'>;

export function snoozeOf({ id, name, at, wakes = at }: SavedSession, tab: SavedTab): Snooze {
  return { id, name, at, wakes, tab };
}

const snoozeIn = ({ change }: PlannedRow): Snooze | undefined =>
  z.object({ snooze: snooze.optional() }).safeParse(change).data?.snooze;

const snoozesIn = (rows: readonly PlannedRow[]): Snooze[] => rows.flatMap((row) => snoozeIn(row) ?? []);

const isSame = (a: SavedTab, b: SavedTab): boolean => a.window === b.window && a.index === b.index && a.url === b.url;

const inOrder = (tabs: SavedTab[]): SavedTab[] => tabs.sort((a, b) => a.window - b.window || a.index - b.index);

/** Adds the tabs of rows to their snoozed session, which is created if there is none. */
export async function keepSnoozed({ sessions }: Sessions, rows: readonly PlannedRow[]): Promise<void> {
  const all = snoozesIn(rows);
  if (!all[0]) return;
  const { tab: _, ...session } = all[0];
  const there = await sessions.get(session.id);
  const known = there?.tabs ?? [];
  const added = all.map(({ tab }) => tab).filter((tab) => !known.some((one) => isSame(one, tab)));
  if (added.length === 0) return;
  await sessions.put({ ...(there ?? { ...session, automatic: false }), tabs: inOrder([...known, ...added]) });
}

/** Removes the tabs of rows from their snoozed session, and the session with its last tab. */
export async function dropSnoozed({ sessions }: Sessions, rows: readonly PlannedRow[]): Promise<void> {
  const all = snoozesIn(rows);
  const there = all[0] && (await sessions.get(all[0].id));
  if (!there) return;
  const left = there.tabs.filter((tab) => !all.some((one) => isSame(one.tab, tab)));
  if (left.length === 0) await sessions.remove([there.id]);
  else if (left.length < there.tabs.length) await sessions.put({ ...there, tabs: left });
}

/** Snoozes the tabs of rows again. If their time has passed, they are kept in a plain session. */
export async function againSnoozed(ports: Pick<ToolPorts, 'sessions' | 'clock'>, rows: readonly PlannedRow[]) {
  const { sessions, clock } = ports;
  await keepSnoozed(ports, rows);
  const [first] = snoozesIn(rows);
  const there = first && (await sessions.get(first.id));
  if (!there || first.wakes > clock.now()) return;
  const { wakes: _, ...plain } = there;
  await sessions.put(plain);
}

/** Rows whose tab is not snoozed any more: it came back, or was deleted. */
export async function noLongerSnoozed({ sessions }: Sessions, rows: readonly PlannedRow[]): Promise<UndoOutcome[]> {
  const [first] = snoozesIn(rows);
  const there = first && (await sessions.get(first.id));
  return rows.flatMap((row) => {
    const own = snoozeIn(row);
    const isKept = own && there?.tabs.some((tab) => isSame(tab, own.tab));
    return isKept ? [] : [{ row: row.id, ...rowConflict(text('sessions_snooze_over')) }];
  });
}

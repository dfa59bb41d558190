import type { Tab } from '@/src/contract/ports.ts';
import { latest } from '../../tab-ids/new-tab-ids.ts';
import type { ToolPorts } from '../../tool-ports.ts';

interface Homecoming {
  /** The window that the tabs were in. */
  was: number;
  /** Ids of the tabs as far as they are there. */
  ours: number[];
  /** Windows in which they stood meanwhile. */
  left?: ReadonlySet<number>;
  /** A worker that was stopped may have made a new window for them. */
  repeated: boolean;
  /** The tab with which a new window begins; null: there is none. */
  first(): Promise<number | null>;
}

/** A window with these tabs and no others. */
const holdsOnly = (all: Tab[], ours: ReadonlySet<number>, windowId: number) =>
  all.every((tab) => tab.windowId !== windowId || ours.has(tab.id));

/** The window that tabs come back to: theirs, or a new one in the place of one that ended. */
export async function homeOf(
  { tabs, returned }: Pick<ToolPorts, 'tabs' | 'returned'>,
  { was, ours, left = new Set(), repeated, first }: Homecoming,
): Promise<number | null> {
  const [all, { windows }] = await Promise.all([tabs.all(), returned.ids()]);
  const now = latest(windows, was);
  if (all.some(({ windowId }) => windowId === now)) return now;
  const others = left.union(new Set(windows.values()));
  const mine = new Set(ours);
  const isMade = ({ id, windowId }: Tab) => mine.has(id) && !others.has(windowId) && holdsOnly(all, mine, windowId);
  const made = repeated ? all.find(isMade)?.windowId : undefined;
  const beginning = made === undefined ? await first() : null;
  const home = beginning === null ? made : await tabs.moveToNewWindow(beginning);
  if (home === undefined) return null;
  await returned.note('windows', [[now, home]]);
  return home;
}

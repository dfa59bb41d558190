import type { Tab } from '@/src/contract/ports.ts';
import { latest } from '../../tab-ids/new-tab-ids.ts';
import type { TabPorts } from '../../tool-ports.ts';

interface Homecoming {
  /** Id of the window that the tabs were in. */
  was: number;
  ours: number[];
  /** Ids of the windows that the tabs have been in since. */
  left?: ReadonlySet<number>;
  /** True if a stopped worker may have created a new window for them. */
  repeated: boolean;
  /** The first tab of a new window; null if there is none. */
  first(): Promise<number | null>;
}

/** The window for restored tabs: their former one, or a new one if that is closed. */
export async function homeOf(
  { tabs, returned }: TabPorts,
  { was, ours, left = new Set(), repeated, first }: Homecoming,
): Promise<number | null> {
  const [all, { windows }] = await Promise.all([tabs.all(), returned.ids()]);
  const now = latest(windows, was);
  if (all.some(({ windowId }) => windowId === now)) return now;
  const others = left.union(new Set(windows.values()));
  const mine = new Set(ours);
  const isAlone = (windowId: number) => all.every((tab) => tab.windowId !== windowId || mine.has(tab.id));
  const isMade = ({ id, windowId }: Tab) => mine.has(id) && !others.has(windowId) && isAlone(windowId);
  const made = repeated ? all.find(isMade)?.windowId : undefined;
  const beginning = made === undefined ? await first() : null;
  const home = beginning === null ? made : await tabs.moveToNewWindow(beginning);
  if (home === undefined) return null;
  await returned.note('windows', [[now, home]]);
  return home;
}

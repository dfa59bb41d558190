import type { Json } from '@/src/contract/json.ts';
import type { Tab, TabsPort } from '@/src/contract/ports.ts';
import { type Text, text } from '@/src/contract/text.ts';
import type { Plan } from '@/src/contract/tool.ts';
import { namedTabs, notFound } from '../../tab-ids/named-tabs.ts';
import { tabRows } from './tab-location.ts';

/** Kinds of tabs that a call on several tabs leaves out unless they are named. */
type Spared = 'pinned' | 'playing' | 'current';

/** Why a tab is left out of a call on several, for the model; null if it is included. */
export function reasonToSpare(tab: Tab, include: readonly Spared[], named: number): string | null {
  if (named === 1) return null;
  if (tab.active && !include.includes('current')) return 'in front of its window';
  if (tab.pinned && !include.includes('pinned')) return 'pinned';
  if (tab.audible && !include.includes('playing')) return 'playing';
  return null;
}

/** The included tabs, and the others with the reason, for the result. */
function withoutSpared(tabs: Tab[], reasonOf: (tab: Tab) => string | null) {
  const judged = tabs.map((tab) => ({ tab, because: reasonOf(tab) }));
  const leftOut = judged.flatMap(({ tab, because }) => (because === null ? [] : [{ tab_id: tab.id, because }]));
  return {
    going: judged.flatMap(({ tab, because }) => (because === null ? tab : [])),
    leftOut: leftOut.length,
    data: leftOut.length > 0 ? { left_out: leftOut } : {},
  };
}

interface Waking {
  /** Why a tab is left out, given the number of named tabs; null if it is included. */
  reasonToSpare(tab: Tab, named: number): string | null;
  /** True if the tabs load again; otherwise they are only unloaded. */
  loads?: true;
  before(tab: Tab, all: Tab[]): Json;
  /** Texts of the plan for a number of tabs. `loss`: effects that undo does not restore. */
  words(n: number): Pick<Plan, 'headline' | 'verb' | 'refuse'> & { loss: Text };
}

/** The plan of a call that reloads or unloads pages: text typed into them is lost. */
export async function wakingPlan(tabs: TabsPort, ids: number[], how: Waking): Promise<Plan> {
  const { reasonToSpare, loads, before, words } = how;
  const [all, groups, windows] = await Promise.all([tabs.all(), tabs.groups(), tabs.windows()]);
  const { found, missing } = namedTabs(ids, all);
  const { going, leftOut, data } = withoutSpared(found, (tab) => reasonToSpare(tab, found.length));
  const rowOf = tabRows(groups, windows);
  const { loss, ...asks } = words(going.length);
  return {
    ...asks,
    notes: [loss, ...(leftOut > 0 ? [text('tabs_left_out', { n: leftOut })] : [])],
    rows: going.map((tab) => ({
      ...rowOf(tab),
      digest: { url: tab.url },
      ...(loads ? { opens: [{ url: tab.url, loads }] } : {}),
      before: before(tab, all),
      change: null,
    })),
    data: { ...notFound(missing), ...data },
  };
}

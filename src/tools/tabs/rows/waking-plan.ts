import type { Json } from '@/src/contract/json.ts';
import type { Tab } from '@/src/contract/ports.ts';
import { type Text, text } from '@/src/contract/text.ts';
import type { Plan } from '@/src/contract/tool.ts';
import { namedTabs, notFound } from '../../tab-ids/named-tabs.ts';
import type { ToolPorts } from '../../tool-ports.ts';
import { withoutSpared } from './spare-tabs.ts';
import { tabRows } from './tab-location.ts';

interface Waking {
  /** Why a tab is left out, `named` together with others; null: it is meant. */
  reasonToSpare(tab: Tab, named: number): string | null;
  /** The tabs load again, and are not only let go. */
  loads?: true;
  /** State of a tab that undo needs, among all of them. */
  before(tab: Tab, all: Tab[]): Json;
  /** Texts of a plan for so many tabs; `loss` is what undo does not bring back. */
  words(n: number): Pick<Plan, 'headline' | 'verb' | 'refuse'> & { loss: Text };
}

/** The plan of an act that loads pages again or lets them go: what is typed into them is lost. */
export async function wakingPlan(
  { tabs }: Pick<ToolPorts, 'tabs'>,
  ids: number[],
  { reasonToSpare, loads, before, words }: Waking,
): Promise<Plan> {
  const [all, groups, windows] = await Promise.all([tabs.all(), tabs.groups(), tabs.windows()]);
  const { found, missing } = namedTabs(ids, all);
  const { going, leftOut, data } = withoutSpared(found, (tab) => reasonToSpare(tab, found.length));
  const rowOf = tabRows(groups, windows);
  const { loss, ...asks } = words(going.length);
  return {
    ...asks,
    notes: [...(leftOut > 0 ? [text('tabs_left_out', { n: leftOut })] : []), loss],
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

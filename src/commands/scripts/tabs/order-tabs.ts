import { siteOf } from '@/src/address/address.ts';
import { text } from '@/src/contract/text.ts';
import { compareNames } from '@/src/text/compare-names.ts';
import type { Slots } from '../../language/command-frame.ts';
import { actOnce, notDone } from '../../script/act.ts';
import type { CommandContext } from '../../script/context.ts';
import { describe } from '../../script/describe.ts';
import type { TabItem } from '../../script/items.ts';
import { answer, type Script } from '../../script/script.ts';
import { pickTabs } from './pick-tabs.ts';
import { elsewhere, wider } from './wider.ts';

type Key = 'site' | 'title' | 'date';
type Comparison = (a: TabItem, b: TabItem) => number;

const lastUsed = (tab: TabItem): number => Date.parse(tab.last_used ?? '1970-01-01');

const byTitle: Comparison = (a, b) => compareNames(a.title, b.title);
const comparisons: Record<Key, Comparison> = {
  title: byTitle,
  site: (a, b) => compareNames(siteOf(a.url), siteOf(b.url)) || byTitle(a, b),
  date: (a, b) => lastUsed(b) - lastUsed(a),
};

/** A window's tabs in their new order. A group stays whole, at the place of its first tab, and keeps its own order. */
export function sorted(tabs: TabItem[], by: Key, reversed = false): TabItem[] {
  const inPlace = tabs.toSorted((a, b) => a.index - b.index);
  const units = [
    ...Map.groupBy(inPlace, (tab) => (tab.group_id === null ? `tab ${tab.id}` : `group ${tab.group_id}`)).values(),
  ];
  const compare: Comparison = (a, b) => (reversed ? comparisons[by](b, a) : comparisons[by](a, b));
  return units
    .map((unit) => ({ unit, first: unit.toSorted(compare)[0]! }))
    .sort((a, b) => compare(a.first, b.first))
    .flatMap(({ unit }) => unit);
}

/** Sorts each window that slots select. Pinned tabs stay first, as they are. */
export function* sortTabs(slots: Slots, context: CommandContext): Script {
  const by: Key = slots.by === 'site' || slots.by === 'title' ? slots.by : 'date';
  const { by: _, reversed = false, ...selecting } = slots;
  const found = yield* pickTabs(selecting, context, { window: 'this', careful: false });
  if ('answer' in found) return found.answer;
  const { picked } = found;
  const chips = wider('tabs.sort', slots, picked);
  const moves = [...Map.groupBy(picked.tabs, (tab) => tab.window_id).values()].flatMap((tabs) => {
    const pinned = tabs.filter((tab) => tab.pinned).length;
    const loose = tabs.filter((tab) => !tab.pinned);
    const order = sorted(loose, by, reversed);
    const before = loose.toSorted((a, b) => a.index - b.index);
    const isSorted = order.every((tab, at) => tab.id === before[at]?.id);
    return isSorted ? [] : [{ tab_ids: order.map((tab) => tab.id), index: pinned }];
  });
  const n = picked.tabs.length;
  if (moves.length === 0)
    return answer([text('command_tidy_is_sorted', { n, by }), ...elsewhere(picked)], { count: 0, chips });
  const will = text('command_tidy_will_sort', {
    what: describe(selecting, 'command_what_tabs', n),
    by,
    reversed: String(reversed),
  });
  const done = yield* actOnce('move_tabs', { moves }, will);
  const problem = notDone(done, text('command_left_as_is'));
  return answer([problem ?? text('command_tidy_sorted', { n, by }), ...(problem ? [] : elsewhere(picked))], {
    count: n,
    chips,
  });
}

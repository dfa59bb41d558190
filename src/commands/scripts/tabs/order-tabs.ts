import { siteOf } from '@/src/address/address.ts';
import { text } from '@/src/contract/text.ts';
import type { Slots } from '../../language/command-frame.ts';
import { fold } from '../../language/word-tokens.ts';
import { actOnce, notDone } from '../../script/act.ts';
import type { CommandContext } from '../../script/context.ts';
import { describe } from '../../script/describe.ts';
import type { TabItem } from '../../script/items.ts';
import { answer, type Script } from '../../script/script.ts';
import { pickTabs } from './pick-tabs.ts';
import { elsewhere, wider } from './wider.ts';

type Key = 'site' | 'title' | 'date';

/** What tabs are sorted by. The one used last comes first. */
const keyOf = (tab: TabItem, by: Key): string => {
  if (by === 'site') return `${siteOf(tab.url)} ${fold(tab.title)}`;
  if (by === 'title') return fold(tab.title);
  return String(Number.MAX_SAFE_INTEGER - Date.parse(tab.last_used ?? '1970-01-01')).padStart(16, '0');
};

/** A window's tabs in their new order. A group stays whole, at the place of its first tab, and keeps its own order. */
export function sorted(tabs: TabItem[], by: Key, reversed = false): TabItem[] {
  const inPlace = tabs.toSorted((a, b) => a.index - b.index);
  const units = [
    ...Map.groupBy(inPlace, (tab) => (tab.group_id === null ? `tab ${tab.id}` : `group ${tab.group_id}`)).values(),
  ];
  const compare = (a: string, b: string) => (reversed ? b.localeCompare(a) : a.localeCompare(b));
  const first = (unit: TabItem[]) => unit.map((tab) => keyOf(tab, by)).sort(compare)[0] ?? '';
  return units
    .map((unit) => ({ unit, key: first(unit) }))
    .sort((a, b) => compare(a.key, b.key))
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

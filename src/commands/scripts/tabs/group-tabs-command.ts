import { siteOf } from '@/src/address/address.ts';
import { text } from '@/src/contract/text.ts';
import type { Slots } from '../../language/command-frame.ts';
import { actOnce, notDone } from '../../script/act.ts';
import type { CommandContext } from '../../script/context.ts';
import { describe } from '../../script/describe.ts';
import { fieldsOf, type TabItem } from '../../script/items.ts';
import { answer, type Script } from '../../script/script.ts';
import { pickTabs } from './pick-tabs.ts';
import { elsewhere, wider } from './wider.ts';

export interface SiteGroup {
  title: string;
  tab_ids: number[];
}

/** One group for each site with several loose tabs. */
export function bySite(tabs: TabItem[]): SiteGroup[] {
  const sites = Map.groupBy(
    tabs.filter((tab) => !tab.pinned && tab.group_id === null && /^https?:/.test(tab.url)),
    (tab) => siteOf(tab.url),
  );
  return [...sites]
    .filter(([, together]) => together.length > 1)
    .map(([title, together]) => ({
      title,
      tab_ids: together.map((tab) => tab.id),
    }));
}

export function* groupBySite(slots: Slots, context: CommandContext): Script {
  const found = yield* pickTabs(slots, context, { window: 'this', careful: false });
  if ('answer' in found) return found.answer;
  const { picked } = found;
  const groups = bySite(picked.tabs);
  const inGroups = groups.reduce((n, group) => n + group.tab_ids.length, 0);
  if (groups.length === 0)
    return answer([text('command_tidy_no_groups', { n: picked.tabs.length }), ...elsewhere(picked)], {
      count: 0,
      chips: wider('tabs.group-site', slots, picked),
    });
  const will = text('command_tidy_will_group_site', { n: inGroups, m: groups.length });
  const done = yield* actOnce('group_tabs', { groups }, will);
  const problem = notDone(done, text('command_left_as_is'));
  if (problem) return answer(problem);
  const made = fieldsOf(done.state === 'done' ? done.data : null).groups;
  const line = text('command_tidy_grouped_site', {
    n: Array.isArray(made) ? made.length : groups.length,
    m: inGroups,
    k: picked.tabs.length - inGroups,
  });
  return answer([line, ...elsewhere(picked)], { count: inGroups, chips: wider('tabs.group-site', slots, picked) });
}

/** Puts what slots select into one group; its title is the name that was given, or what was searched for. */
export function* groupMatching(slots: Slots, context: CommandContext): Script {
  const title = slots.name ?? slots.sites?.[0] ?? slots.words?.[0];
  if (title === undefined) return answer(text('command_tidy_group_name'));
  const found = yield* pickTabs(slots, context, { window: 'this', careful: false });
  if ('answer' in found) return found.answer;
  const { picked } = found;
  const n = picked.tabs.length;
  const chips = wider('tabs.group-matching', { ...slots, name: title }, picked);
  const what = describe(slots, 'command_what_tabs', n);
  if (n === 0) {
    return answer(
      [text('command_tidy_none_here', { what: describe(slots, 'command_what_tabs') }), ...elsewhere(picked)],
      { count: 0, chips },
    );
  }
  const will = text('command_tidy_will_group', { what, name: title });
  const done = yield* actOnce('group_tabs', { groups: [{ title, tab_ids: picked.tabs.map((tab) => tab.id) }] }, will);
  const problem = notDone(done, text('command_left_as_is'));
  if (problem) return answer(problem);
  const [group] =
    (fieldsOf(done.state === 'done' ? done.data : null).groups as { added_to_existing?: boolean }[] | undefined) ?? [];
  const key = group?.added_to_existing ? 'command_tidy_grouped_added' : 'command_tidy_grouped';
  const count = done.state === 'done' ? done.count : 0;
  return answer([text(key, { n: count, name: title }), ...elsewhere(picked)], { count, chips });
}

import { isWebAddress, siteOf } from '@/src/address/address.ts';
import { text } from '@/src/contract/text.ts';
import type { Slots } from '../frame/command-frame.ts';
import { write } from '../script/act.ts';
import type { CommandContext } from '../script/context.ts';
import { describe } from '../script/describe.ts';
import { fieldsOf, type TabItem } from '../script/items.ts';
import { answer, type Script } from '../script/script.ts';
import { command } from '../table/command.ts';
import { said, tabFilters, without } from '../table/command-pattern.ts';
import { changeTabs, type TabChange } from './change-tabs.ts';
import { pickTabs } from './pick-tabs.ts';
import { elsewhere, wider } from './wider.ts';

command('tabs.group-site', 'tidy', 'write', {
  rule: [
    said('group organize', 'tabs things -', 'by:site', 'window except days is:ungrouped to:group ref:it ref:list'),
    said('add', 'tabs', 'by:site to:group', 'window'),
    said('group organize', 'tabs', 'to:group', 'window'),
    said('group', 'tabs', '', 'window is:ungrouped'),
  ],
  title: () => text('command_tidy_group_site'),
  run: groupBySite,
});

const named = 'name to:group';

command('tabs.group-matching', 'tidy', 'write', {
  rule: [
    said(
      'group organize',
      'tabs things',
      'sites|words|days|ref:list|ref:this|is:pinned|is:playing|is:ungrouped',
      `${tabFilters} ${named}`,
    ),
    said('group', '-', 'sites|ref:list|ref:this name', 'to:group'),
    said('group', '-', 'words name to:group'),
    said('group', '-', 'words name', '', { vague: true }),
    said('group', '-', 'sites', 'to:group'),
    said('group', '-', 'ref:list', 'to:group'),
    said('group organize', 'tabs things', 'name', `${tabFilters} ${named}`),
    said(
      'add carry create bookmark merge',
      'tabs things -',
      'to:group sites|words|ref:list|ref:this|ref:it|tagged',
      `${tabFilters} name`,
    ),
    said('add create', 'tabs', 'to:group name', tabFilters),
    said('create', 'tabs groups', 'group sites|words', 'window'),
  ],
  title: (slots) =>
    slots.name === undefined
      ? text('command_tidy_group', { what: describe(slots, 'command_what_tabs') })
      : text('command_tidy_will_group', { what: describe(slots, 'command_what_tabs'), name: slots.name }),
  run: ({ group, ...slots }, context) =>
    // "Make a group Work from the jira tabs": the group is the one to be made, not a filter.
    group !== undefined && slots.name === undefined && (slots.sites ?? slots.words)
      ? groupMatching({ ...slots, name: group }, context)
      : groupMatching(group === undefined ? slots : { ...slots, group }, context),
});

interface SiteGroup {
  title: string;
  tab_ids: number[];
}

/** One group for each site with several loose tabs. */
export function bySite(tabs: TabItem[]): SiteGroup[] {
  const sites = Map.groupBy(
    tabs.filter((tab) => !tab.pinned && tab.group_id === null && isWebAddress(tab.url)),
    (tab) => siteOf(tab.url),
  );
  return [...sites]
    .filter(([, together]) => together.length > 1)
    .map(([title, together]) => ({
      title,
      tab_ids: together.map((tab) => tab.id),
    }));
}

function* groupBySite(slots: Slots, context: CommandContext): Script {
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
  const done = yield* write('group_tabs', { groups }, will);
  const made = fieldsOf(done.data).groups;
  const line = text('command_tidy_grouped_site', {
    n: Array.isArray(made) ? made.length : groups.length,
    m: inGroups,
    k: picked.tabs.length - inGroups,
  });
  return answer([line, ...elsewhere(picked)], { count: inGroups, chips: wider('tabs.group-site', slots, picked) });
}

/** Puts what slots select into one group; its title is the name that was given, or what was searched for. */
function* groupMatching(slots: Slots, context: CommandContext): Script {
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
  const done = yield* write('group_tabs', { groups: [{ title, tab_ids: picked.tabs.map((tab) => tab.id) }] }, will);
  const [group] = (fieldsOf(done.data).groups as { added_to_existing?: boolean }[] | undefined) ?? [];
  const key = group?.added_to_existing ? 'command_tidy_grouped_added' : 'command_tidy_grouped';
  const count = done.count;
  return answer([text(key, { n: count, name: title }), ...elsewhere(picked)], { count, chips });
}

const ungrouping: TabChange = {
  id: 'tabs.ungroup',
  tool: 'ungroup_tabs',
  window: 'this',
  wordsNameGroups: true,
  applies: (tab) => tab.group_id !== null,
  will: 'command_tidy_will_ungroup',
  done: 'command_tidy_ungrouped',
  none: 'command_tidy_none_grouped',
};

/** Takes a name as that of a group: "ungroup Trip". */
const groupNamed = ({ name, ...slots }: Slots): Slots =>
  withoutGroup(name === undefined ? slots : { ...slots, group: name });

/** Limits "take this tab out of this group" to the tab. */
const withoutGroup = ({ wholeGroup, ...slots }: Slots): Slots =>
  wholeGroup && !(slots.leaving && slots.ref) ? { ...slots, wholeGroup } : slots;

command('tabs.ungroup', 'tidy', 'write', {
  rule: [
    said('ungroup', 'groups', 'ref:this', '', { adds: { wholeGroup: true } }),
    said('ungroup', 'tabs groups things windows', '', `${tabFilters} ref:this`),
    said('ungroup', '-', 'ref:this|ref:list|ref:it|sites|group|wholeGroup|window', tabFilters),
    said('ungroup', '- groups', 'name', 'keepsTabs', { bare: true }),
    said('ungroup', '-'),
    // "Delete the group" may mean one: it is shown first.
    said('delete', 'groups', '', 'window', { vague: true }),
    said('delete close ungroup', 'groups', 'keepsTabs', 'window group'),
    said('delete close ungroup', 'groups', 'keepsTabs ref:this', '', { adds: { wholeGroup: true } }),
    said(
      'delete take-out add detach switch ungroup',
      'tabs groups things sites -',
      'leaving:out|leaving:from',
      `${without(tabFilters, 'tagged', 'any')} ref:this wholeGroup`,
    ),
  ],
  title: (slots) => text('command_tidy_will_ungroup', { what: describe(groupNamed(slots), 'command_what_tabs') }),
  run: (slots, context) => changeTabs(ungrouping, groupNamed(slots), context),
});

import { isWebAddress, siteOf } from '@/src/address/address.ts';
import { text } from '@/src/contract/text.ts';
import { sameName } from '@/src/text/fold.ts';
import { isPartOfName } from '@/src/text/is-part-of-name.ts';
import type { Slots } from '../frame/command-frame.ts';
import { describe } from '../script/describe.ts';
import { listIn, type TabItem } from '../script/items.ts';
import { answer, ask, none, write } from '../script/script.ts';
import { command, said, tabFilters, without } from '../table/index.ts';
import { allTabs, changing } from './change-tabs.ts';
import { idsOf, pickTabs } from './pick-tabs.ts';

command('tabs.group-site', 'tidy', 'write', {
  rule: [
    said('group organize', 'tabs things -', 'by:site', 'window except days is:ungrouped to:group ref:it ref:list'),
    said('add', 'tabs', 'by:site to:group', 'window'),
    said('group organize', 'tabs', 'to:group', 'window'),
    said('group', 'tabs', '', 'window is:ungrouped'),
  ],
  title: 'command_tidy_group_site',
  *run(slots, context) {
    const { tabs, notes, chips } = yield* pickTabs(slots, context);
    const groups = bySite(tabs);
    const n = groups.reduce((sum, group) => sum + group.tab_ids.length, 0);
    if (n === 0) none([text('command_tidy_no_groups', { n: tabs.length }), ...notes], ...chips);
    const will = text('command_tidy_will_group_site', { n, m: groups.length });
    const done = yield* write('group_tabs', { groups }, will);
    const made = listIn(done.data, 'groups').length;
    return answer([text('command_tidy_grouped_site', { n: made, m: n, k: tabs.length - n }), ...notes], ...chips);
  },
});

const named = 'name to:group color';

/** Puts what slots select into one group; its title is the name that was given, or what was searched for. */
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
    said('group', '-', 'sites|ref:list', 'to:group'),
    said('group organize', 'tabs things', 'name', `${tabFilters} ${named}`),
    said(
      'add carry create bookmark merge',
      'tabs things -',
      'to:group sites|words|ref:list|ref:this|ref:it|tagged',
      `${tabFilters} name color`,
    ),
    said('add create', 'tabs', 'to:group name', `${tabFilters} color`),
    said('create', 'tabs groups', 'group sites|words', 'window'),
  ],
  title: (slots) => {
    const what = describe(slots, 'command_what_tabs');
    const { name } = slots;
    return name === undefined ? text('command_tidy_group', { what }) : text('command_tidy_will_group', { what, name });
  },
  *run({ group, ...rest }, context) {
    // "Make a group Work from the jira tabs": the group is the one to be made, not a filter.
    const isMade = rest.name === undefined && (rest.sites ?? rest.words) !== undefined;
    const name = rest.name ?? (isMade ? group : undefined) ?? rest.sites?.[0] ?? rest.words?.[0];
    if (name === undefined) return answer(text('command_tidy_group_name'));
    const slots = group === undefined || isMade ? rest : { ...rest, group };
    const { tabs, isGuess, notes, chips, all } = yield* pickTabs(slots, context, { guesses: true });
    const nothing = text('command_tidy_none_here', { what: describe(slots, 'command_what_tabs') });
    if (tabs.length === 0) none([nothing, ...notes], ...chips, allTabs);
    const what = describe(slots, 'command_what_tabs', tabs.length);
    const known = [...new Set(all.flatMap((tab) => tab.group || []))];
    const near = known.some((one) => sameName(one, name)) ? [] : known.filter((one) => isPartOfName(name, one));
    // "In with the trip tabs": those of the group Lisbon trip, or a new one?
    if (rest.name !== undefined && !rest.create && near.length > 0) {
      const choices = [...near, name].map((one) =>
        context.again(text('command_tidy_will_group', { what, name: one }), { name: one, create: true }),
      );
      ask(text('command_tidy_which_group'), choices);
    }
    const groups = [{ title: name, ...(slots.color && { color: slots.color }), tab_ids: idsOf(tabs) }];
    const will = text('command_tidy_will_group', { what, name });
    const done = yield* write('group_tabs', { groups }, will, { plan: isGuess });
    const [made] = listIn<{ added_to_existing?: boolean }>(done.data, 'groups');
    const key = made?.added_to_existing ? 'command_tidy_grouped_added' : 'command_tidy_grouped';
    return answer([text(key, { n: done.count, name }), ...notes], ...chips);
  },
});

/** One group for each site with several loose tabs. */
export function bySite(tabs: TabItem[]) {
  const sites = Map.groupBy(
    tabs.filter((tab) => !tab.pinned && tab.group_id === null && isWebAddress(tab.url)),
    (tab) => siteOf(tab.url),
  );
  return [...sites]
    .filter(([, together]) => together.length > 1)
    .map(([title, together]) => ({ title, tab_ids: idsOf(together) }));
}

const ungrouping = changing({
  wordsNameGroups: true,
  tool: 'ungroup_tabs',
  applies: (tab) => tab.group_id !== null,
  will: 'command_tidy_will_ungroup',
  done: 'command_tidy_ungrouped',
  none: 'command_tidy_none_grouped',
});

/** Takes a name as that of a group: "ungroup Trip". "Take this tab out of this group" is about the tab alone. */
const groupNamed = ({ name, wholeGroup, ...slots }: Slots): Slots => ({
  ...slots,
  ...(name !== undefined && { group: name }),
  ...(wholeGroup && !(slots.leaving && slots.ref) && { wholeGroup }),
});

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
  title: (slots) => ungrouping.title(groupNamed(slots)),
  run: (slots, context) => ungrouping.run(groupNamed(slots), context),
});

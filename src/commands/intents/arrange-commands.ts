import { text } from '@/src/contract/text.ts';
import { describe } from '../script/describe.ts';
import { groupBySite, groupMatching } from '../scripts/tabs/group-tabs-command.ts';
import { sleepTabs } from '../scripts/tabs/sleep-tabs.ts';
import { tidyTabs } from '../scripts/tabs/tidy-tabs.ts';
import type { CommandIntent } from './intent.ts';
import { either, said, tabFilters, without } from './patterns.ts';

const groupSite: CommandIntent = {
  id: 'tabs.group-site',
  group: 'tidy',
  effect: 'write',
  rule: [
    said('group organize', 'tabs things -', 'by:site', 'window except days is:ungrouped to:group'),
    said('add', 'tabs', 'by:site to:group', 'window'),
    said('group organize', 'tabs', 'to:group', 'window'),
    said('group', 'tabs', '', 'window is:ungrouped'),
  ],
  title: () => text('command_tidy_group_site'),
  run: groupBySite,
};

const named = 'name to:group';
const groupMatch: CommandIntent = {
  id: 'tabs.group-matching',
  group: 'tidy',
  effect: 'write',
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
      'add carry create bookmark',
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
};

const sleepable = `${tabFilters} others side ref:this is:unused`;
const sleep: CommandIntent = {
  id: 'tabs.sleep',
  group: 'tidy',
  effect: 'write',
  rule: [
    said('sleep', 'groups', 'ref:this', '', { adds: { wholeGroup: true } }),
    said('sleep', 'tabs things groups sites', '', sleepable),
    said('sleep', 'windows -', 'window', sleepable),
    said('sleep', '-', either(without(sleepable, 'words', 'window', 'except', 'except:current', 'any')), sleepable),
  ],
  title: (slots) => text('command_tidy_will_sleep', { what: describe(slots, 'command_what_tabs') }),
  run: (slots, context) => sleepTabs(slots, context),
};

const tidy: CommandIntent = {
  id: 'tabs.tidy',
  group: 'tidy',
  effect: 'destroy',
  rule: [
    said('tidy organize', 'tabs windows things', '', 'window ref:this ref:list ref:it'),
    said('tidy', '-', '', 'window ref:this'),
  ],
  title: () => text('command_tidy_tabs'),
  run: tidyTabs,
};

export const arrangeIntents = [groupSite, groupMatch, sleep, tidy];

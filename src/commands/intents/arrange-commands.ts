import { text } from '@/src/contract/text.ts';
import { describe } from '../script/describe.ts';
import { groupBySite, groupMatching } from '../scripts/tabs/group-tabs-command.ts';
import { sleepTabs } from '../scripts/tabs/sleep-tabs.ts';
import { tidyTabs } from '../scripts/tabs/tidy-tabs.ts';
import type { CommandIntent, Pattern } from './intent.ts';
import { tabFilters, without } from './patterns.ts';

const groupSite: CommandIntent = {
  id: 'tabs.group-site',
  group: 'tidy',
  effect: 'write',
  phrase: text('command_phrase_tabs_group_site'),
  patterns: [
    {
      verbs: ['group', 'organize'],
      objects: ['tabs', 'things', null],
      needs: ['by:site'],
      allows: ['window', 'except', 'days', 'is:ungrouped', 'to:group'],
    },
    { verbs: ['add'], objects: ['tabs'], needs: ['by:site', 'to:group'], allows: ['window'] },
    { verbs: ['group', 'organize'], objects: ['tabs'], needs: ['to:group'], allows: ['window'] },
    { verbs: ['group'], objects: ['tabs'], allows: ['window', 'is:ungrouped'] },
  ],
  title: () => text('command_tidy_group_site'),
  run: groupBySite,
};

const named = ['name', 'to:group'];
const groupMatch: CommandIntent = {
  id: 'tabs.group-matching',
  group: 'tidy',
  effect: 'write',
  phrase: text('command_phrase_tabs_group_matching'),
  patterns: [
    ...['sites', 'words', 'days', 'ref:list', 'ref:this', 'is:pinned', 'is:playing', 'is:ungrouped'].map(
      (feature): Pattern => ({
        verbs: ['group', 'organize'],
        objects: ['tabs', 'things'],
        needs: [feature],
        allows: [...tabFilters, ...named],
      }),
    ),
    ...['sites', 'ref:list', 'ref:this'].map(
      (feature): Pattern => ({ verbs: ['group'], objects: [null], needs: [feature, 'name'], allows: ['to:group'] }),
    ),
    { verbs: ['group'], objects: [null], needs: ['words', 'name', 'to:group'] },
    { verbs: ['group'], objects: [null], needs: ['words', 'name'], vague: true },
    { verbs: ['group'], objects: [null], needs: ['sites'], allows: ['to:group'] },
    { verbs: ['group'], objects: [null], needs: ['ref:list'], allows: ['to:group'] },
    { verbs: ['group', 'organize'], objects: ['tabs', 'things'], needs: ['name'], allows: [...tabFilters, ...named] },
    ...['sites', 'words', 'ref:list', 'ref:this', 'ref:it', 'tagged'].map(
      (feature): Pattern => ({
        verbs: ['add', 'carry', 'create', 'bookmark'],
        objects: ['tabs', 'things', null],
        needs: ['to:group', feature],
        allows: [...tabFilters, 'name'],
      }),
    ),
    { verbs: ['add', 'create'], objects: ['tabs'], needs: ['to:group', 'name'], allows: tabFilters },
    ...['sites', 'words'].map(
      (feature): Pattern => ({
        verbs: ['create'],
        objects: ['tabs', 'groups'],
        needs: ['group', feature],
        allows: ['window'],
      }),
    ),
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

const sleepable = [...tabFilters, 'others', 'side', 'ref:this', 'is:unused'];
const sleep: CommandIntent = {
  id: 'tabs.sleep',
  group: 'tidy',
  effect: 'write',
  phrase: text('command_phrase_tabs_sleep'),
  patterns: [
    { verbs: ['sleep'], objects: ['groups'], needs: ['ref:this'], adds: { wholeGroup: true } },
    { verbs: ['sleep'], objects: ['tabs', 'things', 'groups', 'sites'], allows: sleepable },
    { verbs: ['sleep'], objects: ['windows', null], needs: ['window'], allows: sleepable },
    ...without(sleepable, 'words', 'window', 'except', 'except:current', 'any').map(
      (feature): Pattern => ({ verbs: ['sleep'], objects: [null], needs: [feature], allows: sleepable }),
    ),
  ],
  title: (slots) => text('command_tidy_will_sleep', { what: describe(slots, 'command_what_tabs') }),
  run: (slots, context) => sleepTabs(slots, context),
};

const tidy: CommandIntent = {
  id: 'tabs.tidy',
  group: 'tidy',
  effect: 'destroy',
  phrase: text('command_phrase_tabs_tidy'),
  patterns: [
    {
      verbs: ['tidy', 'organize'],
      objects: ['tabs', 'windows', 'things'],
      allows: ['window', 'ref:this', 'ref:list', 'ref:it'],
    },
    { verbs: ['tidy'], objects: [null], allows: ['window', 'ref:this'] },
  ],
  title: () => text('command_tidy_tabs'),
  run: tidyTabs,
};

export const arrangeIntents = [groupSite, groupMatch, sleep, tidy];

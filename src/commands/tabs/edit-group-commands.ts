import type { GroupColor } from '@/src/contract/ports.ts';
import { type Text, text } from '@/src/contract/text.ts';
import { fold } from '@/src/text/fold.ts';
import type { RunSlots, Slots } from '../frame/command-frame.ts';
import type { TabItem } from '../script/items.ts';
import { answer, none, type Part, type RunContext, type Script, stop, write } from '../script/script.ts';
import { command, either, type Pattern, said } from '../table/index.ts';
import { pickTabs } from './pick-tabs.ts';
import { checkPlace } from './tab-places.ts';

const groupFilters = 'group wholeGroup window except except:current others';

const lookOf = (look: string): Text => text('tabs_group_look', { look });

/** Describes a selection of groups: "group “Trip”", "all groups". */
function whatGroups({ group, wholeGroup, all }: Slots): Text {
  const which = group !== undefined ? 'one' : wholeGroup && !all ? 'this' : 'all';
  return text('command_what_groups', { which, group: group ?? '' });
}

/** Tabs of the groups that slots select, in all windows. "The others" are those that the tab in front is not in. */
function* groupedTabs({ others, all, wholeGroup, ...slots }: RunSlots, context: RunContext): Part<TabItem[]> {
  const one = wholeGroup && !all ? { wholeGroup } : {};
  const picked = yield* pickTabs({ states: ['grouped'], ...slots, ...one }, context, { window: 'all' });
  const { tabs, current, all: open } = picked;
  // A group to be left out that there is not may be a misspelt one.
  if (slots.except?.group !== undefined) checkPlace({ group: slots.except.group }, open);
  const isLeftOut = others || slots.except?.current;
  return tabs.filter(({ group_id }) => !isLeftOut || group_id !== current.group_id);
}

interface GroupChange {
  title?: string;
  color?: GroupColor;
  collapsed?: boolean;
}

/** Changes the groups that slots select, and gives the number of those that were changed. */
function* editGroups(slots: RunSlots, context: RunContext, change: GroupChange, will: Text): Part<number> {
  const ids = new Set((yield* groupedTabs(slots, context)).flatMap(({ group_id }) => group_id ?? []));
  if (ids.size === 0) none(text('command_tidy_none_grouped'));
  const groups = [...ids].map((group_id) => ({ group_id, ...change }));
  return (yield* write('edit_tab_groups', { groups }, will)).count;
}

const willRename = ({ name = '…', color, ...slots }: Slots): Text => {
  const renames = text('command_groups_will_rename', { what: whatGroups(slots), name });
  return color ? text('command_groups_will_both', { changes: [renames, lookOf(color)] }) : renames;
};

command('groups.rename', 'tidy', 'write', {
  rule: [
    said('rename call', 'groups', 'group|wholeGroup name', 'window color'),
    said('rename call', 'groups', 'ref:this name', 'color', { adds: { wholeGroup: true } }),
    // "Call the group stuff House hunting": its name and the new one, side by side.
    said('rename call', 'groups', 'group', 'color'),
  ],
  title: willRename,
  *run({ ref: _, color, ...given }, context) {
    const { name = '', ...slots } = given.name === undefined ? yield* withNewName(given, context) : given;
    const look = color && { color };
    const n = yield* editGroups(slots, context, { title: name, ...look }, willRename({ ...slots, name, ...look }));
    return answer([
      text('command_groups_renamed', { n, name }),
      color && text('command_groups_colored', { n, color: lookOf(color) }),
    ]);
  },
});

/** Parts the title of a group from what follows it, which is the new one. */
function* withNewName({ group = '', ...slots }: RunSlots, context: RunContext): Part<RunSlots> {
  const titles = (yield* groupedTabs({}, context)).map((tab) => tab.group ?? '');
  const [title] = titles
    .filter((one) => one !== '' && fold(group).startsWith(`${fold(one)} `))
    .sort((a, b) => b.length - a.length);
  if (title === undefined) return stop(answer(text('command_groups_name')));
  return { ...slots, group: title, name: group.slice(title.length).trim() };
}

const willColor = ({ color = 'grey', ...slots }: Slots): Text =>
  text('command_groups_will_color', { what: whatGroups(slots), color: lookOf(color) });

command('groups.color', 'tidy', 'write', {
  rule: [
    said('color', 'groups', `color ${either(groupFilters)}`, groupFilters),
    said('color', 'groups', 'color', 'ref:this', { adds: { wholeGroup: true } }),
  ],
  title: willColor,
  *run({ ref: _, color = 'grey', ...slots }, context) {
    const n = yield* editGroups(slots, context, { color }, willColor({ ...slots, color }));
    return answer(text('command_groups_colored', { n, color: lookOf(color) }));
  },
});

/** "Fold all groups", "fold this group", "fold everything but Work". */
const folds = (verb: string, adds: Pattern['adds'] = {}): Pattern[][] => [
  said(verb, 'groups', '', groupFilters, { adds }),
  // As much is needed as for groups that are made: "fold group Work".
  said(verb, 'groups', either(groupFilters), groupFilters, { adds }),
  said(verb, 'things', 'except|except:current', 'window', { adds }),
  // "Fold up the Thesis tabs".
  said(verb, 'tabs', 'words', 'window', { adds, vague: true }),
  said(verb, 'groups', 'ref:this', '', { adds: { ...adds, wholeGroup: true } }),
];

const willFold = ({ off, words: [group] = [], ...slots }: RunSlots): Text =>
  text(off ? 'command_groups_will_unfold' : 'command_groups_will_fold', {
    what: whatGroups(group === undefined ? slots : { ...slots, group }),
  });

command('groups.fold', 'tidy', 'write', {
  rule: [...folds('fold'), ...folds('unfold', { off: true })],
  title: willFold,
  *run({ ref: _, off, words: [group] = [], ...given }, context): Script {
    const slots = group === undefined ? given : { ...given, group };
    const n = yield* editGroups(slots, context, { collapsed: !off }, willFold({ ...slots, ...(off && { off }) }));
    return answer(text(off ? 'command_groups_unfolded' : 'command_groups_folded', { n }));
  },
});

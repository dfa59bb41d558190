import { text } from '@/src/contract/text.ts';
import type { WriteTool } from '@/src/contract/tool.ts';
import { countedSentence } from '../count-sentence.ts';
import { notFound } from '../tab-ids/named-tabs.ts';
import { latest } from '../tab-ids/new-tab-ids.ts';
import type { TabPorts, ToolPorts } from '../tool-ports.ts';
import { fillGroups } from './layout/fill-groups.ts';
import { type GroupArguments, groupParameters, type Joined, joined, wantedGroups } from './layout/group-plan.ts';
import { withLastLook } from './layout/last-look.ts';
import { standingTabOf } from './layout/standing-tab.ts';
import { changedStanding } from './rebind/changed-since.ts';
import { standingUndo } from './rebind/standing-undo.ts';
import { tabRows } from './rows/tab-location.ts';

/** Restores the colours of groups that a call changed, unless they were changed since. */
async function restoreColors({ tabs, returned }: TabPorts, rows: Joined[]): Promise<void> {
  const [groups, ids] = await Promise.all([tabs.groups(), returned.ids()]);
  for (const { wanted, left } of new Map(rows.map((row) => [row.group, row])).values()) {
    const { existing, color } = wanted;
    const group = groups.find(({ id }) => left.group && id === latest(ids.groups, left.group.id));
    if (existing && color && existing.color !== color && group?.color === color)
      await tabs.updateGroup(group.id, { color: existing.color });
  }
}

export function groupTabs({ tabs, returned }: ToolPorts): WriteTool<GroupArguments, { grouped: number }> {
  const back = standingUndo({ tabs, returned });
  return {
    name: 'group_tabs',
    area: 'tabs',
    effect: 'write',
    inverse: 'exact',
    repeatable: true,
    description: 'Puts tabs into tab groups, as many groups as needed in one call.',
    parameters: groupParameters,
    async plan(args) {
      const [all, groups, windows] = await Promise.all([tabs.all(), tabs.groups(), tabs.windows()]);
      const { wanted, missing } = wantedGroups(args, all, groups);
      const going = new Set(wanted.flatMap((each) => each.tabs.map((tab) => tab.id)));
      const rowOf = tabRows(groups, windows);
      const joining = wanted.filter(({ group }) => group.existing);
      const moving = wanted.flatMap((each) => each.tabs.filter((tab) => tab.windowId !== each.group.windowId)).length;
      return {
        headline: text('tabs_group_ask', { n: going.size, m: wanted.length }),
        notes: [
          ...joining.map(({ group, tabs }) => text('tabs_group_joins', { group: group.title, n: tabs.length })),
          ...(moving > 0 ? [text('tabs_group_moves_window', { n: moving })] : []),
        ],
        verb: text('tabs_group_verb', { n: going.size }),
        refuse: text('tabs_group_refuse'),
        rows: wanted.flatMap(({ group, tabs }) =>
          tabs.map((tab) => ({
            ...rowOf(tab),
            section: text('tabs_group_section', { group: group.title }),
            digest: {},
            before: standingTabOf(tab, all, groups, going),
            change: group,
          })),
        ),
        data: notFound(missing),
      };
    },
    changed: (rows, { repeated }) => changedStanding(tabs, rows, () => repeated),
    apply: (rows, run) => fillGroups(withLastLook(tabs), rows, run),
    ...back,
    async undo(rows, run) {
      const changed = rows.map(({ after }) => joined.parse(after));
      await restoreColors({ tabs, returned }, changed);
      return back.undo(rows, run);
    },
    result(_, outcomes, { data }) {
      const done = outcomes.flatMap((outcome) => (outcome.state === 'done' ? [joined.parse(outcome.after)] : []));
      const groups = [...Map.groupBy(done, ({ group }) => group)].map(([group_id, members]) => ({
        group_id,
        title: members[0]?.wanted.title ?? '',
        tabs: members.length,
        added_to_existing: members[0]?.wanted.existing !== null,
      }));
      return { ...data, grouped: done.length, groups };
    },
    savesSession: text('sessions_before_group'),
    undoLabel: text('tabs_group_undo'),
    sentence: ({ data }) => countedSentence(data, 'grouped', 'tabs_group_sentence', 'tabs_group_plain'),
  };
}

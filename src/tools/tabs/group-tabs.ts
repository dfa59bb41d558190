import { text } from '@/src/contract/text.ts';
import type { PlannedRow, RowOutcome, WriteTool } from '@/src/contract/tool.ts';
import type { ToolPorts } from '../ports.ts';
import { countedSentence } from './counted.ts';
import {
  type GroupArguments,
  groupParameters,
  isTitled,
  type WantedGroup,
  wantedGroup,
  wantedGroups,
} from './group-plan.ts';
import { groupedTab, groupedTabOf, joined } from './grouped-tab.ts';
import { notFound } from './named.ts';
import { ungroupAgain } from './ungroup-again.ts';
import { whereabouts } from './whereabouts.ts';

const sameGroup = (a: WantedGroup, b: WantedGroup) => a.windowId === b.windowId && a.title === b.title;

export function groupTabs({ tabs }: ToolPorts): WriteTool<GroupArguments> {
  /** The group that earlier rows of the call made, the one that was there, or one of the title. */
  async function standing(wanted: WantedGroup, earlier: RowOutcome[]): Promise<number | null> {
    const groups = (await tabs.groups()).filter(({ windowId }) => windowId === wanted.windowId);
    const made = earlier.flatMap((outcome) => (outcome.state === 'done' ? [joined.parse(outcome.after)] : []));
    const ids = [made.find((each) => sameGroup(each.wanted, wanted))?.group, wanted.existing?.id];
    const known = groups.find(({ id }) => ids.includes(id)) ?? groups.find((group) => isTitled(group, wanted.title));
    return known?.id ?? null;
  }

  async function fill(wanted: WantedGroup, ids: number[], earlier: RowOutcome[]): Promise<number> {
    const known = await standing(wanted, earlier);
    const outside = (await tabs.all()).filter(
      (tab) => ids.includes(tab.id) && (known === null || tab.groupId !== known),
    );
    for (const tab of outside) if (tab.pinned) await tabs.setPinned(tab.id, false);
    const missing = outside.map((tab) => tab.id);
    if (known !== null) {
      if (missing.length > 0) await tabs.group(missing, { groupId: known });
      if (wanted.color) await tabs.updateGroup(known, { color: wanted.color });
      return known;
    }
    const id = await tabs.group(missing, { windowId: wanted.windowId });
    await tabs.updateGroup(id, { title: wanted.title, ...(wanted.color ? { color: wanted.color } : {}) });
    return id;
  }

  async function apply(rows: PlannedRow[], earlier: RowOutcome[]): Promise<RowOutcome[]> {
    const open = new Set((await tabs.all()).map((tab) => tab.id));
    const planned = rows.map((row) => ({
      row,
      id: groupedTab.parse(row.before).id,
      wanted: wantedGroup.parse(row.change),
    }));
    const outcomes: RowOutcome[] = [];
    const byGroup = Map.groupBy(planned, ({ wanted }) => `${wanted.windowId} ${wanted.title}`);
    for (const members of byGroup.values()) {
      const there = members.filter(({ id }) => open.has(id));
      const [first] = there;
      const group =
        first &&
        (await fill(
          first.wanted,
          there.map(({ id }) => id),
          earlier,
        ));
      const inside = new Set((await tabs.all()).filter((tab) => tab.groupId === group).map((tab) => tab.id));
      for (const { row, id, wanted } of members) {
        if (group !== undefined && inside.has(id))
          outcomes.push({ row: row.id, state: 'done', after: { group, wanted } });
        else if (open.has(id)) outcomes.push({ row: row.id, state: 'failed', reason: text('tabs_not_grouped') });
        else outcomes.push({ row: row.id, state: 'skipped', reason: text('tabs_gone') });
      }
    }
    return outcomes;
  }

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
      const placeName = whereabouts(groups, windows);
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
            id: `tab:${tab.id}`,
            title: tab.title,
            url: tab.url,
            place: placeName(tab),
            section: text('tabs_group_section', { group: group.title }),
            digest: {},
            before: groupedTabOf(tab, all, groups, going),
            change: group,
          })),
        ),
        data: notFound(missing),
      };
    },
    apply: (rows, { earlier }) => apply(rows, earlier),
    undo: (rows) =>
      ungroupAgain(
        tabs,
        rows.map((row) => ({ row: row.id, tab: groupedTab.parse(row.before), ...joined.parse(row.after) })),
      ),
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
    undoLabel: text('tabs_group_undo'),
    // Tabs that were grouped together find their places again together.
    slice: 500,
    sentence: ({ data }) => countedSentence(data, 'grouped', 'tabs_group_sentence', 'tabs_group_plain'),
  };
}

import type { Tab, TabGroup, TabsPort } from '@/src/contract/ports.ts';
import { text } from '@/src/contract/text.ts';
import type { ApplyRun, PlannedRow, RowOutcome, WriteTool } from '@/src/contract/tool.ts';
import { inTurn } from '@/src/registry/each-row.ts';
import { chunksOf } from '@/src/text/chunks-of.ts';
import { countedSentence } from '../count-sentence.ts';
import { notFound } from '../tab-ids/named-tabs.ts';
import { latest } from '../tab-ids/new-tab-ids.ts';
import { sightings } from '../tab-ids/tab-sightings.ts';
import type { TabPorts, ToolPorts } from '../tool-ports.ts';
import { mostAtOnce } from './layout/arrange-tabs.ts';
import {
  type GroupArguments,
  groupParameters,
  isTitled,
  type Joined,
  joined,
  type WantedGroup,
  wantedGroup,
  wantedGroups,
} from './layout/group-plan.ts';
import { groupStateOf } from './layout/group-state.ts';
import { withLastLook } from './layout/last-look.ts';
import { restoreFront } from './layout/restore-front.ts';
import { standingTab, standingTabOf } from './layout/standing-tab.ts';
import { changedStanding } from './rebind/changed-since.ts';
import { standingUndo } from './rebind/standing-undo.ts';
import { tabRows } from './rows/tab-location.ts';

const sameGroup = (a: WantedGroup, b: WantedGroup) => a.windowId === b.windowId && a.title === b.title;

/** The group to use: the one that earlier rows of the call created, the one of the plan, or one with the title. */
function standingGroup(wanted: WantedGroup, earlier: Joined[], groups: TabGroup[]): number | null {
  const here = groups.filter(({ windowId }) => windowId === wanted.windowId);
  const ids = [earlier.find((each) => sameGroup(each.wanted, wanted))?.group, wanted.existing?.id];
  const known = here.find(({ id }) => ids.includes(id)) ?? here.find((group) => isTitled(group, wanted.title));
  return known?.id ?? null;
}

async function fill(
  tabs: TabsPort,
  wanted: WantedGroup,
  ids: ReadonlySet<number>,
  known: number | null,
  { all, groups }: { all: Tab[]; groups: TabGroup[] },
): Promise<number> {
  const outside = all.filter((tab) => ids.has(tab.id) && (known === null || tab.groupId !== known));
  for (const tab of outside) if (tab.pinned) await tabs.setPinned(tab.id, false);
  const missing = outside.map((tab) => tab.id);
  if (known !== null) {
    if (missing.length > 0) await tabs.group(missing, { groupId: known });
    const { color } = wanted;
    if (color && groups.find(({ id }) => id === known)?.color !== color) await tabs.updateGroup(known, { color });
    return known;
  }
  const id = await tabs.group(missing, { windowId: wanted.windowId });
  await tabs.updateGroup(id, { title: wanted.title, ...(wanted.color ? { color: wanted.color } : {}) });
  return id;
}

/** Puts planned tabs into their groups until it is stopped or time is up; tabs not reached have no outcome. */
async function fillGroups(tabs: TabsPort, rows: PlannedRow[], run: ApplyRun): Promise<RowOutcome[]> {
  const [before, current, groupsBefore] = await Promise.all([tabs.all(), tabs.current(null), tabs.groups()]);
  const made = run.earlier.flatMap((outcome) => (outcome.state === 'done' ? [joined.parse(outcome.after)] : []));
  const open = new Set(before.map((tab) => tab.id));
  const planned = rows.map((row) => ({
    row: row.id,
    tab: standingTab.parse(row.before).id,
    wanted: wantedGroup.parse(row.change),
  }));
  const there = planned.filter(({ tab }) => open.has(tab));
  const filled = new Map<string, number>();
  const filling = new Map<string, number>();
  const portions = [...Map.groupBy(there, ({ wanted }) => `${wanted.windowId} ${wanted.title}`)].flatMap(
    ([key, members]) => [...chunksOf(members, mostAtOnce)].map((portion) => ({ key, portion })),
  );
  for (const { key, portion } of inTurn(portions, run)) {
    const { wanted } = portion[0]!;
    const known = filling.get(key) ?? standingGroup(wanted, made, groupsBefore);
    const ids = new Set(portion.map(({ tab }) => tab));
    const group = await fill(tabs, wanted, ids, known, { all: before, groups: groupsBefore });
    filling.set(key, group);
    for (const { row } of portion) filled.set(row, group);
  }
  await restoreFront(tabs, { before, current, front: [] });
  const [all, groups] = await Promise.all([tabs.all(), tabs.groups()]);
  const now = new Map(all.map((tab) => [tab.id, tab]));
  const seen = sightings(all);
  return planned.flatMap(({ row, tab: id, wanted }): RowOutcome[] => {
    const group = filled.get(row);
    if (!open.has(id)) return [{ row, state: 'skipped', reason: text('tabs_gone') }];
    if (group === undefined) return [];
    const tab = now.get(id);
    if (tab?.groupId !== group) return [{ row, state: 'failed', reason: text('tabs_not_grouped') }];
    const left = { windowId: tab.windowId, group: groupStateOf(tab, groups), pinned: false };
    return [{ row, state: 'done', after: { left, seen: seen(tab), group, wanted } }];
  });
}

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

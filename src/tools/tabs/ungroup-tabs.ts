import type { Tab, TabGroup } from '@/src/contract/ports.ts';
import { text } from '@/src/contract/text.ts';
import type { RowOutcome, WriteTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { tellsDone } from '../count-sentence.ts';
import { invalid } from '../errors/call-errors.ts';
import { namedTabs, notFound, refuseUnknown, tabIds } from '../tab-ids/named-tabs.ts';
import { sightings } from '../tab-ids/tab-sightings.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { inTime } from './layout/arrange-tabs.ts';
import { isGroup } from './layout/group-state.ts';
import { leftTabOf, standingTab, standingTabOf } from './layout/standing-tab.ts';
import { changedStanding } from './rebind/changed-since.ts';
import { standingUndo } from './rebind/standing-undo.ts';
import { tabRows } from './rows/tab-location.ts';

const parameters = z.strictObject({
  tab_ids: tabIds.optional(),
  group_ids: z
    .array(z.number().int())
    .min(1)
    .optional()
    .describe('All tabs of these groups, as list_windows gives ids'),
});
type Arguments = z.infer<typeof parameters>;

/** The named tabs, and those of the named groups, that are in a group. Throws `invalid-arguments`, `not-found`. */
function wanted({ tab_ids, group_ids = [] }: Arguments, all: Tab[], groups: TabGroup[]) {
  if (!tab_ids && group_ids.length === 0)
    throw invalid('There is nothing to ungroup.', 'Send `tab_ids` or `group_ids`.');
  for (const id of group_ids) refuseUnknown('tab group', id, groups);
  const { found, missing } = tab_ids ? namedTabs(tab_ids, all) : { found: [], missing: [] };
  const ids = new Set(found.map(({ id }) => id));
  const named = (tab: Tab) => ids.has(tab.id) || (tab.groupId !== null && group_ids.includes(tab.groupId));
  const chosen = all.filter(named);
  const going = chosen.filter(({ groupId }) => groupId !== null);
  return { going, loose: chosen.length - going.length, missing };
}

export const ungroupTabs = ({ tabs, returned }: ToolPorts): WriteTool<Arguments, { ungrouped: number }> => ({
  name: 'ungroup_tabs',
  area: 'tabs',
  effect: 'write',
  inverse: 'exact',
  repeatable: true,
  description: 'Takes tabs out of their groups, or dissolves whole groups. The tabs stay open.',
  parameters,
  async plan(args) {
    const [all, groups, windows] = await Promise.all([tabs.all(), tabs.groups(), tabs.windows()]);
    const { going, loose, missing } = wanted(args, all, groups);
    const ids = new Set(going.map(({ id }) => id));
    const rowOf = tabRows(groups, windows);
    return {
      headline: text('tabs_ungroup_ask', { n: going.length, m: new Set(going.map(({ groupId }) => groupId)).size }),
      notes: [],
      verb: text('tabs_ungroup_verb', { n: going.length }),
      refuse: text('tabs_ungroup_refuse'),
      rows: going.map((tab) => ({
        ...rowOf(tab),
        digest: {},
        before: standingTabOf(tab, all, groups, ids),
        change: null,
      })),
      data: { ...notFound(missing), ...(loose > 0 ? { in_no_group: loose } : {}) },
    };
  },
  changed: (rows, { repeated }) =>
    changedStanding(tabs, rows, ({ groupId }, was) => (groupId === null ? repeated : groupId !== was.group?.id)),
  async apply(rows, { late }) {
    const planned = rows.map((row) => ({ row: row.id, was: standingTab.parse(row.before) }));
    const [before, groups] = await Promise.all([tabs.all(), tabs.groups()]);
    const groupOf = (tab: Tab | undefined) => groups.find(({ id }) => id === tab?.groupId);
    const open = new Map(before.map((tab) => [tab.id, tab]));
    // A tab that was moved to another group since the plan stays there.
    const isChanged = ({ was }: (typeof planned)[number]) => {
      const group = groupOf(open.get(was.id));
      return group && was.group && !isGroup(group, was.group);
    };
    const changed = new Set(planned.filter(isChanged).map(({ row }) => row));
    const ids = planned.flatMap(({ row, was }) => (open.has(was.id) && !changed.has(row) ? was.id : []));
    const tried = new Set<number>();
    await inTime(ids, late, async (some) => {
      for (const id of some) tried.add(id);
      await tabs.ungroup(some);
    });
    const all = await tabs.all();
    const seen = sightings(all);
    const now = new Map(all.map((tab) => [tab.id, tab]));
    return planned.flatMap(({ row, was }): RowOutcome[] => {
      const tab = now.get(was.id);
      if (!tab) return [{ row, state: 'skipped', reason: text('tabs_gone') }];
      if (changed.has(row)) return [{ row, state: 'skipped', reason: text('tabs_moved_since') }];
      if (!tried.has(was.id)) return [];
      return tab.groupId === null
        ? [{ row, state: 'done', after: { left: leftTabOf(was, { group: null }), seen: seen(tab) } }]
        : [{ row, state: 'failed', reason: text('tabs_not_ungrouped') }];
    });
  },
  ...standingUndo({ tabs, returned }),
  savesSession: text('sessions_before_ungroup'),
  undoLabel: text('tabs_ungroup_undo'),
  ...tellsDone('ungrouped', 'tabs_ungroup_sentence', 'tabs_ungroup_plain'),
});

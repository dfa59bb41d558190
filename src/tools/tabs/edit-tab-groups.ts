import type { GroupColor } from '@/src/contract/ports.ts';
import { type Text, text } from '@/src/contract/text.ts';
import type { PlannedRow, Rebound, RowOutcome, WriteTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { everyRow, rowConflict, rowFailed, rowUndone } from '@/src/registry/each-row.ts';
import { tellsDone } from '../count-sentence.ts';
import { invalid } from '../errors/call-errors.ts';
import { notFound, refuseUnknown } from '../tab-ids/named-tabs.ts';
import { latest } from '../tab-ids/new-tab-ids.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { groupState, isAlike, stateOf } from './layout/group-state.ts';
import { windowName } from './rows/tab-location.ts';

const looks = z.strictObject({
  title: z.string().trim().min(1).optional().describe('Its new title'),
  color: groupState.shape.color.optional(),
  collapsed: z.boolean().optional().describe('True folds the group, false unfolds it'),
});
type Looks = z.infer<typeof looks>;
type Change = { title?: string; color?: GroupColor; collapsed?: boolean };

const parameters = z.strictObject({
  groups: z
    .array(looks.extend({ group_id: z.number().int().describe('Id of the group, as list_windows gives it') }))
    .min(1)
    .describe('One entry for each group'),
});
type Arguments = z.infer<typeof parameters>;

const names = ['title', 'color', 'collapsed'] as const;

/** The part of a change that a group does not have yet. */
const differing = (group: Looks, change: Looks): Change =>
  Object.fromEntries(
    names.flatMap((name) => (change[name] === undefined || change[name] === group[name] ? [] : [[name, change[name]]])),
  );

/** The looks of a group that a change sets. */
const asIn = (group: Looks, change: Looks): Change =>
  Object.fromEntries(names.flatMap((name) => (change[name] === undefined ? [] : [[name, group[name]]])));

const holds = (group: Looks, change: Looks): boolean => Object.keys(differing(group, change)).length === 0;

function becomes({ title, color, collapsed }: Looks): Text {
  const look = (look: string) => text('tabs_group_look', { look });
  const fold = collapsed === undefined ? [] : [look(collapsed ? 'folded' : 'unfolded')];
  return text('tabs_group_becomes', { changes: [...(title ? [title] : []), ...(color ? [look(color)] : []), ...fold] });
}

const wasOf = ({ before }: Pick<PlannedRow, 'before'>) => groupState.parse(before);
const changeOf = ({ change }: Pick<PlannedRow, 'change'>) => differing({}, looks.parse(change));

/** Throws `invalid-arguments` for a group that is named twice, or with no change. */
function refuseUnclear(groups: Arguments['groups']): void {
  for (const [at, { group_id, ...change }] of groups.entries()) {
    if (Object.keys(change).length === 0)
      throw invalid(`Nothing is to change in group ${group_id}.`, 'Send title, color or collapsed.');
    if (groups.findIndex((one) => one.group_id === group_id) < at)
      throw invalid(`Group ${group_id} stands there twice.`, 'Send one entry for each group.');
  }
}

export const editTabGroups = ({ tabs, returned }: ToolPorts): WriteTool<Arguments, { changed: number }> => ({
  name: 'edit_tab_groups',
  area: 'tabs',
  effect: 'write',
  inverse: 'exact',
  repeatable: true,
  description: 'Gives tab groups another title or color, folds or unfolds them.',
  parameters,
  async plan({ groups }) {
    refuseUnclear(groups);
    const [all, windows] = await Promise.all([tabs.groups(), tabs.windows()]);
    const known = new Map(all.map((group) => [group.id, group]));
    const missing = groups.flatMap(({ group_id }) => (known.has(group_id) ? [] : group_id));
    if (missing.length === groups.length) refuseUnknown('tab group', missing[0]!, all);
    const found = groups.flatMap(({ group_id, ...wanted }) => {
      const group = known.get(group_id);
      return group ? [{ group, change: differing(group, wanted) }] : [];
    });
    const going = found.filter(({ change }) => Object.keys(change).length > 0);
    return {
      headline: text('tabs_edit_groups_ask', { n: going.length }),
      notes: [],
      verb: text('tabs_edit_groups_verb', { n: going.length }),
      refuse: text('tabs_group_refuse'),
      rows: going.map(({ group, change }) => ({
        id: `group:${group.id}`,
        title: group.title,
        place: windowName(group.windowId, windows),
        becomes: becomes(change),
        digest: {},
        before: stateOf(group),
        change,
      })),
      data: { ...notFound(missing), already: found.length - going.length },
    };
  },
  async changed(rows, { repeated }) {
    const now = new Map((await tabs.groups()).map((group) => [group.id, group]));
    return rows.flatMap((row) => {
      const was = wasOf(row);
      const group = now.get(was.id);
      if (!group || holds(group, was) || (repeated && holds(group, changeOf(row)))) return [];
      return { id: row.id, before: stateOf(group) };
    });
  },
  async apply(rows) {
    const planned = rows.map((row) => ({ row: row.id, id: wasOf(row).id, change: changeOf(row) }));
    const there = new Set((await tabs.groups()).map(({ id }) => id));
    await Promise.all(planned.map(({ id, change }) => there.has(id) && tabs.updateGroup(id, change)));
    const now = new Map((await tabs.groups()).map((group) => [group.id, group]));
    return planned.map(({ row, id, change }): RowOutcome => {
      const group = now.get(id);
      if (!group) return { row, state: 'skipped', reason: text('tabs_group_gone') };
      return holds(group, change)
        ? { row, state: 'done', after: stateOf(group) }
        : { row, state: 'failed', reason: text('tabs_group_not_changed') };
    });
  },
  undo: (rows) =>
    everyRow(rows, async (row) => {
      const was = wasOf(row);
      const id = latest((await returned.ids()).groups, was.id);
      const group = (await tabs.groups()).find((one) => one.id === id);
      if (!group) return rowFailed(text('tabs_group_gone'));
      const change = changeOf(row);
      const back = asIn(was, change);
      if (holds(group, back)) return rowUndone();
      if (!holds(group, change)) return rowConflict(text('tabs_group_changed_since'));
      await tabs.updateGroup(id, back);
      return rowUndone();
    }),
  async rebind(rows) {
    const groups = await tabs.groups();
    const rebound: Rebound = { rows: [], lost: [] };
    for (const row of rows) {
      const left = groupState.parse(row.after);
      const [group, ...others] = groups.filter((one) => isAlike(one, left));
      if (group && others.length === 0) rebound.rows.push({ ...row, before: { ...wasOf(row), id: group.id } });
      else rebound.lost.push({ row: row.id, ...rowConflict(text('tabs_group_lost', { group: left.title })) });
    }
    return rebound;
  },
  undoLabel: text('tabs_edit_groups_undo'),
  ...tellsDone('changed', 'tabs_edit_groups_sentence', 'tabs_edit_groups_plain'),
});

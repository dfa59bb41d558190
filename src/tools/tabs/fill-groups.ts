import type { TabsPort } from '@/src/contract/ports.ts';
import { text } from '@/src/contract/text.ts';
import type { ApplyRun, PlannedRow, RowOutcome } from '@/src/contract/tool.ts';
import { restoreFront } from './front.ts';
import { isTitled, joined, type WantedGroup, wantedGroup } from './group-plan.ts';
import { groupStateOf } from './membership.ts';
import { standingTab } from './standing-tab.ts';

const sameGroup = (a: WantedGroup, b: WantedGroup) => a.windowId === b.windowId && a.title === b.title;

/** The group that earlier rows of the call made, the one that was there, or one of the title. */
async function standing(tabs: TabsPort, wanted: WantedGroup, earlier: RowOutcome[]): Promise<number | null> {
  const groups = (await tabs.groups()).filter(({ windowId }) => windowId === wanted.windowId);
  const made = earlier.flatMap((outcome) => (outcome.state === 'done' ? [joined.parse(outcome.after)] : []));
  const ids = [made.find((each) => sameGroup(each.wanted, wanted))?.group, wanted.existing?.id];
  const known = groups.find(({ id }) => ids.includes(id)) ?? groups.find((group) => isTitled(group, wanted.title));
  return known?.id ?? null;
}

async function fill(tabs: TabsPort, wanted: WantedGroup, ids: number[], earlier: RowOutcome[]): Promise<number> {
  const known = await standing(tabs, wanted, earlier);
  const outside = (await tabs.all()).filter((tab) => ids.includes(tab.id) && (known === null || tab.groupId !== known));
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

/**
 * Puts planned tabs into their groups, one group after the other until it is stopped: tabs of those that were not
 * reached have no outcome. What was in front of a window stays there.
 */
export async function fillGroups(
  tabs: TabsPort,
  rows: PlannedRow[],
  { earlier, signal }: Pick<ApplyRun, 'earlier' | 'signal'>,
): Promise<RowOutcome[]> {
  const before = await tabs.all();
  const current = await tabs.current(null);
  const open = new Set(before.map((tab) => tab.id));
  const planned = rows.map((row) => ({
    row: row.id,
    tab: standingTab.parse(row.before).id,
    wanted: wantedGroup.parse(row.change),
  }));
  const there = planned.filter(({ tab }) => open.has(tab));
  const filled = new Map<string, number>();
  for (const members of Map.groupBy(there, ({ wanted }) => `${wanted.windowId} ${wanted.title}`).values()) {
    const [first] = members;
    if (!first || signal.aborted) break;
    const ids = members.map(({ tab }) => tab);
    const group = await fill(tabs, first.wanted, ids, earlier);
    for (const { row } of members) filled.set(row, group);
  }
  await restoreFront(tabs, { before, current, front: [] });
  const [all, groups] = await Promise.all([tabs.all(), tabs.groups()]);
  const now = new Map(all.map((tab) => [tab.id, tab]));
  return planned.flatMap(({ row, tab: id, wanted }): RowOutcome[] => {
    const group = filled.get(row);
    if (!open.has(id)) return [{ row, state: 'skipped', reason: text('tabs_gone') }];
    if (group === undefined) return [];
    const tab = now.get(id);
    if (tab?.groupId !== group) return [{ row, state: 'failed', reason: text('tabs_not_grouped') }];
    const left = { windowId: tab.windowId, group: groupStateOf(tab, groups), pinned: false };
    return [{ row, state: 'done', after: { left, group, wanted } }];
  });
}

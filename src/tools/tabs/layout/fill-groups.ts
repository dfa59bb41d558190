import type { Tab, TabGroup, TabsPort } from '@/src/contract/ports.ts';
import { text } from '@/src/contract/text.ts';
import type { ApplyRun, PlannedRow, RowOutcome } from '@/src/contract/tool.ts';
import { inTurn } from '@/src/registry/each-row.ts';
import { chunksOf } from '@/src/text/chunks-of.ts';
import { sightings } from '../../tab-ids/tab-sightings.ts';
import { mostAtOnce } from './arrange-tabs.ts';
import { isTitled, type Joined, joined, type WantedGroup, wantedGroup } from './group-plan.ts';
import { groupStateOf } from './group-state.ts';
import { restoreFront } from './restore-front.ts';
import { standingTab } from './standing-tab.ts';

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
export async function fillGroups(
  tabs: TabsPort,
  rows: PlannedRow[],
  run: Pick<ApplyRun, 'earlier' | 'signal' | 'late'>,
): Promise<RowOutcome[]> {
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

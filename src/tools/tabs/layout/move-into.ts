import type { Tab } from '@/src/contract/ports.ts';
import { text } from '@/src/contract/text.ts';
import type { ApplyRun, PlannedRow, RowOutcome } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { inTurn } from '@/src/registry/each-row.ts';
import { sightings } from '../../tab-ids/tab-sightings.ts';
import type { TabPorts } from '../../tool-ports.ts';
import { gather, neverLate, settle } from './arrange-tabs.ts';
import { groupStateOf } from './group-state.ts';
import { withLastLook } from './last-look.ts';
import { type Destination, destination } from './move-plan.ts';
import { restoreFront } from './restore-front.ts';
import { leftTab, leftTabOf, standingTab } from './standing-tab.ts';
import { orderOf, standsAs } from './tab-place.ts';

/** The result of a row, for undo: the tab's new state, and its window of the plan. */
export const movedInto = z.object({ left: leftTab, goal: destination.pick({ windowId: true, made: true }) });
type MovedInto = z.infer<typeof movedInto>;

const movingRow = ({ id, before, change }: PlannedRow) => ({
  row: id,
  was: standingTab.parse(before),
  to: destination.parse(change),
});
type MovingRow = ReturnType<typeof movingRow>;

const goalKey = ({ windowId, made }: Pick<Destination, 'windowId' | 'made'>) => `${windowId} ${made}`;

/** The window for these tabs, if it exists: the planned one, or one that the call created earlier. */
function standing(rows: MovingRow[], all: Tab[], earlier: MovedInto[], repeated: boolean): number | undefined {
  const [first] = rows;
  if (!first) return undefined;
  const made = earlier.filter(({ goal }) => goalKey(goal) === goalKey(first.to)).map(({ left }) => left.windowId);
  const known = all.find(({ windowId }) => windowId === first.to.windowId || made.includes(windowId));
  if (known || !repeated) return known?.windowId;
  const ids = new Set(rows.map(({ was }) => was.id));
  return all.find((tab) => ids.has(tab.id) && !first.was.place.windows.includes(tab.windowId))?.windowId;
}

/** A window, and those of its tabs that have arrived. */
interface Goal {
  windowId: number;
  together: MovingRow[];
}

async function settleGoal(ports: TabPorts, { windowId, together }: Goal, late: () => boolean): Promise<boolean> {
  const ids = new Set(together.map(({ was }) => was.id));
  const order = orderOf(await ports.tabs.all(), windowId).filter((id) => !ids.has(id));
  for (const { was, to } of together) order.splice(to.index, 0, was.id);
  const wanted = together.map(({ was, to }) => ({ id: was.id, pinned: was.pinned, group: to.group }));
  return settle(ports, windowId, order, wanted, late);
}

/** Moves tabs until it is stopped or time is up. Gives the windows that rows have reached, and if all is done. */
async function move(ports: TabPorts, rows: MovingRow[], run: ApplyRun) {
  const { tabs } = ports;
  const earlier = run.earlier.flatMap((one) => (one.state === 'done' ? [movedInto.parse(one.after)] : []));
  const windows = [...Map.groupBy(rows, ({ to }) => goalKey(to)).values()];
  const goals: Goal[] = [];
  let gathered = 0;
  for (const together of inTurn(windows, run)) {
    const there = standing(together, await tabs.all(), earlier, run.repeated);
    const windowId = there ?? (await tabs.moveToNewWindow(together[0]!.was.id));
    const ids = together.map(({ was }) => was.id);
    if (await gather(tabs, ids, windowId, () => run.signal.aborted || run.late())) gathered += 1;
    const arrived = new Set(orderOf(await tabs.all(), windowId));
    goals.push({ windowId, together: together.filter(({ was }) => arrived.has(was.id)) });
  }
  let settled = 0;
  for (const goal of goals) if (await settleGoal(ports, goal, run.late)) settled += 1;
  return {
    reached: new Map(goals.flatMap(({ windowId, together }) => together.map(({ row }) => [row, windowId]))),
    isOver: gathered === windows.length && settled === windows.length,
  };
}

/** Moves planned tabs until it is stopped or time is up. Outcomes stay open until all tabs are in place. */
export async function moveInto({ tabs: asked, returned }: TabPorts, planned: PlannedRow[], run: ApplyRun) {
  const tabs = withLastLook(asked);
  const [before, current] = await Promise.all([tabs.all(), tabs.current(null)]);
  const there = new Set(before.map((tab) => tab.id));
  const rows = planned.map(movingRow);
  const present = rows.filter(({ was }) => there.has(was.id));
  let moved = await move({ tabs, returned }, present, run);
  // The browser refuses some places. If nothing has moved, this run ends regardless of the time, or it would repeat
  // forever.
  if (!moved.isOver && !run.signal.aborted && standsAs(before, await tabs.all()))
    moved = await move({ tabs, returned }, present, { ...run, late: neverLate });
  const { reached, isOver } = moved;
  await restoreFront(tabs, { before, current, front: [] });
  const [all, groups] = await Promise.all([tabs.all(), tabs.groups()]);
  const now = new Map(all.map((tab) => [tab.id, tab]));
  const seen = sightings(all);
  return rows.flatMap(({ row, was, to: { windowId, made } }): RowOutcome[] => {
    const tab = now.get(was.id);
    if (!there.has(was.id)) return [{ row, state: 'skipped', reason: text('tabs_gone') }];
    if (!reached.has(row) && !isOver) return [];
    if (tab && tab.windowId === reached.get(row)) {
      const left = leftTabOf(was, { windowId: tab.windowId, group: groupStateOf(tab, groups) });
      const after = { left, seen: seen(tab), goal: { windowId, made } };
      return [{ row, state: 'done', after, ...(!isOver && { open: true }) }];
    }
    return [{ row, state: 'failed', reason: text('tabs_not_moved') }];
  });
}

import type { Tab } from '@/src/contract/ports.ts';
import { type Text, text } from '@/src/contract/text.ts';
import type { ApplyRun, Opening, PlannedRow, RowOutcome, WriteTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { inTurn } from '@/src/registry/each-row.ts';
import { countedSentence } from '../count-sentence.ts';
import { notFound } from '../tab-ids/named-tabs.ts';
import { sightings } from '../tab-ids/tab-sightings.ts';
import type { TabPorts, ToolPorts } from '../tool-ports.ts';
import { gather, neverLate, settle } from './layout/arrange-tabs.ts';
import { groupStateOf } from './layout/group-state.ts';
import { withLastLook } from './layout/last-look.ts';
import { type Destination, destination, destinations, type MoveArguments, moveParameters } from './layout/move-plan.ts';
import { restoreFront } from './layout/restore-front.ts';
import { leftTab, leftTabOf, standingTab, standingTabOf } from './layout/standing-tab.ts';
import { orderOf, standsAs } from './layout/tab-place.ts';
import { changedStanding } from './rebind/changed-since.ts';
import { standingUndo } from './rebind/standing-undo.ts';
import { tabRows } from './rows/tab-location.ts';

/** The result of a row, for undo: the tab's new state, and its window of the plan. */
const movedInto = z.object({ left: leftTab, goal: destination.pick({ windowId: true, made: true }) });
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
async function moveInto({ tabs: asked, returned }: TabPorts, planned: PlannedRow[], run: ApplyRun) {
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

/** Sleeping neighbours of a front tab that leaves its window: the browser brings one of them to the front. */
function besides(tab: Tab, leaving: ReadonlySet<number>, all: Tab[]): Tab[] {
  const stay = all.filter(({ windowId, id }) => windowId === tab.windowId && !leaving.has(id));
  const right = stay.filter(({ index }) => index > tab.index).sort((a, b) => a.index - b.index)[0];
  const left = stay.filter(({ index }) => index < tab.index).sort((a, b) => b.index - a.index)[0];
  return [right, left].filter((one) => one?.discarded === true) as Tab[];
}

/** The tabs that load because this one moves: itself, or the one that gets to the front in its old window. */
function wokenBy(tab: Tab, to: Destination, leaving: ReadonlySet<number>, all: Tab[]): { opens?: Opening[] } {
  const woken = [
    ...(to.windowId === null && tab.discarded ? [tab] : []),
    ...(tab.active && to.windowId !== tab.windowId ? besides(tab, leaving, all) : []),
  ];
  return woken.length > 0 ? { opens: woken.map(({ url }) => ({ url, loads: true })) } : {};
}

function goalText({ windowId, index }: Destination, windows: { id: number }[]): Text {
  if (windowId === null) return text('tabs_move_to_new');
  return text('tabs_move_to', { n: windows.findIndex(({ id }) => id === windowId) + 1, place: index + 1 });
}

export const moveTabs = ({ tabs, returned }: ToolPorts): WriteTool<MoveArguments, { moved: number }> => ({
  name: 'move_tabs',
  area: 'tabs',
  effect: 'write',
  inverse: 'exact',
  repeatable: true,
  description:
    'Moves tabs to places in their own or another window, or into new windows. Pinned tabs stay pinned, and groups that move as a whole stay groups.',
  parameters: moveParameters,
  async plan(args) {
    const [all, groups, windows] = await Promise.all([tabs.all(), tabs.groups(), tabs.windows()]);
    const { going, missing } = destinations(args, all, groups, windows);
    const ids = new Set(going.map(({ tab }) => tab.id));
    const rowOf = tabRows(groups, windows);
    return {
      headline: text('tabs_move_ask', { n: going.length }),
      notes: [],
      verb: text('tabs_move_verb', { n: going.length }),
      refuse: text('tabs_move_refuse'),
      rows: going.map(({ tab, to }) => ({
        ...rowOf(tab),
        becomes: goalText(to, windows),
        digest: {},
        ...wokenBy(tab, to, ids, all),
        before: standingTabOf(tab, all, groups, ids),
        change: to,
      })),
      data: notFound(missing),
    };
  },
  changed: (rows, { repeated }) => changedStanding(tabs, rows, () => repeated),
  apply: (rows, run) => moveInto({ tabs, returned }, rows, run),
  ...standingUndo({ tabs, returned }),
  result(_, outcomes, { data }) {
    const done = outcomes.flatMap((outcome) => (outcome.state === 'done' ? [movedInto.parse(outcome.after)] : []));
    const made = new Set(done.flatMap(({ goal, left }) => (goal.made === null ? [] : left.windowId)));
    return { ...data, moved: done.length, ...(made.size > 0 ? { new_window_ids: [...made] } : {}) };
  },
  savesSession: text('sessions_before_move'),
  undoLabel: text('tabs_move_undo'),
  // One slice, since places are computed from all tabs that move.
  slice: Number.MAX_SAFE_INTEGER,
  sentence: ({ data }) => countedSentence(data, 'moved', 'tabs_move_sentence', 'tabs_move_plain'),
});

import type { Tab } from '@/src/contract/ports.ts';
import { type Text, text } from '@/src/contract/text.ts';
import type { Opening, WriteTool } from '@/src/contract/tool.ts';
import { countedSentence } from '../count-sentence.ts';
import { notFound } from '../tab-ids/named-tabs.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { movedInto, moveInto } from './layout/move-into.ts';
import { type Destination, destinations, type MoveArguments, moveParameters } from './layout/move-plan.ts';
import { standingTabOf } from './layout/standing-tab.ts';
import { changedStanding } from './rebind/changed-since.ts';
import { standingUndo } from './rebind/standing-undo.ts';
import { tabRows } from './rows/tab-location.ts';

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

function goal({ windowId, index }: Destination, windows: { id: number }[]): Text {
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
        becomes: goal(to, windows),
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

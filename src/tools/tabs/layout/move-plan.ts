import type { Tab, TabGroup } from '@/src/contract/ports.ts';
import { z } from '@/src/contract/zod.ts';
import { invalid } from '../../errors/call-errors.ts';
import { namedTabs, refuseTwice, refuseUnknown, tabIds } from '../../tab-ids/named-tabs.ts';
import { groupState, stateOf } from './group-state.ts';
import { orderOf } from './tab-place.ts';

export const moveParameters = z.strictObject({
  moves: z
    .array(
      z.strictObject({
        tab_ids: tabIds,
        window_id: z.number().int().optional().describe('Into this window; default: the one that the first is in'),
        new_window: z.boolean().optional().describe('Into a window of their own'),
        index: z.number().int().min(0).optional().describe('Place of the first one, from 0; default: the end'),
      }),
    )
    .min(1)
    .describe('One entry for each place; its tabs stand in the order given'),
});
export type MoveArguments = z.infer<typeof moveParameters>;
type Move = MoveArguments['moves'][number];

export const destination = z.object({
  /** Id of the window; null for a new one. */
  windowId: z.number().nullable(),
  /** Number of the new window in the call. */
  made: z.number().nullable(),
  index: z.number(),
  group: groupState.nullable(),
});
export type Destination = z.infer<typeof destination>;

function targetOf(
  move: Move,
  at: number,
  first: Tab,
  windows: { id: number }[],
): Pick<Destination, 'windowId' | 'made'> {
  const { window_id, new_window, index } = move;
  if (window_id !== undefined && new_window === true)
    throw invalid('A move has one goal.', 'Send `window_id` or `new_window`, not both in one move.');
  if (window_id === undefined && new_window !== true && index === undefined)
    throw invalid('A move says where to.', 'Send `window_id`, `new_window` or `index` with each move.');
  if (window_id !== undefined) refuseUnknown('window', window_id, windows);
  return new_window === true ? { windowId: null, made: at } : { windowId: window_id ?? first.windowId, made: null };
}

/** A window after the move: its tabs in their order, pinned ones first. */
type Strip = Pick<Destination, 'windowId' | 'made'> & { order: Tab[] };

const pinnedFirst = (order: Tab[]): Tab[] => [
  ...order.filter((tab) => tab.pinned),
  ...order.filter((tab) => !tab.pinned),
];

/** The group around the new place, else the tab's own if that moves as a whole or surrounds it. */
function groupAt(strip: Strip, at: number, all: Tab[], moved: ReadonlySet<number>): number | null {
  const { order } = strip;
  const tab = order[at];
  if (!tab || tab.pinned) return null;
  const staying = (tabs: Tab[]) => tabs.find(({ id }) => !moved.has(id))?.groupId ?? null;
  const left = staying(order.slice(0, at).reverse());
  if (left !== null && left === staying(order.slice(at + 1))) return left;
  if (tab.groupId === null) return null;
  const isMember = (each: Tab | undefined) => each?.groupId === tab.groupId;
  let [start, end] = [at, at];
  while (isMember(order[start - 1])) start -= 1;
  while (isMember(order[end + 1])) end += 1;
  const run = order.slice(start, end + 1);
  const members = all.filter(isMember);
  return run.length === members.length || run.some(({ id }) => !moved.has(id)) ? tab.groupId : null;
}

/** The destination of each tab, in the order of the moves. Throws `invalid-arguments`, `not-found`. */
export function destinations({ moves }: MoveArguments, all: Tab[], groups: TabGroup[], windows: { id: number }[]) {
  refuseTwice(moves, 'move');
  const ids = moves.flatMap(({ tab_ids }) => tab_ids);
  const { found, missing } = namedTabs(ids, all);
  const byId = new Map(found.map((tab) => [tab.id, tab]));
  const moved = new Set(byId.keys());
  const strips = new Map<string, Strip>();
  const present = new Map(all.map((tab) => [tab.id, tab]));
  for (const [at, move] of moves.entries()) {
    const tabs = [...new Set(move.tab_ids)].flatMap((id) => byId.get(id) ?? []);
    const [first] = tabs;
    if (!first) continue;
    const target = targetOf(move, at, first, windows);
    const key = `${target.windowId} ${target.made}`;
    const order =
      strips.get(key)?.order ??
      orderOf(all, target.windowId ?? -1).flatMap((id) => (moved.has(id) ? [] : (present.get(id) ?? [])));
    strips.set(key, { ...target, order: order.toSpliced(move.index ?? order.length, 0, ...tabs) });
  }
  const groupWith = (id: number | null) => stateOf(groups.find((group) => group.id === id));
  const going = [...strips.values()].flatMap(({ order, ...target }) => {
    const strip = { ...target, order: pinnedFirst(order) };
    return strip.order.flatMap((tab, index) =>
      moved.has(tab.id) ? { tab, to: { ...target, index, group: groupWith(groupAt(strip, index, all, moved)) } } : [],
    );
  });
  return { going, missing };
}

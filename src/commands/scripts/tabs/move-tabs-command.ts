import { text } from '@/src/contract/text.ts';
import type { Slots } from '../../language/command-frame.ts';
import { actOnce, notDone } from '../../script/act.ts';
import type { CommandContext } from '../../script/context.ts';
import { describe } from '../../script/describe.ts';
import type { TabItem } from '../../script/items.ts';
import { readList } from '../../script/read-results.ts';
import { answer, type Script } from '../../script/script.ts';
import { missingPlace, pickTabs, windowCount, windowIds } from './pick-tabs.ts';

/** Where tabs are to go: a window of their own, this one, or one by its number. */
type Goal = 'new' | 'this' | number;

/** Moves what slots select, of all windows, into one. With `to` a window, the window that is named is the goal. */
export function* toWindow(slots: Slots, context: CommandContext): Script {
  const { newWindow, to, window, into, ...rest } = slots;
  if (into !== undefined) return yield* gather({ ...rest, ...(window === undefined ? {} : { window }) }, into, context);
  const named = to === 'window' && !newWindow && (window === 'this' || typeof window === 'number');
  const selecting = named || window === undefined ? rest : { ...rest, window };
  return yield* gather(selecting, named ? window : 'new', context);
}

/** "Bring the youtube tabs here", "… from window 2". */
export function* bringHere({ window, ...rest }: Slots, context: CommandContext): Script {
  return yield* gather(typeof window === 'number' ? { ...rest, window } : rest, 'this', context);
}

/** Brings the tabs of all windows, or of one, into the one in front. */
export function* mergeWindows({ to, window, into }: Slots, context: CommandContext): Script {
  const open = yield* readList<TabItem>('list_tabs');
  if (windowCount(open.items) < 2) return answer(text('command_tidy_one_window'), { count: 0 });
  const named = window === 'this' || typeof window === 'number';
  const goal = into ?? (to === 'window' && named ? window : 'this');
  const from = window === undefined || window === 'this' || goal === window ? 'all' : window;
  const merged = yield* gather({ window: from }, goal, context);
  return { ...merged, lines: [...merged.lines, text('command_tidy_apart')] };
}

function* gather(selecting: Slots, goal: Goal, context: CommandContext): Script {
  const found = yield* pickTabs(selecting, context, { window: 'all', careful: false });
  if ('answer' in found) return found.answer;
  const { tabs, current, all, searched } = found.picked;
  const problem = typeof goal === 'number' ? missingPlace({ window: goal }, all) : null;
  if (problem) return answer(problem);
  const ids = windowIds(all);
  const target = goal === 'new' ? null : goal === 'this' ? current.window_id : ids[goal - 1]!;
  const going = tabs.filter((tab) => tab.window_id !== target);
  const n = going.length;
  if (n === 0) {
    const none = tabs.length > 0 ? 'command_tidy_there_already' : 'command_find_no_tab';
    const what = describe(selecting, 'command_what_tabs', tabs.length);
    return answer(text(none, { what, n: searched }), { count: 0 });
  }
  const number = target === null ? 0 : ids.indexOf(target) + 1;
  const will = text('command_tidy_will_move', { what: describe(selecting, 'command_what_tabs', n), number });
  const where = target === null ? { new_window: true } : { window_id: target };
  const done = yield* actOnce('move_tabs', { moves: [{ tab_ids: going.map((tab) => tab.id), ...where }] }, will);
  const failed = notDone(done, text('command_left_as_is'));
  return answer(failed ?? text('command_tidy_moved', { n: done.state === 'done' ? done.count : 0, number }), {
    count: n,
  });
}

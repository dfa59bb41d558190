import { text } from '@/src/contract/text.ts';
import type { Slots } from '../../language/command-frame.ts';
import { actOnce, notDone } from '../../script/act.ts';
import type { CommandContext } from '../../script/context.ts';
import { describe } from '../../script/describe.ts';
import { answer, type Script } from '../../script/script.ts';
import { pickTabs } from './pick-tabs.ts';
import { elsewhere, remarks, wider } from './wider.ts';

/** Puts to sleep what slots select in this window and is awake. */
export function* sleepTabs(slots: Slots, context: CommandContext): Script {
  const found = yield* pickTabs(slots, context, { window: 'this', careful: true });
  if ('answer' in found) return found.answer;
  const { picked } = found;
  const awake = picked.tabs.filter((tab) => !tab.discarded && !tab.active);
  const { states: _, ...rest } = slots;
  const chips = wider('tabs.sleep', slots, picked);
  if (awake.length === 0) return answer([text('command_tidy_none_awake'), ...elsewhere(picked)], { count: 0, chips });
  const what = describe(rest, 'command_what_tabs', awake.length);
  const include = ['pinned', 'playing'].filter(
    (state) => slots.ref !== undefined || slots.states?.some((one) => one === state),
  );
  const done = yield* actOnce(
    'discard_tabs',
    { tab_ids: awake.map((tab) => tab.id), ...(include.length > 0 ? { include } : {}) },
    text('command_tidy_will_sleep', { what }),
  );
  const problem = notDone(done, text('command_left_as_is'));
  if (problem) return answer(problem);
  const n = done.state === 'done' ? done.count : 0;
  return answer([text('command_tidy_slept', { n }), ...remarks(picked)], { count: n, chips });
}

import { type MessageKey, text } from '@/src/contract/text.ts';
import type { Slots } from '../frame/command-frame.ts';
import { act, notDone } from '../script/act.ts';
import type { CommandContext } from '../script/context.ts';
import { describe } from '../script/describe.ts';
import type { TabItem } from '../script/items.ts';
import { answer, type Script } from '../script/script.ts';
import type { ToolName } from '../script/tool-types.ts';
import { pickTabs } from './pick-tabs.ts';
import { elsewhere, remarks, wider } from './wider.ts';

/** One change made to each of several tabs. The messages take `what`, or `n`. */
export interface TabChange {
  id: string;
  tool: ToolName;
  /** Further arguments of the call. */
  args?: Record<string, unknown>;
  window: 'this' | 'all';
  /** True to leave out pinned, playing and active tabs unless named. */
  careful?: true;
  /** True if words may be the name of a group. */
  wordsNameGroups?: true;
  /** True if the change would do anything to the tab. */
  applies?(tab: TabItem, slots: Slots): boolean;
  will: MessageKey;
  done: MessageKey;
  none: MessageKey;
  /** Number of tabs above which the list is shown first. */
  many?: number;
}

export function* changeTabs(change: TabChange, slots: Slots, context: CommandContext): Script {
  const { id, tool, window, careful = false, wordsNameGroups, applies = () => true } = change;
  const scope = { window, careful, ...(wordsNameGroups ? { wordsNameGroups } : {}) };
  const found = yield* pickTabs(slots, context, scope);
  if ('answer' in found) return found.answer;
  const { picked } = found;
  const chips = wider(id, slots, picked);
  const tabs = picked.tabs.filter((tab) => applies(tab, slots));
  if (tabs.length === 0) return answer([text(change.none), ...elsewhere(picked)], { count: 0, chips });
  const n = tabs.length;
  const args = { tab_ids: tabs.map((tab) => tab.id), ...change.args, ...(careful ? includes(slots) : {}) };
  const will = text(change.will, { what: describe(slots, 'command_what_tabs', n) });
  const plan = change.many !== undefined && n > change.many;
  const [done] = yield* act([{ name: tool, arguments: args }], will, { plan });
  const problem = notDone(done!, text('command_left_as_is'));
  if (problem) return answer(problem);
  const count = done!.state === 'done' ? done!.count : 0;
  return answer([text(change.done, { n: count }), ...remarks(picked)], { count: n, chips });
}

/** `include` for the tool, which otherwise skips pinned, playing and active tabs. */
function includes({ ref, states = [] }: Slots): { include?: string[] } {
  const include = ref
    ? ['pinned', 'playing', 'current']
    : ['pinned', 'playing'].filter((one) => states.some((state) => state === one));
  return include.length > 0 ? { include } : {};
}

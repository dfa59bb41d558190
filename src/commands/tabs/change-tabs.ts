import { type MessageKey, type Text, text } from '@/src/contract/text.ts';
import type { Chip } from '@/src/contract/tool.ts';
import type { RunSlots, Slots } from '../frame/command-frame.ts';
import { describe } from '../script/describe.ts';
import type { TabItem } from '../script/items.ts';
import { answer, chip, none, type Optional, type RunContext, type Script, write } from '../script/script.ts';
import type { ToolName } from '../script/tool-types.ts';
import { idsOf, type Picked, pickTabs, type Scope } from './pick-tabs.ts';
import { windowCount } from './tab-places.ts';

/**
 * One change to each of several tabs. Messages may take `what`, the number of tabs `n` and of their windows `m`; `done`
 * takes the number of tabs changed and of those that were left.
 */
export interface TabChange extends Scope {
  tool: ToolName;
  args?: Record<string, unknown>;
  /** States of tabs that the tool spares unless they are in its argument `include`, as `careful` does. */
  spares?: string[];
  /** True if the change would do anything to the tab. */
  applies?(tab: TabItem, slots: Slots): boolean;
  will: MessageKey;
  done: MessageKey;
  /** Said instead of `done` if only some were changed. */
  some?: MessageKey;
  /** Said if no tab is changed; by default that none is there. */
  none?: MessageKey;
  /** Said if the user declines; by default that all is as it was. */
  kept?: MessageKey;
  /** Said in addition where tabs are selected by age. */
  aged?: MessageKey;
  /** Number of tabs above which the list is shown first. */
  many?: number;
}

/** Title and run of a command that makes a change, or with the slot `off` the opposite one. */
export const changing = (change: TabChange, opposite = change) => ({
  title: ({ off, ...slots }: RunSlots): Text =>
    text((off ? opposite : change).will, { what: describe(slots, 'command_what_tabs') }),
  run: ({ off, ...slots }: RunSlots, context: RunContext): Script =>
    changeTabs(off ? opposite : change, slots, context),
});

/** Shows all tabs, to select what has other words. */
export const allTabs = chip(text('command_find_show', { what: describe({}, 'command_what_tabs') }), 'tabs.list', {});

const oldestTabs = chip(text('command_find_oldest'), 'tabs.stale', {});

/** Ends a command whose slots select no tab: says so, in `line` if it is given, and offers those of other windows. */
export function noneHere(
  slots: Slots,
  { all, elsewhere, isAllExcepted, notes, chips }: Picked,
  { line, aged, more }: { line?: MessageKey | undefined; aged?: Optional<Text>; more?: Optional<Chip> } = {},
): never {
  const isOther = slots.window === undefined && elsewhere > 0;
  const here = isAllExcepted ? 'command_tidy_all_excepted' : isOther ? 'command_tidy_none_here' : 'command_find_no_tab';
  const what = describe(slots, 'command_what_tabs');
  none([text(line ?? here, { what, n: all.length }), aged, ...notes], ...chips, slots.words && allTabs, more);
}

/** Closes the tabs that were kept elsewhere, if they were named: what was in front stays. `picked`: by the same slots. */
export function closeKept(
  { name: _, to: __, folder: ___, create: ____, ...slots }: RunSlots,
  { tabs, window, isGuess }: Picked,
): Optional<Chip> {
  const isNamed = (slots.words ?? slots.sites ?? slots.group) !== undefined && !slots.ref && !isGuess;
  const id = slots.group === undefined ? 'tabs.close-matching' : 'tabs.close-group';
  return isNamed && tabs.length > 0 && chip(text('command_chip_close_n', { n: tabs.length }), id, { ...slots, window });
}

export function* changeTabs(change: TabChange, slots: Slots, context: RunContext): Script {
  const { applies = () => true, many = Number.POSITIVE_INFINITY, kept } = change;
  const picked = yield* pickTabs(slots, context, { guesses: !change.closes, ...change });
  const { tabs: selected, isGuess, notes, chips } = picked;
  const aged = slots.days !== undefined && change.aged && text(change.aged);
  const tabs = selected.filter((tab) => applies(tab, slots));
  const n = tabs.length;
  if (n === 0) {
    const isTooNew = slots.days !== undefined && selected.length === 0;
    noneHere(slots, picked, { line: isTooNew ? undefined : change.none, aged, more: isTooNew && oldestTabs });
  }
  const what = describe(slots, 'command_what_tabs', n);
  const done = yield* write(
    change.tool,
    { tab_ids: idsOf(tabs), ...change.args, ...included(change, slots) },
    text(change.will, { what, m: windowCount(tabs) }),
    { plan: n > many || isGuess, ...(kept && { kept: text(kept, { n }) }) },
  );
  const key = done.count < n && change.some ? change.some : change.done;
  return answer([text(key, { n: done.count, m: n - done.count }), aged, ...notes], ...chips);
}

/** `include` for a tool that else spares tabs: what is named, or pointed at. */
function included({ spares = [] }: TabChange, { ref, states = [] }: Slots): { include?: string[] } {
  const include = spares.filter((one) => ref || states.some((state) => state === one));
  return include.length > 0 ? { include } : {};
}

import { type Text, text } from '@/src/contract/text.ts';
import type { RunSlots, Slots } from '../frame/command-frame.ts';
import { describe } from '../script/describe.ts';
import { answer, choose, none, type Part, type Script, write } from '../script/script.ts';
import { command, said, tabFilters } from '../table/index.ts';
import { allTabs } from '../tabs/change-tabs.ts';
import { idsOf, pickTabs } from '../tabs/pick-tabs.ts';
import { snoozeTimes } from './snooze-times.ts';

const putOff = 'snooze sleep set-aside';

command('tabs.snooze', 'tidy', 'destroy', {
  rule: [
    said(putOff, 'tabs things sites groups -', 'until', `${tabFilters} ref:this others side later`),
    said(putOff, '-', 'until', '', { adds: { ref: { kind: 'this' } } }),
    // "Bring this back tomorrow": it is open, and is to be so then.
    said('reopen open list carry bookmark remember remind', 'tabs things -', 'until ref:this|ref:it|ref:list', ''),
    said('remind', 'tabs things -', 'ref:this', ''),
    said('remind', 'tabs things -', 'until words|sites', tabFilters, { vague: true }),
    said('snooze', 'tabs things -', 'ref:this|ref:it|ref:list|sites|words', tabFilters),
  ],
  title: (slots) => willSnooze(namedAsWords(slots), 0),
  *run(said, context) {
    const slots = namedAsWords(said);
    const { until, ref } = slots;
    if (until === undefined) {
      const { evening, tomorrow, monday } = snoozeTimes(context.now);
      const times = new Set([evening ?? context.now + 3 * 3_600_000, tomorrow, monday]);
      const choices = [...times].map((at) => context.again(text('command_snooze_at', { at }), { until: at }));
      return choose(text('command_snooze_when'), choices);
    }
    const { tabs, all, notes, chips } = yield* pickTabs(slots, context, { careful: true, closes: true });
    const what = describe(slots, 'command_what_tabs');
    const nothing = slots.words
      ? text('command_find_no_tab', { what, n: all.length })
      : text('command_session_no_tabs');
    if (tabs.length === 0) none([nothing, ...notes], ...chips, slots.words && allTabs);
    const n = yield* snooze(idsOf(tabs), slots, context.sure && ref?.kind === 'this');
    return answer([text('command_snoozed', { n, at: until }), ...notes], ...chips);
  },
});

/** "Hide the heat pump thing until Sunday": what is hidden gets no name. */
const namedAsWords = ({ name, ...slots }: RunSlots): RunSlots =>
  name === undefined ? slots : { ...slots, words: [...(slots.words ?? []), name] };

function willSnooze({ until, ...slots }: Slots, n: number): Text {
  const what = describe(slots, 'command_what_tabs', n);
  return until === undefined
    ? text('command_snooze_title', { what })
    : text('command_snooze_until', { what, at: until });
}

/** Snoozes tabs; gives their number. */
function* snooze(tab_ids: number[], slots: Slots, isThis: boolean): Part<number> {
  const n = tab_ids.length;
  const args = { tab_ids, until: new Date(slots.until ?? 0).toISOString() };
  const how = { this: isThis, kept: text('command_tidy_kept', { n }) };
  return (yield* write('snooze_tabs', args, willSnooze(slots, n), how)).count;
}

/** Snoozes one tab, as its menu says. */
export function* snoozeTab(tab: number, until: number): Script {
  const n = yield* snooze([tab], { until }, true);
  return answer(text('command_snoozed', { n, at: until }));
}

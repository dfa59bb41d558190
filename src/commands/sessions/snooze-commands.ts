import { text } from '@/src/contract/text.ts';
import type { Slots } from '../frame/command-frame.ts';
import { actOnce, notDone } from '../script/act.ts';
import type { CommandContext } from '../script/context.ts';
import { describe } from '../script/describe.ts';
import { answer, chip, choose, type Script } from '../script/script.ts';
import { command } from '../table/command.ts';
import { said, tabFilters } from '../table/command-pattern.ts';
import { pickTabs } from '../tabs/pick-tabs.ts';
import { remarks, wider } from '../tabs/wider.ts';
import { snoozeTimes } from './snooze-times.ts';

const id = 'tabs.snooze';
const putOff = 'snooze sleep set-aside';

command(id, 'tidy', 'destroy', {
  rule: [
    said(putOff, 'tabs things sites groups -', 'until', `${tabFilters} ref:this others side later`),
    said(putOff, '-', 'until', '', { adds: { ref: { kind: 'this' } } }),
    // "Bring this back tomorrow": it is open, and is to be so then.
    said('reopen open list carry bookmark remember remind', 'tabs things -', 'until ref:this|ref:it|ref:list', ''),
    said('remind', 'tabs things -', 'ref:this', ''),
    said('snooze', 'tabs things -', 'ref:this|ref:it|ref:list|sites|words', tabFilters),
  ],
  title: (slots) => willSnooze(slots, 0),
  run: (slots, context) => snooze(slots, context),
});

function willSnooze({ until, ...slots }: Slots, n: number) {
  const what = describe(slots, 'command_what_tabs', n);
  return until === undefined
    ? text('command_snooze_title', { what })
    : text('command_snooze_until', { what, at: until });
}

/** Snoozes what the slots select. Asks for the time if it was not said. */
function* snooze({ until, ...slots }: Slots, context: CommandContext): Script {
  if (until === undefined) return askWhen(slots, context);
  const found = yield* pickTabs(slots, context, { window: 'this', careful: true });
  if ('answer' in found) return found.answer;
  const { picked } = found;
  const n = picked.tabs.length;
  const chips = wider(id, { ...slots, until }, picked);
  if (n === 0) return answer([text('command_session_no_tabs'), ...remarks(picked)], { count: 0, chips });
  const done = yield* actOnce(
    'snooze_tabs',
    { tab_ids: picked.tabs.map((tab) => tab.id), until: new Date(until).toISOString() },
    willSnooze({ ...slots, until }, n),
    { this: context.sure && slots.ref?.kind === 'this' },
  );
  const problem = notDone(done, text('command_tidy_kept', { n }));
  if (problem || done.state !== 'done') return answer(problem ?? []);
  return answer([text('command_snoozed', { n: done.count, at: until }), ...remarks(picked)], { count: n, chips });
}

function askWhen(slots: Slots, { now }: CommandContext) {
  const { evening, tomorrow, monday } = snoozeTimes(now);
  const times = [...new Set([evening ?? now + 3 * 3_600_000, tomorrow, monday])];
  return choose(
    text('command_snooze_when'),
    times.map((at) => chip(text('command_snooze_at', { at }), id, { ...slots, until: at })),
  );
}

/** Snoozes one tab, as its menu says. */
export function* snoozeTab(tab: number, until: number): Script {
  const args = { tab_ids: [tab], until: new Date(until).toISOString() };
  const done = yield* actOnce('snooze_tabs', args, willSnooze({ until }, 1), { this: true });
  return answer(notDone(done, text('command_tidy_kept', { n: 1 })) ?? text('command_snoozed', { n: 1, at: until }));
}

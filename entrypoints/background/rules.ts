import { flash } from '@/src/browser/panel/toolbar-icon.ts';
import { withLock } from '@/src/browser/run/locks.ts';
import { onRuleAlarm, ruleStorage, setRuleAlarm } from '@/src/browser/run/rule-progress.ts';
import { ruleScript } from '@/src/commands/rules/rule-script.ts';
import { type RuleProgresses, runDueRules } from '@/src/commands/rules/run-due-rules.ts';
import { snoozeRules } from '@/src/commands/rules/snooze-rules.ts';
import { runScript } from '@/src/commands/run-script.ts';
import type { Rule } from '@/src/contract/settings.ts';
import { text } from '@/src/contract/text.ts';
import type { Background } from './create-background.ts';

/** Withdraws what earlier runs of a rule still ask: one question of a rule waits at a time. */
async function withdrawEarlier({ registry }: Background, rule: Rule, id: string): Promise<void> {
  for (const { calls } of await registry.openTickets())
    for (const { call } of calls)
      if (call.id.startsWith(`rule-${rule.id}-`) && !call.id.startsWith(`${id}:`)) await registry.stop(call.id);
}

/**
 * A run of a rule. What the gate allows is done; what it asks waits in the panel and as a number on the toolbar icon, and
 * takes nobody's focus.
 */
async function runRule(background: Background, rule: Rule, id: string): Promise<void> {
  const { registry, say } = background;
  await withdrawEarlier(background, rule, id);
  // The day when it was due: under the same id it does the same again.
  const name = say(text('rules_session', { at: Number(id.slice(id.lastIndexOf('-') + 1)) }));
  const end = await runScript(() => ruleScript(rule.does, name), { id, window: null, run: registry.run });
  if (!end?.acted) return;
  await flash(
    say(rule.does.kind === 'open-session' ? text('rules_opened', { name: rule.does.name }) : text('rules_run')),
  );
}

/** Runs rules when they are due, and opens snoozed tabs. Gives what is to be called when a page changes them. */
export function keepRules(background: Background): () => Promise<void> {
  const { store, ports, changes } = background;
  const run = () =>
    runDueRules({
      rules: async () => [...(await store.rules.all()), ...snoozeRules(await store.sessions.all())],
      progress: { read: async () => (await ruleStorage.read()) as RuleProgresses, write: ruleStorage.write },
      tabs: async () => (await ports.tabs.all()).length,
      run: (rule, id) => runRule(background, rule, id),
      wakeAt: setRuleAlarm,
      lock: withLock,
      clock: ports.clock,
    });
  onRuleAlarm(() => void run());
  // A tab was snoozed, a rule made: the alarm is set for the next time there is now.
  changes.listen(({ table }) => {
    if (table === 'settings' || table === 'sessions') void run();
  });
  return run;
}

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

/** Withdraws the questions of earlier runs of a rule, so that at most one is open. */
async function withdrawEarlier({ registry }: Background, rule: Rule, id: string): Promise<void> {
  for (const { calls } of await registry.openTickets())
    for (const { call } of calls)
      if (call.id.startsWith(`rule-${rule.id}-`) && !call.id.startsWith(`${id}:`)) await registry.stop(call.id);
}

/** Runs a rule. Its questions appear in the panel and on the toolbar icon, without taking the focus. */
async function runRule(background: Background, rule: Rule, id: string): Promise<void> {
  const { registry, say } = background;
  await withdrawEarlier(background, rule, id);
  // The name contains the day when the run was due, so that a repeated run with the same id does the same.
  const name = say(text('rules_session', { at: Number(id.slice(id.lastIndexOf('-') + 1)) }));
  const end = await runScript(() => ruleScript(rule.does, name), { id, window: null, run: registry.run });
  if (!end?.acted) return;
  await flash(
    say(rule.does.kind === 'open-session' ? text('rules_opened', { name: rule.does.name }) : text('rules_run')),
  );
}

/** Runs due rules and opens snoozed tabs. Returns a function to call after rules have changed. */
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
  // Snoozing a tab or changing a rule changes the next due time: sets the alarm anew.
  changes.listen(({ table }) => {
    if (table === 'settings' || table === 'sessions') void run();
  });
  return run;
}

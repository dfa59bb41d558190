import { type Rule, ruleText } from '@/src/contract/settings.ts';
import { text } from '@/src/contract/text.ts';
import { write } from '../script/act.ts';
import { answer, type Script, told } from '../script/script.ts';
import { command } from '../table/command.ts';

type Told = Pick<Rule, 'when' | 'does'>;

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

const two = (n: number): string => String(n).padStart(2, '0');

/** Creates a rule, or says what rules can hold. Its sentences are read by `read-rule.ts` before all others, so it has no patterns. */
command('rules.add', 'tidy', 'write', {
  rule: [],
  title: ({ rule }) => (rule ? text('rules_create_sentence', { rule: ruleText(rule) }) : text('rules_add')),
  run: ({ rule }) => (rule ? addRule(rule) : told(answer(text('rules_create_limits')))),
});

/** Arguments of `create_rule`. */
function argumentsOf({ when, does }: Told): Record<string, unknown> {
  const what = { does: does.kind, ...('unusedDays' in does && { unused_days: does.unusedDays }) };
  if (when.kind === 'more-tabs') return { ...what, more_tabs_than: when.than };
  if (when.kind === 'once') return what;
  const { day, minute } = when;
  return {
    ...what,
    every: day === null ? 'day' : weekdays[day],
    at: `${two(Math.floor(minute / 60))}:${two(minute % 60)}`,
  };
}

function* addRule(rule: Told): Script {
  yield* write('create_rule', argumentsOf(rule), text('rules_create_sentence', { rule: ruleText(rule) }));
  const then = rule.does.kind === 'sleep' ? text('rules_create_runs') : text('rules_create_asks');
  return answer([then, text('rules_create_where')]);
}

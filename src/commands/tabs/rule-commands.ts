import { type Rule, ruleText } from '@/src/contract/settings.ts';
import { text } from '@/src/contract/text.ts';
import { answer, withWays, write } from '../script/script.ts';
import { command } from '../table/index.ts';

/** Creates a rule, or says what rules can hold. `read-rule.ts` reads its sentences before all others. */
command('rules.add', 'tidy', 'write', {
  title: ({ rule }) => (rule ? text('rules_create_sentence', { rule: ruleText(rule) }) : text('rules_add')),
  *run({ rule }) {
    if (!rule) return withWays(answer(text('rules_create_limits')), ['rules']);
    yield* write('create_rule', argumentsOf(rule), text('rules_create_sentence', { rule: ruleText(rule) }));
    const then = rule.does.kind === 'sleep' ? text('rules_create_runs') : text('rules_create_asks');
    return withWays(answer([then, text('rules_create_where')]), ['rules']);
  },
});

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

const two = (n: number): string => String(n).padStart(2, '0');

/** Arguments of `create_rule`. */
function argumentsOf({ when, does }: Pick<Rule, 'when' | 'does'>): Record<string, unknown> {
  const what = { does: does.kind, ...('unusedDays' in does && { unused_days: does.unusedDays }) };
  if (when.kind === 'more-tabs') return { ...what, more_tabs_than: when.than };
  if (when.kind === 'once') return what;
  const { day, minute } = when;
  const at = `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
  return { ...what, every: day === null ? 'day' : weekdays[day], at };
}

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { matchCommand } from '@/src/commands/index.ts';

/** A Wednesday. */
const now = new Date(2026, 10, 25, 14, 30).getTime();
const days = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const clock = (minute: number) => new Date(2026, 0, 1, 0, minute).toTimeString().slice(0, 5);

/** The rule or the time of a snooze in one line; "beyond" for a rule that cannot be, "none" for anything else. */
function meaningOf(sentence: string, language: string): string {
  const match = matchCommand(sentence, { language, now });
  if (match.kind !== 'intent') return 'none';
  const { rule, until } = match.slots;
  if (match.intent.id === 'tabs.snooze' && until !== undefined) {
    const at = new Date(until);
    return `snooze ${at.getDate()} ${clock(at.getHours() * 60 + at.getMinutes())}`;
  }
  if (match.intent.id !== 'rules.add') return 'none';
  if (!rule) return 'beyond';
  const { when, does } = rule;
  const amount = 'unusedDays' in does ? ` ${does.unusedDays}` : '';
  if (when.kind === 'more-tabs') return `>${when.than} ${does.kind}${amount}`;
  if (when.kind === 'once') return 'once';
  return `${when.day === null ? 'daily' : days[when.day]} ${clock(when.minute)} ${does.kind}${amount}`;
}

const rows: { language: string; say: string; means: string }[] = readFileSync(
  new URL('rule-sentences.jsonl', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

it.each(rows)('$language: $say', ({ language, say, means }) => {
  expect(meaningOf(say, language)).toBe(means);
});

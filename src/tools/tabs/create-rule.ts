import { callers } from '@/src/contract/call.ts';
import { type Rule, type RuleDeed, type RuleTime, rule as ruleSchema, ruleText } from '@/src/contract/settings.ts';
import { type MessageKey, text } from '@/src/contract/text.ts';
import type { WriteTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { eachRow, rowConflict, rowDone, rowUndone } from '@/src/registry/each-row.ts';
import { invalid } from '../errors/call-errors.ts';
import { freeId } from '../free-id.ts';
import type { ToolPorts } from '../tool-ports.ts';

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

const parameters = z.strictObject({
  does: z
    .enum(['set-aside', 'sleep', 'close-duplicates'])
    .describe('set-aside: saves unused tabs as a session and closes them; sleep: puts unused tabs to sleep'),
  unused_days: z.number().int().min(1).max(365).default(14).describe('Days without use, for set-aside and sleep'),
  every: z
    .enum(['day', ...weekdays])
    .optional()
    .describe('The day on which it runs'),
  at: z
    .string()
    .regex(/^(?:[01]?\d|2[0-3]):[0-5]\d$/)
    .default('09:00')
    .describe('The time of that day, such as 17:00'),
  more_tabs_than: z.number().int().min(1).max(10_000).optional().describe('Instead of a day: with more tabs than this'),
});
type Arguments = z.infer<typeof parameters>;

function timeOf({ every, at, more_tabs_than }: Arguments): RuleTime {
  if ((every === undefined) === (more_tabs_than === undefined))
    throw invalid('A rule has a day or a number of tabs.', 'Send `every` or `more_tabs_than`.');
  if (more_tabs_than !== undefined) return { kind: 'more-tabs', than: more_tabs_than };
  const [hour = 0, minute = 0] = at.split(':').map(Number);
  const day = (weekdays as readonly string[]).indexOf(every ?? '');
  return { kind: 'weekly', day: day < 0 ? null : day, minute: hour * 60 + minute };
}

const deedOf = ({ does, unused_days }: Arguments): RuleDeed =>
  does === 'close-duplicates' ? { kind: does } : { kind: does, unusedDays: unused_days };

/** Note for the card: whether the rule will ask or run without asking. */
const notes: Record<Arguments['does'], MessageKey> = {
  'set-aside': 'rules_create_asks',
  'close-duplicates': 'rules_create_asks',
  sleep: 'rules_create_runs',
};

const isSame = (a: Rule, b: Rule): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Creates a rule. Undo removes it, unless it was changed since. */
export const createRule = ({ rules, clock, words }: ToolPorts): WriteTool<Arguments, { rule: string }> => ({
  name: 'create_rule',
  area: 'tabs',
  effect: 'write',
  inverse: 'exact',
  repeatable: true,
  description:
    'Makes a rule, which does something by itself at its time: every week or day, or with too many tabs. Only for what the user wants done again and again.',
  parameters,
  async plan(args, { caller }) {
    const known = await rules.all();
    const made: Rule = {
      id: freeId(clock.now(), known),
      on: true,
      when: timeOf(args),
      does: deedOf(args),
    };
    return {
      headline: text('rules_create_ask'),
      notes: [text(notes[args.does])],
      verb: text('rules_create_verb'),
      refuse: text('rules_create_refuse'),
      // The same id whenever the plan is made, so that the user's yes still matches.
      rows: [{ id: 'rule:new', title: words(ruleText(made)), digest: {}, before: null, change: made }],
      // A model may have been tricked into it, and a rule outlives its chat.
      ...(callers[caller].byModel ? { ask: text('rules_create_why') } : {}),
      data: { rule: words(ruleText(made)) },
    };
  },
  apply: (rows, run) =>
    eachRow(rows, run, async (row) => {
      const made = ruleSchema.parse(row.change);
      await rules.change((all) => (all.some(({ id }) => id === made.id) ? all : [...all, made]));
      return rowDone();
    }),
  undo: (rows, run) =>
    eachRow(rows, run, async (row) => {
      const made = ruleSchema.parse(row.change);
      const there = (await rules.all()).find(({ id }) => id === made.id);
      if (there && !isSame(there, made)) return rowConflict(text('rules_changed'));
      await rules.change((all) => all.filter(({ id }) => id !== made.id));
      return rowUndone();
    }),
  result: (_rows, _outcomes, { data }) => ({ rule: String(data?.rule ?? '') }),
  undoLabel: text('rules_create_undo'),
  sentence: ({ data }) => (data ? text('rules_create_sentence', { rule: data.rule }) : text('rules_create_plain')),
});

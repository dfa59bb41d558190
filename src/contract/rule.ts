import * as z from './zod-mini.ts';

/** Minutes of a day. */
const minute = z.int().check(z.minimum(0), z.maximum(1439));
const days = z.int().check(z.minimum(1), z.maximum(365));

/** When a rule runs: at a time of each day or of one day of the week (0 is Sunday), with too many tabs, or once. */
export const ruleTime = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('weekly'), day: z.nullable(z.int().check(z.minimum(0), z.maximum(6))), minute }),
  z.object({ kind: z.literal('more-tabs'), than: z.int().check(z.minimum(1), z.maximum(10_000)) }),
  /** Epoch milliseconds. */
  z.object({ kind: z.literal('once'), at: z.number() }),
]);
export type RuleTime = z.infer<typeof ruleTime>;

/** What a rule does. `unusedDays`: with the tabs that were not used for so long. */
export const ruleDeed = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('set-aside'), unusedDays: days }),
  z.object({ kind: z.literal('sleep'), unusedDays: days }),
  z.object({ kind: z.literal('close-duplicates') }),
  z.object({ kind: z.literal('open-session'), session: z.string().check(z.minLength(1)), name: z.string() }),
]);
export type RuleDeed = z.infer<typeof ruleDeed>;

/** Something that is done by itself, through the gate like everything else. */
export const rule = z.object({
  id: z.string().check(z.minLength(1)),
  on: z.boolean(),
  when: ruleTime,
  does: ruleDeed,
});
export type Rule = z.infer<typeof rule>;

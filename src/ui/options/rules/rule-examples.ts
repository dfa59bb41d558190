import { text } from '@/src/contract/text.ts';

/** Any day at this hour, local time. */
const at = (hour: number): number => new Date(2026, 0, 2, hour).getTime();

/** Sentences that the form understands, for someone who has no rule yet. Their times follow the locale's clock. */
export const ruleExamples = [
  text('rules_example_aside', { at: at(17) }),
  text('rules_example_duplicates'),
  text('rules_example_sleep', { at: at(20) }),
] as const;

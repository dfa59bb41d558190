import { wrappedFunctionTags } from '../bodies/function-tag.ts';
import type { Dialect } from '../syntax.ts';

/** Seed-OSS: `<function=…>` inside `<seed:tool_call>`, and reasoning of its own name. */
export const seedOss: Dialect = {
  kind: 'dialect',
  id: 'seed-oss',
  openers: wrappedFunctionTags('<seed:tool_call>'),
  closers: ['</seed:tool_call>'],
  reasoning: [{ open: '<seed:think>', close: '</seed:think>' }],
  markup: ['<seed:eos>'],
};

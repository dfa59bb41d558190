import type { Dialect } from '../../scan/syntax.ts';

/** Seed-OSS: `<function=…>` inside `<seed:tool_call>`, and reasoning of its own name. */
export const seedOss: Dialect = {
  kind: 'dialect',
  id: 'seed-oss',
  wrappers: [{ open: '<seed:tool_call>', close: '</seed:tool_call>' }],
  reasoning: [{ open: '<seed:think>', close: '</seed:think>' }],
  markup: ['<seed:eos>'],
  resultTokens: ['tool', 'user'].map((role) => `<seed:bos>${role}`),
};

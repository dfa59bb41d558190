import { functionTag } from '../bodies/function-tag.ts';
import { wrapped } from '../bodies/wrapped.ts';
import type { Dialect } from '../syntax.ts';

const ID = 'seed-oss';

/** Seed-OSS: `<function=…>` inside `<seed:tool_call>`, and reasoning of its own name. */
export const seedOss: Dialect = {
  kind: 'dialect',
  id: ID,
  label: 'Seed-OSS',
  openers: [wrapped('<seed:tool_call>', functionTag(ID))],
  closers: ['</seed:tool_call>'],
  reasoning: [{ open: '<seed:think>', close: '</seed:think>' }],
  markup: ['<seed:eos>'],
};

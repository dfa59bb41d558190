import { element } from '../../scan/element.ts';
import type { Dialect } from '../../scan/syntax.ts';

/** Seed-OSS: `<function=…>` inside `<seed:tool_call>`, and reasoning of its own name. */
export const seedOss: Dialect = {
  id: 'seed-oss',
  wrappers: [element('seed:tool_call')],
  reasoning: [element('seed:think')],
  markup: ['<seed:eos>'],
  resultTokens: ['tool', 'user'].map((role) => `<seed:bos>${role}`),
};

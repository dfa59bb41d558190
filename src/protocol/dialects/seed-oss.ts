import { readFunctionTag } from '../bodies/function-tag.ts';
import type { Dialect } from '../syntax.ts';

const ID = 'seed-oss';

/** Seed-OSS: `<function=…>` inside `<seed:tool_call>`, and reasoning of its own name. */
export const seedOss: Dialect = {
  kind: 'dialect',
  id: ID,
  label: 'Seed-OSS',
  openers: [
    {
      text: '<seed:tool_call>',
      at: 'anywhere',
      *read(scan, start) {
        yield* scan.space();
        return (yield* scan.match('<function=')) && (yield* readFunctionTag(scan, start, ID));
      },
    },
  ],
  closers: ['</seed:tool_call>'],
  reasoning: [{ open: '<seed:think>', close: '</seed:think>' }],
  markup: ['<seed:eos>'],
};

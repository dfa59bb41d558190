import { readFunctionTag } from '../bodies/function-tag.ts';
import type { Dialect } from '../syntax.ts';

const ID = 'qwen-coder';

/** Qwen3-Coder and Nemotron 3: `<function=…>` with `<parameter=…>`, most often inside `<tool_call>`. */
export const qwenCoder: Dialect = {
  kind: 'dialect',
  id: ID,
  label: 'Qwen-Coder',
  openers: [
    { text: '<function=', at: 'anywhere', read: (scan, start) => readFunctionTag(scan, start, ID) },
    {
      text: '<tool_call>',
      at: 'anywhere',
      *read(scan, start) {
        yield* scan.space();
        return (yield* scan.match('<function=')) && (yield* readFunctionTag(scan, start, ID));
      },
    },
  ],
  closers: ['</function>', '</parameter>'],
};

import { readNamedJson } from '../bodies/named-json.ts';
import { isNameCode } from '../characters.ts';
import type { Dialect } from '../syntax.ts';

const OPEN = '<|tool_call_begin|>';

/** Kimi K2: `functions.name:0` between tokens, then the arguments. */
export const kimi: Dialect = {
  kind: 'dialect',
  id: 'kimi',
  openers: [
    {
      text: OPEN,
      *read(scan, start) {
        yield* scan.space();
        const name = yield* scan.while((code) => isNameCode(code) || code === 58, 100);
        yield* scan.space();
        if (name === '' || !(yield* scan.match('<|tool_call_argument_begin|>'))) return false;
        return yield* readNamedJson(scan, start, { name, close: ['<|tool_call_end|>'], openers: [OPEN] });
      },
    },
  ],
};

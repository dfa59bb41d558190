import { jsonTag } from '../bodies/json-tag.ts';
import { readNamedJson } from '../bodies/named-json.ts';
import { isNameCode } from '../characters.ts';
import type { Dialect } from '../syntax.ts';

const OPEN = '[TOOL_CALLS]';
const CLOSE = ['</s>'];

/** Mistral: `[TOOL_CALLS]` before a JSON array, or in later models before a name and `[ARGS]` with the arguments. */
export const mistral: Dialect = {
  kind: 'dialect',
  id: 'mistral',
  openers: [
    jsonTag({ open: OPEN, close: CLOSE }),
    {
      text: OPEN,
      *read(scan, start) {
        yield* scan.space();
        const name = yield* scan.while(isNameCode, 100);
        if (name === '') return false;
        if (yield* scan.match('[CALL_ID]')) yield* scan.while(isNameCode, 100);
        if (!(yield* scan.match('[ARGS]')) && (yield* scan.space()) !== 123) return false;
        return yield* readNamedJson(scan, start, { name, close: CLOSE, openers: [OPEN] });
      },
    },
  ],
  reasoning: [{ open: '[THINK]', close: '[/THINK]' }],
};

import { jsonTag } from '../bodies/json-tag.ts';
import { readNamedJson } from '../bodies/named-json.ts';
import { isNameCode } from '../scan/scan.ts';
import type { Dialect } from '../syntax.ts';

const ID = 'mistral';
const OPEN = '[TOOL_CALLS]';
const CLOSE = ['</s>'];

/** Mistral: `[TOOL_CALLS]` before a JSON array, or in later models before a name and `[ARGS]` with the arguments. */
export const mistral: Dialect = {
  kind: 'dialect',
  id: ID,
  label: 'Mistral',
  openers: [
    jsonTag({ syntax: ID, open: OPEN, close: CLOSE, keys: { name: 'name', arguments: 'arguments' } }),
    {
      text: OPEN,
      at: 'anywhere',
      *read(scan, start) {
        yield* scan.space();
        const name = yield* scan.while(isNameCode, 100);
        if (name === '') return false;
        if (yield* scan.match('[CALL_ID]')) yield* scan.while(isNameCode, 100);
        if (!(yield* scan.match('[ARGS]')) && (yield* scan.space()) !== 123) return false;
        return yield* readNamedJson(scan, start, { syntax: ID, name, close: CLOSE, openers: [OPEN] });
      },
    },
  ],
  reasoning: [{ open: '[THINK]', close: '[/THINK]' }],
};

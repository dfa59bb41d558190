import { jsonTag } from '../../bodies/json-tag.ts';
import { orphanArguments, readNamedJson } from '../../bodies/named-json.ts';
import type { Dialect } from '../../scan/syntax.ts';
import { isNameCode } from '../../text/characters.ts';

const OPEN = '[TOOL_CALLS]';
const ARGUMENTS = '[ARGS]';
const CLOSE = ['</s>', '[/TOOL_CALLS]'];

/** Manuals of programs write it, too, with a blank before it. */
const orphan = orphanArguments(ARGUMENTS, CLOSE);

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
        const name = yield* scan.while((code) => isNameCode(code) || code === 58, 100);
        if (name === '') return false;
        if (yield* scan.match('[CALL_ID]')) yield* scan.name();
        const isMarked = yield* scan.match(ARGUMENTS);
        const code = yield* scan.space();
        if (!isMarked && code !== 123) return false;
        return yield* readNamedJson(scan, start, { name, close: CLOSE, openers: [OPEN] });
      },
    },
    {
      ...orphan,
      *read(scan, start) {
        const isNamed = /(?:^|[^\\\w.-])[\w.-]+$/.test(scan.source.textBefore(start, 100));
        return isNamed && (yield* orphan.read(scan, start));
      },
    },
  ],
  // A server took the token before the name away.
  openersFor: ({ list }) =>
    (list ?? []).map((name) => ({
      text: `${name}${ARGUMENTS}`,
      at: 'line',
      read: (scan, start) => readNamedJson(scan, start, { name, close: CLOSE, openers: [OPEN] }),
    })),
  wrappers: [{ open: OPEN, close: '[/TOOL_CALLS]' }],
  reasoning: [{ open: '[THINK]', close: '[/THINK]' }],
  resultTokens: ['[TOOL_RESULTS]'],
};

import { jsonTag } from '../../bodies/json-tag.ts';
import { namedBefore, orphanArguments, readNamedJson } from '../../bodies/named-json.ts';
import type { Dialect } from '../../scan/syntax.ts';

const OPEN = '[TOOL_CALLS]';
const ARGUMENTS = '[ARGS]';
const CLOSE = ['</s>', '[/TOOL_CALLS]'];

/** Opener for `[ARGS]` alone. Manuals mention it too, with a blank before it. */
const orphan = orphanArguments(ARGUMENTS, CLOSE);

/** Mistral: `[TOOL_CALLS]` before a JSON array, or in later models before a name and `[ARGS]` with the arguments. */
export const mistral: Dialect = {
  id: 'mistral',
  openers: [
    jsonTag({ open: OPEN, close: CLOSE }),
    namedBefore(OPEN, [ARGUMENTS], CLOSE),
    {
      ...orphan,
      *read(scan, start) {
        const isNamed = /(?:^|[^\\\w.-])[\w.-]+$/.test(scan.source.textBefore(start, 100));
        return isNamed && (yield* orphan.read(scan, start));
      },
    },
  ],
  // Calls without the token before the name, which a server removed.
  openersFor: (name) => [
    {
      text: `${name}${ARGUMENTS}`,
      at: 'line',
      read: (scan, start) => readNamedJson(scan, start, { name, close: CLOSE, openers: [OPEN] }),
    },
  ],
  wrappers: [{ open: OPEN, close: '[/TOOL_CALLS]' }],
  reasoning: [{ open: '[THINK]', close: '[/THINK]' }],
  resultTokens: ['[TOOL_RESULTS]'],
};

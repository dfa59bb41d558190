import { namedBefore, readNamedJson } from '../../bodies/named-json.ts';
import type { Dialect } from '../../scan/syntax.ts';

const OPEN = '<|recipient|>';
const CONTENT = '<|content|>';
const CLOSE = ['<|stop|>', '<|eot_id|>'];

/** Functionary: each message names its recipient, which is a tool or all. */
export const functionary: Dialect = {
  id: 'functionary',
  openers: [namedBefore(OPEN, [CONTENT], CLOSE)],
  // The template wrote the beginning of the header, and the call is the whole answer.
  openersFor: (name) => [
    {
      text: `${name}\n{`,
      at: 'line',
      *read(scan, start) {
        if (!scan.output.isFirst(start)) return false;
        scan.source.go(start + name.length);
        return yield* readNamedJson(scan, start, { name, close: CLOSE });
      },
    },
  ],
  markup: [`${OPEN}all\n${CONTENT}`],
  resultTokens: ['<|from|>user', '<|from|>tool'],
};

import { namedBefore } from '../../bodies/named-json.ts';
import type { Dialect } from '../../scan/syntax.ts';

const OPEN = '<|recipient|>';
const CONTENT = '<|content|>';

/** Functionary: each message names its recipient, which is a tool or all. */
export const functionary: Dialect = {
  id: 'functionary',
  openers: [namedBefore(OPEN, [CONTENT], ['<|stop|>'])],
  markup: [`${OPEN}all\n${CONTENT}`],
  resultTokens: ['<|from|>user', '<|from|>tool'],
};

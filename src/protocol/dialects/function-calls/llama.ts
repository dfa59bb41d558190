import { jsonTag } from '../../bodies/json-tag.ts';
import { readPythonCalls } from '../../bodies/python-calls.ts';
import { readPythonLine } from '../../bodies/python-line.ts';
import type { Dialect } from '../../scan/syntax.ts';

const OPEN = '<|python_tag|>';
const CLOSE = ['<|eom_id|>', '<|eot_id|>'];
const ROLES = ['ipython', 'tool', 'user'];

/** Llama 3.1 and later: `<|python_tag|>` before JSON or a call, and lists of calls alone on a line (3.2, 4). */
export const llama: Dialect = {
  id: 'llama',
  openers: [
    jsonTag({ open: OPEN, close: CLOSE, keys: { name: 'name', arguments: 'parameters' } }),
    {
      text: OPEN,
      read: (scan, start) => readPythonCalls(scan, start, CLOSE),
    },
  ],
  openersFor: (name) =>
    ['[', '[\n', '[ ', '[\n  ', '[\n    '].map((open) => ({
      text: `${open}${name}(`,
      at: 'line',
      read: readPythonLine,
    })),
  wrappers: [{ open: OPEN, close: '<|eom_id|>' }],
  resultTokens: ROLES.map((role) => `<|start_header_id|>${role}`),
};

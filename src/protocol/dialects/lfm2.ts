import { Closing } from '../bodies/closing.ts';
import { jsonTag } from '../bodies/json-tag.ts';
import { readPythonCalls } from '../bodies/python-calls.ts';
import type { Dialect } from '../syntax.ts';

const ID = 'lfm2';
const OPEN = '<|tool_call_start|>';
const CLOSE = ['<|tool_call_end|>'];

/** LFM2: tokens around a list of Python calls, or of JSON objects when it was asked for those. */
export const lfm2: Dialect = {
  kind: 'dialect',
  id: ID,
  label: 'LFM2',
  openers: [
    {
      text: OPEN,
      at: 'anywhere',
      read: (scan, start) => readPythonCalls(scan, start, ID, new Closing(CLOSE, null)),
    },
    jsonTag({ syntax: ID, open: OPEN, close: CLOSE, keys: { name: 'name', arguments: 'arguments' } }),
  ],
  markup: CLOSE,
};

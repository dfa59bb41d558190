import { jsonTag } from '../../bodies/json-tag.ts';
import { readPythonCalls } from '../../bodies/python-calls.ts';
import type { Dialect } from '../../scan/syntax.ts';

const OPEN = '<|tool_call_start|>';
const CLOSE = ['<|tool_call_end|>'];

/** LFM2: tokens around a list of Python calls, or of JSON objects if the prompt asked for those. */
export const lfm2: Dialect = {
  id: 'lfm2',
  openers: [
    {
      text: OPEN,
      read: (scan, start) => readPythonCalls(scan, start, CLOSE),
    },
    jsonTag({ open: OPEN, close: CLOSE }),
  ],
  wrappers: [{ open: OPEN, close: '<|tool_call_end|>' }],
  resultTokens: ['<|tool_response_start|>'],
};

import { Closing } from '../bodies/closing.ts';
import { readPythonCalls } from '../bodies/python-calls.ts';
import { readTokenCall } from '../bodies/token-call.ts';
import type { Dialect } from '../syntax.ts';

/** Gemma: Python in a `tool_code` block; FunctionGemma and Gemma 4: `call:name{…}` between tokens. */
export const gemma: Dialect = {
  kind: 'dialect',
  id: 'gemma',
  fences: [
    {
      words: ['tool_code'],
      read: (scan, start, fence) => readPythonCalls(scan, start, new Closing([], fence)),
    },
  ],
  openers: [
    { open: '<start_function_call>', close: '<end_function_call>', quote: '<escape>' },
    { open: '<|tool_call>', close: '<tool_call|>', quote: '<|"|>' },
  ].map((form) => ({ text: form.open, read: (scan, start) => readTokenCall(scan, start, form) })),
  reasoning: [{ open: '<|channel>thought', close: '<channel|>' }],
  markup: ['<end_function_call>', '<tool_call|>', '<turn|>', '<end_of_turn>', '<start_function_response>'],
};

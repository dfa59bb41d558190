import { Closing } from '../../bodies/closing-marks.ts';
import { readPythonCalls } from '../../bodies/python-calls.ts';
import { readTokenCall, type TokenForm } from '../../bodies/token-call.ts';
import { element } from '../../scan/element.ts';
import { readInvented } from '../../scan/result-block.ts';
import type { Dialect } from '../../scan/syntax.ts';

const FORMS: TokenForm[] = [
  { open: '<start_function_call>', close: '<end_function_call>', quote: '<escape>' },
  { open: '<|tool_call>', close: '<tool_call|>', quote: '<|"|>' },
];
const RESULTS = ['<|tool_response>', '<start_function_response>', '<start_of_turn>user', '<|turn>user', '<|turn>tool'];

/** Gemma: Python in a `tool_code` block; FunctionGemma and Gemma 4: `call:name{…}` between tokens. */
export const gemma: Dialect = {
  id: 'gemma',
  fences: [
    {
      words: ['tool_code'],
      read: (scan, start, fence) => readPythonCalls(scan, start, new Closing([], fence)),
    },
    {
      words: ['tool_output', 'tool_outputs'],
      *read(scan, start) {
        return scan.ledger.started > 0 && (yield* readInvented(scan, start));
      },
    },
  ],
  openers: FORMS.map((form) => ({ text: form.open, read: (scan, start) => readTokenCall(scan, start, form) })),
  // A server took the opening token away.
  openersFor: ({ list }) =>
    (list ?? []).map((name) => ({
      text: `call:${name}{`,
      at: 'line',
      *read(scan, start) {
        scan.source.go(start);
        return yield* readTokenCall(scan, start, FORMS[1]!);
      },
    })),
  wrappers: [...FORMS.map(({ open, close }) => ({ open, close })), element('tool_code')],
  reasoning: [{ open: '<|channel>thought', close: '<channel|>' }],
  markup: ['<end_function_call>', '<tool_call|>', '<turn|>', '<end_of_turn>', '<start_function_response>'],
  resultTokens: RESULTS,
};

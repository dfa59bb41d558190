import { readKnownCalls, readPythonCalls } from '../../bodies/python-calls.ts';
import { readTokenCalls, type TokenForm } from '../../bodies/token-call.ts';
import { skipUnreadable } from '../../bodies/unreadable.ts';
import { element } from '../../scan/element.ts';
import { readInvented } from '../../scan/result-block.ts';
import type { Dialect, Opener } from '../../scan/syntax.ts';

const FORMS: TokenForm[] = [
  { open: '<start_function_call>', close: '<end_function_call>', quote: '<escape>' },
  { open: '<|tool_call>', close: '<tool_call|>', quote: '<|"|>' },
];
const QUOTED = ':<|';
/** True for characters of a key and of the token after it, up to the quotation mark. */
const goesOn = (code: number): boolean => code > 32 && code !== 34;
/** Also the beginning of descriptions of tools, so calls in this form never run. */
const DECLARATION = 'declaration:default_api:';
const RESULTS = ['<|tool_response>', '<start_function_response>', '<start_of_turn>user', '<|turn>user', '<|turn>tool'];

/** Gemma: Python in a `tool_code` block; FunctionGemma and Gemma 4: `call:name{…}` between tokens. */
export const gemma: Dialect = {
  id: 'gemma',
  fences: [
    {
      words: ['tool_code'],
      read: (scan, start, fence) => readPythonCalls(scan, start, [], fence),
    },
    {
      words: ['tool_output', 'tool_outputs'],
      read: readInvented,
    },
  ],
  openers: [
    ...FORMS.map((form): Opener => ({ text: form.open, read: (scan, start) => readTokenCalls(scan, start, form) })),
    // A block without its backticks that is the whole answer.
    {
      text: 'tool_code\n',
      at: 'line',
      *read(scan, start) {
        return scan.output.isFirst(start) && (yield* readKnownCalls(scan, start, []));
      },
    },
  ],
  // Calls without the opening token, which a server removed or the model left out.
  openersFor: (name) =>
    ['call:', '<call>', '', DECLARATION].map((lead) => ({
      text: `${lead}${name}{`,
      at: 'line',
      *read(scan, start) {
        if (lead === DECLARATION) return yield* skipUnreadable(scan, start, name, []);
        // After other leads than `call:`, the token before a text must prove that it is a call; nothing else uses that
        // token.
        const head = lead === 'call:' ? QUOTED : yield* scan.tried(() => scan.while(goesOn, 60));
        if (!head.endsWith(QUOTED)) return false;
        scan.source.go(start + lead.length);
        return yield* readTokenCalls(scan, start, { ...FORMS[1]!, bare: true });
      },
    })),
  wrappers: [...FORMS.map(({ open, close }) => ({ open, close })), element('tool_code')],
  reasoning: [{ open: '<|channel>thought', close: '<channel|>' }],
  markup: [
    '<end_function_call>',
    '<tool_call|>',
    '<channel|>',
    '<turn|>',
    '<end_of_turn>',
    '<start_function_response>',
  ],
  resultTokens: RESULTS,
};

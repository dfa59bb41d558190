import { jsonTag } from '../../bodies/json-tag.ts';
import type { Dialect } from '../../scan/syntax.ts';

const OPEN = '<|content_invoke_tool_json|>';
const call = jsonTag({ open: OPEN, close: ['<|end_message|>'] });

/** Inkling: the name in a message's header, and once more in its JSON. */
export const inkling: Dialect = {
  id: 'inkling',
  openers: [
    call,
    {
      text: '<|message_model|>',
      *read(scan, start) {
        yield* scan.name();
        return (yield* scan.match(OPEN)) && (yield* call.read(scan, start));
      },
    },
  ],
  // The token of the header is in the prompt, or was lost.
  openersFor: (name) => [{ ...call, text: name + OPEN, at: 'line' }],
  reasoning: [{ open: '<|content_thinking|>', close: '<|end_message|>' }],
};

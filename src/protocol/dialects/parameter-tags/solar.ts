import { keyValueTags } from '../../bodies/key-value-tags.ts';
import { tagOpeners } from '../../bodies/tag-call.ts';
import type { Dialect } from '../../scan/syntax.ts';

const CALL_END = '<|tool_call:end|>';
const VALUE_END = '<|tool_arg:end|>';

/** Solar Open 2: a name and pairs of a key and a value, as GLM writes them, between tokens. */
export const solar: Dialect = {
  id: 'solar',
  openers: tagOpeners(
    keyValueTags({
      call: ['<|tool_call:start|>', CALL_END],
      key: ['<|tool_arg:start|>'],
      value: ['<|tool_arg:value|>', VALUE_END],
    }),
  ),
  wrappers: [
    { open: '<|tool_calls:start|>', close: '<|tool_calls:end|>' },
    { open: '<|tool_call:start|>', close: CALL_END },
  ],
  reasoning: [{ open: '<|think:start|>', close: '<|think:end|>' }],
  resultTokens: ['<|tool_response:start|>', '<|im:start|>user'],
};

import { jsonTags } from '../../bodies/json-tag.ts';
import type { Dialect } from '../../scan/syntax.ts';

/** Granite 3.0 and Phi-4-mini: `<|tool_call|>` before a JSON array. Granite writes no closing token. */
export const granite: Dialect = {
  id: 'granite',
  ...jsonTags([{ open: '<|tool_call|>', close: ['<|/tool_call|>', '<|end_of_text|>', '<|end|>'] }]),
  resultTokens: ['<|start_of_role|>tool_response', '<|tool_response|>'],
};

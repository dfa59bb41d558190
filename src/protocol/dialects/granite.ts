import { jsonTag } from '../bodies/json-tag.ts';
import type { Dialect } from '../syntax.ts';

const ID = 'granite';

/** Granite 3.0 and Phi-4-mini: `<|tool_call|>` before a JSON array. Granite writes no closing token. */
export const granite: Dialect = {
  kind: 'dialect',
  id: ID,
  label: 'Granite',
  openers: [
    jsonTag({
      syntax: ID,
      open: '<|tool_call|>',
      close: ['<|/tool_call|>', '<|end_of_text|>', '<|end|>'],
      keys: { name: 'name', arguments: 'arguments' },
    }),
  ],
  markup: ['<|/tool_call|>', '<|end_of_role|>', '<|start_of_role|>'],
};

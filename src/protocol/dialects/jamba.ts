import { jsonTag } from '../bodies/json-tag.ts';
import type { Dialect } from '../syntax.ts';

const ID = 'jamba';

/** Jamba: `<tool_calls>` around a JSON array; MiniMax M1: the same tag around one object a line. */
export const jamba: Dialect = {
  kind: 'dialect',
  id: ID,
  label: 'Jamba and MiniMax M1',
  openers: [
    jsonTag({
      syntax: ID,
      open: '<tool_calls>',
      close: ['</tool_calls>'],
      keys: { name: 'name', arguments: 'arguments' },
    }),
  ],
  closers: ['</tool_calls>'],
};

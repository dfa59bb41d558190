import { jsonTags } from '../../bodies/json-tag.ts';
import type { Dialect } from '../../scan/syntax.ts';

/** Jamba and Hunyuan A13B: `<tool_calls>` around a JSON array; MiniMax M1: the same tag around one object a line. */
export const jamba: Dialect = {
  id: 'jamba',
  ...jsonTags([{ open: '<tool_calls>', close: ['</tool_calls>'] }]),
};

import { jsonTags } from '../../bodies/json-tag.ts';
import { resultElement } from '../../scan/element.ts';
import type { Dialect } from '../../scan/syntax.ts';

/** Llama Nemotron: `<TOOLCALL>` around a JSON array. */
export const nemotron: Dialect = {
  id: 'nemotron',
  ...jsonTags([{ open: '<TOOLCALL>', close: ['</TOOLCALL>'] }]),
  results: [resultElement('TOOL_RESPONSE')],
  // Tokens of Nano 2: the ends of a message and of a turn.
  edges: ['<SPECIAL_10>', '<SPECIAL_11>', '<SPECIAL_12>'],
};

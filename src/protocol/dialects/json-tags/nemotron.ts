import { jsonTag } from '../../bodies/json-tag.ts';
import { skipTo } from '../../scan/result-block.ts';
import type { Dialect } from '../../scan/syntax.ts';

/** Llama Nemotron: `<TOOLCALL>` around a JSON array. */
export const nemotron: Dialect = {
  kind: 'dialect',
  id: 'nemotron',
  openers: [jsonTag({ open: '<TOOLCALL>', close: ['</TOOLCALL>'] })],
  wrappers: [{ open: '<TOOLCALL>', close: '</TOOLCALL>' }],
  results: [{ open: '<TOOL_RESPONSE>', followedBy: 'anything', skip: skipTo('</TOOL_RESPONSE>') }],
};

import { jsonTag } from '../bodies/json-tag.ts';
import type { Dialect } from '../syntax.ts';

/** Llama Nemotron: `<TOOLCALL>` around a JSON array. */
export const nemotron: Dialect = {
  kind: 'dialect',
  id: 'nemotron',
  openers: [jsonTag({ open: '<TOOLCALL>', close: ['</TOOLCALL>'] })],
  closers: ['</TOOLCALL>'],
};

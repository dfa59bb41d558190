import { jsonTag } from '../bodies/json-tag.ts';
import type { Dialect } from '../syntax.ts';

const ID = 'nemotron';

/** Llama Nemotron: `<TOOLCALL>` around a JSON array. */
export const nemotron: Dialect = {
  kind: 'dialect',
  id: ID,
  label: 'Nemotron',
  openers: [
    jsonTag({ syntax: ID, open: '<TOOLCALL>', close: ['</TOOLCALL>'], keys: { name: 'name', arguments: 'arguments' } }),
  ],
  closers: ['</TOOLCALL>'],
};

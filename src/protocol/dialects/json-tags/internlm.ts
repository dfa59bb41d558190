import { jsonTag } from '../../bodies/json-tag.ts';
import type { Dialect } from '../../scan/syntax.ts';

const CLOSE = '<|action_end|>';

/** InternLM 2.5 and 3: plugin tokens around one JSON object. */
export const internlm: Dialect = {
  id: 'internlm',
  wrappers: [{ open: '<|action_start|>', close: CLOSE }],
  resultTokens: ['<|im_start|>environment'],
  openers: [jsonTag({ open: '<|plugin|>', close: [CLOSE], keys: { name: 'name', arguments: 'parameters' } })],
};

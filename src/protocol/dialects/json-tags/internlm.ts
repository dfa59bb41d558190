import { jsonTag } from '../../bodies/json-tag.ts';
import type { Dialect } from '../../scan/syntax.ts';

const CLOSE = ['<|action_end|>'];

/** InternLM 2.5 and 3: plugin tokens around one JSON object. */
export const internlm: Dialect = {
  kind: 'dialect',
  id: 'internlm',
  wrappers: [{ open: '<|action_start|>', close: '<|action_end|>' }],
  resultTokens: ['<|im_start|>environment'],
  openers: ['', ' ', '\n'].map((blank) =>
    jsonTag({
      open: `<|action_start|>${blank}<|plugin|>`,
      close: CLOSE,
      keys: { name: 'name', arguments: 'parameters' },
    }),
  ),
};

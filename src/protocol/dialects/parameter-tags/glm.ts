import { keyValueTags } from '../../bodies/key-value-tags.ts';
import { tagOpeners } from '../../bodies/tag-call.ts';
import { element } from '../../scan/element.ts';
import type { Dialect } from '../../scan/syntax.ts';

/** Families that write a name, then pairs of a key and a value, and the words of their tags. */
const FAMILIES = [
  // GLM 4.5 and later, Hunyuan 3 and 4, where the server shortens their tags.
  { prefix: '', suffix: '' },
  // Hunyuan 3 and 4.
  { prefix: '', suffix: ':opensource' },
  // LongCat Flash Lite and later.
  { prefix: 'longcat_', suffix: '' },
];

/** GLM 4.5 and later, Hunyuan 3 and 4, LongCat: `<tool_call>name`, then pairs of `<arg_key>` and `<arg_value>`. */
export const glm: Dialect = {
  kind: 'dialect',
  id: 'glm',
  openers: FAMILIES.flatMap(({ prefix, suffix }) =>
    tagOpeners(
      keyValueTags({
        call: [`<${prefix}tool_call${suffix}>`, `</${prefix}tool_call${suffix}>`, `<end_of_tool_call${suffix}>`],
        separator: `<tool_sep${suffix}>`,
        key: [`<${prefix}arg_key${suffix}>`, `</${prefix}arg_key${suffix}>`],
        value: [`<${prefix}arg_value${suffix}>`, `</${prefix}arg_value${suffix}>`],
      }),
    ),
  ),
  wrappers: ['tool_calls', 'tool_call'].map((tag) => element(`${tag}:opensource`)),
  closers: FAMILIES.flatMap(({ prefix, suffix }) => [
    `</${prefix}arg_value${suffix}>`,
    `</${prefix}arg_key${suffix}>`,
    `<end_of_tool_call${suffix}>`,
  ]),
  resultTokens: ['<tool_response:opensource>', '<tool_responses:opensource>', '<|observation|>'],
};

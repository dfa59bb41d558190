import { keyValueTags } from '../../bodies/key-value-tags.ts';
import { readNamedJson } from '../../bodies/named-json.ts';
import { tagOpeners } from '../../bodies/tag-call.ts';
import { readNameUntil } from '../../bodies/tag-header.ts';
import { element } from '../../scan/element.ts';
import type { Dialect, Opener } from '../../scan/syntax.ts';
import { isOneOf } from '../../text/characters.ts';

/**
 * Beginnings of `tool_call` and of the other words in a family's tags, the end of all, and a tag for a value's type.
 */
const FAMILIES: readonly (readonly [string, string, string, string?])[] = [
  // GLM 4.5 and later; Hunyuan 3 and 4 if the server shortens their tags.
  ['', '', ''],
  // Hunyuan 3 and 4.
  ['', '', ':opensource'],
  // LongCat Flash Lite and later.
  ['longcat_', 'longcat_', ''],
  // K2 Horizon.
  ['ifm|', 'ifm|', '', '<ifm|arg_type>'],
  // IQuest Coder 2 and Q1.
  ['iquestcoder_', '', ''],
  ['iquest_', '', ''],
];

/** GLM 5.3 Flash, if a server cuts its token short: `<![list_tabs>{…}`, also with a title and `/` before the name. */
const cutShort: Opener = {
  text: '<![',
  *read(scan, start) {
    const name = yield* readNameUntil(scan, '>');
    const code = yield* scan.space();
    const mayCall = code === 123 || (isOneOf('["', code) && scan.ledger.names.has(name));
    return mayCall && /^[\w./ -]+$/.test(name) && (yield* readNamedJson(scan, start, { name, close: [] }));
  },
};

/** GLM 4.5 and later, Hunyuan, LongCat and others: `<tool_call>name`, then pairs of `<arg_key>` and `<arg_value>`. */
export const glm: Dialect = {
  id: 'glm',
  openers: [
    ...FAMILIES.flatMap(([before, prefix, suffix, type]) =>
      tagOpeners(
        keyValueTags({
          call: [`<${before}tool_call${suffix}>`, `</${before}tool_call${suffix}>`, `<end_of_tool_call${suffix}>`],
          separator: `<tool_sep${suffix}>`,
          key: [`<${prefix}arg_key${suffix}>`, `</${prefix}arg_key${suffix}>`],
          type,
          value: [`<${prefix}arg_value${suffix}>`, `</${prefix}arg_value${suffix}>`],
        }),
      ),
    ),
    cutShort,
  ],
  wrappers: [
    'tool_calls:opensource',
    'tool_call:opensource',
    'ifm|tool_calls',
    'ifm|tool_call',
    'iquestcoder_tool_call',
    'iquest_tool_call',
  ].map(element),
  resultTokens: ['<tool_response:opensource>', '<tool_responses:opensource>', '<|observation|>'],
};

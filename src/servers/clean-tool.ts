import type { Json, JsonSchema } from '@/src/contract/json.ts';
import type { ServerTool } from '@/src/contract/tool-server.ts';
import { cleanForeign } from '@/src/text/clean-foreign.ts';
import { isObject } from '@/src/text/is-object.ts';

/** Maximum length of a tool's description and of a parameter's, in characters. */
const [longest, longestPart] = [1_000, 300];
/** Maximum number of schemas within a tool's schema; beyond them anything is accepted. */
const mostParts = 400;
const mostChoices = 100;

/** Characters with which calls could be written, replaced by similar ones. */
const alike: Record<string, string> = {
  '<': '‹',
  '>': '›',
  '{': '(',
  '}': ')',
  '[': '(',
  ']': ')',
  '|': '/',
  '`': "'",
  '~': '-',
};

/** Text of a server as one line that cannot be taken for a call. */
export const cleanWords = (value: unknown, most = longest): string =>
  cleanForeign(String(value ?? '').slice(0, most)).replace(/[<>{}[\]|`~｜‖▁]/g, (mark) => alike[mark] ?? ' ');

/** Maximum length of a server's name, in characters. */
const longestName = 20;

/** A name with only letters, digits, `_` and `-`, as every model accepts. */
export const cleanName = (name: string): string => name.replace(/[^\w-]/g, '_').slice(0, longestName);

const isWord = (value: unknown): boolean =>
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  value === null ||
  (typeof value === 'string' && value.length <= 200 && cleanWords(value) === value);

const types = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'];

/** The parts of a server's schema that prompts and forms use, with references resolved, in limited steps. */
export function cleanSchema(schema: unknown): JsonSchema {
  let left = mostParts;

  /** The value at a reference such as `#/$defs/Place`. */
  function referred(path: string): unknown {
    const parts = path.startsWith('#/') ? path.slice(2).split('/') : ['?'];
    return parts.reduce<unknown>(
      (part, key) => (isObject(part) && Object.hasOwn(part, key) ? part[key] : null),
      schema,
    );
  }

  function clean(part: unknown): JsonSchema {
    left -= 1;
    if (left < 0 || !isObject(part)) return {};
    if (typeof part.$ref === 'string') return clean(referred(part.$ref));
    const { type, description, enum: choices, default: fallback, items, properties, required } = part;
    const branches = part.anyOf ?? part.oneOf;
    const kinds = [type].flat().filter((one) => types.includes(one as string)) as string[];
    const fields = isObject(properties)
      ? Object.entries(properties).filter(([name]) => /^[\w$.@-]{1,64}$/.test(name))
      : [];
    const known = fields.map(([name]) => name);
    return {
      ...(kinds.length > 0 && { type: kinds.length === 1 ? kinds[0]! : kinds }),
      ...(typeof description === 'string' && { description: cleanWords(description, longestPart) }),
      ...(Array.isArray(choices) &&
        choices.length > 0 &&
        choices.length <= mostChoices &&
        choices.every(isWord) && { enum: choices as Json[] }),
      ...(isWord(fallback) && fallback !== null && { default: fallback as Json }),
      ...(isObject(items) && { items: clean(items) }),
      ...(fields.length > 0 && { properties: Object.fromEntries(fields.map(([name, field]) => [name, clean(field)])) }),
      ...(Array.isArray(required) && known.length > 0 && { required: known.filter((name) => required.includes(name)) }),
      ...(Array.isArray(branches) && branches.length > 0 && { anyOf: branches.slice(0, 20).map(clean) }),
    };
  }
  return { ...clean(schema), type: 'object' };
}

/** A tool of a server, safe for prompts and forms. */
export const cleanTool = (tool: ServerTool): ServerTool => ({
  ...tool,
  description: cleanWords(tool.description),
  parameters: cleanSchema(tool.parameters),
});

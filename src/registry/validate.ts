import type { JsonSchema } from '@/src/contract/json.ts';
import { ToolError } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { nearest } from '@/src/text/nearest-names.ts';
import { convert, shown, unknownKeys } from './convert-arguments.ts';

type Issue = z.core.$ZodIssue;

/** The arguments of a tool as JSON Schema, for the prompt, for forms and for conversion. */
export function schemaOf(parameters: z.ZodType): JsonSchema {
  const { $schema, additionalProperties, ...schema } = z.toJSONSchema(parameters, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
  });
  return schema as JsonSchema;
}

const withArticle = (words: string) => `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;

/** A type in words: "array of numbers", "one of \"title\", \"site\"". */
function typeWords(schema: JsonSchema): string {
  if (schema.enum) return `one of ${schema.enum.map(shown).join(', ')}`;
  if (schema.anyOf) return schema.anyOf.map(typeWords).join(' or ');
  const type = [schema.type ?? 'value'].flat().join(' or ');
  if (type !== 'array') return type;
  const items = schema.items;
  if (items?.properties) return `array of objects { ${Object.keys(items.properties).join(', ')} }`;
  return items?.type && !items.enum ? `array of ${[items.type].flat().join(' or ')}s` : 'array';
}

const pathOf = (path: PropertyKey[]): string =>
  path.map((part, at) => (typeof part === 'number' ? `[${part}]` : `${at > 0 ? '.' : ''}${String(part)}`)).join('');

function valueAt(value: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    value,
  );
}

function problem(issue: Issue, args: unknown): string {
  const name = issue.path.length === 0 ? 'The arguments' : `"${pathOf(issue.path)}"`;
  const value = valueAt(args, issue.path);
  if (value === undefined && issue.path.length > 0 && issue.code !== 'custom') return `${name} is required.`;
  switch (issue.code) {
    case 'invalid_type':
      return `${name} must be ${withArticle(issue.expected === 'int' ? 'whole number' : issue.expected)}, not ${shown(value)}.`;
    case 'invalid_value':
      return `${name} must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(shown).join(', ')}, not ${shown(value)}.`;
    case 'too_small':
      return `${name} must ${limitWords(issue.origin, `at least ${issue.minimum}`)}.`;
    case 'too_big':
      return `${name} must ${limitWords(issue.origin, `at most ${issue.maximum}`)}.`;
    case 'invalid_union':
      return `${name} has a form that is not accepted: ${shown(value)}.`;
    default:
      return `${name}: ${issue.message}.`;
  }
}

function limitWords(origin: string, words: string): string {
  if (origin === 'string') return `have ${words} characters`;
  return origin === 'array' || origin === 'set' ? `hold ${words} items` : `be ${words}`;
}

/** The right form of a call, in one line. */
function usage(name: string, schema: JsonSchema): string {
  const parameters = Object.entries(schema.properties ?? {}).map(
    ([key, part]) => `"${key}"${schema.required?.includes(key) ? '' : '?'}: ${typeWords(part)}`,
  );
  return parameters.length === 0 ? `${name} takes no arguments.` : `Send ${name} with { ${parameters.join(', ')} }.`;
}

/** The arguments, converted and with defaults. Throws `ToolError` with every mistake and the right form. */
export function validate(
  name: string,
  parameters: z.ZodType<Record<string, unknown>>,
  schema: JsonSchema,
  args: Record<string, unknown>,
): Record<string, unknown> {
  const converted = convert(args, schema);
  const strange = unknownKeys(converted, schema).map(({ path, key, known }) => {
    const [near] = nearest(key, known, 1);
    const instead = near ? `did you mean "${near}"?` : `known here: ${known.join(', ') || 'none'}.`;
    return `There is no parameter "${path}"; ${instead}`;
  });
  const result = parameters.safeParse(converted);
  const wrong = result.success
    ? []
    : result.error.issues.filter(({ code }) => code !== 'unrecognized_keys').map((issue) => problem(issue, converted));
  const problems = [...new Set([...strange, ...wrong])];
  if (problems.length > 0 || !result.success)
    throw new ToolError('invalid-arguments', problems.slice(0, 8).join(' '), usage(name, schema));
  return result.data;
}

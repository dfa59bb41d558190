import type { Json, JsonSchema } from '@/src/contract/json.ts';
import type { FormattableCall } from '@/src/contract/protocol.ts';
import type { ToolDescription } from '@/src/contract/tool.ts';

interface Example {
  user: string;
  why: string;
  call: FormattableCall;
}

/** Meaningful examples for common tools. */
const KNOWN: Example[] = [
  {
    user: 'Which news pages do I have open?',
    why: 'I will look through the open tabs.',
    call: { name: 'list_tabs', arguments: { query: 'news' } },
  },
  {
    user: 'Put a bookmark on https://example.com/ and tag it "to read".',
    why: 'I will save the page with that tag.',
    call: {
      name: 'create_bookmarks',
      arguments: { items: [{ url: 'https://example.com/', title: 'Example', tags: ['to read'] }] },
    },
  },
];

/** Two requests with the calls that answer them; always the same for the same tools. */
export function examplesFor(tools: readonly ToolDescription[]): [Example, Example] {
  const names = new Set(tools.map(({ name }) => name));
  const known = KNOWN.filter(({ call }) => names.has(call.name));
  const shown = new Set(known.map(({ call }) => call.name));
  const made = tools.filter(({ name }) => !shown.has(name)).map(fromSchema);
  const examples = [...known, ...made, ...(tools.length === 0 ? KNOWN : [])];
  return [examples[0]!, examples[1] ?? examples[0]!];
}

/** The two examples as text, each with a reason, and the call written by `format`. */
export const workedExamples = (tools: readonly ToolDescription[], format: (call: FormattableCall) => string): string =>
  examplesFor(tools)
    .map(({ user, why, call }, index) => `Example ${index + 1}\n\nUser: ${user}\n\nYou: ${why}\n\n${format(call)}`)
    .join('\n\n');

function fromSchema(tool: ToolDescription): Example {
  const { properties = {}, required = [] } = tool.parameters;
  const wanted = required.length > 0 ? required : Object.keys(properties).slice(0, 1);
  const values = wanted.map((key) => [key, sample(properties[key] ?? {})] as const);
  return {
    user: `(something that ${tool.name} does)`,
    why: 'I will do that now.',
    call: { name: tool.name, arguments: Object.fromEntries(values) },
  };
}

function sample(schema: JsonSchema): Json {
  if (schema.default !== undefined) return schema.default;
  if (schema.enum?.[0] !== undefined) return schema.enum[0];
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'number':
    case 'integer':
      return 1;
    case 'boolean':
      return true;
    case 'array':
      return [sample(schema.items ?? {})];
    case 'object':
      return Object.fromEntries((schema.required ?? []).map((key) => [key, sample(schema.properties?.[key] ?? {})]));
    default:
      return 'text';
  }
}

import * as z from '@/src/contract/zod-mini.ts';
import { isObject } from '@/src/text/is-object.ts';
import { parsedJson } from '@/src/text/parsed-json.ts';
import type { HttpProblem } from '../http-error.ts';

/** Maximum length of the schema of a tool as JSON, in characters. */
const longestSchema = 64 * 1024;
/** Maximum depth of a tool's schema. */
const deepest = 64;

const types = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];

/** The fault in a schema; null if it has none. */
function schemaFault(schema: unknown, depth = 0): string | null {
  if (typeof schema === 'boolean' && depth > 0) return null;
  if (!isObject(schema)) return 'a schema must be an object';
  if (depth > deepest) return 'the schema is nested too deeply';
  const { type, properties = {}, items, anyOf = [], required = [] } = schema;
  const unknown = [type ?? []].flat().find((one) => !types.includes(String(one)));
  if (unknown !== undefined) return `there is no type ${JSON.stringify(unknown).slice(0, 100)}`;
  if (!isObject(properties)) return '"properties" must be an object';
  if (!Array.isArray(anyOf)) return '"anyOf" must be a list';
  if (!Array.isArray(required)) return '"required" must be a list';
  const inner = [...Object.values(properties), ...(items === undefined ? [] : [items].flat()), ...anyOf];
  for (const one of inner) {
    const fault = schemaFault(one, depth + 1);
    if (fault !== null) return fault;
  }
  return null;
}

function parametersFault(schema: Record<string, unknown>): string | null {
  if (JSON.stringify(schema).length > longestSchema) return 'the schema is longer than 64 KB';
  const fault = schemaFault(schema);
  if (fault !== null) return fault;
  const { type = 'object' } = schema;
  return type === 'object' ? null : 'the parameters must be of type "object"';
}

const invalidTool = 'Invalid tool definition schema';

const tool = z.object({
  type: z.literal('function', `${invalidTool}: type must be "function".`),
  function: z.object(
    {
      name: z
        .string(`${invalidTool}: the function has no name.`)
        .check(
          z.regex(
            /^[\w.-]{1,64}$/,
            `${invalidTool}: a name has 1 to 64 letters, digits, underscores, dots and hyphens.`,
          ),
        ),
      description: z.nullish(z.string()),
      parameters: z.nullish(
        z.record(z.string(), z.unknown(), `${invalidTool}: parameters must be an object.`).check((given) => {
          const fault = parametersFault(given.value);
          if (fault !== null)
            given.issues.push({ code: 'custom', input: given.value, message: `${invalidTool}: ${fault}.`, path: [] });
        }),
      ),
    },
    `${invalidTool}: there is no function.`,
  ),
});

const textPart = z.object({ type: z.literal('text'), text: z.string() });

const imagePart = z.object({
  type: z.literal('image_url'),
  image_url: z.object({
    url: z.string().check(z.regex(/^data:image\/[\w.+-]+;base64,/, 'Pictures are taken as data: addresses only.')),
  }),
});

const words = z.union([z.string(), z.array(textPart)]);
const refusal = z.object({ type: z.literal('refusal'), refusal: z.string() });

const toolCall = z.object({
  id: z.string().check(z.minLength(1)),
  type: z.optional(z.literal('function')),
  function: z.object({ name: z.string(), arguments: z.string() }),
});

const noCallId = 'tool_call_id missing for tool role message';

const message = z.discriminatedUnion('role', [
  z.object({ role: z.literal('system'), content: words }),
  z.object({ role: z.literal('developer'), content: words }),
  z.object({
    role: z.literal('user'),
    content: z.union([z.string(), z.array(z.discriminatedUnion('type', [textPart, imagePart]))]),
  }),
  z.object({
    role: z.literal('assistant'),
    content: z.nullish(z.union([z.string(), z.array(z.discriminatedUnion('type', [textPart, refusal]))])),
    tool_calls: z.nullish(z.array(toolCall)),
  }),
  z.object({
    role: z.literal('tool'),
    content: words,
    tool_call_id: z.string(noCallId).check(z.minLength(1, noCallId)),
  }),
]);

const nothing = (takes: string) => (value: unknown) => value === undefined || value === null || value === takes;
const unsupported = <Value>(taken: (value: Value) => boolean, error: string) =>
  z.optional(z.unknown().check(z.refine((value) => taken(value as Value), error)));

const whole = z.int().check(z.minimum(0));

/** The supported fields of OpenAI's request, and our own. All others are ignored. */
export const chatRequest = z.object({
  model: z.nullish(z.string()),
  messages: z.array(message).check(z.minLength(1)),
  tools: z.nullish(z.array(tool)),
  tool_choice: z.nullish(
    z.union([
      z.enum(['none', 'auto', 'required']),
      z.object({ type: z.literal('function'), function: z.object({ name: z.string() }) }),
    ]),
  ),
  parallel_tool_calls: z.nullish(z.boolean()),
  stream: z.nullish(z.boolean()),
  stream_options: z.nullish(z.object({ include_usage: z.nullish(z.boolean()) })),
  temperature: z.nullish(z.number().check(z.minimum(0), z.maximum(2))),
  max_tokens: z.nullish(z.int().check(z.positive())),
  max_completion_tokens: z.nullish(z.int().check(z.positive())),
  use_browser_tools: z.nullish(z.boolean()),
  /** The name of the same field in other proxies. */
  use_vscode_tools: z.nullish(z.boolean()),
  tool_execution: z.nullish(z.enum(['none', 'auto'])),
  max_tool_rounds: z.nullish(whole),
  n: unsupported((n: unknown) => n === undefined || n === null || n === 1, 'One choice is given, not several.'),
  response_format: unsupported(
    (format: { type?: unknown } | null) => nothing('text')(format?.type),
    'Only the response format "text" is given.',
  ),
  logprobs: unsupported((given: unknown) => !given, 'Log probabilities are not known here.'),
  top_logprobs: unsupported((given: unknown) => !given, 'Log probabilities are not known here.'),
  audio: unsupported((given: unknown) => !given, 'Audio is neither taken nor given.'),
});
export type ChatRequest = z.infer<typeof chatRequest>;
export type ChatMessage = ChatRequest['messages'][number];
export type ChatTool = NonNullable<ChatRequest['tools']>[number];

const invalid = (message: string, param?: string): HttpProblem => ({
  status: 400,
  code: 'invalid_value',
  message,
  ...(param === undefined ? {} : { param }),
});

/** `messages[2].tool_call_id` */
const paramOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (so, key) => (typeof key === 'number' ? `${so}[${key}]` : so === '' ? String(key) : `${so}.${String(key)}`),
    '',
  );

/** The most specific fault in a value that matches none of several forms. */
function deepestIssue(
  issue: z.core.$ZodIssue,
  at: readonly PropertyKey[] = [],
): { path: PropertyKey[]; message: string } {
  const path = [...at, ...issue.path];
  if (issue.code !== 'invalid_union') return { path, message: issue.message };
  const inner = issue.errors.flatMap((issues) => issues.map((one) => deepestIssue(one, path)));
  const deeper = inner.filter((one) => one.path.length > path.length).sort((a, b) => b.path.length - a.path.length);
  return deeper[0] ?? { path, message: issue.message };
}

/** The problem of the first tool message whose call is in no earlier message. */
function unknownCall({ messages }: ChatRequest): HttpProblem | null {
  const ids = new Set<string>();
  for (const [at, one] of messages.entries()) {
    if (one.role === 'assistant') for (const { id } of one.tool_calls ?? []) ids.add(id);
    if (one.role === 'tool' && !ids.has(one.tool_call_id))
      return invalid(
        `Referenced tool_call_id not found: ${one.tool_call_id.slice(0, 100)}`,
        `messages[${at}].tool_call_id`,
      );
  }
  return null;
}

function choiceFault({ tool_choice: choice, tools, ...own }: ChatRequest): HttpProblem | null {
  if (own.use_browser_tools || own.use_vscode_tools || !choice || choice === 'none' || choice === 'auto') return null;
  if (choice === 'required')
    return tools?.length ? null : invalid('A call is required, and there are no tools.', 'tool_choice');
  const { name } = choice.function;
  const known = tools?.some((one) => one.function.name === name);
  return known ? null : invalid(`There is no tool ${name.slice(0, 100)} among the tools.`, 'tool_choice');
}

/** The problem of the first tool with the name of an earlier one. */
function duplicateName({ tools }: ChatRequest): HttpProblem | null {
  const names = new Set<string>();
  for (const [at, one] of (tools ?? []).entries()) {
    const { name } = one.function;
    if (names.has(name)) return invalid(`${invalidTool}: two tools have one name.`, `tools[${at}].function.name`);
    names.add(name);
  }
  return null;
}

export function parseRequest(
  body: string,
): { request: ChatRequest; problem?: never } | { request?: never; problem: HttpProblem } {
  const value = parsedJson(body);
  if (value === undefined) return { problem: invalid('The body is not JSON.') };
  const read = chatRequest.safeParse(value);
  if (!read.success) {
    const [first] = read.error.issues;
    const { path, message: words } = first ? deepestIssue(first) : { path: [], message: 'The body cannot be read.' };
    const param = paramOf(path);
    return { problem: invalid(words, param === '' ? undefined : param) };
  }
  const problem = unknownCall(read.data) ?? duplicateName(read.data) ?? choiceFault(read.data);
  return problem ? { problem } : { request: read.data };
}

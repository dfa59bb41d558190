import type { Json, JsonSchema } from '@/src/contract/json.ts';
import type { SeenIds } from '@/src/contract/protocol.ts';
import type { ToolDescription } from '@/src/contract/tool.ts';

/** Shape of a value, as far as a grammar and a JSON schema can both express it. */
export type ValueShape =
  | { type: 'string' | 'integer' | 'number' | 'boolean' }
  | { type: 'one-of'; values: Json[] }
  | { type: 'list'; items: ValueShape }
  | { type: 'object'; fields: FieldShape[] };

export interface FieldShape {
  name: string;
  required: boolean;
  value: ValueShape;
}

/** A possible valid call: a tool with the arguments that may be given. */
export interface CallShape {
  tool: string;
  fields: FieldShape[];
}

/** Number of optional arguments offered besides the required ones, as in the examples of the prompt. */
const optionalFields = 2;
/** Largest number of ids offered for an argument; more would cost more than they help. */
const mostIds = 200;
const deepest = 4;

/** Calls that can be valid now. Tools that need an id are left out if no id was seen. */
export function callShapes(tools: readonly ToolDescription[], seen: SeenIds): CallShape[] {
  return tools.flatMap(({ name, parameters }) => {
    const fields = fieldsOf(parameters, seen, 0);
    return fields ? [{ tool: name, fields }] : [];
  });
}

/** Shapes of the arguments; null if a required one has no valid value. */
function fieldsOf(schema: JsonSchema, seen: SeenIds, depth: number): FieldShape[] | null {
  const { properties = {}, required = [] } = schema;
  const fields = Object.entries(properties).map(([name, property]) => ({
    name,
    required: required.includes(name),
    value: idsFor(name, property, seen) ?? shapeOf(property, seen, depth + 1),
  }));
  const sound = fields.filter((field): field is FieldShape => field.value !== null);
  if (sound.length < fields.length && fields.some((field) => field.required && field.value === null)) return null;
  const optional = sound.filter((field) => !field.required).slice(0, optionalFields);
  return sound.filter((field) => field.required || optional.includes(field));
}

/** Ids shown to the model, for an argument that takes ids; null if there are none, undefined for other arguments. */
function idsFor(name: string, schema: JsonSchema, seen: SeenIds): ValueShape | null | undefined {
  if (!/(^|_)ids?$/.test(name)) return undefined;
  const element = typeOf(schema) === 'array' ? (schema.items ?? {}) : schema;
  const ids = typeOf(element) === 'string' ? seen.texts : seen.numbers;
  if (ids.length === 0) return null;
  const one: ValueShape = { type: 'one-of', values: ids.slice(-mostIds) };
  return element === schema ? one : { type: 'list', items: one };
}

function shapeOf(schema: JsonSchema, seen: SeenIds, depth: number): ValueShape | null {
  if (schema.enum && schema.enum.length > 0) return { type: 'one-of', values: schema.enum };
  if (schema.const !== undefined) return { type: 'one-of', values: [schema.const as Json] };
  const [alternative] = schema.anyOf ?? [];
  if (alternative) return shapeOf(alternative, seen, depth);
  if (depth > deepest) return null;
  switch (typeOf(schema)) {
    case 'string':
      return { type: 'string' };
    case 'integer':
      return { type: 'integer' };
    case 'number':
      return { type: 'number' };
    case 'boolean':
      return { type: 'boolean' };
    case 'array': {
      const items = shapeOf(schema.items ?? {}, seen, depth + 1);
      return items && { type: 'list', items };
    }
    case 'object': {
      const fields = fieldsOf(schema, seen, depth);
      return fields && { type: 'object', fields };
    }
    default:
      return null;
  }
}

const typeOf = ({ type }: JsonSchema): string | undefined =>
  Array.isArray(type) ? type.find((one) => one !== 'null') : type;

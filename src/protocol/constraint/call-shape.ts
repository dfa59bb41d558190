import type { Json, JsonSchema } from '@/src/contract/json.ts';
import type { SeenIds } from '@/src/contract/protocol.ts';
import type { ToolDescription } from '@/src/contract/tool.ts';

/** A possible valid call: a tool, and its arguments as a schema that a grammar can express too. */
export interface CallShape {
  tool: string;
  parameters: JsonSchema;
}

/** Number of optional arguments offered besides the required ones, as in the examples of the prompt. */
const optionalFields = 2;
/** Largest number of ids offered for an argument; more would cost more than they help. */
const mostIds = 200;
const deepest = 4;

export const callShapes = (tools: readonly ToolDescription[], seen: SeenIds): CallShape[] =>
  tools.flatMap(({ name, parameters, server }) => {
    // Ids of a server's own things may come from the user.
    const shape = objectOf(parameters, server === undefined ? seen : null, 0);
    return shape ? [{ tool: name, parameters: shape }] : [];
  });

/** Schema of an object without other fields. */
export const objectShape = (
  properties: Record<string, JsonSchema>,
  required = Object.keys(properties),
): JsonSchema => ({ type: 'object', properties, required, additionalProperties: false });

/** Shape of an object; null if a required field has no valid value. `seen`: the valid ids; null for any. */
function objectOf(
  { properties = {}, required = [] }: JsonSchema,
  seen: SeenIds | null,
  depth: number,
): JsonSchema | null {
  const fields: [name: string, shape: JsonSchema][] = [];
  let optional = 0;
  for (const [name, property] of Object.entries(properties)) {
    const shape = seen && takesIds(name) ? idsFor(property, seen) : shapeOf(property, seen, depth + 1);
    const isRequired = required.includes(name);
    if (shape === null && isRequired) return null;
    if (shape !== null && (isRequired || optional++ < optionalFields)) fields.push([name, shape]);
  }
  const names = fields.map(([name]) => name).filter((name) => required.includes(name));
  return objectShape(Object.fromEntries(fields), names);
}

const takesIds = (name: string): boolean => /(^|_)ids?$/.test(name);

/** Shape of an argument that takes ids: those shown to the model. Null if there are none. */
function idsFor(schema: JsonSchema, seen: SeenIds): JsonSchema | null {
  const element = typeOf(schema) === 'array' ? (schema.items ?? {}) : schema;
  const ids = typeOf(element) === 'string' ? seen.texts : seen.numbers;
  if (ids.length === 0) return null;
  const one: JsonSchema = { enum: ids.slice(-mostIds) };
  return element === schema ? one : listOf(one);
}

const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items, minItems: 1 });

function shapeOf(schema: JsonSchema, seen: SeenIds | null, depth: number): JsonSchema | null {
  if (schema.enum && schema.enum.length > 0) return { enum: schema.enum };
  if (schema.const !== undefined) return { enum: [schema.const as Json] };
  const [alternative] = schema.anyOf ?? [];
  if (alternative) return shapeOf(alternative, seen, depth);
  const type = typeOf(schema);
  if (depth > deepest || type === undefined) return null;
  if (type === 'object') return objectOf(schema, seen, depth);
  if (type === 'array') {
    const items = shapeOf(schema.items ?? {}, seen, depth + 1);
    return items && listOf(items);
  }
  if (type === 'string') return { type, minLength: 1 };
  return ['integer', 'number', 'boolean'].includes(type) ? { type } : null;
}

const typeOf = ({ type }: JsonSchema): string | undefined =>
  Array.isArray(type) ? type.find((one) => one !== 'null') : type;

import type { Json, JsonSchema } from '@/src/contract/json.ts';
import type { SeenIds } from '@/src/contract/protocol.ts';
import type { ToolDescription } from '@/src/contract/tool.ts';

/** The shape of a value, as far as both a grammar and a JSON schema can say it. */
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

/** A call that can be valid: a tool with the arguments that an answer may give. */
export interface CallShape {
  tool: string;
  fields: FieldShape[];
}

/** Optional arguments of a tool that are offered beside the required ones, as in the prompt's own examples. */
const optionalFields = 2;
/** Ids that are offered for one argument; a longer list costs more than it helps. */
const mostIds = 200;
const deepest = 4;

/** The calls that can be valid now. A tool that needs an id of something nobody has seen is left out. */
export function callShapes(tools: readonly ToolDescription[], seen: SeenIds): CallShape[] {
  return tools.flatMap(({ name, parameters }) => {
    const fields = fieldsOf(parameters, seen, 0);
    return fields ? [{ tool: name, fields }] : [];
  });
}

/** Null where a required one has no valid value. */
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

/** An argument that names something by its id takes the ids that the model was shown; undefined for any other. */
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

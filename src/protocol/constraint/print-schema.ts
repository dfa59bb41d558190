import type { JsonSchema } from '@/src/contract/json.ts';
import type { CallForm } from '../scan/syntax.ts';
import type { CallShape, FieldShape, ValueShape } from './call-shape.ts';

/** Shape of an answer as a JSON schema: a call, or prose as a string. The first character tells which. */
export function printSchema(calls: readonly CallShape[], form: CallForm): JsonSchema {
  return { anyOf: [{ type: 'string' }, ...calls.map((call) => callSchema(call, form))] };
}

function callSchema({ tool, fields }: CallShape, form: CallForm): JsonSchema {
  const first = form.first ? { [form.first[0]]: { const: form.first[1] } } : {};
  return object({ ...first, [form.name]: { const: tool }, [form.arguments]: objectSchema(fields) });
}

const object = (properties: Record<string, JsonSchema>, required = Object.keys(properties)): JsonSchema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

const objectSchema = (fields: readonly FieldShape[]): JsonSchema =>
  object(
    Object.fromEntries(fields.map(({ name, value }) => [name, schemaOf(value)])),
    fields.filter(({ required }) => required).map(({ name }) => name),
  );

function schemaOf(shape: ValueShape): JsonSchema {
  switch (shape.type) {
    case 'one-of':
      return { enum: shape.values };
    case 'list':
      return { type: 'array', items: schemaOf(shape.items), minItems: 1 };
    case 'object':
      return objectSchema(shape.fields);
    case 'string':
      return { type: 'string', minLength: 1 };
    default:
      return { type: shape.type };
  }
}

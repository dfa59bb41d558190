import { modelAccess, modelSettings, policy, type Settings, settings } from '@/src/contract/settings.ts';
import type * as z from '@/src/contract/zod-mini.ts';
import { isObject } from '@/src/text/is-object.ts';

/** The stored settings. A field or entry that cannot be read gets its default. */
export function readSettings(stored: unknown): Settings {
  const raw = fieldsOf(stored);
  return readFields(settings, {
    ...raw,
    policies: readEntries(raw.policies, (value) => readable(policy, value)),
    models: readEntries(raw.models, (value) => readFields(modelSettings, fieldsOf(value))),
    sees: readEntries(raw.sees, (value) => readable(modelAccess, value)),
  });
}

/** Reads each field separately. Every field of the schema must have a default or be optional. */
function readFields<Shape extends Record<string, z.ZodMiniType>>(
  schema: z.ZodMiniObject<Shape>,
  raw: Record<string, unknown>,
) {
  const fields = Object.entries(schema.shape).map(([name, field]) => [name, readable(field, raw[name])]);
  return schema.parse(Object.fromEntries(fields.filter(([, value]) => value !== undefined)));
}

function readEntries<T>(stored: unknown, read: (value: unknown) => T | undefined): Record<string, T> {
  const entries = Object.entries(fieldsOf(stored)).map(([name, value]) => [name, read(value)] as const);
  return Object.fromEntries(entries.filter((entry): entry is [string, T & {}] => entry[1] !== undefined));
}

const readable = <T>(schema: z.ZodMiniType<T>, value: unknown): T | undefined => schema.safeParse(value).data;

const fieldsOf = (stored: unknown): Record<string, unknown> => (isObject(stored) ? stored : {});

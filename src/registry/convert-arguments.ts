import type { Json, JsonSchema } from '@/src/contract/json.ts';
import { isObject } from '@/src/text/is-object.ts';

const typesOf = ({ type, anyOf, properties, items }: JsonSchema): string[] => {
  if (type !== undefined) return [type].flat();
  if (anyOf) return anyOf.flatMap(typesOf);
  if (properties) return ['object'];
  return items ? ['array'] : [];
};

function fits(value: unknown, schema: JsonSchema): boolean {
  const types = typesOf(schema);
  if (types.length === 0) return true;
  if (schema.enum && typeof value !== 'object') return schema.enum.some((one) => one === value);
  if (value === null) return types.includes('null');
  if (Array.isArray(value)) return types.includes('array');
  if (typeof value === 'number') return types.includes('number') || types.includes('integer');
  return types.includes(typeof value);
}

const decimal = /^[+-]?(\d+(?:\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

function toNumber(value: unknown): unknown {
  if (typeof value !== 'string' || !decimal.test(value.trim())) return value;
  const number = Number(value);
  return Number.isFinite(number) ? exactNumber(value, number) : value;
}

function toBoolean(value: unknown): unknown {
  const word = typeof value === 'string' || typeof value === 'number' ? String(value).trim().toLowerCase() : '';
  if (['true', 'yes', '1'].includes(word)) return true;
  return ['false', 'no', '0'].includes(word) ? false : value;
}

const toText = (value: unknown): unknown =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;

/** The items of a value if a list is expected: a list, JSON, lines, or parts separated by commas if none has one. */
function toItems(value: unknown, items: JsonSchema): unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'string') return [value];
  const json = /^\s*[[{]/.test(value) ? readJson(value) : undefined;
  if (Array.isArray(json)) return json;
  if (isObject(json)) return [json];
  const lines = value
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  if (lines.length > 1) return lines;
  const parts = value.split(/[\s,]+/).filter(Boolean);
  const separable = (part: string) =>
    items.enum ? items.enum.includes(part) : !fits('', items) && typeof toNumber(part) === 'number';
  return parts.length > 1 && parts.every(separable) ? parts : [value];
}

function toObject(value: unknown, schema: JsonSchema): unknown {
  const json = typeof value === 'string' && value.trim().startsWith('{') ? readJson(value) : value;
  if (!isObject(json)) return value;
  const entries = Object.entries(json).flatMap(([key, part]): [string, unknown][] => {
    const property = schema.properties && Object.hasOwn(schema.properties, key) ? schema.properties[key] : undefined;
    if (!property) return [[key, part]];
    // Models write null for omitted arguments.
    if (part === null && !fits(null, property) && !schema.required?.includes(key)) return [];
    return [[key, convert(part, property)]];
  });
  return Object.fromEntries(entries);
}

/** Converts a value to the type of the schema if nothing is lost. Anything else stays, and validation refuses it. */
export function convert(value: unknown, schema: JsonSchema): unknown {
  const branches =
    schema.anyOf ?? (Array.isArray(schema.type) ? schema.type.map((type) => ({ ...schema, type })) : null);
  if (branches) {
    const own = branches.find((branch) => fits(value, branch));
    if (own) return convert(value, own);
    const tried = branches.map((branch) => ({ branch, value: convert(value, branch) }));
    return (tried.find((one) => fits(one.value, one.branch)) ?? { value }).value;
  }
  switch (typesOf(schema)[0]) {
    case 'number':
    case 'integer':
      return toNumber(value);
    case 'boolean':
      return toBoolean(value);
    case 'string':
      return toText(value);
    case 'array': {
      const items = schema.items ?? {};
      return value === null || value === undefined ? value : toItems(value, items).map((item) => convert(item, items));
    }
    case 'object':
      return toObject(value, schema);
    default:
      return value;
  }
}

/** Keys that the schema does not have, each with its path and the known keys there. */
export function unknownKeys(
  value: unknown,
  schema: JsonSchema,
  path = '',
): { path: string; key: string; known: string[] }[] {
  if (Array.isArray(value)) {
    const items = schema.items;
    return items ? value.flatMap((item, at) => unknownKeys(item, items, `${path}[${at}]`)) : [];
  }
  if (!isObject(value) || !schema.properties) return [];
  const { properties } = schema;
  return Object.entries(value).flatMap(([key, part]) => {
    const property = Object.hasOwn(properties, key) ? properties[key] : undefined;
    const here = path === '' ? key : `${path}.${key}`;
    return property ? unknownKeys(part, property, here) : [{ path: here, key, known: Object.keys(properties) }];
  });
}

/** A value as shown to a model in an error. */
export const shown = (value: Json | unknown): string => {
  const json = JSON.stringify(value) ?? 'nothing';
  return json.length > 60 ? `${json.slice(0, 57)}…` : json;
};

/** Names through which an object's prototype could be changed. */
const dropped = new Set(['__proto__', 'constructor', 'prototype']);

/** Reads JSON, or gives undefined. Keys that could change a prototype are dropped; integers beyond 2^53 stay text. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown, context?: { source: string }) => {
      if (dropped.has(key)) return undefined;
      return typeof value === 'number' ? exactNumber(context?.source ?? '', value) : value;
    });
  } catch {
    return undefined;
  }
}

/** A number, or its text if it is an integer that a number cannot hold exactly. */
const exactNumber = (text: string, number: number): number | string =>
  Number.isSafeInteger(number) || !/^[+-]?\d+$/.test(text.trim()) ? number : text;

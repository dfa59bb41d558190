import { isObject } from './is-object.ts';

/** A value as JSON with sorted keys: the same for equal values. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    isObject(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );

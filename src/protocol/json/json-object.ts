const DROPPED = new Set(['__proto__', 'constructor', 'prototype']);

/** Keys that reach an object's own machinery in JavaScript; dropped at every depth, in every notation. */
export const isDropped = (key: string): boolean => DROPPED.has(key);

/** A value as an object of named values; null where it is none. */
export const asObject = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown> | null) : null;

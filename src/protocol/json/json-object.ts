const DROPPED = new Set(['__proto__', 'constructor', 'prototype']);

/** True for keys that could change a prototype; they are dropped at any depth, in every notation. */
export const isDropped = (key: string): boolean => DROPPED.has(key);

/** A value as an object with named values; null if it is none. */
export const asObject = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown> | null) : null;

const DROPPED = new Set(['__proto__', 'constructor', 'prototype']);

/** Keys that reach an object's own machinery in JavaScript; dropped at every depth, in every notation. */
export const isDropped = (key: string): boolean => DROPPED.has(key);

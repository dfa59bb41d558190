/** Names by which an object's prototype could be reached. */
const dropped = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Reads JSON text; undefined where it is none. Heeds what holds for a call's own JSON: keys that could reach a prototype
 * are dropped at every depth, and integers beyond 2^53 keep their digits as text.
 */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown, context?: { source: string }) => {
      if (dropped.has(key)) return undefined;
      return typeof value === 'number' ? exactNumber(context?.source ?? '', value) : value;
    });
  } catch {
    return undefined;
  }
}

/** A number, or its text where that is an integer whose digits it would lose. */
export const exactNumber = (text: string, number: number): number | string =>
  Number.isSafeInteger(number) || !/^[+-]?\d+$/.test(text.trim()) ? number : text;

import { expect } from 'vitest';
import messages from '@/public/_locales/en/messages.json' with { type: 'json' };
import type { Text } from '@/src/contract/text.ts';

const known = new Set(Object.keys(messages));

/** A text whose message exists, and those in it. */
export function expectKnown(text: Text): void {
  expect(known, text.key).toContain(text.key);
  for (const part of Object.values(text.params ?? {})) {
    for (const one of Array.isArray(part) ? part : [part]) if (typeof one === 'object') expectKnown(one);
  }
}

export const expectJson = (value: unknown) => expect(JSON.parse(JSON.stringify(value ?? null))).toEqual(value ?? null);

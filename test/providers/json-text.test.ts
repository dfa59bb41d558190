import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonText } from '@/src/providers/connection/json-text.ts';

const cut = (text: string, size: number): string[] => text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? [];

function read(json: string, size: number): string {
  const next = jsonText();
  return cut(json, size).map(next).join('');
}

test('gives the text of a JSON string, however it is cut', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 9 }), fc.boolean(), (text, size, ascii) => {
      const plain = JSON.stringify(text);
      const escaped = plain.replace(
        /[^\x20-\x7e]/g,
        (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
      expect(read(ascii ? escaped : plain, size)).toBe(text);
    }),
  );
});

test('gives any other answer unchanged', () => {
  expect(read('{"action": "tool_call", "name": "list_tabs"}', 3)).toBe('{"action": "tool_call", "name": "list_tabs"}');
  expect(read('Plain words.', 4)).toBe('Plain words.');
  expect(read('  \n"Hi"  ', 1)).toBe('Hi');
});

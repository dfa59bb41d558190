import { sizeOf } from './json-length.ts';

/** Strings shorter than this are not worth cutting. */
const SHORT = 200;

/** Number of characters of all long texts in a value, and their size as JSON. */
export function longTexts(value: unknown): { characters: number; size: number } {
  const sum = { characters: 0, size: 0 };
  mapTexts(value, (text) => {
    if (text.length >= SHORT) {
      sum.characters += text.length;
      sum.size += sizeOf(text);
    }
    return text;
  });
  return sum;
}

/** Shortens the long texts in a value in proportion to their lengths, until all fits. */
export function cutTexts(value: unknown, room: number): unknown {
  const { size } = longTexts(value);
  const share = Math.max(0, room - (sizeOf(value) - size)) / Math.max(1, size);
  const cut = (text: string) => (text.length < SHORT ? text : cutText(text, Math.floor(text.length * share)));
  return mapTexts(value, cut);
}

/** Cuts a text, at the end of a line or a sentence if there is one in the last fifth. */
function cutText(text: string, length: number): string {
  const head = text.slice(0, length);
  const end = Math.max(head.lastIndexOf('\n'), head.lastIndexOf('. ') + 1);
  return `${head.slice(0, end > length * 0.8 ? end : length)}… (${text.length} characters, cut here)`;
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapTexts(one, change)]));
}

import { type Text, text } from '@/src/contract/text.ts';

/** A card's sentence with the number that stands in the result; without a result, what was to be done. */
export function countedSentence(data: unknown, field: string, counted: string, plain: string): Text {
  const n = typeof data === 'object' && data !== null ? Reflect.get(data, field) : null;
  return typeof n === 'number' ? text(counted, { n }) : text(plain);
}

import { type MessageKey, type Text, text } from '@/src/contract/text.ts';

/** A card's sentence with the number that stands in the result; without a result, what was to be done. */
export function countedSentence<Field extends string>(
  data: Partial<Record<Field, number>> | null,
  field: Field,
  counted: MessageKey,
  plain: MessageKey,
): Text {
  const n = data?.[field];
  return n === undefined ? text(plain) : text(counted, { n });
}

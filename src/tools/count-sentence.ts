import { type MessageKey, type Text, text } from '@/src/contract/text.ts';
import type { Plan, PlannedRow, RowOutcome } from '@/src/contract/tool.ts';

/** The sentence of a card with a number of the result; `plain` if there is no result. */
export function countedSentence<Field extends string>(
  data: Partial<Record<Field, number>> | null,
  field: Field,
  counted: MessageKey,
  plain: MessageKey,
): Text {
  const n = data?.[field];
  return n === undefined ? text(plain) : text(counted, { n });
}

/** Makes the `result` of a write: the number of rows that were done, beside the data of its plan. */
export const countsDone =
  <Field extends string>(field: Field) =>
  (_rows: PlannedRow[], outcomes: RowOutcome[], { data }: Pick<Plan, 'data'>) =>
    ({ ...data, [field]: outcomes.filter(({ state }) => state === 'done').length }) as Record<Field, number>;

/** Makes `result` and `sentence` of such a write. */
export const tellsDone = <Field extends string>(field: Field, counted: MessageKey, plain: MessageKey) => ({
  result: countsDone(field),
  sentence: ({ data }: { data: Record<Field, number> | null }) => countedSentence(data, field, counted, plain),
});

import { says } from './atoms.ts';
import type { Item } from './spotted-item.ts';

/** "2, 3 and 5", "the second and the third": numbers in a row are one list. */
export function joinNumbers(items: Item[]): Item[] {
  const joined: Item[] = [];
  const numbersIn = (item: Item | undefined) =>
    item?.kind === 'numbers' ? item.numbers : item?.kind === 'ordinal' ? [item.n] : null;
  for (const [at, item] of items.entries()) {
    const numbers = numbersIn(item);
    const joint = joined.at(-1);
    const before = numbersIn(joined.at(-2));
    const isJoint = joint?.kind === 'mark' ? joint.mark === ',' : says(joint, 'and');
    if (numbers && before && joint && isJoint && at > 1)
      joined.splice(-2, 2, { kind: 'numbers', numbers: [...before, ...numbers] });
    else joined.push(item);
  }
  return joined;
}

/** "March 2024", "March last year": a month and its year are one time. */
export function joinYears(items: Item[]): Item[] {
  const joined: Item[] = [];
  for (const item of items) {
    const before = joined.at(-1);
    const month = before?.kind === 'when' && before.when.kind === 'in-month' ? before.when.month : null;
    const year = month === null ? null : yearOf(item);
    if (month === null || year === null) joined.push(item);
    else joined.splice(-1, 1, { ...before!, kind: 'when', when: { kind: 'in-month', month, ...year } });
  }
  return joined;
}

function yearOf(item: Item): { year: number } | { ago: number } | null {
  if (item.kind === 'when') return item.when.kind === 'in-year' ? { year: item.when.year } : null;
  return says(item, 'last-year') ? { ago: 1 } : says(item, 'this-year') ? { ago: 0 } : null;
}

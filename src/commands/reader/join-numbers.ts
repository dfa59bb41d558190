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
    const isJoint = joint?.kind === 'mark' ? joint.mark === ',' : says(joint, (one) => one === 'and');
    if (numbers && before && joint && isJoint && at > 1)
      joined.splice(-2, 2, { kind: 'numbers', numbers: [...before, ...numbers] });
    else joined.push(item);
  }
  return joined;
}

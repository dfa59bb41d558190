import type { Concept } from '../languages/concepts.ts';
import { says } from './atoms.ts';
import type { Item } from './spotted-item.ts';

/**
 * "I closed the window by mistake, bring it back": what happened is told first, and asked back then. Gives the order
 * alone, "reopen the window"; null for any other sentence.
 */
export function withoutMishap(items: Item[]): Item[] | null {
  const is = (item: Item, ...wanted: Concept[]) => says(item, (one) => wanted.includes(one));
  const order = items.findLastIndex((item) => is(item, 'reopen', 'undo'));
  if (order < 1) return null;
  const told = items.slice(0, order);
  const rest = items.slice(order + 1).filter((item) => item.kind !== 'mark' && !is(item, 'it', 'this'));
  const named = told.filter((item) => is(item, 'tabs', 'tab', 'windows', 'pages'));
  const things = named.length > 0 ? named : told.filter((item) => is(item, 'closed'));
  const isToldOf =
    told.some((item) => is(item, 'closed', 'tells', 'tells-at-end')) && items[order - 1]?.kind === 'mark';
  const isMistaken = told.some((item) => is(item, 'mistaken'));
  const isDoubted = told.some((item) => is(item, 'not', 'imagined', 'asks'));
  if (rest.length > 0 || things.length !== 1 || isDoubted || !(isToldOf || isMistaken)) return null;
  const narrowing = told.filter((item) => item.kind === 'when' || is(item, 'all'));
  return [...narrowing, ...things, { kind: 'concept', readings: [['reopen']], text: '' }];
}

/** "Ugh, mute everything": a short word or two before a pause say nothing where an order follows. */
export function withoutExclamation(items: Item[]): Item[] | null {
  const [first, mark, ...order] = items;
  const isShort = first?.kind === 'run' && !first.sure && /^\p{L}{1,7}(?: \p{L}{1,5})?$/u.test(first.text);
  return isShort && mark?.kind === 'mark' && /[,!.。、，！…]/.test(mark.mark) && order.length > 0 ? order : null;
}

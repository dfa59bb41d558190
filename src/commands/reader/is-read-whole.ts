import type { Concept } from '../languages/concepts.ts';
import { conceptsIn, isTime, kindOf, says } from './atoms.ts';
import { clausesOf, isTopic } from './order-clause.ts';
import type { Item } from './spotted-item.ts';

/**
 * True if nothing is lost where one clause of a sentence is read as the order: the clauses that are left out give a
 * reason and name nothing, and a clause that names something is taken whole.
 */
export function isReadWhole(sentence: Item[], read: Item[]): boolean {
  const places = new Set(read.map(({ start }) => start));
  const isRead = ({ start }: Item) => places.has(start);
  const clauses = clausesOf(sentence);
  const order = clauses.findLastIndex((clause) => clause.some((item) => isRead(item) && says(item, 'act')));
  // "The meal was good, save it for later".
  const isDescribed = read.some((item) => item.kind === 'run' || says(item, 'this'));
  const names = (one: Concept) => kindOf(one) === 'thing' && (isDescribed || (one !== 'pages' && one !== 'tab'));
  const isPointing = !read.some((item) => item.kind === 'site' || item.kind === 'tag' || says(item, names));
  return clauses.every((clause, at) => {
    const left = clause.filter((item) => !isRead(item));
    if (left.length === 0) return true;
    // "Before the meeting".
    if (clause.some((item) => says(item, 'before'))) return false;
    if (at === order || clause.some(isTopic)) return left.every(isNothing(clause));
    // "My ticket is booked, so close the train tabs": the order names its own things.
    if (at < order && !isPointing && !clause.some(isTimed)) return true;
    const isTold = clause.some((item) => says(item, 'complaint') || item.small?.includes('verb'));
    // "Because I do not want them".
    const isNot = (item: Item) => follows(sentence, clause) && says(item, 'not');
    return (
      (at < order || isTold || follows(sentence, clause)) &&
      clause.every(
        (item) =>
          saysNothing(item) || isNot(item) || (item.kind === 'run' && !item.sure && !(isPointing && at < order)),
      )
    );
  });
}

/** True if "because" stands right before a clause. */
const follows = (sentence: Item[], [first]: Item[]): boolean => says(sentence[sentence.indexOf(first!) - 1], 'because');

const isTimed = ({ kind }: Item): boolean => ['amount', 'when', 'numbers', 'ordinal'].includes(kind);

/** True for what adds nothing to a clause that was read, "I do not need" of no certain time included. */
const isNothing =
  (clause: Item[]) =>
  (item: Item): boolean =>
    saysNothing(item) ||
    // "I have finished with it for today".
    (says(item, isTime) && clause.some((one) => says(one, 'done'))) ||
    (says(item, 'not-used') && !clause.some(({ kind }) => kind === 'amount' || kind === 'when'));

const asides = conceptsIn('complaint greet done this it them about in pages mistaken all list everything and');
const saysNothing = (item: Item): boolean =>
  item.kind === 'mark' ||
  (item.kind === 'concept' && item.readings.some((reading) => reading.every((one) => asides.has(one))));

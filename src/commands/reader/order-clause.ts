import { type Concept, concepts } from '../languages/concepts.ts';
import { conceptsIn, isStrongAct, isStrongThing, kindOf, naming, says, saysOnly } from './atoms.ts';
import { said } from './reword-items.ts';
import type { Item } from './spotted-item.ts';
import { wordsIn } from './words-in.ts';

/** Largest number of clauses tried as the order. */
const mostOrders = 8;

/**
 * Possible orders in a sentence of several clauses, the most likely first. One clause gives the order, the others a
 * reason or a topic: "my laptop is hot, put the background tabs to sleep", "my recipes lie everywhere, move them to
 * Kitchen".
 */
export function orderClauses(items: Item[]): Item[][] {
  const clauses = clausesOf(items);
  if (clauses.length < 2) return items.some((item) => says(item, 'complaint')) ? plainOrders(clauses.flat()) : [];
  const weight = (clause: Item[]) => Number(clause.some((item) => says(item, isStrongAct)));
  const likely = [...clauses.entries()].reverse().sort(([, one], [, other]) => weight(other) - weight(one));
  return likely
    .slice(0, mostOrders)
    .flatMap(([at, clause]) =>
      clauses.every((one, place) => place === at || isAside(one, place > at))
        ? withTopic(clause, clauses.toSpliced(at, 1))
        : [],
    )
    .slice(0, mostOrders);
}

/**
 * Possible orders in a single clause with a complaint. The complaint is a topic ("search chaos"), or is ignored ("this
 * mess of tabs, tidy it" without the comma).
 */
function plainOrders(clause: Item[]): Item[][] {
  const tidies = clause.every((item) => !says(item, 'act') || says(item, 'tidy'));
  const isPlain = clause.some((item, at) => says(item, 'complaint') && says(clause[at - 1], 'act'));
  return isPlain && !tidies ? [clause.map(asWord)] : withTopic(clause, []);
}

const asWord = (item: Item): Item =>
  item.kind === 'concept' && says(item, 'complaint') ? { ...item, kind: 'run', sure: false } : item;

/** The order alone, and combined with the topics of the other clauses. */
function withTopic(clause: Item[], others: Item[][]): Item[][] {
  // "Search chaos, please".
  const isSought = (at: number) => says(clause[at - 1], 'about', 'list', 'find');
  const order = clause
    .map((item, at) => (isSought(at) ? asWord(item) : item))
    .filter((item) => !saysOnly(item, 'complaint'));
  const pair = pairFor(order, others.flat()) ?? copiesOf(order, others.flat());
  if (pair) return [pair];
  const topic = others.flatMap((one) => one.filter(isTopic));
  const described = others.flatMap((one) => one.filter((item, at) => isTopic(item) || describes(item, one, at)));
  const isNamed = order.some((item) => item.kind === 'site' || says(item, isStrongThing));
  const isAsked = order.some((item) =>
    says(item, (one) => kindOf(one) === 'act' && !passing.has(one) && (isNamed || one !== 'list')),
  );
  const isOurs = [...topic, ...order].some((item) => says(item, isStrongThing));
  if (!isAsked || !(isOurs || order.some((item) => says(item, isStrongAct)))) return [];
  if (!topic.some((item) => item.kind !== 'concept' || says(item, isStrongThing))) return [order];
  const whole = [...(described.length > topic.length ? [[...described, ...order]] : []), [...topic, ...order]];
  return isNamed ? [order, ...whole] : [...whole, order];
}

/** An order to merge two things that another clause names: "JS and JavaScript are the same, merge the two tags". */
function pairFor(order: Item[], others: Item[]): Item[] | null {
  if (!order.some((item) => says(item, 'merge'))) return null;
  const parts = others.filter((item) => item.kind === 'run' || says(item, 'and', ...naming));
  const whole = [...parts, ...order.filter((item) => !saysOnly(item, 'it'))];
  const isPair = parts.filter(({ kind }) => kind === 'run').length === 2 && parts.some((item) => says(item, 'and'));
  return isPair && whole.filter((item) => says(item, ...naming)).length === 1 ? whole : null;
}

/** An order to remove copies of what another clause says is there twice: "I have the ragu in there twice, delete one". */
function copiesOf(order: Item[], others: Item[]): Item[] | null {
  const act = order.find((item) => says(item, 'remove', 'close'));
  const twice = others.find((item) => says(item, 'duplicate'));
  const isPlain = order.every(
    (item) => item === act || item.kind === 'mark' || says(item, 'duplicate', 'others', 'it', 'link'),
  );
  const names = others.filter((item) => item.kind === 'run' || says(item, 'bookmarks', 'folders'));
  if (!act || !twice || !isPlain || !names.some(({ kind }) => kind === 'run')) return null;
  const [first, ...rest] = names;
  const told = others.filter((item) => says(item, 'tells') || saysOnly(item, 'is-saved'));
  const again = order.filter((item) => says(item, 'duplicate'));
  const about = first!.kind === 'run' ? [said('about')] : [];
  return [act, twice, ...again, ...about, first!, ...rest, ...told.map((item) => ({ ...item, ...said('tells') }))];
}

/** The clauses of a sentence without the marks and words that part them. */
export function clausesOf(items: Item[]): Item[][] {
  const clauses: Item[][] = [[]];
  for (const item of items) {
    const parts = (item.kind === 'mark' && /[,;.!?。、，！；？…]/.test(item.mark)) || says(item, 'because');
    if (parts) clauses.push([]);
    else clauses.at(-1)!.push(item);
  }
  return clauses.filter(({ length }) => length > 0);
}

/** True for acts that change something. Looking and asking do not count: "no time to look". */
const isDone = (one: Concept): boolean => kindOf(one) === 'act' && one !== 'list' && one !== 'find';

const isState = (one: Concept): boolean => {
  const meant = concepts[one];
  return meant.kind === 'filter' && 'states' in meant.slots;
};
export const isTopic = (item: Item): boolean =>
  item.kind === 'site' ||
  item.kind === 'tag' ||
  (item.kind === 'run' && item.sure) ||
  (!says(item, 'complaint') && says(item, isStrongThing, isState));

/** True for words beside a strong noun: "my pasta bookmarks are all over the place", "this window is a mess". */
const describes = (item: Item, clause: Item[], at: number): boolean =>
  (item.kind === 'run' || says(item, 'this', 'others')) &&
  [clause[at - 1], clause[at + 1]].some((beside) =>
    says(beside, (one) => isStrongThing(one) && (one !== 'windows' || item.kind !== 'run')),
  );

/** Signs that always count, in any clause. */
const lasting = conceptsIn('asks imagined another second-order model elsewhere but except keeps-tabs reports');
/** Acts that may precede an order without being one: something is done, thanks. */
const passing = conceptsIn('done greet help');

/**
 * True if a clause neither orders nor asks. `follows`: it comes after the order, where "do not let them see" is allowed
 * and "but I do not want it" is not.
 */
function isAside(clause: Item[], follows: boolean): boolean {
  if (clause.some((item) => saysOnly(item, ...lasting) && !says(item, 'complaint'))) return false;
  // "Delete the history, which is older than a month": it says of what.
  const isTime = clause.some(({ kind }) => kind === 'amount' || kind === 'when');
  if (isTime && clause.some((item) => says(item, 'older', 'before', 'not-used'))) return false;
  const not = clause.findIndex((item) => says(item, 'not') && !says(item, 'complaint'));
  if (follows && not > 0 && !tellsWhy(clause, not)) return false;
  return !clause.some((item) => saysOnly(item, isDone) && !says(item, ...passing, 'complaint', 'is-saved'));
}

/** True for a negation within words that are none of ours: "I see my own tabs no more". "I think not" takes back. */
function tellsWhy(clause: Item[], not: number): boolean {
  const isOther = (item: Item) => says(item, 'not', 'link') || (item.kind === 'run' && !item.sure);
  const unknown = clause.reduce((sum, item) => sum + (item.kind === 'run' ? wordsIn(item.text) : 0), 0);
  return not < clause.length - 1 && unknown > 1 && clause.every(isOther);
}

import type { bestCommand } from './best-command.ts';
import { fewWords, longestName } from './is-prose.ts';
import { isWhollyPlaced } from './is-wholly-placed.ts';
import type { Concept } from './languages/concepts.ts';
import type { CommandLanguage } from './languages/language.ts';
import { type Atom, has, isRun, isThing, kindOf, objectOf, says } from './reader/atoms.ts';
import type { Reading } from './reader/frames.ts';
import { naming } from './reader/mend-words.ts';
import type { Item } from './reader/spotted-item.ts';

/** Places in a sentence at which a clause begins, and of words behind "a" or "some". */
export interface Places {
  begins: Set<number>;
  indefinite: Set<number>;
  /** Beginnings of clauses that tell something: "we are late". */
  tells: Set<number>;
}

/** Finds the places of the items of a sentence. */
export function placesOf(items: Item[], sentence: string, { indefinite, telling }: CommandLanguage): Places {
  const opens = (item: Item | undefined) =>
    item === undefined || item.kind === 'mark' || says(item, (one) => joints.has(one));
  const wordsOf = (phrases: string | undefined) => phrases?.split('|') ?? [];
  const [vague, told] = [wordsOf(indefinite), wordsOf(telling)];
  const before = (start = 0) => sentence.slice(0, start).trimEnd().split(' ').at(-1)!.toLowerCase();
  const clauseAt = (start = 0) => [
    ...sentence
      .slice(0, start)
      .split(/[,;.!?]/)
      .at(-1)!
      .split(' '),
    ...sentence
      .slice(start)
      .split(/[,;.!?]/)[0]!
      .split(' '),
  ];
  const startsOf = (is: (item: Item, at: number) => boolean) =>
    new Set(items.filter(is).flatMap(({ start }) => (start === undefined ? [] : [start])));
  return {
    begins: startsOf((_, at) => opens(items[at - 1])),
    indefinite: startsOf(({ kind, start }) => kind === 'run' && vague.includes(before(start))),
    tells: startsOf(
      ({ start }, at) => opens(items[at - 1]) && clauseAt(start).some((word) => told.includes(word.toLowerCase())),
    ),
  };
}

const joints = new Set<Concept>(['and', 'because', 'greet', 'complaint']);
/** Acts that look or go somewhere, and change nothing. */
const looks = new Set<Concept>(['list', 'count', 'find', 'switch', 'open', 'check', 'is-saved', 'top', 'changes']);

/**
 * True for an order that is nothing but one: its clause begins with what to do, it is about things of a browser or what is
 * pointed at, and each other word has its place. Prose in which our words stand is none.
 */
export function isPlainOrder(
  atoms: Atom[],
  reading: Reading,
  { intent, pattern }: NonNullable<ReturnType<typeof bestCommand>>,
  { begins, indefinite }: Places,
): boolean {
  const { implied, object, slots } = reading;
  if (!isWhollyPlaced(atoms, reading)) return false;
  const isFirst = ({ item: { start } }: Atom) => start === undefined || begins.has(start);
  const acts = atoms.filter((atom) => atom.concepts.some(isAct));
  const isBegun = acts.every((atom) => isFirst(atom) || acts.includes(atoms[atoms.indexOf(atom) - 1]!));
  const changes = new Set(acts.flatMap(({ concepts }) => concepts.filter((one) => isAct(one) && !looks.has(one))));
  if (implied)
    return object === 'history' && isThing(atoms[0]) && slots.words !== undefined && slots.when !== undefined;
  if (pattern.bare || acts.length === 0 || !isBegun || changes.size > 1) return false;
  if (intent.effect === 'read' && changes.size > 0) return false;
  if (slots.words !== undefined && slots.sites !== undefined) return false;
  if (!atoms.every(isCounted)) return false;
  // "Delete tag old in this window": another thing is meant than the one that was named.
  const named = atoms
    .filter(isThing)
    .map(objectOf)
    .filter((one) => one === object || one !== 'windows');
  if (object !== null && named.length > 0 && !named.includes(object)) return false;
  if (atoms.every((atom) => atom.item.kind === 'mark' || has(atom, 'undo', 'is-saved'))) return true;
  // "Mark it as read", not "sleep on it".
  const isOurs = acts.some((atom) => has(atom, 'read-later', 'done'));
  const isPointedAt = slots.ref !== undefined && (isOurs || slots.ref.kind !== 'it');
  if (object === null && (slots.words !== undefined || !(isPointedAt || slots.sites || slots.group))) return false;
  if (longestName(slots) > fewWords) return false;
  return atoms.every((atom, at) => !isRun(atom) || isPlaced(atoms, at, indefinite));
}

const ages = new Set<Concept>(['not-used', 'older', 'old', 'within', 'ago', 'since', 'before']);
/** "Close windows 2 and 3", "mute this for an hour": not what our commands can do. */
const isCounted = ({ item }: Atom, _: number, atoms: Atom[]): boolean =>
  item.kind === 'numbers' && item.numbers.length > 1
    ? !atoms.some((atom) => has(atom, 'windows'))
    : item.kind !== 'amount' || atoms.some((atom) => has(atom, ...ages));

const isAct = (concept: Concept): boolean => kindOf(concept) === 'act';

/** A word that a link, a capital, quotes or the noun beside it explains: "about visas", "visa tabs", "tag visa". */
function isPlaced(atoms: Atom[], at: number, indefinite: Set<number>): boolean {
  const { item } = atoms[at]!;
  if (item.kind !== 'run' || item.sure) return true;
  if (item.start !== undefined && indefinite.has(item.start)) return false;
  const [before, after] = [atoms[at - 1], atoms[at + 1]];
  if (before?.concepts.some((one) => kindOf(one) === 'link')) return true;
  if (isThing(after) && after?.item.start === (item.end ?? 0) + 1) return true;
  return has(before, ...naming, 'tag') && !has(before, 'this') && !item.gap;
}

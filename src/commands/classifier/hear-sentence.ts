import type { Concept } from '../languages/concepts.ts';
import type { CommandLanguage } from '../languages/language.ts';
import { conceptsIn, isStrongAct, isToldAtEnd, kindOf, naming, says, saysOnly } from '../reader/atoms.ts';
import { lexiconOf } from '../reader/lexicon.ts';
import { clausesOf } from '../reader/order-clause.ts';
import { longestAt } from '../reader/phrases.ts';
import { spot } from '../reader/spot.ts';
import type { Item } from '../reader/spotted-item.ts';
import { tokenise } from '../reader/tokenise.ts';
import { classifierOf } from './classify-sentence.ts';
import { wordsOfSentence } from './words-of-sentence.ts';

/** A sentence as the parts that reading by example needs. */
export interface Heard {
  items: Item[];
  /** The items that say what the sentence is about. */
  named: Item[];
  /** All acts that its words may mean. */
  acts: Concept[];
  isOneClause: boolean;
  /** True if it may tell or ask something, or names nothing of a browser. */
  isDoubtful: boolean;
  /** True if a negation stands before what to do, or it tells or asks: "do not delete it", "I usually pin it". */
  isForbidden: boolean;
  /** True if words of an order were taken for a topic: "which tab sets have I stored" as tabs about "sets stored". */
  isMisread: boolean;
}

/** Parts a sentence into what it is about and what it orders. */
export function hear(sentence: string, language: CommandLanguage): Heard {
  const { items } = spot(sentence, lexiconOf(language));
  const { known } = classifierOf(language);
  const own = (among: Item[]) => withoutOrder(among, known, language);
  const last = items.findLast(({ kind }) => kind !== 'mark');
  const isOneClause = items.every(({ kind }) => kind !== 'mark');
  return {
    items,
    named: own(ordering(items)),
    acts: items.flatMap(actsIn),
    isOneClause,
    isDoubtful: isToldAtEnd(items) || !items.some(isOurs) || items.some((item) => saysOnly(item, ...signs)),
    isForbidden:
      items.some((item, at) => saysOnly(item, 'not') && actsIn(items[at + 1]).length > 0) ||
      (isOneClause && saysOnly(items[0], 'tells')) ||
      (language.postpositions === true && saysOnly(last, 'asks')),
    isMisread: items.some((item) => item.kind === 'run' && !item.sure && own([item]).length === 0),
  };
}

/**
 * The clause that orders, if it is the only one and names of what: "hide the wedding tabs for now, I want them back at
 * the weekend". All items of other sentences.
 */
function ordering(items: Item[]): Item[] {
  const clauses = clausesOf(items);
  const orders = clauses.filter((clause) => clause.some((item) => actsIn(item).length > 0));
  const [only] = orders;
  const isNamed = only?.some(({ kind }) => kind === 'site' || kind === 'run' || kind === 'tag');
  const isLimited = clauses.some((clause) => clause !== only && clause.some(limits));
  return clauses.length > 1 && orders.length === 1 && only && isNamed && !isLimited ? only : items;
}

/** True if the item at this place of a clause may limit or widen an order. */
function limits(item: Item, at: number, clause: Item[]): boolean {
  if (saysOnly(item, 'not')) return clause[at + 1] === undefined || !says(clause[at + 1], 'link');
  // "I'm not in the mood", "the kids are in bed".
  if (says(item, 'in', 'to') && clause[at + 1]?.kind === 'run') return false;
  return says(item, 'filter', 'sign', 'link');
}

/** True for what a browser has: a thing, a state, a site, a tag. */
export const isOurs = (item: Item): boolean =>
  item.kind === 'site' ||
  item.kind === 'tag' ||
  says(item, 'filter', 'this', (one) => kindOf(one) === 'thing' && one !== 'everything');

/**
 * The items that say what a sentence is about, without what it says that it is not: "the sofa, not the one from ikea".
 */
export function wantedOf({ items, named }: Heard): Item[] {
  const isNegated = (at: number): boolean => {
    const before = items[at - 1];
    return saysOnly(before, 'not') || (says(before, 'link') && isNegated(at - 1));
  };
  return named.filter(
    ({ start }) => start === undefined || !isNegated(items.findIndex((item) => item.start === start)),
  );
}

/** True if a clause of a sentence has an order and a word that can only be a negation: "lösch es bitte nicht". */
export const mayForbid = ({ items, isForbidden }: Heard): boolean =>
  isForbidden ||
  clausesOf(items).some(
    (clause) =>
      clause.some((item) => saysOnly(item, 'not')) &&
      clause.some((item) => actsIn(item).some((act) => act !== 'list' && act !== 'find')),
  );

/** The acts that an item may order. */
const actsIn = (item?: Item): Concept[] => (item?.kind === 'concept' ? item.readings.flat().filter(isStrongAct) : []);

const signs = conceptsIn('not asks imagined reports tells but another second-order model elsewhere');

/** The items that say what a sentence is about: without acts and the words that orders consist of. */
function withoutOrder(items: Item[], known: ReadonlySet<string>, language: CommandLanguage): Item[] {
  const { capitals, unspaced } = language;
  return items.flatMap((item, at): Item[] => {
    if (item.kind === 'mark') return [];
    // "Two windows is too many": not the second one.
    if (item.kind === 'numbers' && !unspaced && says(items[at + 1], 'windows')) return [];
    if (item.kind === 'concept') {
      const readings = item.readings
        .map((reading) => reading.map(asOthers).filter(isKept))
        .filter(({ length }) => length > 0);
      return readings.length > 0 ? [{ ...item, readings }] : [];
    }
    if (item.kind !== 'run' || item.sure) return [item];
    // "The tag kitchen".
    if (!item.gap && says(items[at - 1], ...naming)) return [item];
    // "Sofa hunt": a name goes on to the end.
    if (capitals && item.start !== 0 && /^\p{Lu}/u.test(item.text)) return [item];
    const isName = (at: number) => capitals === true && at > 0 && /^\p{Lu}/u.test(item.text.slice(at));
    const own = wordsOfSentence(item.text).filter(({ stem, at }) => !known.has(stem) || isName(at));
    const [first, last] = [own[0], own.at(-1)];
    return first && last ? [{ ...item, text: wholeStretch(item.text, first.at, last.end, language) }] : [];
  });
}

/**
 * The part of a text between two places, with the rest of a word that they cut: ギター, 睡眠, and one letter that means
 * nothing by itself, 指甲油.
 */
function wholeStretch(text: string, from: number, to: number, language: CommandLanguage): string {
  const isOne = (at: number) => {
    const pair = text.slice(at - 1, at + 1);
    const isHan = /^\p{Script=Han}{2}$/u.test(pair);
    return /^[\p{Script=Katakana}ー]{2}$/u.test(pair) || (language.postpositions === true && isHan);
  };
  const isLetter = (at: number) =>
    language.unspaced === true && !longestAt(lexiconOf(language).tree, tokenise(text.charAt(at), language), 0);
  let [start, end] = [from, to];
  while (isOne(start)) start--;
  while (isOne(end)) end++;
  if (start === 1 && isLetter(0)) start = 0;
  if (end === text.length - 1 && isLetter(end)) end++;
  return text.slice(start, end);
}

/** "Keep only this" is said of the others. */
const asOthers = (concept: Concept): Concept => (concept === 'keep-only' ? 'others' : concept);
const isKept = (concept: Concept): boolean => !['act', 'sign'].includes(kindOf(concept));

import type { ObjectKind } from '../language/command-frame.ts';
import { type Concept, concepts } from '../languages/concepts.ts';
import type { Item } from './spotted-item.ts';

/** An item with one meaning. */
export interface Atom {
  item: Item;
  concepts: Concept[];
  /** It has been given a role. */
  used: boolean;
  /** It has a meaning of its own, and is taken for a plain word. */
  forced?: true;
}

const mostReadings = 128;

/** Every way to take the ambiguous words of a sentence, the likeliest first. */
export function* resolve(items: Item[]): Generator<Atom[]> {
  const choices = items.map((item, at): Concept[][] => {
    if (item.kind !== 'concept') return [[]];
    const readings = item.readings.filter((reading) => !reading.includes('tells-at-end'));
    const isBehindTopic = items[at - 1]?.kind === 'run' && mayBeWord(item, items[at - 2]);
    const mayName =
      isBehindTopic ||
      mayBeWord(item, items[at - 1]) ||
      isNameOfPage(item, items[at - 1], items[at + 1]) ||
      mayBeName(item, at, items);
    return mayName || readings.length === 0 ? [...readings, asWord] : readings;
  });
  // "I read something about pumps, where was it": told first, then asked for.
  const last = items.at(-1);
  const asked =
    (last?.kind === 'mark' && /[?？]/.test(last.mark)) ||
    items.some((item, at) => items[at - 1]?.kind === 'mark' && says(item, (one) => one === 'find'));
  const total = Math.min(
    mostReadings,
    choices.reduce((product, { length }) => product * length, 1),
  );
  for (let n = 0; n < total; n++) {
    let rest = n;
    const atoms = items.map((item, at): Atom => {
      const options = choices[at]!;
      const picked = options[rest % options.length]!;
      const isWord = picked === asWord && item.kind === 'concept';
      rest = Math.floor(rest / options.length);
      if (isWord)
        return { item: { kind: 'run', text: item.text, sure: false }, concepts: [], used: false, forced: true };
      return { item, concepts: [...picked], used: false };
    });
    // "I have", "yesterday I have" tells something at the beginning; elsewhere it adds nothing.
    const meant = (atom: Atom, at: number) =>
      atom.concepts.length > 0 && ((begins(items, at) && !asked) || !atom.concepts.includes('tells'));
    yield joinedWords(atoms.filter((atom, at) => atom.item.kind !== 'concept' || meant(atom, at)));
  }
}

/** True if nothing but a time ("yesterday") stands before a place. */
const begins = (items: Item[], at: number): boolean =>
  items.slice(0, at).every((item) => item.kind === 'when' || says(item, isTime));

const isTime = (concept: Concept): boolean => {
  const meant = concepts[concept];
  return meant.kind === 'filter' && 'when' in meant.slots;
};

/** True if an item may mean a concept of a kind. */
export const says = (item: Item | undefined, is: (concept: Concept) => boolean): boolean =>
  item?.kind === 'concept' && item.readings.some((reading) => reading.some(is));

/** "About pin badges": a word of ours that is taken for a plain one is a part of what stands right behind it. */
function joinedWords(atoms: Atom[]): Atom[] {
  const joined: Atom[] = [];
  for (const atom of atoms) {
    const before = joined.at(-1);
    const { item } = atom;
    if ((before?.forced || atom.forced) && before?.item.kind === 'run' && item.kind === 'run' && !item.sure)
      joined[joined.length - 1] = {
        ...before,
        item: { ...before.item, text: `${before.item.text} ${item.text}` },
        forced: true,
      };
    else joined.push(atom);
  }
  return joined;
}

/** A sentence without an order whose last word tells what was done. */
export function isToldAtEnd(items: Item[]): boolean {
  const last = items.findLast(({ kind }) => kind !== 'mark');
  return (
    says(last, (one) => one === 'tells-at-end') && !items.some((item) => says(item, (one) => kindOf(one) === 'act'))
  );
}

/** "My teacher asked us to save it all": a word before the verb that neither a noun nor a link gives its kind may be who does it. */
export function namesBeforeVerb(items: Item[]): boolean {
  const is = (item: Item | undefined, ...kinds: string[]) => says(item, (one) => kinds.includes(kindOf(one)));
  const verb = items.findIndex((item) => is(item, 'act'));
  return items.some(
    (item, at) =>
      at < verb &&
      item.kind === 'run' &&
      !item.sure &&
      ![items[at - 1], items[at + 1]].some((beside) => is(beside, 'thing', 'link')),
  );
}

/** "About history", "with music": a word of ours that is what something is about. */
const asWord: Concept[] = [];
const mayBeWord = (item: Item & { kind: 'concept' }, before: Item | undefined): boolean =>
  before?.kind === 'concept' &&
  before.readings.some((reading) => reading.includes('about')) &&
  item.readings.some((reading) => reading.some((one) => ['act', 'thing', 'filter'].includes(kindOf(one)))) &&
  !item.readings.some((reading) => reading.some((one) => ['sign', 'adjective'].includes(kindOf(one))));

/** "Delete the tag test": a word of ours beside a thing that has a name, where another says what to do. */
function mayBeName(item: Item, at: number, items: Item[]): boolean {
  if (item.kind !== 'concept') return false;
  const isOurs = item.readings.every((reading) => reading.every((one) => ['act', 'filter'].includes(kindOf(one))));
  const beside = items[/^[\p{Script=Han}\p{Script=Katakana}]/u.test(item.text) ? at + 1 : at - 1];
  const isAct = (one: Item) => one !== item && says(one, (concept) => kindOf(concept) === 'act');
  const isTag =
    at === items.length - 1 &&
    says(beside, (one) => one === 'as') &&
    items.some((one) => says(one, (concept) => concept === 'tag'));
  return isOurs && (isTag || (says(beside, (one) => namable.has(one)) && items.some(isAct)));
}
const namable = new Set<Concept>(['tags', 'tag', 'tagged', 'folders', 'groups', 'sessions']);

/** "The weather tab": elsewhere an order that is not ours, beside a tab what it is about. */
const isNameOfPage = (item: Item, ...beside: (Item | undefined)[]): boolean =>
  says(item, (one) => one === 'elsewhere') &&
  beside.some((one) => says(one, (concept) => ['tab', 'tabs', 'pages'].includes(concept)));

export const kindOf = (concept: Concept) => concepts[concept].kind;
export const has = (atom: Atom | undefined, ...wanted: Concept[]): boolean =>
  atom?.concepts.some((concept) => wanted.includes(concept)) ?? false;
export const isThing = (atom: Atom | undefined): boolean =>
  atom?.concepts.some((one) => kindOf(one) === 'thing') ?? false;
export const isRun = (atom: Atom | undefined): boolean => atom?.item.kind === 'run';

/** Signs that a sentence is no order. */
export const signsIn = (atoms: Atom[]): Concept[] =>
  atoms.flatMap(({ concepts: said }) => said.filter((concept) => kindOf(concept) === 'sign'));

export const objectOf = (thing: Atom): ObjectKind => {
  const concept = thing.concepts.find((one) => kindOf(one) === 'thing')!;
  return (concepts[concept] as { object: ObjectKind }).object;
};

import type { ObjectKind, Slots } from '../frame/command-frame.ts';
import { type Concept, concepts } from '../languages/concepts.ts';
import type { CommandLanguage } from '../languages/language.ts';
import type { Item } from './spotted-item.ts';

/** An item with one of its meanings. */
export interface Atom {
  item: Item;
  concepts: Concept[];
  /** True once it has a role in the sentence. */
  used: boolean;
  /** True if it has a meaning but is read as a plain word. */
  forced?: true;
}

type Words<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text;

/** The concepts that a text lists: "tab tabs". */
export function conceptsIn<Text extends string>(
  text: Text & (Words<Text> extends Concept ? unknown : never),
): ReadonlySet<Concept> {
  return new Set(text.split(' ').filter((word): word is Concept => word in concepts));
}

/** Links that no name contains: "the folder News except Spiegel". */
export const parting = conceptsIn('and or except');

/** Things that have names. */
export const naming = conceptsIn('folders groups tags sessions');

const mostReadings = 128;

/** Combinations of meanings for the items of a sentence, the most likely first. */
export function* resolve(
  items: Item[],
  { syllables, unspaced }: Pick<CommandLanguage, 'syllables' | 'unspaced'> = {},
): Generator<Atom[]> {
  let isName = false;
  // "I read something about pumps, where was it": told first, then asked for.
  const last = items.at(-1);
  // "Mình đã lưu những phiên nào": the last word asks, and nothing is ordered.
  const end = items.findLast((item) => item.kind !== 'mark' && item.kind !== 'when' && !says(item, isTime));
  const isQuestion = says(end, 'list', 'count') && !items.some((item) => says(item, isStrongAct));
  const asked =
    isQuestion ||
    (last?.kind === 'mark' && /[?？]/.test(last.mark)) ||
    items.some((item, at) => items[at - 1]?.kind === 'mark' && says(item, 'find'));
  const choices = items.map((item, at): Concept[][] => {
    const [before, after] = [items[at - 1], items[at + 1]];
    const isTopic = says(before, 'about');
    // 存成一个会话然后关掉, 一组几个: no name of the session or the group.
    const isClosedThen = says(item, 'close') && items.slice(0, at).some((one) => says(one, 'save'));
    const isNoName = unspaced && (isClosedThen || says(item, 'count'));
    const isWord =
      item.kind === 'concept'
        ? mayBeWord(item, syllables) && !isNoName
        : item.kind === 'run' && (syllables === true || isTopic);
    isName = isWord && (isName || says(before, isNaming) || (!syllables && names(after)));
    if (item.kind !== 'concept') return [[]];
    const said = item.readings.filter((reading) => !reading.includes('tells-at-end'));
    const nouns =
      !unspaced && isNounPlace(item, before)
        ? said.filter((reading) => !reading.some((one) => kindOf(one) === 'act'))
        : [];
    // "Search chaos": all that is looked for.
    const isSought = items.length === 2 && at === 1 && isAct(item) && !item.text.includes(' ') && says(before, 'find');
    const isPlaceName = !unspaced && (isSought || isWordPlace(item, before, after));
    const readings = nouns.length > 0 ? nouns : said;
    if (isPlaceName) return [asWord];
    // "I closed it": told at the beginning.
    const told = readings.filter((reading) => reading.includes('tells'));
    if (told.length > 0 && !asked && begins(items, at)) return told;
    // "Rename the tag tmp to later".
    const isNewName =
      isWord && at === items.length - 1 && says(before, 'to') && items.some((one) => says(one, 'rename'));
    return isName ||
      isNewName ||
      isNameOfPage(item, before, after) ||
      isSignInName(item, before, after) ||
      (unspaced && isSignOfPage(item, before, after))
      ? [...readings, asWord]
      : readings;
  });
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

/** True for an act or a thing that can mean nothing else. */
const isStrong = (concept: Concept, kind: 'act' | 'thing'): boolean =>
  kindOf(concept) === kind && !('weak' in concepts[concept]);
export const isStrongAct = (concept: Concept): boolean => isStrong(concept, 'act');
export const isStrongThing = (concept: Concept): boolean => isStrong(concept, 'thing');

/** True if only a time ("yesterday") precedes the position. */
const begins = (items: Item[], at: number): boolean =>
  items.slice(0, at).every((item) => item.kind === 'when' || says(item, isTime));

export const isTime = (concept: Concept): boolean => {
  const meant = concepts[concept];
  return meant.kind === 'filter' && 'when' in meant.slots;
};

/** A concept, all of a kind, or those that pass a test. */
export type Wanted = Concept | ConceptKind | ((concept: Concept) => boolean);
type ConceptKind = ReturnType<typeof kindOf>;

/** Tests if a concept is one of some. */
export const isAmong =
  (wanted: Wanted[]) =>
  (concept: Concept): boolean => {
    const kind = kindOf(concept);
    return wanted.some((one) => one === concept || one === kind || (typeof one === 'function' && one(concept)));
  };

/** True if an item may have one of some concepts. */
export const says = (item: Item | undefined, ...wanted: Wanted[]): boolean =>
  item?.kind === 'concept' && item.readings.some((reading) => reading.some(isAmong(wanted)));

/** True if a word may add nothing: one of its meanings is empty. */
export const mayBeNothing = (item: Item): boolean =>
  item.kind === 'concept' && item.readings.some((reading) => reading.length === 0);

/** True if each meaning of an item has one of some concepts. */
export const saysOnly = (item: Item | undefined, ...wanted: Wanted[]): boolean =>
  item?.kind === 'concept' && item.readings.every((reading) => reading.some(isAmong(wanted)));

/** Joins words that are read as plain ones with the following run: "about pin badges". */
function joinedWords(atoms: Atom[]): Atom[] {
  const joined: Atom[] = [];
  for (const atom of atoms) {
    const before = joined.at(-1);
    const { item } = atom;
    if ((before?.forced || atom.forced) && before?.item.kind === 'run' && item.kind === 'run' && !item.sure)
      joined[joined.length - 1] = {
        ...before,
        item: { ...before.item, text: joinText(before.item.text, item.text) },
        forced: true,
      };
    else joined.push(atom);
  }
  return joined;
}

const joinText = (first: string, second: string): string =>
  [first, second].join(/\p{Script=Han}$/u.test(first) ? '' : ' ');

/** True if the last word reports what was done, and there is no order. */
export function isToldAtEnd(items: Item[]): boolean {
  const last = items.findLast(({ kind }) => kind !== 'mark');
  // "Closed the window and slept": a word that can only tell.
  if (saysOnly(last, 'tells-at-end')) return true;
  return says(last, 'tells-at-end') && !items.some((item) => says(item, 'act'));
}

/** True if an unknown word before the verb may be its subject: "my teacher asked us to save it all". */
export function namesBeforeVerb(items: Item[]): boolean {
  const is = (item: Item | undefined, ...kinds: string[]) => says(item, (one) => kinds.includes(kindOf(one)));
  const verb = items.findIndex((item) => is(item, 'act'));
  return items.some(
    (item, at) =>
      at < verb && item.kind === 'run' && ![items[at - 1], items[at + 1]].some((beside) => is(beside, 'thing', 'link')),
  );
}

/** "About history", "folder Music", "as Archive": a word of ours that is a name, or what something is about. */
const asWord: Concept[] = [];
const isNaming = (concept: Concept): boolean =>
  ['about', 'as', 'folders', 'groups', 'sessions', 'tags', 'tag', 'tagged'].includes(concept);
/** True for a word before its kind, as in "Music folder". */
const names = (after: Item | undefined): boolean => says(after, 'folders', 'groups', 'sessions');
const mayBeWord = ({ readings, text }: Item & { kind: 'concept' }, syllables = false): boolean => {
  // "And close": an order, and no name.
  if (!syllables && text.includes(' ') && readings.every((reading) => reading.some((one) => kindOf(one) === 'act')))
    return false;
  const isAll = (reading: Concept[], ...kinds: string[]) => reading.every((one) => kinds.includes(kindOf(one)));
  return (
    readings.some((reading) => isAll(reading, 'act', 'thing', 'filter') && !reading.some(isTime)) &&
    readings.every((reading) => isAll(reading, 'act', 'thing', 'filter', 'link', 'adjective'))
  );
};

/** True for a topic beside "tab" that would otherwise be a request for a model: "the weather tab". */
const isNameOfPage = (item: Item, ...beside: (Item | undefined)[]): boolean =>
  says(item, 'elsewhere') && beside.some((one) => says(one, 'tab', 'tabs', 'pages'));

/** "Recipes: tag everything": a sign stands between. */
const isApart = (item: Item, before: Item): boolean => !item.gap && (item.start ?? 0) > (before.end ?? 0) + 1;

/** "The Travel group", "with the tag": a word that is both a verb and a noun is a noun there. */
const isNounPlace = (item: Item, before: Item | undefined): boolean =>
  says(item, 'thing') &&
  (((before?.kind === 'run' || before?.kind === 'site') && !isApart(item, before)) ||
    (item.gap === true && says(before, 'act')) ||
    says(before, (one) => ['adjective', 'filter', 'link'].includes(kindOf(one)) && one !== 'and' && one !== 'or'));

/** Acts that nouns say as well: "my tab count". */
const nouns = conceptsIn('count top changes help');

const isAct = (item: Item): item is Item & { kind: 'concept' } =>
  item.kind === 'concept' && item.readings.every((reading) => reading.some((one) => kindOf(one) === 'act'));

/** "In the store", "the shopping list tab", "my list": no verb stands there. */
function isWordPlace(item: Item, before: Item | undefined, after: Item | undefined): boolean {
  if (!isAct(item)) return false;
  const isBeside = before?.end !== undefined && item.start === before.end + 1;
  const isNamed = before?.kind === 'run' && isBeside && !item.gap && !after?.gap && says(after, 'thing');
  const isThere = item.gap === true && saysOnly(before, 'in', 'from', 'about');
  // "The file", "my list".
  return isNamed || isThere || (!item.text.includes(' ') && item.small?.at(-1) === 'definite' && !says(item, ...nouns));
}

/** "The tag draft", "the review folder", "as important": elsewhere an order for a model, here a name. */
const isSignInName = (item: Item, before: Item | undefined, after: Item | undefined): boolean => {
  const isNamed = says(after, 'folders', 'groups', 'sessions', 'tags');
  const isElsewhere = says(item, 'elsewhere');
  const isDue = (one: Concept) => isNaming(one) && !(isElsewhere && one === 'as');
  // "Into folders by topic".
  const isPhrase =
    item.kind === 'concept' &&
    item.text.includes(' ') &&
    !says(before, (one) => one === 'as' || (one === 'about' && isElsewhere));
  return says(item, 'model', 'elsewhere', 'another') && !isPhrase && (isNamed || says(before, isDue));
};

/** The end of a name that says which page is meant, in a script without spaces: 会议摘要的页面. */
const isSignOfPage = (item: Item, before: Item | undefined, after: Item | undefined): boolean =>
  says(item, 'model') &&
  before?.kind === 'run' &&
  before.end === item.start &&
  says(after, 'tab', 'tabs', 'pages') &&
  (after?.start ?? 0) > (item.end ?? 0);

export const kindOf = (concept: Concept) => concepts[concept].kind;
/** True if an atom has one of some concepts. */
export const has = (atom: Atom | undefined, ...wanted: Wanted[]): boolean =>
  atom?.concepts.some(isAmong(wanted)) ?? false;
export const isThing = (atom: Atom | undefined): boolean => has(atom, 'thing');
export const isRun = (atom: Atom | undefined): boolean => atom?.item.kind === 'run';
export const isSite = (atom: Atom | undefined): boolean => atom?.item.kind === 'site';

/** Signs that the sentence is no order. */
export const signsIn = (atoms: Atom[]): Concept[] =>
  atoms.flatMap(({ concepts: said }) => said.filter((concept) => kindOf(concept) === 'sign'));

export const objectOf = (thing: Atom): ObjectKind => {
  const concept = thing.concepts.find((one) => kindOf(one) === 'thing')!;
  return (concepts[concept] as { object: ObjectKind }).object;
};

/** True for a name whose tag is taken off, where particles follow: "from" is behind it, and another name has the tag. */
export function isSourceOfTag(atoms: Atom[], at: number): boolean {
  const next = atoms.findIndex((one, place) => place > at && isRun(one));
  const behind = atoms.slice(at + 1, next < 0 ? undefined : next);
  return behind.some((one) => has(one, 'from')) && atoms.some((one, place) => place !== at && isRun(one));
}

const isNameAt = (atoms: Atom[], at: number): boolean => isRun(atoms[at]) || isSite(atoms[at]);

/** Slots of a number that counts, before a name: "the two wedding tabs", "the three YouTube ones". Null for "tab 2". */
export function amountOf(atoms: Atom[], at: number, act: Concept | null): Slots | null {
  const item = atoms[at]!.item;
  const isCount = item.kind === 'numbers' && item.numbers.length === 1 && !isThing(atoms[at - 1]);
  // "Les deux onglets amazon", 两篇论文: the noun stands between.
  const name = has(atoms[at + 1], 'tabs', 'pages') ? at + 2 : at + 1;
  const next = atoms[name]?.item.kind;
  // "Tag 2 rust": the second one.
  const isTagged = (act === 'tag' || act === 'untag') && !atoms.slice(name).some((atom) => has(atom, 'tag', 'untag'));
  const isCounted = item.kind === 'numbers' && item.counted === true && isNameAt(atoms, at - 1);
  const isNamed = isCounted || next === 'site' || (next === 'run' && (isThing(atoms[name + 1]) || !isTagged));
  // "The two reddit and the github pages": the number is that of one of them.
  if (isCount && isNamed && has(atoms[name + 1], 'and') && isNameAt(atoms, name + 2)) return null;
  return isCount && isNamed ? { ref: { kind: 'first', count: item.numbers[0]! } } : null;
}

import type { Concept } from '../languages/concepts.ts';
import type { CommandLanguage } from '../languages/language.ts';
import { conceptsIn, isTime, kindOf, naming, says, saysOnly, type Wanted } from './atoms.ts';
import { type Lexicon, meaning } from './lexicon.ts';
import { longestAt } from './phrases.ts';
import { type Item, textOf } from './spotted-item.ts';
import type { Token } from './tokenise.ts';

/**
 * Joins everything at the place of a name, to the end of its clause, into one name: "as Meeting on Monday", "a session
 * called Part two". `any`: also without a day or number in it, as in "to Recipes of Grandma".
 */
export function wholeNames(items: Item[], sentence: string, { postpositions }: CommandLanguage, any: boolean): Item[] {
  const isPlaced = items.some((item) => says(item, ...placing));
  const isSaved = items.some((item) => says(item, 'save', 'bookmark'));
  const begins: Wanted[] = isPlaced ? ['as'] : [];
  if (!postpositions && isPlaced && (any || isSaved)) begins.push(...placed);
  if (!postpositions && any) begins.push('about', ...naming);
  const sure = isPlaced ? items.findLastIndex(isOnlyAs) : -1;
  for (const at of sure < 0 ? items.keys() : [sure]) {
    if (sure < 0 && !says(items[at], ...begins)) continue;
    const after = says(items[at + 1], ...naming) ? at + 2 : at + 1;
    const [from, to] = postpositions ? [startOfName(items, at), at] : [after, endOfName(items, after, sure >= 0)];
    const parts = items.slice(from, to);
    const [first, last] = [parts[0], parts.at(-1)];
    // "About black friday".
    if (says(items[at], 'about') && (parts.length > 2 || last?.kind !== 'when')) continue;
    if (parts.length < 2 || !first || !last || !parts.some(isWords)) continue;
    // "In Recipes from Grandma".
    const isOf = isSaved && isWords(first) && isWords(last) && parts.some((item) => says(item, 'from'));
    if (any || isOf || parts.some((item) => isCounted(item) || isTask(item)))
      return withName(items, from, to, sentence);
  }
  return items;
}

/** Makes one name of the items between two places. */
function withName(items: Item[], from: number, to: number, sentence: string): Item[] {
  const { start, gap } = items[from]!;
  const span = { start: start!, end: items[to - 1]!.end! };
  const text = sentence.slice(span.start, span.end).trim();
  return items.toSpliced(from, to - from, { kind: 'run', text, sure: true, ...span, ...(gap && { gap }) });
}

/**
 * Takes what stands behind "rename … to" for one name where it holds an "and", small words behind that included: "rename
 * the Health folder to body and mind".
 */
export function withWholeNewName(items: Item[], sentence: string, { postpositions }: CommandLanguage): Item[] {
  const order = items.findIndex((item) => says(item, 'rename'));
  const from = items.findLastIndex((item) => says(item, 'to', 'as')) + 1;
  const mark = items.findIndex(({ kind }, at) => at > from && kind === 'mark');
  const to = mark < 0 ? items.length : mark;
  const parts = items.slice(from, to);
  const isPart = (item: Item) => isWords(item) || says(item, 'and');
  if (postpositions || order < 0 || order > from || !isWords(parts[0]!) || !parts.every(isPart)) return items;
  if (!parts.some((item) => says(item, 'and'))) return items;
  const whole = withName(items, from, to, sentence);
  const name = whole[from]!;
  if (!says(parts.at(-1), 'and') || name.start === undefined) return whole;
  const [text = ''] = /^.*[^\s.!?]/su.exec(sentence.slice(name.start, items[mark]?.start)) ?? [];
  return whole.with(from, { ...name, kind: 'run', sure: true, text, end: name.start + text.length });
}

/**
 * Joins the words of a page that is taken off the reading list, around a linking word or a day: "take the year in fonts
 * off my reading list".
 */
export function withPageName(items: Item[], sentence: string): Item[] {
  const verb = items.findIndex((item) => says(item, 'remove', 'done'));
  const list = items.findIndex((item, at) => at > verb && says(item, 'reading-list'));
  const end = says(items[list - 1], 'from') ? list - 1 : list;
  return verb < 0 ? items : joined(items, verb + 1, end, sentence);
}

/** Joins the items of a name into one if there are several, nothing but words, days and links between words. */
function joined(items: Item[], from: number, to: number, sentence: string): Item[] {
  const parts = items.slice(from, Math.max(from, to));
  const isName =
    parts.length > 1 &&
    [parts[0], parts.at(-1)].every((item) => item && !isJoint(item)) &&
    parts.some(isWords) &&
    parts.every((item) => isWords(item) || isCounted(item) || (isJoint(item) && !isListing(item)));
  return isName ? withName(items, from, to, sentence) : items;
}

/** Joins a day to the words behind it that name a thing: "the sunday reading session". */
export function withDayOfName(items: Item[], sentence: string): Item[] {
  const noun = items.findIndex((item, at) => isKind(item) && isDay(items[at - 2]) && items[at - 1]?.kind === 'run');
  const [day, name] = [items[noun - 2], items[noun - 1]];
  return name?.start === undefined || name.start !== (day?.end ?? 0) + 1
    ? items
    : joined(items, noun - 2, noun, sentence);
}

const isDay = (item: Item | undefined): boolean => item?.kind === 'when' && item.text !== undefined;
const isKind = (item: Item): boolean => says(item, 'sessions', 'folders', 'groups');

/** Joins a name and a noun that ends its clause: "rename it to Main page", "as Work tabs". */
export function withNounAfter(items: Item[], sentence: string, { capitals }: CommandLanguage): Item[] {
  const renames = items.some((item) => says(item, 'rename'));
  const at = items.findIndex((noun, place) => {
    const [named, next] = [items[place - 1], items[place + 1]];
    const isNamed = named?.kind === 'run' && /^\p{Lu}/u.test(named.text) && noun.start === (named.end ?? 0) + 1;
    const isLast = next === undefined || next.kind === 'mark';
    const isNoun = says(noun, (one) => kindOf(one) === 'thing' && !naming.has(one));
    return isNamed && isLast && isNoun && (renames || isOnlyAs(items[place - 2]));
  });
  if (!capitals || at < 2) return items;
  const [{ start = 0 }, { end }] = [items[at - 1]!, items[at]!];
  const name = { kind: 'run' as const, text: sentence.slice(start, end), sure: true, start, ...(end && { end }) };
  return items.toSpliced(at - 1, 2, name);
}

/** Acts that give a name. */
const placing = conceptsIn('save bookmark set-aside rename create group move tag');
const placed = new Set<Concept>(['to', 'in']);
const isOnlyAs = (item: Item | undefined): boolean => saysOnly(item, 'as');
const joints = conceptsIn('from in about to until');

const isWords = (item: Item): boolean => item.kind === 'run' && !item.sure;
const isCounted = (item: Item): boolean =>
  item.kind === 'when' || item.kind === 'ordinal' || item.kind === 'numbers' || says(item, isTime);
const isJoint = (item: Item): boolean =>
  item.kind === 'concept' &&
  item.readings.every((reading) => reading.every((one) => joints.has(one) || kindOf(one) === 'link'));
/** True for words that may be a request for a model, or part of a name: "called Year in review". */
export const isTask = (item: Item): boolean => says(item, 'model', 'elsewhere', 'another');
/** "Called Watch later". */
const isLater = (item: Item): boolean => says(item, 'later') && !textOf(item).includes(' ');
const isListing = (item: Item): boolean => says(item, 'and', 'or', 'except');
const isPart = (item: Item | undefined): boolean =>
  item !== undefined &&
  (isWords(item) ||
    isCounted(item) ||
    isLater(item) ||
    isTask(item) ||
    item.kind === 'site' ||
    (isJoint(item) && !isOnlyAs(item) && !says(item, 'except', 'and')));

/**
 * Index at which a name ends. `sure`: it follows a word that can only be "called", so that a linking word at its end
 * belongs to it.
 */
function endOfName(items: Item[], from: number, sure: boolean): number {
  let end = from;
  while (isPart(items[end])) end++;
  while (!sure && end > from && isJoint(items[end - 1]!)) end--;
  return end;
}

function startOfName(items: Item[], to: number): number {
  let start = to;
  while (start > 0 && isPart(items[start - 1])) start--;
  // 今後は自動で家電のグループに: what it is called begins behind that.
  while (start < to && (isJoint(items[start]!) || says(items[start], 'another'))) start++;
  return start;
}

/** True for "Other bookmarks" and the like, where no path goes on. */
export const isRoot = (tokens: Token[], at: number, { tree }: Lexicon): boolean => {
  const found = longestAt(tree, tokens, at);
  return (
    found?.means.some(meaning('bookmarks-bar', 'other-bookmarks')) === true && tokens[at + found.length]?.raw !== '›'
  );
};

/** Turns a day, month or ordinal into a name after a naming word: "as Friday", "session Friday", "tagged first". */
export function dayAsName(item: Item, at: number, items: Item[]): Item {
  const before = items[at - 1];
  if ((item.kind !== 'ordinal' && item.kind !== 'when') || !item.text) return item;
  const after = items[at + 1];
  if (item.kind === 'when' && after && isKind(after)) return { kind: 'run', text: item.text, sure: false };
  // 金曜日という名前で
  if (item.kind === 'when' && after?.kind === 'concept' && /名/.test(after.text) && saysOnly(after, 'as'))
    return { kind: 'run', text: item.text, sure: false };
  const isName = saysOnly(
    before,
    (one) => one === 'tagged' || (item.kind === 'when' && (one === 'as' || naming.has(one))),
  );
  return isName ? { kind: 'run', text: item.text, sure: false } : item;
}

import { fold } from '@/src/text/fold.ts';
import { oneErrorApart } from '@/src/text/one-error-apart.ts';
import { wordsIn } from '../reader/words-in.ts';
import { type FoundItem, foundAs, listOf, type TabItem } from './items.ts';
import { most, readQuietly } from './read-results.ts';
import { look, type Part } from './script.ts';

/** Words of a sentence that something of the user's has, with the pages that have them. */
export interface FoundWords {
  words: string;
  items: FoundItem[];
  /** True for words of which more than one letter was mended. */
  isGuess?: true;
  /** True if the sentence is about nothing else. */
  isWhole?: boolean;
}

/** The words that narrow it down most, and all that something has as they were said. */
export interface Narrowest extends FoundWords {
  found: string[];
}

/** Number of searches for the words of one sentence. */
const mostSearches = 6;

/** A number or time of the day, which is nothing to search for. */
const isTime = /^\d{1,2}(?:[:.h]\d{0,2})?\s*(?:[ap]\.?m\.?|uhr|h|giờ|点|時)?$/iu;

/** A single letter, or a single hiragana, which is in too much to search for. */
const isLetter = /^(?:[\p{Script=Latin}\d]|\p{Script=Hiragana})$/u;

/** Fewest letters of a word of which another may be a form. */
const shortestWord = 4;

/** Fewest letters of a word that is searched for beside others, and of a piece in a script without spaces. */
const shortestPart = 3;
const shortestPiece = 2;

/** Spaces, and where another script begins: "Figma那个文件". */
const betweenWords =
  /\s+|(?<=[\p{Script=Latin}\p{N}])(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])(?=[\p{Script=Latin}\p{N}])/u;

type SitesOn = (words: string) => string[];

/** The words, of those that something of the user's has, that narrow it down most. `prefersTabs`: open tabs first. */
export function* narrowestOf(phrases: string[], prefersTabs: boolean, sitesOn: SitesOn): Part<Narrowest | null> {
  const asked = [...new Set(phrases)].filter((phrase) => !isTime.test(phrase) && !isLetter.test(phrase));
  if (asked.length === 0) return null;
  const whole = yield* search(asked.slice(0, mostSearches), sitesOn);
  const ranked = yield* rankedBy(asked.join(' '), prefersTabs);
  const near = whole.length + ranked.length > 0 ? [] : yield* mendedFromTitles(asked.flatMap(wordsOf));
  const withTabs = ({ items }: FoundWords) => Number(prefersTabs && foundAs('tab', items) > 0);
  const [narrowest] = [...ranked, ...whole, ...near].sort(
    (one, other) =>
      wordsIn(other.words) - wordsIn(one.words) ||
      withTabs(other) - withTabs(one) ||
      one.items.length - other.items.length,
  );
  if (!narrowest) return null;
  const isWhole = phrases.every((phrase) => narrowest.words.includes(phrase));
  return { ...narrowest, isWhole, found: whole.map(({ words }) => words) };
}

/** The words of a phrase, without what ends them: "Maddie" of "Maddie's". */
const wordsOf = (phrase: string): string[] =>
  phrase
    .replace(/(?<=\p{L})['’]s(?!\p{L})/gu, '')
    .split(betweenWords)
    .flatMap((word) => word.split(/[^\p{L}\p{M}\p{N}#+ー]+/u))
    .filter(Boolean);

/** The words that the best pages have of all that were said. `withTabs`: of the best tab, too. */
function* rankedBy(query: string, withTabs: boolean): Part<FoundWords[]> {
  const places = withTabs ? [{}, { in: ['tabs'] }] : [{}];
  const lists = yield* readQuietly(places.map((where) => look('find', { query, match: 'any', limit: 5, ...where })));
  const best = lists.flatMap((list) => listOf<FoundItem>(list).items.slice(0, 1));
  const shared = best.map((item) => [...new Set(wordsOf(query).flatMap((word) => partsIn(word, item)))].join(' '));
  const words = [...new Set(shared)].filter((one) => one !== '');
  return yield* search(words, () => []);
}

/** The parts of a word that a page has: the word, or of words without spaces between them those pieces that are in it. */
function partsIn(word: string, item: FoundItem): string[] {
  const text = textOf(item);
  if (!unspaced.test(word)) return word.length >= shortestPart && text.includes(` ${fold(word)}`) ? [word] : [];
  const signs = [...word.normalize('NFC')];
  const parts: string[] = [];
  for (let at = 0; at < signs.length; ) {
    let end = at;
    while (end < signs.length && text.includes(fold(signs.slice(at, end + 1).join('')))) end += 1;
    parts.push(...wholeLoans(signs, at, end));
    at = Math.max(end, at + 1);
  }
  return parts;
}

/** A piece of a word in a script without spaces, without the particles around it; none if it cuts a loan word. */
function wholeLoans(signs: string[], from: number, until: number): string[] {
  let [start, end] = [from, until];
  while (start < end && hiragana.test(signs[start]!)) start += 1;
  while (start < end && hiragana.test(signs[end - 1]!)) end -= 1;
  const isCut = (at: number) => loan.test(signs[at - 1] ?? '') && loan.test(signs[at] ?? '');
  return end - start < shortestPiece || isCut(start) || isCut(end) ? [] : [signs.slice(start, end).join('')];
}

/** A sign of a script that puts no spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** A sign of a Japanese loan word. */
const loan = /[\p{Script=Katakana}ー]/u;

/** A sign of the endings of verbs, and of particles. */
const hiragana = /\p{Script=Hiragana}/u;

/** Fewest letters of a word that may have a typing error; a word with several shares as many with the one that is meant. */
const shortestMended = 5;

/** Most letters of the ending of a word, doubled consonant included: "knitting" for "knit". */
const longestEnding = 4;

/** Most letters by which a word with several typing errors differs in length: "sourdoh" for "sourdough". */
const longestMissing = 2;

/** Words of titles that some words are but for an ending, a typing error or, as a guess, several. */
function* mendedFromTitles(words: string[]): Part<FoundWords[]> {
  const long = words.map(fold).filter(({ length }) => length >= shortestMended);
  if (long.length === 0) return [];
  const starts = long.map((word) => word.slice(0, shortestMended)).join(' ');
  const [tabs, begun] = yield* readQuietly([
    look('list_tabs', { limit: most }),
    look('find', { query: starts, match: 'any' }),
  ]);
  const titles = [...listOf<TabItem>(tabs).items, ...listOf<FoundItem>(begun).items].map(({ title }) => title);
  const known = new Set(titles.flatMap((title) => title.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []));
  const pick = (isMeant: (one: string, word: string) => boolean) =>
    [...new Set(long.flatMap((word) => [...known].find((one) => isMeant(fold(one), word)) ?? []))].slice(
      0,
      mostSearches,
    );
  const near = yield* search(pick(isNear), () => []);
  // A guess is searched for, and nothing is done to what has it.
  return near.length > 0 ? near : (yield* search(pick(isGuessed), () => [])).map((one) => ({ ...one, isGuess: true }));
}

const isNear = (one: string, word: string): boolean =>
  oneErrorApart(one, word) ||
  (one.length >= shortestWord && word.startsWith(one) && word.length - one.length <= longestEnding);

const isGuessed = (one: string, word: string): boolean =>
  word.length > shortestMended &&
  one.startsWith(word.slice(0, shortestMended)) &&
  one.at(-1) === word.at(-1) &&
  Math.abs(one.length - word.length) <= longestMissing;

/** Searches for each of some words; gives the ones that are found. Words for a subject find tabs of its sites too. */
function* search(words: string[], sitesOn: SitesOn): Part<FoundWords[]> {
  if (words.length === 0) return [];
  const subjects = words.filter((query) => sitesOn(query).length > 0);
  const lists = yield* readQuietly([
    ...words.map((query) => look('find', { query })),
    ...subjects.map((query) => look('list_tabs', { sites: sitesOn(query), limit: most })),
  ]);
  return words
    .map((each, at) => {
      const place = subjects.indexOf(each);
      const tabs = place < 0 ? [] : listOf<TabItem>(lists[words.length + place]).items;
      const ofSites = tabs.map((tab): FoundItem => ({ kind: 'tab', ...tab }));
      const items = listOf<FoundItem>(lists[at]).items;
      return { words: each, items: items.some((item) => isBegun(each, item)) ? [...items, ...ofSites] : ofSites };
    })
    .filter(({ items }) => items.length > 0);
}

/** Title, address, folder and tags of a page, folded, with a space before each word. */
function textOf(item: FoundItem): string {
  const url = 'url' in item ? item.url : '';
  const tags = 'tags' in item ? item.tags : [];
  const folder = 'folder' in item ? item.folder : '';
  return ` ${fold([item.title, url, folder, ...tags].join(' ')).replace(/[^\p{L}\p{N}]+/gu, ' ')}`;
}

/** True if each word begins a word of a page: "late" is not in "Translate". */
function isBegun(words: string, item: FoundItem): boolean {
  if (!item.title) return true;
  const all = textOf(item);
  return fold(words)
    .split(/[^\p{L}\p{N}]+/u)
    .every((word) => !spaced.test(word) || all.includes(` ${word}`));
}

/** A word of a script that puts spaces between words. */
const spaced = /^[\p{Script=Latin}\p{N}]+$/u;

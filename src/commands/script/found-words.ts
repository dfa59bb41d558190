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

/** A single letter, which is in too much to search for. */
const isLetter = /^[\p{Script=Latin}\d]$/u;

/** Fewest letters of a word that is searched for by itself. */
const shortestWord = 4;

/** Spaces, and where another script begins: "Figma那个文件". */
const betweenWords =
  /\s+|(?<=[\p{Script=Latin}\p{N}])(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])(?=[\p{Script=Latin}\p{N}])/u;

type SitesOn = (words: string) => string[];

/** The words, of those that something of the user's has, that narrow it down most. `prefersTabs`: open tabs first. */
export function* narrowestOf(phrases: string[], prefersTabs: boolean, sitesOn: SitesOn): Part<Narrowest | null> {
  const asked = [...new Set(phrases)]
    .filter((phrase) => !isTime.test(phrase) && !isLetter.test(phrase))
    .slice(0, mostSearches);
  const whole = yield* search(asked, sitesOn);
  const found = new Set(whole.map(({ words }) => words));
  const unknown = phrases.filter((phrase) => !found.has(phrase)).map((phrase) => phrase.split(betweenWords));
  const parts = unknown
    .flat()
    .filter((word) => word.length >= shortestWord && ![...found].some((known) => known.includes(word)));
  const inPairs = yield* search([...new Set(unknown.flatMap(pairsOf))].slice(0, mostSearches), sitesOn);
  const single = yield* search([...new Set(parts)].slice(0, mostSearches), sitesOn);
  const isFound = whole.length + single.length > 0;
  const near = isFound ? [] : yield* search(yield* mendedFromTitles(parts), sitesOn);
  const mended = isFound || near.length > 0 ? near : guesses(yield* search(yield* wordsBeginningAs(parts), sitesOn));
  const all = [...whole, ...single, ...mended];
  const [first, second] = all;
  const joined = first && second ? yield* search([`${first.words} ${second.words}`], sitesOn) : [];
  const withTabs = ({ items }: FoundWords) => Number(prefersTabs && foundAs('tab', items) > 0);
  const best = [...joined, ...inPairs, ...all].sort(
    (one, other) =>
      wordsIn(other.words) - wordsIn(one.words) ||
      withTabs(other) - withTabs(one) ||
      one.items.length - other.items.length,
  );
  const [narrowest] = best;
  const isWhole = phrases.every((phrase) => narrowest?.words.includes(phrase));
  return narrowest ? { ...narrowest, isWhole, found: [...found] } : null;
}

/** Two words beside each other that both may name something: "john innes" in "jobs at john innes". */
const pairsOf = (words: string[]): string[] =>
  words.flatMap((word, at) => {
    const next = words[at + 1] ?? '';
    return Math.min(word.length, next.length) < shortestWord ? [] : `${word} ${next}`;
  });

/** Fewest letters of a word that may have a typing error. */
const shortestMended = 5;

/** Most letters of the ending of a word, doubled consonant included: "knitting" for "knit". */
const longestEnding = 4;

/** Words of titles of open tabs that are some words but for one typing error or an ending: "calender", "knitting". */
function* mendedFromTitles(words: string[]): Part<string[]> {
  const long = words.filter(({ length }) => length >= shortestMended).map(fold);
  if (long.length === 0) return [];
  const [tabs] = yield* readQuietly([look('list_tabs', { limit: most })]);
  const known = new Set(listOf<TabItem>(tabs).items.flatMap(({ title }) => fold(title).match(/[\p{L}\p{N}]+/gu) ?? []));
  const isMeant = (one: string, word: string) =>
    oneErrorApart(one, word) ||
    (one.length >= shortestWord && word.startsWith(one) && word.length - one.length <= longestEnding);
  const near = long.flatMap((word) => [...known].find((one) => isMeant(one, word)) ?? []);
  return [...new Set(near)].slice(0, mostSearches);
}

/** Known words that are only guessed at: they are searched for, and nothing is done to what has them. */
const guesses = (known: FoundWords[]): FoundWords[] => known.map((one) => ({ ...one, isGuess: true }));

/** Letters at its beginning that a word with more than one typing error shares with the word that is meant. */
const sharedStart = 5;

/** Most letters by which the two may differ in length. */
const longestMissing = 2;

/** Words of titles of the user's own things that begin and end as some words: "sourdough" for "sourdoh". */
function* wordsBeginningAs(words: string[]): Part<string[]> {
  const long = [...new Set(words.map(fold))].filter(({ length }) => length > sharedStart).slice(0, mostSearches);
  const starts = long.map((word) => word.slice(0, sharedStart));
  const known = (yield* search(starts, () => [])).map(({ words: start, items }) => ({
    start,
    titles: items.flatMap(({ title }) => fold(title).match(/[\p{L}\p{N}]+/gu) ?? []),
  }));
  return long.flatMap((word) => {
    const titles = known.find(({ start }) => word.startsWith(start))?.titles ?? [];
    const isMeant = (one: string) =>
      one.startsWith(word.slice(0, sharedStart)) &&
      one.at(-1) === word.at(-1) &&
      Math.abs(one.length - word.length) <= longestMissing;
    return titles.find(isMeant) ?? [];
  });
}

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

/** True if each word begins a word of a title, an address, a folder or a tag: "late" is not in "Translate". */
function isBegun(words: string, item: FoundItem): boolean {
  if (!item.title) return true;
  const { title } = item;
  const url = 'url' in item ? item.url : '';
  const tags = 'tags' in item ? item.tags : [];
  const folder = 'folder' in item ? item.folder : '';
  const all = ` ${fold([title, url, folder, ...tags].join(' ')).replace(/[^\p{L}\p{N}]+/gu, ' ')}`;
  return fold(words)
    .split(/[^\p{L}\p{N}]+/u)
    .every((word) => !spaced.test(word) || all.includes(` ${word}`));
}

/** A word of a script that puts spaces between words. */
const spaced = /^[\p{Script=Latin}\p{N}]+$/u;

import type { Slots } from './command-frame.ts';
import { articles, readList, readNumber, readOrdinal, readPositions } from './enumeration.ts';
import { hanging } from './incomplete-words.ts';
import type { Language } from './language.ts';
import { createNames, isSentence, pronouns } from './read-names.ts';
import { sortKeys } from './sort-keys.ts';
import type { Capture, ReadToken } from './template.ts';
import { stem } from './template.ts';
import { readAge, readWhen } from './time.ts';
import { named, titled } from './word-tokens.ts';

const roots =
  /^(?:(?:bookmarks?|favou?rites?) (?:bar|toolbar|menu)|(?:other|mobile) (?:bookmarks?|favou?rites?))(?: \/ .+)?$/;
const sum = /^[\d\s.,+*/x×÷()^-]*\d\s*[+*/x×÷^-]\s*\d[\d\s.,+*/x×÷()^-]*$/;

/** Words after "in" that are no group or folder: "in total", "in use". */
const nowhere = new Set(
  'total order general common private incognito memory use question all both background front back view'.split(' '),
);
const mostOfName = 4;
const containers = new Set(['window', 'tab', 'group', 'folder', 'session']);
/** Slots of phrases for a sort order. Without `reversed` the last used or added comes first. */
const orders = new Map<string, Slots>([
  ...['a to z', 'a-z'].map((words) => [words, { by: 'title' }] as const),
  ...['z to a', 'z-a'].map((words) => [words, { by: 'title', reversed: true }] as const),
  ...['newest first', 'latest first', 'newest to oldest', 'latest to oldest', 'new to old'].map(
    (words) => [words, { by: 'date' }] as const,
  ),
  ...['oldest first', 'oldest to newest', 'oldest to latest', 'old to new'].map(
    (words) => [words, { by: 'date', reversed: true }] as const,
  ),
]);
const counted = new Set(['tabs', 'bookmarks', 'pages', 'windows', 'ones']);
/** Kinds of times whose distance depends on today, so that they are no length of time. */
const calendar = new Set(['weekday', 'in-month', 'in-year']);

/** Captures of templates, by their name in braces. */
export function createCaptures(language: Language): Record<string, Capture> {
  const ordinal = (word: string): number | undefined => readOrdinal(word, language);
  const { name, words, nothing, joins } = createNames(language);

  const sitesOf: Capture = (tokens) => {
    const list = readList(tokens, language);
    if (!list || list.lengths.some((length) => length > 1)) return null;
    if (tokens.some((token) => nothing.has(token.word) || token.kind === 'tag' || token.kind === 'range')) return null;
    if (list.items.some((item) => readNumber(item.toLowerCase(), language) !== undefined)) return null;
    return { sites: list.items.map((item) => siteOf(item, language)) };
  };

  const knownsites: Capture = (tokens) => {
    const known = (token: ReadToken) =>
      token.kind === 'host' || joins.has(token.word) || Object.hasOwn(language.sites, token.word);
    return tokens.every(known) ? sitesOf(tokens) : null;
  };

  const nameOfPlace = name((inside) => ({ inside }));
  const nameOfPlaceOrThing = name((name) => ({ name }));
  const nameOfGroup = name((group) => ({ group }));
  /** True for "last", "third" or a day: a place in a list or a time, and not the name of a session. */
  const isPlaceInList = ([only, ...more]: ReadToken[]): boolean =>
    only?.kind === 'word' &&
    more.length === 0 &&
    (ordinal(only.word) !== undefined || readWhen([only], language) !== null);
  const nameOfSession = name((session) => ({ session }));
  const nameOfFolder = name((folder) => ({ folder }));
  return {
    name: nameOfPlaceOrThing,
    proper: ([first, ...more]) =>
      first && (first.kind === 'name' || /^\p{Lu}/u.test(first.raw)) ? nameOfPlaceOrThing([first, ...more]) : null,
    // "Some window" is not called so.
    goal: (tokens) => {
      const last = tokens.at(-1);
      const isNoun = last?.kind === 'word' && last.raw === last.word && containers.has(stem(last.word));
      return isNoun ? null : nameOfPlaceOrThing(tokens);
    },
    group: (tokens) => {
      const slots = isSentence(tokens) ? null : nameOfGroup(tokens);
      const list = slots && readList(tokens, language);
      return list && list.items.length > 1 ? { ...slots, orGroups: list.items } : slots;
    },
    folder: (tokens) => (isSentence(tokens) ? null : nameOfFolder(tokens)),
    words,
    thing: (tokens, next) => {
      const listed = knownsites(articles.has(tokens[0]!.word) ? tokens.slice(1) : tokens);
      if (listed) return listed;
      // "From ikea.com to folder Home": an address is no subject.
      if (tokens.length > 1 && tokens[0]!.kind === 'host') return null;
      // "From the tabs about seeds": the noun is followed by what describes it.
      const [noun, link] = articles.has(tokens[0]!.word) ? tokens.slice(1) : tokens;
      if (noun && link && counted.has(noun.word) && hanging.has(link.word)) return null;
      const only = tokens.length === 1 || (tokens.length === 2 && articles.has(tokens[0]!.word)) ? tokens.at(-1) : null;
      if (only?.kind === 'host') return { sites: [only.word] };
      const site =
        only?.kind === 'word' && Object.hasOwn(language.sites, only.word) ? language.sites[only.word] : undefined;
      return site === undefined ? words(tokens, next) : { sites: [site] };
    },
    session: (tokens) => {
      const when = readWhen(tokens, language);
      if (when && calendar.has(when.kind) && tokens.length === 1) return { session: titled(tokens), orWhen: when };
      return isSentence(tokens) || isPlaceInList(tokens) ? null : nameOfSession(tokens);
    },
    root: rootName((folder) => ({ folder })),
    rootname: rootName((name) => ({ name })),
    age: (tokens) => {
      const days = readAge(tokens, language);
      return days === null ? null : { days };
    },
    when: (tokens) => {
      const when = readWhen(tokens, language);
      return when ? { when } : null;
    },
    ago: (tokens) => {
      const when = tokens.at(-1)?.word === 'ago' ? readWhen(tokens, language) : null;
      return when ? { when } : null;
    },
    since: (tokens) => {
      const from = readWhen(tokens, language);
      return from ? { when: { kind: 'since', from } } : null;
    },
    untouched: (tokens) => {
      const from = readWhen(tokens, language);
      return from && calendar.has(from.kind) ? { unusedSince: from } : null;
    },
    number: ([token, ...more]) =>
      token && more.length === 0 && readNumber(token.word, language) !== undefined ? {} : null,
    window: ([token, ...more]) => {
      const number = token && more.length === 0 ? (readNumber(token.word, language) ?? ordinal(token.word)) : undefined;
      return number !== undefined && Number.isInteger(number) && number > 0 ? { window: number } : null;
    },
    into: ([token, ...more]) => {
      const number = token && more.length === 0 ? readNumber(token.word, language) : undefined;
      return number !== undefined && Number.isInteger(number) && number > 0 ? { into: number } : null;
    },
    nth: ([token, ...more]) => {
      const number = token && more.length === 0 ? ordinal(token.word) : undefined;
      return number === undefined ? null : { window: number };
    },
    inside: (tokens) => {
      const site = knownsites(tokens);
      const [first] = tokens;
      if (
        site ||
        !first ||
        isSentence(tokens) ||
        !words(tokens) ||
        nowhere.has(first.word) ||
        stem(first.word) === 'window' ||
        tokens.length > mostOfName
      )
        return site;
      if (first.kind === 'word' && (readNumber(first.word, language) ?? ordinal(first.word)) !== undefined) return null;
      return readWhen(tokens, language) || first.kind === 'tag' ? null : nameOfPlace(tokens);
    },
    tagged: (tokens) => {
      const list = readList(tokens, language);
      if (tokens.some(({ kind, word }) => kind === 'word' && (pronouns.has(word) || counted.has(word)))) return null;
      const isName = (token: ReadToken) => token.kind === 'name' || !nothing.has(token.word) || joins.has(token.word);
      if (!tokens.every(isName) || list?.lengths.some((length) => length > 3)) return null;
      return list ? { tagged: list.items, ...(list.any ? { any: true } : {}) } : null;
    },
    hashtags: (tokens) => {
      if (tokens[0]?.kind !== 'tag' || tokens.at(-1)?.kind !== 'tag') return null;
      const tags = tokens.filter((token) => token.kind === 'tag');
      if (!tokens.every((token) => token.kind === 'tag' || joins.has(token.word))) return null;
      const any = tokens.some((token) => language.or.includes(token.word));
      return { tagged: tags.map((token) => token.raw), ...(any ? { any: true } : {}) };
    },
    sites: sitesOf,
    knownsites,
    count: ([token, ...more]) => {
      const count = token && more.length === 0 ? readNumber(token.word, language) : undefined;
      return count !== undefined && Number.isInteger(count) ? { ref: { kind: 'first', count } } : null;
    },
    last: ([token, ...more]) => {
      const count = token && more.length === 0 ? readNumber(token.word, language) : undefined;
      return count !== undefined && Number.isInteger(count) ? { ref: { kind: 'last', count } } : null;
    },
    position: ([token, ...more]) => {
      const position = token && more.length === 0 ? ordinal(token.word) : undefined;
      return position === undefined ? null : { ref: { kind: 'positions', positions: [position] } };
    },
    positions: (tokens, next) => {
      // "The oldest 10 tabs" are ten, "tab 10" is one.
      if (tokens.length === 1 && next && counted.has(next.word)) return null;
      // "The playing one" is no first.
      if (tokens.length === 1 && tokens[0]!.word === 'one') return null;
      const positions = readPositions(tokens, language);
      return positions ? { ref: { kind: 'positions', positions } } : null;
    },
    by: ([token, ...more]) => {
      const by =
        token && more.length === 0
          ? sortKeys.get(stem(token.word))
          : more.length === 1
            ? sortKeys.get(`${token?.word} ${more[0]?.word}`)
            : undefined;
      return by ? { by } : null;
    },
    order: (tokens) => {
      const words = tokens.map((token) => token.word).join(' ');
      return orders.get(words) ?? null;
    },
    sum: (tokens) => (sum.test(tokens.map((token) => token.raw).join(' ')) ? {} : null),
  };
}

const rootName =
  (slots: (name: string) => Slots): Capture =>
  (tokens) =>
    roots.test(tokens.map((token) => token.word).join(' ')) ? slots(named(tokens)) : null;

/** Host for the name of a site; unknown words are taken as hosts themselves. */
export const siteOf = (word: string, language: Language): string => {
  const key = word.toLowerCase();
  if (Object.hasOwn(language.sites, key)) return language.sites[key]!;
  return key
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[/?#].*$/, '');
};

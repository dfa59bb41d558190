import { text } from '@/src/contract/text.ts';
import type { Chip } from '@/src/contract/tool.ts';
import { fold } from '@/src/text/fold.ts';
import { intentById } from './all-commands.ts';
import { hear } from './classifier/hear-sentence.ts';
import { english } from './languages/en.ts';
import { languageNamed } from './languages/index.ts';
import { longestSentence } from './match.ts';
import { isOfOtherThings, nearestTo } from './nearest-commands.ts';
import { wordsIn } from './reader/words-in.ts';
import {
  type FolderItem,
  type FoundItem,
  foundAs,
  listOf,
  type SessionItem,
  type TabItem,
  type TagItem,
} from './script/items.ts';
import { most, readQuietly } from './script/read-results.ts';
import { answer, chip, choose, look, type Part, type Script, withWays } from './script/script.ts';

/** Words of a sentence that something of the user's has, with the pages that have them. */
interface Known {
  words: string;
  items: FoundItem[];
}

/** Number of searches for the words of one sentence. */
const mostSearches = 6;

/** Fewest letters of a name that is looked for in a sentence. */
const shortestName = 2;

const letter = /[\p{L}\p{N}]/u;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Fewest letters of a word that is searched for by itself. */
const shortestWord = 4;

/** Answer to a sentence that is no command: commands close to it, and what it names of the user's own things. */
export function* notUnderstood(sentence: string, language: string, now: number): Script {
  const named = yield* thingsNamed(sentence);
  const known = yield* knownWords(sentence, language);
  const ways = ['commands', 'model', 'add-model'] as const;
  // One word alone may be there by chance: "the weather in Kent".
  const isOurs = named.length > 0 || !isOfOtherThings(sentence, language);
  const own = known && (isOurs || wordsIn(known.words) > 1) ? findIn(known) : [];
  const said = isOurs
    ? choose(text('command_not_understood'), nearestTo(sentence, [...named, ...own], language, now))
    : answer(text('command_elsewhere'), ...own);
  return withWays(said, [...ways]);
}

/** Commands that show the user's sessions, groups, folders and tags whose names stand in a sentence, long names first. */
function* thingsNamed(sentence: string): Part<Chip[]> {
  const [sessions, tabs, folders, tags] = yield* readQuietly([
    look('list_sessions'),
    look('list_tabs', { limit: most }),
    look('list_bookmark_folders'),
    look('list_tags'),
  ]);
  const said = fold(sentence);
  const isSaid = (name: string): boolean => {
    const at = said.indexOf(fold(name));
    const around = `${said[at - 1] ?? ' '}${said[at + fold(name).length] ?? ' '}`;
    return at >= 0 && (unspaced.test(name) || !letter.test(around));
  };
  const all = [
    ...listOf<SessionItem>(sessions).items.map(({ title }) => ({ id: 'session.open', slot: 'session', name: title })),
    ...listOf<TabItem>(tabs).items.map(({ group }) => ({ id: 'tabs.list', slot: 'group', name: group ?? '' })),
    ...listOf<FolderItem>(folders).items.map(({ title }) => ({ id: 'bookmarks.folder', slot: 'folder', name: title })),
    ...listOf<TagItem>(tags).items.map(({ title }) => ({ id: 'tags.show', slot: 'tagged', name: title })),
  ];
  return all
    .filter(({ name }) => name.length >= shortestName && isSaid(name))
    .sort((one, other) => other.name.length - one.name.length)
    .flatMap(({ id, slot, name }) => {
      const intent = intentById.get(id);
      const slots = { [slot]: slot === 'tagged' ? [name] : name };
      return intent ? [chip(intent.title(slots), id, slots)] : [];
    });
}

/** Searches for the things that words were found in, tabs first. */
function findIn({ words, items }: Known): Chip[] {
  const places = [
    ['tab', 'tabs.find', 'command_chip_in_tabs'],
    ['bookmark', 'bookmarks.find', 'command_chip_in_bookmarks'],
    ['history', 'history.find', 'command_chip_in_history'],
  ] as const;
  return places.flatMap(([kind, id, label]) =>
    foundAs(kind, items) > 0 ? [chip(text(label, { words }), id, { words: [words] })] : [],
  );
}

/** The words of a sentence, of those that are no part of an order, that most narrow down the user's own things. */
export function* knownWords(sentence: string, language: string): Part<Known | null> {
  const said = sentence.slice(0, longestSentence);
  const languages = new Set([languageNamed(language) ?? english, english]);
  const phrases = [...languages].flatMap((each) =>
    hear(said, each).named.flatMap((item) => (item.kind === 'run' || item.kind === 'site' ? [item.text] : [])),
  );
  const whole = yield* search([...new Set(phrases)].slice(0, mostSearches));
  const found = new Set(whole.map(({ words }) => words));
  const parts = phrases
    .filter((phrase) => !found.has(phrase))
    .flatMap((phrase) => phrase.split(/\s+/))
    .filter((word) => word.length >= shortestWord && !found.has(word));
  const single = yield* search([...new Set(parts)].slice(0, mostSearches));
  const all = [...whole, ...single];
  const [first, second] = all;
  const joined = first && second ? yield* search([`${first.words} ${second.words}`]) : [];
  const best = [...joined, ...all].sort(
    (one, other) => wordsIn(other.words) - wordsIn(one.words) || one.items.length - other.items.length,
  );
  return best[0] ?? null;
}

/** Searches for each of some words; gives the ones that are found. */
function* search(words: string[]): Part<Known[]> {
  if (words.length === 0) return [];
  const lists = yield* readQuietly(words.map((query) => look('find', { query })));
  return words
    .map((each, at) => ({ words: each, items: listOf<FoundItem>(lists[at]).items }))
    .filter(({ items }) => items.length > 0);
}

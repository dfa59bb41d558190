import type { SmallWord } from '../frame/command-frame.ts';
import { colorPhrases } from '../languages/color-words.ts';
import type { Concept } from '../languages/concepts.ts';
import type { CommandLanguage } from '../languages/language.ts';
import { kanaOf } from './alike-kana.ts';
import { isAmong, type Wanted } from './atoms.ts';
import { addPhrases, grow, longestAt, newTree, type PhraseTree } from './phrases.ts';
import { fold, type Token, written } from './tokenise.ts';

/** Meaning of a phrase. Lengths of units are in days. */
export type Meaning =
  | { kind: 'concepts'; concepts: Concept[] }
  | { kind: 'filler' }
  | { kind: 'plain' }
  | { kind: 'unit'; days: number }
  | { kind: 'number'; n: number; vague?: boolean }
  | { kind: 'ordinal'; n: number }
  | { kind: 'site'; site: string }
  | { kind: 'weekday'; day: number }
  | { kind: 'month'; month: number };

/** Second part of a separable verb: "zu" in "mach … zu". */
export interface Split {
  concepts: Concept[];
  tail: PhraseTree<true>;
  /** True if only small words may follow. */
  last: boolean;
}

export interface Lexicon {
  language: CommandLanguage;
  tree: PhraseTree<Meaning>;
  splits: PhraseTree<Split>;
  /** Words to ignore, which may also stand inside a phrase. */
  small: ReadonlySet<string>;
  /** Kinds of small words. */
  kinds: ReadonlyMap<string, SmallWord>;
  /** Words of five letters or more, to correct typing errors to. */
  long: readonly string[];
  /** Short words for the current thing ("this") and short nouns ("tab"), to correct typing errors to. */
  short: { this: readonly string[]; thing: readonly string[] };
  /** Right characters by the ones often typed instead. */
  homophones: ReadonlyMap<string, string>;
  /** Katakana words by their look-alike key. */
  kana: ReadonlyMap<string, string>;
}

/** True if a meaning of the phrase at a position passes a test. */
export const meansAt = ({ tree }: Lexicon, tokens: Token[], at: number, is: (meaning: Meaning) => boolean): boolean =>
  longestAt(tree, tokens, at)?.means.some(is) ?? false;

/** Tests if a meaning has one of some concepts. */
export const meaning =
  (...wanted: Wanted[]) =>
  (one: Meaning): boolean =>
    one.kind === 'concepts' && one.concepts.some(isAmong(wanted));

const unitDays = [1 / 1440, 1 / 24, 1, 7, 30, 365];

function inOrder(phrases: string, each: (words: string, at: number) => void): void {
  for (const [at, words] of phrases.split('|').entries()) each(words, at);
}

const shortestMended = 5;

/** Every word of a tree, without its accents. */
function wordsOf(tree: PhraseTree<unknown>): string[] {
  const words = new Set<string>();
  const visit = (node: PhraseTree<unknown>): void => {
    for (const [word, children] of node.folded) {
      words.add(word);
      for (const { node } of children) visit(node);
    }
    for (const [, child] of node.beginnings) visit(child);
  };
  visit(tree);
  return [...words];
}

/** Words of a tree that alone have a concept that passes the test. */
function wordsFor(tree: PhraseTree<Meaning>, is: (concept: Concept) => boolean): string[] {
  const means = (meaning: Meaning) =>
    meaning.kind === 'concepts' && meaning.concepts.length === 1 && meaning.concepts.every(is);
  return [...tree.exact].flatMap(([word, node]) =>
    /^\p{L}{3,8}$/u.test(word) && node.means.some(means) ? [fold(word)] : [],
  );
}

const lexicons = new Map<CommandLanguage, Lexicon>();

export function lexiconOf(language: CommandLanguage): Lexicon {
  const there = lexicons.get(language);
  if (there) return there;
  const made = compile(language);
  lexicons.set(language, made);
  return made;
}

/** Kinds of the small words of a language. */
const smallKinds = (small: Partial<Record<SmallWord, string>> = {}): Map<string, SmallWord> =>
  new Map(
    Object.entries(small).flatMap(([kind, words]) =>
      words.split('|').map((word) => [word, kind as SmallWord] as const),
    ),
  );

function compile(language: CommandLanguage): Lexicon {
  const tree = newTree<Meaning>();
  const splits = newTree<Split>();
  const inFull = (phrases: string) => (language.unspaced ? written(phrases, language) : phrases);
  const add = (phrases: string, meaning: Meaning) => addPhrases(tree, inFull(phrases), meaning, language);
  const say = (concepts: Concept[], said: string) => {
    const phrases = inFull(said);
    const meaning: Meaning = { kind: 'concepts', concepts };
    addPhrases(tree, phrases, meaning, language, (head, tail) => {
      const split: Split = { concepts, tail: newTree(), last: tail.endsWith('!') };
      for (const end of grow([split.tail], tail.replace('!', ''), language)) end.means.push(true);
      for (const end of grow([splits], head, language)) end.means.push(split);
    });
  };
  for (const [concept, phrases] of Object.entries(language.words)) say([concept as Concept], phrases);
  for (const [concepts, phrases] of language.together ?? []) say(concepts, phrases);
  for (const [color, phrases] of colorPhrases(language.code)) say(['color', color], phrases);
  add(language.filler, { kind: 'filler' });
  if (language.plain) add(language.plain, { kind: 'plain' });
  for (const number of language.numbers.split('|')) {
    const at = number.trim().lastIndexOf(' ');
    const [, vague = '', n = ''] = /^(~?)(.*)$/.exec(number.trim().slice(at + 1))!;
    add(number.trim().slice(0, at), { kind: 'number', n: Number(n), vague: vague !== '' });
  }
  for (const site of language.sites?.split('|') ?? []) {
    const [name = '', host = ''] = site.trim().split(' ');
    add(name, { kind: 'site', site: host });
  }
  inOrder(language.ordinals, (words, at) => add(words, { kind: 'ordinal', n: at + 1 }));
  inOrder(language.units, (words, at) => add(words, { kind: 'unit', days: unitDays[at] ?? 1 }));
  inOrder(language.weekdays, (words, day) => add(words, { kind: 'weekday', day }));
  inOrder(language.months, (words, at) => add(words, { kind: 'month', month: at + 1 }));
  const small = language.unspaced ? [] : language.filler.split('|').map((word) => word.trim().toLowerCase());
  const long = language.unspaced ? [] : wordsOf(tree).filter((word) => word.length >= shortestMended);
  return {
    language,
    tree,
    splits,
    long,
    short: {
      this: language.unspaced ? [] : wordsFor(tree, (one) => one === 'this'),
      thing: language.unspaced
        ? []
        : wordsFor(tree, (one) => one === 'tab' || one === 'tabs' || one === 'pages' || one === 'windows'),
    },
    homophones: new Map(language.homophones?.split(' ').map((pair) => [pair[0]!, pair[1]!])),
    kana: kanaOf(language),
    kinds: smallKinds(language.small),
    small: new Set(small.filter((word) => /^[^\s/?*]+$/.test(word))),
  };
}

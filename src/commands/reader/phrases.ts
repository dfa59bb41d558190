import type { CommandLanguage } from '../languages/language.ts';
import { fold, type Token, tokenise } from './tokenise.ts';

/** Prefix tree of phrases, by words. */
export interface PhraseTree<Meaning> {
  exact: Map<string, PhraseTree<Meaning>>;
  folded: Map<string, { spelled: string; node: PhraseTree<Meaning> }[]>;
  beginnings: [string, PhraseTree<Meaning>][];
  means: Meaning[];
}

export const newTree = <Meaning>(): PhraseTree<Meaning> => ({
  exact: new Map(),
  folded: new Map(),
  beginnings: [],
  means: [],
});

type Manner = Pick<CommandLanguage, 'unspaced' | 'elisions' | 'digraphs'>;

/** Adds phrases in the syntax of language files. Phrases with `…` are passed to `split` in two parts. */
export function addPhrases<Meaning>(
  tree: PhraseTree<Meaning>,
  phrases: string,
  meaning: Meaning,
  manner: Manner,
  split?: (head: string, tail: string) => void,
): void {
  for (const phrase of phrases.split('|').map((one) => one.trim())) {
    const [head = '', tail] = phrase.split('…').map((part) => part.trim());
    if (tail !== undefined) split?.(head, tail);
    else if (phrase)
      for (const end of grow([tree], phrase, manner)) if (!end.means.includes(meaning)) end.means.push(meaning);
  }
}

/** End nodes of a phrase in a tree; missing nodes are created. */
export function grow<Meaning>(roots: PhraseTree<Meaning>[], phrase: string, manner: Manner): PhraseTree<Meaning>[] {
  let ends = roots;
  for (const position of phrase.split(/\s+/)) {
    const optional = position.endsWith('?');
    const choices = (optional ? position.slice(0, -1) : position).split('/').filter(Boolean);
    const next = choices.flatMap((choice) => {
      const isBeginning = choice.endsWith('*');
      const words = wordsOf(isBeginning ? choice.slice(0, -1) : choice, manner);
      return ends.flatMap((end) => chain(end, words, isBeginning));
    });
    ends = optional ? [...new Set([...ends, ...next])] : next;
  }
  return ends.filter((end) => !roots.includes(end));
}

/** The words of a choice, each in its spellings. Plain ones are cut no further in languages without elisions. */
const wordsOf = (choice: string, manner: Manner): string[][] =>
  !manner.elisions && /^[a-z]+$/.test(choice)
    ? [[choice]]
    : tokenise(choice.replace(/_/g, ' '), manner).map(({ lower }) => spellings(lower, manner));

/** The ends of words after a node. `isBeginning`: the last is only the beginning of a word. */
function chain<Meaning>(from: PhraseTree<Meaning>, words: string[][], isBeginning: boolean): PhraseTree<Meaning>[] {
  let ends = [from];
  for (const [at, spelled] of words.entries()) {
    const next = isBeginning && at === words.length - 1 ? beginning<Meaning> : child<Meaning>;
    ends = ends.flatMap((end) => spelled.map((spelling) => next(end, spelling)));
  }
  return words.length === 0 ? [] : ends;
}

/** Spellings of a word, with "ae" for "ä" if the language allows that. */
const spellings = (word: string, { digraphs }: Manner): string[] =>
  digraphs && /[äöü]/.test(word)
    ? [word, word.replace(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter)]
    : [word];

function child<Meaning>(tree: PhraseTree<Meaning>, word: string): PhraseTree<Meaning> {
  const there = tree.exact.get(word);
  if (there) return there;
  const made = newTree<Meaning>();
  tree.exact.set(word, made);
  const folded = fold(word);
  tree.folded.set(folded, [...(tree.folded.get(folded) ?? []), { spelled: word, node: made }]);
  return made;
}

function beginning<Meaning>(tree: PhraseTree<Meaning>, word: string): PhraseTree<Meaning> {
  const folded = fold(word);
  const there = tree.beginnings.find(([known]) => known === folded);
  if (there) return there[1];
  const made = newTree<Meaning>();
  tree.beginnings.push([folded, made]);
  return made;
}

export interface Found<Meaning> {
  /** Length in tokens. */
  length: number;
  means: Meaning[];
}

const longestEnding = 6;

/** True if only accents are missing, all or some: "coté" for "côté". Wrong accents make another word. */
const lacksAccents = (typed: string, spelled: string): boolean =>
  typed.length !== spelled.length ||
  [...typed].every((letter, at) => letter === spelled[at] || letter === fold(letter));

/**
 * Longest phrase of a tree at a position; of equally long ones that with the right accents. `small`: words that may
 * stand inside ("go please to").
 */
export function longestAt<Meaning>(
  tree: PhraseTree<Meaning>,
  tokens: Token[],
  at: number,
  small?: ReadonlySet<string>,
): Found<Meaning> | null {
  let best: (Found<Meaning> & { loose: number }) | null = null;
  const visit = (node: PhraseTree<Meaning>, length: number, loose: number): void => {
    if (length > 0 && node.means.length > 0) {
      if (!best || length > best.length || (length === best.length && loose < best.loose))
        best = { length, means: node.means, loose };
      else if (length === best.length && loose === best.loose)
        best = { length, loose, means: [...new Set([...best.means, ...node.means])] };
    }
    const token = tokens[at + length];
    if (token?.kind !== 'word') return;
    if (length > 0 && small?.has(token.lower) && !node.exact.has(token.lower)) visitNext(node, length + 1, loose + 0.1);
    const exact = node.exact.get(token.lower);
    if (exact) visit(exact, length + 1, loose);
    const others = token.accented ? [] : (node.folded.get(token.folded) ?? []);
    for (const other of others)
      if (other.node !== exact && lacksAccents(token.lower, other.spelled)) visit(other.node, length + 1, loose + 1);
    for (const [start, other] of node.beginnings)
      if (token.folded.startsWith(start) && token.folded.length <= start.length + longestEnding)
        visit(other, length + 1, loose);
  };
  const visitNext = (node: PhraseTree<Meaning>, length: number, loose: number): void => {
    const bare = { ...node, means: [] };
    visit(bare, length, loose);
  };
  visit(tree, 0, 0);
  return best;
}

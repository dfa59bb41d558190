import type { Slots } from './command-frame.ts';
import { articles, readNumber } from './enumeration.ts';
import { hanging } from './incomplete-words.ts';
import type { Language } from './language.ts';
import { type Capture, type ReadToken, stem } from './template.ts';
import { clock, endsInTime, readAge } from './time.ts';
import { titled } from './word-tokens.ts';

/** Nouns that no description ends in: in "with the airbnb tabs" the last word is the object. */
const nouns = new Set([
  'tab',
  'bookmark',
  'window',
  'open',
  'somewhere',
  'anywhere',
  'else',
  'together',
  'more',
  'any',
  'anymore',
  'longer',
  'already',
  'yet',
  'did',
  'do',
  'does',
  'have',
  'has',
  'had',
  'was',
  'were',
  'later',
  'last',
  'go',
]);
/** Pronouns that no unquoted name contains. */
const persons = new Set(['i', 'me', 'you', 'he', 'she', 'we', 'us', 'they']);
/** Words that follow a verb. */
const objective = new Set(['a', 'an', 'the', 'me', 'my', 'it', 'them', 'this']);
const finite = new Set(['is', 'are', 'was', 'were', 'am', 'who']);
export const pronouns = new Set(['it', 'them', 'him', 'her', 'that', 'this', 'these', 'those']);
const questions = new Set(
  'why how which what who when where is are does do can tell explain summarize compare suggest recommend write make give'.split(
    ' ',
  ),
);
const orders = new Set(['close', 'delete', 'remove', 'save', 'put', 'move']);
const further = new Set([...orders, 'shut', 'keep', 'leave', 'then', 'open', 'everything']);
/** True for an unquoted name that contains question words or nouns of the grammar: it is a sentence. */
export const isSentence = (tokens: ReadToken[]): boolean =>
  tokens.some(
    (token) =>
      token.kind === 'word' &&
      token.raw === token.word &&
      (questions.has(token.word) ||
        /^(?:tabs?|bookmarks?|folders?|groups?|my|these|those|many|called|named|with|all|the|a|an|for|took|lasted|went)$/.test(
          token.word,
        )),
  );

/** True if a second order about the name follows: "Code and sort it". */
export const ordersMore = (tokens: ReadToken[], { and }: Language): boolean => {
  const last = tokens.at(-1);
  return (
    last?.kind === 'word' && pronouns.has(last.word) && tokens.some(({ word }, at) => at > 0 && and.includes(word))
  );
};

interface Names {
  /** Makes a capture for a name; it gives null if no name begins there. */
  name(slots: (name: string) => Slots): Capture;
  /** Captures a topic. */
  words: Capture;
  /** Words that neither are a name nor begin one. */
  nothing: ReadonlySet<string>;
  joins: ReadonlySet<string>;
}

/** Reads names and free words. */
export function createNames(language: Language): Names {
  const nothing = new Set([
    ...language.fillers,
    ...['with', 'without', 'nothing', 'not', 'never', 'called', 'named', 'keep', 'its', 'their'],
    ...[
      'new',
      'empty',
      'bookmark',
      'which',
      'what',
      'unused',
      'out',
      'tab',
      'sub',
      'other',
      'another',
      'to',
      'from',
      'everything',
      'exist',
      'most',
      'top',
      'used',
      'own',
    ],
    ...['into', 'by', 'as', 'but', 'except', 'current', 'same', 'this', 'in', 'open', 'dead', 'find', 'show'],
    ...['everywhere', 'on', 'groups', 'order', 'vs', 'versus', 'per', 'for', 'based', 'according', 'depending'],
  ]);
  const joins = new Set([...language.and, ...language.or]);
  /** True if another order follows the name: "Trip and close it", "Sprint 14, leave them open". */
  const goesOn = (tokens: ReadToken[]): boolean =>
    tokens.some(
      ({ kind, raw, word }, at) =>
        at > 0 && kind === 'word' && raw === word && joins.has(tokens[at - 1]!.word) && further.has(word),
    );
  const name =
    (slots: (name: string) => Slots): Capture =>
    (given) => {
      const tokens = given.length > 1 && articles.has(given[0]!.word) ? given.slice(1) : given;
      const telling = tokens.length > 2 && tokens[0]!.word === 'new' ? tokens[1]! : tokens[0];
      const first = tokens[0];
      if (!first || first.kind === 'mark' || (first.kind === 'word' && joins.has(first.word))) return null;
      if (first.kind !== 'name' && (nothing.has(telling!.word) || tokens.some((token) => persons.has(token.word))))
        return null;
      const last = tokens.at(-1)!;
      if (last.kind !== 'name' && joins.has(last.word)) return null;
      if (goesOn(tokens) || ordersMore(tokens, language) || tokens.some(({ word }) => word === '→')) return null;
      // "Leave it as it is" names nothing.
      if (last.kind === 'word' && last.raw === last.word && finite.has(last.word)) return null;
      if (last.kind === 'word' && last.raw === last.word && (hanging.has(last.word) || last.word === 'out'))
        return null;
      const text = titled(tokens);
      return text ? slots(text) : null;
    };

  const nameOfSubject = name((words) => ({ words: [words] }));
  const nameOfWords: Capture = (tokens) => nameOfSubject(tokens.map(({ pause: _, ...token }) => token));
  /** "… and why", "… and plan a trip": what follows is a wish of its own. */
  const isPronoun = ([only, ...more]: ReadToken[]) =>
    only?.kind === 'word' && more.length === 0 && pronouns.has(only.word);
  const asksMore: (tokens: ReadToken[]) => boolean = (tokens) =>
    tokens.some(
      (token, at) =>
        at > 0 &&
        joins.has(tokens[at - 1]!.word) &&
        (questions.has(token.word) || orders.has(token.word) || objective.has(tokens[at + 1]?.word ?? '')),
    );

  /** True if the last word is the number of a following time: "bee keeping two | weeks ago". */
  const cutsTime = (last: ReadToken | undefined, next: ReadToken | undefined): boolean =>
    last !== undefined &&
    next !== undefined &&
    readNumber(last.word, language) !== undefined &&
    Object.hasOwn(language.units, stem(next.word));

  const words: Capture = (tokens, next) => {
    const isNoun = nouns.has(stem(tokens.at(-1)?.word ?? '')) || joins.has(tokens.at(-1)?.word ?? '');
    const isClause = tokens.some((token, at) => at > 0 && token.kind === 'word' && finite.has(token.word));
    if (tokens.length > 2 && tokens.at(-2)!.word === 'this') return null;
    if (tokens.length === 1 && clock.test(tokens[0]!.word)) return null;
    return isNoun ||
      readAge(tokens, language) !== null ||
      isClause ||
      asksMore(tokens) ||
      isPronoun(tokens) ||
      cutsTime(tokens.at(-1), next) ||
      endsInTime(tokens, language)
      ? null
      : nameOfWords(tokens);
  };
  return { name, words, nothing, joins };
}

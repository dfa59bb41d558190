import { adjectives } from './adjectives.ts';
import type { Slots } from './command-frame.ts';
import { readList } from './enumeration.ts';
import type { Take } from './language.ts';
import { type Lexicon, longest } from './lexicon.ts';
import { type NounPhrase, readNounPhrase } from './noun-phrase.ts';
import { isSentence, ordersMore } from './read-names.ts';
import { matchTemplate, type ReadToken } from './template.ts';
import { named, titled } from './word-tokens.ts';

/** True if the second argument of the verb begins before this position. */
export const beginsEarlier = (take: Take, tokens: ReadToken[], at: number, lexicon: Lexicon): boolean =>
  namesPlace(take, tokens, at, lexicon) || isInBookmarks(take, tokens, at, lexicon);

/** True for "in a group called Gifts": the word before the name belongs to the place, which begins earlier. */
function namesPlace(take: Take, tokens: ReadToken[], at: number, { language, rules, places }: Lexicon): boolean {
  if (!language.naming.includes(tokens[at]!.word)) return false;
  const from = tokens.findIndex((token) => take.before.includes(token.word));
  const isPlace = ({ means, templates }: Lexicon['places'][number]) =>
    typeof means === 'object' &&
    means.to !== undefined &&
    templates.some((parts) => matchTemplate(parts, tokens, from + 1, rules)?.length === tokens.length - from - 1);
  return from < at && places.some(isPlace);
}

/** True for "in my bookmarks under Wood": the place begins before the bookmarks. */
function isInBookmarks(take: Take, tokens: ReadToken[], at: number, { objects, rules }: Lexicon): boolean {
  const noun = tokens.findIndex(
    (token, from) => from < at && take.before.includes(token.word) && isBookmarks(from + 1),
  );
  function isBookmarks(from: number): boolean {
    const found = longest(objects, tokens, from, rules);
    return found?.means === 'bookmarks' && from + found.match.length === at;
  }
  return noun >= 0;
}

/** Positions at which the second argument may end: before filters of the whole, and at the end of the clause. */
export function* endsOf(take: Take, tokens: ReadToken[], at: number, lexicon: Lexicon): Generator<number> {
  for (let end = at + 2; take.thenFilters && end < tokens.length; end++)
    if (longest(lexicon.filters, tokens, end, lexicon.rules)?.match.length === tokens.length - end) yield end;
  yield tokens.length;
}

/**
 * Sorts out source and target if both name a window. "All windows into this one": everything is moved, so the window is
 * the target. "Window 2 into this one": the target is the default. "Window 2 into window 3": both are kept.
 */
export function between(phrase: NounPhrase, target: Slots): { from: NounPhrase; to: Slots } {
  const { window, ...rest } = phrase.slots;
  const isSome = window === 'all' || window === 'others';
  if (isSome && target.window !== undefined) return { from: { ...phrase, slots: rest }, to: target };
  if (typeof window !== 'number') return { from: phrase, to: target };
  if (typeof target.window === 'number' && target.window !== window)
    return { from: phrase, to: { to: target.to!, into: target.window } };
  if (target.window !== 'this') return { from: phrase, to: target };
  const { window: _, to: __, ...to } = target;
  return { from: phrase, to };
}

/** Objects that can have tags. */
const things = new Set(['tab', 'tabs', 'bookmark', 'bookmarks', 'folder', 'group', 'window', 'windows']);

/** Reads the second argument of a verb. `verb`: set if a place changes the verb, as in "put to sleep". */
export function readTarget(
  take: Take,
  [{ word: lead }, ...tokens]: [ReadToken, ...ReadToken[]],
  lexicon: Lexicon,
): { slots: Slots; verb?: string } | null {
  if (take.as === 'name') {
    // "Merge Work and Office folders" speaks of two folders.
    if (lexicon.language.and.includes(lead) && isSentence(tokens)) return null;
    if (ordersMore(tokens, lexicon.language)) return null;
    const name = titled(tokens);
    return tokens.length <= 12 && name ? { slots: { name } } : null;
  }
  if (take.as === 'words') {
    const phrase = readNounPhrase(tokens, lexicon);
    if (phrase?.slots.states && phrase.free.length === 0) return { slots: phrase.slots };
    const slots = adjectives(tokens, lexicon);
    return slots ? { slots: { words: [...(slots.words ?? []), ...(slots.sites ? [named(tokens)] : [])] } } : null;
  }
  if (take.as === 'tags') {
    if (tokens.some(({ kind, word }) => kind === 'word' && things.has(word))) return null;
    const list = readList(
      tokens.filter((token) => !lexicon.fillers.has(token.word)),
      lexicon.language,
    );
    return list ? { slots: { tags: list.items } } : null;
  }
  for (const { means, templates } of lexicon.places) {
    const whole = templates
      .map((template) => matchTemplate(template, tokens, 0, lexicon.rules))
      .find((match) => match?.length === tokens.length);
    if (!whole || tokens.length === 0) continue;
    if (means === 'time' && lexicon.language.naming.includes(lead)) continue;
    if (means === 'none' || means === 'time') return null;
    if (typeof means === 'string') return { slots: {}, verb: means };
    return { slots: { ...means, ...whole.slots } };
  }
  return null;
}

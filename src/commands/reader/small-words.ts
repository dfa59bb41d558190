import type { SmallWord } from '../frame/command-frame.ts';
import type { Lexicon } from './lexicon.ts';
import type { Item } from './spotted-item.ts';
import type { Token } from './tokenise.ts';

/** Adds to each item the small words that stand right before it, or within it if it is a run that is no name. */
export function withSmallWords(items: Item[], tokens: Token[], { kinds }: Lexicon): Item[] {
  if (kinds.size === 0) return items;
  let from = 0;
  return items.map((item) => {
    if (item.start === undefined || item.end === undefined) return item;
    const isPlain = item.kind === 'run' && !item.sure && !/^\p{Lu}/u.test(item.text);
    const to = isPlain ? item.end : item.start;
    const small = tokens
      .filter(({ start, end }) => from <= start && end <= to)
      .flatMap(({ lower }) => kinds.get(lower) ?? []);
    from = item.end;
    return small.length > 0 ? { ...item, small } : item;
  });
}

/** Kinds of the small words of a language. */
export const smallKinds = (small: Partial<Record<SmallWord, string>> = {}): Map<string, SmallWord> =>
  new Map(
    Object.entries(small).flatMap(([kind, words]) =>
      words.split('|').map((word) => [word, kind as SmallWord] as const),
    ),
  );

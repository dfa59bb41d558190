import type { SmallWord } from '../frame/command-frame.ts';
import type { Lexicon } from './lexicon.ts';
import type { Item } from './spotted-item.ts';
import type { Token } from './tokenise.ts';

/** Adds to each item the small words that stand right before it, or within it if it is a run that is no name. */
export function withSmallWords(items: Item[], tokens: Token[], { kinds, small }: Lexicon): Item[] {
  if (kinds.size === 0) return items;
  let from = 0;
  return items.map((item) => {
    if (item.start === undefined || item.end === undefined) return item;
    const isPlain = item.kind === 'run' && !item.sure && !/^\p{Lu}/u.test(item.text);
    const to = isPlain ? item.end : item.start;
    let said: SmallWord[] = [];
    for (const { lower, start, end } of tokens) {
      if (start < from || end > to) continue;
      const kind = kinds.get(lower);
      if (kind) said.push(kind);
      // The end of a parted verb: "make a group Design".
      else if (start < item.start && !small.has(lower)) said = [];
    }
    from = item.end;
    return said.length > 0 ? { ...item, small: said } : item;
  });
}

/** Kinds of the small words of a language. */
export const smallKinds = (small: Partial<Record<SmallWord, string>> = {}): Map<string, SmallWord> =>
  new Map(
    Object.entries(small).flatMap(([kind, words]) =>
      words.split('|').map((word) => [word, kind as SmallWord] as const),
    ),
  );

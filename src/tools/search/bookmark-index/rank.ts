import { scoresIn, type Tolerance } from './scores.ts';
import { wordsIn, wordsWanted } from './search-words.ts';
import { SegmentDraft } from './segment.ts';

/** Fields of an item that are searched. */
export interface Fields {
  title: string;
  url?: string | undefined;
  more?: string[] | undefined;
}

export interface Ranked<Item> {
  item: Item;
  score: number;
}

/** An address as it is looked through: without what all have, and readable. */
export function addressWords(url: string): string[] {
  const bare = url.replace(/^[a-z]+:\/\/(www\.)?/i, '');
  if (!bare.includes('%')) return wordsIn(bare);
  try {
    return wordsIn(decodeURIComponent(bare));
  } catch {
    return wordsIn(bare);
  }
}

/** Looks as written first. Typing errors are forgiven where that finds nothing, so that no list grows by mere likeness. */
export function forgiving<Hit>(look: (tolerance: Tolerance) => Hit[]): Hit[] {
  const written = look('written');
  return written.length > 0 ? written : look('near');
}

/**
 * The items in which every word of a query stands, in their own order, with their scores. Each counts alike for a query
 * of white space; signs alone find nothing. For some thousand items: they are indexed anew for each query.
 */
export function rank<Item>(items: Item[], query: string, fieldsOf: (item: Item) => Fields): Ranked<Item>[] {
  if (query.trim() === '') return items.map((item) => ({ item, score: 1 }));
  const wanted = wordsWanted(query);
  if (wanted.length === 0) return [];
  const draft = new SegmentDraft();
  for (const item of items) {
    const { title, url = '', more = [] } = fieldsOf(item);
    draft.add(wordsIn(title), addressWords(url), more.flatMap(wordsIn));
  }
  const segment = draft.finish();
  return forgiving((tolerance) => {
    const scores = scoresIn(segment, wanted, tolerance);
    return items.flatMap((item, at) => ((scores[at] ?? 0) > 0 ? [{ item, score: scores[at] ?? 0 }] : []));
  });
}

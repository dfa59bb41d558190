import { fold } from '@/src/text/fold.ts';
import { type Match, scoresIn, type Tolerance } from './scores.ts';
import { wordsIn, wordsWanted } from './search-words.ts';
import { SegmentDraft } from './segment.ts';

type Fields = { title: string; url?: string | undefined; more?: string[] | undefined };

export interface Ranked<Item> {
  item: Item;
  score: number;
}

/** The words of an address, readable and without the parts that all addresses have. */
export function addressWords(url: string): string[] {
  const bare = url.replace(/^[a-z]+:\/\/(www\.)?/i, '');
  if (!bare.includes('%')) return wordsIn(bare);
  try {
    return wordsIn(decodeURIComponent(bare));
  } catch {
    return wordsIn(bare);
  }
}

/** Score of a text for a query without words, such as "???". 0 if it does not contain all its signs. */
export function signsScore(text: string, query: string): number {
  const folded = fold(text);
  const signs = fold(query).split(/\s+/).filter(Boolean);
  return signs.length > 0 && signs.every((sign) => folded.includes(sign)) ? signs.join('').length / folded.length : 0;
}

/** The items that contain the words of the query, with scores. For a few thousand items: they are indexed anew. */
export function rank<Item>(
  items: Item[],
  query: string,
  fieldsOf: (item: Item) => Fields,
  match: Match = 'all',
): Ranked<Item>[] {
  if (query.trim() === '') return items.map((item) => ({ item, score: 1 }));
  const wanted = wordsWanted(query);
  if (wanted.length === 0) {
    return items.flatMap((item) => {
      const { title, more = [] } = fieldsOf(item);
      const score = Math.max(...[title, ...more].map((text) => signsScore(text, query)));
      return score > 0 ? [{ item, score }] : [];
    });
  }
  const draft = new SegmentDraft();
  for (const item of items) {
    const { title, url = '', more = [] } = fieldsOf(item);
    draft.add(wordsIn(title), addressWords(url), more.flatMap(wordsIn));
  }
  const segment = draft.finish();
  const look = (tolerance: Tolerance) => {
    const scores = scoresIn(segment, wanted, { tolerance, match });
    return items.map((item, at) => ({ item, score: scores[at] ?? 0 })).filter(({ score }) => score > 0);
  };
  const written = look('written');
  return written.length > 0 ? written : look('near');
}

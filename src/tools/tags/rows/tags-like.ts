import { fold } from '@/src/text/fold.ts';
import { type Ranked, rank } from '../../search/bookmark-index/rank.ts';
import { wordsWanted } from '../../search/bookmark-index/search-words.ts';

/** Tags in whose names a query stands. Signs alone are looked for as well: a name may be nothing but an emoji. */
export function tagsLike<Tag extends { name: string }>(tags: Tag[], query: string): Ranked<Tag>[] {
  const signs = fold(query).split(/\s+/).filter(Boolean);
  if (signs.length === 0 || wordsWanted(query).length > 0) return rank(tags, query, ({ name }) => ({ title: name }));
  return tags.flatMap((tag) => {
    const name = fold(tag.name);
    return signs.every((sign) => name.includes(sign))
      ? [{ item: tag, score: signs.join('').length / name.length }]
      : [];
  });
}

import { withoutFragment } from '@/src/address/address.ts';
import type { Hit } from './search-everywhere.ts';

type Kind = Hit['kind'];

/** Rank of the kinds; the highest hit of an address is shown: a tab before a bookmark, a bookmark before a visit. */
const precedence: Record<Kind, number> = { tab: 3, bookmark: 2, history: 1, tag: 0 };

/** The id of the item in the tools of its kind. */
export const idOf = (hit: Hit): number | string => {
  switch (hit.kind) {
    case 'tab':
    case 'bookmark':
      return hit.thing.id;
    case 'history':
      return hit.thing.url;
    case 'tag':
      return hit.thing.name;
    default:
      return hit satisfies never;
  }
};

/** The hits of one page: the one that is shown, and the others. */
export interface Merged {
  hit: Hit;
  score: number;
  others: Hit[];
}

export function merged(hits: Hit[]): Merged[] {
  const byPage = Map.groupBy(hits, (hit) => (hit.url === null ? `#${idOf(hit)}` : withoutFragment(hit.url)));
  return [...byPage.values()].flatMap((same) => {
    const [hit, ...others] = same.sort((a, b) => precedence[b.kind] - precedence[a.kind] || b.score - a.score);
    return hit ? [{ hit, score: Math.max(...same.map(({ score }) => score)), others }] : [];
  });
}

/** Sort key: score, then open before saved, then date; seconds fit in the rest. */
export const keyOf = ({ hit, score }: Merged): number =>
  (Math.round(score * 1000) * 4 + precedence[hit.kind]) * 2 ** 33 + Math.floor(hit.at / 1000);

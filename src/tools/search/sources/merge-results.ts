import { withoutFragment } from '@/src/address/address.ts';
import type { Hit } from './search-everywhere.ts';

type Kind = Hit['kind'];

/** An open tab stands for its bookmark, and a bookmark for its visit. */
const precedence: Record<Kind, number> = { tab: 3, bookmark: 2, history: 1, tag: 0 };

/** The item as the tools of its kind know it. */
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

/** One hit for each page, the others of the same address behind it. */
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

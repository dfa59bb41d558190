import { sites } from '../words/en/sites.ts';
import type { Token } from './tokenise.ts';

export const siteAt = (tokens: Token[], at: number): { site: string; length: number } | null => {
  const [one, two] = [tokens[at], tokens[at + 1]];
  if (one?.kind !== 'word') return null;
  const pair = two?.kind === 'word' ? one.folded + two.folded : '';
  if (pair && Object.hasOwn(sites, pair)) return { site: sites[pair]!, length: 2 };
  return Object.hasOwn(sites, one.folded) ? { site: sites[one.folded]!, length: 1 } : null;
};

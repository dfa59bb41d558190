import type { BookmarkNode } from '@/src/contract/ports.ts';
import { matchesSite, tagAddress } from '../address.ts';
import { between } from '../day.ts';
import { fold, matchScore, wordsOf } from '../text-match.ts';
import { formatPath } from './folder-path.ts';
import type { Library } from './library.ts';

export interface BookmarkFilter {
  query?: string | undefined;
  /** All of them must be there. */
  tags?: string[] | undefined;
  untagged?: boolean | undefined;
  folder_id?: string | undefined;
  site?: string | undefined;
  url?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

export interface Hit {
  node: BookmarkNode;
  score: number;
}

/** The bookmarks that a filter leaves, in the order of the library. `tagsOf` takes an address as tags know it. */
export function matching(library: Library, filter: BookmarkFilter, tagsOf: (address: string) => string[]): Hit[] {
  const words = wordsOf(filter.query ?? '');
  const wanted = (filter.tags ?? []).map(fold);
  const address = filter.url === undefined ? null : tagAddress(filter.url);
  const { start, end } = between(filter.from, filter.to);
  const paths = new Map<string, string>();
  const pathOf = (folder: string): string => {
    // Without the root: else "bookmarks" would find all of them.
    const path = paths.get(folder) ?? formatPath(library.path(folder).slice(1));
    paths.set(folder, path);
    return path;
  };

  const hit = (node: BookmarkNode): Hit[] => {
    const { url, dateAdded, parentId, title } = node;
    if (url === null || dateAdded < start || dateAdded >= end) return [];
    if (filter.site !== undefined && !matchesSite(url, filter.site)) return [];
    if (filter.folder_id !== undefined && !library.isInside(node.id, filter.folder_id)) return [];
    const own = tagAddress(url);
    if (address !== null && own !== address) return [];
    const tags = tagsOf(own);
    if (filter.untagged !== undefined && filter.untagged !== (tags.length === 0)) return [];
    const folded = tags.map(fold);
    if (!wanted.every((tag) => folded.includes(tag))) return [];
    const score = matchScore(words, [
      { text: title, weight: 8 },
      { text: tags.join(' '), weight: 3 },
      { text: url.replace(/^https?:\/\/(www\.)?/i, ''), weight: 1 },
      { text: pathOf(parentId ?? ''), weight: 1 },
    ]);
    return score > 0 ? [{ node, score }] : [];
  };
  return library.nodes.flatMap(hit);
}

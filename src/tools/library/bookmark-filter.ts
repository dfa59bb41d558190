import { matchesSite, tagAddress } from '@/src/address/address.ts';
import type { BookmarkNode } from '@/src/contract/ports.ts';
import { nameKey } from '@/src/text/fold.ts';
import { between } from '../date-span.ts';
import type { Places } from './library.ts';

type BookmarkFilter = Partial<Record<'folder_id' | 'site' | 'url' | 'from' | 'to', string | undefined>> & {
  tags?: string[] | undefined;
  untagged?: boolean | undefined;
};

/** Makes the test for a bookmark; folders never pass. `tagsOf` takes an address in the form that tags use. */
export function bookmarkFilter(filter: BookmarkFilter, places: Places, tagsOf: (address: string) => string[]) {
  const wanted = (filter.tags ?? []).map(nameKey);
  const address = filter.url === undefined ? null : tagAddress(filter.url);
  const { start, end } = between(filter.from, filter.to);
  const asksTags = wanted.length > 0 || filter.untagged !== undefined;

  return ({ url, dateAdded, parentId }: Omit<BookmarkNode, 'index'>): boolean => {
    if (url === null || dateAdded < start || dateAdded >= end) return false;
    if (filter.site !== undefined && !matchesSite(url, filter.site)) return false;
    if (filter.folder_id !== undefined && !places.isInside(parentId ?? '', filter.folder_id)) return false;
    if (address === null && !asksTags) return true;
    const own = tagAddress(url);
    if (address !== null && own !== address) return false;
    const tags = asksTags ? tagsOf(own) : [];
    if (filter.untagged !== undefined && filter.untagged !== (tags.length === 0)) return false;
    const folded = tags.map(nameKey);
    return wanted.every((tag) => folded.includes(tag));
  };
}

import type { ReadingListPort } from '@/src/contract/ports.ts';
import { browser } from '../api/browser-api.ts';

/** Epoch milliseconds at which an address was first saved; null if it is only open or in the history. */
type Saved = number | null;

const earliest = (times: number[]): Saved => (times.length > 0 ? Math.min(...times) : null);

async function bookmarkedAt(url: string): Promise<Saved> {
  // Firefox throws for text that is not an address. Such text is not saved anywhere.
  const found = await browser.bookmarks.search({ url }).catch(() => []);
  return earliest(found.flatMap((one) => (one.url === url ? (one.dateAdded ?? 0) : [])));
}

async function isVisited(url: string): Promise<boolean> {
  // Undefined until the permission is granted.
  const history: typeof browser.history | undefined = browser.history;
  if (!history) return false;
  return (await history.getVisits({ url }).catch(() => [])).length > 0;
}

/** The given addresses that occur exactly in an open tab, a bookmark, the reading list or the history. */
export async function knownAddresses(
  urls: string[],
  readingList: Pick<ReadingListPort, 'all'> | null = null,
): Promise<Map<string, { saved: Saved }>> {
  const [tabs, entries] = await Promise.all([browser.tabs.query({}), readingList?.all().catch(() => []) ?? []]);
  const open = new Set(tabs.map(({ url }) => url));
  const listed = Map.groupBy(entries, ({ url }) => url);
  const found = await Promise.all(
    urls.map(async (url): Promise<[string, { saved: Saved }][]> => {
      const times = [await bookmarkedAt(url), ...(listed.get(url) ?? []).map(({ added }) => added)];
      const saved = earliest(times.filter((time) => time !== null));
      return saved !== null || open.has(url) || (await isVisited(url)) ? [[url, { saved }]] : [];
    }),
  );
  return new Map(found.flat());
}

/** True for an address in the browser's state (an open tab, a bookmark, history). */
export const knowsAddress = async (url: string): Promise<boolean> => (await knownAddresses([url])).has(url);

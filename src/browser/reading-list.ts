import { browser } from 'wxt/browser';
import type { ReadingListPort } from '@/src/contract/ports.ts';
import { isFirefox } from './firefox.ts';

/**
 * Chrome's reading list; null where the browser has none. The permission is optional, and without it the browser does
 * not offer the API; tools ask for it first.
 */
export function readingListPort(): ReadingListPort | null {
  if (isFirefox()) return null;
  const remove = async (url: string) => {
    const [there] = await browser.readingList.query({ url });
    if (there) await browser.readingList.removeEntry({ url });
  };
  return {
    permission: 'readingList',
    keepsDates: false,
    async all() {
      const entries = await browser.readingList.query({});
      return entries.map(({ url, title, hasBeenRead, creationTime }) => ({
        url,
        title,
        read: hasBeenRead,
        added: creationTime,
      }));
    },
    add: ({ url, title }) => browser.readingList.addEntry({ url, title, hasBeenRead: false }),
    async mark(url, read) {
      const [there] = await browser.readingList.query({ url });
      if (there) await browser.readingList.updateEntry({ url, hasBeenRead: read });
    },
    remove,
    restore: ({ url, title, read }) => browser.readingList.addEntry({ url, title, hasBeenRead: read }),
    takeBack: remove,
  };
}

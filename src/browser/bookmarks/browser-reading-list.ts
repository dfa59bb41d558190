import type { ReadingListPort } from '@/src/contract/ports.ts';
import { browser } from '../api/browser-api.ts';
import { isFirefox } from '../api/firefox.ts';
import { present } from '../tabs/browser-errors.ts';

/** Chrome's reading list; null if the browser has none. Its API is missing without the optional permission. */
export function readingListPort(): ReadingListPort | null {
  if (isFirefox()) return null;
  const list = () => present(browser.readingList, 'reading list');
  const remove = async (url: string) => {
    const [there] = await list().query({ url });
    if (there) await list().removeEntry({ url });
  };
  return {
    permission: 'readingList',
    keepsDates: false,
    async all() {
      const entries = await list().query({});
      return entries.map(({ url, title, hasBeenRead: read, creationTime: added }) => ({ url, title, read, added }));
    },
    add: async ({ url, title }) => list().addEntry({ url, title, hasBeenRead: false }),
    async mark(url, read) {
      const [there] = await list().query({ url });
      if (there) await list().updateEntry({ url, hasBeenRead: read });
    },
    remove,
    restore: async ({ url, title, read }) => list().addEntry({ url, title, hasBeenRead: read }),
    takeBack: remove,
  };
}

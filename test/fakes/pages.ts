import type { PageRefusal, PagesPort, PageText } from '@/src/contract/ports.ts';

/** Pages by tab id: text, a whole page, or why it is not read. A tab that is not listed is gone. */
export function fakePages(
  pages: Record<number, string | Partial<PageText> | { refused: PageRefusal }> = {},
): PagesPort {
  return {
    async read(tabId) {
      const page = pages[tabId];
      if (page === undefined) return { ok: false, reason: 'gone' };
      if (typeof page === 'object' && 'refused' in page) return { ok: false, reason: page.refused };
      const given = typeof page === 'string' ? { text: page } : page;
      const url = `https://page-${tabId}.example/`;
      const plain = { title: `Page ${tabId}`, url, kind: 'article', lang: 'en', byline: null, text: '' } as const;
      return { ok: true, page: { ...plain, ...given } };
    },
  };
}

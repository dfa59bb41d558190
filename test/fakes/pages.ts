import type { PageAnswer, PageLinks, PagePicture, PageRefusal, PagesPort, PageText } from '@/src/contract/ports.ts';

interface PageSeed extends Partial<PageText> {
  selection?: string;
  links?: PageLinks['links'];
  picture?: PagePicture;
}

/** Pages by tab id: text, a whole page, or why it is not read. A tab that is not listed is gone. */
export function fakePages(pages: Record<number, string | PageSeed | { refused: PageRefusal }> = {}): PagesPort {
  function look<Page>(tabId: number, what: (page: PageText, seed: PageSeed) => Page): PageAnswer<Page> {
    const page = pages[tabId];
    if (page === undefined) return { ok: false, reason: 'gone' };
    if (typeof page === 'object' && 'refused' in page) return { ok: false, reason: page.refused };
    const { selection, links, picture, ...given } = typeof page === 'string' ? { text: page } : (page as PageSeed);
    const url = `https://page-${tabId}.example/`;
    const plain = { title: `Page ${tabId}`, url, kind: 'article', lang: 'en', byline: null, text: '' } as const;
    const seed = typeof page === 'string' ? {} : page;
    return { ok: true, page: what({ ...plain, ...given }, seed) };
  }
  return {
    read: async (tabId) => look(tabId, (page) => page),
    selection: async (tabId) =>
      look(tabId, ({ title, url, lang }, { selection = '' }) => ({ title, url, lang, text: selection })),
    links: async (tabId) => look(tabId, ({ title, url }, { links = [] }) => ({ title, url, links })),
    capture: async (tabId) =>
      look(tabId, (_, { picture = { data: 'data:image/jpeg;base64,AAAA', width: 800, height: 600 } }) => picture),
  };
}

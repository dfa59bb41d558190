import type { HistoryPort } from '@/src/contract/ports.ts';

export interface Visited {
  url: string;
  title?: string;
  /** Epoch milliseconds. */
  visits: number[];
}

export interface FakeHistory extends HistoryPort {
  /** All pages that the history contains. */
  look(): Visited[];
}

/** A history whose own search takes words as parts of title or address, as browsers do. */
export function fakeHistory(seed: Visited[] = []): FakeHistory {
  let pages = seed.map((page) => ({ ...page, visits: [...page.visits] }));
  const of = (url: string) => pages.find((page) => page.url === url)?.visits ?? [];
  return {
    look: () => structuredClone(pages),
    visited: async (url) => of(url).length > 0,
    visits: async (url) => [...of(url)],
    async search(query, { start, end }, most) {
      const words = query.toLowerCase().split(/\s+/);
      return pages
        .filter(({ visits }) => visits.some((at) => at >= start && at < end))
        .filter(({ url, title = '' }) => words.every((word) => `${title} ${url}`.toLowerCase().includes(word)))
        .map(({ url, title = '', visits }) => ({ url, title, lastVisit: Math.max(...visits), visits: visits.length }))
        .sort((a, b) => b.lastVisit - a.lastVisit)
        .slice(0, most);
    },
    async forget(url, { start, end }) {
      pages = pages
        .map((page) =>
          page.url === url ? { ...page, visits: page.visits.filter((at) => at < start || at >= end) } : page,
        )
        .filter(({ visits }) => visits.length > 0);
    },
  };
}

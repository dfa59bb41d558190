import type { LinksPort } from '@/src/contract/ports.ts';

/** Answer of a page: a status, the address that it redirects to, or none. `HEAD` and `GET` may have a status each. */
export type PageSeed = number | string | 'silent' | { HEAD: number; GET: number };

export interface FakeLinks extends LinksPort {
  asked: { url: string; method: string }[];
  /** Most requests that ran at the same time, in all and to a single host. */
  most: { all: number; host: number };
}

/** A web of pages; those that are not named answer 200. */
export function fakeLinks(
  pages: Record<string, PageSeed> = {},
  during: () => Promise<void> = async () => undefined,
): FakeLinks {
  const asked: FakeLinks['asked'] = [];
  const most = { all: 0, host: 0 };
  const under: string[] = [];
  return {
    asked,
    most,
    shielded: (work) => work(),
    async ask(url, method, signal) {
      asked.push({ url, method });
      const { host } = new URL(url);
      under.push(host);
      most.all = Math.max(most.all, under.length);
      most.host = Math.max(most.host, under.filter((one) => one === host).length);
      await during();
      under.splice(under.indexOf(host), 1);
      signal.throwIfAborted();
      const page = pages[url] ?? 200;
      if (page === 'silent') throw new TypeError('Failed to fetch');
      if (typeof page === 'string') return { status: 200, url: page };
      return { status: typeof page === 'number' ? page : page[method], url };
    },
  };
}

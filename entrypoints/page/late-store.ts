import type { PageStore } from '@/src/store/page/index.ts';

/** A store that is loaded on first use: it is half of the code that a page would otherwise load first. */
export function lateStore(load: () => Promise<PageStore>): PageStore {
  const late = <Name extends keyof PageStore>(name: Name): PageStore[Name] =>
    new Proxy({} as PageStore[Name], {
      get:
        (_, method) =>
        async (...args: unknown[]) => {
          const records = (await load())[name] as unknown as Record<PropertyKey, (...args: unknown[]) => unknown>;
          return records[method]!(...args);
        },
    });
  return {
    conversations: late('conversations'),
    settings: late('settings'),
    providers: late('providers'),
    rounds: late('rounds'),
    clients: late('clients'),
    outsideCalls: late('outsideCalls'),
    servers: late('servers'),
    archive: {
      counts: async () => (await load()).archive.counts(),
      open: async (file) => (await load()).archive.open(file),
      wipe: async () => (await load()).archive.wipe(),
      async *write(...asked) {
        yield* (await load()).archive.write(...asked);
      },
    },
  };
}

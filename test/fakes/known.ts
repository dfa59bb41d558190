import type { AddressRecord } from '@/src/gate/known-address.ts';
import type { FakePorts } from './ports.ts';

/** Finds the addresses that the fake browser knows: saved ones with their time, open or visited ones without a time. */
export async function knownTo(
  { tabs, bookmarks, history, sessions, readingList }: FakePorts,
  wanted: string[],
): Promise<Map<string, AddressRecord>> {
  const [open, marks, kept, list] = await Promise.all([tabs.all(), bookmarks.all(), sessions.all(), readingList.all()]);
  const own = kept.filter(({ automatic }) => !automatic);
  const saved = [
    ...marks.map(({ url, dateAdded }) => ({ url, at: dateAdded ?? 0 })),
    ...own.flatMap((session) => session.tabs.map(({ url }) => ({ url, at: session.at }))),
    ...list.map(({ url, added }) => ({ url, at: added })),
  ];
  const seen = new Set([...open, ...history.look()].map(({ url }) => url));
  return new Map(
    wanted.flatMap((url): [string, AddressRecord][] => {
      const times = saved.flatMap((one) => (one.url === url ? one.at : []));
      if (times.length > 0) return [[url, { saved: Math.min(...times) }]];
      return seen.has(url) ? [[url, { saved: null }]] : [];
    }),
  );
}

import { knownAddresses } from '@/src/browser/tabs/known-addresses.ts';
import type { ReadingListPort } from '@/src/contract/ports.ts';
import type { SessionRecords } from '@/src/contract/records.ts';
import type { JudgePorts } from '@/src/gate/judge.ts';

/** Finds addresses in the browser's state and in saved sessions. */
export const knownIn =
  (sessions: Pick<SessionRecords, 'all'>, readingList: Pick<ReadingListPort, 'all'>): JudgePorts['known'] =>
  async (addresses) => {
    const [known, saved] = await Promise.all([knownAddresses(addresses, readingList), sessions.all()]);
    const wanted = new Set(addresses);
    for (const { at, automatic, tabs } of saved)
      for (const { url } of automatic ? [] : tabs)
        if (wanted.has(url)) known.set(url, { saved: Math.min(at, known.get(url)?.saved ?? at) });
    return known;
  };

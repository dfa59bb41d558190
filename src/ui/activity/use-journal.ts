import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { oneAtATime } from '../parts/one-at-a-time.ts';
import { useServices } from '../parts/services-context.tsx';
import { firstPage, type JournalPages, nextPage, refreshed } from './journal-pages.ts';

export type Journal = ReturnType<typeof useJournal>;

/** Journal entries read so far, newest first, kept up to date. `pages` is null until the first is read. */
export function useJournal(query: string, failed: (error: unknown) => void, client: string | null = null) {
  const { ask, changes } = useServices();
  const [pages, setPages] = useState<JournalPages | null>(null);
  const asked = useRef(0);

  async function show(reading: Promise<JournalPages>) {
    asked.current += 1;
    const mine = asked.current;
    try {
      const read = await reading;
      if (mine === asked.current) setPages(read);
    } catch (error) {
      failed(error);
    }
  }

  const start = useEffectEvent((query: string, client: string | null) => void show(firstPage(ask, { query, client })));
  const readAgain = useEffectEvent(async () => pages && show(refreshed(ask, { query, client }, pages)));
  useEffect(() => start(query, client), [query, client]);
  useEffect(() => {
    const refresh = oneAtATime(async () => readAgain());
    return changes.listen(({ table }) => {
      if (table === 'journal') void refresh();
    });
  }, [changes]);
  return { pages, more: () => pages && void show(nextPage(ask, { query, client }, pages)) };
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { troubleOf } from '../../chat/trouble.ts';
import { useServices } from '../../parts/world.tsx';
import { useOptions } from '../options-context.tsx';
import { firstPage, type JournalPages, nextPage, refreshed } from './journal-pages.ts';

interface Journal {
  /** Null until read. */
  pages: JournalPages | null;
  more(): void;
}

/** The journal as far as it was read, newest first, kept up to date. Only the answer to the last question counts. */
export function useJournal(query: string): Journal {
  const { ask, changes } = useServices();
  const { store } = useOptions();
  const [pages, setPages] = useState<JournalPages | null>(null);
  const asked = useRef(0);

  async function show(reading: Promise<JournalPages>) {
    asked.current += 1;
    const mine = asked.current;
    try {
      const read = await reading;
      if (mine === asked.current) setPages(read);
    } catch (error) {
      store.setState({ trouble: troubleOf(error) });
    }
  }

  const start = useEffectEvent((query: string) => void show(firstPage(ask, query)));
  const refresh = useEffectEvent(() => pages && void show(refreshed(ask, query, pages)));
  useEffect(() => start(query), [query]);
  useEffect(
    () =>
      changes.listen((change) => {
        if (change.table === 'journal') refresh();
      }),
    [changes],
  );
  return { pages, more: () => pages && void show(nextPage(ask, query, pages)) };
}

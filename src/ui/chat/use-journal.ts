import { useCallback, useEffect, useState } from 'react';
import type { JournalEntry } from '@/src/contract/run.ts';
import { useServices } from '../parts/world.tsx';
import { usePanel } from './panel-context.tsx';
import { troubleOf } from './trouble.ts';

const page = 50;

interface Journal {
  /** Null until read. */
  entries: JournalEntry[] | null;
  /** Reads the next page; null where there is none. */
  more: (() => void) | null;
}

/** The journal, newest first, kept up to date as far as it has been read. */
export function useJournal(query: string): Journal {
  const { ask, changes } = useServices();
  const { store } = usePanel();
  const [limit, setLimit] = useState(page);
  const [read, setRead] = useState<{ items: JournalEntry[]; next?: string } | null>(null);
  useEffect(() => {
    let gone = false;
    const load = () =>
      ask('journal', { limit, ...(query ? { query } : {}) }).then(
        (journal) => gone || setRead(journal),
        (error) => gone || store.setState({ trouble: troubleOf(error) }),
      );
    void load();
    const unlisten = changes.listen((change) => {
      if (change.table === 'journal') void load();
    });
    return () => {
      gone = true;
      unlisten();
    };
  }, [ask, changes, store, query, limit]);
  const more = useCallback(() => setLimit((now) => Math.min(500, now + page)), []);
  return { entries: read?.items ?? null, more: read?.next && limit < 500 ? more : null };
}

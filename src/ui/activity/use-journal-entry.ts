import { useEffect, useEffectEvent, useState } from 'react';
import type { JournalEntry } from '@/src/contract/journal-entry.ts';
import { useServices } from '../parts/services-context.tsx';

/** The journal entry of a call, kept up to date. Null until it is read, or if the call changed nothing. */
export function useJournalEntry(call: string): JournalEntry | null {
  const { ask, changes } = useServices();
  const [entry, setEntry] = useState<JournalEntry | null>(null);
  const read = useEffectEvent(() => ask('journalEntry', { id: call }).then(setEntry, () => {}));
  useEffect(() => {
    void read();
    return changes.listen((change) => {
      if (change.table === 'journal') void read();
    });
  }, [changes]);
  return entry;
}

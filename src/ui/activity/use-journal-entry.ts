import type { JournalEntry } from '@/src/contract/journal-entry.ts';
import { useServices } from '../parts/services-context.tsx';
import { useStored } from '../parts/use-stored.ts';

/** The journal entry of a call, kept up to date. Null until it is read, or if the call changed nothing. */
export function useJournalEntry(call: string): JournalEntry | null {
  const { ask } = useServices();
  return useStored(() => ask('journalEntry', { id: call }), { table: 'journal', key: call });
}

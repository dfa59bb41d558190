import type { JournalRecords, TicketRecords } from '@/src/contract/records.ts';

/** Days and entries that the journal goes back. What it forgets can no longer be undone. */
const keptDays = 180;
const keptEntries = 50_000;
const day = 86_400_000;
/** Removed at a time, so that what the user does meanwhile need not wait. */
const slice = 500;

/** Removes what is older than the journal goes back: entries, and questions that were answered as long ago. */
export async function forgetOld(records: { journal: JournalRecords; tickets: TicketRecords }, now: number) {
  const before = now - keptDays * day;
  while ((await records.journal.forget({ before, most: keptEntries, limit: slice })) > 0);
  while ((await records.tickets.forget({ before, limit: slice })) > 0);
}

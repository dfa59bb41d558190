import type { ConversationRecords, JournalRecords, TicketRecords } from '@/src/contract/records.ts';

/** Days and entries that the journal goes back. What it forgets can no longer be undone. */
const keptDays = 180;
const keptEntries = 50_000;
const day = 86_400_000;
/** Removed at a time, so that what the user does meanwhile need not wait. */
const slice = 500;

/** Days after which what an outside program has read in a sitting is forgotten. */
const keptSittings = 7;

interface OldRecords {
  journal: JournalRecords;
  tickets: TicketRecords;
  conversations: Pick<ConversationRecords, 'forgetSittings'>;
}

/**
 * Removes what is older than the journal goes back: entries, and questions that were answered as long ago; and old
 * sittings of outside programs.
 */
export async function forgetOld(records: OldRecords, now: number) {
  const before = now - keptDays * day;
  await records.conversations.forgetSittings(now - keptSittings * day);
  while ((await records.journal.forget({ before, most: keptEntries, limit: slice })) > 0);
  while ((await records.tickets.forget({ before, limit: slice })) > 0);
}

import type { ConversationRecords, JournalRecords, OutsideCallRecords, TicketRecords } from '@/src/contract/records.ts';

/** Days and entries that the journal goes back. What it forgets can no longer be undone. */
const keptDays = 180;
const keptEntries = 50_000;
const day = 86_400_000;
/** Removed at a time, so that what the user does meanwhile need not wait. */
const slice = 500;

/** Days after which what an outside program has read in a sitting is forgotten. */
const keptSittings = 7;
/** Calls of outside programs in the log. */
const keptCalls = 5_000;

interface OldRecords {
  journal: JournalRecords;
  tickets: TicketRecords;
  conversations: Pick<ConversationRecords, 'forgetSittings'>;
  outsideCalls: Pick<OutsideCallRecords, 'forget'>;
}

/**
 * Removes what is older than the journal goes back: entries, and questions that were answered as long ago; and of
 * outside programs old sittings and calls.
 */
export async function forgetOld(records: OldRecords, now: number) {
  const before = now - keptDays * day;
  await records.conversations.forgetSittings(now - keptSittings * day);
  await records.outsideCalls.forget(keptCalls);
  while ((await records.journal.forget({ before, most: keptEntries, limit: slice })) > 0);
  while ((await records.tickets.forget({ before, limit: slice })) > 0);
}

import type { ConversationRecords, JournalRecords, TicketRecords } from '@/src/contract/records.ts';

/** Days, and number of entries, that the journal keeps. Older actions can no longer be undone. */
const keptDays = 180;
const keptEntries = 50_000;
const day = 86_400_000;
/** Number of records removed at a time, so that the user's actions do not wait. */
const slice = 500;

/** Days after which the record of an outside program's sitting is removed. */
const keptSittings = 7;

interface OldRecords {
  journal: JournalRecords;
  tickets: TicketRecords;
  conversations: Pick<ConversationRecords, 'forgetSittings'>;
}

/** Removes old entries of the journal, questions answered as long ago, and old sittings of outside programs. */
export async function forgetOld(records: OldRecords, now: number) {
  const before = now - keptDays * day;
  await records.conversations.forgetSittings(now - keptSittings * day);
  while ((await records.journal.forget({ before, most: keptEntries, limit: slice })) > 0);
  while ((await records.tickets.forget({ before, limit: slice })) > 0);
}

import { expect, it } from 'vitest';
import type { JournalEntry } from '@/src/contract/journal-entry.ts';
import { createJournal } from '@/src/journal/journal.ts';
import { fakeClock } from '@/test/fakes/clock.ts';
import { fakeLocks } from '@/test/fakes/locks.ts';
import { fakeRecords } from '@/test/fakes/records.ts';

const words = { key: 'x' };

it('gives pages of the journal that fit into a message, and all entries page by page', async () => {
  const records = fakeRecords().journal;
  const clock = fakeClock();
  const journal = createJournal({ records, lock: fakeLocks(), clock, session: async () => 's' });
  const title = 'a title '.repeat(400_000);
  for (const id of ['1', '2', '3', '4', '5']) {
    clock.advance(1);
    await journal.intend({
      id,
      conversation: null,
      turn: null,
      caller: 'model',
      tool: 'close_tabs',
      effect: 'destroy',
      inverse: 'partial',
      arguments: {},
      decision: { kind: 'allowed' },
      rows: [{ id: 'tab:1', title, digest: {}, before: null, change: null }],
      outcomes: [],
      headline: words,
      undoLabel: words,
    });
  }
  const seen: JournalEntry[] = [];
  let cursor: string | undefined;
  do {
    const page = await journal.page({ limit: 50, ...(cursor === undefined ? {} : { cursor }) });
    expect(JSON.stringify(page).length).toBeLessThan(9_000_000);
    seen.push(...page.items);
    cursor = page.next;
  } while (cursor !== undefined);
  expect(seen.map(({ id }) => id)).toEqual(['5', '4', '3', '2', '1']);
});

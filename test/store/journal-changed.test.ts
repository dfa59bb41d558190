import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { expect, test } from 'vitest';
import { openStore } from '@/src/store/index.ts';
import { fakeChanges } from '@/test/fakes/changes.ts';

const words = { key: 'k' };
const entry = (id: string, at: number, state: 'done' | 'skipped' | null) => ({
  id,
  at,
  tool: 'close_tabs',
  decision: { kind: 'allowed' },
  rows: [{ id: 'x', title: 'X', digest: {} }],
  outcomes: state ? [{ row: 'x', state, after: null, reason: words }] : [],
  running: [],
  undone: [],
  headline: words,
  undoLabel: words,
});

test('what an older version wrote in the journal is counted as well', async () => {
  const old = new Dexie('journal-of-before');
  old.version(7).stores({ journal: 'id, [at+id], [turn+at+id], state', journalSteps: '++order, entry' });
  await old.table('journal').bulkPut([entry('a', 1, 'done'), entry('b', 2, 'skipped'), entry('c', 3, null)]);
  await old.table('journal').put({ id: 'damaged', at: 4 });
  await old.table('journalSteps').add({
    entry: 'c',
    step: { type: 'ended', outcomes: [{ row: 'x', state: 'done', after: null }], over: [] },
  });
  old.close();
  const { journal } = openStore({ name: 'journal-of-before', changes: fakeChanges() });
  const { items, total } = await journal.changed({ offset: 0, limit: 9 });
  expect([items.map(({ id }) => id), total]).toEqual([['c', 'a'], 2]);
});

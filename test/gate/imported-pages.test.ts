import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { createJudge } from '@/src/gate/judge.ts';
import { openStore } from '@/src/store/index.ts';
import { fakeChanges } from '@/test/fakes/changes.ts';
import { fakeClock } from '@/test/fakes/clock.ts';
import { fakeLocks } from '@/test/fakes/locks.ts';
import { fakeRecords } from '@/test/fakes/records.ts';
import { said } from '../ui/samples.ts';

const bank = 'https://bank.example/account';

it('a page that was read before according to an imported file is asked about like any other', async () => {
  const store = openStore({ name: 'pages', changes: fakeChanges() });
  const conversation = { id: 'chat', title: 'T', named: true, at: 1, updated: 9, draft: '' };
  const piece = { conversation: 'chat', at: 1, grade: 'page', source: 'bank.example', page: bank, text: 'x' };
  const file = new Blob([
    JSON.stringify({
      format: 'outrigger',
      version: 1,
      at: 1,
      chats: [{ conversation, messages: [said('hi')], turns: [], pieces: [piece] }],
    }),
  ]);
  await (await store.archive.open(file)).take(
    ['chats'],
    { signal: new AbortController().signal, progress: () => {} },
    { foreign: true },
  );
  const records = fakeRecords();
  const judge = createJudge({
    ...records,
    pieces: store.pieces,
    known: async (all) => new Map(all.map((url) => [url, { saved: null }])),
    typed: async () => '',
    named: async () => [],
    lock: fakeLocks(),
    clock: fakeClock(),
    session: async () => 's',
  });
  const row = { id: 'tab:7', title: 'Bank', url: bank, digest: { url: bank }, before: null, change: null };
  const plan = { headline: { key: 'h' }, verb: { key: 'v' }, refuse: { key: 'r' }, notes: [], rows: [row] };
  const call = { id: 'r:1', name: 'read_page', arguments: { tab_ids: [7] }, repairs: [] };
  const { decision } = await judge.judge(
    { call, tool: { name: 'read_page', effect: 'read', inverse: 'none', untrusted: 'page' }, plan },
    { caller: 'model', conversation: 'chat', turn: 't', window: null },
  );
  expect(decision.kind).toBe('ask');
});

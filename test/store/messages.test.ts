import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { Message } from '@/src/contract/conversation.ts';
import { openStore } from '@/src/store/index.ts';
import { fakeChanges } from '@/test/fakes/changes.ts';

const message = (conversation: string, n: number): Message => ({
  id: `${conversation}-${n}`,
  conversation,
  turn: `${conversation}-turn`,
  role: 'user',
  at: n,
  parts: [{ type: 'text', text: `${n}` }],
  state: 'complete',
});

test.each([
  ['none', 0],
  ['one', 1],
  ['many', 5],
])('a chat is read completely and alone, with %s of others between its messages', async (name, between) => {
  const { conversations } = openStore({ name: `messages-${name}`, changes: fakeChanges() });
  for (const id of ['mine', 'other'])
    await conversations.put({ id, title: '', named: false, at: 1, updated: 1, draft: '' });
  for (let n = 0; n < 30; n += 1) {
    await conversations.putMessage(message('mine', n));
    for (let other = 0; other < between; other += 1) await conversations.putMessage(message('other', n * 10 + other));
  }
  const read = await conversations.messages('mine');
  expect(read.map(({ id }) => id)).toEqual(Array.from({ length: 30 }, (_, n) => `mine-${n}`));
});

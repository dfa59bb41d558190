import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { Conversation, Message } from '@/src/contract/conversation.ts';
import type { JournalEntry } from '@/src/contract/journal-entry.ts';
import type { Grant, Piece, Ticket } from '@/src/contract/run.ts';
import { database } from '@/src/store/database.ts';
import { openStore } from '@/src/store/index.ts';
import { fakeChanges } from '@/test/fakes/changes.ts';
import { entry } from '@/test/ui/journal-entry.ts';

/** Casts a damaged value to the type of a record. */
const broken = <T>(value: unknown) => value as T;

/** A database in which every table holds something that is not what it should be. */
async function damaged(name: string) {
  const db = database(name);
  await db.journal.put(broken<JournalEntry>({ id: 'j', at: 2, turn: 't' }));
  await db.journal.put(broken<JournalEntry>({ id: 'k', at: 3, turn: 't', rows: [null], outcomes: 'x', undone: 4 }));
  await db.tickets.put({ id: 't', state: 'open', calls: ['r:1'], ticket: broken<Ticket>(undefined) });
  await db.tickets.put({ id: 'u', state: 'open', calls: ['r:1'], ticket: broken<Ticket>({ id: 'u', calls: [] }) });
  await db.sessions.put(broken({ id: 's', at: 1, name: 's', tabs: [null] }));
  await db.grants.put(broken<Grant>({ id: 'g', tool: 7 }));
  await db.pieces.put(broken<Piece>({ conversation: 'c', grade: 'harmless', text: null }));
  await db.settings.put('light', 'settings');
  await db.conversations.put(broken<Conversation>({ id: 'c', updated: 9, window: 1 }));
  await db.messages.put({ id: 'm', conversation: 'c', value: broken<Message>({ id: 'm', parts: 'x' }) });
  const along = { id: 'o', turn: 't', role: 'user', state: 'complete', parts: [], attached: [{ id: 'a' }] };
  await db.messages.put({ id: 'o', conversation: 'c', value: broken<Message>(along) });
  await db.turns.put({ id: 'n', conversation: 'c', value: broken(null) });
  await db.providers.put(broken({ id: 'p', at: 'now' }));
  db.close();
  return openStore({ name, changes: fakeChanges() });
}

test('a damaged record does not affect others', async () => {
  const store = await damaged('damaged');
  expect(await store.journal.page({ limit: 10 })).toEqual({ items: [] });
  expect(await store.journal.page({ limit: 10, query: 'x' })).toEqual({ items: [] });
  expect(await store.journal.undoable(10)).toEqual([]);
  expect(await store.tickets.open()).toEqual([]);
  expect(await store.tickets.get('t')).toBeNull();
  expect(await store.tickets.of('r:1')).toBeNull();
  expect(await store.sessions.all()).toEqual([]);
  expect(await store.sessions.get('s')).toBeNull();
  expect(await store.grants.all()).toEqual([]);
  expect(await store.settings.get()).toMatchObject({ theme: 'system', policies: {} });
  expect(await store.conversations.list()).toEqual([]);
  expect(await store.conversations.get('c')).toBeNull();
  expect(await store.conversations.latest(1)).toBeNull();
  expect(await store.conversations.messages('c')).toEqual([]);
  expect(await store.conversations.turn('c')).toBeNull();
  expect(await store.providers.all()).toEqual([]);
  expect(await store.providers.get('p')).toBeNull();
});

test('a damaged journal entry does not let its call run again', async () => {
  const { journal } = await damaged('damaged-entry');
  await expect(journal.get('j')).rejects.toMatchObject({ code: 'corrupt' });
});

test('nor does one with a damaged step, which does not affect others', async () => {
  const db = database('damaged-step');
  await db.journal.bulkPut([entry('whole', 1), entry('broken', 1)]);
  await db.journalSteps.add({ entry: 'broken', step: broken({ type: 'ended', outcomes: [null], over: [] }) });
  db.close();
  const { journal } = openStore({ name: 'damaged-step', changes: fakeChanges() });
  await expect(journal.get('broken')).rejects.toMatchObject({ code: 'corrupt' });
  expect((await journal.page({ limit: 9 })).items.map(({ id }) => id)).toEqual(['whole']);
});

test('a damaged text of others gets the worst grade', async () => {
  const { pieces } = await damaged('damaged-piece');
  expect(await pieces.of('c')).toMatchObject([{ conversation: 'c', grade: 'page', text: '' }]);
});

import { describe, expect, test } from 'vitest';
import type { Grant, Piece, Ticket } from '@/src/contract/run.ts';
import type { Open } from '../records.ts';

const ticket = (id: string, over: Partial<Ticket> = {}): Ticket => ({
  id,
  at: 1,
  context: { caller: 'model', conversation: 'a', turn: 't', window: 1 },
  calls: [],
  preview: {
    headline: { key: 'k' },
    reason: { key: 'k' },
    notes: [],
    verb: { key: 'k' },
    refuse: { key: 'k' },
    sections: [],
    addresses: [],
    sources: [],
    grants: [],
  },
  session: 's',
  state: 'open',
  ...over,
});

const call = (id: string) => ({ call: { id, name: 'close_tabs', arguments: {}, repairs: [] }, rows: [], plan: {} });

const grant = (id: string, at: number): Grant => ({
  id,
  tool: 'close_tabs',
  place: null,
  most: 3,
  conversation: null,
  at,
  used: 0,
});

const ids = (all: { id: string }[]) => all.map((one) => one.id);

export function permissionCases(open: Open) {
  describe('tickets', () => {
    test('open ones, oldest first', async () => {
      const { store, changes } = open();
      await store.tickets.put(ticket('late', { at: 2 }));
      await store.tickets.put(ticket('early', { at: 1 }));
      await store.tickets.put(ticket('answered', { at: 1 }));
      await store.tickets.put(ticket('answered', { at: 1, state: 'denied', reason: 'no' }));
      expect(ids(await store.tickets.open())).toEqual(['early', 'late']);
      expect(await store.tickets.get('answered')).toEqual(ticket('answered', { state: 'denied', reason: 'no' }));
      expect(await store.tickets.get('none')).toBeNull();
      expect(changes.told).toHaveLength(4);
    });

    test('the one that covers a call, answered or not', async () => {
      const { tickets } = open().store;
      await tickets.put(ticket('yes', { state: 'approved', calls: [call('r:0'), call('r:1')] }));
      await tickets.put(ticket('open', { calls: [call('s:0')] }));
      expect((await tickets.of('r:1'))?.id).toBe('yes');
      expect((await tickets.of('s:0'))?.id).toBe('open');
      expect(await tickets.of('r:2')).toBeNull();
    });

    test('approved ones; answered ones are removed after a time', async () => {
      const { tickets } = open().store;
      await tickets.put(ticket('yes', { at: 5, state: 'approved' }));
      await tickets.put(ticket('sooner', { at: 2, state: 'approved' }));
      await tickets.put(ticket('no', { at: 1, state: 'denied' }));
      await tickets.put(ticket('asks', { at: 1 }));
      expect(ids(await tickets.approved())).toEqual(['sooner', 'yes']);
      expect(await tickets.forget({ before: 3, limit: 1 })).toBe(1);
      expect(await tickets.forget({ before: 3, limit: 5 })).toBe(1);
      expect(await tickets.forget({ before: 3, limit: 5 })).toBe(0);
      expect(ids(await tickets.approved())).toEqual(['yes']);
      expect(ids(await tickets.open())).toEqual(['asks']);
    });
  });

  test('grants: stored, changed, removed', async () => {
    const { store, changes } = open();
    await store.grants.put(grant('2', 2));
    await store.grants.put(grant('1', 1));
    await store.grants.put({ ...grant('1', 1), used: 5 });
    expect(await store.grants.all()).toEqual([{ ...grant('1', 1), used: 5 }, grant('2', 2)]);
    await store.grants.remove('1');
    expect(ids(await store.grants.all())).toEqual(['2']);
    expect(changes.told).toHaveLength(4);
  });

  test('pieces: of one conversation, in order', async () => {
    const { conversations, pieces } = open().store;
    for (const id of ['a', 'b']) await conversations.put({ id, title: '', named: false, at: 1, updated: 1, draft: '' });
    const piece = (source: string, conversation = 'a'): Piece => ({
      conversation,
      at: 1,
      grade: 'page',
      source,
      text: 'x',
    });
    for (const source of ['z.example', 'a.example', 'z.example']) await pieces.add(piece(source));
    await pieces.add(piece('other', 'b'));
    expect(await pieces.of('a')).toEqual([piece('z.example'), piece('a.example'), piece('z.example')]);
    await pieces.remove('a');
    expect(await pieces.of('a')).toEqual([]);
    expect(await pieces.of('b')).toHaveLength(1);
  });

  test('statistics: sums, also of concurrent calls', async () => {
    const { statistics } = open().store;
    await Promise.all([
      statistics.add('b', { failed: false, time: 10, at: 5, arguments: ['tags', 'match=any'] }),
      statistics.add('a', { failed: true, time: 3, at: 9 }),
      statistics.add('b', { failed: true, time: 7, at: 4, arguments: ['tags'] }),
    ]);
    expect(await statistics.all()).toEqual([
      { tool: 'a', calls: 1, failures: 1, time: 3, last: 9, arguments: {} },
      { tool: 'b', calls: 2, failures: 1, time: 17, last: 5, arguments: { tags: 2, 'match=any': 1 } },
    ]);
  });
}

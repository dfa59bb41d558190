import { describe, expect, test } from 'vitest';
import type { Conversation, Message, Turn } from '@/src/contract/conversation.ts';
import type { Open } from '../records.ts';

const conversation = (id: string, over: Partial<Conversation> = {}): Conversation => ({
  id,
  title: id,
  named: false,
  at: 1,
  updated: 1,
  draft: '',
  ...over,
});

const message = (id: string, over: Partial<Message> = {}): Message => ({
  id,
  conversation: 'a',
  turn: 't',
  role: 'user',
  at: 5,
  parts: [{ type: 'text', text: id }],
  state: 'complete',
  ...over,
});

const turn = (id: string, over: Partial<Turn> = {}): Turn =>
  ({
    id,
    conversation: 'a',
    state: 'done',
    at: 5,
    provider: 'p',
    model: 'm',
    syntax: 's',
    round: 1,
    ...over,
  }) as Turn;

const ids = (all: { id: string }[]) => all.map((one) => one.id);

export function conversationCases(open: Open) {
  describe('conversations', () => {
    test('begin as a copy of another, with its texts of others', async () => {
      const { conversations, pieces } = open().store;
      await conversations.put(conversation('a'));
      await pieces.add({ conversation: 'a', at: 1, grade: 'page', source: 's', text: 'theirs' });
      await conversations.branch('a', conversation('b'), [message('m1', { conversation: 'b' })]);
      expect(ids(await conversations.messages('b'))).toEqual(['m1']);
      expect((await pieces.of('b')).map(({ text }) => text)).toEqual(['theirs']);
      expect(await pieces.of('a')).toHaveLength(1);
    });

    test('give the first sentence of turns', async () => {
      const { conversations } = open().store;
      await conversations.put(conversation('a'));
      await conversations.putMessage(message('one', { turn: 't1' }));
      await conversations.putMessage(message('answer', { turn: 't1', role: 'assistant' }));
      await conversations.putMessage(message('wordless', { turn: 't2', parts: [] }));
      await conversations.putMessage(message('two', { turn: 't3' }));
      expect([...(await conversations.sentences(['t1', 't2', 't3', 'nowhere']))].sort()).toEqual([
        ['t1', 'one'],
        ['t3', 'two'],
      ]);
    });

    test('give all their messages in order, or the last ones', async () => {
      const { conversations } = open().store;
      const names = Array.from({ length: 1_200 }, (_, at) => `m${at}`);
      await conversations.branch(
        'none',
        conversation('a'),
        names.map((name) => message(name)),
      );
      await conversations.put(conversation('b'));
      await conversations.putMessage(message('other', { conversation: 'b' }));
      expect(ids(await conversations.messages('a'))).toEqual(names);
      expect(ids(await conversations.lastMessages('a', 3))).toEqual(names.slice(-3));
      expect(ids(await conversations.lastMessages('b', 3))).toEqual(['other']);
    });

    test('are changed in place, and stay gone once removed', async () => {
      const { store, changes } = open();
      await store.conversations.put(conversation('a', { draft: 'kept' }));
      changes.told.length = 0;
      expect(await store.conversations.change('a', { pinned: true })).toMatchObject({ draft: 'kept', pinned: true });
      expect(await store.conversations.get('a')).toMatchObject({ draft: 'kept', pinned: true });
      expect(changes.told).toEqual([{ table: 'conversations', conversation: 'a' }]);
      expect(await store.conversations.change('b', { title: 'x' })).toBeNull();
      expect(await store.conversations.list()).toHaveLength(1);
    });

    test('give a turn by its id, else the one begun last', async () => {
      const { conversations } = open().store;
      await conversations.put(conversation('a'));
      await conversations.putTurn(turn('t1'));
      await conversations.putTurn(turn('t2'));
      expect((await conversations.turn('a'))?.id).toBe('t2');
      expect((await conversations.turn('a', 't1'))?.id).toBe('t1');
      expect(await conversations.turn('a', 'gone')).toBeNull();
    });

    test('are listed with the one changed last first', async () => {
      const { conversations } = open().store;
      await conversations.put(conversation('old', { updated: 1 }));
      await conversations.put(conversation('new', { updated: 3 }));
      await conversations.put(conversation('middle', { updated: 2 }));
      expect(ids(await conversations.list())).toEqual(['new', 'middle', 'old']);
      await conversations.put(conversation('old', { updated: 4, title: 'again' }));
      expect((await conversations.list())[0]).toEqual(conversation('old', { updated: 4, title: 'again' }));
      expect(await conversations.get('nowhere')).toBeNull();
    });

    test('the latest is that of the window, else the latest of all', async () => {
      const { conversations } = open().store;
      expect(await conversations.latest(7)).toBeNull();
      for (const [at, id] of ['old', 'here', 'there', 'nowhere'].entries())
        await conversations.put(conversation(id, { updated: at }));
      await conversations.opened('there', 7);
      await conversations.opened('here', 7);
      await conversations.opened('here', 8);
      await conversations.opened('there', 8);
      await conversations.opened('old', null);
      expect((await conversations.latest(7))?.id).toBe('here');
      expect((await conversations.latest(8))?.id).toBe('there');
      expect((await conversations.latest(9))?.id).toBe('nowhere');
      expect((await conversations.latest(null))?.id).toBe('nowhere');
      await conversations.remove('here');
      expect((await conversations.latest(7))?.id).toBe('nowhere');
    });

    test('messages of the same millisecond keep their order, also when written again', async () => {
      const { conversations } = open().store;
      await conversations.put(conversation('a'));
      await conversations.put(conversation('b'));
      const order = ['z', 'a', 'm', 'b'];
      for (const id of order) await conversations.putMessage(message(id));
      await conversations.putMessage(message('other', { conversation: 'b' }));
      const longer = message('a', { parts: [{ type: 'text', text: 'longer' }] });
      await conversations.putMessage(longer);
      const messages = await conversations.messages('a');
      expect(ids(messages)).toEqual(order);
      expect(messages[1]).toEqual(longer);
    });

    test('removes only the named messages, and tells watchers once for each conversation', async () => {
      const { store, changes } = open();
      await store.conversations.put(conversation('a'));
      for (const id of ['1', '2', '3']) await store.conversations.putMessage(message(id));
      changes.told.length = 0;
      await store.conversations.removeMessages(['1', '3', 'unknown']);
      expect(ids(await store.conversations.messages('a'))).toEqual(['2']);
      expect(changes.told).toEqual([{ table: 'messages', conversation: 'a' }]);
    });

    test('the turn is the one begun last', async () => {
      const { conversations } = open().store;
      await conversations.put(conversation('a'));
      expect(await conversations.turn('a')).toBeNull();
      await conversations.putTurn(turn('second-name'));
      await conversations.putTurn(turn('first-name'));
      await conversations.putTurn(turn('second-name', { state: 'stopped' }));
      expect(await conversations.turn('a')).toEqual(turn('first-name'));
    });

    test('a removed one is restored completely and in order', async () => {
      const { store, changes } = open();
      const { conversations } = store;
      await conversations.put(conversation('a'));
      await conversations.put(conversation('b'));
      for (const id of ['z', 'a']) await conversations.putMessage(message(id));
      await conversations.putMessage(message('stays', { conversation: 'b' }));
      await conversations.putTurn(turn('t'));
      const piece = { conversation: 'a', at: 1, grade: 'page', source: 'a.example', text: 'words' } as const;
      await store.pieces.add(piece);

      const removed = await conversations.remove('a');
      expect(ids(await conversations.list())).toEqual(['b']);
      expect(await conversations.messages('a')).toEqual([]);
      expect(await conversations.turn('a')).toBeNull();
      expect(ids(await conversations.messages('b'))).toEqual(['stays']);
      expect(await store.pieces.of('a')).toEqual([]);

      changes.told.length = 0;
      await conversations.restore(removed!);
      expect(await conversations.get('a')).toEqual(conversation('a'));
      expect(ids(await conversations.messages('a'))).toEqual(['z', 'a']);
      expect(await conversations.turn('a')).toEqual(turn('t'));
      expect(await store.pieces.of('a')).toEqual([piece]);
      expect(changes.told).toContainEqual({ table: 'conversations', conversation: 'a' });
      expect(await conversations.remove('nowhere')).toBeNull();
    });

    test('nothing is stored for a removed one, and it is restored as it was', async () => {
      const { store, changes } = open();
      const { conversations, pieces } = store;
      await conversations.put(conversation('a'));
      await conversations.putMessage(message('said'));
      await conversations.putTurn(turn('t'));
      const removed = await conversations.remove('a');

      changes.told.length = 0;
      await conversations.putMessage(message('said', { state: 'cut' }));
      await conversations.putMessage(message('late'));
      await conversations.putTurn(turn('t', { state: 'stopped' }));
      await pieces.add({ conversation: 'a', at: 1, grade: 'page', source: 's', text: 'theirs' });
      expect(await conversations.messages('a')).toEqual([]);
      expect(await conversations.turn('a')).toBeNull();
      expect(await pieces.of('a')).toEqual([]);
      expect(changes.told).toEqual([]);

      await conversations.restore(removed!);
      expect(await conversations.messages('a')).toEqual([message('said')]);
      expect(await conversations.turn('a')).toEqual(turn('t'));
      expect(await pieces.of('a')).toEqual([]);
      await conversations.putMessage(message('later'));
      expect(ids(await conversations.messages('a'))).toEqual(['said', 'later']);
    });

    test('grants in a chat end with it, also when it is restored', async () => {
      const { store, changes } = open();
      const { conversations, grants } = store;
      await conversations.put(conversation('a'));
      const grant = { tool: 'close_tabs', place: null, most: 3, at: 1, used: 0 };
      for (const [id, where] of [
        ['1', 'a'],
        ['2', 'b'],
        ['3', null],
      ] as const)
        await grants.put({ ...grant, id, conversation: where });
      changes.told.length = 0;
      const removed = await conversations.remove('a');
      expect(ids(await grants.all())).toEqual(['2', '3']);
      expect(changes.told).toContainEqual({ table: 'grants' });
      await conversations.restore(removed!);
      expect(ids(await grants.all())).toEqual(['2', '3']);
    });

    test('stores copies: later changes by a caller have no effect', async () => {
      const { conversations } = open().store;
      await conversations.put(conversation('a'));
      const kept = message('1');
      await conversations.putMessage(kept);
      kept.parts.push({ type: 'text', text: 'later' });
      const [read] = await conversations.messages('a');
      read!.parts.length = 0;
      expect((await conversations.messages('a'))[0]!.parts).toEqual([{ type: 'text', text: '1' }]);
    });
  });
}

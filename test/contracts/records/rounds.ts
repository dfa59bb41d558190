import { describe, expect, test } from 'vitest';
import type { Conversation } from '@/src/contract/conversation.ts';
import { keptRounds, type RoundReply, type RoundRequest } from '@/src/contract/round.ts';
import type { Open } from '../records.ts';

const request = (id: string, at: number, over: Partial<RoundRequest> = {}): RoundRequest => ({
  id,
  conversation: 'a',
  turn: 't',
  round: 1,
  at,
  provider: 'p',
  model: 'm',
  syntax: 'json-block',
  messages: [{ role: 'user', text: `Question ${id}` }],
  parser: {},
  several: false,
  ...over,
});

const reply = (id: string, text: string, over: Partial<RoundReply> = {}): RoundReply => ({
  id,
  conversation: 'a',
  pieces: [{ type: 'text', text }],
  ...over,
});

const chat = (id: string): Conversation => ({
  id,
  title: '',
  named: false,
  at: 1,
  updated: 1,
  draft: '',
});

const ids = (all: { id: string }[]) => all.map((one) => one.id);

export function roundCases(open: Open) {
  describe('rounds', () => {
    test('are listed newest first with their replies, up to a limit', async () => {
      const { conversations, rounds } = open().store;
      for (const id of ['a', 'other']) await conversations.put(chat(id));
      for (const [id, at] of [
        ['b', 2],
        ['a', 1],
        ['c', 3],
        ['d', 3],
      ] as const)
        await rounds.putRequest(request(id, at));
      await rounds.putReply(reply('c', 'Half'));
      await rounds.putReply(reply('c', 'Half an answer', { end: { after: 5, finish: 'stop' } }));
      const all = await rounds.list({ limit: 4 });
      expect(ids(all.rounds)).toEqual(['d', 'c', 'b', 'a']);
      expect(all.more).toBe(false);
      expect(all.rounds[0]).toEqual({ ...request('d', 3), reply: { id: 'd', conversation: 'a', pieces: [] } });
      expect(all.rounds[1]!.reply).toEqual(reply('c', 'Half an answer', { end: { after: 5, finish: 'stop' } }));
      expect(await rounds.list({ limit: 2 })).toMatchObject({ rounds: [{ id: 'd' }, { id: 'c' }], more: true });
    });

    test('are found by conversation, and by words of the request and the reply', async () => {
      const { conversations, rounds } = open().store;
      for (const id of ['a', 'other']) await conversations.put(chat(id));
      await rounds.putRequest(request('a', 1, { model: 'qwen3' }));
      await rounds.putRequest(request('b', 2, { conversation: 'other' }));
      await rounds.putReply(reply('b', 'The ferry leaves at nine', { conversation: 'other' }));
      const found = async (query: string, conversation?: string) =>
        ids((await rounds.list({ limit: 9, query, ...(conversation ? { conversation } : {}) })).rounds);
      expect(await found('FERRY question')).toEqual(['b']);
      expect(await found('qwen3')).toEqual(['a']);
      expect(await found('question')).toEqual(['b', 'a']);
      expect(await found('question', 'a')).toEqual(['a']);
      expect(await found('harbour')).toEqual([]);
    });

    test('are removed when old', async () => {
      const { conversations, rounds } = open().store;
      for (const id of ['a', 'other']) await conversations.put(chat(id));
      for (let at = 1; at <= keptRounds + 2; at += 1) await rounds.putRequest(request(`r${at}`, at));
      const kept = ids((await rounds.list({ limit: keptRounds + 10 })).rounds);
      expect(kept).toHaveLength(keptRounds);
      expect(kept.at(-1)).toBe('r3');
    });

    test('are removed and restored with their conversation', async () => {
      const { conversations, rounds } = open().store;
      for (const id of ['a', 'other']) await conversations.put(chat(id));
      await rounds.putRequest(request('1', 1));
      await rounds.putReply(reply('1', 'Yes'));
      await rounds.putRequest(request('2', 2, { conversation: 'other' }));
      const removed = await conversations.remove('a');
      expect(ids((await rounds.list({ limit: 9 })).rounds)).toEqual(['2']);
      await conversations.restore(removed!);
      expect((await rounds.list({ limit: 9, conversation: 'a' })).rounds).toEqual([
        { ...request('1', 1), reply: reply('1', 'Yes') },
      ]);
    });

    test('of a removed conversation are not stored any more', async () => {
      const { conversations, rounds } = open().store;
      await conversations.put(chat('a'));
      await rounds.putRequest(request('1', 1));
      const removed = await conversations.remove('a');
      await rounds.putReply(reply('1', 'Late'));
      await rounds.putRequest(request('2', 2));
      await conversations.put(chat('a'));
      expect((await rounds.list({ limit: 9 })).rounds).toEqual([]);
      await conversations.restore(removed!);
      expect((await rounds.list({ limit: 9 })).rounds).toEqual([
        { ...request('1', 1), reply: { id: '1', conversation: 'a', pieces: [] } },
      ]);
    });

    test('notify when they begin and end', async () => {
      const { store, changes } = open();
      await store.conversations.put(chat('a'));
      changes.told.length = 0;
      await store.rounds.putRequest(request('1', 1));
      await store.rounds.putReply(reply('1', 'Y'));
      await store.rounds.putReply(reply('1', 'Yes', { end: { after: 1, finish: 'stop' } }));
      expect(changes.told).toEqual([{ table: 'rounds' }, { table: 'rounds' }]);
    });
  });
}

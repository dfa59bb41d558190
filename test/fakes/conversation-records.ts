import type { Conversation, Message, Turn } from '@/src/contract/conversation.ts';
import type { Changes, ConversationRecords, GrantRecords, PieceRecords } from '@/src/contract/records.ts';
import { type FakeRounds, fakeRounds } from './round-records.ts';

export function fakeConversations(
  changes: Changes,
  pieces: PieceRecords,
  grants: GrantRecords,
  rounds: FakeRounds = fakeRounds(changes),
  gone = new Set<string>(),
): ConversationRecords {
  const conversations = new Map<string, Conversation>();
  const messages = new Map<string, Message>();
  const turns = new Map<string, Turn>();
  const windows = new Map<number | null, string>();
  const within = <T extends { conversation: string }>(map: Map<string, T>, conversation: string) =>
    structuredClone([...map.values()].filter((one) => one.conversation === conversation));
  const newest = () => structuredClone([...conversations.values()].sort((a, b) => b.updated - a.updated));
  const tellAll = (conversation: string) => {
    for (const table of ['conversations', 'messages', 'turns'] as const) changes.tell({ table, conversation });
  };

  return {
    list: async () => newest().filter(({ client }) => client === undefined),
    get: async (id) => structuredClone(conversations.get(id) ?? null),
    async put(conversation) {
      gone.delete(conversation.id);
      conversations.set(conversation.id, structuredClone(conversation));
      changes.tell({ table: 'conversations', conversation: conversation.id });
    },
    async change(id, change) {
      const conversation = conversations.get(id);
      if (!conversation) return null;
      const now = structuredClone(conversation);
      const changed = structuredClone({ ...now, ...(typeof change === 'function' ? change(now) : change), id });
      conversations.set(id, changed);
      changes.tell({ table: 'conversations', conversation: id });
      return structuredClone(changed);
    },
    async remove(id) {
      const conversation = conversations.get(id);
      if (!conversation) return null;
      const removed = {
        conversation,
        messages: within(messages, id),
        turns: within(turns, id),
        pieces: await pieces.of(id),
        rounds: rounds.take(id),
      };
      await pieces.remove(id);
      conversations.delete(id);
      gone.add(id);
      for (const message of removed.messages) messages.delete(message.id);
      for (const turn of removed.turns) turns.delete(turn.id);
      for (const grant of await grants.all()) if (grant.conversation === id) await grants.remove(grant.id);
      tellAll(id);
      return removed;
    },
    async sentences(wanted) {
      const said = [...messages.values()].filter(({ role, turn }) => role === 'user' && wanted.includes(turn));
      const words = ({ parts }: Message) => parts.flatMap((part) => (part.type === 'text' ? [part.text] : []))[0];
      return new Map(said.flatMap((message) => (words(message) ? [[message.turn, words(message)!]] : [])));
    },
    async restore(removed) {
      const copy = structuredClone(removed);
      gone.delete(copy.conversation.id);
      conversations.set(copy.conversation.id, copy.conversation);
      for (const message of copy.messages) messages.set(message.id, message);
      for (const turn of copy.turns) turns.set(turn.id, turn);
      for (const piece of copy.pieces) await pieces.add(piece);
      for (const request of copy.rounds?.requests ?? []) await rounds.putRequest(request);
      for (const reply of copy.rounds?.replies ?? []) await rounds.putReply(reply);
      tellAll(copy.conversation.id);
    },
    async forgetSittings(before) {
      for (const { id, client, updated } of conversations.values())
        if (client !== undefined && updated < before) conversations.delete(id);
    },
    async branch(from, conversation, said) {
      conversations.set(conversation.id, structuredClone(conversation));
      for (const message of said) messages.set(message.id, structuredClone(message));
      for (const piece of await pieces.of(from)) await pieces.add({ ...piece, conversation: conversation.id });
      tellAll(conversation.id);
    },
    async opened(id, window) {
      windows.set(window, id);
    },
    async latest(window) {
      const last = window !== null && conversations.get(windows.get(window) ?? '');
      return last ? structuredClone(last) : (newest()[0] ?? null);
    },
    messages: async (conversation) => within(messages, conversation),
    lastMessages: async (conversation, most) => within(messages, conversation).slice(-most),
    async putMessage(message) {
      if (gone.has(message.conversation)) return;
      messages.set(message.id, structuredClone(message));
      changes.tell({ table: 'messages', conversation: message.conversation });
    },
    async removeMessages(ids) {
      const touched = new Set<string>();
      for (const id of ids) {
        const message = messages.get(id);
        if (message) touched.add(message.conversation);
        messages.delete(id);
      }
      for (const conversation of touched) changes.tell({ table: 'messages', conversation });
    },
    turn: async (conversation, id) =>
      within(turns, conversation).findLast((turn) => id === undefined || turn.id === id) ?? null,
    async putTurn(turn) {
      if (gone.has(turn.conversation)) return;
      turns.set(turn.id, structuredClone(turn));
      changes.tell({ table: 'turns', conversation: turn.conversation });
    },
  };
}

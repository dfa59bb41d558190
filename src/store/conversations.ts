import type { Table } from 'dexie';
import type { Message, Turn } from '@/src/contract/conversation.ts';
import type { Changes, ConversationRecords } from '@/src/contract/records.ts';
import { chunksOf } from '@/src/text/chunks-of.ts';
import { omit } from '@/src/text/omit.ts';
import { type Database, type Ordered, ofConversation } from './database.ts';
import { isConversation, isMessage, isTurn, isUsersChat, soundOrNull } from './validate-records.ts';

/** Messages that are read at once, so that a long conversation does not block others. */
const slice = 500;

export function conversationRecords(db: Database, changes: Changes): ConversationRecords {
  const { conversations, messages, turns, pieces, grants, requests, replies, windows } = db;
  const ofRounds = [requests, replies];

  /** Writes a message or turn; an existing one keeps its place. */
  function put<T extends Message | Turn>(table: Table<Ordered<T>, number>, value: T) {
    const { id, conversation } = value;
    return ofConversation(db, table, conversation, async () => {
      const [order] = await table.where({ id }).primaryKeys();
      await table.put({ ...(order !== undefined && { order }), id, conversation, value });
    });
  }

  /** Reads rows by their numbers: as one range if few other rows are in between. */
  const rowsAt = (orders: number[]) => {
    const [first = 0, last = 0] = [orders[0], orders.at(-1)];
    const dense = last - first < 2 * orders.length;
    return dense ? messages.where(':id').between(first, last, true, true).toArray() : messages.bulkGet(orders);
  };

  return {
    list: async () => (await conversations.orderBy('updated').reverse().toArray()).filter(isUsersChat),
    get: async (id) => soundOrNull(await conversations.get(id), isConversation),
    async put(conversation) {
      await conversations.put(conversation);
      changes.tell({ table: 'conversations', conversation: conversation.id });
    },
    async change(id, change) {
      const changed = await db.transaction('rw', conversations, async () => {
        const conversation = await conversations.get(id);
        if (!isConversation(conversation)) return null;
        const next = { ...conversation, ...(typeof change === 'function' ? change(conversation) : change), id };
        await conversations.put(next);
        return next;
      });
      if (changed) changes.tell({ table: 'conversations', conversation: id });
      return changed;
    },
    async remove(id) {
      const removed = await db.transaction(
        'rw',
        [conversations, messages, turns, pieces, grants, ...ofRounds],
        async () => {
          const conversation = await conversations.get(id);
          if (!conversation) return null;
          const takeOut = async <Row>(table: Table<Row>): Promise<Row[]> => {
            const rows = await table.where({ conversation: id }).toArray();
            await table.where({ conversation: id }).delete();
            return rows;
          };
          await conversations.delete(id);
          const [said, taken, read] = [await takeOut(messages), await takeOut(turns), await takeOut(pieces)];
          const rounds = { requests: await takeOut(requests), replies: await takeOut(replies) };
          // Grants for this chat end with it. They are not given back when the chat is restored.
          const withdrawn = await grants.filter((grant) => grant.conversation === id).delete();
          return {
            withdrawn,
            conversation,
            messages: said.map((row) => row.value),
            turns: taken.map((row) => row.value),
            pieces: read.map((row) => omit(row, 'order')),
            rounds,
          };
        },
      );
      if (!removed) return null;
      const { withdrawn, ...rest } = removed;
      tellChat(changes, id);
      if (withdrawn > 0) changes.tell({ table: 'grants' });
      changes.tell({ table: 'rounds' });
      return rest;
    },
    async forgetSittings(before) {
      const present = new Set((await db.clients.toArray()).map(({ sitting }) => sitting));
      const old = await conversations
        .where('updated')
        .below(before)
        .filter(({ id, client }) => client !== undefined && !present.has(id))
        .primaryKeys();
      for (const id of old) await this.remove(id);
    },
    async restore({ conversation, messages: said, turns: taken, pieces: read, rounds }) {
      await db.transaction('rw', [conversations, messages, turns, pieces, ...ofRounds], async () => {
        await conversations.put(conversation);
        for (const message of said) await put(messages, message);
        for (const turn of taken) await put(turns, turn);
        for (const piece of read) await pieces.add({ ...piece });
        await requests.bulkPut(rounds?.requests ?? []);
        await replies.bulkPut(rounds?.replies ?? []);
      });
      tellChat(changes, conversation.id);
      changes.tell({ table: 'rounds' });
    },
    async branch(from, conversation, said) {
      await db.transaction('rw', conversations, messages, pieces, async () => {
        await conversations.put(conversation);
        for (const message of said) await put(messages, message);
        const read = await pieces.where({ conversation: from }).toArray();
        await pieces.bulkAdd(read.map((row) => ({ ...omit(row, 'order'), conversation: conversation.id })));
      });
      tellChat(changes, conversation.id);
    },
    async opened(id, window) {
      if (window !== null) await windows.put({ window, conversation: id });
    },
    async latest(window) {
      const last = window === null ? undefined : await windows.get(window);
      const here = last && (await conversations.get(last.conversation));
      if (isConversation(here)) return here;
      return (await conversations.orderBy('updated').filter(isUsersChat).last()) ?? null;
    },
    async messages(conversation) {
      const orders = await messages.where({ conversation }).primaryKeys();
      const all: Message[] = [];
      for (const some of chunksOf(orders, slice)) {
        const rows = await rowsAt(some);
        const own = rows.filter((row) => row?.conversation === conversation);
        all.push(...own.map((row) => row?.value).filter(isMessage));
      }
      return all;
    },
    async lastMessages(conversation, most) {
      const rows = await messages.where({ conversation }).reverse().limit(most).toArray();
      return rows
        .map((row) => row.value)
        .filter(isMessage)
        .reverse();
    },
    async sentences(ids) {
      const rows = await messages.where('value.turn').anyOf(ids).toArray();
      const said = rows.map((row) => row.value).filter((message) => isMessage(message) && message.role === 'user');
      return new Map(said.reverse().flatMap((message) => firstText(message)));
    },
    async putMessage(message) {
      const { conversation } = message;
      if (await put(messages, message)) changes.tell({ table: 'messages', conversation });
    },
    async removeMessages(ids) {
      const touched = await db.transaction('rw', messages, async () => {
        const rows = await messages.where('id').anyOf(ids).toArray();
        await messages.where('id').anyOf(ids).delete();
        return new Set(rows.map((row) => row.conversation));
      });
      for (const conversation of touched) changes.tell({ table: 'messages', conversation });
    },
    async turn(conversation, id) {
      const last = await (id === undefined ? turns.where({ conversation }).last() : turns.where({ id }).first());
      return soundOrNull(last?.value, isTurn);
    },
    async putTurn(turn) {
      const { conversation } = turn;
      if (await put(turns, turn)) changes.tell({ table: 'turns', conversation });
    },
  };
}

export function tellChat(changes: Changes, conversation: string): void {
  for (const table of ['messages', 'turns', 'conversations'] as const) changes.tell({ table, conversation });
}

/** Maximum length of a sentence, in characters. */
const longestSentence = 300;

/** The turn and the first text of a message; empty if it has no text. */
const firstText = ({ turn, parts }: Message): [string, string][] => {
  const words = parts.flatMap((part) => (part.type === 'text' ? [part.text.trim()] : [])).find(Boolean);
  return words ? [[turn, words.slice(0, longestSentence)]] : [];
};

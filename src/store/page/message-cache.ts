import type { Message } from '@/src/contract/conversation.ts';
import type { Changes, ConversationRecords } from '@/src/contract/records.ts';

/** The messages of one conversation by id, oldest first. */
type Known = Map<string, Message>;

/**
 * Records that keep the messages of the conversation that was read last, since each question needs all of them.
 * Messages written or removed here are written and removed there too; after any other change they are read again.
 */
export function withMessageCache(
  recordsWith: (changes: Changes) => ConversationRecords,
  changes: Changes,
): ConversationRecords {
  let conversation: string | null = null;
  let known: Promise<Known> | null = null;
  let isOwn = false;
  const records = recordsWith({
    ...changes,
    // Listeners of this page hear a change while it is told.
    tell(change) {
      isOwn = true;
      changes.tell(change);
      isOwn = false;
    },
  });
  const drop = () => {
    known = null;
  };
  changes.listen(({ table }) => {
    if (table === 'messages' && !isOwn) drop();
  });

  async function write(stored: Promise<void>, change: (messages: Known) => void): Promise<void> {
    const before = known;
    try {
      await stored;
      if (before) change(await before);
    } catch (error) {
      drop();
      throw error;
    }
  }

  return {
    ...records,
    async messages(id) {
      if (id !== conversation || !known) {
        conversation = id;
        const reading = records.messages(id).then((all) => new Map(all.map((one) => [one.id, one])));
        reading.catch(drop);
        known = reading;
      }
      return [...(await known).values()];
    },
    putMessage(message) {
      const isKnown = message.conversation === conversation;
      return write(records.putMessage(message), (messages) => isKnown && messages.set(message.id, message));
    },
    removeMessages: (ids) =>
      write(records.removeMessages(ids), (messages) => {
        for (const id of ids) messages.delete(id);
      }),
    remove(id) {
      drop();
      return records.remove(id);
    },
    restore(removed) {
      drop();
      return records.restore(removed);
    },
  };
}

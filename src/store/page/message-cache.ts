import type { Message } from '@/src/contract/conversation.ts';
import type { Changes, ConversationRecords } from '@/src/contract/records.ts';

/** The messages of one conversation by id, oldest first. */
type Known = Map<string, Message>;

/**
 * Records of conversations, and a read of all messages of one that is kept until another conversation is read so. What
 * these records write is added to it. Any other change of messages, told by whoever made it, drops it; a page that was
 * closed before it could tell leaves it without its last write. Use it for what tolerates that.
 */
export function withMessageCache(
  recordsWith: (changes: Changes) => ConversationRecords,
  changes: Changes,
): { conversations: ConversationRecords; cachedMessages: ConversationRecords['messages'] } {
  let conversation: string | null = null;
  let known: Promise<Known> | null = null;
  let isOwn = false;
  const drop = () => {
    known = null;
  };
  const records = recordsWith({
    ...changes,
    // Listeners of this page hear a change while it is told.
    tell(change) {
      isOwn = true;
      try {
        changes.tell(change);
      } finally {
        isOwn = false;
      }
    },
  });
  changes.listen(({ table }) => {
    if (table === 'messages' && !isOwn) drop();
  });

  /** Does the same to what is kept as was stored. Only the storing is waited for. */
  async function write(stored: Promise<void>, change: (messages: Known) => void): Promise<void> {
    await stored.catch((error) => {
      drop();
      throw error;
    });
    if (!known) return;
    known = known.then((messages) => {
      change(messages);
      return messages;
    });
    known.catch(drop);
  }

  return {
    cachedMessages: async (id) => {
      if (id !== conversation || !known) {
        conversation = id;
        known = records.messages(id).then((all) => new Map(all.map((one) => [one.id, one])));
        known.catch(drop);
      }
      return [...(await known).values()];
    },
    conversations: {
      ...records,
      putMessage: (message) =>
        write(records.putMessage(message), (messages) => {
          if (message.conversation === conversation) messages.set(message.id, message);
        }),
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
    },
  };
}

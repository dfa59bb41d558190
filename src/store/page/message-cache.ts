import type { Message } from '@/src/contract/conversation.ts';
import type { CachedConversations, Changes, ConversationRecords } from '@/src/contract/records.ts';

/** The messages of one conversation by id, oldest first. */
type Known = Map<string, Message>;

/**
 * Records of conversations, and `cachedMessages`: all messages of one, kept until those of another are asked for. Messages
 * that these records write or remove are changed there too; any other change, told by whoever made it, drops them. A write
 * under way may be missing, and the last one of a page that was closed before it could tell: use it for what tolerates that.
 */
export function withMessageCache(
  recordsWith: (changes: Changes) => ConversationRecords,
  changes: Changes,
): CachedConversations {
  let conversation: string | null = null;
  let known: Promise<Known> | null = null;
  let isKnown = false;
  const drop = () => {
    known = null;
  };
  const records = recordsWith(changes);
  const followed = recordsWith({
    ...changes,
    // Listeners of this page hear a change while it is told.
    tell(change) {
      isKnown = true;
      try {
        changes.tell(change);
      } finally {
        isKnown = false;
      }
    },
  });
  changes.listen(({ table }) => {
    if (table === 'messages' && !isKnown) drop();
  });

  /** Waits for a write, and then makes the same change in what is kept. `of`: its conversation. */
  async function follow(stored: Promise<void>, change: (messages: Known, of: string | null) => void): Promise<void> {
    await stored.catch((error) => {
      drop();
      throw error;
    });
    if (!known) return;
    const of = conversation;
    known = known.then((messages) => {
      change(messages, of);
      return messages;
    });
    known.catch(drop);
  }

  return {
    ...records,
    async cachedMessages(id) {
      if (id !== conversation || !known) {
        conversation = id;
        known = records.messages(id).then((all) => new Map(all.map((one) => [one.id, one])));
        known.catch(drop);
      }
      return [...(await known).values()];
    },
    putMessage: (message) =>
      follow(followed.putMessage(message), (messages, of) => {
        if (message.conversation === of) messages.set(message.id, message);
      }),
    removeMessages: (ids) =>
      follow(followed.removeMessages(ids), (messages) => {
        for (const id of ids) messages.delete(id);
      }),
  };
}

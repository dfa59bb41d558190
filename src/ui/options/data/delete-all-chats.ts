import type { RemovedConversation } from '@/src/contract/records.ts';
import type { Services } from '@/src/contract/services.ts';
import { text } from '@/src/contract/text.ts';
import type { Notice } from '../state/options-store.ts';

/** Deletes every chat and withdraws what it asks. Undo brings them back as long as the page is open. */
export async function deleteAllChats({ conversations, ask }: Services): Promise<Notice> {
  const removed: RemovedConversation[] = [];
  for (const { id } of await conversations.list()) {
    // Questions of a deleted chat are withdrawn; without a background they are withdrawn later.
    await ask('revoke', { conversation: id }).catch(() => null);
    const one = await conversations.remove(id);
    if (one) removed.push(one);
  }
  return {
    text: text('options_chats_deleted', { n: removed.length }),
    async undo() {
      for (const one of removed) await conversations.restore(one);
    },
  };
}

import { type Archive, ArchiveRefused } from '@/src/contract/archive.ts';
import { text } from '@/src/contract/text.ts';
import type { Store } from '@/src/store/index.ts';

/** Writes chats, counts, and reads nothing; a test gives what it needs beyond. */
export function fakeArchive({ conversations, providers, settings, tags, sessions }: Store): Archive {
  return {
    async counts() {
      const [chats, connections, { actions }, named, saved] = await Promise.all([
        conversations.list(),
        providers.all(),
        settings.get(),
        tags.all(),
        sessions.all(),
      ]);
      return {
        chats: chats.length,
        tags: named.length,
        tagged: 0,
        sessions: saved.length,
        actions: actions.length,
        settings: 0,
        providers: connections.length,
        keys: 0,
        journal: 0,
      };
    },
    async *write({ kinds, chats: only }, { progress }) {
      const chats = (await conversations.list()).filter(({ id }) => only?.includes(id) ?? true);
      const whole = chats.map(async (conversation) => ({
        conversation,
        messages: await conversations.messages(conversation.id),
      }));
      yield JSON.stringify({ kinds, chats: await Promise.all(whole) });
      progress(chats.length, chats.length);
    },
    open: () => Promise.reject(new ArchiveRefused(text('data_file_other'))),
    wipe: async () => {
      for (const { id } of await conversations.list()) await conversations.remove(id);
    },
  };
}

import type { Conversation } from '@/src/contract/conversation.ts';
import type { Services } from '@/src/contract/services.ts';
import { readChatTexts } from '../../chats/chat-texts.ts';
import { folded } from '../../chats/fold-with-offsets.ts';
import { type ChatText, matches, passageOf, type Said, wordsOfQuery } from '../../chats/search-chats.ts';

export interface ChatFound {
  conversation: Conversation;
  /** All words stand in its title. */
  byTitle: boolean;
  /** Around the words in what was said, where the title does not have them. */
  passage: string | null;
}

export interface ChatIndex {
  /** The chats in which all words stand, as far as they were read, those with fitting titles first. */
  find(query: string): ChatFound[];
  /** Begins to read what was said in them. */
  read(): void;
  close(): void;
}

/** Chats whose words are read; of older ones the title alone is searched. */
const recent = 300;

/** All chats by their titles, for as long as somebody is typing. `changed`: more of what was said was read. */
export async function openChatIndex(services: Services & { say: Said }, changed: () => void): Promise<ChatIndex> {
  const all = await services.conversations.list().catch(() => []);
  let texts: ReadonlyMap<string, ChatText> = new Map();
  let release: (() => void) | null = null;

  return {
    read() {
      const ids = all.slice(0, recent).map(({ id }) => id);
      release ??= readChatTexts(ids, services, (read) => {
        texts = read;
        changed();
      });
    },
    close: () => release?.(),
    find(query) {
      const words = wordsOfQuery(query);
      const found = all.flatMap((conversation): ChatFound[] => {
        const title = folded(conversation.title);
        const text = texts.get(conversation.id);
        if (!matches(words, title, text)) return [];
        const byTitle = words.every((word) => title.includes(word));
        const passage = text && !byTitle ? passageOf(words, text) : null;
        return [{ conversation, byTitle, passage: passage?.text ?? null }];
      });
      return found.sort((a, b) => Number(b.byTitle) - Number(a.byTitle));
    },
  };
}

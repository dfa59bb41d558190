import type { Conversation } from '@/src/contract/conversation.ts';
import type { Services } from '@/src/contract/services.ts';
import { readChatTexts } from '../../chats/chat-texts.ts';
import { folded } from '../../chats/fold-with-offsets.ts';
import { type ChatText, nearness, passageOf, type Said, wordsOfQuery } from '../../chats/search-chats.ts';

export interface ChatFound {
  conversation: Conversation;
  /** All words are in the title. */
  byTitle: boolean;
  /** Passage with the words, if the title does not contain them. */
  passage: string | null;
}

export interface ChatIndex {
  /** Chats that match, among those read so far: by title, then by messages, then by lists. */
  find(query: string): ChatFound[];
  /** Starts reading the texts. */
  read(): void;
  close(): void;
}

/** Number of chats whose texts are searched; older ones are found by title only. */
const recent = 300;

/** Creates a search index of the chats, which reads texts on demand. `changed` is called when more are read. */
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
      const found = all.flatMap((conversation) => {
        const title = folded(conversation.title);
        const text = texts.get(conversation.id);
        const near = nearness(words, title, text);
        if (near === null) return [];
        const byTitle = near === 0;
        const passage = text && !byTitle ? passageOf(words, text) : null;
        return [{ conversation, byTitle, near, passage: passage?.text ?? null }];
      });
      return found
        .sort((a, b) => a.near - b.near)
        .map(({ conversation, byTitle, passage }): ChatFound => ({ conversation, byTitle, passage }));
    },
  };
}

import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Conversation } from '@/src/contract/conversation.ts';
import { useSay, useServices } from '../../parts/services-context.tsx';
import { readChatTexts } from './chat-texts.ts';
import { folded } from './fold-with-offsets.ts';
import { type ChatText, nearness, type Passage, passageOf, wordsOfQuery } from './search-chats.ts';

export interface Found {
  conversation: Conversation;
  /** Passage with the words; null if only the title matches. */
  passage: Passage | null;
}

interface Search {
  found: Found[];
  /** True while chats are still being read. */
  reading: boolean;
}

const nothingRead: ReadonlyMap<string, ChatText> = new Map();

/**
 * Chats that contain all words of the query; null without a query. Sorted by where the words are: title, messages, then
 * lists.
 */
export function useChatSearch(all: readonly Conversation[] | null, query: string): Search | null {
  const services = useServices();
  const say = useSay();
  const [{ texts, whole }, setRead] = useState({ texts: nothingRead, whole: false });
  const words = useMemo(() => wordsOfQuery(query), [query]);
  const searching = words.length > 0 && all !== null;
  const ids = all?.map(({ id }) => id).join('\n') ?? '';

  useEffect(() => {
    if (!searching) return;
    return readChatTexts(ids.split('\n').filter(Boolean), { ...services, say }, (read, done) =>
      setRead({ texts: read, whole: done }),
    );
  }, [searching, ids, services, say]);

  const wanted = useDeferredValue(words);
  return useMemo(() => {
    if (!searching) return null;
    const found = all.flatMap((conversation) => {
      const text = texts.get(conversation.id);
      const near = nearness(wanted, folded(conversation.title), text);
      return near === null ? [] : [{ conversation, near, passage: text ? passageOf(wanted, text) : null }];
    });
    return { found: found.sort((a, b) => a.near - b.near), reading: !whole };
  }, [searching, all, texts, whole, wanted]);
}

import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Conversation } from '@/src/contract/conversation.ts';
import { useSay, useServices } from '../../parts/services-context.tsx';
import { readChatTexts } from './chat-texts.ts';
import { type ChatText, chatsWith, type Found, wordsOfQuery } from './search-chats.ts';

interface Search {
  found: Found[];
  /** True while chats are still being read. */
  reading: boolean;
}

const nothingRead: ReadonlyMap<string, ChatText> = new Map();

/** Chats that contain all words of the query; null without a query. */
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
    return { found: chatsWith(wanted, all, texts), reading: !whole };
  }, [searching, all, texts, whole, wanted]);
}

import { useState } from 'react';
import type { Message } from '@/src/contract/conversation.ts';
import type { RecordedRound } from '@/src/contract/round.ts';
import { useServices } from '../../parts/services-context.tsx';
import { useRead } from '../state/use-read.ts';

/** Rounds that are shown at first, and how many more at a time. */
const step = 10;

interface Rounds {
  /** Recorded rounds; null until read. */
  rounds: RecordedRound[] | null;
  /** All messages of their chats. */
  messages: Message[];
  /** Loads older rounds; null if there are none. */
  more: (() => void) | null;
}

/** Rounds of a chat, or of all (''), that contain every word of the query, newest first, kept up to date. */
export function useRounds(chat: string, query: string): Rounds {
  const { rounds: records, conversations } = useServices();
  const asked = `${chat} ${query}`;
  const [wanted, setWanted] = useState({ asked, limit: step });
  const limit = wanted.asked === asked ? wanted.limit : step;
  const found = useRead(
    () => records.list({ limit, ...(chat ? { conversation: chat } : {}), ...(query ? { query } : {}) }),
    'rounds',
    `${asked} ${limit}`,
  );
  const ids = [...new Set(found?.rounds.map(({ conversation }) => conversation))].join(' ');
  const messages = useRead(
    async () => (await Promise.all(ids.split(' ').map((id) => conversations.messages(id)))).flat(),
    'messages',
    ids,
  );
  return {
    rounds: found?.rounds ?? null,
    messages: messages ?? [],
    more: found?.more ? () => setWanted({ asked, limit: limit + step }) : null,
  };
}

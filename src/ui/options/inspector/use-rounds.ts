import { useState } from 'react';
import { useServices } from '../../parts/services-context.tsx';
import { useRead } from '../state/use-read.ts';

/** Rounds that are shown at first, and how many more at a time. */
const step = 10;

/**
 * Rounds of a chat, or of all (''), that contain every word of the query, newest first, kept up to date, with all
 * messages of their chats. `rounds` is null until read, `more` null if there are no older ones.
 */
export function useRounds(chat: string, query: string) {
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

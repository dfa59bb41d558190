import type { Changes, RemovedConversation } from '@/src/contract/records.ts';
import { keptRounds, type RoundRecords, type RoundReply, type RoundRequest } from '@/src/contract/round.ts';

export interface FakeRounds extends RoundRecords {
  /** Removes those of a conversation and gives them. */
  take(conversation: string): NonNullable<RemovedConversation['rounds']>;
}

/** `gone`: conversations of which nothing is stored any more. */
export function fakeRounds(changes: Changes, gone: ReadonlySet<string> = new Set()): FakeRounds {
  const requests = new Map<string, RoundRequest>();
  const replies = new Map<string, RoundReply>();
  const newest = () => [...requests.values()].sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
  return {
    async putRequest(request) {
      if (gone.has(request.conversation)) return;
      requests.set(request.id, structuredClone(request));
      for (const { id } of newest().slice(keptRounds)) {
        requests.delete(id);
        replies.delete(id);
      }
      changes.tell({ table: 'rounds' });
    },
    async putReply(reply) {
      if (gone.has(reply.conversation)) return;
      replies.set(reply.id, structuredClone(reply));
      if (reply.end) changes.tell({ table: 'rounds' });
    },
    async list({ conversation, query = '', limit }) {
      const words = query.toLowerCase().split(/\s+/).filter(Boolean);
      const found = newest()
        .filter((request) => conversation === undefined || request.conversation === conversation)
        .map((request) => ({
          ...request,
          reply: replies.get(request.id) ?? { id: request.id, conversation: request.conversation, pieces: [] },
        }))
        .filter((round) => words.every((word) => JSON.stringify(round).toLowerCase().includes(word)));
      return { rounds: structuredClone(found.slice(0, limit)), more: found.length > limit };
    },
    take(conversation) {
      const of = <T extends { id: string; conversation: string }>(map: Map<string, T>): T[] => {
        const found = [...map.values()].filter((one) => one.conversation === conversation);
        for (const { id } of found) map.delete(id);
        return found;
      };
      return { requests: of(requests), replies: of(replies) };
    },
  };
}

import type { Message, Turn } from '@/src/contract/conversation.ts';
import type { TurnPorts } from './turn-ports.ts';

/** A store in memory for one conversation. `messages` is written to; `turn` is the one to continue. */
export function memoryRecords(
  messages: Map<string, Message>,
  turn: Turn | null = null,
): Pick<TurnPorts, 'conversations' | 'rounds'> {
  let stored = turn;
  return {
    conversations: {
      get: async () => null,
      change: async () => null,
      messages: async () => [...messages.values()],
      putMessage: async (message) => void messages.set(message.id, message),
      async removeMessages(ids) {
        for (const id of ids) messages.delete(id);
      },
      turn: async () => stored,
      async putTurn(next) {
        stored = next;
      },
    },
    rounds: { putRequest: async () => undefined, putReply: async () => undefined },
  };
}

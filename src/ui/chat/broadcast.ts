import type { ChatEvent } from '@/src/chat/index.ts';
import type { Message, Turn } from '@/src/contract/conversation.ts';
import type { Services } from '@/src/contract/services.ts';

/** Milliseconds between two pictures of a stream in other panels. */
const pace = 100;

/** Lets other panels watch a turn that runs here: the newest message and the turn, not faster than they can show. */
export function createBroadcast(services: Pick<Services, 'tellTurn' | 'now'>) {
  const latest = new Map<string, { message?: Message; turn?: Turn; told: number }>();

  return (conversation: string, event: ChatEvent): void => {
    const known = latest.get(conversation) ?? { told: 0 };
    latest.set(conversation, known);
    if (event.type === 'message-change') known.message = event.message;
    if (event.type === 'turn-change') known.turn = event.turn;
    const { message, turn } = known;
    if (!message || !turn) return;
    const now = services.now();
    if (event.type === 'message-change' && message.state === 'streaming' && now - known.told < pace) return;
    known.told = now;
    services.tellTurn(conversation, { message, turn });
    if (event.type === 'turn-end') latest.delete(conversation);
  };
}

import type { ChatEvent } from '@/src/chat/index.ts';
import type { Message, Turn } from '@/src/contract/conversation.ts';
import type { Services } from '@/src/contract/services.ts';
import { lengthOf } from './render-throttle.ts';

/** Throttle: `least` milliseconds, and one per `characters`, since each broadcast carries the whole message. */
const pace = { least: 100, characters: 200 };

interface Told {
  message?: Message;
  turn?: Turn;
  at: number;
  next?: ReturnType<typeof setTimeout>;
}

/** Broadcasts a turn that runs here to other windows: throttled, and at once for a new watcher. */
export function createTurnBroadcast(services: Pick<Services, 'tellTurn' | 'hearWatchers' | 'now'>) {
  const latest = new Map<string, Told>();
  services.hearWatchers(tell);

  function tell(conversation: string): void {
    const known = latest.get(conversation);
    if (!known?.message || !known.turn) return;
    clearTimeout(known.next);
    delete known.next;
    known.at = services.now();
    services.tellTurn(conversation, { message: known.message, turn: known.turn });
  }

  return (conversation: string, event: ChatEvent): void => {
    const known = latest.get(conversation) ?? { at: 0 };
    latest.set(conversation, known);
    if (event.type === 'message-change') known.message = event.message;
    if (event.type === 'turn-change') known.turn = event.turn;
    const left = known.at + pace.least + lengthOf(event) / pace.characters - services.now();
    if (event.type !== 'message-change' || event.message.state !== 'streaming' || left <= 0) tell(conversation);
    else known.next ??= setTimeout(tell, left, conversation);
    if (event.type !== 'turn-end') return;
    clearTimeout(known.next);
    latest.delete(conversation);
  };
}

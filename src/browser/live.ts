import type { Services } from '@/src/contract/services.ts';

type Told = Parameters<Services['tellTurn']>[1];

/** The live text of turns, from the page that holds one to those that watch it. */
export function broadcastTurns(
  channel = new BroadcastChannel('outrigger:turns'),
): Pick<Services, 'watchTurn' | 'tellTurn'> {
  return {
    watchTurn(conversation, listener) {
      const hear = ({ data }: MessageEvent<{ conversation: string; state: Told }>) => {
        if (data.conversation === conversation) listener(data.state);
      };
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
    },
    tellTurn: (conversation, state) => channel.postMessage({ conversation, state }),
  };
}

import type { Services } from '@/src/contract/services.ts';
import { once } from '@/src/text/once.ts';

type Told = Parameters<Services['tellTurn']>[1];

/** A turn's state; without a state, a request of a page that begins to watch it. */
interface Live {
  conversation: string;
  state?: Told;
}

/** Sends the live text of turns to the pages that watch them. */
export function broadcastTurns(given?: BroadcastChannel): Pick<Services, 'watchTurn' | 'tellTurn' | 'hearWatchers'> {
  const channel = once(() => given ?? new BroadcastChannel('outrigger:turns'));
  const post = (live: Live) => channel().postMessage(live);
  return {
    watchTurn(conversation, listener) {
      const hear = ({ data }: MessageEvent<Live>) => {
        if (data.conversation === conversation && data.state) listener(data.state);
      };
      channel().addEventListener('message', hear);
      post({ conversation });
      return () => channel().removeEventListener('message', hear);
    },
    tellTurn: (conversation, state) => post({ conversation, state }),
    hearWatchers(listener) {
      channel().addEventListener('message', ({ data }: MessageEvent<Live>) => {
        if (!data.state) listener(data.conversation);
      });
    },
  };
}

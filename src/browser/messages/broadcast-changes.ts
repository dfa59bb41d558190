import type { Change, Changes } from '@/src/contract/records.ts';
import { once } from '@/src/text/once.ts';

/** Tells every page and the background, including this one, of changes of the database. */
export function broadcastChanges(given?: BroadcastChannel): Changes {
  const listeners = new Set<(change: Change) => void>();
  const hear = (change: Change) => {
    for (const listener of [...listeners]) listener(change);
  };
  const channel = once(() => {
    const open = given ?? new BroadcastChannel('outrigger:changes');
    open.addEventListener('message', ({ data }: MessageEvent<Change>) => hear(data));
    return open;
  });
  return {
    listen(listener) {
      channel();
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(change) {
      channel().postMessage(change);
      hear(change);
    },
  };
}

import type { Change, Changes } from '@/src/contract/records.ts';

/** Tells changes of the database to every page and the background, this one included. */
export function broadcastChanges(channel = new BroadcastChannel('outrigger:changes')): Changes {
  const listeners = new Set<(change: Change) => void>();
  const hear = (change: Change) => {
    for (const listener of [...listeners]) listener(change);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<Change>) => hear(data));
  return {
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(change) {
      channel.postMessage(change);
      hear(change);
    },
  };
}

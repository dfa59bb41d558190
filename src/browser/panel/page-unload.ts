import type { Provider } from '@/src/contract/provider.ts';

/** Milliseconds after which a page that was to be left is still there: what was to come was no page. */
const patience = 5_000;

/**
 * Resolves at once, and while the page is about to go only once it stays after all. Begins to listen when it is made.
 */
export function createStaying(): () => Promise<void> {
  let stays = Promise.resolve();
  window.addEventListener('beforeunload', () => {
    stays = new Promise((resolve) => setTimeout(resolve, patience));
  });
  return () => stays;
}

/**
 * The same connection, but for what breaks it because its page goes: Firefox cuts a page's connections a moment before
 * the page ends, in time for the page to take it for the server's fault and to store that.
 */
export function unlessLeaving(provider: Provider, staying: () => Promise<void>): Provider {
  return {
    async *stream(request, signal) {
      for await (const event of provider.stream(request, signal)) {
        if (event.type === 'error' || (event.type === 'finish' && !event.endMark)) await staying();
        yield event;
      }
    },
    models: (signal) => provider.models(signal),
  };
}

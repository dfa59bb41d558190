import type { Provider } from '@/src/contract/provider.ts';

/** Milliseconds after which a page that announced its end counts as staying (the new address was not a page). */
const patience = 5_000;

/**
 * Makes a function that resolves at once; while the page is about to close, only after it has stayed. Listens from now
 * on.
 */
export function createStaying(): () => Promise<void> {
  let stays = Promise.resolve();
  window.addEventListener('beforeunload', () => {
    stays = new Promise((resolve) => setTimeout(resolve, patience));
  });
  return () => stays;
}

/**
 * The same provider, but without failures that only come from closing the page: Firefox ends a page's connections a
 * moment before the page, which would otherwise store that as the server's failure.
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

import type { Provider } from '@/src/contract/provider.ts';

/** Milliseconds after `beforeunload` from which the page counts as staying, as after a download. */
const patience = 5_000;

/** Makes a function that resolves at once, or, while the page is about to unload, only if it stays. */
export function createStaying(): () => Promise<void> {
  let stays = Promise.resolve();
  window.addEventListener('beforeunload', () => {
    stays = new Promise((resolve) => setTimeout(resolve, patience));
  });
  return () => stays;
}

/** Wraps a provider to ignore failures by unloading: Firefox closes connections a moment before the page. */
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

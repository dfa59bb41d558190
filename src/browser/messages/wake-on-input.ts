import type { AskBackground } from '@/src/contract/services.ts';

/** Milliseconds for which a background stays awake after a message: browsers stop it after 30 s without one. */
const awake = 20_000;

/** Events by which a user turns to a page and will ask for something. */
const signs = ['pointerdown', 'keydown', 'focus'] as const;

/** Starts the background when the user turns to the page after a rest. Returns a function that ends it. */
export function wakeOnInput(ask: AskBackground, page: EventTarget, now: () => number): () => void {
  let last = Number.NEGATIVE_INFINITY;
  function wake(): void {
    if (now() - last < awake) return;
    last = now();
    ask('wake', {}).catch(() => {});
  }
  for (const sign of signs) page.addEventListener(sign, wake, { capture: true, passive: true });
  return () => {
    for (const sign of signs) page.removeEventListener(sign, wake, { capture: true });
  };
}

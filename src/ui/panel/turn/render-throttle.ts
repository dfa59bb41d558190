import type { ChatEvent } from '@/src/chat/index.ts';

type Hear = (conversation: string, event: ChatEvent) => void;

/** Milliseconds between two pictures of a growing answer: nobody reads faster, and drawing has a price. */
const fastest = 50;
/** At most, where drawing is slow. */
const slowest = 120;
/** How many times as long as the last picture took the next one is put off, so that the page stays free meanwhile. */
const rest = 3;
/** At most, where so much comes that nobody can read along: a millisecond more for every few characters of a picture. */
const rushing = { most: 600, characters: 4 };

let gap = fastest;
/** Milliseconds between two pictures of what grows in this page, as it is now. */
export const pictureGap = (): number => gap;

/**
 * Passes on what a turn tells, in order; of an answer that grows only its newest state, a few times a second and with
 * a frame of the browser. A hidden page gets no frames, and is told all the same.
 */
export function createRenderThrottle(hear: Hear): Hear {
  const growing = new Map<string, [conversation: string, event: ChatEvent]>();
  let due = false;
  let told = 0;
  let shown = 0;

  function flush() {
    if (growing.size === 0) return;
    const newest = [...growing.values()];
    growing.clear();
    told = performance.now();
    const length = newest.reduce((sum, [, event]) => sum + lengthOf(event), 0);
    const more = length - shown;
    shown = length;
    for (const [conversation, event] of newest) hear(conversation, event);
    // What waits in the queue comes after layout and paint.
    setTimeout(() => {
      const drawing = Math.min(slowest, rest * (performance.now() - told));
      const reading = Math.min(rushing.most, fastest + more / rushing.characters);
      gap = Math.max(fastest, drawing, reading);
    });
  }

  function flushSoon() {
    if (due) return;
    due = true;
    setTimeout(
      () =>
        nextFrame(() => {
          due = false;
          flush();
        }),
      Math.max(0, told + gap - performance.now()),
    );
  }

  return (conversation, event) => {
    if (event.type === 'message-change' && event.message.state === 'streaming') {
      growing.set(event.message.id, [conversation, event]);
      flushSoon();
    } else {
      flush();
      hear(conversation, event);
    }
  };
}

const nextFrame = (run: () => void): void => {
  if (globalThis.document?.visibilityState === 'visible') requestAnimationFrame(run);
  else run();
};

/** Characters of a message that an event tells. */
export const lengthOf = (event: ChatEvent): number =>
  event.type === 'message-change'
    ? event.message.parts.reduce((sum, part) => sum + ('text' in part ? part.text.length : 0), 0)
    : 0;

import type { ChatEvent } from '@/src/chat/index.ts';

type Hear = (conversation: string, event: ChatEvent) => void;

/** Shortest time between two renders of a growing answer, in milliseconds. */
const fastest = 50;
/** Longest time between two renders if rendering is slow, in milliseconds. */
const slowest = 120;
/** Pause after a render, as a multiple of its duration, to keep the page responsive. */
const rest = 3;
/** Slower updates for fast streams: one millisecond more per `characters` new characters, up to `most`. */
const rushing = { most: 600, characters: 4 };

/** Tolerance of one animation frame, in milliseconds. */
const frame = 16;

let gap = fastest;
/** Current time between two renders, in milliseconds. */
export const pictureGap = (): number => gap;

/**
 * Throttles events. Their order is kept, but a change of the conversation is passed on before text that waits. Of
 * a growing message only the latest state is passed on, in an animation frame or, in a hidden page, by a timer.
 */
export function createRenderThrottle(hear: Hear): Hear {
  const growing = new Map<string, [conversation: string, event: ChatEvent]>();
  let due = false;
  let told = Number.NEGATIVE_INFINITY;
  let shown = 0;
  /** Number of characters added by the latest update. */
  let more = 0;
  let drawing = 0;

  /** Number of characters not shown yet. */
  const waiting = () => [...growing.values()].reduce((sum, [, event]) => sum + lengthOf(event), 0) - shown;
  /** Milliseconds until the next update. The more text waits, the longer: it comes faster than people read. */
  function left() {
    const reading = Math.min(rushing.most, fastest + Math.max(more, waiting()) / rushing.characters);
    gap = Math.max(fastest, drawing, reading);
    return told + gap - performance.now();
  }

  function flush() {
    if (growing.size === 0) return;
    const newest = [...growing.values()];
    told = performance.now();
    more = waiting();
    shown += more;
    growing.clear();
    for (const [conversation, event] of newest) hear(conversation, event);
    // Runs after layout and paint, so the time includes them.
    setTimeout(() => {
      drawing = Math.min(slowest, rest * (performance.now() - told));
    });
  }

  function flushSoon() {
    if (due) return;
    due = true;
    setTimeout(
      () =>
        nextFrame(() => {
          due = false;
          if (left() > frame) flushSoon();
          else flush();
        }),
      Math.max(0, left()),
    );
  }

  return (conversation, event) => {
    if (event.type === 'message-change' && event.message.state === 'streaming') {
      growing.set(event.message.id, [conversation, event]);
      flushSoon();
    } else {
      if (event.type !== 'conversation-change') flush();
      hear(conversation, event);
    }
  };
}

const nextFrame = (run: () => void): void => {
  if (globalThis.document?.visibilityState === 'visible') requestAnimationFrame(run);
  else run();
};

/** Length of the message in an event. */
export const lengthOf = (event: ChatEvent): number =>
  event.type === 'message-change'
    ? event.message.parts.reduce((sum, part) => sum + ('text' in part ? part.text.length : 0), 0)
    : 0;

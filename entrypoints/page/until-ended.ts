import { UnreadableFile } from '@/src/contract/conversation.ts';

/** Milliseconds within which a file must be read. */
const patience = 60_000;

/** Rejects when a thread must be ended: on abort, after a time limit, or on the message `outOfRoom`. */
export function untilEnded(thread: Worker, signal: AbortSignal, outOfRoom?: string): Promise<never> {
  const late = AbortSignal.timeout(patience);
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    late.addEventListener('abort', () => reject(new UnreadableFile('slow')), { once: true });
    thread.addEventListener('error', () => reject(new UnreadableFile('damaged')));
    thread.addEventListener('message', ({ data }) => {
      if (outOfRoom !== undefined && data === outOfRoom) reject(new UnreadableFile('unpacks'));
    });
  });
}

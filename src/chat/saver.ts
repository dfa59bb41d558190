import type { Message } from '@/src/contract/conversation.ts';

/** How far the store may lie behind the stream, in milliseconds. */
const BEHIND = 300;

export interface Saver {
  /** Stores it within 300 ms; only the newest state is written. */
  soon(message: Message): void;
  /** Stores it and everything still unsaved. Rejects when a write has failed, an earlier one too. */
  now(message: Message): Promise<void>;
}

/** Writes messages one after the other, in the order they were given. */
export function createSaver(put: (message: Message) => Promise<void>, wait: (ms: number) => Promise<void>): Saver {
  const unsaved = new Map<string, Message>();
  let due = false;
  let tail: Promise<void> = Promise.resolve();
  const write = () => {
    const batch = [...unsaved.values()];
    unsaved.clear();
    for (const message of batch) tail = tail.then(() => put(message));
    return tail;
  };
  const writeLater = async () => {
    due = true;
    await wait(BEHIND);
    due = false;
    // A failure stays in the chain and is thrown to whoever awaits the next write.
    await write().catch(() => {});
  };
  return {
    soon(message) {
      unsaved.set(message.id, message);
      if (!due) void writeLater();
    },
    now(message) {
      unsaved.set(message.id, message);
      return write();
    },
  };
}

/** Writes values in order and never at the same time. `behind`: milliseconds by which the store may lag. */
export function createSaver<T extends { id: string }>(
  put: (value: T) => Promise<void>,
  { wait, behind }: { wait(ms: number): Promise<void>; behind: number },
) {
  const unsaved = new Map<string, T>();
  let due = false;
  let tail: Promise<void> = Promise.resolve();
  const write = () => {
    const batch = [...unsaved.values()];
    unsaved.clear();
    for (const value of batch) tail = tail.then(() => put(value));
    return tail;
  };
  const writeLater = async () => {
    due = true;
    await wait(behind);
    due = false;
    // The failure stays in the chain and is thrown at the next awaited write.
    await write().catch(() => {});
  };
  return {
    /** Stores the value soon. Of several calls only the newest value is written. */
    soon(value: T) {
      unsaved.set(value.id, value);
      if (!due) void writeLater();
    },
    /** Stores the value and everything unsaved. Rejects if this or an earlier write failed. */
    now(value: T): Promise<void> {
      unsaved.set(value.id, value);
      return write();
    },
  };
}

/**
 * Gives a function that does the work; asked for again meanwhile, however often, it does it once more afterwards, so
 * that what was read last stays. Resolves when all of it is done.
 */
export function oneAtATime(work: () => Promise<unknown>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let due = false;
  async function run() {
    try {
      while (due) {
        due = false;
        await work();
      }
    } finally {
      running = null;
    }
  }
  return () => {
    due = true;
    running ??= run();
    return running;
  };
}

/**
 * Wraps work so that runs never overlap: any number of calls during a run cause one more run. The promise resolves when
 * all is done.
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

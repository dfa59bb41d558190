/** Gives a function that does the work; asked for again meanwhile, however often, it does it once more afterwards. */
export function oneAtATime(work: () => Promise<unknown>): () => void {
  let running = false;
  let again = false;
  async function run() {
    if (running) {
      again = true;
      return;
    }
    running = true;
    do {
      again = false;
      await work();
    } while (again);
    running = false;
  }
  return () => void run();
}

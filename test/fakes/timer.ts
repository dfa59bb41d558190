import type { ProviderPorts } from '@/src/contract/provider.ts';

/** A timer whose time passes when the test says so. */
export function fakeTimer() {
  const set = new Set<() => void>();
  let armed = Promise.withResolvers<void>();
  const timer: ProviderPorts['timer'] = (_ms, run) => {
    set.add(run);
    armed.resolve();
    return () => set.delete(run);
  };
  return {
    timer,
    /** Lets all that is set run out, waiting until something is. */
    async runOut() {
      while (set.size === 0) {
        armed = Promise.withResolvers();
        await armed.promise;
      }
      const due = [...set];
      set.clear();
      for (const run of due) run();
    },
  };
}

import type { Renumbering, RenumberingPort } from '@/src/contract/ports.ts';

/** Keeps the renumbering of a browser session in memory; values are copied in and out. */
export function fakeRenumbering(): RenumberingPort {
  let kept: Renumbering = { tabs: [], windows: [], groups: [] };
  return {
    read: async () => structuredClone(kept),
    async write(now) {
      kept = structuredClone(now);
    },
  };
}

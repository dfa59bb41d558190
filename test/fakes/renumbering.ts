import type { Renumbering, RenumberingPort } from '@/src/contract/ports.ts';

/** What a browser session keeps, copied in and out. */
export function fakeRenumbering(): RenumberingPort {
  let kept: Renumbering = { tabs: [], windows: [], groups: [] };
  return {
    read: async () => structuredClone(kept),
    async write(now) {
      kept = structuredClone(now);
    },
  };
}

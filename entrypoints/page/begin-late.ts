import { wakeOnInput } from '@/src/browser/messages/wake-on-input.ts';
import { unlockedSecret } from '@/src/browser/run/session-secret.ts';
import type { Changes } from '@/src/contract/records.ts';
import type { AskBackground } from '@/src/contract/services.ts';
import { openPageStore } from '@/src/store/page/index.ts';

/** Begins what a page needs after its first frame: its records, and a background that is awake when it is typed in. */
export function beginLate(changes: Changes, ask: AskBackground) {
  wakeOnInput(ask, globalThis, () => performance.now());
  return openPageStore({ changes, unlocked: unlockedSecret });
}

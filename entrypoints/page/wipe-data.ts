import { whenAllFree } from '@/src/browser/run/locks.ts';
import type { Archive } from '@/src/contract/archive.ts';

/** Milliseconds that a turn gets to stop. */
const patience = 5_000;

/** Wipes again after running turns have stopped, which may have written meanwhile. */
export function wiping(archive: Archive): Archive['wipe'] {
  return async () => {
    await archive.wipe();
    await (await import('@/src/browser/tab-icons.ts')).forgetTabIcons();
    if (await whenAllFree('turn:', AbortSignal.timeout(patience))) await archive.wipe();
  };
}

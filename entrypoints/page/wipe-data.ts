import { whenAllFree } from '@/src/browser/run/locks.ts';
import type { Archive } from '@/src/contract/archive.ts';

/** Milliseconds to wait for running turns to stop. */
const patience = 5_000;

/** Makes a wipe that is repeated once running turns have stopped, since they may have written meanwhile. */
export function wiping(archive: Archive): Archive['wipe'] {
  return async () => {
    await archive.wipe();
    await (await import('@/src/browser/tab-icons.ts')).forgetTabIcons();
    if (await whenAllFree('turn:', AbortSignal.timeout(patience))) await archive.wipe();
  };
}

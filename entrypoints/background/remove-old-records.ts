import { browser } from '@/src/browser/api/browser-api.ts';
import { afterEvent } from '@/src/browser/run/after-event.ts';
import { withLock } from '@/src/browser/run/locks.ts';
import { daily } from '@/src/browser/run/once-a-day.ts';
import { sessionValue } from '@/src/browser/run/session-value.ts';
import { forgetOld } from '@/src/journal/forget-old.ts';
import { removeExpired } from '@/src/tools/bookmarks/trash/remove-from-trash.ts';
import type { Background } from './create-background.ts';

const lastTidied = sessionValue<number | null>('tidied', null);

/** Removes expired records when the browser starts, and daily while it runs. */
export function keepTidy({ ports, store }: Pick<Background, 'ports' | 'store'>): void {
  const tidy = () => {
    const now = Date.now();
    const work = () => Promise.all([removeExpired(ports, now), forgetOld(store, now)]);
    void daily({ lastTime: lastTidied, lock: withLock }, now, work);
  };
  afterEvent(tidy);
  // Without this listener, nothing may wake the worker when the browser starts.
  browser.runtime.onStartup.addListener(tidy);
}

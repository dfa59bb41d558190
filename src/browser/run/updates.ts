import { browser } from 'wxt/browser';
import type { Services } from '@/src/contract/services.ts';

/** Updates: a new version waits until all of the old one is closed, or until it is asked for. */
export const updates: Pick<Services, 'watchUpdate' | 'update'> = {
  watchUpdate(listener) {
    const hear = ({ version }: { version: string }) => listener(version);
    browser.runtime.onUpdateAvailable.addListener(hear);
    return () => browser.runtime.onUpdateAvailable.removeListener(hear);
  },
  update: () => browser.runtime.reload(),
};

import { browser } from 'wxt/browser';
import type { Services } from '@/src/contract/services.ts';

/** A new version waits until nothing of the old one is open, or until it is asked for. */
export const updates: Pick<Services, 'watchUpdate' | 'update'> = {
  watchUpdate(listener) {
    const hear = ({ version }: { version: string }) => listener(version);
    browser.runtime.onUpdateAvailable.addListener(hear);
    return () => browser.runtime.onUpdateAvailable.removeListener(hear);
  },
  update: () => browser.runtime.reload(),
};

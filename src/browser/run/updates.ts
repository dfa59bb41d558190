import type { Services } from '@/src/contract/services.ts';
import { browser } from '../api/browser-api.ts';

/** Updates of the extension: a new version is installed once all pages of the old one are closed, or on request. */
export const updates: Pick<Services, 'watchUpdate' | 'update'> = {
  watchUpdate(listener) {
    const hear = ({ version }: { version: string }) => listener(version);
    browser.runtime.onUpdateAvailable.addListener(hear);
    return () => browser.runtime.onUpdateAvailable.removeListener(hear);
  },
  update: () => browser.runtime.reload(),
};

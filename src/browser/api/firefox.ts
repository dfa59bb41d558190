import { browser } from './browser-api.ts';

/** True in Firefox, for differences that feature detection cannot find. */
export const isFirefox = (): boolean => 'getBrowserInfo' in browser.runtime;

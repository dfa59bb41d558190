import { browser } from './browser-api.ts';

/** True in Firefox, for differences that cannot be told from missing functions. */
export const isFirefox = (): boolean => 'getBrowserInfo' in browser.runtime;

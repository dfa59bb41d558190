import { browser } from 'wxt/browser';

/** True in Firefox, for differences that cannot be told from missing functions. */
export const isFirefox = (): boolean => 'getBrowserInfo' in browser.runtime;

import { browser } from 'wxt/browser';

/** True in Firefox, for differences that no missing function gives away. */
export const isFirefox = (): boolean => 'getBrowserInfo' in browser.runtime;

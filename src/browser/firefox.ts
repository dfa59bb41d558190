import { browser } from 'wxt/browser';

/** Only Firefox says what it is; for differences that no missing function gives away. */
export const isFirefox = (): boolean => 'getBrowserInfo' in browser.runtime;

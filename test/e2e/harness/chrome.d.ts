import type { browser } from 'wxt/browser';

declare global {
  /** Functions that run in a page of the extension see the browser's APIs under this name in both browsers. */
  const chrome: typeof browser;
}

import { defineBackground } from 'wxt/utils/define-background';

/** Hears of an event, as any worker does, so that the browser has a process for the floor, too. */
export default defineBackground(() => {
  chrome.runtime.onInstalled.addListener(() => undefined);
});

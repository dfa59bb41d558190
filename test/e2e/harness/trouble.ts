import type { Page } from 'puppeteer-core';
import type { Driver } from './driver.ts';
import { inFirefoxWindow } from './firefox-window.ts';

/** Takes the network from a page, or gives it back; Firefox has one switch for all of its pages. */
export async function setOnline(driver: Driver, page: Page, online: boolean): Promise<void> {
  if (driver.name === 'chromium') await page.setOfflineMode(!online);
  else await inFirefoxWindow(driver.browser, `(Services.io.offline = ${!online}, Services.io.offline)`);
  await page.waitForFunction((is: boolean) => navigator.onLine === is, {}, online);
}

/** Lets the database refuse whatever this page writes, as on a full disk, until what it gives is called. */
export async function fullDisk(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const { put, add } = IDBObjectStore.prototype;
    const refuse = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    };
    Object.assign(IDBObjectStore.prototype, { put: refuse, add: refuse });
    Object.assign(globalThis, { freeDisk: () => Object.assign(IDBObjectStore.prototype, { put, add }) });
  });
  return () => page.evaluate(() => void (globalThis as unknown as { freeDisk(): void }).freeDisk());
}

import type { Page } from 'puppeteer-core';
import type { Driver } from './driver.ts';
import { inFirefoxWindow } from './firefox-window.ts';

export type Scheme = 'light' | 'dark';

/** Lets a page believe that the system is light or dark. Firefox knows no emulation of it, but a preference. */
export async function setScheme(driver: Driver, page: Page, scheme: Scheme): Promise<void> {
  if (driver.name === 'chromium') {
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
  } else {
    const preference = 'layout.css.prefers-color-scheme.content-override';
    const value = scheme === 'dark' ? 0 : 1;
    await inFirefoxWindow(driver.browser, `Services.prefs.setIntPref('${preference}', ${value}) ?? null`);
  }
  const dark = scheme === 'dark';
  const taken = (is: boolean) => matchMedia('(prefers-color-scheme: dark)').matches === is;
  // By the clock: a page behind another draws no frames.
  await page.waitForFunction(taken, { polling: 50 }, dark);
}

import type { Page } from 'puppeteer-core';
import type { Driver } from './driver.ts';
import { inFirefoxWindow } from './firefox-window.ts';

const media = {
  'reduced-motion': {
    query: '(prefers-reduced-motion: reduce)',
    feature: { name: 'prefers-reduced-motion', value: 'reduce' },
    preference: { name: 'ui.prefersReducedMotion', on: 1, off: 0 },
  },
  'forced-colors': {
    query: '(forced-colors: active)',
    feature: { name: 'forced-colors', value: 'active' },
    preference: { name: 'browser.display.document_color_use', on: 2, off: 0 },
  },
} as const;

/**
 * Does something on a page that believes that the system asks for this medium. Firefox knows no emulation of it, but a
 * preference.
 */
export async function inMedium(
  driver: Driver,
  page: Page,
  medium: keyof typeof media,
  work: () => Promise<void>,
): Promise<void> {
  const { query, feature, preference } = media[medium];
  const believed = (is: boolean) =>
    page.waitForFunction((asked: string, wanted: boolean) => matchMedia(asked).matches === wanted, {}, query, is);
  const prefer = (value: number) =>
    inFirefoxWindow(driver.browser, `Services.prefs.setIntPref('${preference.name}', ${value}) ?? null`);
  if (driver.name === 'firefox') {
    await prefer(preference.on);
    await believed(true);
    await work();
    await prefer(preference.off);
  } else {
    // The emulation ends with its session.
    const session = await page.createCDPSession();
    await session.send('Emulation.setEmulatedMedia', { features: [feature] });
    await believed(true);
    await work();
    await session.detach();
  }
  await believed(false);
}

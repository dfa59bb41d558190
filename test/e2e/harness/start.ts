import { afterAll, beforeAll } from 'vitest';
import { type Site, startSite } from '../../fixtures/site-server.ts';
import { chromium } from './chromium.ts';
import type { BrowserName, Driver, StartOptions } from './driver.ts';
import { firefox } from './firefox.ts';

export const browserName = process.env.OUTRIGGER_BROWSER as BrowserName;

/** The browser of this run with the extension in it, and a small web site, for one file of tests or a part of it. */
export function world(
  pages: Parameters<typeof startSite>[0] = {},
  options: StartOptions = {},
): { readonly driver: Driver; readonly site: Site } {
  const state: { driver?: Driver; site?: Site } = {};
  beforeAll(async () => {
    state.site = await startSite(pages);
    state.driver = await (browserName === 'firefox' ? firefox(options) : chromium(options));
  });
  afterAll(async () => {
    await state.driver?.close();
    await state.site?.close();
  });
  const given = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('Only inside a test');
    return value;
  };
  return {
    get driver() {
      return given(state.driver);
    },
    get site() {
      return given(state.site);
    },
  };
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromium } from '../harness/chromium.ts';
import { type Display, startDisplay } from '../harness/display.ts';
import { type Driver, until } from '../harness/driver.ts';

let display: Display;
let driver: Driver;

beforeAll(async () => {
  display = await startDisplay();
  driver = await chromium({ headed: true, env: { DISPLAY: display.name } });
});
afterAll(async () => {
  await driver.close();
  display.close();
});

describe('the shortcut', () => {
  it('opens the real side panel on a key press', async () => {
    const [page] = await driver.browser.pages();
    await page?.bringToFront();
    const target = await until('the side panel', async () => {
      display.press('alt+shift+u');
      return driver.browser
        .waitForTarget((open) => open.url().endsWith('/sidepanel.html'), { timeout: 2000 })
        .catch(() => null);
    });
    const panel = await target.asPage();
    await panel.waitForSelector('::-p-aria([name="Message"][role="textbox"])');
    const tabs = await panel.evaluate(async () => (await chrome.tabs.query({})).map((tab) => tab.url));
    expect(tabs.filter((url) => url?.includes('sidepanel.html'))).toEqual([]);
    const width = await panel.evaluate(() => innerWidth);
    expect(width).toBeGreaterThan(300);
    expect(width).toBeLessThan(700);
  });
});

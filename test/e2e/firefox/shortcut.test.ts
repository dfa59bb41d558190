import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Display, startDisplay } from '../harness/display.ts';
import { type Driver, until } from '../harness/driver.ts';
import { firefox } from '../harness/firefox.ts';
import { inFirefoxWindow } from '../harness/firefox-window.ts';

let display: Display;
let driver: Driver;

beforeAll(async () => {
  display = await startDisplay();
  driver = await firefox({ headed: true, env: { DISPLAY: display.name } });
});
afterAll(async () => {
  await driver.close();
  display.close();
});

describe('the shortcut', () => {
  it('opens the real sidebar on a key press', async () => {
    const [page] = await driver.browser.pages();
    await page?.bringToFront();
    const address = await until('the sidebar', async () => {
      display.press('alt+shift+u');
      const open = await inFirefoxWindow<string>(
        driver.browser,
        `SidebarController.isOpen ? document.getElementById('sidebar').contentDocument?.getElementById('webext-panels-browser')?.currentURI?.spec ?? '' : ''`,
      );
      return open.endsWith('/sidepanel.html') ? open : null;
    });
    expect(address).toBe(`${driver.origin}/sidepanel.html`);
  });
});

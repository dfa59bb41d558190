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

/** The key toggles: it is pressed again only where the first press did nothing. */
const registered = `document.querySelector('keyset[id^="ext-keyset"] key[modifiers="alt,shift"], keyset[id^="ext-keyset"] key[key="U"]') !== null`;
const panelAddress = `document.getElementById('sidebar').contentDocument?.getElementById('webext-panels-browser')?.currentURI?.spec ?? ''`;

describe('the shortcut', () => {
  it('opens the real sidebar on a key press', async () => {
    const [page] = await driver.browser.pages();
    await page?.bringToFront();
    await until('the key of the sidebar', () => inFirefoxWindow<boolean>(driver.browser, registered));
    await until('the sidebar to open', async () => {
      display.press('alt+shift+u');
      return until(
        'one press to work',
        () => inFirefoxWindow<boolean>(driver.browser, 'SidebarController.isOpen'),
        3000,
      ).catch(() => false);
    });
    const address = await until('the panel in it', async () => {
      const shown = await inFirefoxWindow<string>(driver.browser, panelAddress);
      return shown.endsWith('/sidepanel.html') ? shown : null;
    });
    expect(address).toBe(`${driver.origin}/sidepanel.html`);
  });
});

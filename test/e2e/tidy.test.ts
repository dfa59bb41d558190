import { describe, expect, it } from 'vitest';
import { openedPage, until } from './harness/driver.ts';
import { openTabs, tabUrls } from './harness/library.ts';
import { choose, isGone, press, shown, texts, untick } from './harness/panel.ts';
import { world } from './harness/start.ts';

const its = world();

describe('the shortcut "Tidy tabs" without a panel', () => {
  it('also asks in a panel in its own window', async () => {
    const { driver, site } = its;
    await openTabs(
      driver,
      ['/one', '/one'].map((path) => site.url(path)),
    );
    const hand = await driver.hand();
    await hand.evaluate(async () => {
      const { id } = await chrome.windows.getCurrent();
      await chrome.windows.create({ type: 'popup', url: 'sidepanel.html', focused: false });
      await chrome.windows.update(id ?? -1, { focused: true });
    });
    const panel = await openedPage(driver.browser, 'sidepanel.html');
    await driver.command('tidy-tabs');

    await shown(panel, '[data-confirm~="close_tabs"]');
    await choose(panel, 'deny');
    await until('the question to be over', async () => (await panel.$('[data-confirm]')) === null);
    expect((await tabUrls(driver)).filter((url) => url === site.url('/one'))).toHaveLength(2);
    await panel.close();
  });

  it('asks in its own window and runs the ticked rows', async () => {
    const { driver, site } = its;
    await openTabs(
      driver,
      ['/one', '/two', '/one', '/two'].map((path) => site.url(path)),
    );
    await driver.command('tidy-tabs');

    const dialog = await openedPage(driver.browser, 'confirm.html');
    await shown(dialog, '[data-confirm~="close_tabs"]');
    expect((await texts(dialog, '[data-confirm] [data-row]')).join(' ')).toContain('Page one');
    await untick(dialog, 'Page two');
    await choose(dialog, 'allow');
    await until('the window to close', () => isGone(dialog));
    await until(
      'one copy to close',
      async () => (await tabUrls(driver)).filter((url) => url === site.url('/one')).length === 1,
    );
    expect((await tabUrls(driver)).filter((url) => url === site.url('/two'))).toHaveLength(2);

    const panel = await driver.openPanel();
    await press(panel, 'Activity');
    await until('the record of it', async () => (await texts(panel, 'main, body')).join(' ').includes('Close'));
  });
});

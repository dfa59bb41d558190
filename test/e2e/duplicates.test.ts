import { describe, expect, it } from 'vitest';
import { until } from './harness/driver.ts';
import { openTabs, tabUrls } from './harness/library.ts';
import { answered, call, choose, fill, gone, press, say, shown, texts, untick } from './harness/panel.ts';
import { world } from './harness/start.ts';

const its = world();

describe('closing duplicate tabs without a model', () => {
  it('lists them, closes the ticked ones, reports the result, and reopens them', async () => {
    const { driver, site } = its;
    const pages = ['/a', '/b', '/a', '/c', '/b', '/a'].map((path) => site.url(path));
    await openTabs(driver, pages);
    const panel = await driver.openPanel();

    await say(panel, 'close the duplicate tabs');
    const dialog = await shown(panel, '[data-confirm~="close_tabs"]');
    expect(await dialog.evaluate((element) => element.getAttribute('role'))).toBe('alertdialog');
    expect(await texts(panel, '[data-confirm] [data-row]')).toHaveLength(3);
    expect(await tabUrls(driver)).toHaveLength(6);

    await untick(panel, 'Page b');
    expect(await texts(panel, '[data-choice="allow"]')).toEqual(['Close 2']);
    await choose(panel, 'allow');
    await call(panel, 'close_tabs', 'done');
    await answered(panel, '2');
    expect((await tabUrls(driver)).toSorted()).toEqual(['/a', '/b', '/b', '/c'].map((path) => site.url(path)));

    await press(panel, 'Undo: close 2 tabs');
    await until('the tabs to come back', async () => (await tabUrls(driver)).length === 6);
    expect(await tabUrls(driver)).toEqual(pages);
  });

  it('takes words of a refusal as the next sentence, or leads back to the list', async () => {
    const { driver } = its;
    const panel = await driver.openPanel();
    await press(panel, 'New chat');
    await say(panel, 'close the duplicate tabs');
    await shown(panel, '[data-confirm~="close_tabs"]');
    await fill(panel, 'Reason', 'how many tabs are open');
    await choose(panel, 'deny');
    await call(panel, 'close_tabs', 'declined');
    await shown(panel, '[data-message="user"][aria-label="You: how many tabs are open"]');
    await answered(panel, 'tabs in 1 window');

    await say(panel, 'close the duplicate tabs');
    await shown(panel, '[data-confirm~="close_tabs"]');
    await fill(panel, 'Reason', 'page b is still wanted');
    await panel.keyboard.press('Enter');
    await answered(panel, 'untick rows in the list');
    expect(await panel.$('[data-message="user"][aria-label*="wanted"]')).toBeNull();
    await (await shown(panel, '.chips .chip:enabled')).click();
    await shown(panel, '[data-confirm~="close_tabs"] [data-row]');
    expect(await texts(panel, '[data-confirm] [data-row]')).toHaveLength(3);
    await untick(panel, 'Page b');
    await choose(panel, 'deny');
    await gone(panel, '[data-confirm]');
    expect(await tabUrls(driver)).toHaveLength(6);
  });
});

import { describe, expect, it, vi } from 'vitest';
import { violations } from '../harness/axe.ts';
import { runTool } from '../harness/background.ts';
import { until } from '../harness/driver.ts';
import { misfits, narrowed } from '../harness/fit.ts';
import { openTabs, tabUrls } from '../harness/library.ts';
import { call, choose, press, say, shown, texts } from '../harness/panel.ts';
import { world } from '../harness/start.ts';

// The browser's alarm comes at a whole minute.
vi.setConfig({ testTimeout: 240_000 });

const its = world();

const idOf = async (url: string): Promise<number> => {
  const hand = await its.driver.hand();
  const ids = await hand.evaluate(
    async (wanted: string) => (await chrome.tabs.query({})).filter((tab) => tab.url === wanted).map((tab) => tab.id),
    url,
  );
  return ids[0] ?? -1;
};
const open = (url: string) =>
  until(`${url} to be open`, async () => (await tabUrls(its.driver)).includes(url), 150_000);
const closed = (url: string) => until(`${url} to be closed`, async () => !(await tabUrls(its.driver)).includes(url));

describe('a snoozed tab', () => {
  it('is closed by a sentence, is in the library with its time, and is restored by one Undo', async () => {
    const { driver, site } = its;
    const url = site.url('/harbour');
    await openTabs(driver, [url]);
    const panel = await driver.openPanel();
    await panel.bringToFront();
    await say(panel, 'snooze the harbour tab until tomorrow at 9');
    await shown(panel, '[data-confirm="snooze_tabs"]');
    await choose(panel, 'allow');
    await closed(url);
    await call(panel, 'snooze_tabs', 'done');
    await narrowed(panel);
    expect([...(await violations(panel)), ...(await misfits(panel))]).toEqual([]);

    const library = await driver.openPage('library.html#sessions');
    await until('its row', async () => (await texts(library, '[role="row"]')).join().includes('back '));
    expect(await violations(library)).toEqual([]);
    await library.close();
    const options = await driver.openPage('options.html#rules');
    await shown(options, '[data-snoozed]');
    expect(await violations(options)).toEqual([]);

    await panel.bringToFront();
    await press(panel, 'Undo: snooze 1 tab');
    await open(url);
    await until('the snooze to be over', async () => (await options.$$('[data-snoozed]')).length === 0);
    await options.close();
  });

  it('is opened early, and does not come back twice', async () => {
    const { driver, site } = its;
    const url = site.url('/lighthouse');
    await openTabs(driver, [url]);
    const hand = await driver.hand();
    await runTool(hand, 'snooze_tabs', {
      tab_ids: [await idOf(url)],
      until: new Date(Date.now() + 86_400_000).toISOString(),
    });
    await closed(url);
    const options = await driver.openPage('options.html#rules');
    await (await shown(options, '[data-snoozed] button')).click();
    await open(url);
    await until('the snooze to be over', async () => (await options.$$('[data-snoozed]')).length === 0);
    expect((await runTool(hand, 'list_sessions', { snoozed: true })).result?.data).toMatchObject({ total: 0 });
    await options.close();
  });

  it('is snoozed by the menu of its page', async () => {
    const { driver, site } = its;
    const url = site.url('/menu');
    await openTabs(driver, [url]);
    const hand = await driver.hand();
    await hand.evaluate(async (id: number) => void (await chrome.tabs.update(id, { active: true })), await idOf(url));
    await driver.menu('snooze-tomorrow');
    await closed(url);
    const { result } = await runTool(hand, 'list_sessions', { snoozed: true });
    expect(result?.data).toMatchObject({ total: 1 });
  });

  it('comes back at the start of a browser that was closed at its time', async () => {
    const { driver, site } = its;
    const url = site.url('/tide');
    await openTabs(driver, [url]);
    const hand = await driver.hand();
    await runTool(hand, 'snooze_tabs', {
      tab_ids: [await idOf(url)],
      until: new Date(Date.now() + 20_000).toISOString(),
    });
    await closed(url);
    const due = Date.now() + 20_000;
    await driver.restart();
    await until('its time to be over', async () => Date.now() > due, 60_000);
    await open(url);
    expect((await tabUrls(driver)).filter((one) => one === url)).toHaveLength(1);
  });
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ElementHandle, Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { until } from '../harness/driver.ts';
import { openTabs } from '../harness/library.ts';
import { byRole, press, texts } from '../harness/panel.ts';
import { world } from '../harness/start.ts';

const its = world();

/** Port of this machine that refuses connections. */
async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

/** Options in the list over the box for these words, once the harbour is among them. */
async function offered(panel: Page, words: string): Promise<string> {
  const box = (await byRole(panel, 'textbox', 'Message')) as ElementHandle<HTMLTextAreaElement>;
  await box.click();
  await panel.keyboard.press('End');
  for (const _ of (await box.evaluate(({ value }) => value)) ?? '') await panel.keyboard.press('Backspace');
  await box.type(words);
  return until(`options for ${words}`, async () => {
    const all = (await texts(panel, '[role="option"]')).join(' | ');
    return all.includes('Page harbour') && all;
  });
}

it('a tab that failed to load is not suggested', async () => {
  const { driver, site } = its;
  const [good, bad] = [site.url('/harbour'), `http://127.0.0.1:${await closedPort()}/harbour`];
  await openTabs(driver, [good, bad]);
  const hand = await driver.hand();
  const front = (url: string) =>
    hand.evaluate(async (wanted: string) => {
      const tab = (await chrome.tabs.query({})).find((one) => one.url === wanted);
      await chrome.tabs.update(tab?.id ?? -1, { active: true });
      return tab?.title ?? '';
    }, url);

  await front(good);
  await until('the page in front among the sentences', async () =>
    (await driver.addressBarList('bookm')).join().includes('Page harbour'),
  );
  const title = await front(bad);
  expect(title).not.toBe('');
  await until('the failed one in front', async () =>
    (await driver.addressBarList('bookm')).every((one) => !one.includes('Page harbour')),
  );
  expect((await driver.addressBarList('bookm')).slice(1).join()).not.toContain(title);

  const panel = await driver.openPanel();
  await press(panel, 'New chat');
  await until('what is open', async () => (await texts(panel, '.empty-fact')).join().includes('tabs'));
  expect((await texts(panel, '.suggestion')).join()).not.toContain(title);
  expect(await offered(panel, '@')).not.toContain('127.0.0.1');
  expect(await offered(panel, '@harbour')).not.toContain('127.0.0.1');
  expect(await offered(panel, 'harbour')).not.toContain('127.0.0.1');
});

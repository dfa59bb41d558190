import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AskingBrowser, askingBrowser } from '../../harness/asking-browser.ts';
import { until } from '../../harness/driver.ts';
import { modelPermissionCases } from '../../harness/model-permission.ts';
import { pagePermissionCases } from '../../harness/page-permission.ts';
import { press, say, shown } from '../../harness/panel.ts';

let browser: AskingBrowser;
beforeAll(async () => {
  browser = await askingBrowser();
});
afterAll(() => browser.close());

const its: Pick<AskingBrowser, 'driver' | 'answerPrompt'> = {
  get driver() {
    return browser.driver;
  },
  answerPrompt: (...given) => browser.answerPrompt(...given),
};
const { servers } = modelPermissionCases(its);
pagePermissionCases(its);

it('was allowed the data in the same question, and gets nothing once that is withdrawn', async () => {
  const hand = await its.driver.hand();
  const sent = ['browsingActivity', 'bookmarksInfo', 'websiteContent'];
  const granted = await hand.evaluate(async () => JSON.stringify(await chrome.permissions.getAll()));
  expect(JSON.parse(granted)).toMatchObject({ data_collection: expect.arrayContaining(sent) });

  await hand.evaluate(() => {
    const { permissions } = chrome as unknown as { permissions: { remove(what: object): Promise<boolean> } };
    return permissions.remove({ data_collection: ['websiteContent'] });
  });
  const held = async () => hand.evaluate(async () => JSON.stringify(await chrome.permissions.getAll()));
  await until('the browser to have taken it back', async () => !(await held()).includes('websiteContent'));
  const requests = () => [...servers.values()].reduce((sum, server) => sum + server.requests.length, 0);
  const before = requests();
  const panel = await its.driver.openPanel();
  await press(panel, 'New chat');
  await say(panel, 'And who are you now, model?');
  await shown(panel, '[data-end="error"]');
  expect(requests()).toBe(before);
});

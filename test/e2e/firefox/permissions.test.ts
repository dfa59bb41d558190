import { expect, it } from 'vitest';
import { until } from '../harness/driver.ts';
import { inFirefoxWindow } from '../harness/firefox-window.ts';
import { type Asking, modelPermissionCases } from '../harness/model-permission.ts';
import { pagePermissionCases } from '../harness/page-permission.ts';
import { press, say, shown } from '../harness/panel.ts';
import { world } from '../harness/start.ts';

const its = world();

/** Presses a button of Firefox's own question, in whichever tab it stands. */
const answerPrompt = (choice: 'allow' | 'deny') =>
  until('the question of Firefox', () =>
    inFirefoxWindow<boolean>(
      its.driver.browser,
      `(() => {
        const asked = gBrowser.browsers
          .map((browser) => PopupNotifications.getNotification('addon-webext-permissions', browser))
          .find((one) => one);
        if (!asked) return false;
        const button = ${choice === 'allow'} ? asked.mainAction : asked.secondaryActions[0];
        button.callback({ source: 'button' });
        asked.remove();
        return true;
      })()`,
    ),
  );

const asking: Asking = {
  get driver() {
    return its.driver;
  },
  answerPrompt,
};
const { servers } = modelPermissionCases(asking);
pagePermissionCases(asking);

it('was allowed the data too, in the same question, and gets nothing once that is taken back', async () => {
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

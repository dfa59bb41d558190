import { beforeAll, expect, it } from 'vitest';
import { callText, withModel } from '../harness/model.ts';
import { answered, call, say } from '../harness/panel.ts';
import { world } from '../harness/start.ts';

const its = world({ '/tide': { title: 'Tide', body: '<h1>High water</h1>' } });
const model = withModel(its);

beforeAll(async () => {
  const pages = await its.driver.browser.pages();
  const page = pages.find((open) => !open.url().startsWith('chrome-extension:'));
  await page?.goto(its.site.url('/tide'));
});

it('takes a picture of the page on which the panel was opened, and keeps it out of the text', async () => {
  const panel = await its.driver.openPanel();
  model.script([callText('capture_page', {}), 'I took it.']);
  await say(panel, 'What does it look like?');
  await call(panel, 'capture_page', 'done');
  await answered(panel, 'I took it.');
  const told = JSON.stringify(model.bodies().at(-1)?.messages);
  expect(told).toMatch(/width\W+\d{3}/);
  expect(told).not.toMatch(/[A-Za-z0-9+/]{200}/);
});

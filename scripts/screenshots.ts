/** Takes the pictures of the README from the built extension, in Chromium, into `docs/images/`. */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'puppeteer-core';
import { chromium } from '../test/e2e/harness/chromium.ts';
import { type Scheme, setScheme } from '../test/e2e/harness/colour-scheme.ts';
import { answered, byRole, choose, gone, press, say, shown } from '../test/e2e/harness/panel.ts';
import { callText, scriptedModel } from '../test/e2e/harness/scripted-model.ts';
import { startSite } from '../test/fixtures/site-server.ts';
import { pages, panelAmongSamples } from './samples.ts';

const folder = fileURLToPath(new URL('../docs/images/', import.meta.url));

const reply = `You have **five** pages open, and two of them go with the trip to Da Nang:

| Page | About | Keep |
| --- | --- | --- |
| Ferry timetable | the trip | yes |
| A morning at the harbour | the trip | yes |
| Invoices, third quarter | work | until Friday |

- *Tide tables* is among your bookmarks already.
- Tag all three \`da-nang\`, and they stay together.`;

const site = await startSite(pages);
const driver = await chromium();
try {
  await mkdir(folder, { recursive: true });
  const panel = await panelAmongSamples(driver, site);
  const message = await byRole(panel, 'textbox', 'Message');
  await message.type('close the duplicate tabs');
  await shown(panel, '.option');
  await take(panel, 'palette', 'light', [400, 760]);
  await message.press('Enter');
  await shown(panel, '[data-choice="allow"][aria-disabled="false"]');
  for (const scheme of ['light', 'dark'] as const) await take(panel, `confirmation-${scheme}`, scheme, [400, 740]);
  await choose(panel, 'allow');
  await answered(panel, 'Closed');

  const model = await scriptedModel(driver, 'qwen3-8b');
  model.script([callText('list_tabs', {}), callText('search_bookmarks', { query: 'tide' }), reply]);
  await panel.bringToFront();
  await panel.waitForSelector('::-p-text(qwen3-8b · Test server)');
  await press(panel, 'New chat');
  await say(panel, 'I am planning the trip to Da Nang. What do I have so far?');
  await answered(panel, 'stay together');
  await gone(panel, '.status-line[data-busy="true"]');
  await panel.mouse.move(200, 700);
  await take(panel, 'answer', 'light', [400, 760]);

  const options = await driver.openPage('options.html#providers');
  await press(options, 'Add provider');
  await take(options, 'providers', 'light', [720, 640]);
  await model.close();
} finally {
  await driver.close();
  await site.close();
}

/** Drawn larger than it is shown, so that letters stay sharp; not twice, which would weigh more than it gives. */
async function take(page: Page, name: string, scheme: Scheme, [width, height]: [number, number]): Promise<void> {
  await page.setViewport({ width, height, deviceScaleFactor: 1.5 });
  await setScheme(driver, page, scheme);
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((one) => one.finished)).then(() => null));
  await page.screenshot({ path: `${folder}${name}.png` as const });
  console.log(`› docs/images/${name}.png`);
}

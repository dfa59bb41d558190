/** Films the main job in Chromium, closing the duplicate tabs and taking it back, into `docs/images/main-job.png`. */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '../test/e2e/harness/chromium.ts';
import { setScheme } from '../test/e2e/harness/colour-scheme.ts';
import { answered, byRole, choose, gone, press, shown } from '../test/e2e/harness/panel.ts';
import { startSite } from '../test/fixtures/site-server.ts';
import { animatedPng, type Frame } from './animated-png.ts';
import { pages, panelAmongSamples } from './samples.ts';

const sentence = 'close the duplicate tabs';
const site = await startSite(pages);
const driver = await chromium();
const frames: Frame[] = [];
try {
  const panel = await panelAmongSamples(driver, site);
  await panel.setViewport({ width: 400, height: 640, deviceScaleFactor: 1 });
  await setScheme(driver, panel, 'light');
  const film = async (ms: number) => {
    await panel.evaluate(() =>
      Promise.allSettled(document.getAnimations().map((one) => one.finished)).then(() => null),
    );
    frames.push({ png: await panel.screenshot({ type: 'png' }), ms });
  };

  const message = await byRole(panel, 'textbox', 'Message');
  await shown(panel, '.suggestion');
  await film(1200);
  for (const [at, letter] of [...sentence].entries()) {
    await message.type(letter);
    if (at % 4 === 3) await film(160);
  }
  await shown(panel, '.option');
  await film(1600);
  await panel.keyboard.press('Enter');
  await shown(panel, '[data-choice="allow"][aria-disabled="false"]');
  await film(2200);
  await choose(panel, 'allow');
  await answered(panel, 'Closed');
  await gone(panel, '.status-line[data-busy="true"]');
  await film(2000);
  await press(panel, 'Undo: close 3 tabs');
  await shown(panel, '.call-undo .tick');
  await film(2400);
} finally {
  await driver.close();
  await site.close();
}
const path = fileURLToPath(new URL('../docs/images/main-job.png', import.meta.url));
const film = animatedPng(frames);
await writeFile(path, film);
console.log(`› docs/images/main-job.png, ${frames.length} pictures, ${Math.round(film.length / 1000)} kB`);

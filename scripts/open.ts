/** Opens the built extension in a browser with sample bookmarks and tabs. Ends when the browser is closed. */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '../test/e2e/harness/chromium.ts';
import type { Driver } from '../test/e2e/harness/driver.ts';
import { firefox } from '../test/e2e/harness/firefox.ts';
import { startSite } from '../test/fixtures/site-server.ts';
import { pages, saveSamples, tabs } from './samples.ts';

const headless = process.argv.includes('--headless');
const name = process.argv.includes('firefox') ? 'firefox' : 'chromium';

async function openSamples(driver: Driver, origin: string): Promise<void> {
  const [first] = await driver.browser.pages();
  for (const [index, path] of tabs.entries()) {
    const page = index === 0 && first ? first : await driver.browser.newPage();
    await page.goto(`${origin}${path}`);
  }
}

const site = await startSite(pages);
console.log(`› Opening ${name}`);
const driver = await (name === 'firefox' ? firefox({ headed: !headless }) : chromium({ headed: !headless }));
await saveSamples(driver);
await openSamples(driver, site.origin);
if (name === 'firefox')
  console.log('› Firefox keeps its sidebar to itself: press Alt+Shift+U, or use the tab that opens now');
const panel = await driver.openPanel();
await panel.waitForSelector('[aria-label="Message"], textarea');
console.log('› Outrigger is open. Try: close duplicate tabs');

if (headless) {
  const folder = fileURLToPath(new URL('../.output/', import.meta.url));
  await mkdir(folder, { recursive: true });
  await panel.setViewport({ width: 400, height: 800 });
  await panel.waitForFunction(() => innerWidth === 400 && document.getAnimations().length === 0);
  await panel.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await panel.screenshot({ path: `${folder}start.png` });
  console.log(`› Screenshot: ${folder}start.png`);
  await driver.close();
  await site.close();
} else {
  console.log('› Close the browser or press Ctrl+C to end');
  process.once('SIGINT', () => driver.browser.close());
  await new Promise<void>((resolve) => driver.browser.once('disconnected', () => resolve()));
  await site.close();
}

import { mkdir } from 'node:fs/promises';
import puppeteer, { type Page } from 'puppeteer-core';
import { createServer } from 'vite';

/** Pictures of every page in three widths and both themes: `node test/ui/options-preview/shoot.ts <folder> [page…]`. */
const [folder = '/tmp/outrigger-options', ...only] = process.argv.slice(2);

const press = (page: Page, name: string) => page.locator(`::-p-aria([name="${name}"][role="button"])`).click();
const idle = async () => {};

const steps: Record<string, (page: Page) => Promise<unknown>> = {
  list: idle,
  providers: idle,
  add: (page) => press(page, 'Add provider'),
  wrong: async (page) => {
    await press(page, 'Add provider');
    await press(page, 'Save');
  },
  tested: async (page) => {
    await page.locator('[data-provider="p2"] button[aria-expanded]').click();
    await press(page, 'Test connection');
    await page.locator('[data-step="model"]').wait();
  },
  models: async (page) => {
    await page.locator('[data-provider="p2"] button[aria-expanded]').click();
    await press(page, 'List models');
    await page.locator('.model-option').wait();
  },
  tools: idle,
  shortcuts: idle,
  appearance: idle,
  data: (page) => press(page, 'Delete all chats'),
  activity: (page) => page.locator('[data-entry="e1"] button[aria-expanded]').click(),
  inspector: (page) => page.locator('summary').click(),
  about: idle,
  welcome: idle,
};
const pageOf: Record<string, string> = {
  list: 'all',
  add: 'providers',
  wrong: 'providers',
  tested: 'providers',
  models: 'providers',
};

await mkdir(folder, { recursive: true });
const server = await createServer({ root: import.meta.dirname, configFile: `${import.meta.dirname}/vite.config.ts` });
await server.listen();
const [address] = server.resolvedUrls?.local ?? [];
const browser = await puppeteer.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage();
page.on('pageerror', (error) => console.error(error));
for (const [name, step] of Object.entries(steps)) {
  if (only.length > 0 && !only.includes(name)) continue;
  for (const theme of ['light', 'dark']) {
    for (const width of [360, 720, 1200]) {
      await page.setViewport({ width, height: 800, deviceScaleFactor: 1 });
      await page.goto('about:blank');
      await page.goto(`${address}?theme=${theme}${name === 'welcome' ? '&welcome' : ''}#${pageOf[name] ?? name}`);
      await page.waitForSelector('h1');
      await new Promise((resolve) => setTimeout(resolve, 300));
      await step(page);
      await new Promise((resolve) => setTimeout(resolve, 400));
      await page.screenshot({ path: `${folder}/${name}-${theme}-${width}.png`, fullPage: name !== 'list' });
    }
  }
}
await browser.close();
await server.close();

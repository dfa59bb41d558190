import { mkdir } from 'node:fs/promises';
import puppeteer, { type Page } from 'puppeteer-core';
import { createServer } from 'vite';

/** Pictures of every scene in three widths and both themes: `node test/ui/preview/shoot.ts <folder> [scene…]`. */
const [folder = '/tmp/outrigger-looks', ...only] = process.argv.slice(2);

const type = (page: Page, words: string) => page.locator('textarea').fill(words);
const press = (page: Page, name: string) => page.locator(`button[aria-label="${name}"]`).click();

const steps: Record<string, (page: Page) => Promise<unknown>> = {
  empty: async () => {},
  instant: (page) => type(page, 'close the duplicate tabs'),
  streaming: async (page) => {
    await type(page, 'which async runtime should I take?');
    await page.keyboard.press('Enter');
  },
  writing: async (page) => {
    await type(page, 'tidy up');
    await page.keyboard.press('Enter');
  },
  cards: async () => {},
  confirm: async (page) => {
    await type(page, 'tidy up');
    await page.keyboard.press('Enter');
  },
  error: async () => {},
  choices: async () => {},
  activity: (page) => press(page, 'Activity'),
  chats: (page) => press(page, 'Chats'),
};
const sceneOf: Record<string, string> = { instant: 'empty', chats: 'activity' };

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
    for (const width of [320, 360, 500]) {
      await page.setViewport({ width, height: 720, deviceScaleFactor: 2 });
      await page.goto(`${address}?scene=${sceneOf[name] ?? name}&theme=${theme}`);
      await page.waitForSelector('textarea');
      await new Promise((resolve) => setTimeout(resolve, 300));
      await step(page);
      await new Promise((resolve) => setTimeout(resolve, 700));
      await page.screenshot({ path: `${folder}/${name}-${theme}-${width}.png` });
    }
  }
}
await browser.close();
await server.close();

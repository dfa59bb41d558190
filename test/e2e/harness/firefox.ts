import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { browserPath } from '../../../scripts/browsers.mjs';
import { built, type Driver, other, profileFolder, until } from './driver.ts';

const id = 'outrigger@outrigger.dev';
const uuid = '1b2c3d4e-0000-4000-8000-00000000a001';
const otherUuid = '1b2c3d4e-0000-4000-8000-00000000a002';

/** Milliseconds of idleness after which Firefox stops the background; low, so that tests can have it stopped. */
const idle = 400;

/** Starts Firefox with the extension under a fixed address. `headed` needs a display. */
export async function firefox(options: { headed?: boolean } = {}): Promise<Driver> {
  const profile = await profileFolder();
  const executablePath = browserPath('firefox') ?? '';
  let browser: Browser;
  let hand: Page | null = null;

  async function start(): Promise<void> {
    browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      headless: !options.headed,
      userDataDir: profile.path,
      defaultViewport: null,
      args: ['--remote-allow-system-access', '--width=1280', '--height=900'],
      extraPrefsFirefox: {
        'extensions.webextensions.uuids': JSON.stringify({ [id]: uuid, 'other@example.org': otherUuid }),
        'extensions.webextensions.keepStorageOnUninstall': true,
        'extensions.webextensions.keepUuidOnUninstall': true,
        'extensions.background.idle.timeout': idle,
        'browser.sessionstore.resume_from_crash': false,
        'datareporting.policy.dataSubmissionEnabled': false,
        'app.update.enabled': false,
      },
    });
    await browser.installExtension(built('firefox'));
  }
  await start();
  hand = await until('the welcome page', async () => {
    for (const page of await browser.pages()) {
      if (await page.evaluate(() => location.pathname === '/welcome.html')) return page;
    }
    return null;
  });

  async function open(file: string, host = uuid): Promise<Page> {
    const page = await browser.newPage();
    const url = `moz-extension://${host}/${file}`;
    // Firefox loads the page but never ends the navigation that BiDi waits for.
    page.goto(url).catch(() => null);
    await until(`${file} to load`, () =>
      page.evaluate((wanted: string) => location.href.startsWith(wanted) && document.readyState === 'complete', url),
    );
    return page;
  }

  const driver: Driver = {
    name: 'firefox',
    get browser() {
      return browser;
    },
    origin: `moz-extension://${uuid}`,
    openPanel: () => open('sidepanel.html'),
    openPage: (file) => open(file),
    id,
    async stranger() {
      await browser.installExtension(other);
      return open('page.html', otherUuid);
    },
    async hand() {
      if (!hand || hand.isClosed()) hand = await open('welcome.html');
      return hand;
    },
    async stopBackground() {
      const page = await driver.hand();
      await until('the background to stop', () =>
        page.evaluate(() => {
          const views: Window[] = (
            globalThis as unknown as { browser: { extension: { getViews(): Window[] } } }
          ).browser.extension.getViews();
          return !views.some((view) => view.location.pathname.includes('background'));
        }),
      );
    },
    async restart() {
      await browser.close();
      hand = null;
      await start();
    },
    async close() {
      await browser.close();
      await profile.remove();
    },
  };
  return driver;
}

import puppeteer, { type Browser, type LaunchOptions, type Page } from 'puppeteer-core';
import { browserPath } from '../../../scripts/browsers.mjs';
import {
  built,
  type Driver,
  elsewhere,
  killBrowser,
  openedPage,
  other,
  profileFolder,
  type StartOptions,
  until,
} from './driver.ts';
import { grantedCopy } from './granted.ts';
import { speaking } from './language.ts';

/** Flags for a browser that talks to nobody but this machine. */
export const quiet = [
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--disable-gpu',
  '--disable-search-engine-choice-screen',
  '--window-size=1280,900',
  `--host-resolver-rules=MAP ${elsewhere} 127.0.0.1, MAP *.test 127.0.0.1`,
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Media features of a mouse: it hovers and points finely. */
const mouse = '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

/**
 * Starts Chromium with the extension. Chromium itself knows those languages alone that are installed with it, so the
 * words of `language` lie in the place of the English ones.
 */
export async function chromium(options: StartOptions = {}): Promise<Driver> {
  const { language, granted } = options;
  const profile = await profileFolder(options.profile);
  await options.fill?.(profile.path);
  const given = granted ? await grantedCopy('chromium', profile.path) : built('chromium');
  const extension = language ? await speaking('chromium', profile.path, { ...language, code: 'en' }) : given;
  const executablePath = browserPath('chromium') ?? '';
  const launch: LaunchOptions = {
    executablePath,
    headless: !options.headed,
    pipe: true,
    enableExtensions: true,
    userDataDir: profile.path,
    defaultViewport: null,
    downloadBehavior: { policy: 'allow', downloadPath: profile.downloads },
    ignoreDefaultArgs: options.desktop ? ['--hide-scrollbars'] : false,
    args: [
      ...quiet,
      ...(options.flags ?? []),
      ...(options.desktop ? [mouse] : []),
      ...(language ? [`--force-ui-direction=${language.direction}`] : []),
    ],
    env: { ...process.env, ...options.env },
  };
  let browser!: Browser;
  let id!: string;
  let hand: Page | null = null;
  let panel: Page | null = null;

  async function start(): Promise<void> {
    browser = await puppeteer.launch(launch);
    id = await browser.installExtension(extension);
    await browser.waitForTarget((target) => target.type() === 'service_worker' && target.url().includes(id));
  }
  await start();
  hand = await openedPage(browser, 'welcome.html');

  async function worker() {
    const target = await browser.waitForTarget((open) => open.type() === 'service_worker' && open.url().includes(id));
    return target.worker();
  }

  const driver: Driver = {
    name: 'chromium',
    downloads: profile.downloads,
    get browser() {
      return browser;
    },
    get origin() {
      return `chrome-extension://${id}`;
    },
    async openPanel() {
      if (panel && !panel.isClosed()) return panel;
      const page =
        (await browser.pages()).find((open) => !open.url().startsWith('chrome-extension:')) ??
        (await browser.newPage());
      await page.bringToFront();
      const installed = (await browser.extensions()).get(id);
      if (!installed) throw new Error('The extension is gone');
      const tabs = new Set((await browser.pages()).map((open) => open.target()));
      // Right after the start of the browser, a click on the icon may have no listener yet.
      const target = await until('the side panel', async () => {
        await page.triggerExtensionAction(installed);
        return browser
          .waitForTarget((open) => open.url().endsWith('/sidepanel.html') && !tabs.has(open), { timeout: 5000 })
          .catch(() => null);
      });
      panel = await target.asPage();
      await panel.waitForFunction(() => document.readyState === 'complete' && innerWidth > 0);
      return panel;
    },
    async openPage(file) {
      const page = await browser.newPage();
      await page.goto(`${driver.origin}/${file}`);
      return page;
    },
    async hand() {
      if (!hand || hand.isClosed()) hand = await driver.openPage('welcome.html');
      return hand;
    },
    get id() {
      return id;
    },
    async command(name) {
      await (await worker())?.evaluate(async (command: string) => {
        const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
        const event = chrome.commands.onCommand as unknown as { dispatch(command: string, tab: unknown): void };
        event.dispatch(command, tab);
      }, name);
    },
    async menu(item, over = {}) {
      const tell = async (menuItemId: string, over: object) => {
        // Rejects where there is no such item.
        await chrome.contextMenus.update(menuItemId, {});
        const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
        const event = chrome.contextMenus.onClicked as unknown as { dispatch(info: object, tab: unknown): void };
        event.dispatch({ menuItemId, ...over }, tab);
      };
      await (await worker())?.evaluate(tell, item, over);
    },
    async offerUpdate(version) {
      const page = await driver.openPanel();
      await page.evaluate((ready: string) => {
        const event = chrome.runtime.onUpdateAvailable as unknown as { dispatch(details: object): void };
        event.dispatch({ version: ready });
        // An extension that was installed for a test does not come back after a reload, and takes the browser down with
        // it.
        chrome.runtime.reload = () => window.close();
      }, version);
    },
    async addressBar(sentence) {
      await (await worker())?.evaluate((text: string) => {
        const event = chrome.omnibox.onInputEntered as unknown as { dispatch(text: string, where: string): void };
        event.dispatch(text, 'currentTab');
      }, sentence);
    },
    async addressBarList(sentence) {
      const list = await (await worker())?.evaluate(async (text: string) => {
        type Bar = { dispatch(...what: unknown[]): void };
        const { onInputStarted, onInputChanged } = chrome.omnibox as unknown as Record<string, Bar>;
        let first = '';
        chrome.omnibox.setDefaultSuggestion = (async ({ description }: { description: string }) => {
          first = description;
        }) as typeof chrome.omnibox.setDefaultSuggestion;
        onInputStarted?.dispatch();
        const others = await new Promise<{ description: string }[]>((resolve) =>
          onInputChanged?.dispatch(text, resolve),
        );
        return [first, ...others.map(({ description }) => description)];
      }, sentence);
      return list ?? [];
    },
    async stranger() {
      const page = await browser.newPage();
      await page.goto(`chrome-extension://${await browser.installExtension(other)}/page.html`);
      return page;
    },
    async stopBackground() {
      const page = await driver.hand();
      // A page that waits for an answer starts another one at once.
      const running = browser
        .targets()
        .filter((target) => target.type() === 'service_worker' && target.url().includes(id));
      const session = await page.createCDPSession();
      await session.send('ServiceWorker.enable');
      // A worker that is just starting gets the event the next time.
      await until('the worker to stop', async () => {
        await session.send('ServiceWorker.stopAllWorkers');
        return !browser.targets().some((target) => running.includes(target));
      });
      await session.detach();
    },
    async kill() {
      await killBrowser(browser);
    },
    async restart() {
      if (browser.connected) await browser.close();
      hand = null;
      panel = null;
      await start();
    },
    async close() {
      if (browser.connected) await browser.close();
      await profile.remove();
    },
  };
  return driver;
}

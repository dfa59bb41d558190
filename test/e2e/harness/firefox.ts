import { readdir } from 'node:fs/promises';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { browserPath } from '../../../scripts/browsers.mjs';
import {
  built,
  type Driver,
  killBrowser,
  openedPage,
  other,
  profileFolder,
  type StartOptions,
  until,
} from './driver.ts';
import { inFirefoxWindow, pressExtensionKey } from './firefox-window.ts';
import { grantedCopy } from './granted.ts';
import { speaking } from './language.ts';
import { isGone } from './panel.ts';

const id = 'outrigger@outrigger.dev';
const uuid = '1b2c3d4e-0000-4000-8000-00000000a001';
const otherUuid = '1b2c3d4e-0000-4000-8000-00000000a002';

/** Lets Firefox take itself for one in this language, of which it needs no words of its own. */
const speakOnly = (code: string): string => `(() => {
  Services.locale.availableLocales = ['${code}', 'en-US'];
  Services.locale.requestedLocales = ['${code}'];
  return Services.locale.appLocaleAsBCP47;
})()`;

/** A mouse: something that hovers (4) and points finely (2). */
const mouse = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 };

const background = `WebExtensionPolicy.getByID('${id}').extension`;

/** Starts Firefox with the extension under a fixed address. */
export async function firefox(options: StartOptions = {}): Promise<Driver> {
  const { language, granted } = options;
  const profile = await profileFolder(options.profile);
  const given = granted ? await grantedCopy('firefox', profile.path) : built('firefox');
  const extension = language ? await speaking('firefox', profile.path, language) : given;
  const executablePath = browserPath('firefox') ?? '';
  let browser!: Browser;
  let hand: Page | null = null;
  let panel: Page | null = null;

  async function start(): Promise<void> {
    browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      headless: !options.headed,
      env: { ...process.env, ...options.env },
      userDataDir: profile.path,
      defaultViewport: null,
      args: ['--remote-allow-system-access', '--width=1280', '--height=900'],
      extraPrefsFirefox: {
        'extensions.webextensions.uuids': JSON.stringify({ [id]: uuid, 'other@example.org': otherUuid }),
        'extensions.webextensions.keepStorageOnUninstall': true,
        'extensions.webextensions.keepUuidOnUninstall': true,
        'browser.sessionstore.resume_from_crash': false,
        'datareporting.policy.dataSubmissionEnabled': false,
        'app.update.enabled': false,
        // Otherwise it notes the stack of every promise for whoever drives it, which costs what no user pays.
        'javascript.options.asyncstack': false,
        'browser.download.folderList': 2,
        'browser.download.dir': profile.downloads,
        'network.dns.native-is-localhost': true,
        ...(options.desktop ? mouse : {}),
      },
    });
    if (language) await inFirefoxWindow(browser, speakOnly(language.code));
    await browser.installExtension(extension);
  }
  await start();

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

  /** The page that installing opened. Where what drives the browser does not get into it, another one like it. */
  async function welcome(): Promise<Page> {
    const file = 'welcome.html';
    return openedPage(browser, file).catch(async (failure: unknown) => {
      const addresses = 'gBrowser.tabs.map((tab) => tab.linkedBrowser.currentURI.spec)';
      const tabs = (await inFirefoxWindow(browser, addresses)) as string[];
      if (tabs.includes(`moz-extension://${uuid}/${file}`)) return open(file);
      throw new Error(`Open are ${tabs.join()}`, { cause: failure });
    });
  }
  hand = await welcome();

  const driver: Driver = {
    name: 'firefox',
    downloads: profile.downloads,
    get browser() {
      return browser;
    },
    origin: `moz-extension://${uuid}`,
    async openPanel() {
      if (!panel || (await isGone(panel))) panel = await open('sidepanel.html');
      return panel;
    },
    openPage: (file) => open(file),
    id,
    async command(name) {
      const page = await driver.hand();
      await page.evaluate((command: string) => {
        const { commands } = chrome as unknown as {
          commands: { update(change: { name: string; shortcut: string }): Promise<void> };
        };
        return commands.update({ name: command, shortcut: 'Alt+Shift+9' });
      }, name);
      await pressExtensionKey(browser, 'VK_9');
      // The key is free for the next command.
      await page.evaluate((command: string) => {
        const { commands } = chrome as unknown as { commands: { reset(name: string): Promise<void> } };
        return commands.reset(command);
      }, name);
    },
    async menu(item, over = {}) {
      await inFirefoxWindow(
        browser,
        `(async () => {
          const { extension } = WebExtensionPolicy.getByID(${JSON.stringify(id)});
          await extension.wakeupBackground();
          const click = ${JSON.stringify({ menuItemId: item, modifiers: [], contexts: [], ...over })};
          extension.emit('webext-menu-menuitem-click', click, gBrowser.selectedTab);
          return null;
        })()`,
      );
    },
    async offerUpdate(version) {
      await inFirefoxWindow(
        browser,
        `(() => {
          const from = 'resource://gre/modules/AddonManager.sys.mjs';
          const { AddonManager, AddonManagerPrivate } = ChromeUtils.importESModule(from);
          const install = async () => (await AddonManager.getAddonByID(${JSON.stringify(id)})).reload();
          AddonManagerPrivate.getUpgradeListener(${JSON.stringify(id)})({ version: ${JSON.stringify(version)}, install });
          return null;
        })()`,
      );
    },
    async addressBar(sentence) {
      await inFirefoxWindow(
        browser,
        `(async () => {
          gURLBar.focus();
          gURLBar.search(${JSON.stringify(`ask ${sentence}`)});
          await gURLBar.lastQueryContextPromise;
          gURLBar.handleCommand();
          return null;
        })()`,
      );
    },
    addressBarList: (sentence) =>
      inFirefoxWindow(
        browser,
        `(async () => {
          gURLBar.focus();
          gURLBar.search(${JSON.stringify(`ask ${sentence}`)});
          const { results } = await gURLBar.lastQueryContextPromise;
          return results.filter(({ payload }) => payload.keyword === 'ask').map(({ payload }) => payload.title ?? '');
        })()`,
      ) as Promise<string[]>,
    async stranger() {
      await browser.installExtension(other);
      return open('page.html', otherUuid);
    },
    async hand() {
      if (!hand || hand.isClosed()) hand = await open('welcome.html');
      return hand;
    },
    async stopBackground() {
      const running = await inFirefoxWindow<string | null>(browser, `${background}.backgroundContext?.childId ?? null`);
      // Firefox puts it off while listeners are at work, and takes it back when an event comes meanwhile.
      await until('the background to be gone', () =>
        inFirefoxWindow<boolean>(
          browser,
          `(async () => {
            const gone = () => ${background}.backgroundContext?.childId !== ${JSON.stringify(running)};
            if (!gone()) await ${background}.terminateBackground({ disableResetIdleForTest: true });
            return gone();
          })()`,
        ),
      );
    },
    async kill() {
      await killBrowser(browser);
    },
    async restart() {
      if (browser.connected) await browser.close();
      // Puppeteer puts the profile's own settings back after the browser has gone; a start meanwhile finds them missing.
      await until(
        'the settings to be put back',
        async () => !(await readdir(profile.path)).some((file) => file.endsWith('.puppeteer')),
      );
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

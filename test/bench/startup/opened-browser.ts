import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { browserPath } from '../../../scripts/browsers.mjs';
import { drawnMark, readyMark } from '../../../src/ui/panel/composer/mark-ready.ts';
import { quiet } from '../../e2e/harness/chromium.ts';
import { type BrowserName, profileFolder, until } from '../../e2e/harness/driver.ts';

const id = 'outrigger@outrigger.dev';
const uuid = '1b2c3d4e-0000-4000-8000-00000000a001';
/** Milliseconds for what an extension and its browser do in their first seconds. */
const settling = 4_000;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Milliseconds from the navigation to a new page. */
export interface OpeningTimes {
  /** Until one can type in it. */
  ready: number;
  /** Until all of it is drawn, and works. */
  drawn: number;
}

/** A browser with nothing but one extension, in a fresh profile, at rest. */
export interface OpenedBrowser {
  browser: Browser;
  address: string;
  /** Milliseconds from the navigation to a new page until one can type in it. */
  timeToReady(): Promise<number>;
  /** Opens the panel anew and closes it. */
  openingTimes(): Promise<OpeningTimes>;
  /** Milliseconds until something matches in a new page. Chromium's alone. */
  timeToShown(selector: string): Promise<number>;
  close(): Promise<void>;
}

/** `file`: the page that is opened. `fill`: puts a library into the profile of Chromium before it starts. */
export async function openBrowser(
  name: BrowserName,
  folder: string,
  { file = 'sidepanel.html', fill }: { file?: string; fill?(profile: string): Promise<void> } = {},
): Promise<OpenedBrowser> {
  const profile = await profileFolder();
  await fill?.(profile.path);
  const firefox = name === 'firefox';
  const browser = await puppeteer.launch({
    browser: firefox ? 'firefox' : 'chrome',
    executablePath: browserPath(name) ?? '',
    headless: true,
    userDataDir: profile.path,
    ...(firefox
      ? {
          args: ['--remote-allow-system-access'],
          extraPrefsFirefox: {
            'extensions.webextensions.uuids': JSON.stringify({ [id]: uuid }),
            'javascript.options.asyncstack': false,
          },
        }
      : { pipe: true, enableExtensions: true, args: quiet }),
  });
  const installed = await browser.installExtension(folder);
  const address = `${firefox ? `moz-extension://${uuid}` : `chrome-extension://${installed}`}/${file}`;
  await wait(settling);
  if (fill) await until('the bookmarks to be written', () => hasWrittenBookmarks(profile.path));
  // The page of welcome is none of what is measured, and would be in front.
  for (const page of await browser.pages()) if (page.url().endsWith('/welcome.html')) await page.close();

  /** Opens the page anew, and gives the times of its marks, in milliseconds. */
  async function markedTimes(names: string[]): Promise<number[]> {
    const page = await browser.newPage();
    await page.bringToFront();
    // Firefox loads the page but never ends the navigation that is waited for.
    page.goto(address).catch(() => null);
    const times = await timesOf(page, names);
    await page.close();
    return times;
  }

  async function timeToShown(selector: string): Promise<number> {
    const page = await browser.newPage();
    await page.evaluateOnNewDocument((wanted: string) => {
      const seen = new MutationObserver(() => {
        if (!document.querySelector(wanted)) return;
        seen.disconnect();
        requestAnimationFrame(() => performance.mark('shown'));
      });
      seen.observe(document, { childList: true, subtree: true });
    }, selector);
    await page.bringToFront();
    await page.goto(address);
    await page.waitForFunction(() => performance.getEntriesByName('shown').length > 0);
    const time = await page.evaluate(() => performance.getEntriesByName('shown')[0]?.startTime ?? Number.NaN);
    await page.close();
    return time;
  }

  return {
    browser,
    address,
    timeToReady: async () => (await markedTimes([readyMark]))[0]!,
    async openingTimes() {
      const [ready, drawn] = await markedTimes([readyMark, drawnMark]);
      return { ready: ready!, drawn: drawn! };
    },
    timeToShown,
    async close() {
      await browser.close();
      await profile.remove();
    },
  };
}

/** Chromium writes the bookmarks that it was filled with once more, which stops it for some tenths of a second. */
const hasWrittenBookmarks = async (profile: string): Promise<boolean> =>
  (await readFile(join(profile, 'Default', 'Bookmarks'), 'utf8')).includes('"checksum"');

async function timesOf(page: Page, wanted: string[]): Promise<number[]> {
  for (const end = Date.now() + 30_000; Date.now() < end; await wait(100)) {
    const times = await page
      .evaluate(
        (names: string[]) => names.flatMap((name) => performance.getEntriesByName(name)[0]?.startTime ?? []),
        wanted,
      )
      .catch(() => []);
    if (times.length === wanted.length) return times;
  }
  throw new Error('The page is not drawn after 30 seconds.');
}

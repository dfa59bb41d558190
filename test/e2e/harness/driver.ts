import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'puppeteer-core';
import type { Language } from './language.ts';

export type BrowserName = 'chromium' | 'firefox';

/** `headed` needs a display. `granted`: with all permissions that are otherwise asked for in the moment. */
export interface StartOptions {
  headed?: boolean;
  /** Lets pages believe in a mouse and room for scroll bars, as on a desktop. Without a screen browsers report neither. */
  desktop?: boolean;
  granted?: boolean;
  language?: Language;
  env?: Record<string, string>;
  /** Further flags of Chromium. */
  flags?: string[];
  /** Folder of the profile; otherwise one that lives as long as the driver. */
  profile?: string;
  /** Fills the folder of Chromium's profile before the browser starts. */
  fill?(profile: string): Promise<void>;
}

/** The built extension of a browser. */
export const built = (browser: BrowserName): string =>
  fileURLToPath(new URL(`../../../.output/${browser === 'chromium' ? 'chrome' : 'firefox'}-mv3`, import.meta.url));

/** A real browser with the extension, with the same interface for both browsers. */
export interface Driver {
  readonly name: BrowserName;
  readonly browser: Browser;
  /** Origin of the extension's pages, without a slash at the end. */
  readonly origin: string;
  /** The side panel: the real one in Chromium, the same page in a tab in Firefox. */
  openPanel(): Promise<Page>;
  /** A page of the extension in a tab of its own. */
  openPage(file: string): Promise<Page>;
  /** A page of the extension through which tests reach the browser's APIs; opened once, never a panel. */
  hand(): Promise<Page>;
  /** Fires a command of the manifest, as its key would. */
  command(name: string): Promise<void>;
  /** Tells the background of a click on an item of its menus, over this of the tab in front. */
  menu(item: string, over?: { linkUrl?: string; selectionText?: string }): Promise<void>;
  /** Tells the panel that is open of a version that is ready. Firefox installs it; in Chromium the panel just closes. */
  offerUpdate(version: string): Promise<void>;
  /** Enters a sentence after the extension's keyword in the address bar; Chromium is told that someone did. */
  addressBar(sentence: string): Promise<void>;
  /** Lines under the address bar while a sentence is typed after the keyword, the default one first. */
  addressBarList(sentence: string): Promise<string[]>;
  /** A page of another extension that is installed for it. */
  stranger(): Promise<Page>;
  /** The folder to which the browser saves without asking. */
  readonly downloads: string;
  /** The extension's id, as other extensions name it. */
  readonly id: string;
  /** Stops the background as the browser itself would; resolves when it is gone. */
  stopBackground(): Promise<void>;
  /** Quits the browser and starts it again with the same profile. */
  restart(): Promise<void>;
  /** Kills the browser as a crash would; it runs again after `restart`. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

/** A host name that the browser resolves to this machine, and the extension treats as foreign. */
export const elsewhere = 'models.example';

/** An extension that is not ours. */
export const other = fileURLToPath(new URL('../../fixtures/other-extension', import.meta.url));

/** A profile folder that lives as long as the driver, in this place or in one of its own. */
export async function profileFolder(
  at?: string,
): Promise<{ path: string; downloads: string; remove(): Promise<void> }> {
  const path = at ?? (await mkdtemp(join(tmpdir(), 'outrigger-')));
  const downloads = join(path, 'saved');
  await mkdir(downloads, { recursive: true });
  return { path, downloads, remove: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) };
}

/** Waits until `ready` gives something other than null, undefined or false. Fails after `within` ms with `what`. */
export async function until<T>(
  what: string,
  ready: () => Promise<T | null | undefined | false>,
  within = 30_000,
): Promise<T> {
  const end = Date.now() + within;
  let failure: unknown;
  for (;;) {
    try {
      const found = await ready();
      if (found !== null && found !== undefined && found !== false) return found;
      failure = undefined;
    } catch (error) {
      failure = error;
    }
    if (Date.now() > end) throw new Error(`${what}: not within ${within} ms`, { cause: failure });
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
}

/** The open page of the extension with this file name, loaded. */
export const openedPage = (browser: Browser, file: string): Promise<Page> =>
  until(file, async () => {
    const isIt = (name: string) =>
      location.pathname === name && document.readyState === 'complete' && 'chrome' in window;
    for (const page of await browser.pages()) {
      if (await page.evaluate(isIt, `/${file}`).catch(() => false)) return page;
    }
    return null;
  });

/** Ends the process of a browser at once, and waits until it is gone. */
export async function killBrowser(browser: Browser): Promise<void> {
  const child = browser.process();
  if (!child) throw new Error('The browser has no process here');
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import puppeteer, { type Browser, type Page, type WebWorker } from 'puppeteer-core';
import { browserPath } from '../../../scripts/browsers.mjs';
import { ask } from '../../e2e/harness/background.ts';
import { quiet } from '../../e2e/harness/chromium.ts';
import { openedPage, profileFolder, until } from '../../e2e/harness/driver.ts';
import { firefox } from '../../e2e/harness/firefox.ts';
import { inFirefoxWindow } from '../../e2e/harness/firefox-window.ts';
import { library, size } from './library.ts';

/** A browser with the extension and 100,000 bookmarks, or so many. */
export interface LargeBrowser {
  /** A page of the extension. */
  page: Page;
  /** Opens another page of it. */
  openPage(file: string): Promise<Page>;
  stopBackground(): Promise<void>;
  /**
   * Milliseconds of processor time of each task of the background meanwhile, the longest first; other programs on the
   * machine do not count. Null where the browser does not tell.
   */
  blocks(work: () => Promise<unknown>): Promise<number[] | null>;
  /** The background, where it can be looked into; from then on it can't be stopped. */
  worker(): Promise<WebWorker | null>;
  close(): Promise<void>;
}

/** Tabs share processes as they do where there are hundreds; with one for each, opening them takes four times as long. */
export const fewProcesses = '--renderer-process-limit=4';

/** Writes the file in which Chromium keeps bookmarks; what it lacks (checksum, guids) Chromium adds. */
export async function fillProfile(profile: string, most = size): Promise<void> {
  let id = 10;
  const node = (title: string) => ({ id: String(id++), name: title, date_added: String(13_300_000_000_000_000 + id) });
  const children = library(most).map((folder) => ({
    ...node(folder.title),
    type: 'folder',
    children: folder.children.map(({ title, url }) => ({ ...node(title), type: 'url', url })),
  }));
  const root = (rootId: string, name: string, list: object[]) => ({ id: rootId, name, type: 'folder', children: list });
  const roots = {
    bookmark_bar: root('1', 'Bookmarks bar', []),
    other: root('2', 'Other bookmarks', children),
    synced: root('3', 'Mobile bookmarks', []),
  };
  await mkdir(join(profile, 'Default'), { recursive: true });
  await writeFile(join(profile, 'Default', 'Bookmarks'), JSON.stringify({ roots, version: 1 }));
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  args?: { name?: string };
  /** Microseconds of processor time. */
  tdur?: number;
}

function tasksOfWorker({ traceEvents }: { traceEvents: TraceEvent[] }): number[] {
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name?.startsWith('ServiceWorker'))
      .map(({ pid, tid }) => `${pid}:${tid}`),
  );
  return traceEvents
    .filter(
      ({ name, pid, tid, tdur }) => name.endsWith('RunTask') && tdur !== undefined && threads.has(`${pid}:${tid}`),
    )
    .map(({ tdur = 0 }) => tdur / 1000)
    .sort((a, b) => b - a);
}

export async function largeChromium(extension: string, most = size): Promise<LargeBrowser> {
  const profile = await profileFolder();
  await fillProfile(profile.path, most);
  const browser: Browser = await puppeteer.launch({
    executablePath: browserPath('chromium') ?? '',
    headless: true,
    pipe: true,
    enableExtensions: true,
    userDataDir: profile.path,
    args: [...quiet, fewProcesses],
    protocolTimeout: 600_000,
  });
  const id = await browser.installExtension(extension);
  const isOurs = (target: { type(): string; url(): string }) =>
    target.type() === 'service_worker' && target.url().includes(id);
  const page = await openedPage(browser, 'welcome.html');
  return {
    page,
    async openPage(file) {
      const other = await browser.newPage();
      await other.goto(`chrome-extension://${id}/${file}`);
      return other;
    },
    async worker() {
      // It may have gone to sleep.
      await ask(page, 'grants', {});
      return (await browser.waitForTarget(isOurs)).worker();
    },
    async blocks(work) {
      const file = join(profile.path, 'trace.json');
      await page.tracing.start({ path: file, categories: ['toplevel', 'disabled-by-default-toplevel.flow'] });
      await work();
      await page.tracing.stop();
      return tasksOfWorker(JSON.parse(await readFile(file, 'utf8')));
    },
    async stopBackground() {
      const session = await page.createCDPSession();
      await session.send('ServiceWorker.enable');
      await session.send('ServiceWorker.stopAllWorkers');
      await session.detach();
      await until('the worker to stop', async () => !browser.targets().some(isOurs));
    },
    async close() {
      await browser.close();
      await profile.remove();
    },
  };
}

/** Puts the library into Firefox as its own import would. */
export async function fillFirefox(browser: Browser, most = size): Promise<void> {
  const folders = library(most);
  for (let at = 0; at < folders.length; at += 20) {
    const children = folders
      .slice(at, at + 20)
      .map(({ title, children: list }) => ({ title, type: 2, children: list }));
    await inFirefoxWindow(
      browser,
      `PlacesUtils.bookmarks.insertTree({ guid: PlacesUtils.bookmarks.unfiledGuid, children: ${JSON.stringify(children)} }).then(() => null)`,
    );
  }
}

export async function largeFirefox(most = size): Promise<LargeBrowser> {
  const driver = await firefox();
  await fillFirefox(driver.browser, most);
  return {
    page: await driver.hand(),
    openPage: (file) => driver.openPage(file),
    blocks: async (work) => {
      await work();
      return null;
    },
    worker: async () => null,
    stopBackground: () => driver.stopBackground(),
    close: () => driver.close(),
  };
}

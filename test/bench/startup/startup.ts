import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import puppeteer, { type Browser } from 'puppeteer-core';
import { build } from 'wxt';
import { browserPath } from '../../../scripts/browsers.mjs';
import { quiet } from '../../e2e/harness/chromium.ts';
import { openedPage } from '../../e2e/harness/driver.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const runs = 31;

interface Subject {
  label: string;
  folder: string;
  times: number[];
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Milliseconds from the start of the navigation until the textbox is there, enabled, and painted. */
async function timeToReady(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage();
  await page.evaluateOnNewDocument(() => {
    const seen = new Promise<number>((resolve) => {
      const look = () => {
        const box = document.querySelector<HTMLTextAreaElement>('[aria-label="Message"]');
        if (!box || box.disabled) return;
        observer.disconnect();
        requestAnimationFrame(() => resolve(performance.now()));
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { childList: true, subtree: true, attributes: true });
    });
    Object.assign(globalThis, { ready: seen });
  });
  await page.bringToFront();
  await page.goto(url);
  const time = await page.evaluate(() => (globalThis as unknown as { ready: Promise<number> }).ready);
  await page.close();
  return time;
}

/** Scripts that the page has asked for: paths relative to its extension. */
async function scriptsOf(browser: Browser, url: string): Promise<{ atReady: string[]; afterASecond: string[] }> {
  const page = await browser.newPage();
  await page.goto(url);
  await page.waitForSelector('[aria-label="Message"]');
  const loaded = () =>
    page.evaluate(() => {
      const entries = performance.getEntriesByType('resource').map((entry) => entry.name);
      // The browser does not tell of what the document itself names.
      const named = [
        ...[...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map((link) => link.href),
        ...[...document.querySelectorAll<HTMLScriptElement>('script[src]')].map((script) => script.src),
      ];
      const all = [...entries, ...named].filter((name) => new URL(name).pathname.endsWith('.js'));
      return [...new Set(all.map((name) => new URL(name).pathname))];
    });
  const atReady = await loaded();
  await page.waitForFunction(() => performance.now() > 1000);
  const afterASecond = (await loaded()).filter((name) => !atReady.includes(name));
  await page.close();
  return { atReady, afterASecond };
}

async function gzipped(folder: string, paths: string[]): Promise<number> {
  const sizes = await Promise.all(paths.map(async (path) => gzipSync(await readFile(`${folder}${path}`)).length));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Panel start-up as a ratio to an empty React page built by the same configuration, and what is loaded before typing. */
export async function startup(): Promise<void> {
  await build({ root, browser: 'chrome', logger: silent() });
  await build({
    root,
    browser: 'chrome',
    logger: silent(),
    entrypointsDir: 'test/bench/startup/empty',
    outDir: '.output/bench',
  });
  const subjects: Subject[] = [
    { label: 'Outrigger', folder: `${root}.output/chrome-mv3`, times: [] },
    { label: 'Empty page', folder: `${root}.output/bench/chrome-mv3`, times: [] },
  ];
  const browser = await puppeteer.launch({
    executablePath: browserPath('chromium') ?? '',
    headless: true,
    pipe: true,
    enableExtensions: true,
    args: quiet,
  });
  const addresses = new Map<Subject, string>();
  for (const subject of subjects)
    addresses.set(subject, `chrome-extension://${await browser.installExtension(subject.folder)}/sidepanel.html`);
  // It opens by itself after the installation and would take the foreground in the middle of a run.
  await (await openedPage(browser, 'welcome.html')).close();
  for (let run = 0; run < runs; run += 1) {
    for (const subject of subjects) subject.times.push(await timeToReady(browser, addresses.get(subject) ?? ''));
  }
  const [ours, empty] = subjects.map((subject) => median(subject.times.slice(1))) as [number, number];
  for (const subject of subjects)
    console.log(
      `  ${subject.label.padEnd(12)} ready to type after ${median(subject.times.slice(1)).toFixed(1)} ms (median of ${runs - 1})`,
    );
  console.log(`  ratio        ${(ours / empty).toFixed(2)} (at most 2.0)`);
  const panel = subjects[0] as Subject;
  const { atReady, afterASecond } = await scriptsOf(browser, addresses.get(panel) ?? '');
  console.log(
    `  JavaScript   ${((await gzipped(panel.folder, atReady)) / 1000).toFixed(1)} kB gzip before the first keystroke (at most 200)`,
  );
  console.log(
    `  afterwards   ${afterASecond.length === 0 ? 'nothing more in the first second' : afterASecond.join(', ')}`,
  );
  await browser.close();
}

function silent() {
  const nothing = () => undefined;
  return {
    debug: nothing,
    log: nothing,
    info: nothing,
    warn: nothing,
    error: console.error,
    fatal: console.error,
    success: nothing,
    level: 0,
  };
}

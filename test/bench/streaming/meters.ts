import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import type { BrowserName, Driver } from '../../e2e/harness/driver.ts';
import { inFirefoxWindow } from '../../e2e/harness/firefox-window.ts';

/** Tells what a page has used so far. */
export interface Meter {
  /** Waits until what went before is over. */
  settle(): Promise<void>;
  /** Milliseconds of its main thread; in Firefox in steps of 10. */
  busy(): Promise<number>;
  /** Looks out for long tasks from now on. */
  watch(): Promise<void>;
  /** Milliseconds of the longest task since then; in Chromium 0 where none took 50. */
  longest(): Promise<number>;
  /** Bytes that its scripts hold after a collection. */
  memory(): Promise<number>;
  end(): Promise<void>;
}

export const meters: Record<BrowserName, (driver: Driver, page: Page) => Promise<Meter>> = {
  chromium: chromiumMeter,
  firefox: firefoxMeter,
};

/** Milliseconds after which what an answer set off is over: colours, saving, what is far let go; or a collection. */
const settling = 1_500;

/** Put into the page, where it looks out for the longest task. */
interface Watch {
  longest: number;
  stop(): void;
}
const watchOf = {
  longest: (page: Page) => page.evaluate(() => (globalThis as unknown as { watch: Watch }).watch.longest),
  stop: (page: Page) => page.evaluate(() => (globalThis as unknown as { watch: Watch }).watch.stop()),
};

async function chromiumMeter(_: Driver, page: Page): Promise<Meter> {
  const session = await page.createCDPSession();
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  const metric = async (name: string) => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  };
  return {
    settle: () => sleep(settling),
    busy: async () => (await metric('ThreadTime')) * 1000,
    watch: () =>
      page.evaluate(() => {
        const watch = { longest: 0, stop: () => observer.disconnect() };
        const observer = new PerformanceObserver((list) => {
          watch.longest = Math.max(watch.longest, ...list.getEntries().map(({ duration }) => duration));
        });
        observer.observe({ type: 'longtask' });
        Object.assign(globalThis, { watch });
      }),
    longest: () => watchOf.longest(page),
    async memory() {
      await sleep(settling);
      await session.send('HeapProfiler.collectGarbage');
      return metric('JSHeapUsedSize');
    },
    async end() {
      await watchOf.stop(page);
      await session.detach();
    },
  };
}

/** Milliseconds between two beats of a clock by which Firefox, which tells no tasks, shows how long one held it up. */
const beat = 20;

/** Milliseconds of the main thread of the extension's pages, as Firefox's own task manager sees it. */
const mainThread = `ChromeUtils.requestProcInfo().then(({ children }) => {
  const { pid, threads } = children.find(({ type }) => type === 'extension');
  return threads.find(({ tid }) => tid === pid).cpuTime / 1e6;
})`;

/** Bytes of a page's scripts, as `about:memory` counts them: what it calls `window-objects/top(…)/…/js-…`. */
const scriptsOf = (url: string): string => `new Promise((resolve) => {
  let bytes = 0;
  const page = ${JSON.stringify(`top(${url.replaceAll('/', '\\')}`)};
  const add = (process, path, kind, units, amount) => {
    if (path.includes(page) && path.includes('/js-')) bytes += amount;
  };
  Cc['@mozilla.org/memory-reporter-manager;1']
    .getService(Ci.nsIMemoryReporterManager)
    .getReports(add, null, () => resolve(bytes), null, false);
})`;

const collect = `(() => Services.obs.notifyObservers(null, 'child-mmu-request') ?? true)()`;

async function firefoxMeter({ browser }: Driver, page: Page): Promise<Meter> {
  return {
    settle: () => sleep(settling),
    busy: () => inFirefoxWindow<number>(browser, mainThread),
    watch: () =>
      page.evaluate((ms: number) => {
        let last = performance.now();
        const watch = { longest: 0, stop: () => clearInterval(timer) };
        const timer = setInterval(() => {
          const now = performance.now();
          watch.longest = Math.max(watch.longest, now - last - ms);
          last = now;
        }, ms);
        Object.assign(globalThis, { watch });
      }, beat),
    longest: () => watchOf.longest(page),
    async memory() {
      await sleep(settling);
      await inFirefoxWindow(browser, collect);
      await sleep(settling);
      return inFirefoxWindow<number>(browser, scriptsOf(await page.evaluate(() => location.href)));
    },
    end: () => watchOf.stop(page),
  };
}

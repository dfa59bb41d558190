import type { CDPSession, Page } from 'puppeteer-core';

/** What something cost a page; null where the browser does not tell. */
export interface Cost {
  /** Milliseconds in which its main thread worked, other processes left out. */
  busy: number | null;
  /** Milliseconds of the longest task; 0: none over 50. */
  longest: number | null;
  /** Bytes that stayed on the heap after a collection. */
  heap: number | null;
}

export async function measured(page: Page, work: () => Promise<void>): Promise<Cost> {
  await page.bringToFront();
  const session = await page.createCDPSession().catch(() => null);
  if (!session) {
    await work();
    return { busy: null, longest: null, heap: null };
  }
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  await page.evaluate(() => {
    const tasks: number[] = [];
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map((entry) => entry.duration))).observe({
      type: 'longtask',
    });
    Object.assign(globalThis, { tasks });
  });
  await session.send('HeapProfiler.collectGarbage');
  const before = await metrics(session);
  await work();
  const busy = (await metrics(session)).busy - before.busy;
  const longest = await page.evaluate(() => Math.max(0, ...(globalThis as unknown as { tasks: number[] }).tasks));
  await session.send('HeapProfiler.collectGarbage');
  const heap = (await metrics(session)).heap - before.heap;
  await session.detach();
  return { busy, longest, heap };
}

async function metrics(session: CDPSession): Promise<{ busy: number; heap: number }> {
  const { metrics: all } = await session.send('Performance.getMetrics');
  const value = (name: string) => all.find((one) => one.name === name)?.value ?? 0;
  return { busy: value('ThreadTime') * 1000, heap: value('JSHeapUsedSize') };
}

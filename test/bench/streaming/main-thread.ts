import type { Page } from 'puppeteer-core';
import type { Driver } from '../../e2e/harness/driver.ts';
import { meters } from './meters.ts';

/** What something cost a page. */
export interface Cost {
  /** Milliseconds in which its main thread worked, other processes left out. */
  busy: number;
  /** Milliseconds of the longest task. */
  longest: number;
  /** Bytes that stayed in memory after a collection. */
  memory: number;
}

export async function measured(driver: Driver, page: Page, work: () => Promise<void>): Promise<Cost> {
  await page.bringToFront();
  const meter = await meters[driver.name](driver, page);
  const memory = await meter.memory();
  await meter.watch();
  const busy = await meter.busy();
  await work();
  const cost = { busy: (await meter.busy()) - busy, longest: await meter.longest() };
  const grown = (await meter.memory()) - memory;
  await meter.end();
  return { ...cost, memory: grown };
}

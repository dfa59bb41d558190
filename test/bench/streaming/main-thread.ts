import type { Page } from 'puppeteer-core';
import type { Driver } from '../../e2e/harness/driver.ts';
import { type Meter, meters } from './meters.ts';

/** Cost of some work for a page. */
export interface Cost {
  /** Milliseconds in which its main thread worked, other processes left out. */
  busy: number;
  /** Milliseconds of the longest task. */
  longest: number;
  /** Bytes that stayed in memory after a collection. */
  memory: number;
}

/** Measures work, and what it leaves in memory. The collection before it throws compiled code away, too. */
export async function measured(driver: Driver, page: Page, work: () => Promise<void>): Promise<Cost> {
  await page.bringToFront();
  const meter = await meters[driver.name](driver, page);
  const memory = await meter.memory();
  const cost = await costOf(meter, work);
  const grown = (await meter.memory()) - memory;
  await meter.end();
  return { ...cost, memory: grown };
}

/** Measures work in a page that is as its user would find it, until what it set off is over: nothing is collected before. */
export async function timed(driver: Driver, page: Page, work: () => Promise<void>): Promise<Omit<Cost, 'memory'>> {
  await page.bringToFront();
  const meter = await meters[driver.name](driver, page);
  await meter.settle();
  const cost = await costOf(meter, work);
  await meter.settle();
  await meter.end();
  return cost;
}

async function costOf(meter: Meter, work: () => Promise<void>): Promise<Omit<Cost, 'memory'>> {
  await meter.watch();
  const busy = await meter.busy();
  await work();
  return { busy: (await meter.busy()) - busy, longest: await meter.longest() };
}

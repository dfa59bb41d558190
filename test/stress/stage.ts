import type { Page } from 'puppeteer-core';
import { openAsleep } from '../bench/library/stock.ts';
import { fewProcesses, fillFirefox, fillProfile } from '../bench/search/large-browser.ts';
import { chromium } from '../e2e/harness/chromium.ts';
import { type BrowserName, type Driver, until } from '../e2e/harness/driver.ts';
import { firefox } from '../e2e/harness/firefox.ts';
import { type ScriptedModel, scriptedModel } from '../e2e/harness/scripted-model.ts';
import { type Site, startSite } from '../fixtures/site-server.ts';
import type { Storm } from './kills.ts';

/** A browser with many bookmarks and tabs. */
export interface Stage {
  driver: Driver;
  hand: Page;
  model: ScriptedModel;
  site: Site;
}

/** Outcome of a deed: a summary in words, the number of kills, and everything that is wrong afterwards. */
export interface Outcome {
  said: string;
  kills: number;
  faults: string[];
}

export type Deed = (stage: Stage, storm: Storm) => Promise<Outcome>;

export async function openStage(
  name: BrowserName,
  { bookmarks, tabs }: { bookmarks: number; tabs: number },
): Promise<Stage & { close(): Promise<void> }> {
  const fill = (profile: string) => fillProfile(profile, bookmarks);
  const driver = await (name === 'firefox' ? firefox() : chromium({ fill, flags: [fewProcesses] }));
  const site = await startSite();
  try {
    if (name === 'firefox') await fillFirefox(driver.browser, bookmarks);
    const hand = await driver.hand();
    const model = await scriptedModel(driver);
    const open = await openAsleep(hand, site, tabs);
    if (open < tabs) console.log(`  only ${open} tabs: the machine took too long for more`);
    const close = async () => {
      await model.close();
      await driver.close();
      await site.close();
    };
    return { driver, hand, model, site, close };
  } catch (error) {
    await driver.close();
    await site.close();
    throw error;
  }
}

/** Seconds until a background that was just killed has answered: what is killed faster than that gets nowhere. */
export async function afterKill({ driver }: Stage, question: () => Promise<unknown>): Promise<string> {
  await driver.stopBackground();
  const start = performance.now();
  await until('an answer', async () => {
    await question();
    return true;
  });
  return ((performance.now() - start) / 1000).toFixed(1);
}

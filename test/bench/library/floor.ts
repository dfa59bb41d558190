import type { Page } from 'puppeteer-core';
import type { Site } from '../../fixtures/site-server.ts';
import { openAsleep } from './stock.ts';

/** Milliseconds that the browser itself takes for an act and for its way back, asked for nothing else. */
export interface Floor {
  done: number;
  undone: number;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Groups tabs, and takes them out again and to the front of their window. */
export const floorOfGrouping = async (page: Page, groups: number[][]): Promise<Floor> => ({
  done: await timed(() =>
    page.evaluate(async (all: number[][]) => {
      for (const tabIds of all) await chrome.tabs.group({ tabIds: tabIds as [number, ...number[]] });
    }, groups),
  ),
  undone: await timed(() =>
    page.evaluate(
      async (ids: number[]) => {
        await chrome.tabs.ungroup(ids as [number, ...number[]]);
        for (const [index, id] of ids.entries()) await chrome.tabs.move(id, { index });
      },
      groups.flat().sort((a, b) => a - b),
    ),
  ),
});

/** Closes tabs, and opens as many asleep. */
export const floorOfClosing = async (page: Page, site: Site, ids: number[]): Promise<Floor> => ({
  done: await timed(() => page.evaluate((all: number[]) => chrome.tabs.remove(all), ids)),
  undone: await timed(() => openAsleep(page, site, ids.length)),
});

/** Moves bookmarks into a folder one after the other, and back. */
export async function floorOfMoving(page: Page, ids: string[], folder: string): Promise<Floor> {
  const move = (all: string[], parentIds: string[]) =>
    page.evaluate(
      async (some: string[], parents: string[]) => {
        for (const [at, id] of some.entries()) await chrome.bookmarks.move(id, { parentId: parents[at] ?? '' });
      },
      all,
      parentIds,
    );
  const homes = await page.evaluate(async (all: string[]) => {
    const nodes = await chrome.bookmarks.get(all as [string, ...string[]]);
    return nodes.map(({ parentId = '' }) => parentId);
  }, ids);
  return {
    done: await timed(() =>
      move(
        ids,
        ids.map(() => folder),
      ),
    ),
    undone: await timed(() => move(ids, homes)),
  };
}

/**
 * Takes pictures of every screen in its states, at the widths of a panel and of a page, light and dark, from the built
 * extension, into `.output/grid/`, with sheets that show many side by side.
 *
 *   npm run grid                                  both browsers, in English
 *   npm run grid -- firefox --language=de         one of them, in another language
 *   npm run grid -- --only=library --widths=320   some of it
 *   npm run grid -- --zoom=2 --language=rtl       twice as large, and from the right
 *   npm run grid -- "--plays=^a model|^answers"   what these plays show, and nothing played before them
 */
import { mkdir, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { CDPSession, Page } from 'puppeteer-core';
import { chromium } from '../test/e2e/harness/chromium.ts';
import { type Scheme, setScheme } from '../test/e2e/harness/colour-scheme.ts';
import type { BrowserName, Driver } from '../test/e2e/harness/driver.ts';
import { firefox } from '../test/e2e/harness/firefox.ts';
import { pseudo } from '../test/e2e/harness/pseudo.ts';
import { startSite } from '../test/fixtures/site-server.ts';
import { contactSheets } from './contact-sheet.ts';
import { furnish, type Scene, sitePages } from './furnished.ts';
import { pageScenes } from './page-scenes.ts';
import { closeServers, panelScenes } from './panel-scenes.ts';
import { answerable, still } from './still.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    language: { type: 'string', default: 'en' },
    only: { type: 'string', default: '' },
    plays: { type: 'string', default: '' },
    widths: { type: 'string', default: '' },
    schemes: { type: 'string', default: 'light,dark' },
    zoom: { type: 'string', default: '1' },
  },
});
const root = fileURLToPath(new URL('../.output/grid/', import.meta.url));
const schemes = values.schemes.split(',') as Scheme[];
const zoom = Number(values.zoom);
const only = new RegExp(values.only);
const plays = new RegExp(values.plays);
const widths = {
  panel: [320, 400, 500],
  page: [320, 500, 900, 1280],
};
const heights: Record<number, number> = { 320: 640, 400: 700, 500: 700, 900: 760, 1280: 800 };

async function walk(name: BrowserName): Promise<void> {
  const folder = `${root}${name}-${values.language}${zoom === 1 ? '' : `-${zoom}`}/`;
  await mkdir(`${folder}sheets`, { recursive: true });
  const site = await startSite(sitePages);
  const driver = await started(name);
  const failed: string[] = [];
  try {
    const stage = { driver, site };
    await furnish(stage, values.language);
    for (const scenes of [pageScenes, panelScenes]) {
      for (const [title, play] of Object.entries(scenes).filter(([name]) => plays.test(name))) {
        try {
          for await (const scene of play(stage)) await pictures(driver, folder, scene);
        } catch (error) {
          failed.push(`${title}: ${error instanceof Error ? error.message : error}`.slice(0, 600));
          console.log(`failed: ${failed.at(-1)}`);
        }
      }
    }
    await sheets(driver, folder);
  } finally {
    await closeServers();
    await driver.close();
    await site.close();
  }
  if (failed.length > 0) process.exitCode = 1;
}

/** `rtl` is no language: it is made-up words that run from the right. */
function started(name: BrowserName): Promise<Driver> {
  const start = name === 'firefox' ? firefox : chromium;
  if (values.language !== 'rtl') return start({ granted: true, desktop: true });
  const code = name === 'firefox' ? 'he' : 'en';
  return start({ desktop: true, language: { code, direction: 'rtl', messages: pseudo(code) } });
}

/** Takes a scene at each of its widths in each theme; a `wide` one has a page for itself. */
async function pictures(driver: Driver, folder: string, { name, page, wide = false, show }: Scene): Promise<void> {
  if (!only.test(name)) return;
  const asked = values.widths ? values.widths.split(',').map(Number) : null;
  for (const width of wide ? widths.page : widths.panel) {
    if (asked && !asked.includes(width)) continue;
    await resize(driver, page, width);
    await page.mouse.move(0, 0);
    // Parts that follow the size of a page scroll with it, so they come to rest first.
    await still(page);
    await show?.();
    await answerable(page);
    for (const scheme of schemes) {
      await setScheme(driver, page, scheme);
      await still(page);
      await page.screenshot({ path: `${folder}${width}-${scheme}-${name}.png` });
    }
  }
  await setScheme(driver, page, 'light');
  console.log(`› ${name}`);
}

/** Gives a page this width. One that is zoomed has less room, and more points in each of its pixels. */
async function resize(driver: Driver, page: Page, wanted: number): Promise<void> {
  const [width, height] = [Math.round(wanted / zoom), Math.round((heights[wanted] ?? 700) / zoom)];
  const size = { width, height, deviceScaleFactor: zoom };
  if (driver.name === 'firefox') return page.setViewport(size);
  // Puppeteer's own way takes the mouse from Chromium's pages. A size lasts as long as its session.
  const session = sizes.get(page) ?? (await page.createCDPSession());
  sizes.set(page, session);
  await session.send('Emulation.setDeviceMetricsOverride', { ...size, mobile: false });
}
const sizes = new WeakMap<Page, CDPSession>();

async function sheets(driver: Driver, folder: string): Promise<void> {
  const all = (await readdir(folder)).filter((file) => file.endsWith('.png')).sort();
  for (const [kind, files] of Map.groupBy(all, (file) => file.split('-').slice(0, 2).join('-'))) {
    const width = Number.parseInt(kind, 10);
    const across = Math.max(1, Math.floor(1640 / width));
    await contactSheets(
      driver.browser,
      files.map((file) => folder + file),
      { across, down: 2, to: `${folder}sheets/${kind}` },
    );
  }
}

for (const name of (positionals.length > 0 ? positionals : ['chromium', 'firefox']) as BrowserName[]) await walk(name);

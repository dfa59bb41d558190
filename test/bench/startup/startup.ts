import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'wxt';
import { drawnMark } from '../../../src/ui/panel/composer/mark-ready.ts';
import type { BrowserName } from '../../e2e/harness/driver.ts';
import { type OpeningTimes, openBrowser } from './opened-browser.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Fresh profiles for each of the two. */
const profiles = 15;
/** Openings of one profile: the first, one that lets the browser keep what it compiled, and three that use that. */
const openings = 5;

export interface Subject {
  label: string;
  folder: string;
  first: OpeningTimes[];
  later: OpeningTimes[];
}

const sorted = (values: number[]): number[] => values.toSorted((a, b) => a - b);
export const median = (values: number[]): number => sorted(values)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Median and middle half. */
export function spread(values: number[]): string {
  const all = sorted(values);
  const at = (share: number) => (all[Math.floor((all.length - 1) * share)] ?? Number.NaN).toFixed(0);
  return `${median(all).toFixed(1)} ms (${at(0.25)} to ${at(0.75)})`;
}

export const startup = () => run('chromium');
export const startupInFirefox = () => run('firefox');

/**
 * The panel's start beside an extension with an empty React page and an empty worker, built by the same configuration.
 * The floor starts a process, loads React, draws one textarea and has a worker that lives; it reads no settings, no
 * language and no history, and has no box in its markup. Ours can be typed in from its markup on, so that its second time
 * counts as well: when React has drawn all of it, has taken over what was typed, and every button works. Each profile is
 * fresh and has one of the two extensions alone.
 */
async function run(name: BrowserName): Promise<void> {
  const subjects = await builtSubjects(name);
  for (let profile = 0; profile < profiles; profile += 1)
    // The subjects take turns, because the first one finds a colder machine.
    for (const subject of profile % 2 === 0 ? subjects : subjects.toReversed()) {
      const opened = await openBrowser(name, subject.folder);
      const times: OpeningTimes[] = [];
      for (let opening = 0; opening < openings; opening += 1) times.push(await opened.openingTimes());
      subject.first.push(times[0]!);
      subject.later.push(...times.slice(2));
      await opened.close();
    }
  const [ours, empty] = subjects;
  for (const kind of ['first', 'later'] as const) {
    const floor = empty[kind].map(({ ready }) => ready);
    const print = (what: string, times: number[], beside = '') =>
      console.log(`  ${kind.padEnd(6)} ${what.padEnd(22)} ${spread(times)}${beside}`);
    const beside = (times: number[]) => `, ratio ${(median(times) / median(floor)).toFixed(2)} (at most 1.5)`;
    print('Empty page, typable', floor);
    for (const [what, mark] of [
      ['Outrigger, typable', 'ready'],
      ['Outrigger, all drawn', 'drawn'],
    ] as const) {
      const times = ours[kind].map((one) => one[mark]);
      print(what, times, beside(times));
    }
  }
  if (name === 'chromium') await weigh(subjects[0]!.folder);
}

/** Outrigger and the floor, built by the same configuration. */
export async function builtSubjects(name: BrowserName): Promise<[Subject, Subject]> {
  const target = name === 'chromium' ? 'chrome' : 'firefox';
  const common = { root, browser: target, manifestVersion: 3, logger: silent() } as const;
  await build(common);
  await build({ ...common, entrypointsDir: 'test/bench/startup/empty', outDir: '.output/bench' });
  return [
    { label: 'Outrigger', folder: `${root}.output/${target}-mv3`, first: [], later: [] },
    { label: 'Empty page', folder: `${root}.output/bench/${target}-mv3`, first: [], later: [] },
  ];
}

/** Prints the weight of the scripts that are loaded before the panel is drawn, and the scripts of the first second. */
async function weigh(folder: string): Promise<void> {
  const { browser, address, close } = await openBrowser('chromium', folder);
  const page = await browser.newPage();
  await page.goto(address);
  await page.waitForFunction(() => performance.now() > 1000);
  const asked = await page.evaluate((mark: string) => {
    const ready = performance.getEntriesByName(mark)[0]?.startTime ?? Number.POSITIVE_INFINITY;
    return performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => ({ path: new URL(name).pathname, early: startTime < ready }))
      .filter(({ path }) => path.endsWith('.js'));
  }, drawnMark);
  // The list of resources does not contain the scripts that the document itself names.
  const document = await readFile(`${folder}/sidepanel.html`, 'utf8');
  const named = [...document.matchAll(/(?:src|href)="([^"]+\.js)"/g)].flatMap(([, path]) => path ?? []);
  const atReady = [...new Set([...named, ...asked.flatMap(({ path, early }) => (early ? path : []))])];
  const afterwards = [...new Set(asked.map(({ path }) => path))].filter((path) => !atReady.includes(path));
  await close();
  const sizes = await Promise.all(atReady.map(async (path) => gzipSync(await readFile(`${folder}${path}`)).length));
  const total = sizes.reduce((sum, size) => sum + size, 0) / 1000;
  console.log(`  weight ${total.toFixed(1)} kB gzip before all is drawn (at most 180)`);
  console.log(`  then   ${afterwards.length === 0 ? 'nothing more in the first second' : afterwards.join(', ')}`);
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

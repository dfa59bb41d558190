/**
 * `npm run stress`: kills the background again and again while it works over 100,000 bookmarks and 300 tabs, and counts
 * afterwards that nothing is lost and nothing doubled. Takes hours; run by hand before a release, after
 * `npm run build`. Words choose a part of it, numbers change it: `npm run stress -- firefox import 0.9 random seed=7
 * bookmarks=5000 storm=60`; `storm` is the seconds after which the kills stop.
 */
import { ask, runTool } from '../e2e/harness/background.ts';
import type { BrowserName } from '../e2e/harness/driver.ts';
import { importFile } from './deeds/import-file.ts';
import { mergeCopies } from './deeds/merge-copies.ts';
import { undoClosing } from './deeds/undo-closing.ts';
import { wipe } from './deeds/wipe.ts';
import { rhythmOf } from './kills.ts';
import { afterKill, type Deed, openStage } from './stage.ts';

const browsers: BrowserName[] = ['chromium', 'firefox'];
// A wipe takes the connection along that the others need, so it comes last.
const deeds: Record<string, Deed> = { import: importFile, merge: mergeCopies, undo: undoClosing, wipe };
/** Seconds between two kills. */
const rhythms = ['0.3', '0.5', '0.9', '1.5', '3', 'random'];

const words = process.argv.slice(2);
const numbers: Record<string, number> = { seed: 20_261_121, bookmarks: 100_000, tabs: 300, storm: 180 };
const known = [...browsers, ...Object.keys(deeds), ...rhythms];
for (const word of words.filter((one) => !known.includes(one))) {
  const [name = '', value] = word.split('=');
  if (!(name in numbers && Number(value) > 0))
    throw new Error(`${word} is none of ${known.join(', ')}, nor a number as in seed=7.`);
  numbers[name] = Number(value);
}
const { seed = 0, bookmarks = 0, tabs = 0, storm = 0 } = numbers;
const chosen = <T extends string>(all: T[]): T[] => {
  const some = all.filter((one) => words.includes(one));
  return some.length > 0 ? some : all;
};

let faulty = 0;
for (const browser of chosen(browsers)) {
  console.log(`\n${browser}, ${bookmarks} bookmarks, ${tabs} tabs, seed ${seed}`);
  let stage = await openStage(browser, { bookmarks, tabs });
  try {
    const small = await afterKill(stage, () => ask(stage.hand, 'openTickets', {}));
    const large = await afterKill(stage, () => runTool(stage.hand, 'list_bookmark_folders', {}));
    console.log(
      `  a killed background answers after ${small} s, and after ${large} s where it reads the whole library`,
    );
    for (const name of chosen(Object.keys(deeds)))
      for (const rhythm of chosen(rhythms)) {
        const start = performance.now();
        const outcome = await deeds[name]!(stage, { pause: rhythmOf(rhythm, seed), length: storm * 1000 }).catch(
          (error: unknown) => ({
            said: '',
            kills: 0,
            faults: [String(error).slice(0, 500)],
          }),
        );
        const seconds = ((performance.now() - start) / 1000).toFixed(0);
        const { faults, kills, said } = outcome;
        if (faults.length > 0) faulty += 1;
        console.log(
          `  ${name.padEnd(7)} ${rhythm.padEnd(7)} ${faults.length === 0 ? 'held' : 'FAULTY'}  ${kills} kills, ${seconds} s: ${said}`,
        );
        for (const fault of faults) console.log(`    ${fault}`);
        if (faults.length === 0) continue;
        // Remains of this deed, and work that still goes on, would be counted against the next one.
        await stage.close();
        stage = await openStage(browser, { bookmarks, tabs });
      }
  } finally {
    await stage.close();
  }
}
if (faulty > 0) {
  console.error(`\n${faulty} faulty`);
  process.exitCode = 1;
}

import { fillProfile } from '../search/large-browser.ts';
import { openBrowser } from './opened-browser.ts';
import { builtSubjects, median, spread } from './startup.ts';

/** Fresh profiles for each of the two. */
const profiles = 5;
/** Openings of each profile after the first. */
const openings = 3;

/**
 * The library page with 100,000 bookmarks beside an empty React page in a browser with as many: until one can search,
 * and until the first rows stand there, while nobody has read the library before. All openings of ours come while its
 * background is making the search index. Both wait until Chromium has written the bookmarks that it was filled with.
 */
export async function libraryPage(): Promise<void> {
  const [ours, empty] = await builtSubjects('chromium');
  const ready: number[] = [];
  const rows: number[] = [];
  /** Times of an empty page in milliseconds: the first one of a browser, which is slower, and the later ones. */
  const floors: { first: number[]; later: number[] } = { first: [], later: [] };
  const fill = (profile: string) => fillProfile(profile);
  for (let profile = 0; profile < profiles; profile += 1) {
    const library = await openBrowser('chromium', ours.folder, { file: 'library.html', fill });
    rows.push(await library.timeToShown('[aria-level="2"] .row-name'));
    for (let opening = 0; opening < openings; opening += 1) ready.push(await library.timeToReady());
    await library.close();
    const floor = await openBrowser('chromium', empty.folder, { fill });
    floors.first.push(await floor.timeToReady());
    for (let opening = 0; opening < openings; opening += 1) floors.later.push(await floor.timeToReady());
    await floor.close();
  }
  console.log(`  ready  ${ours.label.padEnd(11)} ${spread(ready)}`);
  console.log(`  ready  ${empty.label.padEnd(11)} ${spread(floors.later)}`);
  console.log(`  ready  ratio       ${(median(ready) / median(floors.later)).toFixed(2)} (at most 1.5)`);
  console.log(`  rows   first page  ${spread(rows)}, an empty first page ${spread(floors.first)}`);
}

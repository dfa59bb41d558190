/**
 * `npm run bench`: measures beside something known in the same run and prints ratios. `npm run bench -- startup` runs
 * one, `npm run bench -- library tabs tags` two parts of one.
 */
import { bookmarkFile } from './bookmark-file/bookmark-file.ts';
import { bridge, bridgeInFirefox } from './bridge/bridge.ts';
import { commands } from './commands/commands.ts';
import { largeLibrary, largeLibraryInFirefox } from './library/large-library.ts';
import { paste, pasteInFirefox } from './paste/paste.ts';
import { protocol } from './protocol/protocol.ts';
import { search, searchInFirefox } from './search/search.ts';
import { sort, sortInFirefox } from './sort/sort.ts';
import { libraryPage } from './startup/library-page.ts';
import { startup, startupInFirefox } from './startup/startup.ts';
import { streaming, streamingInFirefox } from './streaming/streaming.ts';

const benches: Record<string, (parts: string[]) => Promise<void>> = {
  startup,
  'startup-firefox': startupInFirefox,
  'library-page': libraryPage,
  commands,
  search,
  'search-firefox': searchInFirefox,
  library: largeLibrary,
  'library-firefox': largeLibraryInFirefox,
  sort,
  'sort-firefox': sortInFirefox,
  'bookmark-file': bookmarkFile,
  streaming,
  'streaming-firefox': streamingInFirefox,
  paste,
  'paste-firefox': pasteInFirefox,
  protocol,
  bridge,
  'bridge-firefox': bridgeInFirefox,
};

const words = process.argv.slice(2);
const wanted = words.filter((word) => word in benches);
const parts = words.filter((word) => !(word in benches));
for (const [name, bench] of Object.entries(benches)) {
  if (words.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n${name}`);
  await bench(parts);
}

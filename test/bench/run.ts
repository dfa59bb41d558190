/** `npm run bench`: measures beside something known in the same run and prints ratios. `npm run bench -- startup` runs one. */
import { largeLibrary, largeLibraryInFirefox } from './library/large-library.ts';
import { protocol } from './protocol/protocol.ts';
import { search, searchInFirefox } from './search/search.ts';
import { startup } from './startup/startup.ts';
import { streaming, streamingInFirefox } from './streaming/streaming.ts';

const benches: Record<string, () => Promise<void>> = {
  startup,
  search,
  'search-firefox': searchInFirefox,
  library: largeLibrary,
  'library-firefox': largeLibraryInFirefox,
  streaming,
  'streaming-firefox': streamingInFirefox,
  protocol,
};

const wanted = process.argv.slice(2);
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.some((one) => name === one || name.startsWith(`${one}-`))) continue;
  console.log(`\n${name}`);
  await bench();
}

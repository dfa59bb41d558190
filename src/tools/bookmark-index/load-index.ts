import { BookmarkWords } from './bookmark-words.ts';
import { indexVersion, type StoredHead, sliceTime } from './build-index.ts';
import { Folders } from './folder-words.ts';
import { type Part, unpacked, unpackedTexts } from './index-part.ts';
import type { IndexPorts } from './index-ports.ts';

/** Number of newest bookmarks that are compared with the browser's, to notice an index that missed events. */
const newest = 20;

function headOf(stored: unknown): StoredHead | null {
  const { version, parts, folders } = Object(stored) as Partial<StoredHead>;
  return version === indexVersion && typeof parts === 'number' && Array.isArray(folders)
    ? { version, parts, folders }
    : null;
}

/** Number of parts that are requested together with the head. Most libraries have no more. */
const firstParts = 6;

/** The stored index with later changes applied; texts may still be on their way. Null if there is no valid one. */
export async function loadIndex(ports: IndexPorts, mostChanges: number): Promise<BookmarkWords | null> {
  const { bookmarks, records, compared, clock, pause } = ports;
  // Read in parallel: the first search after a start of the worker waits for all of it.
  const opening = Promise.all([records.head(), records.changed()]);
  // The browser needs as long for this as for all parts.
  const recent = heard(compared.read().then((is) => (is ? null : bookmarks.newest(newest))));
  const reads = numbersTo(firstParts).map((number) => heard(records.part(number)));
  const [stored, changed] = await opening;
  const head = headOf(stored);
  if (!head || changed.length > mostChanges) return null;
  const words = new BookmarkWords(new Folders(head.folders));
  const numbers = numbersTo(head.parts);
  for (const number of numbers.slice(firstParts)) reads.push(heard(records.part(number)));
  const textReads = numbers.map((number) => heard(records.texts(number)));
  const parts: Part[] = [];
  let slice = clock.now();
  for (const number of numbers) {
    const part = unpacked(await reads[number]);
    if (!part) return null;
    parts.push(part);
    words.take(part);
    if (clock.now() - slice < sliceTime) continue;
    await pause();
    slice = clock.now();
  }
  words.texts = heard(takeTexts(parts, textReads));
  for (const id of changed) {
    const node = await bookmarks.get(id);
    if (node) words.set(node);
    else words.delete(id);
  }
  const there = await recent;
  if (!there) return words;
  for (const { id, title, url } of there) if (url !== null && !words.holds({ id, title, url })) return null;
  void heard(compared.write(true));
  return words;
}

const numbersTo = (end: number): number[] => Array.from({ length: end }, (_, number) => number);

/** Prevents that a failure before the promise is awaited is reported as unhandled. */
function heard<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}

/** Gives parts their texts as they are read. Resolves to false if some are damaged. */
async function takeTexts(parts: Part[], reads: Promise<unknown>[]): Promise<boolean> {
  for (const [number, { pages }] of parts.entries()) {
    const texts = unpackedTexts(await reads[number], pages.count);
    if (!texts) return false;
    pages.texts = texts;
  }
  return true;
}

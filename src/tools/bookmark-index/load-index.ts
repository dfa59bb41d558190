import { BookmarkWords } from './bookmark-words.ts';
import { indexVersion, type StoredHead } from './build-index.ts';
import { Folders } from './folder-words.ts';
import { unpacked } from './index-part.ts';
import type { IndexPorts } from './index-ports.ts';

/** Milliseconds of work between two pauses. */
const sliceTime = 10;

/** Number of newest bookmarks that are compared with the browser's, to notice an index that missed events. */
const newest = 20;

function headOf(stored: unknown): StoredHead | null {
  const { version, parts, folders } = Object(stored) as Partial<StoredHead>;
  return version === indexVersion && typeof parts === 'number' && Array.isArray(folders)
    ? { version, parts, folders }
    : null;
}

/** The stored index with the later changes applied. Null if there is no valid one. */
export async function loadIndex(
  { bookmarks, records, clock, pause }: Pick<IndexPorts, 'bookmarks' | 'records' | 'clock' | 'pause'>,
  mostChanges: number,
): Promise<BookmarkWords | null> {
  const [stored, changed] = await Promise.all([records.head(), records.changed()]);
  const head = headOf(stored);
  if (!head || changed.length > mostChanges) return null;
  const words = new BookmarkWords(new Folders(head.folders));
  // Read side by side: whoever searches first after the worker was stopped waits for all of it.
  const recent = bookmarks.newest(newest);
  const parts = Array.from({ length: head.parts }, (_, number) => records.part(number));
  const all = Promise.all([recent, ...parts]);
  all.catch(() => {});
  let slice = clock.now();
  for (const read of parts) {
    const part = unpacked(await read);
    if (!part) return null;
    words.take(part);
    if (clock.now() - slice < sliceTime) continue;
    await pause();
    slice = clock.now();
  }
  for (const id of changed) {
    const node = await bookmarks.get(id);
    if (node) words.set(node);
    else words.delete(id);
  }
  for (const { id, title, url } of await recent) {
    const known = words.get(id);
    if (url !== null && (known?.title !== title || known.url !== url)) return null;
  }
  return words;
}

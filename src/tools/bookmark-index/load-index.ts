import { BookmarkWords } from './bookmark-words.ts';
import { indexVersion, type StoredHead } from './build-index.ts';
import { Folders } from './folder-words.ts';
import { unpacked } from './index-part.ts';
import type { IndexPorts } from './index-ports.ts';

/** The newest bookmarks, by which an index that missed events gives itself away. */
const newest = 20;

function headOf(stored: unknown): StoredHead | null {
  const { version, parts, folders } = Object(stored) as Partial<StoredHead>;
  return version === indexVersion && typeof parts === 'number' && Array.isArray(folders)
    ? { version, parts, folders }
    : null;
}

/** The stored index, with changes since applied. Null where there is no valid one. */
export async function loadIndex(
  { bookmarks, records, pause }: Pick<IndexPorts, 'bookmarks' | 'records' | 'pause'>,
  mostChanges: number,
): Promise<BookmarkWords | null> {
  const head = headOf(await records.head());
  const changed = head ? await records.changed() : [];
  if (!head || changed.length > mostChanges) return null;
  const words = new BookmarkWords(new Folders(head.folders));
  for (let number = 0; number < head.parts; number += 1) {
    const part = unpacked(await records.part(number));
    if (!part) return null;
    words.take(part);
    await pause();
  }
  for (const id of changed) {
    const node = await bookmarks.get(id);
    if (node) words.set(node);
    else words.delete(id);
  }
  for (const { id, title, url } of await bookmarks.newest(newest)) {
    const known = words.get(id);
    if (url !== null && (known?.title !== title || known.url !== url)) return null;
  }
  return words;
}

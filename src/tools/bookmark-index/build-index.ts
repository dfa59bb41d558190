import type { BookmarkNode } from '@/src/contract/ports.ts';
import { BookmarkWords } from './bookmark-words.ts';
import { Folders } from './folder-words.ts';
import { PartDraft, packed } from './index-part.ts';
import type { IndexPorts } from './index-ports.ts';

/** Version of the stored index; raise it when the format of the parts or the way of cutting words changes. */
export const indexVersion = 3;

/** Bookmarks of one part. Fewer parts are searched faster, larger ones hold up the worker while they are sorted. */
const partSize = 4096;
/** Milliseconds of work between two pauses. */
const sliceTime = 10;
/** Milliseconds after which the browser would think an idle worker through. */
const stillAlive = 20_000;

/** Head of a stored index: `parts` is written last, so that one cut off in the middle is none. */
export interface StoredHead {
  version: number;
  parts: number;
  folders: { id: string; parentId: string | null; title: string }[];
}

/**
 * Reads the browser's bookmarks and makes the index of them, in slices, each part stored as it is done where nothing is
 * stored any more.
 */
export async function buildIndex(
  ports: Pick<IndexPorts, 'bookmarks' | 'records' | 'clock' | 'pause'>,
): Promise<BookmarkWords> {
  const { bookmarks, records, clock, pause } = ports;
  const all = await bookmarks.all();
  await pause();
  const folders = all.flatMap(({ id, parentId, title, url }) => (url === null ? [{ id, parentId, title }] : []));
  const words = new BookmarkWords(new Folders(folders));
  let [slice, alive] = [clock.now(), clock.now()];
  let draft = new PartDraft();
  let parts = 0;

  async function store(): Promise<void> {
    await pause();
    const part = draft.finish();
    await pause();
    await records.putPart(parts, packed(part));
    await pause();
    words.take(part);
    parts += 1;
    draft = new PartDraft();
  }
  const add = ({ url, id, parentId, title, dateAdded }: BookmarkNode): void => {
    if (url !== null) draft.add({ id, parentId, title, url, dateAdded });
  };

  for (const node of all) {
    add(node);
    if (draft.count === partSize) await store();
    if (clock.now() - slice < sliceTime) continue;
    await pause();
    slice = clock.now();
    if (slice - alive < stillAlive) continue;
    alive = slice;
    await bookmarks.roots();
  }
  if (draft.count > 0) await store();
  const head: StoredHead = { version: indexVersion, parts, folders };
  await records.putHead(head);
  return words;
}

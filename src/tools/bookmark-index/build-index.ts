import type { BookmarkNode } from '@/src/contract/ports.ts';
import { BookmarkWords } from './bookmark-words.ts';
import { Folders } from './folder-words.ts';
import { PartDraft, packed } from './index-part.ts';
import type { IndexPorts } from './index-ports.ts';

/** Version of the stored index; raise it when the format of the parts or the way of cutting words changes. */
export const indexVersion = 4;

/** Bookmarks in one part. Fewer and larger parts are searched faster, but sorting a large part blocks the worker. */
const partSize = 4096;
/** Milliseconds of work between two pauses. */
export const sliceTime = 10;
/** Pause after each slice of work: `share` times as long as the slice, but at most `longest` milliseconds. */
const rest = { share: 3, longest: 150 };
/** Milliseconds of work after which the browser is called, which otherwise ends an idle worker. */
const stillAlive = 20_000;

/** Head of a stored index. `parts` is written last: an index without it was cut off and is not used. */
export interface StoredHead {
  version: number;
  parts: number;
  folders: { id: string; parentId: string | null; title: string }[];
}

/**
 * Builds the index in slices and stores each part. The store must be empty. Until `awaited()`, it leaves most of the
 * time to others.
 */
export async function buildIndex(ports: IndexPorts, awaited: () => boolean): Promise<BookmarkWords> {
  const { bookmarks, records, clock } = ports;
  const all = await bookmarks.all();
  let [slice, alive] = [clock.now(), clock.now()];
  async function pause(): Promise<void> {
    await ports.pause(awaited() ? 0 : Math.min(rest.longest, rest.share * (clock.now() - slice)));
    slice = clock.now();
  }
  await pause();
  const folders = all.flatMap(({ id, parentId, title, url }) => (url === null ? [{ id, parentId, title }] : []));
  const words = new BookmarkWords(new Folders(folders));
  let draft = new PartDraft();
  let parts = 0;

  async function store(): Promise<void> {
    await pause();
    const part = draft.finish();
    await pause();
    const stored = packed(part);
    await records.putPart(parts, stored.part, stored.texts);
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
    if (slice - alive < stillAlive) continue;
    alive = slice;
    await bookmarks.roots();
  }
  if (draft.count > 0) await store();
  const head: StoredHead = { version: indexVersion, parts, folders };
  await records.putHead(head);
  return words;
}

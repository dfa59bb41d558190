import type { BookmarkNode } from '@/src/contract/ports.ts';
import { once } from '@/src/text/once.ts';
import { AddressSet } from './address-set.ts';
import type { BookmarkWords } from './bookmark-words.ts';
import { buildIndex } from './build-index.ts';
import type { Folders } from './folder-words.ts';
import type { SavedPage } from './index-part.ts';
import type { IndexPorts } from './index-ports.ts';
import { loadIndex } from './load-index.ts';
import type { Ranked } from './rank.ts';
import type { Tolerance } from './scores.ts';
import { type Wanted, wordsWanted } from './search-words.ts';
import { TagWords } from './tag-words.ts';

export interface BookmarkIndex {
  /** Registers for the browser's events; a worker woken by one must have done so in its first tick. */
  watch(): void;
  /** Reads the index, or makes it where there is none; resolves when it can be used. */
  ready(): Promise<void>;
  /** Makes it anew from the browser's bookmarks. */
  rebuild(): Promise<void>;
  /** After tags have changed. */
  forgetTags(): void;
  /** Bookmarks in which every word stands. Null: the index is not there yet. The trash is never looked through. */
  search(query: string): Promise<{ hits: Ranked<SavedPage>[]; folders: Folders } | null>;
  /** Bookmarks of these addresses, as tags know them. Null and the trash: as in a search. */
  at(addresses: ReadonlySet<string>): Promise<SavedPage[] | null>;
}

/** Milliseconds that an index waits to be made: the search that misses it asks the browser first. */
const buildDelay = 1000;

/** Number of changes after which the index is made anew. */
const mostChanges = 1000;

export function createBookmarkIndex(ports: IndexPorts): BookmarkIndex {
  const { bookmarks, records, pause } = ports;
  const tagWords = new TagWords(ports.tags, pause);
  let index: Promise<BookmarkWords> | null = null;
  let making: Promise<BookmarkWords> | null = null;
  let building = Promise.withResolvers<void>();
  /** Changed in the browser and not yet in the index in memory. */
  const changed = new Set<string>();
  /** Changed and not yet written down. */
  const unsaved = new Set<string>();
  /** Written down, or about to be, since the index was made. */
  const noted = new Set<string>();
  let saving = false;
  /** The browser's own folder, which stays. */
  const otherFolder = once(() => bookmarks.defaultFolder());

  async function make(): Promise<BookmarkWords> {
    building.resolve();
    changed.clear();
    await pause(buildDelay);
    await records.clear();
    noted.clear();
    const built = await buildIndex(ports);
    building = Promise.withResolvers();
    return built;
  }

  /** Two at a time would write over each other's parts. */
  function build(): Promise<BookmarkWords> {
    making ??= make().finally(() => {
      making = null;
    });
    return making;
  }

  async function loadOrBuild(): Promise<BookmarkWords> {
    const loaded = await loadIndex(ports, mostChanges);
    return loaded ?? build();
  }

  function start(way: () => Promise<BookmarkWords>): Promise<BookmarkWords> {
    const made = way();
    index = made;
    made.catch(() => {
      if (index === made) index = null;
    });
    return made;
  }
  const current = () => index ?? start(loadOrBuild);

  /** Adds a restored folder with its content, for which the browser sends no events. */
  async function take(words: BookmarkWords, node: BookmarkNode): Promise<void> {
    const known = words.folders.has(node.id);
    words.set(node);
    if (node.url !== null || known) return;
    for (const child of await bookmarks.children(node.id)) await take(words, child);
  }

  /** Looks again at what has changed. */
  async function refresh(words: BookmarkWords): Promise<void> {
    const ids = [...changed];
    changed.clear();
    for (const id of ids) {
      const node = await bookmarks.get(id);
      if (node) await take(words, node);
      else words.delete(id);
    }
  }

  /** An import tells of thousands: what comes while a write is under way goes into the next one. */
  async function save(): Promise<void> {
    if (saving) return;
    saving = true;
    try {
      while (unsaved.size > 0) {
        const ids = [...unsaved];
        unsaved.clear();
        await records.addChanged(ids);
      }
    } finally {
      saving = false;
    }
  }

  function note(id: string): void {
    changed.add(id);
    if (changed.size > mostChanges) index = null;
    // With one more than these written down it is made anew in any case.
    if (noted.has(id) || noted.size > mostChanges) return;
    noted.add(id);
    unsaved.add(id);
    // Without its changes the stored index is a wrong one, so it is made anew.
    save().catch(() => {
      index = null;
    });
  }

  async function hidden(folders: Folders): Promise<string[]> {
    const other = await otherFolder();
    const nodes = folders.all().map((folder) => ({ ...folder, index: 0, url: null, dateAdded: 0 }));
    return ports.trashFolders(nodes, other);
  }

  /** As the bookmarks are now. Null: it would take longer than a search waits. */
  async function words(): Promise<BookmarkWords | null> {
    // What the search needs besides is read meanwhile; what fails is told when it is needed.
    otherFolder().catch(() => {});
    tagWords.ready().catch(() => {});
    const there = await Promise.race([current(), ports.patience(building.promise)]);
    if (!there) return null;
    await refresh(there);
    return there;
  }

  async function look(words: BookmarkWords, wanted: Wanted[], tolerance: Tolerance): Promise<Ranked<SavedPage>[]> {
    const addressesFor = async (word: string): Promise<[string, AddressSet]> => [
      word,
      new AddressSet(await tagWords.addresses(word, tolerance)),
    ];
    const all = [...new Set(wanted.flatMap((one) => one.words))];
    const [unseen, ...tagged] = await Promise.all([hidden(words.folders), ...all.map(addressesFor)]);
    return words.search(wanted, tolerance, new Map(tagged), unseen);
  }

  return {
    watch: () => bookmarks.watch(note),
    ready: async () => void (await current()),
    rebuild: async () => void (await start(build)),
    forgetTags: () => tagWords.forget(),
    async search(query) {
      const there = await words();
      if (!there) return null;
      const { folders } = there;
      const wanted = wordsWanted(query);
      if (wanted.length === 0) return { hits: there.withSigns(query, await hidden(folders)), folders };
      const hits = await look(there, wanted, 'written');
      return { hits: hits.length === 0 ? await look(there, wanted, 'near') : hits, folders };
    },
    async at(addresses) {
      const there = await words();
      return there?.at(new AddressSet(addresses), await hidden(there.folders)) ?? null;
    },
  };
}

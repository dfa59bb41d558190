import type { BookmarkNode, TagsPort } from '@/src/contract/ports.ts';
import { once } from '@/src/text/once.ts';
import { AddressSet } from './address-set.ts';
import type { BookmarkWords } from './bookmark-words.ts';
import { buildIndex } from './build-index.ts';
import type { Folders } from './folder-words.ts';
import type { IndexPorts } from './index-ports.ts';
import { loadIndex } from './load-index.ts';
import type { SavedPage } from './page-columns.ts';
import type { Ranked } from './rank.ts';
import { type Match, scoresIn, type Tolerance } from './scores.ts';
import { type Wanted, wordsIn, wordsWanted } from './search-words.ts';
import { SegmentDraft } from './segment.ts';

/** Maximum number of tags with one word in their name whose pages are looked up. */
const mostTags = 50;

/** The words in the names of all tags. Read when first needed, and again after a change. */
function createTagWords(tags: TagsPort, pause: () => Promise<void>) {
  async function read() {
    const names = await tags.keys();
    const draft = new SegmentDraft();
    for (const [at, name] of names.entries()) {
      draft.add(wordsIn(name), []);
      if (at % 2000 === 1999) await pause();
    }
    return { names, segment: draft.finish() };
  }
  let known = once(read);
  return {
    ready: () => known(),
    forget() {
      known = once(read);
    },
    /** The addresses that have a tag whose name contains this word. */
    async addresses(word: string, tolerance: Tolerance): Promise<ReadonlySet<string>> {
      const { names, segment } = await known();
      const scores = scoresIn(segment, [{ words: [word], within: 1 }], { tolerance });
      const named = names
        .map((name, at) => ({ name, score: scores[at] ?? 0 }))
        .filter(({ score }) => score > 0)
        .sort((a, b) => b.score - a.score)
        .slice(0, mostTags);
      return named.length === 0 ? new Set() : new Set(await tags.addressesOfAny(named.map(({ name }) => name)));
    },
  };
}

/** Milliseconds before the index is built: the search that needed it asks the browser first. */
const buildDelay = 1000;

const mostChanges = 1000;

export function createBookmarkIndex(ports: IndexPorts) {
  const { bookmarks, records, pause } = ports;
  const tagWords = createTagWords(ports.tags, pause);
  let index: Promise<BookmarkWords> | null = null;
  let making: Promise<BookmarkWords> | null = null;
  let building = Promise.withResolvers<void>();
  /** True if a search has asked for the index since it was last built. */
  let awaited = false;
  /** Ids of nodes that have changed in the browser and are not yet in the index in memory. */
  const changed = new Set<string>();
  /** Ids of changed nodes that are not yet stored. */
  const unsaved = new Set<string>();
  /** Ids of changed nodes that were stored since the index was built, or are about to be. */
  const noted = new Set<string>();
  let saving = false;
  /** The browser's own folder for new bookmarks, which never changes. */
  const otherFolder = once(() => bookmarks.defaultFolder());

  async function make(): Promise<BookmarkWords> {
    building.resolve();
    changed.clear();
    await pause(buildDelay);
    await records.clear();
    noted.clear();
    try {
      const made = await buildIndex(ports, () => awaited);
      await ports.compared.write(true);
      return made;
    } finally {
      awaited = false;
      building = Promise.withResolvers();
    }
  }

  /** Builds the index once at a time: two builds would overwrite each other's parts. */
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

  async function refresh(words: BookmarkWords): Promise<void> {
    const ids = [...changed];
    changed.clear();
    for (const id of ids) {
      const node = await bookmarks.get(id);
      if (node) await take(words, node);
      else words.delete(id);
    }
  }

  /** Stores the ids of changed nodes. Ids that come while a write is running go into the next write. */
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
    // With more changes than this the index is built anew anyway, so no more are stored.
    if (noted.has(id) || noted.size > mostChanges) return;
    noted.add(id);
    unsaved.add(id);
    // Without its changes the stored index would be wrong, so it is built anew.
    save().catch(() => {
      index = null;
    });
  }

  async function hidden(folders: Folders): Promise<string[]> {
    const other = await otherFolder();
    const nodes = folders.all().map((folder) => ({ ...folder, index: 0, url: null, dateAdded: 0 }));
    return ports.trashFolders(nodes, other);
  }

  /** Begins to load what a search needs. Failures are reported when a search needs the data. */
  function warmUp(): void {
    current().catch(() => {});
    otherFolder().catch(() => {});
    tagWords.ready().catch(() => {});
  }

  /** The index, up to date. Null if that takes longer than a search waits. */
  async function words(): Promise<BookmarkWords | null> {
    warmUp();
    awaited = true;
    const there = await Promise.race([current(), ports.patience(building.promise)]);
    if (!there) return null;
    await refresh(there);
    return there;
  }

  /** Waits for titles and addresses. False if they are damaged, and the index is being built anew. */
  async function hasTexts(words: BookmarkWords): Promise<boolean> {
    try {
      if (await words.texts) return true;
    } catch (error) {
      index = null;
      throw error;
    }
    start(build).catch(() => {});
    return false;
  }

  /** The pages with the wanted words. Null if the stored index turns out to be damaged. */
  async function look(words: BookmarkWords, wanted: Wanted[], how: { tolerance: Tolerance; match: Match }) {
    const all = [...new Set(wanted.flatMap((one) => one.words))];
    const reading = all.map(async (word) => new AddressSet(await tagWords.addresses(word, how.tolerance)));
    const [unseen, ...tagged] = await Promise.all([hidden(words.folders), ...reading]);
    // Tags are found by address, and addresses are part of the texts.
    if (tagged.some(({ size }) => size > 0) && !(await hasTexts(words))) return null;
    return words.search(wanted, how, new Map(all.map((word, at) => [word, tagged[at]!])), unseen);
  }

  return {
    /** Registers for the browser's events. A worker that an event wakes must call this in its first tick. */
    watch: () => bookmarks.watch(note),
    warmUp,
    /** Loads the stored index, or builds one if there is none. Resolves when the index can be used. */
    ready: async () => void (await current()),
    rebuild: async () => void (await start(build)),
    /** Forgets the tags that were read. To be called when tags have changed. */
    forgetTags: () => tagWords.forget(),
    /** The bookmarks that contain the words of the query, without the trash. Null if the index is not ready yet. */
    async search(query: string, match: Match = 'all'): Promise<{ hits: Ranked<SavedPage>[]; folders: Folders } | null> {
      const there = await words();
      if (!there) return null;
      const { folders } = there;
      const wanted = wordsWanted(query);
      if (wanted.length === 0) {
        const unseen = await hidden(folders);
        return (await hasTexts(there)) ? { hits: there.withSigns(query, unseen), folders } : null;
      }
      const written = await look(there, wanted, { tolerance: 'written', match });
      const found = written?.count === 0 ? await look(there, wanted, { tolerance: 'near', match }) : written;
      return found && (await hasTexts(there)) ? { hits: found.read(), folders } : null;
    },
    /** The bookmarks with these addresses (as tags write them), without the trash. Null if the index is not ready. */
    async at(addresses: ReadonlySet<string>): Promise<SavedPage[] | null> {
      const there = await words();
      if (!there) return null;
      const unseen = await hidden(there.folders);
      return (await hasTexts(there)) ? there.at(new AddressSet(addresses), unseen) : null;
    },
  };
}

export type BookmarkIndex = ReturnType<typeof createBookmarkIndex>;

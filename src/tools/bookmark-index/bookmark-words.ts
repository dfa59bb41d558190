import { tagAddress } from '@/src/address/address.ts';
import type { BookmarkNode } from '@/src/contract/ports.ts';
import type { AddressSet } from './address-set.ts';
import type { Folders } from './folder-words.ts';
import { type Part, PartDraft } from './index-part.ts';
import type { PageColumns, SavedPage } from './page-columns.ts';
import { type Ranked, signsScore } from './rank.ts';
import { type Match, scoresIn, type Tolerance, tagWorth } from './scores.ts';
import type { Wanted } from './search-words.ts';

/** Addresses by wanted word: those with a tag whose name contains the word. */
export type Tagged = ReadonlyMap<string, AddressSet>;

/** The words of the whole library in memory. A page whose title or address changes moves to the fresh pages. */
export class BookmarkWords {
  readonly folders: Folders;
  readonly #parts: Part[] = [];
  /** Made for the first change: a search needs none. */
  #place: Map<string, { part: Part; at: number }> | null = null;
  readonly #fresh = new Map<string, SavedPage>();
  #freshPart: Part | null = null;

  /** Resolves once the titles and addresses are there; to false if the stored ones are damaged. */
  texts: Promise<boolean> = Promise.resolve(true);

  constructor(folders: Folders) {
    this.folders = folders;
  }

  /** Takes a part in before anything is changed. */
  take(part: Part): void {
    this.#parts.push(part);
  }

  #places(): Map<string, { part: Part; at: number }> {
    if (this.#place) return this.#place;
    this.#place = new Map();
    for (const part of this.#parts)
      for (const [at, id] of part.pages.ids().entries()) this.#place.set(id, { part, at });
    return this.#place;
  }

  holds(page: Pick<SavedPage, 'id' | 'title' | 'url'>): boolean {
    const fresh = this.#fresh.get(page.id);
    if (fresh) return fresh.title === page.title && fresh.url === page.url;
    return this.#parts.some(({ pages }) => pages.holds(page));
  }

  set({ id, parentId, title, url, dateAdded }: BookmarkNode): void {
    if (url === null) {
      this.folders.set({ id, parentId, title });
      return;
    }
    const place = this.#places().get(id);
    if (place?.part.pages.isAs(place.at, { title, url })) {
      place.part.pages.move(place.at, { parentId, dateAdded });
      return;
    }
    this.delete(id);
    this.#fresh.set(id, { id, parentId, title, url, dateAdded });
  }

  delete(id: string): void {
    this.folders.delete(id);
    const place = this.#places().get(id);
    place?.part.pages.remove(place.at);
    this.#places().delete(id);
    this.#fresh.delete(id);
    this.#freshPart = null;
  }

  #all(): Part[] {
    if (this.#fresh.size === 0) return this.#parts;
    if (!this.#freshPart) {
      const draft = new PartDraft();
      for (const page of this.#fresh.values()) draft.add(page);
      this.#freshPart = draft.finish();
    }
    return [...this.#parts, this.#freshPart];
  }

  /** The pages with these addresses, in folders that are not hidden. The texts must be there. */
  at(addresses: AddressSet, hidden: string[]): SavedPage[] {
    const visible = this.folders.visible(hidden);
    return this.#all().flatMap(({ pages, hashes }) => {
      const shown = shownIn(pages, visible);
      const found: SavedPage[] = [];
      for (let at = 0; at < hashes.length; at += 1) {
        if (!addresses.mayHave(hashes[at] ?? 0) || !shown(at)) continue;
        const page = addresses.has(tagAddress(pages.url(at))) ? pages.page(at) : null;
        if (page) found.push(page);
      }
      return found;
    });
  }

  /** The visible pages whose titles contain all signs of a query without words. The texts must be there. */
  withSigns(query: string, hidden: string[]): Ranked<SavedPage>[] {
    const visible = this.folders.visible(hidden);
    return this.#all().flatMap(({ pages }) => {
      const shown = shownIn(pages, visible);
      const hits: Ranked<SavedPage>[] = [];
      for (let at = 0; at < pages.count; at += 1) {
        const score = shown(at) ? signsScore(pages.title(at), query) : 0;
        const item = score > 0 ? pages.page(at) : null;
        if (item) hits.push({ item, score });
      }
      return hits;
    });
  }

  /** Finds the visible pages with the words. `read` needs the texts; the search only if an address is `tagged`. */
  search(wanted: Wanted[], how: { tolerance: Tolerance; match: Match }, tagged: Tagged, hidden: string[]) {
    const visible = this.folders.visible(hidden);
    const words = wanted.flatMap((one) => one.words);
    const inFolders = new Map(words.map((word) => [word, this.folders.worth(word, how.tolerance)]));
    const found: { pages: PageColumns; at: number; score: number }[] = [];
    for (const part of this.#all()) {
      const { pages } = part;
      const shown = shownIn(pages, visible);
      const elsewhere = (word: string, best: Float32Array) => {
        raiseByFolder(part, best, inFolders.get(word));
        raiseByTags(part, best, tagged.get(word));
      };
      const scores = scoresIn(part.segment, wanted, { ...how, elsewhere });
      for (let at = 0; at < scores.length; at += 1) {
        const score = scores[at] ?? 0;
        if (score > 0 && shown(at)) found.push({ pages, at, score });
      }
    }
    return {
      count: found.length,
      read: () =>
        found.flatMap(({ pages, at, score }) => {
          const item = pages.page(at);
          return item ? { item, score } : [];
        }),
    };
  }
}

function shownIn(pages: PageColumns, visible: ReadonlySet<string>): (at: number) => boolean {
  const folders = pages.folders.map((id) => visible.has(id));
  return (at) => {
    const folder = pages.folderOf(at);
    return folder !== null && folders[folder] === true;
  };
}

function raiseByFolder({ pages }: Part, best: Float32Array, worth?: Map<string, number>): void {
  if (!worth || worth.size === 0) return;
  const folders = pages.folders.map((id) => worth.get(id) ?? 0);
  for (let at = 0; at < pages.count; at += 1) {
    const score = folders[pages.folderOf(at) ?? -1] ?? 0;
    if (score > (best[at] ?? 0)) best[at] = score;
  }
}

function raiseByTags({ pages, hashes }: Part, best: Float32Array, addresses?: AddressSet): void {
  if (!addresses || addresses.size === 0) return;
  for (let at = 0; at < hashes.length; at += 1) {
    if (!addresses.mayHave(hashes[at] ?? 0) || (best[at] ?? 0) >= tagWorth) continue;
    if (pages.folderOf(at) !== null && addresses.has(tagAddress(pages.url(at)))) best[at] = tagWorth;
  }
}

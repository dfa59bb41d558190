import { tagAddress } from '@/src/address/address.ts';
import type { BookmarkNode } from '@/src/contract/ports.ts';
import type { AddressSet } from './address-set.ts';
import type { Folders } from './folder-words.ts';
import { type Part, PartDraft, type SavedPage } from './index-part.ts';
import { type Ranked, signsScore } from './rank.ts';
import { scoresIn, type Tolerance, tagWorth } from './scores.ts';
import type { Wanted } from './search-words.ts';

/** Addresses by wanted word: those with a tag whose name contains the word. */
export type Tagged = ReadonlyMap<string, AddressSet>;

/**
 * The words of the whole library in memory. Indexed parts stay as they are: a page whose title or address changes
 * leaves its part and joins the fresh pages, which are indexed at the next search.
 */
export class BookmarkWords {
  readonly folders: Folders;
  readonly #parts: Part[];
  readonly #place = new Map<string, { part: Part; at: number }>();
  readonly #fresh = new Map<string, SavedPage>();
  #freshPart: Part | null = null;

  constructor(folders: Folders) {
    this.folders = folders;
    this.#parts = [];
  }

  take(part: Part): void {
    this.#parts.push(part);
    for (const [at, page] of part.pages.entries()) if (page) this.#place.set(page.id, { part, at });
  }

  get(id: string): SavedPage | null {
    const place = this.#place.get(id);
    return this.#fresh.get(id) ?? place?.part.pages[place.at] ?? null;
  }

  set({ id, parentId, title, url, dateAdded }: BookmarkNode): void {
    if (url === null) {
      this.folders.set({ id, parentId, title });
      return;
    }
    const page = { id, parentId, title, url, dateAdded };
    const place = this.#place.get(id);
    const before = place?.part.pages[place.at];
    if (place && before?.title === title && before.url === url) {
      place.part.pages[place.at] = page;
      return;
    }
    this.delete(id);
    this.#fresh.set(id, page);
  }

  delete(id: string): void {
    this.folders.delete(id);
    const place = this.#place.get(id);
    if (place) place.part.pages[place.at] = null;
    this.#place.delete(id);
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

  /** The pages with these addresses, in folders that are not hidden. */
  at(addresses: AddressSet, hidden: string[]): SavedPage[] {
    const visible = this.folders.visible(hidden);
    const isOne = (page: SavedPage) => visible.has(page.parentId ?? '') && addresses.has(tagAddress(page.url));
    return this.#all().flatMap(({ pages, hashes }) => {
      const found: SavedPage[] = [];
      for (let at = 0; at < hashes.length; at += 1) {
        const page = addresses.mayHave(hashes[at] ?? 0) ? pages[at] : null;
        if (page && isOne(page)) found.push(page);
      }
      return found;
    });
  }

  /** The pages whose titles contain all signs of a query without words, in folders that are not hidden. */
  withSigns(query: string, hidden: string[]): Ranked<SavedPage>[] {
    const visible = this.folders.visible(hidden);
    return this.#all().flatMap(({ pages }) =>
      pages.flatMap((item) => {
        const score = item && visible.has(item.parentId ?? '') ? signsScore(item.title, query) : 0;
        return item && score > 0 ? [{ item, score }] : [];
      }),
    );
  }

  /** The pages that contain every word in title, address, folder or tags, in folders that are not hidden. */
  search(wanted: Wanted[], tolerance: Tolerance, tagged: Tagged, hidden: string[]): Ranked<SavedPage>[] {
    const visible = this.folders.visible(hidden);
    const words = wanted.flatMap((one) => one.words);
    const inFolders = new Map(words.map((word) => [word, this.folders.worth(word, tolerance)]));
    const hits: Ranked<SavedPage>[] = [];
    for (const part of this.#all()) {
      const scores = scoresIn(part.segment, wanted, tolerance, (word, best) => {
        raiseByFolder(part, best, inFolders.get(word));
        raiseByTags(part, best, tagged.get(word));
      });
      for (let at = 0; at < scores.length; at += 1) {
        const score = scores[at] ?? 0;
        const item = score > 0 ? part.pages[at] : null;
        if (item && visible.has(item.parentId ?? '')) hits.push({ item, score });
      }
    }
    return hits;
  }
}

function raiseByFolder({ pages }: Part, best: Float32Array, worth?: Map<string, number>): void {
  if (!worth || worth.size === 0) return;
  for (const [at, page] of pages.entries()) {
    const score = page ? (worth.get(page.parentId ?? '') ?? 0) : 0;
    if (score > (best[at] ?? 0)) best[at] = score;
  }
}

function raiseByTags({ pages, hashes }: Part, best: Float32Array, addresses?: AddressSet): void {
  if (!addresses || addresses.size === 0) return;
  for (let at = 0; at < hashes.length; at += 1) {
    if (!addresses.mayHave(hashes[at] ?? 0) || (best[at] ?? 0) >= tagWorth) continue;
    const page = pages[at];
    if (page && addresses.has(tagAddress(page.url))) best[at] = tagWorth;
  }
}

import { tagAddress } from '@/src/address/address.ts';
import type { BookmarkNode } from '@/src/contract/ports.ts';
import { hashOf } from './address-set.ts';
import { addressWords } from './rank.ts';
import { wordsIn } from './search-words.ts';
import { type Segment, SegmentDraft } from './segment.ts';

/** A bookmark as the index keeps it. */
export type SavedPage = Omit<BookmarkNode, 'index' | 'url'> & { url: string };

/** A few thousand bookmarks with their words. */
export interface Part {
  segment: Segment;
  /** The pages by their number in the part. Null for a page that is gone or was moved to a later part. */
  pages: (SavedPage | null)[];
  /** Hash (`hashOf`) of each page's address, in the form that tags use. */
  hashes: Uint32Array;
}

/** Takes bookmarks one by one, so that the caller may pause between them. */
export class PartDraft {
  readonly #segment = new SegmentDraft();
  readonly #pages: SavedPage[] = [];
  readonly #hashes: number[] = [];

  get count(): number {
    return this.#pages.length;
  }

  add(page: SavedPage): void {
    this.#segment.add(wordsIn(page.title), addressWords(page.url));
    this.#pages.push(page);
    this.#hashes.push(hashOf(tagAddress(page.url)));
  }

  finish(): Part {
    return { segment: this.#segment.finish(), pages: this.#pages, hashes: Uint32Array.from(this.#hashes) };
  }
}

/** A part as the database stores it: a few long lists are copied much faster than many small objects. */
interface StoredPart {
  segment: Segment;
  ids: string[];
  parents: string[];
  titles: string[];
  urls: string[];
  added: Float64Array;
  hashes: Uint32Array;
}

/** The stored form of a finished part; null if it has changed since it was indexed. */
export function packed({ segment, pages, hashes }: Part): StoredPart {
  const whole = pages.flatMap((page) => page ?? []);
  return {
    segment,
    ids: whole.map(({ id }) => id),
    parents: whole.map(({ parentId }) => parentId ?? ''),
    titles: whole.map(({ title }) => title),
    urls: whole.map(({ url }) => url),
    added: Float64Array.from(whole, ({ dateAdded }) => dateAdded),
    hashes,
  };
}

/** Reads a stored part. Null if it is not a part, or damaged. */
export function unpacked(stored: unknown): Part | null {
  const { segment, ids, parents, titles, urls, added, hashes } = Object(stored) as Partial<StoredPart>;
  if (!segment || !ids || !parents || !titles || !urls || !added || !hashes) return null;
  if (ids.length !== segment.count || added.length !== ids.length || titles.length !== ids.length) return null;
  const pages = ids.map((id, at) => ({
    id,
    parentId: parents[at] ?? '',
    title: titles[at] ?? '',
    url: urls[at] ?? '',
    dateAdded: added[at] ?? 0,
  }));
  return { segment, pages, hashes };
}

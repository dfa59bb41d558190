import { tagAddress } from '@/src/address/address.ts';
import { hashOf } from './address-set.ts';
import { columnsOf, PageColumns, type SavedPage, type StoredColumns, type Texts } from './page-columns.ts';
import { addressWords } from './rank.ts';
import { wordsIn } from './search-words.ts';
import { type Segment, SegmentDraft } from './segment.ts';

/** A few thousand bookmarks with their words. */
export interface Part {
  segment: Segment;
  pages: PageColumns;
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
    return {
      segment: this.#segment.finish(),
      pages: columnsOf(this.#pages),
      hashes: Uint32Array.from(this.#hashes),
    };
  }
}

/** A part as the database stores it without its texts: the data to find and rank pages. */
type StoredPart = Omit<Part, 'pages'> & { columns: StoredColumns };

/** The stored form of a finished part that has not changed since it was indexed, and its texts. */
export function packed({ segment, pages, hashes }: Part): { part: StoredPart; texts: object } {
  return { part: { segment, columns: pages.stored, hashes }, texts: pages.texts ?? {} };
}

/** Reads a stored part, whose texts are to come. Null if it is not a part, or damaged. */
export function unpacked(stored: unknown): Part | null {
  const { segment, columns, hashes } = Object(stored) as Partial<StoredPart>;
  if (!segment || typeof columns?.ids !== 'string' || typeof columns.folders !== 'string' || !hashes) return null;
  const { count } = segment;
  const { parents, added, signs } = columns;
  if ([parents, added, signs, hashes].some((column) => column?.length !== count)) return null;
  return { segment, pages: new PageColumns(columns, null), hashes };
}

/** Reads the stored texts of a part with `count` pages. Null if they are invalid or damaged. */
export function unpackedTexts(stored: unknown, count: number): Texts | null {
  const { titles, urls, titleEnds, urlEnds } = Object(stored) as Partial<Texts>;
  if (titles === undefined || urls === undefined || !titleEnds || !urlEnds) return null;
  const fits = (ends: Uint32Array, text: string) => ends.length === count && ends.at(-1) === text.length;
  return fits(titleEnds, titles) && fits(urlEnds, urls) ? { titles, urls, titleEnds, urlEnds } : null;
}

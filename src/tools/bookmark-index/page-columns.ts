import type { BookmarkNode } from '@/src/contract/ports.ts';
import { hashOf } from './address-set.ts';

/** A bookmark as the index keeps it. */
export type SavedPage = Omit<BookmarkNode, 'index' | 'url'> & { url: string };

/** Titles and addresses of the pages of a part, concatenated: two long strings are copied quickly. */
export interface Texts {
  titles: string;
  urls: string;
  titleEnds: Uint32Array;
  urlEnds: Uint32Array;
}

/** The pages of a part as the database stores them, without their texts. */
export interface StoredColumns {
  /** Ids of the pages, one per line. */
  ids: string;
  /** Ids of the folders, one per line. */
  folders: string;
  /** Index of each page's folder in `folders`. */
  parents: Uint32Array;
  added: Float64Array;
  /** Hash of each page's title and address, to compare pages before the texts are loaded. */
  signs: Uint32Array;
}

export const signOf = ({ title, url }: Pick<SavedPage, 'title' | 'url'>): number => hashOf(`${title}\n${url}`);

const lines = (text: string): string[] => (text === '' ? [] : text.split('\n'));

/** The pages of a part by their number in it, in columns. Texts may come later than the rest. */
export class PageColumns {
  readonly stored: StoredColumns;
  readonly folders: string[];
  texts: Texts | null;
  readonly #gone: Uint8Array;
  #ids: string[] | null = null;

  constructor(stored: StoredColumns, texts: Texts | null) {
    this.stored = stored;
    this.folders = lines(stored.folders);
    this.texts = texts;
    this.#gone = new Uint8Array(stored.added.length);
  }

  get count(): number {
    return this.stored.added.length;
  }

  /** Ids of the pages. Split on first use, since many searches do not need them. */
  ids(): string[] {
    this.#ids ??= lines(this.stored.ids);
    return this.#ids;
  }

  /**
   * The number of the page's folder in `folders`. Null for a page that was deleted, or changed: its new state is among
   * the fresh pages.
   */
  folderOf(at: number): number | null {
    return this.#gone[at] === 1 ? null : (this.stored.parents[at] ?? null);
  }

  /** The page; null if it is gone. The texts must be there. */
  page(at: number): SavedPage | null {
    const folder = this.folderOf(at);
    if (folder === null) return null;
    return {
      id: this.ids()[at] ?? '',
      parentId: this.folders[folder] ?? '',
      title: this.title(at),
      url: this.url(at),
      dateAdded: this.stored.added[at] ?? 0,
    };
  }

  title(at: number): string {
    const { titles, titleEnds } = this.#texts();
    return titles.slice(at === 0 ? 0 : titleEnds[at - 1], titleEnds[at]);
  }

  url(at: number): string {
    const { urls, urlEnds } = this.#texts();
    return urls.slice(at === 0 ? 0 : urlEnds[at - 1], urlEnds[at]);
  }

  #texts(): Texts {
    if (!this.texts) throw new Error('The titles of the index are not read yet.');
    return this.texts;
  }

  move(at: number, { parentId, dateAdded }: Pick<SavedPage, 'parentId' | 'dateAdded'>): void {
    const known = this.folders.indexOf(parentId ?? '');
    this.stored.parents[at] = known < 0 ? this.folders.push(parentId ?? '') - 1 : known;
    this.stored.added[at] = dateAdded;
  }

  /** True if the page has this title and address. Until the texts are there its sign tells. */
  isAs(at: number, page: Pick<SavedPage, 'title' | 'url'>): boolean {
    if (this.stored.signs[at] !== signOf(page)) return false;
    return !this.texts || (this.title(at) === page.title && this.url(at) === page.url);
  }

  remove(at: number): void {
    this.#gone[at] = 1;
  }

  holds(page: Pick<SavedPage, 'id' | 'title' | 'url'>): boolean {
    const { signs } = this.stored;
    const sign = signOf(page);
    for (let at = signs.indexOf(sign); at >= 0; at = signs.indexOf(sign, at + 1))
      if (this.#gone[at] === 0 && this.ids()[at] === page.id) return true;
    return false;
  }
}

function endsOf(texts: string[]): Uint32Array {
  let end = 0;
  return Uint32Array.from(texts, (text) => {
    end += text.length;
    return end;
  });
}

export function columnsOf(pages: SavedPage[]): PageColumns {
  const numbers = new Map<string, number>();
  const parents = Uint32Array.from(pages, ({ parentId }) => {
    const id = parentId ?? '';
    const number = numbers.get(id) ?? numbers.size;
    numbers.set(id, number);
    return number;
  });
  const titles = pages.map(({ title }) => title);
  const urls = pages.map(({ url }) => url);
  return new PageColumns(
    {
      ids: pages.map(({ id }) => id).join('\n'),
      folders: [...numbers.keys()].join('\n'),
      parents,
      added: Float64Array.from(pages, ({ dateAdded }) => dateAdded),
      signs: Uint32Array.from(pages, signOf),
    },
    { titles: titles.join(''), urls: urls.join(''), titleEnds: endsOf(titles), urlEnds: endsOf(urls) },
  );
}

import { type LibraryRow, type LoadRows, type RowPage, rowKey } from './library-row.ts';

const pageSize = 200;

/** A row with its position among the expanded rows. */
export interface PlacedRow {
  row: LibraryRow | null;
  /** Depth in the tree, from 1. */
  level: number;
  /** Place among its siblings, from 0. */
  position: number;
  siblings: number;
  open: boolean;
  /** Index of the parent row; null at the top level. */
  parent: number | null;
}

/** The children of one parent, as far as they are loaded. */
interface Branch {
  parent: LibraryRow | null;
  /** Number of children; null until counted, or until their first page is loaded. */
  total: number | null;
  rows: (LibraryRow | undefined)[];
  /** Keys of the expanded rows. */
  open: Set<string>;
  /** Branches of rows that were ever expanded, by key, so that collapsing keeps their state. */
  inside: Map<string, Branch>;
  /** Requested pages, each with the value of `#state` at its request. */
  pages: Map<number, number>;
  loading: Map<number, Promise<void>>;
}

const newBranch = (parent: LibraryRow | null): Branch => ({
  parent,
  total: parent?.inside ?? null,
  rows: [],
  open: new Set(),
  inside: new Map(),
  pages: new Map(),
  loading: new Map(),
});

/** Height of a branch in rows, with everything expanded in it, and its expanded children by position. */
interface Measure {
  size: number;
  opened: [position: number, branch: Branch][];
}

/** Copies earlier counts to rows that came without one. */
function keepCounts(rows: LibraryRow[], before: readonly (LibraryRow | undefined)[]): void {
  const known = new Map(before.flatMap((row) => (row ? [[rowKey(row), row]] : [])));
  for (const row of rows) {
    const { inside, detail } = known.get(rowKey(row)) ?? {};
    if (row.inside === null && inside !== undefined) Object.assign(row, { inside, detail });
  }
}

interface Spot extends Pick<PlacedRow, 'level' | 'position' | 'parent'> {
  branch: Branch;
}

/**
 * Tree of lazily loaded rows: a page is loaded when its rows come into view. Every parent knows its number of children,
 * so positions are known before rows are loaded.
 */
export class RowTree {
  readonly #load: LoadRows;
  readonly #root = newBranch(null);
  readonly #listeners = new Set<() => void>();
  /** Keys of fixed rows seen so far: the first time they are expanded automatically. */
  readonly #fixed = new Set<string>();
  /** Pages loaded as partial, to be completed once no visible row is loading. */
  #partial: { branch: Branch; page: number }[] = [];
  #waiting = 0;
  /** Measures, cached until the next change. */
  #measures = new Map<Branch, Measure>();
  /** Counts refreshes: pages of an earlier state are outdated. */
  #state = 0;
  /** Counts changes, as a snapshot for `useSyncExternalStore`. */
  version = 0;
  /** Why the last request failed; null after one that went well. */
  error: unknown = null;

  constructor(load: LoadRows) {
    this.#load = load;
  }

  /** Calls the listener after each change until it is released. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Number of rows that are open; null until that is known. */
  get size(): number | null {
    return this.#root.total === null ? null : this.#measure(this.#root).size;
  }

  /** Number of rows at the top; null until that is known. */
  get total(): number | null {
    return this.#root.total;
  }

  /** The row at an index among the rows that are open. */
  at(index: number): PlacedRow {
    const { branch, ...spot } = this.#spot(index);
    const row = branch.rows[spot.position] ?? null;
    return { ...spot, row, siblings: branch.total ?? 0, open: row !== null && branch.open.has(rowKey(row)) };
  }

  /** Index of a row that is loaded; null if it is not, or not any more. */
  indexOf(key: string): number | null {
    return this.#indexIn(this.#root, key);
  }

  /** Opens or closes a row. */
  toggle(index: number): void {
    const { branch, position } = this.#spot(index);
    const row = branch.rows[position];
    if (row?.inside === undefined) return;
    if (!branch.open.delete(rowKey(row))) void this.#open(branch, row);
    this.#changed();
  }

  /** Loads the missing and outdated rows between two indexes. Resolves when they are there or loading failed. */
  async want(from: number, to: number): Promise<void> {
    const wanted = new Map<Branch, Set<number>>([[this.#root, new Set([0])]]);
    for (let index = Math.max(0, from); index <= Math.min(to, (this.size ?? 0) - 1); index += 1) {
      const { branch, position } = this.#spot(index);
      wanted.set(branch, (wanted.get(branch) ?? new Set()).add(Math.floor(position / pageSize)));
    }
    const pages = [...wanted].flatMap(([branch, numbers]) => [...numbers].map((page) => ({ branch, page })));
    await Promise.all(pages.map(({ branch, page }) => this.#loadPage(branch, page)));
  }

  /** Marks all rows as outdated: they are loaded again when they are shown. Old rows stay until then. */
  refresh(): void {
    this.#state += 1;
    this.#changed();
  }

  /** Expands a row. Resolves once the number of its children is known. */
  async #open(branch: Branch, row: LibraryRow): Promise<void> {
    const key = rowKey(row);
    branch.open.add(key);
    const inside = branch.inside.get(key) ?? newBranch(row);
    branch.inside.set(key, inside);
    if (inside.total === null) await this.#loadPage(inside, 0);
  }

  #spot(index: number): Spot {
    let spot: Spot = { branch: this.#root, position: index, level: 1, parent: null };
    for (;;) {
      let { position } = spot;
      let inner: Spot | null = null;
      for (const [at, branch] of this.#measure(spot.branch).opened) {
        const { size } = this.#measure(branch);
        if (position <= at) break;
        if (position <= at + size) {
          const below = position - at;
          inner = { branch, position: below - 1, level: spot.level + 1, parent: index - below };
          break;
        }
        position -= size;
      }
      if (!inner) return { ...spot, position };
      spot = inner;
    }
  }

  #loadPage(branch: Branch, page: number): Promise<void> {
    const loading = branch.loading.get(page);
    if (loading || branch.pages.get(page) === this.#state) return loading ?? Promise.resolve();
    const begun = this.#loadAnew(branch, page);
    branch.loading.set(page, begun);
    return begun;
  }

  async #loadAnew(branch: Branch, page: number): Promise<void> {
    const state = this.#state;
    this.#waiting += 1;
    const opening: Promise<void>[] = [];
    try {
      const { partial } = await this.#read(branch, page, true, opening);
      if (partial) this.#partial.push({ branch, page });
    } catch (error) {
      this.error = error;
    } finally {
      branch.pages.set(page, state);
      branch.loading.delete(page);
      this.#waiting -= 1;
      this.#changed();
      void this.#complete();
    }
    await Promise.all(opening);
  }

  /** Completes partial pages one by one, until a visible row has to be loaded. */
  async #complete(): Promise<void> {
    while (this.#waiting === 0) {
      const next = this.#partial.shift();
      if (!next) return;
      const state = this.#state;
      // A page that fails stays partial until it is shown again.
      await this.#read(next.branch, next.page, false, []).catch(() => {});
      if (state === this.#state) this.#changed();
    }
  }

  /** Loads one page. Fixed rows in it are expanded on first sight; the promises for that are added to `opening`. */
  async #read(branch: Branch, page: number, hurry: boolean, opening: Promise<void>[]): Promise<RowPage> {
    const offset = page * pageSize;
    const read = await this.#load(branch.parent, { offset, limit: pageSize, hurry });
    if (read.partial) keepCounts(read.rows, branch.rows);
    branch.rows.length = Math.min(branch.rows.length, read.total);
    for (const [at, row] of read.rows.entries()) {
      branch.rows[offset + at] = row;
      const key = rowKey(row);
      if (row.fixed && row.inside !== 0 && row.inside !== undefined && !this.#fixed.has(key)) {
        this.#fixed.add(key);
        opening.push(this.#open(branch, row));
      }
      if (row.fixed && row.inside === 0) branch.open.delete(key);
      const child = branch.inside.get(key);
      if (child && row.inside !== null) child.total = row.inside ?? 0;
    }
    branch.total = read.total;
    this.error = null;
    return read;
  }

  /** Measures a branch. Expanded rows that are not loaded any more are left out. */
  #measure(branch: Branch): Measure {
    const known = this.#measures.get(branch);
    if (known) return known;
    const opened: Measure['opened'] = [];
    if (branch.open.size > 0)
      branch.rows.forEach((row, at) => {
        const key = row ? rowKey(row) : '';
        const child = branch.inside.get(key);
        if (child && branch.open.has(key)) opened.push([at, child]);
      });
    const size = opened.reduce((sum, [, child]) => sum + this.#measure(child).size, branch.total ?? 0);
    const measure = { size, opened };
    this.#measures.set(branch, measure);
    return measure;
  }

  #indexIn(branch: Branch, key: string): number | null {
    const { opened } = this.#measure(branch);
    const indexAt = (position: number) =>
      opened.reduce((sum, [at, child]) => (at < position ? sum + this.#measure(child).size : sum), position);
    const found = branch.rows.findIndex((row) => row !== undefined && rowKey(row) === key);
    if (found >= 0) return indexAt(found);
    for (const [at, child] of opened) {
      const inside = this.#indexIn(child, key);
      if (inside !== null) return indexAt(at) + 1 + inside;
    }
    return null;
  }

  #changed(): void {
    this.version += 1;
    this.#measures = new Map();
    for (const listener of this.#listeners) listener();
  }
}

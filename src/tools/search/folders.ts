import { rank } from './rank.ts';
import { folderWorth } from './scores.ts';

export interface Folder {
  id: string;
  /** Null: a root. */
  parentId: string | null;
  title: string;
}

/** The folders of the index. Whatever lies in one that is not here, or in a hidden one, is not found. */
export class Folders {
  readonly #byId: Map<string, Folder>;
  #visible: { hidden: string; ids: Set<string> } | null = null;

  constructor(folders: Folder[]) {
    this.#byId = new Map(folders.map((folder) => [folder.id, folder]));
  }

  all(): Folder[] {
    return [...this.#byId.values()];
  }

  has(id: string): boolean {
    return this.#byId.has(id);
  }

  set(folder: Folder): void {
    this.#byId.set(folder.id, folder);
    this.#visible = null;
  }

  delete(id: string): boolean {
    this.#visible = null;
    return this.#byId.delete(id);
  }

  /** From the root to the folder itself. */
  #line(id: string): Folder[] {
    const line: Folder[] = [];
    for (let folder = this.#byId.get(id); folder; folder = this.#byId.get(folder.parentId ?? '')) line.unshift(folder);
    return line;
  }

  path(id: string): string[] {
    return this.#line(id).map(({ title }) => title);
  }

  isInside(id: string, ancestor: string): boolean {
    return this.#line(id).some((folder) => folder.id === ancestor);
  }

  /** Folders that hang on a root and lie in none of the hidden ones. */
  visible(hidden: string[]): Set<string> {
    const key = hidden.join();
    if (this.#visible?.hidden === key) return this.#visible.ids;
    const ids = new Set<string>();
    for (const { id } of this.all()) {
      const line = this.#line(id);
      if (line[0]?.parentId === null && !line.some((folder) => hidden.includes(folder.id))) ids.add(id);
    }
    this.#visible = { hidden: key, ids };
    return ids;
  }

  /** What a word is worth in each folder: it stands in its title or in one above. Roots are left out; all lies in them. */
  worth(word: string): Map<string, number> {
    const worth = new Map<string, number>();
    const own = this.all().filter(({ parentId }) => parentId !== null);
    const named = new Set(rank(own, word, ({ title }) => ({ title })).map(({ item }) => item.id));
    if (named.size === 0) return worth;
    for (const { id } of own) if (this.#line(id).some((folder) => named.has(folder.id))) worth.set(id, folderWorth);
    return worth;
  }
}

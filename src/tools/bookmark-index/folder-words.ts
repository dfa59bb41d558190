import type { BookmarkNode } from '@/src/contract/ports.ts';
import { folderWorth, scoresIn, type Tolerance } from './scores.ts';
import { wordsIn } from './search-words.ts';
import { type Segment, SegmentDraft } from './segment.ts';

type Folder = Pick<BookmarkNode, 'id' | 'parentId' | 'title'>;

/** The folders of the index. Pages in an unknown or hidden folder are not found. */
export class Folders {
  readonly #byId: Map<string, Folder>;
  #visible: { hidden: string; ids: Set<string> } | null = null;
  #named: { own: Folder[]; segment: Segment } | null = null;

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
    this.#forget();
  }

  delete(id: string): void {
    if (this.#byId.delete(id)) this.#forget();
  }

  #forget(): void {
    this.#visible = null;
    this.#named = null;
  }

  /** The folders from the root down to this one. */
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

  /** Ids of the folders that are connected to a root and not in one of the hidden folders. */
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

  /** The titles of all folders except the roots, which contain everything. */
  #titles(): { own: Folder[]; segment: Segment } {
    if (this.#named) return this.#named;
    const own = this.all().filter(({ parentId }) => parentId !== null);
    const draft = new SegmentDraft();
    for (const { title } of own) draft.add(wordsIn(title), []);
    this.#named = { own, segment: draft.finish() };
    return this.#named;
  }

  /** The score of a word in each folder: for its own title or that of a folder above it. */
  worth(word: string, tolerance: Tolerance): Map<string, number> {
    const worth = new Map<string, number>();
    const { own, segment } = this.#titles();
    const scores = scoresIn(segment, [{ words: [word], within: 1 }], { tolerance });
    const named = new Set(own.flatMap(({ id }, at) => ((scores[at] ?? 0) > 0 ? id : [])));
    if (named.size === 0) return worth;
    for (const { id } of own) if (this.#line(id).some((folder) => named.has(folder.id))) worth.set(id, folderWorth);
    return worth;
  }
}

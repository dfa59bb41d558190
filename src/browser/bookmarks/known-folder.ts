import type { FolderEntry } from '@/src/contract/ports.ts';

/** Cache of the folder read last, while only we move bookmarks in it: Firefox takes a second for ten thousand. */
export class KnownFolder {
  readonly #read: (folder: string) => Promise<FolderEntry[]>;
  #known: { folder: string; entries: FolderEntry[] } | null = null;
  #reading = 0;
  /** Number of our own moves whose browser event has not come yet, by bookmark. */
  readonly #ours = new Map<string, number>();

  constructor(read: (folder: string) => Promise<FolderEntry[]>) {
    this.#read = read;
  }

  async entries(folder: string): Promise<FolderEntry[]> {
    if (this.#known?.folder !== folder) {
      this.forget();
      const reading = this.#reading;
      const entries = await this.#read(folder);
      // The folder changed while it was read: the entries are used once and not cached.
      if (reading !== this.#reading) return entries;
      this.#known = { folder, entries };
    }
    return this.#known.entries.map((entry, index) => ({ ...entry, index }));
  }

  forget(): void {
    this.#known = null;
    this.#reading += 1;
  }

  /** Handles a move event of the browser; our own moves are known already. */
  moved(id: string): void {
    const left = this.#ours.get(id) ?? 0;
    if (left > 1) this.#ours.set(id, left - 1);
    else if (left === 1) this.#ours.delete(id);
    else this.forget();
  }

  /** Moves a bookmark within the folder and updates the cache. */
  async move(id: string, from: number, to: number, act: () => Promise<unknown>): Promise<void> {
    // For a move that changes nothing the browser may send no event. Waiting for one would hide the next move by
    // someone else.
    if (from === to) return void (await act());
    const known = this.#known;
    this.#ours.set(id, (this.#ours.get(id) ?? 0) + 1);
    try {
      await act();
    } catch (error) {
      this.#ours.delete(id);
      this.forget();
      throw error;
    }
    if (!known || known !== this.#known) return;
    const [entry] = known.entries.splice(from, 1);
    if (entry?.id === id) known.entries.splice(to, 0, entry);
    else this.forget();
  }
}

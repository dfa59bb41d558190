export interface BookmarkNode {
  id: string;
  parentId: string | null;
  index: number;
  title: string;
  /** Null: a folder. */
  url: string | null;
  /** Epoch milliseconds. */
  dateAdded: number;
}

/** An entry of a folder with its index, also a separator, which only Firefox has. */
export interface FolderEntry {
  id: string;
  parentId: string;
  index: number;
  separator: boolean;
  /** Epoch milliseconds. */
  dateAdded: number;
}

export interface BookmarksPort {
  get(id: string): Promise<BookmarkNode | null>;
  /** Reads the bookmarks with these ids at once; leaves out those that are gone. */
  byId(ids: string[]): Promise<Map<string, BookmarkNode>>;
  /** The children of a folder in order. Firefox reads the whole subtree for it. */
  children(id: string): Promise<BookmarkNode[]>;
  /** Everything in a folder, separators too, in its order. */
  entries(folder: string): Promise<FolderEntry[]>;
  /** The separators of the whole tree; none if the browser has none. */
  separators(): Promise<FolderEntry[]>;
  /** Creates a separator at the end of a folder and gives its id; null if the browser has none. */
  createSeparator(folder: string): Promise<string | null>;
  /** The folders of this title right in another one, in their order. */
  foldersNamed(title: string, parentId: string): Promise<BookmarkNode[]>;
  /** Every node, parents before children, the invisible root left out. */
  all(): Promise<BookmarkNode[]>;
  /** The folders directly under the invisible root (bar, other, mobile; Chrome may have several of a kind). */
  roots(): Promise<BookmarkNode[]>;
  /** The folder for new items without a folder ("Other bookmarks"). */
  defaultFolder(): Promise<string>;
  /** Roots that are bookmark bars; Chrome may have one for each account. */
  bars(): Promise<string[]>;
  create(node: { parentId: string; title: string; url?: string; index?: number }): Promise<BookmarkNode>;
  /** `index`: the final index. `from`, `at`: its present folder and index, which saves a look-up. */
  move(id: string, to: { parentId: string; index?: number; from?: string; at?: number }): Promise<void>;
  update(id: string, change: { title?: string; url?: string }): Promise<void>;
  /** A bookmark, a separator, or a folder in which nothing lies. */
  remove(id: string): Promise<void>;
  /** A folder with all that lies in it, separators too. */
  removeWhole(folder: string): Promise<void>;
  /** The browser's own search, which also finds folders. */
  search(query: string): Promise<BookmarkNode[]>;
  /** The bookmarks added last. */
  newest(most: number): Promise<BookmarkNode[]>;
  /** Calls back with the id of each node that was created, changed, moved or removed. */
  watch(listener: (id: string) => void): void;
}

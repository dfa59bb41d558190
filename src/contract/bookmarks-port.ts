export interface BookmarkNode {
  id: string;
  parentId: string | null;
  index: number;
  title: string;
  /** Address; null for a folder. */
  url: string | null;
  /** Epoch milliseconds. */
  dateAdded: number;
}

/** A child of a folder, with its index. May be a separator, which only Firefox has. */
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
  /** Bookmarks with these ids; missing ones are left out. */
  byId(ids: string[]): Promise<Map<string, BookmarkNode>>;
  /** The children of a folder in order. Firefox reads the whole subtree for it. */
  children(id: string): Promise<BookmarkNode[]>;
  /** All children of a folder in order, with separators. */
  entries(folder: string): Promise<FolderEntry[]>;
  /** The separators of the whole tree; none if the browser has none. */
  separators(): Promise<FolderEntry[]>;
  /** Creates a separator at the end of a folder and gives its id; null if the browser has none. */
  createSeparator(folder: string): Promise<string | null>;
  /** The folders directly in a folder with exactly this title, in order. */
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
  /** Moves a node. `index`: final index. `from`, `at`: its current folder and index, to save a look-up. */
  move(id: string, to: { parentId: string; index?: number; from?: string; at?: number }): Promise<void>;
  update(id: string, change: { title?: string; url?: string }): Promise<void>;
  /** Removes a bookmark, a separator or an empty folder. */
  remove(id: string): Promise<void>;
  removeWhole(folder: string): Promise<void>;
  /** The browser's own search, which also finds folders. */
  search(query: string): Promise<BookmarkNode[]>;
  newest(most: number): Promise<BookmarkNode[]>;
  /** Calls back with the id of each node that was created, changed, moved or removed. */
  watch(listener: (id: string) => void): void;
}

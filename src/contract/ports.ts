/** Ports of the browser. `src/browser` implements them; tests use `test/fakes`. */

export type { BookmarkNode, BookmarksPort, FolderEntry } from './bookmarks-port.ts';

export interface Tab {
  id: number;
  windowId: number;
  index: number;
  /** Null: in no group. */
  groupId: number | null;
  title: string;
  url: string;
  pinned: boolean;
  audible: boolean;
  muted: boolean;
  discarded: boolean;
  active: boolean;
  /** Epoch milliseconds; 0 where the browser does not say. */
  lastAccessed: number;
  /** Firefox container; null elsewhere. */
  container: string | null;
  /** It shows our own panel. */
  panel?: boolean;
  /** It shows an error of the browser instead of its page, as far as that can be told. */
  failed?: boolean;
}

export type GroupColor = 'grey' | 'blue' | 'red' | 'yellow' | 'green' | 'pink' | 'purple' | 'cyan' | 'orange';

export interface TabGroup {
  id: number;
  windowId: number;
  title: string;
  color: GroupColor;
  collapsed: boolean;
}

export interface NewTab {
  url: string;
  windowId?: number;
  index?: number;
  active?: boolean;
  pinned?: boolean;
  /** A container that is gone is left out. */
  container?: string | null;
  /** Open without loading, where the browser can. */
  asleep?: boolean;
  title?: string;
}

/** A closed tab or window, as the browser remembers it. */
export interface ClosedEntry {
  id: string;
  /** Epoch milliseconds. */
  at: number;
  window: boolean;
  tabs: { title: string; url: string }[];
}

/** Tabs of normal windows. For ids that no longer exist functions give null or do nothing; they never throw. */
export interface TabsPort {
  all(): Promise<Tab[]>;
  get(id: number): Promise<Tab | null>;
  /** The active tab of a window; null for `windowId`: of the window focused last. */
  current(windowId: number | null): Promise<Tab | null>;
  /** The tab that "this page" means: the current one, or the page used last where that one shows our own panel. */
  meant(windowId: number | null): Promise<Tab | null>;
  groups(): Promise<TabGroup[]>;
  windows(): Promise<{ id: number; focused: boolean }[]>;
  open(tab: NewTab): Promise<Tab>;
  /** A new window with these addresses; gives its tabs in order. */
  openWindow(urls: string[]): Promise<Tab[]>;
  close(ids: number[]): Promise<void>;
  /** Makes it the active tab and focuses its window. */
  activate(id: number): Promise<void>;
  /** Moves tabs in this order, side by side from `index` on. Several of the same window come from right of it. */
  move(ids: number[], to: { windowId: number; index: number }): Promise<void>;
  /** Into a window of its own; gives the window's id. */
  moveToNewWindow(id: number): Promise<number>;
  setMuted(id: number, muted: boolean): Promise<void>;
  setPinned(id: number, pinned: boolean): Promise<void>;
  /** Adds to `groupId`, or makes a group in `windowId`; gives its id. */
  group(ids: number[], into: { groupId: number } | { windowId: number }): Promise<number>;
  ungroup(ids: number[]): Promise<void>;
  updateGroup(id: number, change: { title?: string; color?: GroupColor; collapsed?: boolean }): Promise<void>;
  /** Puts a tab to sleep. Gives its new state, in which Chrome may have changed its id; null if the browser refused. */
  discard(id: number): Promise<Tab | null>;
  reload(id: number): Promise<void>;
  /** Reopens the most recently closed tab with this address through the browser's own record; null where it can't. */
  restoreClosed(url: string): Promise<Tab | null>;
  /** Closed tabs and windows that the browser remembers, newest first; null where it may not be asked. */
  recentlyClosed(): Promise<ClosedEntry[] | null>;
  /** Reopens an entry; gives its tabs, and none where the browser has forgotten it. */
  reopenClosed(id: string): Promise<Tab[]>;
}

/** Pairs of the old and the new id of tabs, windows and groups. */
export interface Renumbering {
  tabs: [was: number, is: number][];
  windows: [was: number, is: number][];
  groups: [was: number, is: number][];
}

/** Stores them for as long as the browser session. */
export interface RenumberingPort {
  read(): Promise<Renumbering>;
  write(now: Renumbering): Promise<void>;
}

export interface HistoryPort {
  /** True for an address that was ever visited. False without the permission. */
  visited(url: string): Promise<boolean>;
  /** Pages visited in a span of time, the latest visit first; `query` is the browser's own search. At most so many. */
  search(query: string, span: HistorySpan, most: number): Promise<HistoryPage[]>;
  /** Epoch milliseconds of all visits to a page. */
  visits(url: string): Promise<number[]>;
  /** Forgets the visits to a page in a span of time. */
  forget(url: string, span: HistorySpan): Promise<void>;
}

/** In epoch milliseconds; `end` is exclusive. */
export interface HistorySpan {
  start: number;
  end: number;
}

export interface HistoryPage {
  url: string;
  title: string;
  /** Epoch milliseconds. */
  lastVisit: number;
  /** Number of visits that the browser remembers. */
  visits: number;
}

export interface PermissionsPort {
  has(permission: string): Promise<boolean>;
}

/** The tags of addresses; Outrigger's own layer. Addresses are in the form that `tagAddress` gives. */
export interface TagsPort {
  of(addresses: string[]): Promise<Map<string, string[]>>;
  /** All tags with how many addresses carry them. */
  all(): Promise<{ name: string; color: string | null; count: number; at: number }[]>;
  addressesOf(tag: string): Promise<string[]>;
  /** Addresses with any of the tags, each once, in one query. */
  addressesOfAny(tags: string[]): Promise<string[]>;
  /** Adds; gives the tags that were not on the address before. Unknown tags are made. Names ignore case. */
  add(address: string, tags: string[]): Promise<{ added: string[]; created: string[] }>;
  /** Removes; gives those that were there. */
  remove(address: string, tags: string[]): Promise<string[]>;
  /**
   * Changes many addresses in one transaction, in which nobody else writes: `to` gives the tags that an address is to
   * carry, in their order, from those it carries. Unknown tags are made.
   */
  change(addresses: string[], to: (present: string[], address: string) => string[]): Promise<void>;
  /** Makes a tag, or gives the one that has this name (whatever its case) this spelling, colour and time. */
  define(tag: { name: string; color: string | null; at: number }): Promise<void>;
  /** Deletes tags that no address carries; used by undo for those it had made. */
  forget(tags: string[]): Promise<void>;
}

/** The place that a bookmark in the trash came from. */
export interface TrashRecord {
  bookmark: string;
  parentId: string;
  index: number;
  at: number;
}

export interface TrashPort {
  put(record: TrashRecord): Promise<void>;
  get(bookmark: string): Promise<TrashRecord | null>;
  remove(bookmark: string): Promise<void>;
  all(): Promise<TrashRecord[]>;
}

export interface LinksPort {
  /**
   * Requests an address without cookies, cache and referrer, and follows redirects. Rejects if there is no answer.
   * `url`: the final address.
   */
  ask(url: string, method: 'HEAD' | 'GET', signal: AbortSignal): Promise<{ status: number; url: string }>;
  /** Does work during which no requested address can lead to this computer or its network. */
  shielded<T>(work: () => Promise<T>): Promise<T>;
}

export interface ReadingEntry {
  url: string;
  title: string;
  read: boolean;
  /** Epoch milliseconds. */
  added: number;
}

/** Pages to read later, each address once. Unknown addresses are ignored. */
export interface ReadingListPort {
  /** Permission that the browser has to grant first; null: none. */
  permission: string | null;
  /** True if a restored entry has its former date. */
  keepsDates: boolean;
  all(): Promise<ReadingEntry[]>;
  add(entry: { url: string; title: string }): Promise<void>;
  mark(url: string, read: boolean): Promise<void>;
  remove(url: string): Promise<void>;
  /** Brings back what was removed. */
  restore(entry: ReadingEntry): Promise<void>;
  /** Removes an added entry for good. */
  takeBack(url: string): Promise<void>;
}

/** Time and random ids, which tests control. */
export interface Clock {
  now(): number;
}
export type NewId = () => string;

/** `navigator.locks.request`, exclusive. */
export type WithLock = <T>(name: string, work: () => Promise<T>) => Promise<T>;

export interface PageText {
  title: string;
  url: string;
  /** `article`: the main text was found; `other`: all visible text. */
  kind: 'article' | 'pdf' | 'video' | 'other';
  lang: string | null;
  byline: string | null;
  text: string;
  /** Addresses of frames whose text is in it. */
  frames?: string[];
  /** Addresses of frames that are seen and could not be read. */
  unread?: string[];
  /** It was still loading. */
  loading?: true;
}

/** The text of one frame of a page, or of its own document. `others`: the frames in it of other sites, by address. */
export type FrameText = Omit<PageText, 'frames' | 'unread' | 'loading'> & {
  frames?: { read: string[]; others: string[] } | undefined;
};

/**
 * Why a page was not read. All are explained to the user, except `permission` (this site) and `all-sites`, which ask;
 * the text of a `pdf` comes from a page of ours.
 */
export type PageRefusal =
  | 'browser-page'
  | 'file'
  | 'asleep'
  | 'pdf'
  | 'hidden'
  | 'empty'
  | 'permission'
  | 'all-sites'
  | 'gone'
  | 'failed';

/** The user's selection on a page; an empty `text` where there is none. */
export type PageSelection = Pick<PageText, 'title' | 'url' | 'lang' | 'text'>;

/** The links that a page shows, in its order, each address once. */
export type PageLinks = Pick<PageText, 'title' | 'url'> & { links: { text: string; url: string }[] };

/** The visible part of a page. */
export interface PagePicture {
  /** A `data:` URL of a JPEG. */
  data: string;
  /** Pixels. */
  width: number;
  height: number;
}

export type PageAnswer<Page> = { ok: true; page: Page } | { ok: false; reason: PageRefusal; detail?: string };

/** Pages of tabs, looked at on demand. Never throws. */
export interface PagesPort {
  read(tabId: number): Promise<PageAnswer<PageText>>;
  selection(tabId: number): Promise<PageAnswer<PageSelection>>;
  links(tabId: number): Promise<PageAnswer<PageLinks>>;
  /** Takes a picture of a tab that is in front in its window; any other is `hidden`. */
  capture(tabId: number): Promise<PageAnswer<PagePicture>>;
}

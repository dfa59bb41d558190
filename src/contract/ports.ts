/** Ports of the browser. `src/browser` implements them; tests use `test/fakes`. */

export type { BookmarkNode, BookmarksPort, FolderEntry } from './bookmarks-port.ts';

export interface Tab {
  id: number;
  windowId: number;
  index: number;
  /** Id of its group; null if it is in none. */
  groupId: number | null;
  title: string;
  url: string;
  pinned: boolean;
  audible: boolean;
  muted: boolean;
  discarded: boolean;
  active: boolean;
  /** Epoch milliseconds; 0 if the browser does not tell. */
  lastAccessed: number;
  /** Container id in Firefox; null elsewhere. */
  container: string | null;
  panel?: boolean;
  /** True if it shows a browser error instead of its page, as far as this can be detected. */
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
  /** Container id; ignored if the container is gone. */
  container?: string | null;
  /** True to open it without loading, if the browser can. */
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

/** Tabs of normal windows. For ids that no longer exist, methods give null or do nothing; they never throw. */
export interface TabsPort {
  all(): Promise<Tab[]>;
  get(id: number): Promise<Tab | null>;
  /** Active tab of a window; null for the last focused window. */
  current(windowId: number | null): Promise<Tab | null>;
  /** Tab that "this page" refers to: the current one, or the one used last if the current one shows our panel. */
  meant(windowId: number | null): Promise<Tab | null>;
  groups(): Promise<TabGroup[]>;
  windows(): Promise<{ id: number; focused: boolean }[]>;
  open(tab: NewTab): Promise<Tab>;
  /** Opens a window with these addresses; gives its tabs in order. */
  openWindow(urls: string[]): Promise<Tab[]>;
  close(ids: number[]): Promise<void>;
  /** Activates a tab and focuses its window. */
  activate(id: number): Promise<void>;
  /** Moves tabs in this order to positions from `index` on. Several of the same window must come from right of it. */
  move(ids: number[], to: { windowId: number; index: number }): Promise<void>;
  /** Moves a tab to a new window; gives its id. */
  moveToNewWindow(id: number): Promise<number>;
  setMuted(id: number, muted: boolean): Promise<void>;
  setPinned(id: number, pinned: boolean): Promise<void>;
  /** Adds tabs to a group, or creates one in a window; gives its id. */
  group(ids: number[], into: { groupId: number } | { windowId: number }): Promise<number>;
  ungroup(ids: number[]): Promise<void>;
  updateGroup(id: number, change: { title?: string; color?: GroupColor; collapsed?: boolean }): Promise<void>;
  /** Puts a tab to sleep. Gives its new state, possibly with another id in Chrome; null if the browser refused. */
  discard(id: number): Promise<Tab | null>;
  reload(id: number): Promise<void>;
  /** Reopens the last closed tab with this address from the browser's record; null if it has none. */
  restoreClosed(url: string): Promise<Tab | null>;
  /** Closed tabs and windows in the browser's record, newest first; null without permission. */
  recentlyClosed(): Promise<ClosedEntry[] | null>;
  /** Reopens an entry; gives its tabs, none if the browser has forgotten it. */
  reopenClosed(id: string): Promise<Tab[]>;
}

export interface Renumbering {
  tabs: [was: number, is: number][];
  windows: [was: number, is: number][];
  groups: [was: number, is: number][];
}

/** Stores them until the browser closes. */
export interface RenumberingPort {
  read(): Promise<Renumbering>;
  write(now: Renumbering): Promise<void>;
}

export interface HistoryPort {
  /** True if an address was ever visited. False without permission. */
  visited(url: string): Promise<boolean>;
  /** At most `most` pages visited in a time span, latest visit first. `query` is for the browser's own search. */
  search(query: string, span: HistorySpan, most: number): Promise<HistoryPage[]>;
  /** Times of all visits to a page, in epoch milliseconds. */
  visits(url: string): Promise<number[]>;
  forget(url: string, span: HistorySpan): Promise<void>;
}

/** Time span in epoch milliseconds; `end` is exclusive. */
export interface HistorySpan {
  start: number;
  end: number;
}

export interface HistoryPage {
  url: string;
  title: string;
  /** Epoch milliseconds. */
  lastVisit: number;
  visits: number;
}

export interface PermissionsPort {
  has(permission: string): Promise<boolean>;
}

/** Tags of addresses, which Outrigger stores itself. Addresses are in the form of `tagAddress`. */
export interface TagsPort {
  of(addresses: string[]): Promise<Map<string, string[]>>;
  /** All tags, each with its number of addresses. */
  all(): Promise<{ name: string; color: string | null; count: number; at: number }[]>;
  /** The names of all tags in the form in which they are compared: quicker than all of the tags. */
  keys(): Promise<string[]>;
  addressesOf(tag: string): Promise<string[]>;
  /** Addresses with at least one of the tags, each once. */
  addressesOfAny(tags: string[]): Promise<string[]>;
  /** Adds tags to an address. Gives those that it did not have, and those that were new. Names ignore case. */
  add(address: string, tags: string[]): Promise<{ added: string[]; created: string[] }>;
  /** Removes tags from an address. Gives those that it had. */
  remove(address: string, tags: string[]): Promise<string[]>;
  /**
   * Changes many addresses in one transaction. `to` gives the new tags of an address, in order. Unknown tags are
   * created.
   */
  change(addresses: string[], to: (present: string[], address: string) => string[]): Promise<void>;
  /** Creates a tag, or gives the existing one (ignoring case) this spelling, colour and time. */
  define(tag: { name: string; color: string | null; at: number }): Promise<void>;
  /** Deletes those of the tags that no address has. Undo uses it for tags that it had created. */
  forget(tags: string[]): Promise<void>;
}

/** Former place of a bookmark in the trash. */
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
   * Requests an address without cookies, cache and referrer, and follows redirects. Rejects without an answer. `url`:
   * the final address.
   */
  ask(url: string, method: 'HEAD' | 'GET', signal: AbortSignal): Promise<{ status: number; url: string }>;
  /** Runs work during which no request can reach this computer or its network. */
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
  /** Permission that is needed first; null for none. */
  permission: string | null;
  /** True if restored entries keep their dates. */
  keepsDates: boolean;
  all(): Promise<ReadingEntry[]>;
  add(entry: { url: string; title: string }): Promise<void>;
  mark(url: string, read: boolean): Promise<void>;
  remove(url: string): Promise<void>;
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

/** Time, locks, and the id of the browser session, in which ids of tabs and windows are valid. */
export interface SessionPorts {
  lock: WithLock;
  clock: Clock;
  session(): Promise<string>;
}

export interface PageText {
  title: string;
  url: string;
  /** `article`: the main text; `other`: all visible text, since no main text was found. */
  kind: 'article' | 'pdf' | 'video' | 'other';
  lang: string | null;
  byline: string | null;
  text: string;
  /** Addresses of frames whose text is included. */
  frames?: string[];
  /** Addresses of visible frames that could not be read. */
  unread?: string[];
  /** True if the page was still loading. */
  loading?: true;
}

/** Text of one frame, or of the main document. `others`: addresses of frames of other sites in it. */
export type FrameText = Omit<PageText, 'frames' | 'unread' | 'loading'> & {
  frames?: { read: string[]; others: string[] } | undefined;
};

/** Reason why a page was not read. `permission` (this site) and `all-sites` ask for it; a `pdf` is read by our page. */
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

/** Selected text of a page; empty if nothing is selected. */
export type PageSelection = Pick<PageText, 'title' | 'url' | 'lang' | 'text'>;

/** Visible links of a page in order, each address once. */
export type PageLinks = Pick<PageText, 'title' | 'url'> & { links: { text: string; url: string }[] };

export interface PagePicture {
  /** JPEG as a `data:` URL. */
  data: string;
  width: number;
  height: number;
}

export type PageAnswer<Page> = { ok: true; page: Page } | { ok: false; reason: PageRefusal; detail?: string };

/** Reads pages in tabs. Never throws. */
export interface PagesPort {
  read(tabId: number): Promise<PageAnswer<PageText>>;
  selection(tabId: number): Promise<PageAnswer<PageSelection>>;
  links(tabId: number): Promise<PageAnswer<PageLinks>>;
  /** Takes a picture of the active tab of a window; other tabs are refused as `hidden`. */
  capture(tabId: number): Promise<PageAnswer<PagePicture>>;
}

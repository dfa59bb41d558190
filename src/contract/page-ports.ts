export interface PageText {
  title: string;
  url: string;
  /** `article`: the main text was found; `other`: all visible text. */
  kind: 'article' | 'pdf' | 'video' | 'other';
  lang: string | null;
  byline: string | null;
  text: string;
}

/** Why a page was not read. All are said in words but `permission` (this site) and `all-sites`, which ask; of a `pdf` a page of ours gets the text. */
export type PageRefusal =
  | 'browser-page'
  | 'file'
  | 'asleep'
  | 'pdf'
  | 'hidden'
  | 'permission'
  | 'all-sites'
  | 'gone'
  | 'failed';

/** What the user has marked on a page; an empty `text` where nothing is. */
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
  /** Only of a tab that is in front in its window; any other is `hidden`. */
  capture(tabId: number): Promise<PageAnswer<PagePicture>>;
}

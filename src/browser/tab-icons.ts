import { hostOf, isWebAddress } from '@/src/address/address.ts';
import type { Favicons } from '@/src/contract/services.ts';
import { type Browser, browser } from './api/browser-api.ts';

/** Largest number of sites and of pages whose icons are kept; `longest`: greatest length of an icon's data: address. */
const most = 300;
const longest = 16_384;

/** Milliseconds for which changes are batched: a page may change its icon many times a second. */
const pause = 1_000;

const key = 'tab-icons';

/** Cache of tab icons as data: addresses, by page and by site. The oldest is dropped first. `seen`: icons by site. */
export function createTabIcons(seen: Record<string, string> = {}) {
  const pages = new Map<string, string>();
  const sites = new Map(Object.entries(seen));
  return {
    /** Stores the icon of a tab. True if it is new. Icons that would have to be fetched are ignored. */
    keep({ url = '', favIconUrl = '', incognito }: Pick<Browser.tabs.Tab, 'url' | 'favIconUrl' | 'incognito'>) {
      const site = siteOf(url);
      if (incognito || site === null || !favIconUrl.startsWith('data:image/') || favIconUrl.length > longest)
        return false;
      const isNew = pages.get(url) !== favIconUrl || !sites.has(site);
      put(pages, url, favIconUrl);
      put(sites, site, favIconUrl);
      return isNew;
    },
    /** Icon of a page, else of its site; null if none was seen. */
    of: (url: string) => pages.get(url) ?? sites.get(siteOf(url) ?? '') ?? null,
    sites: () => Object.fromEntries(sites),
    clear() {
      pages.clear();
      sites.clear();
    },
  };
}

const siteOf = (url: string): string | null => (isWebAddress(url) ? hostOf(url) : null);

function put(icons: Map<string, string>, name: string, icon: string): void {
  icons.delete(name);
  icons.set(name, icon);
  const [oldest] = icons.keys();
  if (icons.size > most && oldest !== undefined) icons.delete(oldest);
}

/** Keeps the icons of open tabs and of sites seen in this browser session. Calls `tell` at most once a second. */
export async function watchTabIcons(tell: () => void): Promise<Favicons['of']> {
  const { session } = browser.storage;
  const { [key]: seen = {} } = await session.get<{ [key]?: Record<string, string> }>(key);
  const icons = createTabIcons(seen);
  let stored = seen;
  let due = false;

  function publish() {
    due = false;
    tell();
    const sites = icons.sites();
    if (isSame(sites, stored)) return;
    stored = sites;
    session.set({ [key]: sites }).catch(() => {});
  }
  const publishSoon = () => {
    if (due) return;
    due = true;
    setTimeout(publish, pause);
  };
  const keep = (tabs: Browser.tabs.Tab[]) => {
    if (tabs.filter(icons.keep).length > 0) publishSoon();
  };

  browser.tabs.onUpdated.addListener((_, { favIconUrl }, tab) => {
    if (favIconUrl) keep([tab]);
  });
  session.onChanged.addListener(({ [key]: change }) => {
    if (!change || change.newValue !== undefined) return;
    icons.clear();
    stored = {};
    publishSoon();
    browser.tabs.query({}).then(keep, () => {});
  });
  keep(await browser.tabs.query({}));
  return icons.of;
}

const isSame = (one: Record<string, string>, other: Record<string, string>): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([site, icon]) => other[site] === icon);

/** Drops the icons of sites without open tabs. */
export const forgetTabIcons = (): Promise<void> => browser.storage.session.remove(key);

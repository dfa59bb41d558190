import { isWebAddress } from '@/src/address/address.ts';
import type { Tab, TabGroup } from '@/src/contract/ports.ts';
import type { Browser } from '../api/browser-api.ts';

/** A tab in Firefox, which gives its container with the permission `cookies`. */
interface InContainer {
  cookieStoreId?: string;
}

/** The container id of tabs in no container. */
const noContainer = 'firefox-default';

/** Matches icons of Firefox's own error pages, which web pages cannot use. */
const errorIcon = /^chrome:\/\/global\/skin\/icons\/(?:info|warning|blocked)\.svg$/;
const errorAddress = /^(?:chrome-error:|about:(?:neterror|certerror|tabcrashed|blocked))/i;

/**
 * True for a tab that shows an error of the browser under its page's address. In Firefox the icon tells. Chromium gives
 * such a tab the bare host as title and no icon; a page without a title has path and port in it. For the root of a host
 * they look alike, and it counts as a page.
 */
function isFailed({ url = '', title = '', favIconUrl, status }: Browser.tabs.Tab): boolean {
  if (errorAddress.test(url)) return true;
  if (!isWebAddress(url)) return false;
  if (favIconUrl) return errorIcon.test(favIconUrl);
  const { hostname, port, pathname, search } = new URL(url);
  if (import.meta.env.FIREFOX || status !== 'complete' || port + pathname + search === '/') return false;
  // The title may be in Unicode letters; parsing turns it into the ASCII host.
  return !/[\s/?#@:]/.test(title) && URL.parse(`http://${title}/`)?.hostname === hostname;
}

/** A tab of the browser as ours. An address that is not committed counts as its address. */
export function tabOf(tab: Browser.tabs.Tab & InContainer): Tab {
  return {
    id: tab.id ?? -1,
    windowId: tab.windowId,
    index: tab.index,
    groupId: tab.groupId === undefined || tab.groupId < 0 ? null : tab.groupId,
    title: tab.title ?? '',
    url: tab.url || tab.pendingUrl || '',
    pinned: tab.pinned,
    audible: tab.audible ?? false,
    muted: tab.mutedInfo?.muted ?? false,
    discarded: tab.discarded,
    active: tab.active,
    lastAccessed: Math.round(tab.lastAccessed) || 0,
    container: tab.cookieStoreId === undefined || tab.cookieStoreId === noContainer ? null : tab.cookieStoreId,
    ...(isFailed(tab) && { failed: true }),
  };
}

export const groupOf = (group: Browser.tabGroups.TabGroup): TabGroup => ({
  id: group.id,
  windowId: group.windowId,
  title: group.title ?? '',
  color: group.color,
  collapsed: group.collapsed,
});

/** Sorts tabs by window in the order given, then from left to right. */
export function inOrder(tabs: Tab[], windows: { id: number }[]): Tab[] {
  const rank = new Map(windows.map(({ id }, at) => [id, at]));
  const rankOf = (tab: Tab) => rank.get(tab.windowId) ?? windows.length;
  return tabs.toSorted((a, b) => rankOf(a) - rankOf(b) || a.index - b.index);
}

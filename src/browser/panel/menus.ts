import type { MenuPlace } from '@/src/contract/action.ts';
import { type Browser, browser } from '../api/browser-api.ts';
import { withLock } from '../run/locks.ts';

export interface MenuItem {
  id: string;
  title: string;
  /** `action`: the toolbar icon. */
  places: (MenuPlace | 'action')[];
  /** The item in whose submenu it is, which comes before it. */
  under?: string;
}

export interface MenuClick {
  item: string;
  tab: { id: number; windowId: number; url: string; title: string } | null;
  selection?: string;
  link?: string;
}

/** True if tabs have a context menu (Chromium 150). Otherwise an item with this place would be refused. */
const hasTabMenu = (): boolean => 'TAB' in browser.contextMenus.ContextType;

/** Creates the context menu anew, one at a time so that no item is there twice. */
export const makeMenus = (items: MenuItem[]): Promise<void> =>
  withLock('menus', async () => {
    await browser.contextMenus.removeAll();
    for (const { id, title, places, under } of items) {
      const [first, ...others] = places.filter((place) => place !== 'tab' || hasTabMenu());
      if (first)
        browser.contextMenus.create({ id, title, contexts: [first, ...others], ...(under && { parentId: under }) });
    }
  });

/** Listens to clicks. The listener runs in the same tick as the click. */
export function onMenu(listen: (click: MenuClick) => void): void {
  browser.contextMenus.onClicked.addListener((info: Browser.contextMenus.OnClickData, tab?: Browser.tabs.Tab) => {
    listen({
      item: String(info.menuItemId),
      tab:
        tab?.id === undefined
          ? null
          : { id: tab.id, windowId: tab.windowId, url: tab.url ?? '', title: tab.title ?? '' },
      ...(info.selectionText ? { selection: info.selectionText } : {}),
      ...(info.linkUrl ? { link: info.linkUrl } : {}),
    });
  });
}

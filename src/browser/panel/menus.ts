import { type Browser, browser } from 'wxt/browser';
import type { MenuPlace } from '@/src/contract/action.ts';
import { withLock } from '../run/locks.ts';

export interface MenuItem {
  id: string;
  title: string;
  /** `action`: the toolbar icon. */
  places: (MenuPlace | 'action')[];
  /** The item in whose menu it stands, which comes before it. */
  under?: string;
}

/** A click on an entry, and the place where it happened. */
export interface MenuClick {
  item: string;
  tab: { id: number; windowId: number; url: string; title: string } | null;
  selection?: string;
  link?: string;
}

/** Chromium has a menu on the tab itself since version 150; an unknown place would make it refuse the whole item. */
const hasTabMenu = (): boolean => 'TAB' in browser.contextMenus.ContextType;

/** Makes the context menu anew. One that is being made is waited for, so that no item stands there twice. */
export const makeMenus = (items: MenuItem[]): Promise<void> =>
  withLock('menus', async () => {
    await browser.contextMenus.removeAll();
    for (const { id, title, places, under } of items) {
      const [first, ...others] = places.filter((place) => place !== 'tab' || hasTabMenu());
      if (first)
        browser.contextMenus.create({ id, title, contexts: [first, ...others], ...(under && { parentId: under }) });
    }
  });

/** The listener runs in the click's own tick. */
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

import { browser } from '@/src/browser/api/browser-api.ts';
import type { MenuClick } from '@/src/browser/panel/menus.ts';
import { openPanelSomewhere } from '@/src/browser/panel/open-panel.ts';
import { courtesy, leavePanelRequest } from '@/src/browser/panel/panel-requests.ts';
import { isPanel, meantTab } from '@/src/browser/tabs/front-tab.ts';
import type { PanelRequest } from '@/src/contract/action.ts';
import type { BackgroundHandlers } from '@/src/contract/messages.ts';
import { serveAddressBar } from './address-bar.ts';
import type { Background } from './create-background.ts';
import { builtInNames, serveMenus } from './menus.ts';

/** Follows the window focused last. Its id must be known at once: a panel opens only directly in the gesture. */
function followFocus(): () => number | null {
  let focused: number | null = null;
  browser.windows.onFocusChanged.addListener((id) => {
    if (id !== browser.windows.WINDOW_ID_NONE) focused = id;
  });
  void browser.windows.getLastFocused({ windowTypes: ['normal'] }).then(
    ({ id }) => {
      focused ??= id ?? null;
    },
    () => {},
  );
  return () => focused;
}

/** Tab that a request is about. For the panel's own page it is the tab before it, unless text was selected. */
async function tabOf({ tab, window, selection }: PanelRequest): Promise<PanelRequest['tab']> {
  if (!tab || selection || !isPanel(tab.url)) return tab;
  const meant = (await meantTab(window)) ?? (await meantTab(null));
  return meant && { id: meant.id, url: meant.url, title: meant.title };
}

/** Handles shortcuts, menus and the address bar: opens the window's panel and leaves it the request. */
export function serveActions(background: Background, handlers: () => BackgroundHandlers): void {
  const { changes } = background;
  const focused = followFocus();

  function send(panelRequest: Omit<PanelRequest, 'id' | 'at'>): void {
    // Must come first and synchronously: the browser opens a panel only within the user's gesture.
    void openPanelSomewhere(panelRequest.window);
    void leave({ ...panelRequest, id: crypto.randomUUID(), at: Date.now() });
  }

  async function leave(panelRequest: PanelRequest): Promise<void> {
    const tell = () => changes.tell({ table: 'panelRequests' });
    await leavePanelRequest({ ...panelRequest, tab: await tabOf(panelRequest) });
    tell();
    // Tells again for panels in windows of their own, which wait so long for the window's own panel to take the
    // request.
    setTimeout(tell, courtesy);
  }

  const fromMenu = ({ item, tab, selection, link }: MenuClick) =>
    send({
      window: tab?.windowId ?? focused(),
      what: { kind: 'action', action: item },
      tab,
      ...(selection ? { selection } : {}),
      ...(link ? { link } : {}),
    });

  browser.commands.onCommand.addListener((command, tab) => {
    if (!builtInNames.has(command) && !command.startsWith('action-')) return;
    send({
      window: tab?.windowId ?? focused(),
      what: { kind: 'action', action: command },
      tab: tab?.id === undefined ? null : { id: tab.id, url: tab.url ?? '', title: tab.title ?? '' },
    });
  });
  serveMenus(background, fromMenu);
  serveAddressBar(background, {
    focused,
    handlers,
    enter: (sentence) => {
      if (sentence) send({ window: focused(), what: { kind: 'ask', sentence }, tab: null });
    },
  });
}

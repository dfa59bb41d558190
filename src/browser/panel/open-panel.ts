import { browser } from '../api/browser-api.ts';
import { pageAddress } from '../extension.ts';
import { withLock } from '../run/locks.ts';

interface Sidebar {
  open(): Promise<void>;
}

const sidebar = (): Sidebar | undefined => (browser as typeof browser & { sidebarAction?: Sidebar }).sidebarAction;

/** Opens the panel of a window. Must be called in the same tick as the user's gesture. */
export function openPanel(windowId: number): Promise<void> {
  return sidebar()?.open() ?? browser.sidePanel.open({ windowId });
}

/** Opens the panel's page in a tab of a window (null: the one focused last). */
export async function openPanelInTab(windowId: number | null): Promise<void> {
  const url = pageAddress('sidepanel.html');
  const where = windowId === null ? { lastFocusedWindow: true } : { windowId };
  const [front] = await browser.tabs.query({ active: true, windowType: 'normal', ...where });
  const alone = () => browser.tabs.create({ url, ...(windowId === null ? {} : { windowId }) });
  if (front?.id === undefined) await alone();
  else await browser.tabs.create({ url, windowId: front.windowId, openerTabId: front.id }).catch(alone);
}

export async function openPanelInWindow(): Promise<void> {
  await browser.windows.create({ type: 'popup', url: pageAddress('sidepanel.html'), width: 440, height: 720 });
}

/** Opens the panel, or else its page in a tab. Must be called in the same tick as the gesture. */
export function openPanelSomewhere(windowId: number | null): Promise<void> {
  const inTab = () => openPanelInTab(windowId);
  return windowId === null ? inTab() : openPanel(windowId).catch(inTab);
}

/** Opens the panel on a click on the toolbar icon. The browser's own way would not grant `activeTab`. */
export function panelOnClick(): void {
  browser.action.onClicked.addListener((tab) => void openPanel(tab.windowId));
}

/** Shows the window for questions, of which there is only one. `focused`: in front, if the user has just asked. */
export const confirmWindow = (focused = true): Promise<void> =>
  withLock('confirm-window', async () => {
    const page = pageAddress('confirm.html');
    const popups = await browser.tabs.query({ windowType: 'popup' });
    const open = popups.find(({ url, pendingUrl }) => (url || pendingUrl)?.startsWith(page));
    if (open) await (focused && browser.windows.update(open.windowId, { focused }));
    else await openPopup(page, focused);
  });

async function openPopup(url: string, focused: boolean): Promise<void> {
  const front = (await browser.windows.getAll()).find((one) => one.focused);
  await browser.windows.create({ type: 'popup', url, width: 440, height: 600, focused });
  // Firefox focuses a new window in spite of `focused: false`.
  if (import.meta.env.FIREFOX && !focused && front?.id !== undefined)
    await browser.windows.update(front.id, { focused: true });
}

export async function openWelcome(): Promise<void> {
  await browser.tabs.create({ url: pageAddress('welcome.html') });
}

import { type Browser, browser } from 'wxt/browser';
import { pageAddress } from './extension.ts';
import { withLock } from './locks.ts';

/** Firefox's side bar. */
interface Sidebar {
  open(): Promise<void>;
}

const sidebar = (): Sidebar | undefined => (browser as typeof browser & { sidebarAction?: Sidebar }).sidebarAction;

/** Opens the panel of a window. Must be called in the gesture's own tick. */
export function openPanel(windowId: number): Promise<void> {
  return sidebar()?.open() ?? browser.sidePanel.open({ windowId });
}

/** The panel where the gesture allows it, else the same page in a tab. Must be called in the gesture's own tick. */
export function openPanelSomewhere(windowId: number | null): Promise<unknown> {
  const inTab = () =>
    browser.tabs.create({ url: pageAddress('sidepanel.html'), ...(windowId === null ? {} : { windowId }) });
  return windowId === null ? inTab() : openPanel(windowId).catch(inTab);
}

/** The toolbar icon opens the panel. A listener, and not the browser's own way: that would not grant `activeTab`. */
export function panelOnClick(): void {
  browser.action.onClicked.addListener((tab) => void openPanel(tab.windowId));
}

/** Shows the window for questions in front; there is never more than one. */
export const confirmWindow = (): Promise<void> =>
  withLock('confirm-window', async () => {
    const page = pageAddress('confirm.html');
    const popups = await browser.tabs.query({ windowType: 'popup' });
    const open = popups.find(({ url, pendingUrl }) => (url || pendingUrl)?.startsWith(page));
    if (open) await browser.windows.update(open.windowId, { focused: true });
    else await browser.windows.create({ type: 'popup', url: page, width: 440, height: 600, focused: true });
  });

const waitingColor = '#b45309';

function defaultTitle(): string {
  const { action, name } = browser.runtime.getManifest() as Browser.runtime.ManifestV3;
  return action?.default_title ?? name;
}

/** The toolbar icon says how many questions wait; `title` is read out where there are some. */
export async function showWaiting(n: number, title: string): Promise<void> {
  await Promise.all([
    browser.action.setBadgeText({ text: n > 0 ? String(n) : '' }),
    browser.action.setBadgeBackgroundColor({ color: waitingColor }),
    browser.action.setTitle({ title: n > 0 ? title : defaultTitle() }),
  ]);
}

const flashTime = 5_000;

/** Tells what a shortcut did, on the toolbar icon and for a moment. A badge that counts questions stays. */
export async function flash(title: string): Promise<void> {
  if ((await browser.action.getBadgeText({})) !== '') return;
  await browser.action.setBadgeText({ text: '✓' });
  await browser.action.setTitle({ title });
  setTimeout(() => void endFlash(), flashTime);
}

async function endFlash(): Promise<void> {
  if ((await browser.action.getBadgeText({})) !== '✓') return;
  await showWaiting(0, '');
}

export async function openWelcome(): Promise<void> {
  await browser.tabs.create({ url: pageAddress('welcome.html') });
}

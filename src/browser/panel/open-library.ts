import { browser } from '../api/browser-api.ts';
import { pageAddress } from '../extension.ts';

/** Shows the library: its open tab, else a new one in this window (null: the window focused last). */
export async function openLibrary(windowId: number | null): Promise<void> {
  const page = pageAddress('library.html');
  const tabs = await browser.tabs.query({ windowType: 'normal' });
  const open = tabs.find(({ url, pendingUrl }) => (url || pendingUrl)?.startsWith(page));
  if (open?.id === undefined) await browser.tabs.create({ url: page, ...(windowId === null ? {} : { windowId }) });
  else {
    await browser.tabs.update(open.id, { active: true });
    await browser.windows.update(open.windowId, { focused: true });
  }
}

import type { NewTab } from '@/src/contract/ports.ts';
import { pick } from '@/src/text/pick.ts';
import { type Browser, browser } from '../api/browser-api.ts';
import { isFirefox } from '../api/firefox.ts';
import { tabChange } from './wait-for-tab.ts';

/** Properties that only Firefox accepts for a new tab. */
interface FirefoxCreate extends Browser.tabs.CreateProperties {
  cookieStoreId?: string;
  discarded?: boolean;
  title?: string;
}

/** Milliseconds after which a page that does not answer is left to load. */
const patience = 2_500;

const isWeb = (url: string) => /^https?:/i.test(url);

/** Waits until a tab's address is committed. Chrome would lose it if the tab were put to sleep before. */
const committed = (id: number, signal: AbortSignal): Promise<void> =>
  tabChange(
    id,
    (change) => change.url !== undefined || change.status === 'complete',
    (tab) => Boolean(tab.url) && !tab.pendingUrl,
    signal,
  );

async function sleepOnceCommitted(tab: Browser.tabs.Tab): Promise<Browser.tabs.Tab> {
  const id = tab.id ?? -1;
  const signal = AbortSignal.timeout(patience);
  await committed(id, signal);
  if (signal.aborted) return tab;
  // Chrome may give the sleeping tab a new id.
  return (await browser.tabs.discard(id)) ?? tab;
}

/** Opens a tab, by default in the background. Rejects if the browser refuses the address. */
export async function openTab(tab: NewTab): Promise<Browser.tabs.Tab> {
  const { url, active = false, pinned = false, container = null } = tab;
  const asleep = (tab.asleep ?? false) && !active && isWeb(url);
  const create: FirefoxCreate = { url, active, pinned, ...pick(tab, 'windowId', 'index') };
  if (!isFirefox()) {
    const created = await browser.tabs.create(create);
    return asleep ? sleepOnceCommitted(created) : created;
  }
  // Firefox cannot open a pinned tab asleep.
  if (asleep && !pinned) {
    create.discarded = true;
    if (tab.title) create.title = tab.title;
  }
  if (container === null) return browser.tabs.create(create);
  // The container may be gone: tries without it. If there was another reason, the browser refuses again.
  return browser.tabs.create({ ...create, cookieStoreId: container } as FirefoxCreate).catch((error) => {
    if (!/cookie|contextual|userContext/i.test(String(error))) throw error;
    return browser.tabs.create(create);
  });
}

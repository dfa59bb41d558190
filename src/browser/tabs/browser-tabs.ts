import type { Tab, TabsPort } from '@/src/contract/ports.ts';
import { type Browser, browser } from '../api/browser-api.ts';
import { orNull, orPassing, present, throwPassing } from './browser-errors.ts';
import { recentlyClosed, reopenClosed, restoreClosedTab } from './closed-tabs.ts';
import { currentTab, meantTab, tabsWhere } from './front-tab.ts';
import { openTab } from './open-tab.ts';
import { groupOf, inOrder, tabOf } from './tab.ts';
import { tabChange } from './wait-for-tab.ts';

/** Milliseconds to wait for a tab. */
const patience = 1_000;

type SomeIds = [number, ...number[]];
const isSome = (ids: number[]): ids is SomeIds => ids.length > 0;

const normalWindows = () => browser.windows.getAll({ windowTypes: ['normal'] });

/** Changes tabs together. If one is closed meanwhile the browser stops half way, and then each is changed alone. */
async function each(ids: number[], act: (ids: SomeIds) => Promise<unknown>): Promise<void> {
  if (!isSome(ids)) return;
  await act(ids).catch((error) => {
    throwPassing(error);
    return Promise.all(ids.map((id) => orNull(act([id]))));
  });
}

async function group(ids: number[], into: { groupId: number } | { windowId: number }): Promise<number> {
  if (!isSome(ids)) throw new Error('A group needs a tab.');
  present(browser.tabGroups, 'tab groups');
  const where = 'groupId' in into ? into : { createProperties: { windowId: into.windowId } };
  return orPassing(browser.tabs.group({ tabIds: ids, ...where }));
}

/** Moves tabs together. If one is closed meanwhile the browser stops half way, and then each is moved alone. */
async function move(ids: number[], { windowId, index }: { windowId: number; index: number }): Promise<void> {
  if (!isSome(ids) || (await orNull(browser.tabs.move(ids, { windowId, index })))) return;
  let next = index;
  for (const id of ids) if (await orNull(browser.tabs.move(id, { windowId, index: next }))) next += 1;
}

async function get(id: number): Promise<Tab | null> {
  const tab = await orNull(browser.tabs.get(id));
  return tab ? tabOf(tab) : null;
}

/** Reloads a tab. Chrome drops a reload while it puts the tab to sleep, so the end of that is awaited. */
async function reload(id: number): Promise<void> {
  const signal = AbortSignal.timeout(patience);
  const onItsWay = (tab: Browser.tabs.Tab) => tab.discarded && tab.status === 'loading';
  await tabChange(
    id,
    (change) => change.status === 'complete',
    (tab) => !onItsWay(tab),
    signal,
  );
  await orNull(browser.tabs.reload(id));
}

export const browserTabs: TabsPort = {
  async all() {
    const [tabs, windows] = await Promise.all([tabsWhere({}), normalWindows()]);
    return inOrder(
      tabs,
      windows.flatMap(({ id }) => (id === undefined ? [] : { id })),
    );
  },
  get,
  current: currentTab,
  meant: meantTab,
  groups: async () => ((await browser.tabGroups?.query({})) ?? []).map(groupOf),
  windows: async () => (await normalWindows()).flatMap(({ id, focused }) => (id === undefined ? [] : { id, focused })),
  open: async (tab) => tabOf(await orPassing(openTab(tab))),
  async openWindow(urls) {
    const made = await browser.windows.create({ url: urls, focused: true });
    if (made?.id === undefined) return [];
    return (await browser.tabs.query({ windowId: made.id })).map(tabOf);
  },
  close: (ids) => each(ids, (some) => browser.tabs.remove(some)),
  async activate(id) {
    const tab = await orNull(browser.tabs.update(id, { active: true }));
    if (tab) await orNull(browser.windows.update(tab.windowId, { focused: true }));
  },
  move,
  async moveToNewWindow(id) {
    const made = await orPassing(browser.windows.create({ tabId: id }));
    if (made?.id === undefined) throw new Error('The browser made no window.');
    return made.id;
  },
  async setMuted(id, muted) {
    await orNull(browser.tabs.update(id, { muted }));
  },
  async setPinned(id, pinned) {
    await orNull(browser.tabs.update(id, { pinned }));
  },
  group,
  ungroup: (ids) => each(ids, (some) => browser.tabs.ungroup(some)),
  async updateGroup(id, change) {
    await orNull(present(browser.tabGroups, 'tab groups').update(id, change));
  },
  async discard(id) {
    const was = await get(id);
    const asleep = await orNull(browser.tabs.discard(id));
    // Firefox returns nothing.
    const tab = asleep ? tabOf(asleep) : await get(id);
    if (!tab?.discarded) return null;
    // Chrome drops the mute of a tab that is put to sleep.
    if (was?.muted && !tab.muted) await browser.tabs.update(tab.id, { muted: true });
    return { ...tab, muted: was?.muted ?? tab.muted };
  },
  reload,
  async restoreClosed(url) {
    const tab = await orNull(restoreClosedTab(url));
    return tab ? tabOf(tab) : null;
  },
  recentlyClosed: async () => orNull(recentlyClosed()),
  reopenClosed: async (id) => ((await orNull(reopenClosed(id))) ?? []).map(tabOf),
};

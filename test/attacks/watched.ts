import type { FakePorts } from '@/test/fakes/ports.ts';

/** Record of everything that left the browser, or was set up to leave it later. */
export interface Watched {
  /** Addresses that were opened, saved as a bookmark's or put on the reading list. */
  addresses: string[];
  /** Addresses whose server heard of it, in order: opened, loaded again or woken, with the turn it was in. */
  heard: { url: string; turn: number }[];
  /** Addresses that were asked over the network. */
  fetched: string[];
  /** Tabs whose page was looked at; `after`: with page text in the chat already. */
  read: { tab: number; after: boolean }[];
  /** Texts that were handed to the clipboard or a file. */
  handedOver: number;
}

/** Wraps ports to record everything that leaves the browser through them. */
export function overheard(
  plain: FakePorts,
  isTainted: () => Promise<boolean>,
  turn: () => number,
): { watched: Watched; ports: FakePorts } {
  const watched: Watched = { addresses: [], heard: [], fetched: [], read: [], handedOver: 0 };
  const hear = (...urls: string[]) => watched.heard.push(...urls.map((url) => ({ url, turn: turn() })));
  const { tabs, bookmarks, pages, links, page, readingList } = plain;
  const looked =
    <T>(look: (tab: number) => Promise<T>) =>
    async (tab: number) => {
      watched.read.push({ tab, after: await isTainted() });
      return look(tab);
    };
  const ports: FakePorts = {
    ...plain,
    tabs: {
      ...tabs,
      open: (tab) => {
        watched.addresses.push(tab.url);
        hear(tab.url);
        return tabs.open(tab);
      },
      openWindow: (urls) => {
        watched.addresses.push(...urls);
        hear(...urls);
        return tabs.openWindow(urls);
      },
      reload: async (id) => {
        hear(...[(await tabs.get(id))?.url ?? []].flat());
        return tabs.reload(id);
      },
      activate: async (id) => {
        const tab = await tabs.get(id);
        if (tab?.discarded) hear(tab.url);
        return tabs.activate(id);
      },
      moveToNewWindow: async (id) => {
        const tab = await tabs.get(id);
        if (tab?.discarded) hear(tab.url);
        return tabs.moveToNewWindow(id);
      },
      reopenClosed: async (id) => {
        const opened = await tabs.reopenClosed(id);
        hear(...opened.map(({ url }) => url));
        return opened;
      },
      restoreClosed: async (url) => {
        const opened = await tabs.restoreClosed(url);
        if (opened) hear(url);
        return opened;
      },
    },
    bookmarks: {
      ...bookmarks,
      create: (node) => {
        if (node.url !== undefined) watched.addresses.push(node.url);
        return bookmarks.create(node);
      },
      update: (id, change) => {
        if (change.url !== undefined) watched.addresses.push(change.url);
        return bookmarks.update(id, change);
      },
    },
    readingList: {
      ...readingList,
      add: (entry) => {
        watched.addresses.push(entry.url);
        return readingList.add(entry);
      },
    },
    links: {
      ...links,
      ask: (url, method, signal) => {
        watched.fetched.push(url);
        return links.ask(url, method, signal);
      },
    },
    pages: {
      read: looked(pages.read),
      selection: looked(pages.selection),
      links: looked(pages.links),
      capture: looked(pages.capture),
    },
    page: {
      ...page,
      work: (name, data) => {
        watched.handedOver += 1;
        return page.work(name, data);
      },
    },
  };
  return { watched, ports };
}

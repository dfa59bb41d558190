import type { GroupColor, Tab, TabsPort } from '@/src/contract/ports.ts';
import { TabStrip } from './tab-strip.ts';

/** A tab of the first window unless told otherwise; `group` is a title, of one group in each window. */
export interface TabSeed extends Partial<Omit<Tab, 'groupId' | 'index'>> {
  group?: string;
  /** Id of that group; default: any. */
  groupId?: number;
}

export interface FakeTabs extends TabsPort {
  /** Tabs and windows as a person sees them, without ids, to compare before and after. */
  look(): unknown;
  /** Acts like a user who goes to another page in the tab. */
  navigate(id: number, url: string): void;
  /** Acts like a restart of the browser: the same tabs, windows and groups have each other's ids. */
  restart(): void;
  /** Addresses that the browser refuses to open. */
  refused: Set<string>;
  /** Containers that have been removed. */
  containersGone: Set<string>;
  /** Tabs that do not close: they ask before leaving. */
  stubborn: Set<number>;
  /** True if the browser's own list of closed tabs may be used. */
  sessions: boolean;
  /** Number of calls of each method of the port. */
  calls: Record<string, number>;
}

const remembered = 25;
const palette: GroupColor[] = ['grey', 'blue', 'red', 'yellow'];

/** Tabs as Chrome keeps them; putting one to sleep changes its id. */
export function fakeTabs(seeds: TabSeed[] = [], now: () => number = () => 0): FakeTabs {
  const strip = new TabStrip();
  const closed: Tab[] = [];
  const refused = new Set<string>();
  const containersGone = new Set<string>();
  const stubborn = new Set<number>();
  const calls: Record<string, number> = {};
  let last = 100;
  const newId = () => ++last;

  const make = (given: Partial<Tab> & { url: string }): Tab => ({
    id: newId(),
    windowId: 1,
    index: 0,
    groupId: null,
    title: given.url,
    pinned: false,
    audible: false,
    muted: false,
    discarded: false,
    active: false,
    lastAccessed: now(),
    container: null,
    ...given,
  });

  function addWindow(id = newId()): number {
    strip.windows.push({ id, tabs: [] });
    strip.focused ||= id;
    return id;
  }
  function addGroup(windowId: number, title = '', id = newId()): number {
    strip.groups.set(id, { id, windowId, title, color: palette[id % palette.length] ?? 'grey', collapsed: false });
    return id;
  }

  for (const { group, groupId: wanted, ...seed } of seeds) {
    const windowId = seed.windowId ?? 1;
    if (!strip.windows.some(({ id }) => id === windowId)) addWindow(windowId);
    const known = [...strip.groups.values()].find((each) => each.windowId === windowId && each.title === group);
    const groupId = group === undefined ? null : (known?.id ?? addGroup(windowId, group, wanted));
    strip.put(make({ url: `https://site-${last}.test/`, ...seed, groupId }), windowId);
  }
  strip.settle();

  const port: TabsPort = {
    all: async () => structuredClone(strip.all()),
    get: async (id) => structuredClone(strip.tab(id) ?? null),
    async current(windowId) {
      const window = strip.windows.find(({ id }) => id === (windowId ?? strip.focused));
      return structuredClone(window?.tabs.find((tab) => tab.active) ?? null);
    },
    async meant(windowId) {
      const current = await port.current(windowId);
      if (!current?.panel) return current;
      const pages = strip.all().filter((tab) => !tab.panel && tab.windowId === current.windowId);
      return structuredClone(pages.toSorted((a, b) => b.lastAccessed - a.lastAccessed)[0] ?? null);
    },
    groups: async () => structuredClone([...strip.groups.values()]),
    windows: async () => strip.windows.map(({ id }) => ({ id, focused: id === strip.focused })),
    async open({ url, windowId = strip.focused, index, asleep = false, active = false, ...given }) {
      if (refused.has(url)) throw new Error(`Illegal URL: ${url}`);
      const container = containersGone.has(given.container ?? '') ? null : (given.container ?? null);
      const tab = make({ ...given, container, url, title: given.title ?? url, discarded: asleep, active });
      strip.put(tab, windowId, index);
      return structuredClone(tab);
    },
    async openWindow(urls) {
      const windowId = addWindow();
      strip.focused = windowId;
      for (const url of urls) strip.put(make({ url }), windowId);
      return structuredClone(strip.window(windowId).tabs);
    },
    async close(ids) {
      for (const id of ids) {
        if (!strip.tab(id) || stubborn.has(id)) continue;
        closed.unshift(strip.take(id));
      }
      closed.splice(remembered);
    },
    async activate(id) {
      const tab = strip.tab(id);
      if (!tab) return;
      strip.front(tab, strip.windowOf(id).tabs);
      strip.focused = tab.windowId;
      tab.lastAccessed = now();
    },
    async move(ids, { windowId, index }) {
      for (const [at, id] of ids.filter((each) => strip.tab(each)).entries()) strip.relocate(id, windowId, index + at);
    },
    async moveToNewWindow(id) {
      const windowId = addWindow();
      strip.relocate(id, windowId, 0);
      return windowId;
    },
    async setMuted(id, muted) {
      const tab = strip.tab(id);
      if (tab) tab.muted = muted;
    },
    async setPinned(id, pinned) {
      const tab = strip.tab(id);
      if (!tab || tab.pinned === pinned) return;
      const others = strip.window(tab.windowId).tabs.filter((each) => each.pinned && each !== tab).length;
      strip.relocate(id, tab.windowId, others, { pinned, groupId: null });
    },
    async group(ids, into) {
      if (ids.length === 0) throw new Error('A group needs a tab.');
      const groupId = 'groupId' in into ? into.groupId : addGroup(into.windowId);
      const windowId = strip.groups.get(groupId)?.windowId;
      if (windowId === undefined) throw new Error(`No group with id: ${groupId}.`);
      for (const id of ids) {
        if (!strip.tab(id) || strip.tab(id)?.groupId === groupId) continue;
        await port.setPinned(id, false);
        await port.ungroup([id]);
        const { tabs } = strip.window(windowId);
        const start = tabs.findIndex((tab) => tab.groupId === groupId);
        const at = tabs.findIndex((tab) => tab.id === id);
        const end = start + tabs.filter((tab) => tab.groupId === groupId).length;
        const beside = at >= 0 && at < start ? start - 1 : end;
        strip.relocate(id, windowId, start < 0 ? (at < 0 ? undefined : at) : beside, { groupId });
      }
      return groupId;
    },
    async ungroup(ids) {
      for (const id of ids) {
        const tab = strip.tab(id);
        if (!tab || tab.groupId === null) continue;
        const { tabs } = strip.window(tab.windowId);
        const members = tabs.filter((each) => each.groupId === tab.groupId);
        const at = tabs.indexOf(members[0] === tab ? tab : (members.at(-1) ?? tab));
        strip.relocate(id, tab.windowId, at, { groupId: null });
      }
    },
    async updateGroup(id, change) {
      const group = strip.groups.get(id);
      if (group) Object.assign(group, change);
    },
    async discard(id) {
      const tab = strip.tab(id);
      if (!tab || tab.active || tab.discarded) return null;
      Object.assign(tab, { id: newId(), discarded: true, audible: false });
      return structuredClone(tab);
    },
    async reload(id) {
      const tab = strip.tab(id);
      if (tab) tab.discarded = false;
    },
    async restoreClosed(url) {
      const record = fake.sessions ? closed.find((tab) => tab.url === url) : undefined;
      return record ? restore(record) : null;
    },
    async recentlyClosed() {
      if (!fake.sessions) return null;
      return closed.map(({ id, title, url }) => ({ id: `s${id}`, at: now(), window: false, tabs: [{ title, url }] }));
    },
    async reopenClosed(id) {
      const record = closed.find((tab) => `s${tab.id}` === id);
      return record ? [restore(record)] : [];
    },
  };

  function restore(record: Tab): Tab {
    closed.splice(closed.indexOf(record), 1);
    const window = strip.windows.find(({ id }) => id === record.windowId) ?? strip.window(strip.focused);
    const tab = { ...record, id: newId(), groupId: null, active: true };
    strip.put(tab, window.id, record.index);
    return structuredClone(tab);
  }

  const counted = Object.fromEntries(
    Object.entries(port).map(([name, method]) => [
      name,
      async (...parameters: unknown[]) => {
        calls[name] = (calls[name] ?? 0) + 1;
        const answer = await Reflect.apply(method, port, parameters);
        strip.settle();
        return answer;
      },
    ]),
  ) as unknown as TabsPort;

  const fake: FakeTabs = {
    ...counted,
    calls,
    refused,
    containersGone,
    stubborn,
    sessions: true,
    navigate(id, url) {
      const tab = strip.tab(id);
      if (tab) Object.assign(tab, { url, title: url });
    },
    restart: () => strip.renumber(),
    look: () =>
      strip.windows.map(({ tabs }) =>
        tabs.map(({ url, pinned, muted, active, discarded, groupId }) => {
          const { title, color, collapsed } = strip.groups.get(groupId ?? -1) ?? {};
          return {
            url,
            pinned,
            muted,
            active,
            discarded,
            ...(title === undefined ? {} : { group: { title, color, collapsed } }),
          };
        }),
      ),
  };
  return fake;
}

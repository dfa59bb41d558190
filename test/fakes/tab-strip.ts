import type { Tab, TabGroup } from '@/src/contract/ports.ts';

/** Windows in their order, each with its tabs from left to right. Keeps what a browser's tab strip keeps. */
export class TabStrip {
  readonly windows: { id: number; tabs: Tab[] }[] = [];
  readonly groups = new Map<number, TabGroup>();
  focused = 0;

  all(): Tab[] {
    return this.windows.flatMap(({ tabs }) => tabs);
  }

  windowOf(id: number): { id: number; tabs: Tab[] } {
    const window = this.windows.find(({ tabs }) => tabs.some((tab) => tab.id === id));
    if (!window) throw new Error(`No tab with id: ${id}.`);
    return window;
  }

  window(id: number): { id: number; tabs: Tab[] } {
    const window = this.windows.find((each) => each.id === id);
    if (!window) throw new Error(`No window with id: ${id}.`);
    return window;
  }

  tab(id: number): Tab | undefined {
    return this.all().find((tab) => tab.id === id);
  }

  /** Closes a tab; another comes to the front, and a window without tabs closes. */
  take(id: number): Tab {
    const window = this.windowOf(id);
    const at = window.tabs.findIndex((tab) => tab.id === id);
    const tab = this.lift(id);
    const next = window.tabs[at] ?? window.tabs.at(-1);
    if (tab.active && next) next.active = true;
    if (window.tabs.length === 0) this.windows.splice(this.windows.indexOf(window), 1);
    if (!this.windows.some((each) => each.id === this.focused)) this.focused = this.windows[0]?.id ?? 0;
    return tab;
  }

  private lift(id: number): Tab {
    const { tabs } = this.windowOf(id);
    const [tab] = tabs.splice(
      tabs.findIndex((each) => each.id === id),
      1,
    );
    if (!tab) throw new Error(`No tab with id: ${id}.`);
    return tab;
  }

  /** Moves a tab; one that leaves its window is neither in front, nor pinned, nor in its group there. */
  relocate(id: number, windowId: number, index: number | undefined, change: Partial<Tab> = {}): void {
    const leaves = this.windowOf(id).id !== windowId;
    const tab = leaves ? this.take(id) : this.lift(id);
    this.put(
      Object.assign(tab, leaves ? { active: false, pinned: false, groupId: null } : {}, change),
      windowId,
      index,
    );
  }

  /** Puts a tab in: pinned ones first, in the middle of a group it joins that group. */
  put(tab: Tab, windowId: number, index?: number): void {
    const { tabs } = this.window(windowId);
    const pinned = tabs.filter((each) => each.pinned).length;
    const [lowest, highest] = tab.pinned ? [0, pinned] : [pinned, tabs.length];
    const at = Math.min(Math.max(index ?? highest, lowest), highest);
    tab.windowId = windowId;
    if (tab.active || tabs.length === 0) this.front(tab, tabs);
    tabs.splice(at, 0, tab);
    const [left, right] = [tabs[at - 1]?.groupId ?? null, tabs[at + 1]?.groupId ?? null];
    if (tab.groupId !== null && (tab.groupId === left || tab.groupId === right)) return;
    if (left !== null && left === right) tab.groupId = left;
    else if (tabs.some((each) => each !== tab && each.groupId === tab.groupId)) tab.groupId = null;
  }

  front(tab: Tab, tabs: Tab[]): void {
    for (const each of tabs) each.active = false;
    tab.active = true;
  }

  /** Every number now means the next of its kind. */
  renumber(): void {
    const next = (ids: number[]) => new Map(ids.map((id, at) => [id, ids[(at + 1) % ids.length] ?? id]));
    const [tabs, windows, groups] = [
      next(this.all().map(({ id }) => id)),
      next(this.windows.map(({ id }) => id)),
      next([...this.groups.keys()]),
    ];
    const of = (map: Map<number, number>, id: number) => map.get(id) ?? id;
    for (const tab of this.all()) {
      tab.id = of(tabs, tab.id);
      tab.windowId = of(windows, tab.windowId);
      tab.groupId = tab.groupId === null ? null : of(groups, tab.groupId);
    }
    for (const window of this.windows) window.id = of(windows, window.id);
    this.focused = of(windows, this.focused);
    const known = [...this.groups.values()];
    this.groups.clear();
    for (const group of known) this.groups.set(of(groups, group.id), { ...group, id: of(groups, group.id) });
    this.settle();
  }

  /** Indexes from the order, groups where their tabs are, no group without tabs. */
  settle(): void {
    for (const { id, tabs } of this.windows)
      for (const [index, tab] of tabs.entries()) {
        tab.index = index;
        const group = this.groups.get(tab.groupId ?? -1);
        if (group) group.windowId = id;
      }
    const kept = new Set(this.all().map((tab) => tab.groupId));
    for (const id of this.groups.keys()) if (!kept.has(id)) this.groups.delete(id);
  }
}

import type { Tab, TabGroup, TabsPort } from '@/src/contract/ports.ts';

/** The port with lists cached until a change of ours: reading hundreds of tabs is slow. For one slice only. */
export function withLastLook(tabs: TabsPort): TabsPort {
  const seen: { all?: Promise<Tab[]>; groups?: Promise<TabGroup[]> } = {};
  const acting =
    <Given extends unknown[], Answer>(act: (...given: Given) => Promise<Answer>) =>
    async (...given: Given): Promise<Answer> => {
      try {
        return await act(...given);
      } finally {
        delete seen.all;
        delete seen.groups;
      }
    };
  return {
    ...tabs,
    all() {
      seen.all ??= tabs.all();
      return seen.all;
    },
    groups() {
      seen.groups ??= tabs.groups();
      return seen.groups;
    },
    open: acting(tabs.open),
    openWindow: acting(tabs.openWindow),
    close: acting(tabs.close),
    activate: acting(tabs.activate),
    move: acting(tabs.move),
    moveToNewWindow: acting(tabs.moveToNewWindow),
    setMuted: acting(tabs.setMuted),
    setPinned: acting(tabs.setPinned),
    group: acting(tabs.group),
    ungroup: acting(tabs.ungroup),
    updateGroup: acting(tabs.updateGroup),
    discard: acting(tabs.discard),
    reload: acting(tabs.reload),
    restoreClosed: acting(tabs.restoreClosed),
    reopenClosed: acting(tabs.reopenClosed),
  };
}

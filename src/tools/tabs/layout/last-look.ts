import type { TabsPort } from '@/src/contract/ports.ts';

/** Lists that are read repeatedly while tabs are arranged. */
type Reading = 'all' | 'groups';

/** The port with lists cached until a change of ours: reading hundreds of tabs is slow. For one slice only. */
export function withLastLook(tabs: TabsPort): TabsPort {
  const seen = new Map<Reading, Promise<unknown>>();
  const acting =
    <Given extends unknown[], Answer>(act: (...given: Given) => Promise<Answer>) =>
    async (...given: Given): Promise<Answer> => {
      try {
        return await act(...given);
      } finally {
        seen.clear();
      }
    };
  const looking =
    <Answer>(what: Reading, look: () => Promise<Answer>) =>
    async () => {
      const known = seen.get(what) ?? look();
      seen.set(what, known);
      return (await known) as Answer;
    };
  return {
    ...tabs,
    all: looking('all', tabs.all),
    groups: looking('groups', tabs.groups),
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

import { describe, expect, it } from 'vitest';
import { tools } from '@/src/tools/index.ts';
import { type FakePorts, fakePorts } from '@/test/fakes/ports.ts';
import { call, context, worker, world } from '@/test/fakes/registry.ts';

const library = () =>
  fakePorts({
    tabs: [
      { id: 1, url: 'https://1.test/', active: true },
      { id: 2, url: 'https://2.test/', group: 'Work' },
      { id: 3, url: 'https://3.test/', group: 'Work' },
      { id: 4, url: 'https://4.test/' },
      { id: 9, url: 'https://9.test/', windowId: 2, active: true },
    ],
  });

type ByHand = (tabs: FakePorts['tabs']) => Promise<unknown>;

const byHand: Record<string, ByHand> = {
  pinned: (tabs) => tabs.setPinned(2, true),
  muted: (tabs) => tabs.setMuted(2, true),
  ungrouped: (tabs) => tabs.ungroup([2]),
  moved: (tabs) => tabs.move([2], { windowId: 2, index: 1 }),
};

/** Everything of a tab that undo is to bring back, whatever its number is now. */
const standing = async ({ tabs }: FakePorts) => {
  const groups = new Map((await tabs.groups()).map(({ id, title }) => [id, title]));
  return (await tabs.all()).map(({ url, windowId, groupId, pinned, muted }) => ({
    url,
    windowId,
    group: groups.get(groupId ?? -1) ?? null,
    pinned,
    muted,
  }));
};

describe('changes by the user between the plan of a call and its run', () => {
  const calls: [string, Record<string, unknown>][] = [
    ['close_tabs', { tab_ids: [2, 4] }],
    ['pin_tabs', { tab_ids: [2, 4] }],
    ['mute_tabs', { tab_ids: [2, 4] }],
    ['ungroup_tabs', { tab_ids: [2] }],
    ['move_tabs', { moves: [{ tab_ids: [2, 4], new_window: true }] }],
    ['group_tabs', { groups: [{ title: 'Later', tab_ids: [2, 4] }] }],
  ];

  it.each(calls.flatMap(([tool, args]) => Object.keys(byHand).map((what) => [tool, what, args] as const)))(
    'undoing %s leaves the tab %s',
    async (tool, what, args) => {
      const ports = library();
      const its = world();
      let wanted: unknown = null;
      const journal: typeof its.records.journal = {
        ...its.records.journal,
        async put(entry) {
          await its.records.journal.put(entry);
          if (wanted !== null) return;
          await byHand[what]?.(ports.tabs);
          wanted = await standing(ports);
        },
      };
      const made = tools.map((make) => make(ports));
      const { registry } = worker({ ...its, records: { ...its.records, journal } }, made);
      const answer = await registry.run(call('r:1', tool, args), context());
      if (answer.kind === 'confirm') {
        const rows = answer.preview.sections.flatMap((section) => section.rows.map(({ id }) => id));
        await registry.approve({ ticket: answer.ticket, rows });
        await registry.run(call('r:1', tool, args), context());
      }
      await registry.undo({ entry: 'r:1' });
      expect(await standing(ports)).toEqual(wanted);
    },
  );
});

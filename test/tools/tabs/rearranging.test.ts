import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupTabs } from '@/src/tools/tabs/group-tabs.ts';
import { moveTabs } from '@/src/tools/tabs/move-tabs.ts';
import { pinTabs } from '@/src/tools/tabs/pin-tabs.ts';
import { ungroupTabs } from '@/src/tools/tabs/ungroup-tabs.ts';
import { type FakePorts, fakePorts } from '@/test/fakes/ports.ts';
import { runWrite, type Written } from '@/test/fakes/write-run.ts';
import { looks, tabSeeds } from './strips.ts';

/** One act of a user who tidies up: which tool, on which tabs, and how. */
interface Act {
  does: 'move' | 'split' | 'pin' | 'unpin' | 'group' | 'ungroup';
  pick(ids: number[]): number[];
  window: number;
  index: number;
}

const picks = fc
  .array(fc.nat(99), { minLength: 1, maxLength: 20 })
  .map((numbers) => (ids: number[]) => [...new Set(numbers.map((n) => ids[n % ids.length] ?? 0))]);
const kinds: Act['does'][] = ['move', 'split', 'pin', 'unpin', 'group', 'ungroup'];
const acts: fc.Arbitrary<Act[]> = fc.array(
  fc.record({ does: fc.constantFrom(...kinds), pick: picks, window: fc.nat(4), index: fc.nat(12) }),
  { minLength: 1, maxLength: 5 },
);

const hows = fc.record({ killed: fc.boolean(), hurried: fc.boolean() });
type How = { killed: boolean; hurried: boolean };

async function perform(ports: FakePorts, act: Act, how: How): Promise<Written> {
  const { tabs } = ports;
  const all = await tabs.all();
  const tab_ids = act.pick(all.map(({ id }) => id));
  const windows = await tabs.windows();
  const window_id = windows[act.window % windows.length]!.id;
  const half = Math.ceil(tab_ids.length / 2);
  switch (act.does) {
    case 'move':
      return runWrite(moveTabs(ports), { moves: [{ tab_ids, window_id, index: act.index }] }, how);
    case 'split': {
      const moves = [
        { tab_ids: tab_ids.slice(0, half), new_window: true },
        ...(half < tab_ids.length ? [{ tab_ids: tab_ids.slice(half), window_id }] : []),
      ];
      return runWrite(moveTabs(ports), { moves }, how);
    }
    case 'pin':
    case 'unpin':
      return runWrite(pinTabs(ports), { tab_ids, pinned: act.does === 'pin' }, how);
    case 'group': {
      const group = act.index % 2 === 0 ? { title: 'Work' } : { title: 'New', color: 'pink' };
      return runWrite(groupTabs(ports), { groups: [{ ...group, tab_ids }] }, how);
    }
    case 'ungroup':
      return runWrite(ungroupTabs(ports), { tab_ids }, how);
    default:
      return act.does satisfies never;
  }
}

describe('moving, pinning, grouping and ungrouping, one after the other', () => {
  it('give the same result, however short the time of a message', async () => {
    await fc.assert(
      fc.asyncProperty(tabSeeds, acts, async (seeds, list) => {
        const [slow, quick] = [fakePorts({ tabs: seeds }), fakePorts({ tabs: seeds })];
        for (const act of list) {
          await perform(slow, act, { killed: false, hurried: true });
          await perform(quick, act, { killed: false, hurried: false });
          expect(looks(slow.tabs)).toEqual(looks(quick.tabs));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('are undone exactly in reverse order, wherever the worker stopped and however short its time', async () => {
    await fc.assert(
      fc.asyncProperty(tabSeeds, acts, hows, hows, async (seeds, list, how, end) => {
        const ports = fakePorts({ tabs: seeds });
        const done: { written: Written; before: string[] }[] = [];
        for (const act of list) {
          const before = looks(ports.tabs);
          done.push({ before, written: await perform(ports, act, how) });
        }
        for (const { written, before } of done.reverse()) {
          const outcomes = await written.undo(undefined, end);
          expect(outcomes.filter(({ state }) => state !== 'undone')).toEqual([]);
          expect(looks(ports.tabs)).toEqual(before);
        }
      }),
      { numRuns: 100 },
    );
  });
});

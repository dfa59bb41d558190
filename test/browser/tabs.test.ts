import { beforeEach, describe, expect, it } from 'vitest';
import type { TabsPort } from '@/src/contract/ports.ts';

const refused = 'Tabs cannot be edited right now (user may be dragging a tab).';

/** As much of a browser as these acts ask for; each is refused as `why` says, one at a time or as a whole. */
const state = { why: null as string | null, closed: [] as number[], moved: [] as number[] };
const ids = (given: number | number[]) => [given].flat();
async function answer(given: number | number[], into: number[]) {
  if (state.why) throw new Error(state.why);
  if (ids(given).includes(404)) throw new Error('No tab with id: 404.');
  into.push(...ids(given));
  return {};
}
const chrome: Record<string, unknown> = {
  runtime: { id: 'outrigger' },
  tabs: {
    remove: (given: number | number[]) => answer(given, state.closed),
    move: (given: number | number[]) => answer(given, state.moved),
    update: (id: number) => answer(id, []),
    ungroup: (given: number[]) => answer(given, []),
  },
  windows: { create: () => answer([], []) },
};
Object.assign(globalThis, { chrome });
const { browserTabs: tabs }: { browserTabs: TabsPort } = await import('@/src/browser/tabs/browser-tabs.ts');

beforeEach(() => {
  Object.assign(state, { why: null, closed: [], moved: [] });
});

describe('actions on tabs', () => {
  it('skip tabs that are gone', async () => {
    await tabs.close([1, 404, 2]);
    await tabs.move([3, 404, 4], { windowId: 1, index: 0 });
    await tabs.setPinned(404, true);
    expect(state).toMatchObject({ closed: [1, 2], moved: [3, 4] });
  });

  it.each<[string, () => Promise<unknown>]>([
    ['close', () => tabs.close([1, 2])],
    ['move', () => tabs.move([1, 2], { windowId: 1, index: 0 })],
    ['move to a new window', () => tabs.moveToNewWindow(1)],
    ['pin', () => tabs.setPinned(1, true)],
    ['ungroup', () => tabs.ungroup([1])],
    ['activate', () => tabs.activate(1)],
  ])('may be tried again while the user drags a tab: %s', async (_, act) => {
    state.why = refused;
    await expect(act()).rejects.toMatchObject({ code: 'transient' });
  });

  it('on groups fail with a clear error in a browser without groups, which lists none', async () => {
    expect(await tabs.groups()).toEqual([]);
    await expect(tabs.group([1], { windowId: 1 })).rejects.toMatchObject({ code: 'no-such-api' });
    await expect(tabs.updateGroup(1, { title: 'x' })).rejects.toMatchObject({ code: 'no-such-api' });
  });
});

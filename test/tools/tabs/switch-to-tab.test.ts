import { describe, expect, it } from 'vitest';
import { ToolError } from '@/src/contract/call.ts';
import { getCurrentTab } from '@/src/tools/tabs/get-current-tab.ts';
import { switchToTab } from '@/src/tools/tabs/switch-to-tab.ts';
import { fakePorts } from '@/test/fakes/ports.ts';
import { runWrite, somewhere } from '@/test/fakes/write-run.ts';

const world = () =>
  fakePorts({
    tabs: [
      { id: 1, active: true },
      { id: 2 },
      { id: 3, windowId: 2, active: true },
      { id: 4, windowId: 2, url: 'https://four.test/' },
    ],
  });

const inFront = async ({ tabs }: ReturnType<typeof world>) =>
  (await tabs.all()).filter(({ active }) => active).map(({ id }) => id);

describe('switch_to_tab', () => {
  it('brings the tab and its window to the front, and undo restores both former ones', async () => {
    const ports = world();
    const run = await runWrite(switchToTab(ports), { tab_id: 4 });
    expect((await ports.tabs.current(null))?.id).toBe(4);
    expect(await inFront(ports)).toEqual([1, 4]);
    expect(await run.undo()).toEqual([{ row: 'tab:4', state: 'undone' }]);
    expect((await ports.tabs.current(null))?.id).toBe(1);
    expect(await inFront(ports)).toEqual([1, 3]);
  });

  it('does not move the user after they went elsewhere', async () => {
    const ports = world();
    const run = await runWrite(switchToTab(ports), { tab_id: 2 });
    await ports.tabs.activate(1);
    expect(await run.undo()).toEqual([{ row: 'tab:2', state: 'conflict', reason: { key: 'tabs_not_in_front' } }]);
  });

  it('reports when there is nothing to return to', async () => {
    const ports = world();
    const run = await runWrite(switchToTab(ports), { tab_id: 2 });
    await ports.tabs.close([1]);
    expect(await run.undo()).toEqual([{ row: 'tab:2', state: 'failed', reason: { key: 'tabs_gone' } }]);
  });

  it('is repeated as a whole while the user drags a tab, also on undo', async () => {
    const ports = world();
    const run = await runWrite(switchToTab(ports), { tab_id: 2 });
    const { activate } = ports.tabs;
    ports.tabs.activate = () => Promise.reject(new ToolError('transient', 'A tab is being dragged.'));
    await expect(run.undo()).rejects.toMatchObject({ code: 'transient' });
    await expect(runWrite(switchToTab(ports), { tab_id: 1 })).rejects.toMatchObject({ code: 'transient' });
    ports.tabs.activate = activate;
    expect(await run.undo()).toEqual([{ row: 'tab:2', state: 'undone' }]);
  });

  it('names the nearest ids for a wrong one', async () => {
    const run = runWrite(switchToTab(world()), { tab_id: 9 });
    await expect(run).rejects.toMatchObject({ code: 'not-found', suggestion: expect.stringContaining('2, 3, 4') });
  });
});

describe('get_current_tab', () => {
  const read = (ports: ReturnType<typeof world>, window: number | null) =>
    getCurrentTab(ports).read({}, { ...somewhere, window, signal: new AbortController().signal });

  it('gives the front tab of the calling window', async () => {
    expect(await read(world(), null)).toMatchObject({ id: 1, window_id: 1 });
    expect(await read(world(), 2)).toMatchObject({ id: 3, window_id: 2 });
  });

  it('gives the page before if the panel is in front', async () => {
    const ports = fakePorts({
      tabs: [
        { id: 1, lastAccessed: 3 },
        { id: 2, lastAccessed: 4 },
        { id: 3, lastAccessed: 5, active: true, panel: true },
      ],
    });
    expect(await read(ports, 1)).toMatchObject({ id: 2 });
    await ports.tabs.close([1, 2]);
    await expect(read(ports, 1)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('fails if no window is open', async () => {
    await expect(read(fakePorts(), null)).rejects.toMatchObject({ code: 'not-found' });
  });
});

import { describe, expect, it } from 'vitest';
import type { TabsPort } from '@/src/contract/ports.ts';
import { tools } from '@/src/tools/index.ts';
import { type FakePorts, fakePorts } from '@/test/fakes/ports.ts';
import { call, context, worker, world } from '@/test/fakes/registry.ts';

/** More than go in two moves. */
const many = Array.from({ length: 30 }, (_, at) => at + 1);
const ids = many.slice(0, 6);

/** Tabs beside another window, and a registry that is told to stop at the second step of this kind. */
function start(step: keyof TabsPort) {
  const ports: FakePorts = fakePorts({
    tabs: [
      ...many.map((id) => ({ id, url: `https://${id}.test/`, active: id === 1 })),
      { id: 900, url: 'https://900.test/', windowId: 2, active: true },
    ],
  });
  let steps = 0;
  const tabs = new Proxy(ports.tabs, {
    get(target, key) {
      const member = Reflect.get(target, key);
      if (key !== step || typeof member !== 'function') return member;
      return (...args: unknown[]) => {
        steps += 1;
        if (steps === 2) void registry.stop('r:1');
        return Reflect.apply(member, target, args);
      };
    },
  });
  const its = world();
  const { registry } = worker(
    its,
    tools.map((make) => make({ ...ports, tabs })),
  );
  return { its, ports, registry };
}

const groups = [1, 3, 5].map((id) => ({ title: `G${id}`, tab_ids: [id, id + 1] }));

describe('stopped during combined actions', () => {
  it.each([
    ['move_tabs', { moves: [{ tab_ids: many, window_id: 2 }] }, 'move', 20],
    ['move_tabs', { moves: [{ tab_ids: many, new_window: true }] }, 'move', 21],
    ['pin_tabs', { tab_ids: ids }, 'setPinned', 2],
    ['group_tabs', { groups }, 'group', 4],
    ['open_tabs', { urls: ids.map((id) => `https://new.test/${id}`) }, 'open', 2],
  ] as const)('%s %#', async (tool, args, step, done) => {
    const { its, ports, registry } = start(step);
    const before = ports.tabs.look();
    const answer = await registry.run(call('r:1', tool, args), context());
    expect(answer).toMatchObject({ result: { success: false, error: 'The user stopped this.', data: { done } } });
    const entry = await its.records.journal.get('r:1');
    expect(entry).toMatchObject({ state: 'stopped', running: [] });
    const ended = entry!.outcomes.map((one) => (one.state === 'done' ? one.state : one.reason.key));
    expect(ended).toEqual(ended.map((_, at) => (at < done ? 'done' : 'tools_stopped')));
    const { outcomes } = await registry.undo({ entry: 'r:1' });
    expect(outcomes.map(({ state }) => state)).toEqual(Array.from({ length: done }, () => 'undone'));
    expect(ports.tabs.look()).toEqual(before);
  });
});

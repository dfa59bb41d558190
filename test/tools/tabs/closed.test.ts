import { describe, expect, it } from 'vitest';
import { tools } from '@/src/tools/index.ts';
import { fakePorts } from '@/test/fakes/ports.ts';
import { call, context, type World, worker, world } from '@/test/fakes/registry.ts';
import type { TabSeed } from '@/test/fakes/tabs.ts';

const three = [
  { id: 1, url: 'https://a.test/', title: 'A' },
  { id: 2, url: 'https://b.test/', title: 'B', pinned: true },
  { id: 3, url: 'https://c.test/', title: 'C', group: 'Trip' },
];

function start({ sessions, its = world(), tabs = three }: { sessions: boolean; its?: World; tabs?: TabSeed[] }) {
  const ports = fakePorts({ tabs });
  ports.tabs.sessions = sessions;
  const made = worker(its, []);
  const all = { ...ports, actions: made.journal };
  for (const make of tools) made.registry.register(make(all));
  let calls = 0;
  const run = async (name: string, args: Record<string, unknown> = {}) => {
    calls += 1;
    return made.registry.run(call(`${its.session}:${calls}`, name, args), context({ conversation: null, turn: null }));
  };
  const close = async (ids: number[]) => {
    const asked = await run('close_tabs', { tab_ids: ids });
    if (asked.kind !== 'confirm') throw new Error(asked.kind);
    await made.registry.approve({ ticket: asked.ticket, rows: ids.map((id) => `tab:${id}`) });
  };
  const listed = async () => {
    const answer = await run('list_recently_closed');
    if (answer.kind !== 'result') throw new Error(answer.kind);
    return answer.result.data as { items: { id: string; title: string }[]; source: string; own_record: number };
  };
  return {
    ports,
    registry: made.registry,
    run,
    close,
    listed,
    urls: async () => (await ports.tabs.all()).map(({ url }) => url),
  };
}

describe('closed tabs', () => {
  it('are the browser’s record with the permission', async () => {
    const { close, listed } = start({ sessions: true });
    await close([1, 3]);
    expect(await listed()).toMatchObject({ source: 'browser', total: 2, browser_remembers: 25, own_record: 2 });
  });

  it('are those that Outrigger closed without it, and they are restored as by undo', async () => {
    const { ports, close, listed, run, registry } = start({ sessions: false });
    const before = ports.tabs.look();
    await close([2, 3]);
    const closed = ports.tabs.look();
    const { items, source } = await listed();
    expect([source, items.map(({ title }) => title)]).toEqual(['outrigger', ['C', 'B']]);
    const answer = await run('reopen_closed_tabs', { session_ids: items.map(({ id }) => id) });
    expect(answer).toMatchObject({ kind: 'result', result: { success: true, data: { reopened: 2 } } });
    expect(ports.tabs.look()).toEqual(before);
    expect(await listed()).toMatchObject({ total: 0, own_record: 0 });
    const entry = answer.kind === 'result' ? (answer.view.undo?.entry ?? '') : '';
    await registry.undo({ entry });
    expect(ports.tabs.look()).toEqual(closed);
  });

  it('have rows with the time, each under the id with which it is reopened', async () => {
    const { close, run } = start({ sessions: true });
    await close([1]);
    const answer = await run('list_recently_closed');
    if (answer.kind !== 'result') throw new Error(answer.kind);
    const { items } = answer.result.data as { items: { id: string; closed_at: string }[] };
    const at = Date.parse(items[0]!.closed_at);
    expect(answer.view.rows).toEqual([
      {
        kind: 'closed',
        id: items[0]!.id,
        title: 'A',
        url: 'https://a.test/',
        detail: { key: 'tabs_closed_at', params: { at } },
      },
    ]);
  });

  it('come back in another session of the browser, where their ids belong to other tabs', async () => {
    const its = world();
    const { close } = start({ sessions: false, its });
    await close([2]);
    its.session = 'second';
    const tabs = [{ id: 2, url: 'https://other.test/' }];
    const { ports, run, registry } = start({ sessions: false, its, tabs });
    const answer = await run('reopen_closed_tabs');
    const [back] = (await ports.tabs.all()).filter(({ url }) => url === 'https://b.test/');
    expect(answer).toMatchObject({ result: { data: { reopened: 1, tab_ids: [back?.id] } } });
    const entry = answer.kind === 'result' ? (answer.view.undo?.entry ?? '') : '';
    expect((await registry.undo({ entry })).outcomes).toMatchObject([{ state: 'undone' }]);
    expect((await ports.tabs.all()).map(({ url }) => url)).toEqual(['https://other.test/']);
  });

  it('come back one by one, the last closed first', async () => {
    const { close, run, urls } = start({ sessions: true });
    await close([1]);
    await close([3]);
    await run('reopen_closed_tabs');
    expect((await urls()).sort()).toEqual(['https://b.test/', 'https://c.test/']);
  });

  it('ask for the permission if none is known without it', async () => {
    const { run } = start({ sessions: false });
    expect(await run('reopen_closed_tabs')).toMatchObject({ kind: 'permission', permission: 'sessions' });
  });

  it('report unknown ids', async () => {
    const { close, listed, run } = start({ sessions: true });
    await close([1]);
    const [first] = (await listed()).items;
    expect(await run('reopen_closed_tabs', { session_ids: ['none', first?.id] })).toMatchObject({
      result: { success: true, data: { reopened: 1, not_found: ['none'] } },
    });
    expect(await run('reopen_closed_tabs', { session_ids: ['none'] })).toMatchObject({
      result: { success: false, error: 'No closed tab has the id none.' },
    });
  });
});

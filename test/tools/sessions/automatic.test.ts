import { describe, expect, it } from 'vitest';
import { tools } from '@/src/tools/index.ts';
import { saveBefore } from '@/src/tools/sessions/rows/saved-tabs.ts';
import { type FakePorts, fakePorts } from '@/test/fakes/ports.ts';
import { call, context, worker, world } from '@/test/fakes/registry.ts';

const many = (n = 40) => fakePorts({ tabs: Array.from({ length: n }, (_, at) => ({ id: at + 1 })) });

const ids = (n: number) => Array.from({ length: n }, (_, at) => at + 1);

const start = (its = world(), ports: FakePorts = many()) => ({
  its,
  ports,
  ...worker(
    its,
    tools.map((make) => make(ports)),
    { saveSession: saveBefore(ports) },
  ),
});

describe('an automatic session', () => {
  it('contains exactly the tabs of an approved call on many', async () => {
    const { ports, registry } = start();
    const asked = await registry.run(call('r:1', 'close_tabs', { tab_ids: ids(31) }), context());
    if (asked.kind !== 'confirm') throw new Error(asked.kind);
    expect(await ports.sessions.all()).toEqual([]);
    await registry.approve({ ticket: asked.ticket, rows: ids(30).map((id) => `tab:${id}`) });
    const [session, ...others] = await ports.sessions.all();
    expect(others).toEqual([]);
    expect(session).toMatchObject({ automatic: true, name: 'sessions_before_close {"n":30}' });
    expect(session?.tabs).toHaveLength(30);
  });

  it('is not saved for 25 tabs, nor for a change that moves none', async () => {
    const { ports, registry } = start();
    await registry.run(call('r:1', 'pin_tabs', { tab_ids: ids(25) }), context());
    await registry.run(call('r:2', 'mute_tabs', { tab_ids: ids(40) }), context());
    expect(await ports.sessions.all()).toEqual([]);
    await registry.run(call('r:3', 'pin_tabs', { tab_ids: ids(40) }), context());
    await registry.run(call('r:4', 'pin_tabs', { tab_ids: ids(40), pinned: false }), context());
    expect((await ports.sessions.all()).map(({ tabs }) => tabs.length)).toEqual([40]);
  });

  it('is one session, also if the worker was stopped before and after it', async () => {
    const its = world();
    const ports = many();
    const dying = start(
      {
        ...its,
        records: {
          ...its.records,
          journal: { ...its.records.journal, put: () => Promise.reject(new Error('killed')) },
        },
      },
      ports,
    );
    const grouping = call('r:1', 'group_tabs', { groups: [{ title: 'All', tab_ids: ids(30) }] });
    await expect(dying.registry.run(grouping, context())).rejects.toThrow('killed');
    for (let again = 0; again < 2; again++) await start(its, ports).registry.run(grouping, context());
    expect(await ports.sessions.all()).toHaveLength(1);
    expect((await ports.tabs.groups()).map(({ title }) => title)).toEqual(['All']);
  });

  it('is limited: the latest 20 stay, and all that the user saved', async () => {
    const ports = many();
    const save = saveBefore(ports);
    await ports.sessions.put({ id: 'own', name: 'Own', at: -1, automatic: false, tabs: [] });
    for (let n = 0; n < 25; n++) {
      await save({ call: `r:${n}`, name: { key: 'sessions_before_move' }, tabs: [1] });
      ports.clock.advance(1);
    }
    const all = (await ports.sessions.all()).map(({ id }) => id);
    expect(all).toHaveLength(21);
    expect(all.at(0)).toBe('auto-r:24');
    expect(all.at(-1)).toBe('own');
  });
});

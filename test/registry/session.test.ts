import { describe, expect, it } from 'vitest';
import type { PlannedRow } from '@/src/contract/tool.ts';
import { type ReadTool, ToolError, type WriteTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { boundToSession, namesBound, renumbered } from '@/src/registry/session-ids.ts';
import { call, context, type World, worker, world } from '@/test/fakes/registry.ts';
import { anyText } from '../fakes/any-text.ts';

const parameters = z.strictObject({ tab_ids: z.array(z.number()) });

/** Closes tabs of the world by their number. */
function closeTool(its: World): WriteTool<z.infer<typeof parameters>> {
  return {
    name: 'close',
    area: 'tabs',
    effect: 'destroy',
    inverse: 'partial',
    description: 'Closes tabs',
    parameters,
    plan: async ({ tab_ids }) => {
      const rows = its.tabs
        .filter(({ id }) => tab_ids.includes(id))
        .map(
          ({ id, url }): PlannedRow => ({
            id: `tab:${id}`,
            title: url,
            url,
            digest: { url },
            before: null,
            change: null,
          }),
        );
      if (rows.length === 0) throw new ToolError('not-found', 'No such tab.');
      return { headline: anyText('h'), notes: [], verb: anyText('v'), refuse: anyText('r'), rows };
    },
    apply: async (rows) => {
      its.tabs = its.tabs.filter(({ id }) => !rows.some((row) => row.id === `tab:${id}`));
      return rows.map(({ id }) => ({ row: id, state: 'done', after: null }));
    },
    undo: async () => [],
    undoLabel: anyText('u'),
    sentence: () => anyText('s'),
  };
}

function start() {
  const its = world();
  its.tabs = [
    { id: 1, url: 'https://a.example/' },
    { id: 2, url: 'https://b.example/' },
    { id: 3, url: 'https://a.example/' },
  ];
  return { its, registry: worker(its, [closeTool(its)]).registry };
}

/** The browser starts anew: the same tabs under other numbers, one of which meant another tab before. */
function restart(its: World) {
  its.session = 'second';
  its.tabs = [
    { id: 2, url: 'https://a.example/' },
    { id: 8, url: 'https://c.example/' },
    { id: 9, url: 'https://a.example/' },
  ];
  return worker(its, [closeTool(its)]).registry;
}

describe('a question of an earlier browser session', () => {
  it('finds its tabs anew by address and order, and shows them before it takes an answer', async () => {
    const { its, registry } = start();
    const asked = await registry.run(call('r:1', 'close', { tab_ids: [1, 2, 3] }), context());
    const ticket = asked.kind === 'confirm' ? asked.ticket : '';
    const next = restart(its);
    const again = await next.approve({ ticket, rows: ['tab:1', 'tab:2', 'tab:3'] });
    expect(again).toMatchObject({
      kind: 'confirm',
      ticket,
      preview: { reason: { key: 'gate_other_session' }, grants: [] },
    });
    expect(again.kind === 'confirm' && again.preview.sections[0]?.rows.map(({ id, url }) => [id, url])).toEqual([
      ['tab:2', 'https://a.example/'],
      ['tab:9', 'https://a.example/'],
    ]);
    expect(its.tabs).toHaveLength(3);
    expect((await next.ticket(ticket))?.session).toBe('second');
    await next.approve({ ticket, rows: ['tab:2', 'tab:9'] });
    expect(its.tabs).toEqual([{ id: 8, url: 'https://c.example/' }]);
  });

  it('closes nothing if all its tabs are gone', async () => {
    const { its, registry } = start();
    const asked = await registry.run(call('r:1', 'close', { tab_ids: [2] }), context());
    const ticket = asked.kind === 'confirm' ? asked.ticket : '';
    const next = restart(its);
    expect(await next.ticket(ticket)).toMatchObject({
      preview: { headline: { key: 'gate_gone_headline' }, sections: [] },
    });
    await next.approve({ ticket, rows: [] });
    expect(await next.run(call('r:1', 'close', { tab_ids: [2] }), context())).toMatchObject({ declined: true });
    expect(its.tabs).toHaveLength(3);
  });

  it('that was approved and not run is asked again', async () => {
    const { its, registry } = start();
    const asked = await registry.run(call('r:1', 'close', { tab_ids: [2] }), context(), [
      call('r:2', 'close', { tab_ids: [1] }),
    ]);
    await registry.approve({ ticket: asked.kind === 'confirm' ? asked.ticket : '', rows: ['r:1/tab:2', 'r:2/tab:1'] });
    const next = restart(its);
    const again = await next.run(call('r:2', 'close', { tab_ids: [1] }), context());
    expect(again).toMatchObject({
      kind: 'confirm',
      preview: { sections: [{ rows: [{ id: 'tab:2', url: 'https://a.example/' }] }] },
    });
    expect(its.tabs).toHaveLength(3);
  });
});

describe('a question that was answered but not acted on before a restart of the browser', () => {
  /** A plan of two calls, of which the second was approved for these rows alone. */
  async function answered(rows: string[]) {
    const { its, registry } = start();
    const second = call('r:2', 'close', { tab_ids: [1, 2, 3] });
    const asked = await registry.run(call('r:1', 'close', { tab_ids: [2] }), context(), [second]);
    const yes = ['r:1/tab:2', ...rows.map((id) => `r:2/${id}`)];
    await registry.approve({ ticket: asked.kind === 'confirm' ? asked.ticket : '', rows: yes });
    return restart(its).run(second, context());
  }

  it.each([
    ['the first of two that are alike', ['tab:1'], ['tab:2']],
    ['the second of them', ['tab:3'], ['tab:9']],
    ['all', ['tab:1', 'tab:2', 'tab:3'], ['tab:2', 'tab:9']],
  ])('does not ask about unticked rows again: %s', async (_, ticked, shown) => {
    const again = await answered(ticked);
    expect(again.kind === 'confirm' && again.preview.sections.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(
      shown,
    );
  });

  it('does not ask again if all approved rows are gone', async () => {
    expect(await answered(['tab:2'])).toMatchObject({
      kind: 'confirm',
      preview: { headline: { key: 'gate_gone_headline' }, sections: [] },
    });
  });
});

describe('a call that was written in another browser session', () => {
  const earlier = context({ session: 'first' });

  it('is refused without a question if it names tabs', async () => {
    const { its } = start();
    const next = restart(its);
    const answer = await next.run(call('r:1', 'close', { tab_ids: [2] }), earlier);
    expect(answer).toMatchObject({ kind: 'result', result: { success: false } });
    expect(answer.kind === 'result' && answer.result.error).toContain('started anew');
    expect([await next.openTickets(), its.tabs.length]).toEqual([[], 3]);
  });

  it('runs if it names no tabs', async () => {
    const { its } = start();
    const count: ReadTool<{ word?: string | undefined }> = {
      name: 'count',
      area: 'tabs',
      effect: 'read',
      inverse: 'none',
      description: 'Counts tabs',
      parameters: z.strictObject({ word: z.string().optional() }),
      read: async () => ({ tabs: its.tabs.length }),
      sentence: () => anyText('s'),
    };
    its.session = 'second';
    const answer = await worker(its, [count]).registry.run(call('r:1', 'count'), earlier);
    expect(answer).toMatchObject({ result: { success: true, data: { tabs: 3 } } });
  });

  it('is refused if its permission came after the restart', async () => {
    const { its } = start();
    const read: string[] = [];
    const page: ReadTool<z.infer<typeof parameters>> = {
      name: 'read',
      area: 'pages',
      effect: 'read',
      inverse: 'none',
      description: 'Reads tabs',
      parameters,
      async read({ tab_ids }) {
        if (!its.permissions.has('all')) throw new ToolError('missing-permission', 'No.', undefined, 'all');
        read.push(...its.tabs.filter(({ id }) => tab_ids.includes(id)).map(({ url }) => url));
        return { pages: read };
      },
      sentence: () => anyText('s'),
    };
    const wanted = call('r:1', 'read', { tab_ids: [2] });
    expect((await worker(its, [page]).registry.run(wanted, context())).kind).toBe('permission');
    restart(its);
    its.permissions.add('all');
    const answer = await worker(its, [page]).registry.run(wanted, context());
    expect(answer).toMatchObject({ kind: 'result', result: { success: false } });
    expect(read).toEqual([]);
  });
});

it('ids of one session are recognised at any depth', () => {
  const named = [{ tab_ids: [1] }, { moves: [{ bookmark_id: '1', window_id: 2 }] }, { group_id: 3 }];
  expect(named.map(namesBound)).toEqual([true, true, true]);
  expect([{ bookmark_ids: ['1'], query: 'tab_ids' }, { tab_ids: undefined }, null, []].map(namesBound)).toEqual(
    Array(4).fill(false),
  );
});

describe('renumbered', () => {
  const row = (id: string, url: string): PlannedRow => ({
    id,
    title: '',
    url,
    digest: { url },
    before: null,
    change: null,
  });
  it('replaces tab ids at any depth, and nothing else', () => {
    const args = {
      tab_ids: [1, 2, 1],
      moves: [{ tab_ids: [2], index: 1, window_id: 1 }],
      tab_id: 1,
      bookmark_ids: ['1'],
      count: 1,
    };
    const rows = [row('tab:1', 'https://a.example/'), row('tab:2', 'https://gone.example/')];
    expect(renumbered(args, rows, [{ id: 7, url: 'https://a.example/' }])).toEqual({
      tab_ids: [7, 7],
      moves: [{ tab_ids: [], index: 1, window_id: -1 }],
      tab_id: 7,
      bookmark_ids: ['1'],
      count: 1,
    });
  });
  it('recognises ids of one session', () => {
    expect(
      ['tab:1', 'group:1', 'window:1', 'bookmark:1', 'address:https://tab:1/'].map((id) => boundToSession({ id })),
    ).toEqual([true, true, true, false, false]);
  });
});

import { describe, expect, it, vi } from 'vitest';
import type { RunAnswer } from '@/src/contract/run.ts';
import { text } from '@/src/contract/text.ts';
import { type Plan, type Tool, ToolError } from '@/src/contract/tool.ts';
import type { Registry } from '@/src/registry/registry.ts';
import { call, context, worker, world } from '@/test/fakes/registry.ts';
import { lookTool, putTool, shelf, takeTool } from '@/test/fakes/shelf.ts';
import { anyText } from '../fakes/any-text.ts';

const four = () => shelf({ a: 'top', b: 'top', c: 'low', d: 'low' });
const ticketOf = (answer: RunAnswer) => (answer.kind === 'confirm' ? answer.ticket : 'none');

function start(stand = four()) {
  const its = world();
  return { its, stand, ...worker(its, [lookTool(stand), takeTool(stand), putTool(stand)]) };
}

const take = (id: string, ...names: string[]) => call(id, 'take', { names });

/** A plan whose rows say what goes with them. */
async function also(plan: Promise<Plan>, what: () => { n: number }): Promise<Plan> {
  const made = await plan;
  const rows = made.rows.map((row) => ({ ...row, becomes: anyText('goes_with', what()), change: what() }));
  return { ...made, rows };
}

describe('a question', () => {
  it('shows the changes, and no words of the model', async () => {
    const { registry } = start();
    expect(await registry.run(take('r:1', 'a', 'b'), context())).toEqual({
      kind: 'confirm',
      ticket: 'id1',
      calls: ['r:1'],
      preview: {
        headline: { key: 'take_headline', params: { n: 2 } },
        reason: { key: 'gate_destroys' },
        notes: [],
        verb: { key: 'take_verb', params: { n: 2 } },
        refuse: { key: 'take_refuse', params: { n: 2 } },
        sections: [
          {
            id: '0.0',
            call: 'r:1',
            tool: 'take',
            effect: 'destroy',
            inverse: 'exact',
            title: null,
            rows: [
              { id: 'thing:a', title: 'a' },
              { id: 'thing:b', title: 'b' },
            ],
          },
        ],
        addresses: [],
        sources: [],
        grants: ['chat', 'always'],
        covers: {
          key: 'gate_covers_on_host',
          params: {
            host: 'top',
            items: {
              key: 'gate_covers',
              params: { tool: 'take', n: 2, plain: { key: 'tool_name_take', plain: 'take' } },
            },
          },
        },
      },
    });
  });

  it('is not asked for a call that cannot run', async () => {
    const { registry } = start();
    expect(await registry.run(take('r:1', 'nothing'), context())).toMatchObject({ result: { success: false } });
    expect(await registry.run(call('r:2', 'take', { name: 'a' }), context())).toMatchObject({
      result: { success: false },
    });
    expect(await registry.openTickets()).toEqual([]);
  });

  it('covers all dangerous calls of the response, in sections; the rest run in order', async () => {
    const { registry, stand } = start();
    const calls = [take('r:1', 'a'), call('r:2', 'look'), take('r:3', 'c'), take('r:4', 'zzz')];
    const asked = await registry.run(calls[0]!, context(), calls.slice(1));
    expect(asked).toMatchObject({
      kind: 'confirm',
      calls: ['r:1', 'r:3'],
      preview: {
        headline: { key: 'gate_plan_headline', params: { steps: [{ key: 'take_headline', params: { n: 2 } }] } },
        sections: [
          { call: 'r:1', title: { key: 'take_headline' }, rows: [{ id: 'r:1/thing:a' }] },
          { call: 'r:3', title: { key: 'take_headline' }, rows: [{ id: 'r:3/thing:c' }] },
        ],
      },
    });
    const first = await registry.approve({ ticket: ticketOf(asked), rows: ['r:1/thing:a', 'r:3/thing:c'] });
    expect(first).toMatchObject({ kind: 'result', result: { success: true } });
    expect([...stand.things.keys()]).toEqual(['b', 'c', 'd']);
    expect(await registry.run(calls[1]!, context(), calls.slice(2))).toMatchObject({ result: { data: { total: 3 } } });
    expect(await registry.run(calls[2]!, context(), calls.slice(3))).toMatchObject({ result: { success: true } });
    expect([...stand.things.keys()]).toEqual(['b', 'd']);
  });

  it('has each note once', async () => {
    const { registry } = start();
    const noted = takeTool(four(), { name: 'drop' });
    const { plan } = noted;
    const notes = [text('bookmarks_note_trash')];
    registry.register({
      ...noted,
      plan: async (...asked) => ({ ...(await plan(...asked)), notes }),
    } as typeof noted as Tool);
    const drop = (id: string, name: string) => call(id, 'drop', { names: [name] });
    const asked = await registry.run(drop('r:1', 'a'), context(), [drop('r:2', 'c')]);
    expect(asked).toMatchObject({ preview: { notes } });
  });

  it('summarises the result in one sentence outside of a turn', async () => {
    const { registry } = start();
    const outside = context({ turn: null, conversation: null, caller: 'shortcut' });
    const asked = await registry.run(take('s:1', 'a'), outside, [take('s:2', 'c')]);
    const ticket = ticketOf(asked);
    const done = await registry.approve({ ticket, rows: ['s:1/thing:a', 's:2/thing:c'] });
    expect(done).toMatchObject({
      view: { sentence: { key: 'gate_done', params: { steps: [{ part: 'first' }, { part: 'next' }] } } },
    });
    const both = await registry.run(take('x:1', 'b'), outside, [take('x:2', 'd')]);
    const one = await registry.approve({ ticket: ticketOf(both), rows: ['x:2/thing:d'] });
    expect(one).toMatchObject({ result: { success: true }, view: { total: 1 } });
  });

  it('skips a call without ticked rows', async () => {
    const { registry, stand } = start();
    const asked = await registry.run(take('r:1', 'a'), context(), [take('r:2', 'c')]);
    await registry.approve({ ticket: ticketOf(asked), rows: ['r:2/thing:c'] });
    expect(await registry.run(take('r:1', 'a'), context())).toMatchObject({ declined: true });
    expect(await registry.run(take('r:2', 'c'), context())).toMatchObject({ result: { success: true } });
    expect([...stand.things.keys()]).toEqual(['a', 'b', 'd']);
  });

  it('runs all its calls at once if no turn repeats the others', async () => {
    const { registry, stand } = start();
    const outside = context({ turn: null, conversation: null, caller: 'shortcut' });
    const asked = await registry.run(take('s:1', 'a'), outside, [take('s:2', 'c')]);
    await registry.approve({ ticket: ticketOf(asked), rows: ['s:1/thing:a', 's:2/thing:c'] });
    expect([...stand.things.keys()]).toEqual(['b', 'd']);
  });

  it('shows every write of a batch if a plan was requested', async () => {
    const { registry } = start();
    const asked = await registry.run(
      call('r:1', 'put', { urls: ['https://x.example/'] }),
      context({ plan: true, caller: 'shortcut' }),
      [take('r:2', 'a')],
    );
    expect(asked).toMatchObject({
      kind: 'confirm',
      calls: ['r:1', 'r:2'],
      preview: { reason: { key: 'gate_plan' }, grants: [] },
    });
  });

  it('is not asked by a preview', async () => {
    const its = world();
    await its.records.settings.change({ policies: { look: 'ask' } });
    const { registry } = worker(its, [lookTool(four())]);
    const ahead = context({ caller: 'command', conversation: null, turn: null, peek: true });
    expect(await registry.run(call('p:1', 'look'), ahead)).toMatchObject({ result: { success: false } });
    expect(await registry.openTickets()).toEqual([]);
    expect(await registry.run(call('r:1', 'look'), context({ caller: 'command' }))).toMatchObject({ kind: 'confirm' });
  });

  it('contains no more of a title than can be read', async () => {
    const stand = four();
    const plain = takeTool(stand);
    const renamed = takeTool(stand, {
      plan: async (args, around) => {
        const plan = await plain.plan(args, around);
        return { ...plan, rows: plan.rows.map((row) => ({ ...row, title: 'x'.repeat(1_000_000) })) };
      },
    });
    const { registry } = worker(world(), [renamed]);
    const asked = await registry.run(take('r:1', 'a'), context());
    expect(asked).toMatchObject({ kind: 'confirm' });
    expect(JSON.stringify(asked).length).toBeLessThan(5_000);
  });

  it('survives a restart of the worker', async () => {
    const { its, stand, registry } = start();
    const asked = await registry.run(take('r:1', 'a'), context());
    const next = worker(its, [takeTool(stand)]).registry;
    expect(await next.run(take('r:1', 'a'), context())).toEqual(asked);
    expect(await next.approve({ ticket: ticketOf(asked), rows: ['thing:a'] })).toMatchObject({
      result: { success: true },
    });
  });
});

describe('an answer', () => {
  it('counts once: the first of two panels wins', async () => {
    const { registry, stand } = start();
    const ticket = ticketOf(await registry.run(take('r:1', 'a', 'b'), context()));
    const [first, second] = await Promise.all([
      registry.approve({ ticket, rows: ['thing:a'] }),
      registry.approve({ ticket, rows: ['thing:b'] }),
    ]);
    expect([first.kind, second.kind]).toEqual(['result', 'elsewhere']);
    expect([...stand.things.keys()]).toEqual(['b', 'c', 'd']);
    expect(stand.touched).toEqual(new Map([['a', 1]]));
  });

  it('of no passes on the words of the user, and stays', async () => {
    const { registry, stand } = start();
    const ticket = ticketOf(await registry.run(take('r:1', 'a'), context()));
    const no = await registry.deny({ ticket, reason: ' not that one ' });
    expect(no).toMatchObject({
      kind: 'result',
      declined: true,
      result: { success: false, error: 'The user declined: not that one' },
      view: { said: 'not that one' },
    });
    expect(await registry.run(take('r:1', 'a'), context())).toEqual(no);
    expect(await registry.approve({ ticket, rows: ['thing:a'] })).toEqual({ kind: 'elsewhere' });
    expect(stand.things.size).toBe(4);
  });

  it('has no effect after the question was withdrawn', async () => {
    const { registry, stand } = start();
    const ticket = ticketOf(await registry.run(take('r:1', 'a'), context()));
    const other = ticketOf(await registry.run(take('x:1', 'b'), context({ conversation: 'other' })));
    await registry.revoke('c');
    expect(await registry.approve({ ticket, rows: ['thing:a'] })).toEqual({ kind: 'elsewhere' });
    expect(await registry.run(take('r:1', 'a'), context())).toMatchObject({ declined: true });
    expect((await registry.openTickets()).map(({ id }) => id)).toEqual([other]);
    expect(stand.things.size).toBe(4);
  });

  it('has no effect with a forged ticket or rows that were not shown', async () => {
    const { registry, stand } = start();
    expect(await registry.approve({ ticket: 'forged', rows: ['thing:a'] })).toMatchObject({
      result: { success: false },
    });
    expect(await registry.deny({ ticket: 'forged' })).toMatchObject({ result: { success: false } });
    const asked = await registry.run(take('r:1', 'a'), context());
    expect(await registry.approve({ ticket: ticketOf(asked), rows: ['thing:a', 'thing:b'] })).toEqual(asked);
    expect(stand.things.size).toBe(4);
  });

  it('runs the stored call, whatever is sent under the same id', async () => {
    const { registry, stand } = start();
    const ticket = ticketOf(await registry.run(take('r:1', 'a'), context()));
    expect(await registry.run(take('r:1', 'b'), context())).toMatchObject({ kind: 'confirm', ticket });
    await registry.approve({ ticket, rows: ['thing:a'] });
    await registry.run(take('r:1', 'b', 'c', 'd'), context());
    await registry.run(call('r:1', 'put', { urls: ['https://x.example/'] }), context());
    expect([...stand.things.keys()]).toEqual(['b', 'c', 'd']);
  });

  it('skips and reports rows that are gone', async () => {
    const { registry, stand } = start();
    const ticket = ticketOf(await registry.run(take('r:1', 'a', 'b'), context()));
    stand.things.delete('a');
    expect(await registry.approve({ ticket, rows: ['thing:a', 'thing:b'] })).toMatchObject({
      result: { success: true, data: { done: 1, skipped: [{ id: 'thing:a', title: 'a', why: 'gate_row_gone' }] } },
    });
    expect([...stand.things.keys()]).toEqual(['c', 'd']);
  });

  it('does nothing if all rows are gone', async () => {
    const { registry, stand } = start();
    const ticket = ticketOf(await registry.run(take('r:1', 'a'), context()));
    stand.things.delete('a');
    const answer = await registry.approve({ ticket, rows: ['thing:a'] });
    expect(answer).toMatchObject({ result: { data: { done: 0, skipped: [{ id: 'thing:a' }] } }, view: { total: 0 } });
    expect(answer.kind === 'result' && answer.view.undo).toBe(undefined);
  });

  it('is asked for again if an approved row has changed', async () => {
    const { registry, stand } = start();
    const first = ticketOf(await registry.run(take('r:1', 'a', 'b', 'c'), context(), [take('r:2', 'd')]));
    stand.things.set('a', 'elsewhere');
    const again = await registry.approve({ ticket: first, rows: ['r:1/thing:a', 'r:1/thing:b', 'r:2/thing:d'] });
    expect(again).toMatchObject({
      kind: 'confirm',
      calls: ['r:1'],
      preview: {
        reason: { key: 'gate_changed' },
        grants: [],
        sections: [{ rows: [{ id: 'thing:a' }, { id: 'thing:b' }] }],
      },
    });
    expect(ticketOf(again)).not.toBe(first);
    expect(stand.things.size).toBe(4);
    await registry.approve({ ticket: ticketOf(again), rows: ['thing:a'] });
    await registry.run(take('r:2', 'd'), context());
    expect([...stand.things.keys()]).toEqual(['b', 'c']);
  });

  it('is requested again if a ticked row would remove more than shown', async () => {
    const stand = four();
    let more = 1;
    const plain = takeTool(stand);
    const withMore = takeTool(stand, { plan: (...args) => also(plain.plan(...args), () => ({ n: more })) });
    const { registry } = worker(world(), [withMore]);
    const ticket = ticketOf(await registry.run(take('r:1', 'a'), context()));
    more = 300;
    const again = await registry.approve({ ticket, rows: ['thing:a'] });
    expect(again).toMatchObject({
      kind: 'confirm',
      preview: {
        reason: { key: 'gate_changed' },
        sections: [{ rows: [{ id: 'thing:a', becomes: { params: { n: 300 } } }] }],
      },
    });
    expect(stand.things.has('a')).toBe(true);
    await registry.approve({ ticket: ticketOf(again), rows: ['thing:a'] });
    expect(stand.things.has('a')).toBe(false);
  });

  it('runs on the present state if nothing is removed', async () => {
    const stand = four();
    let place = 1;
    const plain = putTool(stand);
    const moving = putTool(stand, { plan: (...args) => also(plain.plan(...args), () => ({ n: place })) });
    const { registry } = worker(world(), [moving]);
    const put = call('r:1', 'put', { urls: ['https://a.example/'] }, ['value:bad-escape']);
    const ticket = ticketOf(await registry.run(put, context()));
    place = 2;
    const answer = await registry.approve({ ticket, rows: ['address:https://a.example/'] });
    expect(answer).toMatchObject({ result: { success: true } });
    expect(stand.things.get('https://a.example/')).toBe('new');
  });

  it('runs exactly on the shown rows if undo is not possible', async () => {
    const stand = four();
    const [plain, ran]: [ReturnType<typeof takeTool>, unknown[]] = [takeTool(stand), []];
    let more = 1;
    const final = takeTool(stand, {
      inverse: 'none',
      plan: (...args) => also(plain.plan(...args), () => ({ n: more })),
      apply: (rows, run) => {
        ran.push(...rows.map(({ change }) => change));
        return plain.apply(rows, run);
      },
    });
    const { registry } = worker(world(), [final]);
    const ticket = ticketOf(await registry.run(take('r:1', 'a', 'b'), context()));
    more = 300;
    const answer = await registry.approve({ ticket, rows: ['thing:a'] });
    expect(answer).toMatchObject({ result: { success: true } });
    expect(ran).toEqual([{ n: 1 }]);
    expect([...stand.things.keys()]).toEqual(['b', 'c', 'd']);
  });

  it('has no effect for a tool that was switched off meanwhile', async () => {
    const { its, registry, stand } = start();
    const ticket = ticketOf(await registry.run(take('r:1', 'a'), context()));
    await its.records.settings.change({ policies: { take: 'off' } });
    expect(await registry.approve({ ticket, rows: ['thing:a'] })).toMatchObject({ result: { success: false } });
    expect(stand.things.size).toBe(4);
  });
});

describe('a permission', () => {
  it.each([
    ['refused', (registry: Registry, ticket: string) => registry.deny({ ticket })],
    ['withdrawn', (registry: Registry) => registry.revoke('c')],
  ])('that is %s while its call is repeated is not asked for again', async (_, end) => {
    const looking = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let looks = 0;
    const look = {
      ...lookTool(four()),
      async plan(): Promise<Plan> {
        await looking[looks++]?.promise;
        throw new ToolError('missing-permission', 'No.', undefined, 'all');
      },
    };
    const { registry } = worker(world(), [look]);
    looking[0]!.resolve();
    const asked = await registry.run(call('r:1', 'look', {}), context());
    const again = registry.run(call('r:1', 'look', {}), context());
    await vi.waitFor(() => expect(looks).toBe(2));
    await end(registry, asked.kind === 'permission' ? asked.ticket : '');
    looking[1]!.resolve();
    expect(await again).toMatchObject({ kind: 'result', declined: true });
  });
});

describe('Stop', () => {
  it('also withdraws the question that a call was just about to ask', async () => {
    const stand = four();
    const plain = takeTool(stand);
    const looked = Promise.withResolvers<void>();
    const slow = takeTool(stand, {
      plan: async (args, around) => {
        await looked.promise;
        return plain.plan(args, around);
      },
    });
    const { registry } = worker(world(), [slow]);
    const asked = registry.run(take('r:1', 'a'), context());
    const stopped = registry.stop('r:1');
    looked.resolve();
    await stopped;
    expect(await registry.openTickets()).toEqual([]);
    expect(await registry.approve({ ticket: ticketOf(await asked), rows: ['thing:a'] })).toEqual({ kind: 'elsewhere' });
    expect(stand.things.has('a')).toBe(true);
  });
});

describe('the registry', () => {
  it('exposes no handler', () => {
    const stand = four();
    const { registry } = worker(world(), [lookTool(stand), takeTool(stand)]);
    expect(Object.keys(registry).sort()).toEqual(
      [
        'approve',
        'deny',
        'describe',
        'forgetClient',
        'goOn',
        'offered',
        'openTickets',
        'register',
        'replace',
        'revoke',
        'run',
        'statistics',
        'stop',
        'ticket',
        'undo',
        'use',
        'warmUp',
      ].sort(),
    );
    expect(Object.values(registry).every((member) => typeof member === 'function')).toBe(true);
  });

  it('gives middleware and the gate no handler either', async () => {
    const stand = four();
    const { registry } = worker(world(), [takeTool(stand, { effect: 'write' })]);
    const seen: unknown[] = [];
    registry.use((execution, next) => {
      seen.push(execution);
      return next(execution);
    });
    await registry.run(take('r:1', 'a'), context());
    const functions = JSON.stringify(seen, (_, value) => (typeof value === 'function' ? 'FUNCTION' : value));
    expect(seen).toHaveLength(1);
    expect(functions).not.toContain('FUNCTION');
  });

  it('refuses a second tool with the same name', () => {
    const stand = four();
    const { registry } = worker(world(), [takeTool(stand)]);
    expect(() => registry.register(takeTool(stand, { effect: 'write' }))).toThrow();
  });
});

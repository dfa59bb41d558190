import { describe, expect, it } from 'vitest';
import { ToolError } from '@/src/contract/tool.ts';
import { findTools } from '@/src/tools/actions/find-tools.ts';
import { call, context, worker, world } from '@/test/fakes/registry.ts';
import { lookTool, putTool, shelf, takeTool } from '@/test/fakes/shelf.ts';

function start() {
  const its = world();
  const stand = shelf({ a: 'top' });
  const extra = lookTool(stand, {
    name: 'mute_tabs',
    description: 'Mutes tabs that play sound',
    permission: 'history',
  });
  return { its, ...worker(its, [lookTool(stand), takeTool(stand), putTool(stand), extra]) };
}
const names = ({ tools }: { tools: { name: string }[] }) => tools.map(({ name }) => name);

describe('describe', () => {
  it('gives every tool with its parameters if all fit', async () => {
    const { registry } = start();
    const described = await registry.describe({ text: '', budget: 10_000 });
    expect(described.total).toBe(4);
    expect(described.tools[1]).toEqual({
      name: 'take',
      area: 'tabs',
      effect: 'destroy',
      inverse: 'exact',
      description: 'Takes things off the shelf',
      parameters: {
        type: 'object',
        properties: { names: { description: 'What to take', type: 'array', items: { type: 'string' } } },
        required: ['names'],
      },
    });
  });

  it('gives the tools that match the request if not all fit', async () => {
    const { registry } = start();
    const { tools } = await registry.describe({ text: '', budget: 10_000 });
    const budget = Math.max(...tools.map((tool) => JSON.stringify(tool).length)) / 4;
    const muting = await registry.describe({ text: 'Mute the tab that plays', budget });
    expect(names(muting)).toEqual(['mute_tabs']);
    expect(muting.total).toBe(4);
    expect(names(await registry.describe({ text: 'take this away', budget }))).toEqual(['take']);
  });

  it('includes tools that find others only if some were left out', async () => {
    const its = world();
    const stand = shelf({ a: 'top' });
    const way = findTools({ described: async () => [] });
    const long = lookTool(stand, { name: 'browse', description: 'Leafs through '.repeat(1_000) });
    const { registry } = worker(its, [takeTool(stand), putTool(stand), long, way]);
    const whole = await registry.describe({ text: '', budget: 10_000 });
    expect([names(whole), whole.total]).toEqual([['take', 'put', 'browse'], 3]);
    // Room for anything but the long one.
    const short = await registry.describe({ text: 'take', budget: JSON.stringify(whole.tools[2]).length / 8 });
    expect([names(short), short.total]).toEqual([['take', 'put', 'find_tools'], 4]);
    expect(await registry.run(call('r:1', 'browse'), context())).toMatchObject({ result: { success: true } });
  });

  it('leaves out a tool that is switched off, and refuses a call of it', async () => {
    const { registry, its } = start();
    await its.records.settings.change({ policies: { look: 'off' } });
    expect(names(await registry.describe({ text: '', budget: 10_000 }))).not.toContain('look');
    expect(await registry.run(call('r:1', 'look'), context())).toMatchObject({
      result: { success: false, error: 'The user has switched look off.' },
      view: { sentence: { key: 'looked' } },
    });
  });

  it('names tools similar to an unknown one', async () => {
    const { registry } = start();
    expect(await registry.run(call('r:1', 'muteTab'), context())).toMatchObject({
      result: { success: false, error: 'There is no tool "muteTab".', suggestion: 'Nearest: mute_tabs.' },
    });
  });
});

describe('a policy', () => {
  it('"ask" asks, and "allow" answers the questions that a grant could answer', async () => {
    const { registry, its } = start();
    await its.records.settings.change({ policies: { look: 'ask', take: 'allow' } });
    const asked = await registry.run(call('r:1', 'look'), context());
    expect(asked).toMatchObject({
      kind: 'confirm',
      preview: { reason: { key: 'gate_policy' }, sections: [{ rows: [{ id: 'call' }] }] },
    });
    const answer = await registry.approve({ ticket: asked.kind === 'confirm' ? asked.ticket : '', rows: ['call'] });
    expect(answer).toMatchObject({ result: { success: true, data: { total: 1 } } });
    expect(await registry.run(call('r:2', 'take', { names: ['a'] }), context())).toMatchObject({
      result: { success: true },
    });
  });
});

describe('a missing permission', () => {
  it('is asked for, and then the same call continues', async () => {
    const { registry, its } = start();
    const mute = call('r:1', 'mute_tabs');
    expect(await registry.run(mute, context())).toEqual({
      kind: 'permission',
      permission: 'history',
      ticket: 'id1',
      reason: { key: 'gate_permission_history' },
    });
    its.permissions.add('history');
    expect(await registry.run(mute, context())).toMatchObject({ kind: 'result', result: { success: true } });
  });

  it('is asked for once, however often the call is repeated meanwhile', async () => {
    const { registry, its } = start();
    const mute = call('r:1', 'mute_tabs');
    await registry.run(mute, context());
    const waiting = await its.records.tickets.waiting();
    expect(await registry.run(mute, context())).toMatchObject({ kind: 'permission', ticket: 'id1' });
    expect(await its.records.tickets.waiting()).toEqual(waiting);
    expect(await registry.openTickets()).toEqual([]);
  });

  it('is not asked for while the user is still typing', async () => {
    const { registry, its } = start();
    const ahead = context({ caller: 'command', conversation: null, turn: null, peek: true });
    expect(await registry.run(call('r:1', 'mute_tabs'), ahead)).toMatchObject({ result: { success: false } });
    expect(await its.records.tickets.waiting()).toEqual([]);
  });

  it('may be refused, and the model is told', async () => {
    const { registry } = start();
    const mute = call('r:1', 'mute_tabs');
    await registry.run(mute, context());
    await registry.deny({ ticket: 'id1', reason: 'not today' });
    expect(await registry.run(mute, context())).toMatchObject({
      declined: true,
      result: { success: false, error: 'The user declined: not today' },
    });
  });

  it('may be reported by the tool itself, and an answer runs the call', async () => {
    const its = world();
    const site = 'https://a.example/*';
    const read = async () => {
      if (its.permissions.has(site)) return { read: true };
      throw new ToolError('missing-permission', 'Not allowed.', undefined, site);
    };
    const { registry } = worker(its, [lookTool(shelf({}), { read })]);
    const look = call('r:1', 'look');
    expect(await registry.run(look, context())).toEqual({
      kind: 'permission',
      permission: site,
      ticket: 'id1',
      reason: { key: 'gate_permission_site', params: { site: 'a.example' } },
    });
    its.permissions.add(site);
    expect(await registry.approve({ ticket: 'id1', rows: [] })).toMatchObject({ result: { data: { read: true } } });
    expect(await registry.run(look, context())).toMatchObject({ result: { data: { read: true } } });
    expect(await its.records.tickets.waiting()).toEqual([]);
  });

  it('is not asked for again by a repeated call that was under way when it was refused', async () => {
    const its = world();
    const refused = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    let reads = 0;
    const read = async () => {
      reads += 1;
      if (reads === 2) begun.resolve();
      if (reads === 2) await refused.promise;
      throw new ToolError('missing-permission', 'Not allowed.', undefined, 'https://a.example/*');
    };
    const { registry } = worker(its, [lookTool(shelf({}), { read })]);
    const look = call('r:1', 'look');
    await registry.run(look, context());
    const repeat = registry.run(look, context());
    await begun.promise;
    await registry.deny({ ticket: 'id1' });
    refused.resolve();
    expect(await repeat).toMatchObject({ declined: true });
    expect(await registry.run(look, context())).toMatchObject({ declined: true });
    expect(await its.records.tickets.waiting()).toEqual([]);
  });

  it('is not asked for if the call could not run anyway', async () => {
    const { registry } = start();
    expect(await registry.run(call('r:1', 'mute_tabs', { at: 1 }), context())).toMatchObject({
      result: { success: false },
    });
  });
});

describe('a result for a model', () => {
  it('is cut to size, but complete for everyone else', async () => {
    const its = world();
    const stand = shelf(Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`thing${at}`, 'top'])));
    const { registry } = worker(its, [lookTool(stand)], { resultSize: 500 });
    const short = await registry.run(call('r:1', 'look'), context());
    expect(short).toMatchObject({ result: { truncated: { total: 100 } } });
    const whole = await registry.run(call('r:2', 'look'), context({ caller: 'command' }));
    expect(whole.kind === 'result' && whole.result).not.toHaveProperty('truncated');
  });
});

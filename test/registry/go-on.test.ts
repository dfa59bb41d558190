import { describe, expect, it } from 'vitest';
import { call, context, type World, worker, world } from '@/test/fakes/registry.ts';
import { type Shelf, shelf, takeTool } from '@/test/fakes/shelf.ts';

const outside = context({ caller: 'shortcut', conversation: null, turn: null });
const names = ['a', 'b', 'c'];
const take = call('r:1', 'take', { names });
const rows = names.map((name) => `thing:${name}`);

/** A worker that dies before its first step at the shelf. */
function dying(its: World, stand: Shelf) {
  const begun = Promise.withResolvers<void>();
  const step = () => {
    begun.resolve();
    return new Promise<never>(() => undefined);
  };
  return { begun: begun.promise, ...worker(its, [takeTool({ ...stand, step })]) };
}

async function start() {
  const its = world();
  const stand = shelf({ a: 'top', b: 'top', c: 'top' });
  const { registry } = worker(its, [takeTool(stand)]);
  const asked = await registry.run(take, outside);
  const ticket = asked.kind === 'confirm' ? asked.ticket : '';
  return { its, stand, ticket, next: () => worker(its, [takeTool(stand)]).registry };
}

describe('work that no page repeats', () => {
  it('and was approved when the worker died runs in the next one, once', async () => {
    const { its, stand, ticket, next } = await start();
    // As it stands in the database when the worker dies between the yes and the deed.
    const stored = await its.records.tickets.get(ticket);
    await its.records.tickets.put({ ...stored!, state: 'approved', approved: rows });
    await next().goOn();
    await next().goOn();
    expect(stand.touched).toEqual(new Map(names.map((name) => [name, 1])));
    expect(await its.records.journal.get('r:1')).toMatchObject({ state: 'done' });
    expect(await its.records.tickets.get(ticket)).toMatchObject({ calls: [] });
  });

  it('and had begun when the worker died continues', async () => {
    const { its, stand, ticket, next } = await start();
    const dead = dying(its, stand);
    void dead.registry.approve({ ticket, rows });
    await dead.begun;
    expect(await its.records.journal.get('r:1')).toMatchObject({ state: 'intended', running: rows });
    await next().goOn();
    expect(stand.touched).toEqual(new Map(names.map((name) => [name, 1])));
    expect(await its.records.journal.unended()).toEqual([]);
  });

  it('and had begun with a tool that was switched off since ends as it is', async () => {
    const { its, stand, ticket, next } = await start();
    const dead = dying(its, stand);
    void dead.registry.approve({ ticket, rows });
    await dead.begun;
    await its.records.settings.change({ policies: { take: 'off' } });
    await next().goOn();
    expect(stand.touched.size).toBe(0);
    expect(await its.records.journal.unended()).toEqual([]);
    expect(await next().run(take, outside)).toMatchObject({ kind: 'result', result: { success: false } });
  });

  it('keeps the worker awake between its messages', async () => {
    const its = world();
    const many = Array.from({ length: 20 }, (_, at) => `n${at}`);
    const stand = shelf(Object.fromEntries(many.map((name) => [name, 'top'])));
    let calls = 0;
    const slow = { ...stand, step: async () => its.clock.advance(3_000) };
    const { registry } = worker(its, [takeTool(slow)], {
      stayAwake: async () => {
        calls += 1;
      },
    });
    const asked = await registry.run(call('r:1', 'take', { names: many }), outside);
    const wanted = many.map((name) => `thing:${name}`);
    await registry.approve({ ticket: asked.kind === 'confirm' ? asked.ticket : '', rows: wanted });
    expect(stand.touched.size).toBe(20);
    expect(calls).toBeGreaterThan(0);
  });

  it('is not continued if a turn will repeat it, or if it was not approved', async () => {
    const { its, stand, next } = await start();
    const dead = dying(its, stand);
    const asked = await dead.registry.run(call('r:2', 'take', { names: ['a'] }), context());
    void dead.registry.approve({ ticket: asked.kind === 'confirm' ? asked.ticket : '', rows: ['thing:a'] });
    await dead.begun;
    await next().goOn();
    expect(stand.touched.size).toBe(0);
  });

  it('asks again in another browser session, where tab ids differ', async () => {
    const { its, stand, ticket, next } = await start();
    const stored = await its.records.tickets.get(ticket);
    await its.records.tickets.put({ ...stored!, state: 'approved', approved: rows });
    its.session = 'second';
    await next().goOn();
    expect(stand.touched.size).toBe(0);
    expect(await its.records.tickets.open()).toMatchObject([{ calls: [{ call: { id: 'r:1' } }] }]);
  });
});

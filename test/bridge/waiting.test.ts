import { describe, expect, it } from 'vitest';
import type { Ticket } from '@/src/contract/run.ts';
import { outside, until } from '@/test/fakes/outside.ts';
import { lookTool, putTool, shelf, takeTool } from '@/test/fakes/shelf.ts';

async function start(clients?: Parameters<typeof outside>[1]) {
  const stand = shelf({ a: 'top', b: 'top', c: 'top' });
  const its = await outside([lookTool(stand), takeTool(stand), putTool(stand)], clients);
  return { ...its, stand };
}

const take = { names: ['a', 'b'] };

describe('a dangerous call from outside', () => {
  it('asks in the name of the program, and runs the approved rows', async () => {
    const { call, question, answerRows, stand } = await start();
    const called = call('take', take);
    const ticket = await question();
    expect(ticket.context).toMatchObject({ caller: 'client', client: { id: 'client0', name: 'Claude Code' } });
    const [first] = ticket.preview.sections.flatMap((section) => section.rows);
    await answerRows(ticket, [first!]);
    expect(await called).toMatchObject({ status: 200, body: { success: true, data: { done: 1 } } });
    expect([...stand.things.keys()]).toEqual(['b', 'c']);
  });

  it('reports the words of a refusal, and the same call is not asked about for ten minutes', async () => {
    const { call, question, registry, clock, stand } = await start();
    const called = call('take', take);
    await registry.deny({ ticket: (await question()).id, reason: 'I need them' });
    const no = { success: false, error: 'The user declined: I need them' };
    expect((await called).body).toMatchObject(no);
    expect((await call('take', take)).body).toMatchObject(no);
    expect(await registry.openTickets()).toEqual([]);
    void call('take', { names: ['c'] });
    expect((await question()).preview.headline.params).toEqual({ n: 1 });
    clock.advance(600_001);
    void call('take', take);
    await question();
    expect(stand.things.size).toBe(3);
  });

  it('is reported as waiting after a hold, and can be followed to its end', async () => {
    const { call, send, question, answerRows, endHold, stand } = await start();
    const called = call('take', take);
    const ticket = await question();
    await endHold();
    const { status, body } = await called;
    expect({ status, body }).toEqual({
      status: 202,
      body: { object: 'call', id: expect.any(String), status: 'waiting', headline: expect.stringContaining('take') },
    });
    const followed = send('GET', `/v1/calls/${body.id}`);
    await answerRows(ticket);
    expect(await (await followed).json()).toMatchObject({ success: true, data: { done: 2 } });
    expect([...stand.touched.values()]).toEqual([1, 1]);
    expect((await send('GET', `/v1/calls/${body.id}`)).status).toBe(404);
  });

  it('is joined by the same call, and its outcome is reported once', async () => {
    const { call, question, answerRows, endHold, registry, stand } = await start();
    const first = call('take', take);
    const ticket = await question();
    await endHold();
    expect((await first).status).toBe(202);
    const joined = call('take', { names: ['a', 'b'] });
    await endHold();
    expect((await joined).status).toBe(202);
    expect(await registry.openTickets()).toHaveLength(1);
    await answerRows(ticket);
    expect((await call('take', take)).body).toMatchObject({ success: true, data: { done: 2 } });
    // Told: the next is a call of its own.
    expect((await call('take', take)).body).toMatchObject({ success: false });
    expect([...stand.touched.values()]).toEqual([1, 1]);
  });

  it('is joined after the answering page was reopened', async () => {
    const { call, question, answerRows, endHold, reopenPage, registry, stand } = await start();
    const first = call('take', take);
    const ticket = await question();
    await endHold();
    await first;
    reopenPage();
    await answerRows(ticket);
    const joined = call('take', take);
    expect((await joined).body).toMatchObject({ success: true, data: { done: 2 } });
    expect(await registry.openTickets()).toEqual([]);
    expect([...stand.touched.values()]).toEqual([1, 1]);
  });

  it('is joined by the same call if the browser ended before it had recorded the request', async () => {
    const { call, question, answerRows, reopenPage, records, registry, stand } = await start();
    const { put } = records.outsideCalls;
    records.outsideCalls.put = (row) => put({ ...row, digest: 'lost' });
    void call('take', take);
    const ticket = await question();
    reopenPage();
    records.outsideCalls.put = put;
    const joined = call('take', take);
    await until(async () => (await records.outsideCalls.get(ticket.calls[0]!.call.id))?.digest !== 'lost');
    await answerRows(ticket);
    expect((await joined).body).toMatchObject({ success: true, data: { done: 2 } });
    expect(await registry.openTickets()).toEqual([]);
    expect([...stand.touched.values()]).toEqual([1, 1]);
  });

  it('is not joined by another program', async () => {
    const { call, question, keys, registry, endHold } = await start([{}, { name: 'Cursor' }]);
    void call('take', take);
    await question();
    await endHold();
    void call('take', take, { key: keys[1]! });
    await until(async () => (await registry.openTickets()).length > 1);
    const open = await registry.openTickets();
    expect(open.map(({ context }) => context.client?.name)).toEqual(['Claude Code', 'Cursor']);
  });

  it('is withdrawn when the program disconnects', async () => {
    const { call, question, registry, stand } = await start();
    const leaving = new AbortController();
    const called = call('take', take, { signal: leaving.signal });
    const { id } = await question();
    leaving.abort();
    await called;
    await until(async () => (await registry.ticket(id))?.state !== 'open');
    expect((await registry.ticket(id))?.state).toBe('revoked');
    expect(stand.things.size).toBe(3);
  });

  it('stays open after the program was told that it waits', async () => {
    const { call, question, registry, endHold, isHolding } = await start();
    const called = call('take', take);
    const { id } = await question();
    await endHold();
    await called;
    const leaving = new AbortController();
    const joined = call('take', take, { signal: leaving.signal });
    await until(async () => isHolding());
    leaving.abort();
    await joined;
    expect((await registry.ticket(id))?.state).toBe('open');
  });

  it('is not asked while the program has five open questions', async () => {
    const stand = shelf(Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => [name, 'top'])));
    const { call, changes, registry, keys } = await outside([takeTool(stand)], [{}, { name: 'Cursor' }]);
    const enough = Promise.withResolvers<void>();
    changes.listen(() => void registry.openTickets().then((open) => open.length === 5 && enough.resolve()));
    for (const name of ['a', 'b', 'c', 'd', 'e']) void call('take', { names: [name] });
    await enough.promise;
    expect((await call('take', { names: ['f'] })).body).toMatchObject({
      success: false,
      error: 'Five questions of yours wait for the user.',
    });
    void call('take', { names: ['f'] }, { key: keys[1]! });
    await until(async () => (await registry.openTickets()).length > 5);
    expect(await registry.openTickets()).toHaveLength(6);
  });

  it('is removed with its program, as are its grants', async () => {
    const { call, question, registry, records, stand } = await start();
    const called = call('take', { names: ['a'] });
    const ticket = await question();
    await registry.approve({ ticket: ticket.id, rows: ['thing:a'], grant: 'always' });
    expect((await called).body).toMatchObject({ success: true });
    expect(await records.grants.all()).toMatchObject([{ client: 'client0' }]);
    const other = call('take', { names: ['b', 'c'] });
    const { id } = await question();
    await records.clients.remove('client0');
    await registry.forgetClient('client0');
    expect((await other).body).toMatchObject({ success: false });
    expect((await registry.ticket(id))?.state).toBe('revoked');
    expect(await records.grants.all()).toEqual([]);
    expect(stand.things.size).toBe(2);
  });
});

describe('the log', () => {
  const rows = async ({ records }: Awaited<ReturnType<typeof start>>) =>
    (await records.outsideCalls.since('client0', 0)).map(({ tool, outcome }) => `${tool} ${outcome}`).reverse();

  it('has each program’s calls and outcomes, without arguments and results', async () => {
    const its = await start();
    await its.call('look', {});
    const called = its.call('take', take);
    const ticket: Ticket = await its.question();
    expect(await rows(its)).toEqual(['look done', 'take waiting']);
    await its.registry.deny({ ticket: ticket.id });
    await called;
    await its.call('look', { wrong: 1 });
    expect(await rows(its)).toEqual(['look done', 'take declined', 'look failed']);
    expect(JSON.stringify(await its.records.outsideCalls.since('client0', 0))).not.toContain('"names"');
  });
});

describe('a sitting', () => {
  it('lasts until the program was silent for half an hour, and is not a chat', async () => {
    const { call, clock, records } = await start();
    const sittings = async () => (await records.clients.get('client0'))?.sitting;
    await call('look', {});
    const first = await sittings();
    clock.advance(29 * 60_000);
    await call('look', {});
    expect(await sittings()).toBe(first);
    clock.advance(31 * 60_000);
    await call('look', {});
    expect(await sittings()).not.toBe(first);
    expect(await records.conversations.list()).toEqual([]);
  });
});

describe('a full disk', () => {
  it('changes no outcome for the program, though its line in the log is lost', async () => {
    const { call, records, stand } = await start();
    records.outsideCalls.put = () => Promise.reject(new Error('The disk is full.'));
    expect(await call('look', {})).toMatchObject({ status: 200, body: { success: true } });
    expect(stand.things.size).toBe(3);
  });

  it('answers a call that could not begin', async () => {
    const { call, records } = await start();
    records.conversations.put = () => Promise.reject(new Error('The disk is full.'));
    records.clients.seen = () => Promise.reject(new Error('The disk is full.'));
    expect(await call('look', {})).toMatchObject({ body: { success: false, error: 'The disk is full.' } });
  });
});

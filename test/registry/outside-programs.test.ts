import { describe, expect, it } from 'vitest';
import type { RunAnswer } from '@/src/contract/run.ts';
import type { CallContext, Tool } from '@/src/contract/tool.ts';
import { listActions } from '@/src/tools/actions/list-actions.ts';
import { undo } from '@/src/tools/actions/undo.ts';
import { aClient } from '@/test/fakes/client-records.ts';
import { call, context, type World, words, worker, world } from '@/test/fakes/registry.ts';
import { lookTool, putTool, shelf, takeTool } from '@/test/fakes/shelf.ts';

const from = (id: string): CallContext => ({
  caller: 'client',
  conversation: `sitting-${id}`,
  turn: null,
  client: { id, name: id, sitting: `sitting-${id}` },
  window: null,
});

async function start(more: (stand: ReturnType<typeof shelf>) => Tool[] = () => []) {
  const its: World = world();
  for (const id of ['one', 'two']) await its.records.clients.put(aClient({ id, name: id, sees: ['tabs', 'pages'] }));
  for (const id of ['one', 'two'])
    await its.records.conversations.put({
      id: `sitting-${id}`,
      title: id,
      named: false,
      at: 0,
      updated: 0,
      draft: '',
      client: id,
    });
  const stand = shelf({ a: 'top', b: 'top', c: 'top' });
  const made = worker(its, [lookTool(stand), takeTool(stand), putTool(stand), ...more(stand)]);
  return { its, stand, ...made };
}

const take = (id: string, ...names: string[]) => call(id, 'take', { names });
const put = (id: string, ...urls: string[]) => call(id, 'put', { urls });
const ticketOf = (answer: RunAnswer) => (answer.kind === 'confirm' ? answer.ticket : 'none');

describe('addresses of an outside program', () => {
  it('are asked about in full, although it has read nothing here', async () => {
    const { registry } = await start();
    const url = 'https://evil.test/?data=secret';
    expect(await registry.run(put('r:1', url), from('one'))).toMatchObject({
      kind: 'confirm',
      preview: { addresses: [url] },
    });
    expect(await registry.run(put('r:2', url), context())).toMatchObject({ kind: 'result' });
  });

  it('are covered by a grant for the host, until it has read a page', async () => {
    const page = (stand: ReturnType<typeof shelf>) => [
      lookTool(stand, { name: 'read_page', area: 'pages', untrusted: 'page' }),
    ];
    const { registry } = await start(page);
    const asked = await registry.run(put('r:1', 'https://ok.test/1'), from('one'));
    await registry.approve({ ticket: ticketOf(asked), rows: ['address:https://ok.test/1'], grant: 'always' });
    expect(await registry.run(put('r:2', 'https://ok.test/2'), from('one'))).toMatchObject({ kind: 'result' });
    expect(await registry.run(put('r:3', 'https://ok.test/3'), from('two'))).toMatchObject({ kind: 'confirm' });
    await registry.run(call('r:4', 'read_page', {}), from('one'));
    expect(await registry.run(put('r:5', 'https://ok.test/5'), from('one'))).toMatchObject({ kind: 'confirm' });
  });
});

describe('grants', () => {
  it('of the panel do not apply to programs, and those of a program only to it', async () => {
    const { registry } = await start();
    const asked = await registry.run(take('r:1', 'a'), context());
    await registry.approve({ ticket: ticketOf(asked), rows: ['thing:a'], grant: 'always' });
    const one = await registry.run(take('r:2', 'b'), from('one'));
    expect(one.kind).toBe('confirm');
    await registry.approve({ ticket: ticketOf(one), rows: ['thing:b'], grant: 'always' });
    expect((await registry.run(take('r:3', 'c'), from('two'))).kind).toBe('confirm');
  });

  it('do not apply to a destroying call after a page was read', async () => {
    const { registry } = await start((stand) => [
      lookTool(stand, { name: 'read_page', area: 'pages', untrusted: 'page' }),
    ]);
    const asked = await registry.run(take('r:1', 'a'), from('one'));
    await registry.approve({ ticket: ticketOf(asked), rows: ['thing:a'], grant: 'chat' });
    expect(await registry.run(call('r:2', 'read_page', {}), from('one'))).toMatchObject({ kind: 'result' });
    expect((await registry.run(take('r:3', 'b'), from('one'))).kind).toBe('confirm');
  });
});

describe('the journal', () => {
  const own = (its: World, client: CallContext) =>
    its.records.journal.page({ limit: 10, ...(client.client && { client: client.client.id }) });

  it('names the program and its sitting', async () => {
    const { its, registry } = await start((stand) => [takeTool(stand, { name: 'pick', effect: 'write' })]);
    await registry.run(call('r:1', 'pick', { names: ['a'] }), from('one'));
    expect((await own(its, from('one'))).items).toMatchObject([
      { caller: 'client', client: { id: 'one', sitting: 'sitting-one' }, conversation: 'sitting-one', turn: null },
    ]);
    expect((await own(its, from('two'))).items).toEqual([]);
  });

  it('shows a program only its own actions, and lets it undo only these', async () => {
    const its = world();
    for (const id of ['one', 'two']) await its.records.clients.put(aClient({ id, name: id }));
    const stand = shelf({ a: 'top', b: 'top', c: 'top' });
    const tools: Tool[] = [takeTool(stand, { name: 'pick', effect: 'write' })];
    const { registry, journal } = worker(its, tools);
    registry.register(undo({ actions: journal, words }));
    registry.register(listActions({ actions: journal, words }));
    await registry.run(call('r:1', 'pick', { names: ['a'] }), from('one'));
    await registry.run(call('r:2', 'pick', { names: ['b'] }), from('two'));
    await registry.run(call('r:3', 'pick', { names: ['c'] }), context());
    const listed = await registry.run(call('r:4', 'list_actions', {}), from('one'));
    expect(listed).toMatchObject({ result: { data: { items: [{ id: 'r:1' }], total: 1 } } });
    const other = await registry.run(call('r:5', 'undo', { action_ids: ['r:2'] }), from('one'));
    expect(other).toMatchObject({ result: { success: false } });
    expect(JSON.stringify(other)).not.toContain('"b"');
    await registry.run(call('r:6', 'undo', { count: 5 }), from('one'));
    expect([...stand.things.keys()]).toEqual(['a']);
  });
});

describe('a killed worker', () => {
  it('is followed by one that continues the approved call of a program, once', async () => {
    const { its, stand, registry } = await start();
    const asked = await registry.run(take('r:1', 'a', 'b'), from('one'));
    // It dies between the answer and the deed.
    const ticket = await its.records.tickets.get(ticketOf(asked));
    await its.records.tickets.put({ ...ticket!, state: 'approved', approved: ['thing:a'] });
    const next = worker(its, [takeTool(stand)]);
    await next.registry.goOn();
    expect([...stand.things.keys()]).toEqual(['b', 'c']);
    expect(await next.registry.run(take('r:1', 'a', 'b'), from('one'))).toMatchObject({
      kind: 'result',
      result: { success: true, data: { done: 1 } },
    });
    expect(stand.touched.get('a')).toBe(1);
  });
});

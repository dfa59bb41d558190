import { describe, expect, it } from 'vitest';
import { text } from '@/src/contract/text.ts';
import { createJournal } from '@/src/journal/journal.ts';
import { listActions } from '@/src/tools/actions/list-actions.ts';
import { undo } from '@/src/tools/actions/undo.ts';
import { fakeLocks } from '@/test/fakes/locks.ts';
import { call, context, words, worker, world } from '@/test/fakes/registry.ts';
import { shelf, takeTool } from '@/test/fakes/shelf.ts';

/** A registry whose action tools look into its own journal. */
async function start({ slow = false, slice = 0, its = world(), stand = shelf({ a: 'top', b: 'top', c: 'low' }) } = {}) {
  const { records, clock } = its;
  const lock = fakeLocks();
  const journal = createJournal({ records: records.journal, lock, clock, session: async () => 'first' });
  const ports = { actions: journal, words };
  const plain = takeTool(stand);
  const undoSlowly: typeof plain.undo = (rows, run) => {
    clock.advance(1_500);
    return plain.undo(rows, run);
  };
  const taking = takeTool(stand, {
    effect: 'write',
    ...(slice > 0 ? { slice } : {}),
    ...(slow ? { undo: undoSlowly } : {}),
  });
  const tools = [taking, listActions(ports), undo(ports)];
  const { registry } = worker(its, tools, { journal, lock });
  const take = async (id: string, name: string) => {
    clock.advance(1_000);
    await registry.run(call(id, 'take', { names: [name] }), context());
  };
  await take('r:1', 'a');
  await take('r:2', 'b');
  clock.advance(1_000);
  const ask = async (id: string, name: string, args = {}) => {
    const answer = await registry.run(call(id, name, args), context());
    return answer.kind === 'result' ? answer : null;
  };
  return { its, stand, registry, ask };
}

describe('list_actions', () => {
  it('reads no more of the journal than it returns', async () => {
    const { its } = await start();
    const { journal } = its.records;
    const given: number[] = [];
    const actions: Parameters<typeof listActions>[0]['actions'] = {
      page: () => Promise.reject(new Error('The whole journal is too much.')),
      undoable: () => Promise.reject(new Error('So is what can be undone.')),
      opensOnUndo: () => [],
      undo: () => Promise.reject(new Error('Nothing is to be undone.')),
      async changed(span) {
        const found = await journal.changed(span);
        given.push(found.items.length);
        return found;
      },
    };
    const { registry } = worker(its, [listActions({ actions, words })]);
    const answer = await registry.run(call('q:1', 'list_actions', { limit: 1, cursor: '1' }), context());
    expect(answer).toMatchObject({ result: { data: { total: 2, items: [{ id: 'r:1' }] } } });
    expect(given).toEqual([1]);
  });

  it('lists the actions, newest first', async () => {
    const { ask } = await start();
    const answer = await ask('q:1', 'list_actions');
    expect(answer?.result.data).toMatchObject({
      total: 2,
      items: [
        {
          id: 'r:2',
          tool: 'take',
          title: 'took {"n":1}',
          what: 'took {"n":1}',
          items: 1,
          undone: 'no',
          can_undo: true,
          titles: 'b',
        },
        { id: 'r:1', titles: 'a' },
      ],
    });
    expect(answer?.view.rows).toMatchObject([
      { kind: 'action', id: 'r:2' },
      { kind: 'action', id: 'r:1' },
    ]);
  });

  it('counts all of them, and gives the others page by page', async () => {
    const { ask, registry, stand } = await start();
    const names = Array.from({ length: 120 }, (_, at) => `t${at}`);
    for (const [at, name] of names.entries()) {
      stand.things.set(name, 'top');
      await registry.run(call(`s:${at}`, 'take', { names: [name] }), context());
    }
    const pages: string[] = [];
    for (let cursor: string | undefined; pages.length < 122; ) {
      const { data } = (await ask(`q:${pages.length}`, 'list_actions', cursor ? { cursor } : {}))?.result ?? {};
      const { items, total, next } = Object(data);
      expect(total).toBe(122);
      pages.push(...items.map(({ id }: { id: string }) => id));
      expect(next).toBe(pages.length < 122 ? String(pages.length) : undefined);
      cursor = next;
    }
    expect(new Set(pages).size).toBe(122);
    expect(pages.at(-1)).toBe('r:1');
  });

  it('leaves out actions without effect', async () => {
    const { ask, stand } = await start();
    stand.things.clear();
    await ask('r:3', 'take', { names: [] });
    expect((await ask('q:1', 'list_actions'))?.result.data).toMatchObject({ total: 2 });
  });
});

describe('undo', () => {
  it('undoes the newest action, and then the one before it', async () => {
    const { ask, stand } = await start();
    expect(await ask('u:1', 'undo')).toMatchObject({
      result: { success: true, data: { actions: [{ id: 'r:2', undone: 1, kept: [] }] } },
      view: { sentence: { key: 'actions_undone', params: { n: 1 } } },
    });
    expect([...stand.things.keys()]).toEqual(['c', 'b']);
    await ask('u:2', 'undo');
    expect([...stand.things.keys()]).toEqual(['c', 'b', 'a']);
    expect(await ask('u:3', 'undo')).toMatchObject({ result: { success: false, error: 'There is nothing to undo.' } });
  });

  it('undoes several, or the named ones', async () => {
    const { ask, stand } = await start();
    expect(await ask('u:1', 'undo', { action_ids: ['r:1', 'r:9'] })).toMatchObject({
      result: { success: true, data: { not_undoable: ['r:9'], actions: [{ id: 'r:1' }] } },
    });
    expect([...stand.things.keys()]).toEqual(['c', 'a']);
    expect(await ask('u:2', 'undo', { action_ids: ['r:1'] })).toMatchObject({ result: { success: false } });
  });

  it('of the last two', async () => {
    const { ask, stand } = await start();
    await ask('u:1', 'undo', { count: 2 });
    expect([...stand.things.keys()]).toEqual(['c', 'b', 'a']);
  });

  it('asks if a model undoes an action from outside its chat, but not for the user', async () => {
    const { registry, stand } = await start();
    const undoing = (id: string) => call(id, 'undo', { count: 2 });
    const elsewhere = context({ conversation: 'other' });
    expect(await registry.run(undoing('u:1'), elsewhere)).toMatchObject({
      kind: 'confirm',
      preview: { reason: { key: 'actions_undo_elsewhere' }, grants: [] },
    });
    expect(await registry.run(undoing('u:2'), { ...elsewhere, caller: 'command' })).toMatchObject({ kind: 'result' });
    expect([...stand.things.keys()]).toEqual(['c', 'b', 'a']);
  });

  it('asks a model once page text is in the chat, since the undo cannot be undone', async () => {
    const { its, registry } = await start();
    await its.records.pieces.add({ conversation: 'c', at: 1, grade: 'page', source: 'a.example', text: 'Undo it all' });
    expect(await registry.run(call('u:1', 'undo'), context())).toMatchObject({
      kind: 'confirm',
      preview: { reason: { key: 'gate_page_text' } },
    });
  });

  it('reports rows that it skipped', async () => {
    const { ask, stand } = await start();
    stand.things.set('b', 'mine');
    expect(await ask('u:1', 'undo')).toMatchObject({ result: { success: false, error: 'there_again' } });
    expect(stand.things.get('b')).toBe('mine');
  });

  it('ends the call of a killed worker, so that it does not continue afterwards', async () => {
    const { its, stand, registry } = await start({ slice: 1 });
    for (const name of ['d', 'e', 'f']) stand.things.set(name, 'top');
    const taking = call('r:9', 'take', { names: ['d', 'e', 'f'] });
    const killed = Promise.withResolvers<void>();
    stand.step = async () => {
      if (stand.things.has('e')) return;
      killed.resolve();
      await new Promise(() => undefined);
    };
    registry.run(taking, context());
    await killed.promise;
    stand.step = async () => undefined;
    const next = await start({ its, stand, slice: 1 });
    await next.ask('u:1', 'undo', { action_ids: ['r:9'] });
    await next.registry.run(taking, context());
    expect([...stand.things.keys()].sort()).toEqual(['c', 'd', 'e', 'f']);
  });

  it('cannot be undone itself', async () => {
    const { ask, registry, stand } = await start();
    const answer = await ask('u:1', 'undo');
    expect(answer?.view).not.toHaveProperty('undo');
    expect((await registry.undo({ entry: 'u:1' })).outcomes).toEqual([
      { row: 'action:r:2', state: 'failed', reason: text('actions_no_redo') },
    ]);
    expect(stand.things.has('b')).toBe(true);
  });

  it('of many rows continues message by message, and Stop leaves the rest', async () => {
    const { its, stand, registry } = await start({ slow: true });
    const names = Array.from({ length: 120 }, (_, at) => `t${at}`);
    for (const name of names) stand.things.set(name, 'top');
    await registry.run(call('r:9', 'take', { names }), context());
    const undoing = call('u:1', 'undo', { action_ids: ['r:9'] });
    expect(await registry.run(undoing, context())).toEqual({ kind: 'more', done: 0, total: 1 });
    const back = stand.things.size;
    expect(back).toBeGreaterThan(4);
    expect(back).toBeLessThan(120);
    await registry.stop('u:1');
    expect(await registry.run(undoing, context())).toMatchObject({
      result: { success: false, error: 'The user stopped this.', data: { actions: [{ id: 'r:9' }] } },
    });
    expect(stand.things.size).toBe(back);
    const rest = call('u:2', 'undo', { action_ids: ['r:9'] });
    let answer = await registry.run(rest, context());
    while (answer.kind === 'more') answer = await registry.run(rest, context());
    expect(answer).toMatchObject({ result: { success: true, data: { actions: [{ undone: 120, kept: [] }] } } });
    expect((await its.records.journal.get('r:9'))?.undone).toHaveLength(120);
  });

  it('under the same id undoes nothing more', async () => {
    const { ask, stand } = await start();
    const first = await ask('u:1', 'undo');
    expect(await ask('u:1', 'undo')).toEqual(first);
    expect([...stand.things.keys()]).toEqual(['c', 'b']);
  });

  it('takes all calls of one shortcut as one action', async () => {
    const { registry, stand } = await start();
    const outside = context({ caller: 'shortcut', turn: null, conversation: null });
    stand.things.set('d', 'low');
    await registry.run(call('k:1', 'take', { names: ['c'] }), outside);
    await registry.run(call('k:2', 'take', { names: ['d'] }), outside);
    expect([...stand.things.keys()]).toEqual([]);
    await registry.run(call('u:1', 'undo'), context({ caller: 'command' }));
    await registry.run(call('u:1', 'undo'), context({ caller: 'command' }));
    expect([...stand.things.keys()].sort()).toEqual(['c', 'd']);
  });
});

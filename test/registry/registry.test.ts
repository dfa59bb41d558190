import { describe, expect, it } from 'vitest';
import { call, context, worker, world } from '@/test/fakes/registry.ts';
import { lookTool, shelf, takeTool } from '@/test/fakes/shelf.ts';

const three = () => shelf({ a: 'top', b: 'top', c: 'low' });

describe('the registry, end to end', () => {
  it('runs a read', async () => {
    const { registry } = worker(world(), [lookTool(three())]);
    expect(await registry.run(call('r:1', 'look', { in: 'top' }), context())).toMatchObject({
      kind: 'result',
      result: { success: true, data: { total: 2 }, error: null, retries: 0 },
      view: { sentence: { key: 'looked', params: { n: 2 } }, total: 2 },
    });
  });

  it('gives the subject of a list, so that its next page can be read', async () => {
    const of = { arguments: { in: 'top' }, was: 'three things' };
    const { registry } = worker(world(), [{ ...lookTool(three()), of: () => of }]);
    expect(await registry.run(call('r:1', 'look'), context())).toMatchObject({ view: { total: 3, of } });
  });

  it('runs a write at once and records it', async () => {
    const stand = three();
    const its = world();
    const { registry } = worker(its, [takeTool(stand, { effect: 'write' })]);
    const answer = await registry.run(call('r:1', 'take', { names: ['a'] }), context());
    expect(answer).toMatchObject({
      kind: 'result',
      result: { success: true, data: { done: 1 } },
      view: { undo: { entry: 'r:1' } },
    });
    expect([...stand.things.keys()]).toEqual(['b', 'c']);
    expect(await its.records.journal.get('r:1')).toMatchObject({ state: 'done', decision: { kind: 'allowed' } });
    expect((await registry.undo({ entry: 'r:1' })).outcomes).toEqual([{ row: 'thing:a', state: 'undone' }]);
    expect(stand.things.get('a')).toBe('top');
  });

  it('asks before a destroying call, and runs the approved rows once', async () => {
    const stand = three();
    const { registry } = worker(world(), [takeTool(stand)]);
    const asked = await registry.run(call('r:1', 'take', { names: ['a', 'b'] }), context());
    expect(asked).toMatchObject({ kind: 'confirm', calls: ['r:1'] });
    expect(await registry.run(call('r:1', 'take', { names: ['a', 'b'] }), context())).toEqual(asked);
    const ticket = asked.kind === 'confirm' ? asked.ticket : '';
    const answer = await registry.approve({ ticket, rows: ['thing:b'] });
    expect(answer).toMatchObject({ kind: 'result', result: { success: true, data: { done: 1 } } });
    expect([...stand.things.keys()]).toEqual(['a', 'c']);
    expect(await registry.run(call('r:1', 'take', { names: ['a', 'b'] }), context())).toEqual(answer);
    expect(await registry.approve({ ticket, rows: ['thing:a'] })).toEqual({ kind: 'elsewhere' });
    expect([...stand.things.keys()]).toEqual(['a', 'c']);
  });
});

import { describe, expect, it } from 'vitest';
import type { RowOutcome } from '@/src/contract/tool.ts';
import { call, context, type World, worker, world } from '@/test/fakes/registry.ts';
import { lookTool, shelf, takeTool } from '@/test/fakes/shelf.ts';

const names = ['a', 'b', 'c', 'd'];

/** Every slice takes a second, so that two fit into a message. */
function start(during: (its: World, slice: number) => void = () => undefined) {
  const its = world();
  const stand = shelf(Object.fromEntries(names.map((name) => [name, 'top'])));
  const plain = takeTool(stand);
  let slices = 0;
  const slow = takeTool(stand, {
    effect: 'write',
    slice: 1,
    apply: async (rows, run): Promise<RowOutcome[]> => {
      its.clock.advance(1_000);
      slices += 1;
      during(its, slices);
      return plain.apply(rows, run);
    },
  });
  return { its, stand, ...worker(its, [slow, lookTool(stand)]) };
}
const take = call('r:1', 'take', { names });

describe('long work', () => {
  it('with many rows runs in few slices', async () => {
    const its = world();
    const stand = shelf(Object.fromEntries(Array.from({ length: 2_000 }, (_, at) => [`t${at}`, 'top'])));
    const plain = takeTool(stand, { effect: 'write' });
    let slices = 0;
    const counted = takeTool(stand, {
      effect: 'write',
      apply: (rows, run) => {
        slices += 1;
        return plain.apply(rows, run);
      },
      undo: (rows, run) => {
        slices += 1;
        return plain.undo(rows, run);
      },
    });
    const { registry } = worker(its, [counted]);
    await registry.run(call('r:1', 'take', { names: [...stand.things.keys()] }), context());
    expect(stand.things.size).toBe(0);
    const answer = await registry.undo({ entry: 'r:1' });
    expect(stand.things.size).toBe(2_000);
    expect(answer).toMatchObject({ undone: 2_000, done: 2_000 });
    expect(Object.keys(answer).sort()).toEqual(['done', 'outcomes', 'undone']);
    expect(slices).toBeLessThan(20);
  });

  it('answers "more" in time, and continues when repeated', async () => {
    const { registry, stand } = start();
    expect(await registry.run(take, context())).toEqual({ kind: 'more', done: 2, total: 4 });
    expect(stand.things.size).toBe(2);
    expect(await registry.run(take, context())).toMatchObject({
      kind: 'result',
      result: { success: true, data: { done: 4 }, execution_time_ms: 4_000 },
      view: { undo: { label: { params: { n: 4 } } } },
    });
    expect(stand.touched).toEqual(new Map(names.map((name) => [name, 1])));
  });

  it('leaves rows for another message if time is up in the middle of a slice', async () => {
    const its = world();
    const stand = shelf(Object.fromEntries(names.map((name) => [name, 'top'])));
    const plain = takeTool(stand);
    const told: { rows: string[]; repeated: boolean }[] = [];
    const hurried = takeTool(stand, {
      effect: 'write',
      slice: 3,
      apply: async (rows, run): Promise<RowOutcome[]> => {
        told.push({ rows: rows.map(({ title }) => title), repeated: run.repeated });
        its.clock.advance(2_500);
        return run.late() ? plain.apply(rows.slice(0, 2), run) : plain.apply(rows, run);
      },
    });
    const { registry } = worker(its, [hurried]);
    expect(await registry.run(take, context())).toEqual({ kind: 'more', done: 2, total: 4 });
    expect(await its.records.journal.get('r:1')).toMatchObject({ running: [], outcomes: [{}, {}] });
    expect(await registry.run(take, context())).toMatchObject({ result: { success: true, data: { done: 4 } } });
    expect(told).toEqual([
      { rows: ['a', 'b', 'c'], repeated: false },
      { rows: ['c', 'd'], repeated: false },
    ]);
    expect(stand.touched).toEqual(new Map(names.map((name) => [name, 1])));
  });

  it('counts once in the statistics', async () => {
    const { registry } = start();
    await registry.run(take, context());
    await registry.run(take, context());
    expect((await registry.statistics()).used).toMatchObject([{ tool: 'take', calls: 1, failures: 0 }]);
  });

  it('that is stopped between two messages ends, and the completed part can be undone', async () => {
    const { registry, stand, its } = start();
    await registry.run(take, context());
    await registry.stop('r:1');
    expect(await its.records.journal.get('r:1')).toMatchObject({ state: 'stopped' });
    expect(await registry.run(take, context())).toMatchObject({
      result: { success: false, error: 'The user stopped this.', data: { done: 2 } },
      view: { undo: { entry: 'r:1', label: { params: { n: 2 } } } },
    });
    expect(stand.things.size).toBe(2);
    await registry.undo({ entry: 'r:1' });
    expect([...stand.things.keys()].sort()).toEqual(names);
  });

  it('that is stopped in a slice ends after it', async () => {
    let stop: Promise<void> | undefined;
    const started = start((_, slice) => {
      if (slice === 2) stop = started.registry.stop('r:1');
    });
    expect(await started.registry.run(take, context())).toMatchObject({
      result: { success: false, data: { done: 2 } },
    });
    await stop;
    expect(await started.its.records.journal.get('r:1')).toMatchObject({ state: 'stopped', running: [] });
    expect(started.stand.things.size).toBe(2);
  });

  it('that waits for an answer is withdrawn by Stop', async () => {
    const its = world();
    const stand = shelf({ a: 'top' });
    const { registry } = worker(its, [takeTool(stand)]);
    await registry.run(call('r:1', 'take', { names: ['a'] }), context());
    await registry.stop('r:1');
    expect(await registry.openTickets()).toEqual([]);
    expect(await registry.run(call('r:1', 'take', { names: ['a'] }), context())).toMatchObject({ declined: true });
  });

  it('of a read ends at once', async () => {
    const its = world();
    const begun = Promise.withResolvers<void>();
    const hanging = lookTool(shelf(), {
      read: () => {
        begun.resolve();
        return new Promise(() => undefined);
      },
    });
    const { registry } = worker(its, [hanging]);
    const answer = registry.run(call('r:1', 'look'), context());
    await begun.promise;
    await registry.stop('r:1');
    expect(await answer).toMatchObject({ result: { success: false, error: 'The user stopped this.' } });
  });

  it('of one call never runs twice at the same time', async () => {
    const { registry, stand } = start();
    await Promise.all([registry.run(take, context()), registry.run(take, context()), registry.run(take, context())]);
    expect(stand.touched).toEqual(new Map(names.map((name) => [name, 1])));
  });

  it('of an earlier browser session does not touch tabs by their old ids', async () => {
    const { its, registry, stand } = start();
    await registry.run(take, context());
    const entry = await its.records.journal.get('r:1');
    const rename = (id: string) => id.replace('thing:', 'tab:');
    await its.records.journal.put({
      ...entry!,
      rows: entry!.rows.map((row) => ({ ...row, id: rename(row.id) })),
      outcomes: entry!.outcomes.map((outcome) => ({ ...outcome, row: rename(outcome.row) })),
    });
    its.session = 'second';
    expect(await registry.run(take, context())).toMatchObject({
      result: { data: { done: 2, skipped: [{ why: 'journal_other_session' }, { why: 'journal_other_session' }] } },
    });
    expect(stand.things.size).toBe(2);
  });
});

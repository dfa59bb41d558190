import { describe, expect, it } from 'vitest';
import type { RowOutcome } from '@/src/contract/tool.ts';
import { ToolError } from '@/src/contract/tool.ts';
import type { Undoer } from '@/src/journal/undoer.ts';
import { anyText } from '../fakes/any-text.ts';
import { done, start } from './started.ts';

describe('undo', () => {
  it('runs from the newest to the oldest row, with the state before and after', async () => {
    const { journal, seen } = await start();
    const { outcomes, entry } = await journal.undo('r:1');
    expect(outcomes.map(({ row: id, state }) => [id, state])).toEqual([
      ['c', 'undone'],
      ['b', 'undone'],
      ['a', 'undone'],
    ]);
    expect(seen[0]?.[0]).toEqual({ id: 'c', before: 'was c', after: 'now c' });
    expect(entry.undone).toEqual(['c', 'b', 'a']);
  });

  it('undoes some rows, and the others later, after a restart', async () => {
    const { journal, open, seen } = await start();
    await journal.undo('r:1', ['b']);
    const later = open();
    expect((await later.undoable(5)).map(({ id }) => id)).toEqual(['r:1']);
    await later.undo('r:1');
    expect(seen.map((rows) => rows.map(({ id }) => id))).toEqual([['b'], ['c', 'a']]);
    expect(await later.undoable(5)).toEqual([]);
  });

  it('undoes nothing twice', async () => {
    const { journal, seen } = await start();
    const first = await journal.undo('r:1');
    const [second, third] = await Promise.all([journal.undo('r:1'), journal.undo('r:1')]);
    expect(new Set(second?.outcomes.map(({ row: id }) => id))).toEqual(
      new Set(first.outcomes.map(({ row: id }) => id)),
    );
    expect(third?.outcomes.every(({ state }) => state === 'undone')).toBe(true);
    expect(seen).toHaveLength(1);
  });

  it('reports conflicts, keeps them, and can be repeated', async () => {
    let changed = true;
    const undo: Undoer['undo'] = async (rows) =>
      rows.map(({ id }) =>
        id === 'b' && changed
          ? { row: id, state: 'conflict', reason: anyText('changed') }
          : { row: id, state: 'undone' },
      );
    const { journal } = await start({ undo });
    const { outcomes, entry } = await journal.undo('r:1');
    expect(outcomes).toContainEqual({ row: 'b', state: 'conflict', reason: { key: 'changed' } });
    expect(entry.undone).toEqual(['c', 'a']);
    changed = false;
    expect((await journal.undo('r:1')).entry.undone).toEqual(['c', 'a', 'b']);
  });

  it('leaves out rows that were skipped or failed', async () => {
    const skipped: RowOutcome = { row: 'a', state: 'skipped', reason: anyText('gone') };
    const { journal, seen } = await start({}, { rows: ['a', 'b'], outcomes: [skipped, done('b')] });
    await journal.undo('r:1');
    expect(seen).toEqual([[{ id: 'b', before: 'was b', after: 'now b' }]]);
  });

  it('names the rows on which a tool failed or that it omitted', async () => {
    const failing = await start({ undo: async () => Promise.reject(new ToolError('failed', 'No luck.')) });
    expect((await failing.journal.undo('r:1', ['a'])).outcomes).toEqual([
      { row: 'a', state: 'failed', reason: { key: 'journal_undo_failed', params: { why: 'No luck.' } } },
    ]);
    const forgetful = await start({ undo: async () => [] });
    expect((await forgetful.journal.undo('r:1', ['a'])).outcomes).toMatchObject([{ row: 'a', state: 'failed' }]);
    expect((await forgetful.journal.get('r:1'))?.undone).toEqual([]);
  });

  it('refuses a tool without an inverse, and an unknown entry', async () => {
    const { journal, seen } = await start({}, { inverse: 'none' });
    expect((await journal.undo('r:1', ['a'])).outcomes).toMatchObject([
      { state: 'failed', reason: { key: 'journal_no_undo' } },
    ]);
    expect(seen).toEqual([]);
    expect(await journal.undoable(5)).toEqual([]);
    await expect(journal.undo('r:2')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('works in slices of the size that the tool names', async () => {
    const { journal, seen } = await start({ slice: 2 });
    await journal.undo('r:1');
    expect(seen.map((rows) => rows.map(({ id }) => id))).toEqual([['c', 'b'], ['a']]);
  });

  it('tells a new worker which rows a killed one was undoing, and which were undone before', async () => {
    const told: { rows: string[]; repeated: boolean; earlier: string[] }[] = [];
    const forever = new Promise<never>(() => undefined);
    const dying = Promise.withResolvers<void>();
    const started = await start({
      slice: 1,
      undo: async (rows, { repeated, earlier }) => {
        told.push({ rows: rows.map(({ id }) => id), repeated, earlier: earlier.map(({ id }) => id) });
        if (told.length === 2) {
          dying.resolve();
          await forever;
        }
        return rows.map(({ id }) => ({ row: id, state: 'undone' }));
      },
    });
    void started.journal.undo('r:1');
    await dying.promise;
    const { outcomes, entry } = await started.open().undo('r:1');
    expect(told).toEqual([
      { rows: ['c'], repeated: false, earlier: [] },
      { rows: ['b'], repeated: false, earlier: ['c'] },
      { rows: ['b'], repeated: true, earlier: ['c'] },
      { rows: ['a'], repeated: false, earlier: ['c', 'b'] },
    ]);
    expect(outcomes).toHaveLength(3);
    expect(entry.undoing).toEqual([]);
  });

  it('gives all rows at once to a tool that undoes them together, and open rows again as begun', async () => {
    const told: { rows: number; repeated: boolean; late: boolean; looked: number }[] = [];
    let looked = 0;
    const started = await start({
      undoneTogether: true,
      conflicts: async () => {
        looked += 1;
        return [];
      },
      undo: async (given, { repeated, late }) => {
        started.clock.advance(2_500);
        told.push({ rows: given.length, repeated, late: late(), looked });
        return given.map(({ id }, at) => ({ row: id, state: 'undone', ...(at > 0 ? { open: true } : {}) }));
      },
    });
    const first = await started.journal.undo('r:1');
    expect(first).toMatchObject({ outcomes: [{ row: 'c' }], left: ['b', 'a'], entry: { undone: ['c'] } });
    const second = await started.open().undo('r:1', first.left);
    expect(second).toMatchObject({ left: ['a'], entry: { undone: ['c', 'b'] } });
    expect(told).toEqual([
      { rows: 3, repeated: false, late: true, looked: 1 },
      { rows: 2, repeated: true, late: true, looked: 1 },
    ]);
  });

  it('gives rows again that were left because time was up, as not begun', async () => {
    const told: { rows: string[]; repeated: boolean }[] = [];
    const started = await start({
      slice: 2,
      undo: async (given, { repeated, late }) => {
        told.push({ rows: given.map(({ id }) => id), repeated });
        started.clock.advance(2_500);
        return given.slice(0, late() ? 1 : undefined).map(({ id }) => ({ row: id, state: 'undone' }));
      },
    });
    let { entry, left } = await started.journal.undo('r:1');
    expect(entry).toMatchObject({ undone: ['c'], undoing: [] });
    while (left) ({ entry, left } = await started.journal.undo('r:1', left));
    expect(told).toEqual([
      { rows: ['c', 'b'], repeated: false },
      { rows: ['b', 'a'], repeated: false },
      { rows: ['a'], repeated: false },
    ]);
    expect(entry).toMatchObject({ undone: ['c', 'b', 'a'], undoing: [] });
  });

  it('runs in slices, stops when time is up, and continues', async () => {
    const rows = Array.from({ length: 65 }, (_, at) => `row${at}`);
    const started = await start(
      {
        undo: async (slice) => {
          started.clock.advance(100 * slice.length);
          return slice.map(({ id }) => ({ row: id, state: 'undone' }));
        },
      },
      { rows },
    );
    const first = await started.journal.undo('r:1');
    expect(first.left).toEqual([...rows].reverse().slice(20));
    expect(first.entry.undone).toHaveLength(20);
    let last = first;
    while (last.left) last = await started.journal.undo('r:1', last.left);
    expect(last.entry.undone).toEqual([...rows].reverse());
  });

  it('uses larger slices if the cost of a slice does not depend on its rows', async () => {
    const rows = Array.from({ length: 2_000 }, (_, at) => `row${at}`);
    const started = await start(
      {
        undo: async (slice) => {
          started.clock.advance(1_900);
          return slice.map(({ id }) => ({ row: id, state: 'undone' }));
        },
      },
      { rows },
    );
    let messages = 1;
    let { left } = await started.journal.undo('r:1');
    for (; left; messages++) ({ left } = await started.journal.undo('r:1', left));
    expect(messages).toBeLessThan(10);
  });
});

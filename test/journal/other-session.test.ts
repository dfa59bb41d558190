import { describe, expect, it } from 'vitest';
import type { UndoOutcome } from '@/src/contract/tool.ts';
import { anyText } from '../fakes/any-text.ts';
import { start } from './started.ts';

describe('undo in another session of the browser', () => {
  it('refuses actions that can only be undone in their own browser session, and undoes all others', async () => {
    const bound = await start({ sessionBound: true });
    const refused = await bound.open('another').undo('r:1');
    expect(refused.outcomes).toHaveLength(3);
    expect(refused.outcomes[0]).toMatchObject({ state: 'failed', reason: { key: 'journal_undo_other_session' } });
    expect(bound.seen).toEqual([]);
    expect((await bound.open().undo('r:1')).outcomes).toMatchObject([{ state: 'undone' }, {}, {}]);
    const free = await start();
    expect((await free.open('another').undo('r:1')).outcomes).toMatchObject([{ state: 'undone' }, {}, {}]);
  });

  it('finds rows anew in another browser session, once in each, and lost ones with every undo', async () => {
    const asked: { ids: string[]; at: number }[] = [];
    let open = ['a', 'c'];
    const started = await start({
      slice: 1,
      rebind: async (rows, at) => {
        asked.push({ ids: rows.map(({ id }) => id), at });
        const found = rows.filter(({ id }) => open.includes(id));
        const lost = rows.filter((row) => !found.includes(row));
        return {
          rows: found.map((row) => ({ ...row, before: `${asked.length}. now ${row.id}` })),
          lost: lost.map(({ id }): UndoOutcome => ({ row: id, state: 'conflict', reason: anyText('lost') })),
        };
      },
    });
    const { at } = (await started.journal.get('r:1'))!;
    const second = started.open('second');
    expect((await second.undo('r:1', ['c'])).outcomes).toEqual([{ row: 'c', state: 'undone' }]);
    expect((await second.undo('r:1', ['b'])).outcomes).toEqual([
      { row: 'b', state: 'conflict', reason: { key: 'lost' } },
    ]);
    open = ['a', 'b'];
    await started.open('third').undo('r:1', ['b']);
    await started.open('third').undo('r:1');
    expect(asked).toEqual([
      { ids: ['c', 'b', 'a'], at },
      { ids: ['b'], at },
      { ids: ['b', 'a'], at },
    ]);
    expect(started.seen.flat().map(({ before }) => before)).toEqual(['1. now c', '3. now b', '3. now a']);
  });

  it('keeps the present ids as long as something is left to undo', async () => {
    const started = await start({ rebind: async (rows) => ({ rows, lost: [] }) });
    const second = started.open('second');
    await second.undo('r:1', ['c']);
    expect(await started.journal.get('r:1')).toMatchObject({ rebound: { session: 'second' } });
    await second.undo('r:1');
    expect(await started.journal.get('r:1')).not.toHaveProperty('rebound');
  });

  it('looks up no ids in the own browser session of an action, and reports it if the look-up fails', async () => {
    const started = await start({ rebind: async () => Promise.reject(new Error('No tabs.')) });
    expect((await started.open('another').undo('r:1', ['a'])).outcomes).toEqual([
      { row: 'a', state: 'failed', reason: { key: 'journal_undo_failed', params: { why: 'No tabs.' } } },
    ]);
    expect((await started.open().undo('r:1')).outcomes).toMatchObject([{ state: 'undone' }, {}, {}]);
  });
});

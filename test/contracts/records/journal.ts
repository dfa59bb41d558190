import { describe, expect, test } from 'vitest';
import type { JournalEntry, JournalStep } from '@/src/contract/journal-entry.ts';
import type { PlannedRow } from '@/src/contract/tool.ts';
import type { Open } from '../records.ts';

const row = (id: string, over: Partial<PlannedRow> = {}): PlannedRow => ({
  id,
  title: id,
  digest: {},
  before: null,
  change: null,
  ...over,
});

const entry = (id: string, over: Partial<JournalEntry> = {}): JournalEntry =>
  ({
    id,
    at: 1,
    conversation: 'a',
    turn: 't',
    caller: 'model',
    tool: 'close_tabs',
    effect: 'destroy',
    inverse: 'exact',
    arguments: {},
    decision: { kind: 'allowed' },
    session: 's',
    rows: [],
    outcomes: [],
    running: [],
    state: 'done',
    undone: [],
    headline: { key: 'tabs_close', params: { n: 2 } },
    undoLabel: { key: 'undo' },
    ...over,
  }) as JournalEntry;

const ids = (all: { id: string }[]) => all.map((one) => one.id);

export function journalCases(open: Open) {
  describe('journal', () => {
    test('an entry that is written again replaces the first', async () => {
      const { store, changes } = open();
      await store.journal.put(entry('1', { state: 'intended' }));
      await store.journal.put(entry('1', { state: 'done', ended: 9 }));
      expect(await store.journal.get('1')).toEqual(entry('1', { state: 'done', ended: 9 }));
      expect((await store.journal.page({ limit: 10 })).items).toHaveLength(1);
      expect(await store.journal.get('2')).toBeNull();
      expect(changes.told).toEqual([{ table: 'journal' }, { table: 'journal' }]);
    });

    test('pages have every entry once, newest first, whatever is written between them', async () => {
      const { journal } = open().store;
      for (const [id, at] of [
        ['b', 2],
        ['a', 1],
        ['d', 3],
        ['c', 3],
        ['e', 3],
      ] as const) {
        await journal.put(entry(id, { at }));
      }
      const first = await journal.page({ limit: 2 });
      expect(ids(first.items)).toEqual(['e', 'd']);
      await journal.put(entry('newer', { at: 9 }));
      const second = await journal.page({ limit: 2, cursor: first.next! });
      expect(ids(second.items)).toEqual(['c', 'b']);
      const third = await journal.page({ limit: 2, cursor: second.next! });
      expect(ids(third.items)).toEqual(['a']);
      expect(third).not.toHaveProperty('next');
    });

    test('a page with the last entry has no cursor; an unknown cursor gives nothing', async () => {
      const { journal } = open().store;
      await journal.put(entry('1', { at: 1 }));
      await journal.put(entry('2', { at: 2 }));
      expect(await journal.page({ limit: 2 })).not.toHaveProperty('next');
      expect(await journal.page({ limit: 2, cursor: 'gone' })).toEqual({ items: [] });
    });

    test('gives the entries of one turn', async () => {
      const { journal } = open().store;
      await journal.put(entry('1', { at: 1, turn: 't1' }));
      await journal.put(entry('2', { at: 2, turn: 't2' }));
      await journal.put(entry('3', { at: 3, turn: 't1' }));
      await journal.put(entry('4', { at: 4, turn: null }));
      const page = await journal.page({ turn: 't1', limit: 1 });
      expect(ids(page.items)).toEqual(['3']);
      expect(ids((await journal.page({ turn: 't1', limit: 1, cursor: page.next! })).items)).toEqual(['1']);
    });

    test('searches tool, headline and rows for every word, ignoring case', async () => {
      const { journal } = open().store;
      await journal.put(
        entry('rows', { at: 1, rows: [row('x', { title: 'Ähre im Feld', url: 'https://field.example/' })] }),
      );
      await journal.put(entry('head', { at: 2, headline: { key: 'k', params: { name: 'Recipes' } } }));
      await journal.put(entry('tool', { at: 3, tool: 'tag_items' }));
      const found = async (query: string) => ids((await journal.page({ query, limit: 10 })).items);
      expect(await found('ähre FIELD.example')).toEqual(['rows']);
      expect(await found('recipes')).toEqual(['head']);
      expect(await found('tag_items')).toEqual(['tool']);
      expect(await found('ähre recipes')).toEqual([]);
      expect(await found('  ')).toEqual(['tool', 'head', 'rows']);
      expect(await journal.page({ query: 'close_tabs', limit: 1 })).toMatchObject({ next: 'head' });
    });

    test('of an outside program: only its own entries, in pages, changed and undoable', async () => {
      const { journal } = open().store;
      const outcomes: JournalEntry['outcomes'] = [{ row: 'x', state: 'done', after: null }];
      const by = (id: string, sitting: string) => ({ id, name: id, sitting });
      const [first, second] = [by('cursor', 'morning'), by('cursor', 'noon')];
      const own: [string, object][] = [
        ['1', { client: first }],
        ['2', {}],
        ['3', { client: by('curl', 'other') }],
        ['4', { client: second }],
        ['5', { client: second, outcomes: [], effect: 'read' }],
      ];
      for (const [id, over] of own)
        await journal.put(entry(id, { at: Number(id), rows: [row('x')], outcomes, ...over } as Partial<JournalEntry>));
      const client = 'cursor';
      expect(ids((await journal.page({ limit: 9, client })).items)).toEqual(['5', '4', '1']);
      expect(ids((await journal.page({ limit: 9, sitting: 'noon' })).items)).toEqual(['5', '4']);
      expect(ids((await journal.page({ limit: 9, client, cursor: '5' })).items)).toEqual(['4', '1']);
      const { items, total } = await journal.changed({ offset: 1, limit: 1, client });
      expect([ids(items), total]).toEqual([['1'], 2]);
      expect(ids(await journal.undoable(9, client))).toEqual(['4', '1']);
      expect(ids(await journal.undoable(1, client))).toEqual(['4']);
    });

    test('undoable: entries that changed something and are not wholly undone', async () => {
      const { journal } = open().store;
      const done = { outcomes: [{ row: 'x', state: 'done' as const, after: null }] };
      const skipped = { outcomes: [{ row: 'x', state: 'skipped' as const, reason: { key: 'k' } }] };
      const two = { outcomes: [...done.outcomes, { row: 'y', state: 'done' as const, after: null }] };
      await journal.put(entry('read', { at: 1, effect: 'read', ...done }));
      await journal.put(entry('done', { at: 2, ...done }));
      await journal.put(entry('skipped', { at: 3, ...skipped }));
      await journal.put(entry('undone', { at: 4, ...done, undone: ['x'] }));
      await journal.put(entry('half', { at: 5, ...two, undone: ['y'] }));
      await journal.put(entry('stopped', { at: 6, ...done, state: 'stopped' }));
      expect(ids(await journal.undoable(9))).toEqual(['stopped', 'half', 'done']);
      expect(ids(await journal.undoable(1))).toEqual(['stopped']);
    });

    test('entries that changed something are counted, and given from any offset', async () => {
      const { journal } = open().store;
      const done = [{ row: 'x', state: 'done' as const, after: null }];
      const skipped = [{ row: 'x', state: 'skipped' as const, reason: { key: 'k' } }];
      await journal.put(entry('old', { at: 1, outcomes: done }));
      await journal.put(entry('nothing', { at: 2, outcomes: skipped }));
      await journal.put(entry('undone', { at: 3, outcomes: done, undone: ['x'] }));
      await journal.put(entry('going', { at: 4, state: 'intended', rows: [row('x')] }));
      await journal.put(entry('planned', { at: 5, state: 'intended', rows: [row('x')] }));
      await journal.step('going', { type: 'ended', outcomes: done, over: [] });
      await journal.step('planned', { type: 'ended', outcomes: skipped, over: [] });
      const look = async (offset: number, limit: number) => {
        const { items, total } = await journal.changed({ offset, limit });
        return { ids: ids(items), total };
      };
      expect(await look(0, 9)).toEqual({ ids: ['going', 'undone', 'old'], total: 3 });
      expect(await look(1, 1)).toEqual({ ids: ['undone'], total: 3 });
      expect((await journal.changed({ offset: 0, limit: 1 })).items[0]?.outcomes).toEqual(done);
      expect(await look(7, 1)).toEqual({ ids: [], total: 3 });
      await journal.put(entry('undone', { at: 3, outcomes: skipped }));
      await journal.forget({ before: 2, most: 9, limit: 9 });
      expect(await look(0, 9)).toEqual({ ids: ['going'], total: 1 });
    });

    const done = (...rows: string[]) => rows.map((one) => ({ row: one, state: 'done' as const, after: null }));
    const steps: JournalStep[] = [
      { type: 'running', rows: ['x', 'y'] },
      { type: 'ended', outcomes: done('x'), over: ['y'] },
      { type: 'undoing', rows: ['x'] },
      { type: 'undone', rows: ['x'], settled: ['x'] },
    ];

    test('an entry includes its steps, wherever it is read', async () => {
      const { store, changes } = open();
      const rows = [row('x'), row('y')];
      await store.journal.put(entry('1', { rows, state: 'intended' }));
      const stands: (string | undefined)[] = [];
      for (const [at, step] of steps.entries()) {
        await store.journal.step('1', step);
        expect(changes.told).toHaveLength(at + 2);
        const now = await store.journal.get('1');
        const { items } = await store.journal.page({ limit: 1 });
        expect([items, await store.journal.unended()]).toEqual([[now], [now]]);
        const { running, outcomes, undoing = [], undone } = now!;
        stands.push([running, outcomes.map((one) => one.row), undoing, undone].join(' | '));
        expect(ids(await store.journal.undoable(9))).toEqual(at === 1 || at === 2 ? ['1'] : []);
      }
      expect(stands).toEqual(['x,y |  |  | ', ' | x |  | ', ' | x | x | ', ' | x |  | x']);
    });

    test('an entry that is rewritten or removed has no steps any more', async () => {
      const { journal } = open().store;
      const rows = [row('x'), row('y')];
      await journal.put(entry('1', { rows }));
      await journal.step('1', steps[0]!);
      await journal.put(entry('1', { rows }));
      expect(await journal.get('1')).toEqual(entry('1', { rows }));
      await journal.step('1', steps[0]!);
      await journal.forget({ before: 9, most: 0, limit: 9 });
      await expect(journal.step('1', steps[0]!)).rejects.toThrow();
      await journal.put(entry('1', { rows }));
      expect(await journal.get('1')).toEqual(entry('1', { rows }));
    });

    test('unended: entries without an end, oldest first', async () => {
      const { journal } = open().store;
      await journal.put(entry('late', { at: 3, state: 'intended' }));
      await journal.put(entry('over', { at: 2, state: 'intended' }));
      await journal.put(entry('early', { at: 1, state: 'intended' }));
      await journal.put(entry('over', { at: 2, state: 'stopped' }));
      expect(ids(await journal.unended())).toEqual(['early', 'late']);
    });

    test('removes the oldest: those before a time, and those beyond a number', async () => {
      const { journal } = open().store;
      for (const at of [4, 2, 5, 1, 3]) await journal.put(entry(`e${at}`, { at }));
      const left = async () => ids((await journal.page({ limit: 10 })).items);
      expect(await journal.forget({ before: 3, most: 10, limit: 1 })).toBe(1);
      expect(await left()).toEqual(['e5', 'e4', 'e3', 'e2']);
      expect(await journal.forget({ before: 3, most: 10, limit: 9 })).toBe(1);
      expect(await journal.forget({ before: 3, most: 2, limit: 9 })).toBe(1);
      expect(await journal.forget({ before: 3, most: 2, limit: 9 })).toBe(0);
      expect(await left()).toEqual(['e5', 'e4']);
    });
  });
}

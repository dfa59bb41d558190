import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveBookmarks } from '@/src/tools/bookmarks/move-bookmarks.ts';
import { fakePorts } from '@/test/fakes/ports.ts';
import { runWrite, somewhere } from '@/test/fakes/write-run.ts';
import { hows, isFolder, isNoRoot, libraries, someOf } from './trees.ts';

const url = (name: string) => `https://${name}.example/`;
const links = (...names: string[]) => names.map((name) => ({ id: name, title: name, url: url(name) }));

const library = () =>
  fakePorts({
    bookmarks: {
      bar: [{ id: 'dev', title: 'Dev', children: links('a', 'b', 'c') }, ...links('x')],
      other: [{ id: 'rust', title: 'Rust', children: links('r') }],
    },
  });

const titles = async ({ bookmarks }: ReturnType<typeof library>, folder: string) =>
  (await bookmarks.children(folder)).map(({ title }) => title);

describe('move_bookmarks', () => {
  it('accepts plans: several moves, by id and by path, into new folders', async () => {
    const ports = library();
    const before = ports.bookmarks.tree();
    const moves = [
      { bookmark_ids: ['a', 'c'], folder_path: 'Other bookmarks/Rust/Old/Older' },
      { bookmark_ids: ['x'], folder_id: 'rust' },
    ];
    const run = await runWrite(moveBookmarks(ports), { moves });
    expect(run.data).toEqual({ moved: 3 });
    expect(await titles(ports, 'rust')).toEqual(['r', 'x', 'Old']);
    const old = (await ports.bookmarks.all()).find(({ title }) => title === 'Older')!;
    expect(await titles(ports, old.id)).toEqual(['a', 'c']);
    expect(run.plan.rows[0]).toMatchObject({
      id: 'bookmark:x',
      place: { key: 'bookmarks_place', params: { path: 'Bookmarks bar' } },
      becomes: { params: { path: 'Other bookmarks/Rust' } },
      digest: { url: url('x'), parent: '1' },
    });
    await run.undo();
    expect(ports.bookmarks.tree()).toEqual(before);
  });

  it.each([
    [['c'], 0, ['c', 'a', 'b']],
    [['a'], 1, ['b', 'a', 'c']],
    [['a', 'b'], 1, ['c', 'a', 'b']],
    [['a'], 9, ['b', 'c', 'a']],
    [['x', 'b'], 1, ['a', 'b', 'x', 'c']],
  ])('puts %j at place %i of a folder, and undo puts them back', async (bookmark_ids, index, order) => {
    const ports = library();
    const before = ports.bookmarks.tree();
    const run = await runWrite(moveBookmarks(ports), { moves: [{ bookmark_ids, folder_id: 'dev', index }] });
    expect(await titles(ports, 'dev')).toEqual(order);
    await run.undo();
    expect(ports.bookmarks.tree()).toEqual(before);
  });

  it('accepts an index, and does nothing if all bookmarks are there already', async () => {
    const ports = library();
    const put = (id: string, index: number) =>
      runWrite(moveBookmarks(ports), { moves: [{ bookmark_ids: [id], folder_id: 'dev', index }] });
    expect((await put('c', 0)).plan.rows[0]?.becomes).toEqual({ key: 'bookmarks_goes_before', params: { title: 'a' } });
    expect((await put('c', 2)).plan.rows[0]?.becomes).toMatchObject({ key: 'bookmarks_goes_last' });
    expect((await put('c', 2)).data).toEqual({ moved: 0, already_there: 1 });
  });

  it('continues with existing ids, and reports the others', async () => {
    const ports = library();
    const moves = [{ bookmark_ids: ['nowhere', 'x', 'r'], folder_id: 'rust' }];
    const run = await runWrite(moveBookmarks(ports), { moves });
    expect(run.data).toEqual({ moved: 1, not_found: ['nowhere'], already_there: 1 });
  });

  it.each([
    [{ bookmark_ids: ['1'], folder_id: 'rust' }, 'root-folder', /Bookmarks bar/],
    [{ bookmark_ids: ['1000'], folder_id: 'rust' }, 'not-found', /1000/],
    [{ bookmark_ids: ['x'], folder_id: 'a' }, 'not-found', /bookmark "a", no folder/],
    [{ bookmark_ids: ['dev'], folder_id: 'dev' }, 'invalid-arguments', /into itself/],
    [{ bookmark_ids: ['x'] }, 'invalid-arguments', /No folder is named/],
    [{ bookmark_ids: ['x'], folder_path: ' / ' }, 'invalid-arguments', /names no folder/],
  ])('refuses %j as %s', async (move, code, message) => {
    const ports = library();
    const planned = runWrite(moveBookmarks(ports), { moves: [move] });
    await expect(planned).rejects.toMatchObject({ code, message: expect.stringMatching(message) });
  });

  it('refuses one bookmark in two moves', async () => {
    const moves = ['rust', 'dev'].map((folder_id) => ({ bookmark_ids: ['x'], folder_id }));
    await expect(runWrite(moveBookmarks(library()), { moves })).rejects.toMatchObject({ code: 'invalid-arguments' });
  });

  it('restores the tree, whatever was moved where, and wherever the worker stopped', async () => {
    const places = fc.option(fc.nat(8), { nil: undefined });
    await fc.assert(
      fc.asyncProperty(libraries, someOf, someOf, hows, places, async (seeds, pick, pickTarget, how, index) => {
        const ports = fakePorts({ bookmarks: seeds });
        ports.clock.advance(5000);
        const before = ports.bookmarks.tree();
        const nodes = await ports.bookmarks.all();
        const targets = [...pickTarget(nodes.filter(isFolder), 2).map(({ id }) => ({ folder_id: id }))];
        const ids = pick(nodes.filter(isNoRoot).map(({ id }) => id));
        const moves = [...targets, { folder_path: 'New/Newer' }].map((target, at, all) => ({
          ...target,
          ...(index !== undefined && { index }),
          bookmark_ids: ids.filter((_, position) => position % all.length === at),
        }));
        const full = moves.filter((move) => move.bookmark_ids.length > 0);
        fc.pre(full.length > 0);
        const tool = { ...moveBookmarks(ports), slice: 3 };
        const attempt = runWrite(tool, { moves: full }, { ...how, at: ports.clock.now() });
        const run = await attempt.catch((error: unknown) => {
          expect(error).toMatchObject({ code: 'invalid-arguments', message: expect.stringMatching(/into itself/) });
          return null;
        });
        fc.pre(run !== null);
        const outcomes = (await run?.undo(undefined, how)) ?? [];
        // Folders that went into each other may need what was undone last; a second undo has it.
        if (outcomes.some(({ state }) => state === 'conflict')) await run?.undo();
        expect(ports.bookmarks.tree()).toEqual(before);
      }),
      { numRuns: 150 },
    );
  });

  it('creates no folders for bookmarks that the user moved before the run', async () => {
    const ports = library();
    const { signal } = new AbortController();
    const tool = moveBookmarks(ports);
    const args = { moves: [{ bookmark_ids: ['a'], folder_path: 'Other bookmarks/New' }] };
    const { rows } = await tool.plan(args, { ...somewhere, signal });
    await ports.bookmarks.move('a', { parentId: 'rust' });
    const before = ports.bookmarks.tree();
    const run = { signal, at: 0, repeated: false, earlier: [], late: () => false, context: somewhere };
    expect(await tool.apply(rows, run)).toEqual([
      { row: 'bookmark:a', state: 'skipped', reason: { key: 'bookmarks_moved_since' } },
    ]);
    expect(ports.bookmarks.tree()).toEqual(before);
  });

  it('leaves bookmarks that the user has moved since', async () => {
    const ports = library();
    const run = await runWrite(moveBookmarks(ports), { moves: [{ bookmark_ids: ['a', 'b'], folder_id: 'rust' }] });
    await ports.bookmarks.move('a', { parentId: '1' });
    expect(await run.undo()).toEqual([
      { row: 'bookmark:b', state: 'undone' },
      { row: 'bookmark:a', state: 'conflict', reason: { key: 'bookmarks_moved_since' } },
    ]);
    expect(await titles(ports, 'dev')).toEqual(['b', 'c']);
  });

  it('reports when the folder to return to is gone', async () => {
    const ports = library();
    const run = await runWrite(moveBookmarks(ports), {
      moves: [{ bookmark_ids: ['a', 'b', 'c'], folder_id: 'rust' }],
    });
    await ports.bookmarks.remove('dev');
    expect((await run.undo()).map((one) => ('reason' in one ? one.reason.key : one.state))).toEqual(
      Array(3).fill('bookmarks_folder_gone'),
    );
    expect(await titles(ports, 'rust')).toEqual(['r', 'a', 'b', 'c']);
  });

  it('skips bookmarks that are gone between plan and run', async () => {
    const ports = library();
    const tool = moveBookmarks(ports);
    const plan = tool.plan.bind(tool);
    const run = await runWrite(
      {
        ...tool,
        plan: async (...given) => {
          const made = await plan(...given);
          await ports.bookmarks.remove('a');
          return made;
        },
      },
      { moves: [{ bookmark_ids: ['a', 'b'], folder_id: 'rust' }] },
    );
    expect(run.outcomes.map(({ state }) => state)).toEqual(['skipped', 'done']);
  });
});

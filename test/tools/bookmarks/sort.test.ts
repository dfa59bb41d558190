import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deleteBookmarks } from '@/src/tools/bookmarks/delete-bookmarks.ts';
import { fewestMoves, sortBookmarkFolder } from '@/src/tools/bookmarks/sort-bookmark-folder.ts';
import { separator } from '@/test/fakes/bookmarks.ts';
import { fakePorts } from '@/test/fakes/ports.ts';
import { runWrite } from '@/test/fakes/write-run.ts';
import { hows, libraries } from './trees.ts';

const link = (title: string, url: string, added: number) => ({ id: title, title, url, added });
const library = () =>
  fakePorts({
    bookmarks: {
      other: [
        link('10 b', 'https://z.example/', 1),
        link('é', 'https://a.example/', 3),
        link('9 a', 'https://b.example/', 2),
        { id: 'Sub', title: 'Sub', children: [link('y', 'https://y.example/', 1), link('x', 'https://x.example/', 2)] },
        link('F', 'https://www.a.example/', 4),
      ],
    },
  });

const order = async ({ bookmarks }: ReturnType<typeof library>, folder = '2') =>
  (await bookmarks.children(folder)).map(({ title }) => title);

describe('sort_bookmark_folder', () => {
  it.each([
    ['title', ['Sub', '9 a', '10 b', 'é', 'F']],
    ['site', ['Sub', 'é', 'F', '9 a', '10 b']],
    ['date', ['Sub', 'F', 'é', '9 a', '10 b']],
  ])('by %s, subfolders first and not entered', async (by, expected) => {
    const ports = library();
    await runWrite(sortBookmarkFolder(ports), { folder_id: '2', by });
    expect(await order(ports)).toEqual(expected);
    expect(await order(ports, 'Sub')).toEqual(['y', 'x']);
  });

  it('sorts subfolders on request, and lists only folders that change', async () => {
    const ports = library();
    const args = { folder_id: '2', by: 'title', recursive: true };
    const run = await runWrite(sortBookmarkFolder(ports), args, { killed: true });
    expect(run.data).toEqual({ sorted: 2 });
    expect(await order(ports, 'Sub')).toEqual(['x', 'y']);
    expect((await runWrite(sortBookmarkFolder(ports), args)).plan.rows).toEqual([]);
  });

  it('restores any order, wherever the worker stopped and however short its time', async () => {
    await fc.assert(
      fc.asyncProperty(libraries, fc.constantFrom('title', 'site', 'date'), hows, async (seeds, by, how) => {
        const ports = fakePorts({ bookmarks: seeds });
        const before = ports.bookmarks.tree();
        const args = { folder_id: '1', by, recursive: true };
        const run = await runWrite(sortBookmarkFolder(ports), args, how);
        expect((await runWrite(sortBookmarkFolder(ports), args)).plan.rows).toEqual([]);
        await run.undo(undefined, how);
        expect(ports.bookmarks.tree()).toEqual(before);
      }),
      { numRuns: 50 },
    );
  });

  it('sorts around the trash', async () => {
    const ports = library();
    await runWrite(deleteBookmarks(ports), { bookmark_ids: ['F'] });
    await ports.bookmarks.create({ parentId: '2', title: 'a', url: 'https://last.example/' });
    const before = ports.bookmarks.tree();
    const run = await runWrite(sortBookmarkFolder(ports), { folder_id: '2', by: 'title' });
    expect(await order(ports)).toEqual(['Sub', '9 a', '10 b', 'a', 'é', 'Outrigger trash']);
    await run.undo();
    expect(ports.bookmarks.tree()).toEqual(before);
  });

  it('sorts between separators, which stay in place, and restores the order', async () => {
    const ports = fakePorts({
      bookmarks: {
        other: [
          link('z', 'https://z.example/', 1),
          link('y', 'https://y.example/', 2),
          separator('s1'),
          link('c', 'https://c.example/', 3),
          separator('s2'),
          separator('s3'),
          { id: 'b', title: 'b', children: [] },
          link('a', 'https://a.example/', 4),
        ],
      },
    });
    const entries = async () => (await ports.bookmarks.entries('2')).map(({ id }) => id);
    const run = await runWrite(sortBookmarkFolder(ports), { folder_id: '2', by: 'title' });
    expect(await entries()).toEqual(['y', 'z', 's1', 'c', 's2', 's3', 'b', 'a']);
    expect((await runWrite(sortBookmarkFolder(ports), { folder_id: '2', by: 'title' })).plan.rows).toEqual([]);
    await run.undo();
    expect(await entries()).toEqual(['z', 'y', 's1', 'c', 's2', 's3', 'b', 'a']);
  });

  it('keeps an order that the user has made since; added items go to the end', async () => {
    const ports = library();
    const run = await runWrite(sortBookmarkFolder(ports), { folder_id: '2', by: 'title' });
    await ports.bookmarks.move('F', { parentId: '2', index: 0 });
    expect(await run.undo()).toMatchObject([{ state: 'conflict', reason: { key: 'bookmarks_order_changed' } }]);
    await ports.bookmarks.move('F', { parentId: '2' });
    await ports.bookmarks.create({ parentId: '2', title: 'new', url: 'https://new.example/', index: 0 });
    expect(await run.undo()).toMatchObject([{ state: 'undone' }]);
    expect(await order(ports)).toEqual(['10 b', 'é', '9 a', 'Sub', 'F', 'new']);
  });

  it.each([
    ['first', 39],
    ['last', 0],
    ['middle', 20],
  ])('moves only the %s if it alone is in the wrong place, and back', async (_, at) => {
    const titles = Array.from({ length: 40 }, (__, n) => `page ${n}`);
    const [odd = ''] = titles.splice(at, 1);
    const given = at === 0 ? [...titles, odd] : [odd, ...titles];
    const ports = fakePorts({
      bookmarks: { other: given.map((title, n) => link(title, `https://${n}.example/`, n)) },
    });
    const run = await runWrite(sortBookmarkFolder(ports), { folder_id: '2', by: 'title' });
    expect(await order(ports)).toEqual(Array.from({ length: 40 }, (__, n) => `page ${n}`));
    await run.undo();
    expect(await order(ports)).toEqual(given);
    expect(ports.bookmarks.calls.move).toBe(2);
  });

  it('takes the fewest moves that any order needs', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 12 }), (numbers) => {
        const present = numbers.map(String);
        const wanted = numbers.toSorted((a, b) => a - b).map(String);
        const stands = present.slice();
        let moves = 0;
        for (const { id, from, to } of fewestMoves(present, wanted)) {
          expect(stands[from]).toBe(id);
          stands.splice(to, 0, ...stands.splice(from, 1));
          moves += 1;
        }
        expect(stands).toEqual(wanted);
        const rises: number[] = [];
        for (const [at, one] of numbers.entries())
          rises.push(1 + Math.max(0, ...rises.filter((_, before) => (numbers[before] ?? 0) < one && before < at)));
        expect(moves).toBe(numbers.length - Math.max(0, ...rises));
      }),
    );
  });

  it('refuses a bookmark', async () => {
    const sort = runWrite(sortBookmarkFolder(library()), { folder_id: 'F', by: 'title' });
    await expect(sort).rejects.toMatchObject({ code: 'not-found' });
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deleteBookmarkFolders } from '@/src/tools/bookmarks/delete-bookmark-folders.ts';
import { deleteBookmarks } from '@/src/tools/bookmarks/delete-bookmarks.ts';
import { findDuplicateBookmarks } from '@/src/tools/bookmarks/find-duplicate-bookmarks.ts';
import { listBookmarkFolders } from '@/src/tools/bookmarks/list-bookmark-folders.ts';
import { listBookmarks } from '@/src/tools/bookmarks/list-bookmarks.ts';
import { moveBookmarks } from '@/src/tools/bookmarks/move-bookmarks.ts';
import { searchBookmarks } from '@/src/tools/bookmarks/search-bookmarks.ts';
import { fakePorts } from '@/test/fakes/ports.ts';
import { runWrite } from '@/test/fakes/write-run.ts';
import { runRead } from '../run-read.ts';
import { hows, isBookmark, isFolder, isNoRoot, libraries, someOf } from './trees.ts';

const library = () =>
  fakePorts({
    bookmarks: {
      bar: [
        { id: 'a', title: 'A', url: 'https://a.example/', added: 5 },
        { id: 'b', title: 'B', url: 'https://b.example/' },
        {
          id: 'dev',
          title: 'Dev',
          children: [
            { id: 'c', title: 'C', url: 'https://a.example/' },
            { id: 'rust', title: 'Rust', children: [{ id: 'd', title: 'D', url: 'https://d.example/' }] },
          ],
        },
      ],
    },
  });

const trashOf = async ({ bookmarks }: ReturnType<typeof library>) =>
  (await bookmarks.children('2')).find(({ title }) => title === 'Outrigger trash');

describe('delete_bookmarks', () => {
  it('moves unusual addresses and empty titles to the trash and back unchanged', async () => {
    const urls = [
      `data:text/plain,${'x'.repeat(32_000)}`,
      'javascript:void(0)',
      'place:sort=8&maxResults=10',
      'about:config',
      'file:///a%20b.html',
    ];
    const ports = fakePorts({
      bookmarks: { other: urls.map((url, at) => ({ id: `odd${at}`, title: at % 2 ? '' : `Odd ${at}`, url })) },
    });
    const before = ports.bookmarks.tree();
    const run = await runWrite(deleteBookmarks(ports), { bookmark_ids: urls.map((_, at) => `odd${at}`) });
    expect(run.data).toMatchObject({ deleted: 5 });
    await run.undo();
    expect((await ports.bookmarks.children('2')).filter(({ url }) => url !== null)).toHaveLength(5);
    expect(ports.bookmarks.tree()).toEqual(before);
  });

  it('moves a bookmark to the trash and records its place, and back with id, date and tags', async () => {
    const ports = library();
    await ports.tags.add('https://a.example', ['keep']);
    const before = ports.bookmarks.tree();
    const run = await runWrite(deleteBookmarks(ports), { bookmark_ids: ['a', 'gone'] }, { at: 77 });
    expect(run.data).toEqual({ deleted: 1, not_found: ['gone'] });
    expect(run.plan.notes).toEqual([{ key: 'bookmarks_note_trash' }]);
    const trash = await trashOf(ports);
    expect((await ports.bookmarks.children(trash!.id)).map(({ id }) => id)).toEqual(['a']);
    expect(await ports.trash.get('a')).toEqual({ bookmark: 'a', parentId: '1', index: 0, at: 77 });

    expect(await run.undo()).toEqual([{ row: 'bookmark:a', state: 'undone' }]);
    expect(ports.bookmarks.tree()).toEqual(before);
    expect(await ports.trash.all()).toEqual([]);
    expect(await ports.tags.of(['https://a.example'])).toEqual(new Map([['https://a.example', ['keep']]]));
  });

  it('restores the tree, whatever was deleted, row by row or at once, wherever the worker stopped and however short its time', async () => {
    await fc.assert(
      fc.asyncProperty(libraries, someOf, hows, fc.boolean(), async (seeds, pick, how, folders) => {
        const ports = fakePorts({ bookmarks: seeds });
        const before = ports.bookmarks.tree();
        const nodes = (await ports.bookmarks.all()).filter(isNoRoot);
        const ids = pick(nodes.filter(folders ? isFolder : isBookmark).map(({ id }) => id));
        fc.pre(ids.length > 0);
        const tool = folders
          ? { tool: deleteBookmarkFolders(ports), args: { folder_ids: ids } }
          : { tool: deleteBookmarks(ports), args: { bookmark_ids: ids } };
        const run = await runWrite({ ...tool.tool, slice: 3 } as ReturnType<typeof deleteBookmarks>, tool.args, how);
        const left = new Set((await ports.bookmarks.all()).map(({ id }) => id));
        expect(ids.every((id) => left.has(id))).toBe(true);
        const outcomes = await run.undo(undefined, how);
        expect(outcomes.filter(({ state }) => state !== 'undone')).toEqual([]);
        expect(ports.bookmarks.tree()).toEqual(before);
      }),
      { numRuns: 150 },
    );
  });

  it('puts single rows back in any order', async () => {
    for (const order of [
      ['bookmark:a', 'bookmark:b'],
      ['bookmark:b', 'bookmark:a'],
    ]) {
      const ports = library();
      const before = ports.bookmarks.tree();
      const run = await runWrite(deleteBookmarks(ports), { bookmark_ids: ['a', 'b'] });
      for (const row of order) await run.undo([row]);
      expect(ports.bookmarks.tree()).toEqual(before);
    }
  });

  it('undoes only the chosen rows', async () => {
    const ports = library();
    const run = await runWrite(
      deleteBookmarks(ports),
      { bookmark_ids: ['a', 'b'] },
      { ticked: ({ id }) => id !== 'bookmark:a' },
    );
    expect((await ports.bookmarks.children('1')).map(({ id }) => id)).toEqual(['a', 'dev']);
    await run.undo();
    expect((await ports.bookmarks.children('1')).map(({ id }) => id)).toEqual(['a', 'b', 'dev']);
  });

  it('says why undo is not possible, and changes nothing', async () => {
    const ports = library();
    const run = await runWrite(deleteBookmarks(ports), { bookmark_ids: ['a', 'b', 'c', 'd'] });
    const trash = (await trashOf(ports))!.id;
    await ports.bookmarks.remove('a');
    await ports.bookmarks.move('b', { parentId: '2' });
    await ports.bookmarks.remove('rust');
    await runWrite(deleteBookmarkFolders(ports), { folder_ids: ['dev'] });
    const reasons = (await run.undo()).map((one) => [one.row, 'reason' in one ? one.reason.key : one.state]);
    expect(Object.fromEntries(reasons)).toEqual({
      'bookmark:a': 'bookmarks_gone_for_good',
      'bookmark:b': 'bookmarks_moved_since',
      'bookmark:c': 'bookmarks_folder_in_trash',
      'bookmark:d': 'bookmarks_folder_gone_in_trash',
    });
    expect((await ports.bookmarks.children(trash)).map(({ id }) => id)).toEqual(['c', 'd', 'dev']);
  });

  it.each([
    [{ bookmark_ids: ['1'] }, 'root-folder'],
    [{ bookmark_ids: ['dev'] }, 'not-found'],
    [{ bookmark_ids: ['nope'] }, 'not-found'],
  ])('refuses %j as %s, and changes nothing', async (args, code) => {
    const ports = library();
    const before = ports.bookmarks.tree();
    await expect(runWrite(deleteBookmarks(ports), args)).rejects.toMatchObject({ code });
    expect(ports.bookmarks.tree()).toEqual(before);
  });
});

describe('delete_bookmark_folders', () => {
  it('moves their content too, and a folder inside a named one only once', async () => {
    const ports = library();
    const run = await runWrite(deleteBookmarkFolders(ports), { folder_ids: ['rust', 'dev'] });
    expect(run.plan.rows.map(({ id, becomes }) => [id, becomes?.params])).toEqual([['folder:dev', { n: 2 }]]);
    expect(run.data).toEqual({ deleted: 1 });
  });

  it('leaves out those that should be empty and are not', async () => {
    const ports = library();
    const run = (folder_ids: string[]) => runWrite(deleteBookmarkFolders(ports), { folder_ids, only_empty: true });
    expect((await run(['dev'])).data).toEqual({ deleted: 0 });
    for (const { id } of await ports.bookmarks.children('dev')) await ports.bookmarks.move(id, { parentId: '2' });
    expect((await run(['dev'])).data).toEqual({ deleted: 1 });
  });

  it('refuses bookmarks and roots', async () => {
    const ports = library();
    const refused = (folder_ids: string[]) => runWrite(deleteBookmarkFolders(ports), { folder_ids });
    await expect(refused(['a'])).rejects.toMatchObject({ code: 'not-found' });
    await expect(refused(['2'])).rejects.toMatchObject({ code: 'root-folder' });
  });
});

describe('the trash', () => {
  it('is created once, found by its title when the record is lost, and by its record when it was moved', async () => {
    const ports = library();
    await runWrite(deleteBookmarks(ports), { bookmark_ids: ['a'] });
    const trash = (await trashOf(ports))!.id;
    await ports.trash.remove(trash);
    await runWrite(deleteBookmarks(ports), { bookmark_ids: ['b'] });
    expect((await ports.bookmarks.children(trash)).map(({ id }) => id)).toEqual(['a', 'b']);
    await ports.trash.put({ bookmark: trash, parentId: trash, index: 0, at: 0 });
    await ports.bookmarks.move(trash, { parentId: 'dev' });
    await runWrite(deleteBookmarks(ports), { bookmark_ids: ['c'] });
    expect((await ports.bookmarks.children(trash)).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(await runRead(searchBookmarks(ports), {})).toMatchObject({ total: 1, items: [{ id: 'd' }] });
  });

  it('contains nothing that a tool finds, lists, counts, or moves in or out', async () => {
    const ports = library();
    await runWrite(deleteBookmarks(ports), { bookmark_ids: ['a'] });
    await runWrite(deleteBookmarkFolders(ports), { folder_ids: ['rust'] });
    const trash = (await trashOf(ports))!.id;
    const found = JSON.stringify([
      await runRead(searchBookmarks(ports), {}),
      await runRead(listBookmarks(ports), { depth: 9 }),
      await runRead(listBookmarkFolders(ports), {}),
      await runRead(findDuplicateBookmarks(ports), {}),
    ]);
    expect(found).not.toMatch(/"id":"(a|rust|d)"|trash/i);
    const inTrash = { code: 'not-found' };
    await expect(runRead(listBookmarks(ports), { folder_id: trash })).rejects.toMatchObject(inTrash);
    await expect(runRead(searchBookmarks(ports), { folder_id: 'rust' })).rejects.toMatchObject(inTrash);
    const move = (bookmark_ids: string[], folder_id: string) =>
      runWrite(moveBookmarks(ports), { moves: [{ bookmark_ids, folder_id }] });
    await expect(move(['a'], 'dev')).rejects.toMatchObject(inTrash);
    await expect(move(['b'], trash)).rejects.toMatchObject(inTrash);
    await expect(runWrite(deleteBookmarks(ports), { bookmark_ids: ['a'] })).rejects.toMatchObject(inTrash);
  });
});

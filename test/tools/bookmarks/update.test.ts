import { describe, expect, it } from 'vitest';
import { updateBookmarks } from '@/src/tools/bookmarks/update-bookmarks.ts';
import { fakePorts } from '@/test/fakes/ports.ts';
import { runWrite } from '@/test/fakes/write-run.ts';

const library = () =>
  fakePorts({
    bookmarks: {
      bar: [
        { id: 'a', title: 'A', url: 'https://a.example/' },
        { id: 'dev', title: 'Dev', children: [] },
      ],
    },
  });

describe('update_bookmarks', () => {
  it('restores the address that a killed worker had set, and leaves the title that the user gave meanwhile', async () => {
    const ports = library();
    const meanwhile = () => ports.bookmarks.update('a', { title: 'Mine' });
    const updates = [{ bookmark_id: 'a', url: 'https://b.example' }];
    const run = await runWrite(updateBookmarks(ports), { updates }, { killed: true, meanwhile });
    expect(run.outcomes).toMatchObject([{ state: 'done' }]);
    expect(await ports.bookmarks.get('a')).toMatchObject({ title: 'Mine', url: 'https://b.example/' });
    expect(await run.undo()).toMatchObject([{ state: 'undone' }]);
    expect(await ports.bookmarks.get('a')).toMatchObject({ title: 'Mine', url: 'https://a.example/' });
  });

  it('changes titles and addresses, and reverts them', async () => {
    const ports = library();
    const before = ports.bookmarks.tree();
    const updates = [
      { bookmark_id: 'a', title: 'New', url: 'https://b.example' },
      { bookmark_id: 'dev', title: 'Code' },
      { bookmark_id: 'x', title: 'X' },
    ];
    const run = await runWrite(updateBookmarks(ports), { updates }, { killed: true });
    expect(run.plan.addresses).toEqual(['https://b.example/']);
    expect(run.data).toEqual({ updated: 2, not_found: ['x'] });
    expect(await ports.bookmarks.get('a')).toMatchObject({ title: 'New', url: 'https://b.example/' });
    expect(await ports.bookmarks.get('dev')).toMatchObject({ title: 'Code' });
    await run.undo();
    expect(ports.bookmarks.tree()).toEqual(before);
  });

  it('skips bookmarks without a change', async () => {
    const run = await runWrite(updateBookmarks(library()), { updates: [{ bookmark_id: 'a', title: 'A' }] });
    expect(run.data).toEqual({ updated: 0, unchanged: 1 });
  });

  it.each([
    [{ bookmark_id: '1', title: 'X' }, 'root-folder'],
    [{ bookmark_id: 'x', title: 'X' }, 'not-found'],
    [{ bookmark_id: 'dev', url: 'https://b.example/' }, 'invalid-arguments'],
    [{ bookmark_id: 'a', url: 'javascript:alert(1)' }, 'invalid-arguments'],
  ])('refuses %j as %s', async (update, code) => {
    await expect(runWrite(updateBookmarks(library()), { updates: [update] })).rejects.toMatchObject({ code });
  });

  it('never overwrites later changes of the user when it is undone', async () => {
    const ports = library();
    const run = await runWrite(updateBookmarks(ports), { updates: [{ bookmark_id: 'a', title: 'New' }] });
    await ports.bookmarks.update('a', { title: 'Mine' });
    expect(await run.undo()).toMatchObject([{ state: 'conflict', reason: { key: 'bookmarks_changed_since' } }]);
    expect(await ports.bookmarks.get('a')).toMatchObject({ title: 'Mine' });
  });
});

import { expect, it } from 'vitest';
import { deleteBookmarkFolders } from '@/src/tools/bookmarks/delete-bookmark-folders.ts';
import { deleteBookmarks } from '@/src/tools/bookmarks/delete-bookmarks.ts';
import { emptyTrash } from '@/src/tools/bookmarks/empty-trash.ts';
import { removeExpired } from '@/src/tools/bookmarks/trash/remove-from-trash.ts';
import { fakePorts } from '@/test/fakes/ports.ts';
import { runWrite } from '@/test/fakes/write-run.ts';

const days = 86_400_000;
const link = (id: string) => ({ id, title: id, url: `https://${id}.example/` });

async function trashed() {
  const ports = fakePorts({
    bookmarks: { bar: [link('old'), link('new'), link('kept'), { id: 'f', title: 'F', children: [link('in')] }] },
  });
  await runWrite(deleteBookmarks(ports), { bookmark_ids: ['old'] }, { at: 0 });
  await runWrite(deleteBookmarkFolders(ports), { folder_ids: ['f'] }, { at: days });
  await runWrite(deleteBookmarks(ports), { bookmark_ids: ['new'] }, { at: 20 * days });
  return ports;
}

const ids = async ({ bookmarks }: Awaited<ReturnType<typeof trashed>>) =>
  (await bookmarks.all()).filter(({ url }) => url !== null).map(({ id }) => id);

it('removes items for good after 30 days, folders with their content', async () => {
  const ports = await trashed();
  expect(await removeExpired(ports, 29 * days)).toBe(0);
  expect(await removeExpired(ports, 30 * days)).toBe(1);
  expect(await ids(ports)).toEqual(['kept', 'in', 'new']);
  expect(await removeExpired(ports, 31 * days)).toBe(1);
  expect(await ids(ports)).toEqual(['kept', 'new']);
  expect((await ports.trash.all()).filter(({ bookmark }) => bookmark === 'old' || bookmark === 'f')).toEqual([]);
});

it('reads only the trash, and not the whole library', async () => {
  const ports = await trashed();
  const { all = 0 } = ports.bookmarks.calls;
  expect(await removeExpired(ports, 100 * days)).toBe(3);
  expect(ports.bookmarks.calls.all ?? 0).toBe(all);
});

it('empties it completely', async () => {
  const ports = await trashed();
  const { data } = await runWrite(emptyTrash(ports), {});
  expect(data).toMatchObject({ removed: 3 });
  expect(await ids(ports)).toEqual(['kept']);
});

it('counts from the first sight for items that the user moved there', async () => {
  const ports = await trashed();
  const trash = (await ports.bookmarks.children('2')).find(({ title }) => title === 'Outrigger trash')!;
  await ports.bookmarks.move('kept', { parentId: trash.id });
  await removeExpired(ports, 100 * days);
  expect(await ids(ports)).toEqual(['kept']);
  expect(await removeExpired(ports, 129 * days)).toBe(0);
  expect(await removeExpired(ports, 130 * days)).toBe(1);
});

it('drops the records of items that were moved out, and leaves the items', async () => {
  const ports = await trashed();
  await ports.bookmarks.move('old', { parentId: '1' });
  await removeExpired(ports, 100 * days);
  expect(await ids(ports)).toEqual(['kept', 'old']);
  expect(await ports.trash.get('old')).toBeNull();
});

it('says that removed items cannot come back', async () => {
  const ports = fakePorts({ bookmarks: { bar: [link('a')] } });
  const run = await runWrite(deleteBookmarks(ports), { bookmark_ids: ['a'] });
  await removeExpired(ports, 30 * days);
  expect(await run.undo()).toEqual([
    { row: 'bookmark:a', state: 'failed', reason: { key: 'bookmarks_gone_for_good' } },
  ]);
});

it('keeps a folder that is restored while its content is removed, with everything added since', async () => {
  const ports = await trashed();
  const remove = async (id: string) => {
    await ports.bookmarks.remove(id);
    if (id !== 'in') return;
    await ports.bookmarks.move('f', { parentId: '1' });
    await ports.bookmarks.create({ parentId: 'f', title: 'since', url: 'https://since.example/' });
  };
  const bookmarks = { ...ports.bookmarks, remove };
  expect(await removeExpired({ ...ports, bookmarks }, 100 * days)).toBe(3);
  expect((await ports.bookmarks.children('f')).map(({ title }) => title)).toEqual(['since']);
});

it('removes folders with hidden content, such as separators', async () => {
  const ports = await trashed();
  const remove = async (id: string) => {
    if (id === 'f') throw new Error('Cannot remove a non-empty folder.');
    await ports.bookmarks.remove(id);
  };
  const bookmarks = { ...ports.bookmarks, remove };
  expect(await removeExpired({ ...ports, bookmarks }, 100 * days)).toBe(3);
  expect(await ports.bookmarks.get('f')).toBeNull();
});

it('skips items that are restored or removed while it is emptied', async () => {
  const ports = await trashed();
  const remove = async (id: string) => {
    await ports.bookmarks.remove(id);
    if (id !== 'old') return;
    await ports.bookmarks.move('f', { parentId: '1' });
    await ports.bookmarks.remove('new');
  };
  const bookmarks = { ...ports.bookmarks, remove };
  expect(await removeExpired({ ...ports, bookmarks }, 100 * days)).toBe(1);
  expect(await ids(ports)).toEqual(['kept', 'in']);
});

import { describe, expect, it } from 'vitest';
import { createBookmarkFolders } from '@/src/tools/bookmarks/create-bookmark-folders.ts';
import { createBookmarks } from '@/src/tools/bookmarks/create-bookmarks.ts';
import { renameTag } from '@/src/tools/tags/rename-tag.ts';
import { fakePorts } from '@/test/fakes/ports.ts';
import { runWrite } from '@/test/fakes/write-run.ts';

const library = () =>
  fakePorts({
    tabs: [
      { id: 7, url: 'https://tab.example/', title: 'A tab' },
      { id: 8, url: 'chrome://settings/', title: 'Settings' },
    ],
    bookmarks: { bar: [{ id: 'dev', title: 'Dev', children: [{ id: 'a', title: 'A', url: 'https://a.example/' }] }] },
  });
type Ports = ReturnType<typeof library>;

const save = (ports: Ports, items: object[], options: Parameters<typeof runWrite>[2] = {}) =>
  runWrite(createBookmarks(ports), { items }, { at: ports.clock.now(), ...options });

const saved = async (ports: Ports) =>
  (await ports.bookmarks.all()).filter(({ id, url }) => url !== null && id !== 'a').map(({ title }) => title);

describe('create_bookmarks', () => {
  it.each<[string, (ports: Ports, id: string) => Promise<unknown>]>([
    ['moved', (ports, id) => ports.bookmarks.move(id, { parentId: 'dev', index: 0 })],
    ['renamed', (ports, id) => ports.bookmarks.update(id, { title: 'Mine' })],
    ['led elsewhere', (ports, id) => ports.bookmarks.update(id, { url: 'https://mine.example/' })],
  ])('makes none again that a killed worker had made and the user has %s since', async (_, change) => {
    const ports = library();
    const meanwhile = async () => {
      const made = (await ports.bookmarks.all()).find(({ title }) => title === 'B');
      await change(ports, made?.id ?? '');
    };
    const items = [
      { url: 'https://b.example', title: 'B' },
      { url: 'https://c.example', title: 'C' },
    ];
    const run = await save(ports, items, { killed: true, meanwhile });
    expect(await saved(ports)).toHaveLength(2);
    // Undo does not take away a bookmark that the user has changed since.
    expect(await run.undo()).toMatchObject([{ state: 'undone' }, { state: 'conflict' }]);
    expect(await saved(ports)).toHaveLength(1);
  });

  it('saves tabs and addresses into new folders, with tags; undo removes all of it', async () => {
    const ports = library();
    await ports.tags.add('https://tab.example', ['old']);
    const before = ports.bookmarks.tree();
    const run = await save(ports, [
      { tab_id: 7, folder_path: 'Dev/Rust/Async', tags: ['#rust', 'OLD'] },
      { url: 'https://b.example', title: 'B', folder_path: 'Dev/Rust' },
      { url: 'https://tab.example/' },
    ]);
    expect(run.plan.addresses).toEqual(['https://tab.example/', 'https://b.example/']);
    expect(run.plan.rows.map(({ id, title, place }) => [id, title, place?.params?.path])).toEqual([
      ['address:https://tab.example', 'A tab', 'Bookmarks bar/Dev/Rust/Async'],
      ['address:https://b.example', 'B', 'Bookmarks bar/Dev/Rust'],
      ['address:https://tab.example (2)', 'A tab', 'Other bookmarks'],
    ]);
    expect(run.data).toMatchObject({ created: 3, bookmarks: [{ title: 'A tab' }, { title: 'B' }, { folder_id: '2' }] });
    expect(await ports.tags.of(['https://tab.example'])).toEqual(new Map([['https://tab.example', ['old', 'rust']]]));

    await run.undo();
    expect(ports.bookmarks.tree()).toEqual(before);
    expect((await ports.tags.all()).map(({ name, count }) => [name, count])).toEqual([['old', 1]]);
  });

  it('creates nothing twice when a killed worker is followed by another', async () => {
    const ports = library();
    const before = ports.bookmarks.tree();
    const items = [
      { url: 'https://b.example/', folder_path: 'New/Deep', tags: ['x'] },
      { url: 'https://c.example/', folder_path: 'New' },
    ];
    const run = await save(ports, items, { killed: true });
    expect(await saved(ports)).toEqual(['https://b.example/', 'https://c.example/']);
    await run.undo();
    expect(ports.bookmarks.tree()).toEqual(before);
    expect(await ports.tags.all()).toEqual([]);
  });

  it('keeps a created folder as long as it is not empty', async () => {
    const ports = library();
    const before = ports.bookmarks.tree();
    const items = ['b', 'c'].map((name) => ({ url: `https://${name}.example/`, folder_path: 'New' }));
    const run = await save(ports, items);
    await run.undo(['address:https://b.example']);
    expect(await saved(ports)).toEqual(['https://c.example/']);
    await run.undo(['address:https://c.example']);
    expect(ports.bookmarks.tree()).toEqual(before);
  });

  it('leaves an existing folder, even if it was empty', async () => {
    const ports = library();
    await ports.bookmarks.create({ parentId: '2', title: 'Empty' });
    const before = ports.bookmarks.tree();
    const run = await save(ports, [{ url: 'https://b.example/', folder_path: 'Empty' }]);
    await run.undo();
    expect(ports.bookmarks.tree()).toEqual(before);
  });

  it('saves a page again in another folder and reports that, but not in the same folder', async () => {
    const ports = library();
    const run = await save(ports, [
      { url: 'https://a.example/', folder_id: 'dev' },
      { url: 'https://a.example/#part' },
      { url: 'https://a.example/#part', tags: ['twice'] },
    ]);
    const there = { id: 'a', url: 'https://a.example/', folder: 'Bookmarks bar/Dev' };
    expect(run.data).toMatchObject({ created: 1, already_there: [there], already_saved: [there] });
    expect(await ports.tags.addressesOf('twice')).toEqual(['https://a.example']);
  });

  it('saves the valid items, and names the others', async () => {
    const run = await save(library(), [
      { tab_id: 99 },
      { url: 'https://b.example/', folder_id: 'nowhere' },
      { url: 'javascript:alert(1)' },
      { tab_id: 8 },
      {},
      { url: 'https://c.example/' },
    ]);
    expect(run.data).toMatchObject({ created: 1, not_found: [99, 'nowhere'] });
    expect(run.data).toHaveProperty('refused', [
      expect.stringMatching(/javascript:alert\(1\)/),
      expect.stringMatching(/chrome:\/\/settings/),
      expect.stringMatching(/no page/),
    ]);
  });

  it.each([
    [{ url: 'javascript:alert(1)' }, 'invalid-arguments'],
    [{ url: 'file:///etc/passwd' }, 'invalid-arguments'],
    [{ url: 'not an address' }, 'invalid-arguments'],
    [{ tab_id: 99 }, 'not-found'],
    [{ url: 'https://b.example/', folder_id: 'a' }, 'not-found'],
  ])('refuses %j alone as %s', async (item, code) => {
    await expect(save(library(), [item])).rejects.toMatchObject({ code });
  });

  it('does not undo bookmarks that the user has changed since', async () => {
    const ports = library();
    const run = await save(ports, [{ url: 'https://b.example/' }, { url: 'https://c.example/' }]);
    const [b, c] = (await ports.bookmarks.all()).filter(({ parentId, url }) => parentId === '2' && url);
    await ports.bookmarks.update(b!.id, { title: 'Mine' });
    await ports.bookmarks.remove(c!.id);
    expect(await run.undo()).toEqual([
      { row: 'address:https://c.example', state: 'undone' },
      { row: 'address:https://b.example', state: 'conflict', reason: { key: 'bookmarks_changed_since' } },
    ]);
    expect(await saved(ports)).toEqual(['Mine']);
  });

  it('does not undo bookmarks whose tag was renamed since', async () => {
    const ports = library();
    const items = [
      { url: 'https://b.example/', tags: ['x'] },
      { url: 'https://b.example/', folder_id: 'dev', tags: ['x'] },
    ];
    const run = await save(ports, items);
    await runWrite(renameTag(ports), { tag: 'x', name: 'y' });
    expect(await run.undo()).toEqual([
      {
        row: 'address:https://b.example',
        state: 'conflict',
        reason: { key: 'tags_gone_since', params: { tag: 'x' } },
      },
      { row: 'address:https://b.example (2)', state: 'undone' },
    ]);
    expect(await ports.tags.addressesOf('y')).toEqual(['https://b.example']);
  });
});

describe('create_bookmark_folders', () => {
  const make = (ports: Ports, paths: string[], killed = false) =>
    runWrite(createBookmarkFolders(ports), { paths }, { at: ports.clock.now(), killed });

  it('creates whole paths, and removes them again', async () => {
    for (const killed of [false, true]) {
      const ports = library();
      const before = ports.bookmarks.tree();
      const run = await make(ports, ['Dev/Rust/Async', 'Taxes', 'dev/rust', 'Dev', 'Taxes'], killed);
      expect(run.data).toMatchObject({
        created: 3,
        folders: [{ title: 'Async' }, { title: 'Taxes' }, { title: 'rust' }],
        already_there: [{ id: 'dev', folder: 'Bookmarks bar/Dev' }],
      });
      await run.undo();
      expect(ports.bookmarks.tree()).toEqual(before);
    }
  });

  it('keeps a folder into which the user has put something', async () => {
    const ports = library();
    const run = await make(ports, ['Taxes']);
    const taxes = (await ports.bookmarks.all()).find(({ title }) => title === 'Taxes')!;
    await ports.bookmarks.move('a', { parentId: taxes.id });
    expect(await run.undo()).toMatchObject([{ state: 'conflict', reason: { key: 'bookmarks_folder_in_use' } }]);
    expect(await ports.bookmarks.get(taxes.id)).not.toBeNull();
  });

  it('keeps a folder that the user has moved', async () => {
    const ports = library();
    const run = await make(ports, ['Taxes', 'Taxes/2026']);
    const taxes = (await ports.bookmarks.all()).find(({ title }) => title === 'Taxes')!;
    await ports.bookmarks.move(taxes.id, { parentId: 'dev' });
    expect(await run.undo()).toEqual([
      { row: 'folder:Other bookmarks/Taxes/2026', state: 'undone' },
      { row: 'folder:Other bookmarks/Taxes', state: 'conflict', reason: { key: 'bookmarks_moved_since' } },
    ]);
    expect(await ports.bookmarks.children('dev')).toMatchObject([{ id: 'a' }, { id: taxes.id }]);
  });

  it('keeps a folder that the user has renamed', async () => {
    const ports = library();
    const run = await make(ports, ['Taxes']);
    const taxes = (await ports.bookmarks.all()).find(({ title }) => title === 'Taxes')!;
    await ports.bookmarks.update(taxes.id, { title: 'Taxes 2026' });
    expect(await run.undo()).toMatchObject([{ state: 'conflict', reason: { key: 'bookmarks_changed_since' } }]);
    expect(await ports.bookmarks.get(taxes.id)).not.toBeNull();
  });
});

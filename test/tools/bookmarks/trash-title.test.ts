import { describe, expect, it } from 'vitest';
import { createBookmarkFolders } from '@/src/tools/bookmarks/create-bookmark-folders.ts';
import { createBookmarks } from '@/src/tools/bookmarks/create-bookmarks.ts';
import { deleteBookmarkFolders } from '@/src/tools/bookmarks/delete-bookmark-folders.ts';
import { deleteBookmarks } from '@/src/tools/bookmarks/delete-bookmarks.ts';
import { moveBookmarks } from '@/src/tools/bookmarks/move-bookmarks.ts';
import { updateBookmarks } from '@/src/tools/bookmarks/update-bookmarks.ts';
import { readLibrary } from '@/src/tools/library/library.ts';
import { fakePorts } from '@/test/fakes/ports.ts';
import { runWrite, type Written } from '@/test/fakes/write-run.ts';

const link = (id: string) => ({ id, title: id, url: `https://${id}.example/` });

/** A folder of the trash's name where it is none, and one that is like any other. */
const library = () =>
  fakePorts({
    bookmarks: {
      bar: [link('a'), link('gone'), { id: 'dev', title: 'Dev', children: [link('b')] }],
      other: [
        { id: 'papers', title: 'Papers', children: [{ id: 'own', title: 'Outrigger trash', children: [link('c')] }] },
      ],
    },
  });
type Ports = ReturnType<typeof library>;

const spellings = [
  'Outrigger trash',
  ' OUTRIGGER Trash ',
  'Outrigger\ntrash',
  'Outrigger  trash',
  'Outrigger\u2028trash',
];
const paths = spellings.flatMap((title) => [
  title,
  `${title}/x`,
  `Other bookmarks/${title}`,
  `Bookmarks bar/${title}`,
  `Dev/${title}/x`,
]);

const roads: [string, (ports: Ports, path: string) => Promise<Written>][] = [
  [
    'move_bookmarks',
    (ports, folder_path) => runWrite(moveBookmarks(ports), { moves: [{ bookmark_ids: ['a'], folder_path }] }),
  ],
  [
    'create_bookmarks',
    (ports, folder_path) => runWrite(createBookmarks(ports), { items: [{ url: 'https://new.example/', folder_path }] }),
  ],
  ['create_bookmark_folders', (ports, path) => runWrite(createBookmarkFolders(ports), { paths: ['Good', path] })],
];

const refused = {
  code: 'invalid-arguments',
  message: expect.stringContaining('trash'),
  suggestion: expect.any(String),
};
const hidden = async (ports: Ports) => (await readLibrary(ports)).trashed.map(({ id }) => id);

describe.each([false, true])('after something was deleted: %s', (deleted) => {
  const start = async () => {
    const ports = library();
    if (deleted) await runWrite(deleteBookmarks(ports), { bookmark_ids: ['gone'] });
    return ports;
  };

  it.each(roads)('%s puts nothing into the trash by its path', async (_, road) => {
    const ports = await start();
    const before = ports.bookmarks.tree();
    for (const path of paths) await expect(road(ports, path), path).rejects.toMatchObject(refused);
    expect(ports.bookmarks.tree()).toEqual(before);
  });

  it('no folder gets its name', async () => {
    const ports = await start();
    const before = ports.bookmarks.tree();
    for (const title of spellings) {
      const updates = [{ bookmark_id: 'dev', title }];
      await expect(runWrite(updateBookmarks(ports), { updates }), title).rejects.toMatchObject(refused);
    }
    expect(ports.bookmarks.tree()).toEqual(before);
    await runWrite(updateBookmarks(ports), { updates: [{ bookmark_id: 'a', title: 'Outrigger trash' }] });
    expect(await hidden(ports)).toEqual(deleted ? ['gone'] : []);
  });
});

describe('another folder with that name', () => {
  it('is like any other folder, and stays', async () => {
    const ports = library();
    const moves = [{ bookmark_ids: ['a'], folder_path: 'Papers/outrigger trash' }];
    expect((await runWrite(moveBookmarks(ports), { moves })).data).toEqual({ moved: 1 });
    expect((await ports.bookmarks.children('own')).map(({ id }) => id)).toEqual(['c', 'a']);
    for (const to of [{ folder_id: '2' }, { folder_path: 'Other bookmarks' }])
      await expect(runWrite(moveBookmarks(ports), { moves: [{ bookmark_ids: ['own'], ...to }] })).rejects.toMatchObject(
        refused,
      );
    expect(await hidden(ports)).toEqual([]);
  });

  const conflict = [{ state: 'conflict', reason: { key: 'bookmarks_would_be_trash' } }];
  const rename = (ports: Ports) =>
    runWrite(updateBookmarks(ports), { updates: [{ bookmark_id: 'own', title: 'Own' }] });
  const move = (ports: Ports, folder_id: string) =>
    runWrite(moveBookmarks(ports), { moves: [{ bookmark_ids: ['own'], folder_id }] });

  it('does not become the trash when its renaming is undone', async () => {
    const ports = library();
    const renamed = await rename(ports);
    await move(ports, '2');
    expect(await renamed.undo()).toMatchObject(conflict);
    expect(await hidden(ports)).toEqual([]);
  });

  it('does not become the trash when its move or deletion is undone', async () => {
    for (const away of [
      (ports: Ports) => move(ports, 'papers'),
      (ports: Ports) => runWrite(deleteBookmarkFolders(ports), { folder_ids: ['own'] }),
    ]) {
      const ports = library();
      const renamed = await rename(ports);
      await move(ports, '2');
      const left = await away(ports);
      expect(await renamed.undo()).toMatchObject([{ state: 'undone' }]);
      expect(await left.undo()).toMatchObject(conflict);
      expect((await ports.bookmarks.get('own'))?.parentId).not.toBe('2');
    }
  });
});

it('is not found by a call that an older version planned', async () => {
  const ports = library();
  await runWrite(deleteBookmarks(ports), { bookmark_ids: ['gone'] });
  const tool = moveBookmarks(ports);
  const planned = await runWrite(
    tool,
    { moves: [{ bookmark_ids: ['a'], folder_path: 'New' }] },
    { ticked: () => false },
  );
  const rows = planned.plan.rows.map((row) => ({ ...row, change: { parent: '2', missing: ['Outrigger trash'] } }));
  const run = { signal: new AbortController().signal, at: 0, repeated: true, earlier: [], late: () => false };
  const context = { caller: 'model', conversation: 'c', turn: 't', window: null } as const;
  expect(await tool.apply(rows, { ...run, context })).toMatchObject([{ state: 'failed' }]);
  expect(await hidden(ports)).toEqual(['gone']);
});

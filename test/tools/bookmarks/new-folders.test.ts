import { describe, expect, it } from 'vitest';
import { createBookmarks } from '@/src/tools/bookmarks/create-bookmarks.ts';
import { moveBookmarks } from '@/src/tools/bookmarks/move-bookmarks.ts';
import { fakePorts } from '@/test/fakes/ports.ts';
import { runWrite } from '@/test/fakes/write-run.ts';

const library = () =>
  fakePorts({
    bookmarks: { bar: [{ id: 'dev', title: 'Dev', children: [{ id: 'a', title: 'A', url: 'https://a.example/' }] }] },
  });
type Ports = ReturnType<typeof library>;

describe('a new folder that the user has changed', () => {
  const folderOf = async (ports: Ports, title: string) =>
    (await ports.bookmarks.all()).find((node) => node.url === null && node.title === title)!.id;
  const changes: [string, (ports: Ports, id: string) => Promise<void>][] = [
    ['gave it another name', (ports, id) => ports.bookmarks.update(id, { title: 'Mine' })],
    ['moved it', (ports, id) => ports.bookmarks.move(id, { parentId: 'dev' })],
  ];

  it.each(changes)('stays if they %s', async (_, change) => {
    for (const killed of [false, true]) {
      const ports = library();
      const items = [
        { url: 'https://b.example/', folder_path: 'New/Deep' },
        { url: 'https://c.example/', folder_path: 'Other' },
      ];
      const run = await runWrite(createBookmarks(ports), { items }, { at: ports.clock.now(), killed });
      const deep = await folderOf(ports, 'Deep');
      await change(ports, deep);
      expect((await run.undo()).map(({ state }) => state)).toEqual(['undone', 'undone']);
      expect((await ports.bookmarks.all()).map(({ url }) => url)).not.toContain('https://b.example/');
      expect(await ports.bookmarks.children(deep)).toEqual([]);
      expect((await ports.bookmarks.all()).map(({ title }) => title)).not.toContain('Other');
    }
  });

  it.each(changes)('stays if they %s and bookmarks were moved to it', async (_, change) => {
    const ports = library();
    const run = await runWrite(moveBookmarks(ports), { moves: [{ bookmark_ids: ['a'], folder_path: 'New' }] });
    const made = await folderOf(ports, 'New');
    await change(ports, made);
    expect(await run.undo()).toEqual([{ row: 'bookmark:a', state: 'undone' }]);
    expect(await ports.bookmarks.get(made)).not.toBeNull();
  });

  it('is removed by the record of an earlier version, if it is empty', async () => {
    const ports = library();
    const tool = moveBookmarks(ports);
    const { plan } = await runWrite(tool, { moves: [{ bookmark_ids: ['a'], folder_path: 'New' }] });
    const made = await folderOf(ports, 'New');
    const rows = plan.rows.map((row) => ({ ...row, after: { parent: made, folders: [made] } }));
    const run = { signal: new AbortController().signal, at: 0, repeated: false, earlier: [], late: () => false };
    expect(await tool.undo(rows, run)).toMatchObject([{ state: 'undone' }]);
    expect(await ports.bookmarks.get(made)).toBeNull();
  });
});

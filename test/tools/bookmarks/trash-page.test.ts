import { describe, expect, it } from 'vitest';
import { emptyTrash } from '@/src/tools/bookmarks/empty-trash.ts';
import { restoreItems } from '@/src/tools/bookmarks/restore-from-trash.ts';
import { trashContents } from '@/src/tools/bookmarks/trash/trash-contents.ts';
import { tools } from '@/src/tools/index.ts';
import { fakePorts } from '@/test/fakes/ports.ts';
import { call, context, worker, world } from '@/test/fakes/registry.ts';

const day = 86_400_000;

async function start() {
  const its = world();
  const ports = fakePorts({
    bookmarks: {
      bar: [
        { id: 'a', title: 'A', url: 'https://a.example/' },
        { id: 'b', title: 'B', url: 'https://b.example/' },
        { id: 'dev', title: 'Dev', children: [{ id: 'c', title: 'C', url: 'https://c.example/' }] },
      ],
    },
  });
  const { registry, journal } = worker(
    its,
    tools.map((make) => make(ports)),
  );
  const known = { ...ports, actions: journal };
  const destroy = async (id: string, name: string, args: Record<string, unknown>) => {
    const asked = await registry.run(call(id, name, args), context());
    if (asked.kind !== 'confirm') throw new Error(JSON.stringify(asked));
    const rows = asked.preview.sections.flatMap((section) => section.rows.map((row) => row.id));
    return registry.approve({ ticket: asked.ticket, rows });
  };
  await destroy('r:1', 'delete_bookmarks', { bookmark_ids: ['a', 'b'] });
  await destroy('r:2', 'delete_bookmark_folders', { folder_ids: ['dev'] });
  return { its, ports, known, registry };
}

describe('the trash', () => {
  it('lists its items, where they were and when they will be removed', async () => {
    const { ports, its } = await start();
    const { items, total } = await trashContents(ports);
    expect(total).toBe(3);
    const until = its.clock.now() + 30 * day;
    expect(items.toSorted((x, y) => (x.id < y.id ? -1 : 1))).toEqual([
      { id: 'a', title: 'A', url: 'https://a.example/', from: 'Bookmarks bar', bookmarks: 1, until },
      { id: 'b', title: 'B', url: 'https://b.example/', from: 'Bookmarks bar', bookmarks: 1, until },
      { id: 'dev', title: 'Dev', url: null, from: 'Bookmarks bar', bookmarks: 1, until },
    ]);
  });

  it('is read without reading all bookmarks, since pages read it after every change', async () => {
    const { ports } = await start();
    const all = () => Promise.reject(new Error('All bookmarks were read.'));
    expect((await trashContents({ ...ports, bookmarks: { ...ports.bookmarks, all } })).total).toBe(3);
  });

  it('restores items by undoing their deletion', async () => {
    const { ports, known, its } = await start();
    expect(await restoreItems(known, ['b'])).toEqual(new Map());
    expect((await ports.bookmarks.get('b'))?.parentId).toBe('1');
    expect((await its.records.journal.get('r:1'))?.undone).toEqual(['bookmark:b']);
    expect(await restoreItems(known, ['a', 'dev', 'none'])).toEqual(
      new Map([['none', { key: 'bookmarks_gone_for_good' }]]),
    );
    expect((await ports.bookmarks.children('1')).map(({ id }) => id).sort()).toEqual(['a', 'b', 'dev']);
    expect((await ports.bookmarks.children('dev')).map(({ id }) => id)).toEqual(['c']);
    expect(await trashContents(ports)).toEqual({ items: [], total: 0 });
  });

  it('restores items that no action in the journal knows', async () => {
    const { known, ports } = await start();
    const forgetful = { ...known, actions: { ...known.actions, undoable: async () => [] } };
    expect(await restoreItems(forgetful, ['dev', 'a', 'b'])).toEqual(new Map());
    expect((await ports.bookmarks.children('1')).map(({ id }) => id).sort()).toEqual(['a', 'b', 'dev']);
    expect(await ports.trash.all()).toEqual([]);
  });

  it('is restored only by a click, with a journal entry whose undo deletes again', async () => {
    const { registry, ports, its } = await start();
    const restore = call('r:3', 'restore_from_trash', { ids: ['b'] });
    expect(await registry.run(restore, context())).toMatchObject({ result: { success: false } });
    const click = context({ caller: 'panel', conversation: null, turn: null });
    expect(await registry.run({ ...restore, id: 'r:4' }, click)).toMatchObject({ result: { success: true } });
    expect((await ports.bookmarks.get('b'))?.parentId).toBe('1');
    expect((await its.records.journal.get('r:4'))?.tool).toBe('restore_from_trash');
    await registry.undo({ entry: 'r:4' });
    expect((await trashContents(ports)).items.map(({ id }) => id)).toContain('b');
  });

  it('is emptied for good, after a confirmation', async () => {
    const { ports, known, registry } = await start();
    const click = context({ caller: 'panel', conversation: null, turn: null });
    const asked = await registry.run(call('r:3', 'empty_trash', {}), click);
    if (asked.kind !== 'confirm') throw new Error(JSON.stringify(asked));
    const rows = asked.preview.sections.flatMap((section) => section.rows.map((row) => row.id));
    expect(await registry.approve({ ticket: asked.ticket, rows })).toMatchObject({ result: { data: { removed: 3 } } });
    expect(await trashContents(ports)).toEqual({ items: [], total: 0 });
    expect((await restoreItems(known, ['a'])).size).toBe(1);
    expect(emptyTrash(ports).inverse).toBe('none');
  });

  it('is not shown to models', async () => {
    const { registry } = await start();
    const { tools: told } = await registry.describe({ text: 'empty the trash', budget: Number.MAX_SAFE_INTEGER });
    expect(told.map(({ name }) => name).filter((name) => name.includes('trash'))).toEqual([]);
  });
});

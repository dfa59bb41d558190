import { describe, expect, it } from 'vitest';
import { tools } from '@/src/tools/index.ts';
import { fakePorts } from '@/test/fakes/ports.ts';
import { call, context, worker, world } from '@/test/fakes/registry.ts';

const library = () =>
  fakePorts({
    tabs: [
      { id: 7, url: 'https://a.example/', title: 'A' },
      { id: 8, url: 'https://a.example/', title: 'A' },
      { id: 9, url: 'https://b.example/', title: 'B' },
    ],
    bookmarks: { bar: [{ id: 'dev', title: 'Dev', children: [{ id: 'a', title: 'A', url: 'https://a.example/' }] }] },
  });

function start() {
  const ports = library();
  return {
    ports,
    ...worker(
      world(),
      tools.map((make) => make(ports)),
    ),
  };
}

describe('the real tools, end to end', () => {
  it('delete a bookmark after a yes, and under a grant the next time, and restore both', async () => {
    const { ports, registry } = start();
    const before = ports.bookmarks.tree();
    const asked = await registry.run(call('r:1', 'delete_bookmarks', { bookmark_ids: 'a' }), context());
    expect(asked).toMatchObject({
      kind: 'confirm',
      preview: { sections: [{ rows: [{ id: 'bookmark:a', title: 'A' }] }] },
    });
    const ticket = asked.kind === 'confirm' ? asked.ticket : '';
    const answer = await registry.approve({ ticket, rows: ['bookmark:a'], grant: 'chat' });
    expect(answer).toMatchObject({ kind: 'result', result: { success: true }, view: { undo: { entry: 'r:1' } } });
    expect(ports.bookmarks.tree()).not.toEqual(before);
    await registry.undo({ entry: 'r:1' });
    expect(ports.bookmarks.tree()).toEqual(before);
    const granted = await registry.run(call('r:2', 'delete_bookmarks', { bookmark_ids: ['a'] }), context());
    expect(granted).toMatchObject({ kind: 'result', result: { success: true } });
    await registry.undo({ entry: 'r:2' });
    expect(ports.bookmarks.tree()).toEqual(before);
  });

  it('group tabs at once and ungroup them again', async () => {
    const { ports, registry } = start();
    const groups = [{ title: 'Both', tab_ids: ['7', 9] }];
    const answer = await registry.run(call('r:1', 'group_tabs', { groups }), context());
    expect(answer).toMatchObject({ kind: 'result', result: { success: true } });
    expect(await ports.tabs.groups()).toMatchObject([{ title: 'Both' }]);
    await registry.undo({ entry: 'r:1' });
    expect(await ports.tabs.groups()).toEqual([]);
  });

  it('list tabs, and record their titles as text of others', async () => {
    const { registry } = start();
    expect(await registry.run(call('r:1', 'list_tabs', { limit: '2' }), context())).toMatchObject({
      result: { success: true, data: { total: 3, next: '2' } },
    });
    expect(await registry.run(call('r:2', 'open_tabs', { urls: ['https://c.example/?q=1'] }), context())).toMatchObject(
      {
        kind: 'confirm',
        preview: { addresses: ['https://c.example/?q=1'], sources: ['tabs'] },
      },
    );
  });
});

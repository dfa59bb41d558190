import { describe, expect, it } from 'vitest';
import type { RunAnswer } from '@/src/contract/run.ts';
import { tools } from '@/src/tools/index.ts';
import { fakePorts } from '@/test/fakes/ports.ts';
import { call, context, worker, world } from '@/test/fakes/registry.ts';

function start() {
  const ports = fakePorts({
    tabs: [{ id: 1, url: 'https://tab.example/', title: 'Tab', active: true }],
    pages: { 1: { refused: 'permission' } },
    bookmarks: {
      bar: Array.from({ length: 90 }, (_, at) => ({
        id: String(100 + at),
        title: `B${at}`,
        url: `https://b${at}.example/`,
      })),
    },
  });
  const its = world();
  return {
    ports,
    its,
    ...worker(
      its,
      tools.map((make) => make(ports)),
    ),
  };
}

const dataOf = (answer: RunAnswer) => (answer.kind === 'result' ? answer.result.data : answer);
const ids = Array.from({ length: 80 }, (_, at) => 100 + ((at * 37) % 80));

describe('bookmarks end to end', () => {
  it('deleting asks with the whole list, deletes the approved rows, and is undone in slices', async () => {
    const { ports, registry, journal } = start();
    const before = ports.bookmarks.tree();
    const asked = await registry.run(call('r:1', 'delete_bookmarks', { bookmark_ids: ids }), context());
    if (asked.kind !== 'confirm') throw new Error(JSON.stringify(asked));
    const rows = asked.preview.sections.flatMap((section) => section.rows);
    expect(rows).toHaveLength(80);
    expect(rows[0]).toEqual({
      id: 'bookmark:100',
      title: 'B0',
      url: 'https://b0.example/',
      place: { key: 'bookmarks_place', params: { path: 'Bookmarks bar' } },
    });
    const ticked = rows.map(({ id }) => id).filter((id) => id !== 'bookmark:103');
    const done = await registry.approve({ ticket: asked.ticket, rows: ticked });
    expect(dataOf(done)).toMatchObject({ deleted: 79, done: 79 });
    expect((await ports.bookmarks.children('1')).map(({ id }) => id)).toHaveLength(11);
    const { outcomes } = await journal.undo('r:1');
    expect(outcomes).toHaveLength(79);
    expect(ports.bookmarks.tree()).toEqual(before);
  });

  it('moving runs at once, accepts numbers as ids, and is undone', async () => {
    const { ports, registry, journal } = start();
    const before = ports.bookmarks.tree();
    const moves = [{ bookmark_ids: ids, folder_path: 'Papers/Old' }];
    expect(dataOf(await registry.run(call('r:1', 'move_bookmarks', { moves }), context()))).toEqual({
      moved: 80,
      done: 80,
    });
    await journal.undo('r:1');
    expect(ports.bookmarks.tree()).toEqual(before);
  });

  it.each([
    ['search_bookmarks', { folder: '1' }, /folder_id/],
    ['search_bookmarks', { sort: 'best' }, /relevance.*newest/],
    ['search_bookmarks', { from: 'last week' }, /2026-11-21/],
    ['list_bookmarks', { folder_id: '1000' }, /No folder has the id "1000"/],
    ['create_bookmarks', { items: [] }, /at least 1/],
    ['create_bookmarks', { items: [{ url: 'javascript:alert(1)' }] }, /http and https/],
    ['update_bookmarks', { updates: [{ title: 'X' }] }, /bookmark_id/],
    ['move_bookmarks', { moves: [{ bookmark_ids: ['1'], folder_id: '2' }] }, /root folder/],
    ['sort_bookmark_folder', { folder_id: '1', by: 'size' }, /title.*site.*date/],
    ['delete_bookmarks', { bookmark_ids: [999] }, /No bookmark has the id "999"/],
    ['delete_tags', { tags: ['none'] }, /no tag "none"/],
    ['find_by_tag', { tags: [] }, /at least 1/],
    ['tag_items', { items: [{ tab_ids: [1] }] }, /tags/],
    ['create_tags', { tags: [{ name: 'x', color: 'mauve' }] }, /grey.*blue/],
    ['rename_tag', { tag: 'a' }, /name/],
    ['read_page', { tab_ids: [77] }, /No tab has the id 77/],
  ])('%s with %j says what is wrong and what to send', async (name, args, message) => {
    const { ports, registry } = start();
    const before = ports.bookmarks.tree();
    const answer = await registry.run(call('r:1', name, args), context());
    expect(answer).toMatchObject({ kind: 'result', result: { success: false } });
    const { error, suggestion } = answer.kind === 'result' ? answer.result : {};
    expect(`${error} ${suggestion}`).toMatch(message);
    expect(suggestion).toBeTruthy();
    expect(ports.bookmarks.tree()).toEqual(before);
  });

  it('pages together give everything once', async () => {
    const { registry } = start();
    const seen: string[] = [];
    for (let cursor: string | undefined, page = 0; page < 10; page++) {
      const args = { limit: 13, ...(cursor !== undefined && { cursor }) };
      const data = dataOf(await registry.run(call(`r:${page}`, 'search_bookmarks', args), context())) as {
        items: { id: string }[];
        next?: string;
      };
      seen.push(...data.items.map(({ id }) => id));
      cursor = data.next;
      if (cursor === undefined) break;
    }
    expect(seen).toHaveLength(90);
    expect(new Set(seen).size).toBe(90);
  });

  it('changing a bookmark’s address asks each time, and shows the old one', async () => {
    const { its, registry } = start();
    await its.records.pieces.add({ conversation: 'c', at: 1, grade: 'label', source: 'tabs', text: 'B1' });
    const update = (id: string, bookmark: number, url: string) =>
      registry.run(call(id, 'update_bookmarks', { updates: [{ bookmark_id: String(bookmark), url }] }), context());
    const asked = await update('r:1', 100, 'https://new.example/a');
    if (asked.kind !== 'confirm') throw new Error(JSON.stringify(asked));
    const [row] = asked.preview.sections[0]!.rows;
    expect(asked.preview).toMatchObject({ addresses: ['https://new.example/a'], grants: [] });
    expect(row?.becomes?.params).toMatchObject({ before: row?.url, url: 'https://new.example/a' });
    await registry.approve({ ticket: asked.ticket, rows: ['bookmark:100'] });
    its.known.add('https://new.example/b');
    expect(await update('r:2', 101, 'https://new.example/b')).toMatchObject({ kind: 'confirm' });
    its.typed = 'new.example/b';
    expect(dataOf(await update('r:3', 102, 'https://new.example/b'))).toMatchObject({ updated: 1 });
  });
});

import { describe, expect, it } from 'vitest';
import { deleteBookmarks } from '@/src/tools/bookmarks/delete-bookmarks.ts';
import { findByTag } from '@/src/tools/tags/find-by-tag.ts';
import { listTags } from '@/src/tools/tags/list-tags.ts';
import { runWrite } from '@/test/fakes/write-run.ts';
import { runRead } from '../run-read.ts';
import { type Ports, tagged } from './tagged.ts';

describe('list_tags', () => {
  it.each([
    [{}, ['rust', 'async', 'x9', 'x10']],
    [{ sort: 'name' }, ['async', 'rust', 'x9', 'x10']],
    [{ query: 'RU' }, ['rust']],
    [{ query: 'rsut' }, ['rust']],
    [{ limit: 1 }, ['rust']],
  ])('%j', async (args, expected) => {
    const ports = await tagged(['a', ['rust', 'x10']], ['b', ['rust', 'async', 'x9']], ['c', ['rust', 'async']]);
    const data = (await runRead(listTags(ports), args)) as { items: { id: string; count: number }[] };
    expect(data.items.map(({ id }) => id)).toEqual(expected);
  });

  it('gives the best match first, unless another order is asked for', async () => {
    const ports = await tagged(['a', ['smart', 'art']], ['b', ['smart', 'đường đi']]);
    const names = async (args: object) => {
      const data = (await runRead(listTags(ports), args)) as { items: { id: string }[] };
      return data.items.map(({ id }) => id);
    };
    expect(await names({ query: 'art' })).toEqual(['art', 'smart']);
    expect(await names({ query: 'art', sort: 'count' })).toEqual(['smart', 'art']);
    expect(await names({ query: 'duong' })).toEqual(['đường đi']);
  });

  it('finds names that are symbols, and symbols in names', async () => {
    const ports = await tagged(['a', ['❤️', '🔥', 'c++', 'hot 🔥🔥', '¯\\_(ツ)_/¯']]);
    const names = async (query: string) => {
      const data = (await runRead(listTags(ports), { query })) as { items: { id: string }[] };
      return data.items.map(({ id }) => id);
    };
    expect(await names('🔥')).toEqual(['🔥', 'hot 🔥🔥']);
    expect(await names('❤')).toEqual(['❤️']);
    expect(await names('++')).toEqual(['c++']);
    expect(await names('hot 🔥')).toEqual(['hot 🔥🔥']);
    expect(await names('🎉')).toEqual([]);
  });

  it('gives counts and colours', async () => {
    const ports = await tagged(['a', ['rust']]);
    await ports.tags.define({ name: 'empty', color: 'blue', at: 1 });
    expect(await runRead(listTags(ports), { sort: 'name' })).toEqual({
      items: [
        { id: 'empty', title: 'empty', color: 'blue', count: 0 },
        { id: 'rust', title: 'rust', color: null, count: 1 },
      ],
      total: 2,
    });
  });
});

describe('find_by_tag', () => {
  const found = async (ports: Ports, args: object) => {
    const data = (await runRead(findByTag(ports), args)) as { items: { url: string }[] };
    return data.items.map(({ url }) => url);
  };

  it('finds pages with their tabs and bookmarks', async () => {
    const ports = await tagged(['a', ['rust']], ['tab', ['rust', 'x']], ['z', ['rust']]);
    const data = await runRead(findByTag(ports), { tags: ['#RUST'] });
    expect(data).toMatchObject({
      total: 3,
      items: [
        { title: 'A', url: 'https://a.example/', tags: ['rust'], bookmark_ids: ['a', 'a2'], tab_ids: [] },
        { title: 'A tab', tags: ['rust', 'x'], bookmark_ids: [], tab_ids: [7] },
        { title: 'https://z.example', bookmark_ids: [], tab_ids: [] },
      ],
    });
    const rows = findByTag(ports).rows?.(data);
    expect(rows?.map(({ kind, id }) => [kind, id])).toEqual([
      ['bookmark', 'a'],
      ['tab', '7'],
      ['page', 'https://z.example'],
    ]);
  });

  it('reads no other tags if these have pages, and no bookmarks if there are no pages', async () => {
    const ports = await tagged(['a', ['rust']]);
    await ports.tags.define({ name: 'bare', color: null, at: 0 });
    const all = () => Promise.reject(new Error('20,000 tags.'));
    expect(await found({ ...ports, tags: { ...ports.tags, all } }, { tags: ['rust'] })).toEqual(['https://a.example/']);
    const at = () => Promise.reject(new Error('100,000 bookmarks.'));
    const bookmarks = { ...ports.bookmarks, all };
    expect(await found({ ...ports, bookmarks, index: { ...ports.index, at } }, { tags: ['bare'] })).toEqual([]);
  });

  it('finds the same without an index', async () => {
    const ports = await tagged(['a', ['rust']], ['tab', ['rust', 'x']], ['z', ['rust']]);
    await runWrite(deleteBookmarks(ports), { bookmark_ids: ['a2'] });
    const without = (at: Ports['index']['at']) => findByTag({ ...ports, index: { ...ports.index, at } });
    const data = await runRead(findByTag(ports), { tags: ['rust'] });
    expect(data).toMatchObject({ total: 3, items: [{ bookmark_ids: ['a'] }, {}, {}] });
    expect(
      await runRead(
        without(async () => null),
        { tags: ['rust'] },
      ),
    ).toEqual(data);
    expect(
      await runRead(
        without(() => Promise.reject(new Error('The disk is full.'))),
        { tags: ['rust'] },
      ),
    ).toEqual(data);
  });

  it('matches all of the tags, or any', async () => {
    const ports = await tagged(['p', ['one', 'two']], ['q', ['one']], ['r', ['two']]);
    const [p, q, r] = ['p', 'q', 'r'].map((name) => `https://${name}.example`);
    expect(await found(ports, { tags: ['one', 'two'] })).toEqual([p]);
    expect(await found(ports, { tags: ['one', 'two'], match: 'any' })).toEqual([p, q, r]);
    expect(await found(ports, { tags: ['one', 'no'], match: 'any' })).toEqual([p, q]);
    expect(await runRead(findByTag(ports), { tags: ['one', 'no'] })).toEqual({
      items: [],
      total: 0,
      not_found: ['no'],
    });
    expect(await runRead(findByTag(ports), { tags: ['oen'] })).toMatchObject({
      total: 0,
      not_found: ['oen'],
      near: ['one'],
    });
  });

  it('neither finds nor counts pages that are only in the trash', async () => {
    const ports = await tagged(['a', ['rust']], ['tab', ['rust']]);
    await runWrite(deleteBookmarks(ports), { bookmark_ids: ['a'] });
    expect(await found(ports, { tags: ['rust'] })).toHaveLength(2);
    await runWrite(deleteBookmarks(ports), { bookmark_ids: ['a2'] });
    expect(await found(ports, { tags: ['rust'] })).toEqual(['https://Tab.example/?utm_source=x']);
    expect(await runRead(listTags(ports), {})).toMatchObject({ items: [{ id: 'rust', count: 1 }] });
  });
});

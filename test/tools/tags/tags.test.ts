import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WriteTool } from '@/src/contract/tool.ts';
import { deleteBookmarks } from '@/src/tools/bookmarks/delete-bookmarks.ts';
import { createTags } from '@/src/tools/tags/create-tags.ts';
import { deleteTags } from '@/src/tools/tags/delete-tags.ts';
import { findByTag } from '@/src/tools/tags/find-by-tag.ts';
import { listTags } from '@/src/tools/tags/list-tags.ts';
import { mergeTags } from '@/src/tools/tags/merge-tags.ts';
import { renameTag } from '@/src/tools/tags/rename-tag.ts';
import { tagItems } from '@/src/tools/tags/tag-items.ts';
import { untagItems } from '@/src/tools/tags/untag-items.ts';
import { fakePorts } from '@/test/fakes/ports.ts';
import { runWrite } from '@/test/fakes/write-run.ts';
import { runRead } from '../run-read.ts';

const library = () =>
  fakePorts({
    tabs: [
      { id: 7, url: 'https://Tab.example/?utm_source=x', title: 'A tab' },
      { id: 8, url: 'about:config', title: 'Settings' },
    ],
    bookmarks: {
      bar: [
        { id: 'a', title: 'A', url: 'https://a.example/' },
        { id: 'a2', title: 'A again', url: 'https://a.example/#part' },
        { id: 'dev', title: 'Dev', children: [] },
      ],
    },
  });
type Ports = ReturnType<typeof library>;

/** All that there is to know about tags. */
async function look({ tags }: Ports) {
  const all = await tags.all();
  const addresses = new Set((await Promise.all(all.map(({ name }) => tags.addressesOf(name)))).flat());
  return { all, addresses: [...(await tags.of([...addresses].sort()))] };
}

async function tagged(...bearers: [string, string[]][]): Promise<Ports> {
  const ports = library();
  for (const [address, names] of bearers) await ports.tags.add(`https://${address}.example`, names);
  return ports;
}

const tagsOf = async ({ tags }: Ports, address: string) =>
  (await tags.of([`https://${address}.example`])).get(`https://${address}.example`) ?? [];

describe('tag_items', () => {
  it('tags tabs, bookmarks and addresses, each address once; undo takes only that away', async () => {
    const ports = await tagged(['tab', ['old']]);
    const before = await look(ports);
    const items = [
      { tab_ids: [7, 99], bookmark_ids: ['a', 'a2', 'x', 'dev'], tags: ['#rust', 'OLD', 'Rust'] },
      { urls: ['https://a.example', 'https://b.example', 'javascript:x'], tags: ['async'] },
    ];
    const run = await runWrite(tagItems(ports), { items }, { killed: true });
    expect(run.plan.rows.map(({ id, title, becomes }) => [id, title, becomes?.params?.tags])).toEqual([
      ['address:https://tab.example', 'A tab', 'rust'],
      ['address:https://a.example', 'A', 'rust, OLD, async'],
      ['address:https://b.example', 'https://b.example', 'async'],
    ]);
    expect(run.plan.addresses).toEqual(['https://a.example', 'https://b.example']);
    expect(run.data).toEqual({
      tagged: 3,
      new_tags: ['rust', 'async'],
      not_found: [99, 'x', 'dev'],
      refused: ['javascript:x'],
    });
    expect(await tagsOf(ports, 'tab')).toEqual(['old', 'rust']);
    expect(await tagsOf(ports, 'a')).toEqual(['rust', 'old', 'async']);
    await run.undo();
    expect(await look(ports)).toEqual(before);
  });

  it('leaves out what has the tags already', async () => {
    const ports = await tagged(['a', ['rust']]);
    const run = await runWrite(tagItems(ports), { items: [{ bookmark_ids: ['a'], tags: ['RUST'] }] });
    expect(run.data).toEqual({ tagged: 0, already_tagged: 1 });
  });

  it('keeps a tag it made when something else has come to carry it', async () => {
    const ports = library();
    const run = await runWrite(tagItems(ports), { items: [{ bookmark_ids: ['a'], tags: ['new'] }] });
    await ports.tags.add('https://b.example', ['new']);
    await run.undo();
    expect(await ports.tags.addressesOf('new')).toEqual(['https://b.example']);
  });

  it.each([
    [{ tab_ids: [99], tags: ['x'] }, 'not-found'],
    [{ tab_ids: [8], tags: ['x'] }, 'invalid-arguments'],
    [{ tags: ['x'] }, 'invalid-arguments'],
    [{ bookmark_ids: ['a'], tags: [' # '] }, 'invalid-arguments'],
  ])('refuses %j as %s', async (item, code) => {
    await expect(runWrite(tagItems(library()), { items: [item] })).rejects.toMatchObject({ code });
  });
});

describe('untag_items', () => {
  it('takes off what is there, and gives it back in its order', async () => {
    const ports = await tagged(['a', ['one', 'Two', 'three']], ['tab', ['four']]);
    const before = await look(ports);
    const items = [{ bookmark_ids: ['a', 'a2'], tab_ids: [7], tags: ['two', 'one', 'none'] }];
    const run = await runWrite(untagItems(ports), { items }, { killed: true });
    expect(run.data).toEqual({ untagged: 1, had_none: 1 });
    expect(await tagsOf(ports, 'a')).toEqual(['three']);
    await ports.tags.add('https://a.example', ['since']);
    await run.undo();
    expect(await tagsOf(ports, 'a')).toEqual(['one', 'Two', 'three', 'since']);
    await ports.tags.remove('https://a.example', ['since']);
    await ports.tags.forget(['since']);
    expect(await look(ports)).toEqual(before);
  });
});

describe('tags themselves', () => {
  it('are created with a colour, once', async () => {
    const ports = await tagged(['a', ['rust']]);
    const before = await look(ports);
    const tags = [{ name: 'Work', color: 'blue' }, { name: '#RUST' }];
    const run = await runWrite(createTags(ports), { tags }, { at: 5 });
    expect(run.data).toEqual({ created: 1, already_there: ['rust'] });
    expect(await ports.tags.all()).toContainEqual({ name: 'Work', color: 'blue', count: 0, at: 5 });
    await ports.tags.add('https://b.example', ['work']);
    expect(await run.undo()).toMatchObject([{ state: 'conflict', reason: { key: 'tags_in_use' } }]);
    await ports.tags.remove('https://b.example', ['work']);
    await run.undo();
    expect(await look(ports)).toEqual(before);
  });

  it('are renamed everywhere, in their place', async () => {
    const ports = await tagged(['a', ['x', 'js', 'y']], ['b', ['js']]);
    await ports.tags.define({ name: 'js', color: 'red', at: 3 });
    const before = await look(ports);
    const run = await runWrite(renameTag(ports), { tag: 'JS', name: 'JavaScript' });
    expect(run.data).toEqual({ renamed: 1 });
    expect(await tagsOf(ports, 'a')).toEqual(['x', 'JavaScript', 'y']);
    expect(await ports.tags.all()).toContainEqual({ name: 'JavaScript', color: 'red', count: 2, at: 3 });
    expect((await ports.tags.all()).map(({ name }) => name)).not.toContain('js');
    await run.undo();
    expect(await look(ports)).toEqual(before);
  });

  it('change their spelling', async () => {
    const ports = await tagged(['a', ['js', 'x']]);
    const before = await look(ports);
    const run = await runWrite(renameTag(ports), { tag: 'js', name: 'JS' });
    expect(await tagsOf(ports, 'a')).toEqual(['JS', 'x']);
    await run.undo();
    expect(await look(ports)).toEqual(before);
  });

  it('become one when the new name is taken, and that is said', async () => {
    const ports = await tagged(['a', ['js', 'javascript']], ['b', ['js']]);
    const before = await look(ports);
    const run = await runWrite(renameTag(ports), { tag: 'js', name: 'JAVASCRIPT' });
    expect(run.plan.notes).toEqual([{ key: 'tags_note_merges', params: { name: 'javascript' } }]);
    expect(run.data).toEqual({ renamed: 1, merged_into: 'javascript' });
    expect(await ports.tags.addressesOf('javascript')).toHaveLength(2);
    await run.undo();
    expect(await look(ports)).toEqual(before);
  });

  it('are deleted from everything, and come back with colour, order and date', async () => {
    const ports = await tagged(['a', ['x', 'tmp', 'y']], ['b', ['tmp']]);
    await ports.tags.define({ name: 'tmp', color: 'green', at: 9 });
    const before = await look(ports);
    const run = await runWrite(deleteTags(ports), { tags: ['tmp', 'Y', 'none'] }, { killed: true });
    expect(run.data).toEqual({ deleted: 2, not_found: ['none'] });
    expect(run.plan.rows.map(({ title, becomes }) => [title, becomes?.params?.n])).toEqual([
      ['tmp', 2],
      ['y', 1],
    ]);
    expect(await look(ports)).toMatchObject({ all: [{ name: 'x' }], addresses: [['https://a.example', ['x']]] });
    await run.undo();
    expect(await look(ports)).toEqual(before);
  });

  it('name what is near a tag that does not exist', async () => {
    const ports = await tagged(['a', ['javascript']]);
    const near = { code: 'not-found', suggestion: 'Near: javascript.' };
    const tag = 'javscript';
    await expect(runWrite(renameTag(ports), { tag, name: 'js' })).rejects.toMatchObject(near);
    await expect(runWrite(mergeTags(ports), { from: [tag], into: 'js' })).rejects.toMatchObject(near);
    await expect(runWrite(deleteTags(ports), { tags: [tag] })).rejects.toMatchObject(near);
  });

  it('come back exactly, whatever was done to them, and wherever the worker stopped', async () => {
    const name = fc.constantFrom('a', 'B', 'c', 'd');
    const names = fc.uniqueArray(name, { minLength: 1, maxLength: 4 });
    const bearers = fc.array(fc.tuple(fc.constantFrom('p', 'q', 'r'), names), { minLength: 1, maxLength: 5 });
    const urls = ['https://p.example', 'https://s.example'];
    const act =
      <Arguments>(make: (ports: Ports) => WriteTool<Arguments>, args: object) =>
      (ports: Ports, killed: boolean) =>
        runWrite(make(ports), args, { killed });
    const acts = fc.oneof(
      names.map((tags) => act(deleteTags, { tags })),
      fc.tuple(names, fc.constantFrom('a', 'B', 'new')).map(([from, into]) => act(mergeTags, { from, into })),
      fc.tuple(name, fc.constantFrom('A', 'b', 'new')).map(([tag, to]) => act(renameTag, { tag, name: to })),
      names.map((tags) => act(tagItems, { items: [{ urls, tags }] })),
      names.map((tags) => act(untagItems, { items: [{ urls, tags }] })),
    );
    await fc.assert(
      fc.asyncProperty(bearers, acts, fc.boolean(), async (given, run, killed) => {
        const ports = await tagged(...given);
        const before = await look(ports);
        const written = await run(ports, killed).catch((error: unknown) => {
          expect(error).toMatchObject({ code: 'not-found' });
        });
        await written?.undo();
        expect(await look(ports)).toEqual(before);
      }),
      { numRuns: 200 },
    );
  });
});

describe('merge_tags', () => {
  it('makes one of several, each address carrying it once', async () => {
    const ports = await tagged(['a', ['js', 'ecma', 'x']], ['b', ['ecma']], ['tab', ['js']]);
    const before = await look(ports);
    const run = await runWrite(mergeTags(ports), { from: ['js', 'ecma', 'JavaScript'], into: 'JavaScript' });
    expect(run.data).toEqual({ merged: 2, into: 'JavaScript', not_found: ['JavaScript'] });
    expect(await tagsOf(ports, 'a')).toEqual(['JavaScript', 'x']);
    expect(await ports.tags.addressesOf('javascript')).toHaveLength(3);
    await run.undo();
    expect(await look(ports)).toEqual(before);
  });
});

describe('list_tags', () => {
  it.each([
    [{}, ['rust', 'async', 'x9', 'x10']],
    [{ sort: 'name' }, ['async', 'rust', 'x9', 'x10']],
    [{ query: 'RU' }, ['rust']],
    [{ limit: 1 }, ['rust']],
  ])('%j', async (args, expected) => {
    const ports = await tagged(['a', ['rust', 'x10']], ['b', ['rust', 'async', 'x9']], ['c', ['rust', 'async']]);
    const data = (await runRead(listTags(ports), args)) as { items: { id: string; count: number }[] };
    expect(data.items.map(({ id }) => id)).toEqual(expected);
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

  it('all of the tags, or any', async () => {
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
    await expect(found(ports, { tags: ['no'] })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('neither finds nor counts what is only in the trash', async () => {
    const ports = await tagged(['a', ['rust']], ['tab', ['rust']]);
    await runWrite(deleteBookmarks(ports), { bookmark_ids: ['a'] });
    expect(await found(ports, { tags: ['rust'] })).toHaveLength(2);
    await runWrite(deleteBookmarks(ports), { bookmark_ids: ['a2'] });
    expect(await found(ports, { tags: ['rust'] })).toEqual(['https://Tab.example/?utm_source=x']);
    expect(await runRead(listTags(ports), {})).toMatchObject({ items: [{ id: 'rust', count: 1 }] });
  });
});

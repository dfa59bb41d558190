import { describe, expect, it } from 'vitest';
import { findDuplicateBookmarks } from '@/src/tools/bookmarks/find-duplicate-bookmarks.ts';
import { listBookmarkFolders } from '@/src/tools/bookmarks/list-bookmark-folders.ts';
import { listBookmarks } from '@/src/tools/bookmarks/list-bookmarks.ts';
import { searchBookmarks } from '@/src/tools/bookmarks/search-bookmarks.ts';
import { fakePorts } from '@/test/fakes/ports.ts';
import { runRead } from '../run-read.ts';

const on = (day: string) => new Date(`${day}T12:00`).getTime();

async function library() {
  const ports = fakePorts({
    bookmarks: {
      bar: [
        {
          id: 'dev',
          title: 'Dev',
          children: [
            { id: 'book', title: 'The Rust Book', url: 'https://doc.rust-lang.org/book/', added: on('2024-05-03') },
            { id: 'rustup', title: 'rustup.rs', url: 'https://rustup.rs/', added: on('2023-01-01') },
            {
              id: 'deep',
              title: 'Async/Await',
              children: [{ id: 'tokio', title: 'Tokio', url: 'https://tokio.rs/tutorial', added: on('2024-05-04') }],
            },
          ],
        },
        { id: 'empty', title: 'Empty', children: [] },
      ],
      other: [
        { id: 'pho', title: 'Phở bò Đà Nẵng', url: 'https://food.example/pho?utm_source=x', added: on('2024-05-31') },
        { id: 'crab', title: 'Crabs', url: 'https://example.com/rust-coloured', added: on('2024-06-01') },
        { id: 'pho2', title: 'Pho again', url: 'https://food.example/pho#top', added: on('2020-02-02') },
        { id: 'pho3', title: 'Pho once more', url: 'https://food.example/pho', added: on('2019-02-02') },
      ],
    },
  });
  await ports.tags.add('https://tokio.rs/tutorial', ['rust', 'async']);
  await ports.tags.add('https://rustup.rs', ['Rust']);
  return ports;
}

const ids = async (args: object) => {
  const data = (await runRead(searchBookmarks(await library()), args)) as { items: { id: string }[] };
  return data.items.map(({ id }) => id);
};

describe('search_bookmarks', () => {
  it.each([
    ['start of a title, then titles, tags, addresses', { query: 'rust' }, ['rustup', 'book', 'tokio', 'crab']],
    ['all words, wherever they stand', { query: 'dev rust book' }, ['book']],
    ['accents and đ fold', { query: 'PHO da nang' }, ['pho']],
    ['the folder counts', { query: 'await' }, ['tokio']],
    ['one tag, whatever its case', { tags: ['rust'] }, ['tokio', 'rustup']],
    ['all tags', { tags: ['rust', 'async'] }, ['tokio']],
    ['untagged', { untagged: true, site: 'food' }, ['pho', 'pho2', 'pho3']],
    ['tagged', { untagged: false }, ['tokio', 'rustup']],
    ['a folder and what lies deeper', { folder_id: 'dev' }, ['tokio', 'book', 'rustup']],
    ['a site', { site: 'rust-lang.org' }, ['book']],
    ['a page, tracking and fragment aside', { url: 'https://food.example/pho?utm_medium=y' }, ['pho', 'pho2', 'pho3']],
    ['dates with both ends', { from: '2024-05-04', to: '2024-05-31' }, ['pho', 'tokio']],
    ['a month', { from: '2024-05', to: '2024-05' }, ['pho', 'tokio', 'book']],
    ['oldest first', { query: 'pho', sort: 'oldest' }, ['pho3', 'pho2', 'pho']],
    ['by title', { folder_id: 'dev', sort: 'title' }, ['rustup', 'book', 'tokio']],
    ['nothing', { query: 'nothing like it' }, []],
  ])('%s', async (_, args, expected) => expect(await ids(args)).toEqual(expected));

  it('gives complete items, in pages', async () => {
    const search = searchBookmarks(await library());
    const data = await runRead(search, { sort: 'newest', limit: 1, cursor: '2' });
    expect(data).toEqual({
      items: [
        {
          id: 'tokio',
          title: 'Tokio',
          url: 'https://tokio.rs/tutorial',
          folder: 'Bookmarks bar/Dev/Async\\/Await',
          folder_id: 'deep',
          added: new Date(on('2024-05-04')).toISOString(),
          tags: ['rust', 'async'],
        },
      ],
      total: 7,
      next: '3',
    });
    expect(search.rows?.(data)).toMatchObject([{ kind: 'bookmark', id: 'tokio' }]);
    expect(search.sources?.(data)).toEqual([{ source: 'bookmarks', text: 'Tokio\nhttps://tokio.rs/tutorial' }]);
    expect(search.sentence({ arguments: { limit: 1 }, data })).toEqual({ key: 'bookmarks_found', params: { n: 7 } });
  });

  it('names folders similar to an unknown id', async () => {
    const wrong = runRead(searchBookmarks(await library()), { folder_id: 'Devs' });
    await expect(wrong).rejects.toMatchObject({ code: 'not-found', suggestion: expect.stringMatching(/dev/) });
  });

  it.each(['yesterday', '2024-02-30', '2024-13'])('refuses the date %j', async (from) => {
    expect(searchBookmarks(await library()).parameters.safeParse({ from }).success).toBe(false);
  });
});

describe('list_bookmarks', () => {
  const list = async (args: object) => {
    const data = (await runRead(listBookmarks(await library()), args)) as { items: { id: string }[]; total: number };
    return data;
  };

  it('gives the roots with their direct content', async () => {
    const root = { kind: 'folder', folder: '', folder_id: null };
    expect(await list({})).toEqual({
      items: [
        { ...root, id: '1', title: 'Bookmarks bar', bar: true, bookmarks: 0, folders: 2 },
        { ...root, id: '2', title: 'Other bookmarks', bookmarks: 4, folders: 0 },
      ],
      total: 2,
    });
  });

  it('expands as many levels as requested, in the order of the tree', async () => {
    const idsOf = async (args: object) => (await list(args)).items.map(({ id }) => id);
    expect(await idsOf({ folder_id: '1' })).toEqual(['dev', 'empty']);
    expect(await idsOf({ folder_id: '1', depth: 2 })).toEqual(['dev', 'book', 'rustup', 'deep', 'empty']);
    expect(await idsOf({ depth: 9, limit: 4, cursor: '4' })).toEqual(['deep', 'tokio', 'empty', '2']);
  });

  it('an empty folder gives no items, and a bookmark is no folder', async () => {
    expect(await list({ folder_id: 'empty' })).toEqual({ items: [], total: 0 });
    await expect(list({ folder_id: 'book' })).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('list_bookmark_folders', () => {
  it.each([
    [{}, ['1', 'dev', 'deep', 'empty', '2']],
    [{ query: 'dev' }, ['dev', 'deep']],
    [{ empty: true }, ['empty']],
    [{ empty: false, query: 'async' }, ['deep']],
    [{ query: 'asnyc' }, ['deep']],
  ])('%j', async (args, expected) => {
    const data = (await runRead(listBookmarkFolders(await library()), args)) as { items: { id: string }[] };
    expect(data.items.map(({ id }) => id)).toEqual(expected);
  });
});

describe('find_duplicate_bookmarks', () => {
  it('ignores tracking parameters, but not the fragment; oldest first', async () => {
    expect(await runRead(findDuplicateBookmarks(await library()), {})).toMatchObject({
      items: [{ url: 'https://food.example/pho', bookmarks: [{ id: 'pho3' }, { id: 'pho' }] }],
      total: 1,
      surplus: 1,
    });
  });
});

describe('duplicates with different spellings', () => {
  const spellings = [
    'https://a.test/caf%c3%a9',
    'https://A.test:443/caf%C3%A9',
    'https://a.test/./c%61f%C3%A9#',
    'https://a.test/caf%C3%A9#top',
    'http://www.a.test/caf%C3%A9/',
    'https://a.test/cafe',
  ];
  it.each([
    ['tracking', 3],
    ['fragment', 4],
    ['variants', 5],
  ] as const)('are one if %s may differ %i', async (ignore, n) => {
    const ports = fakePorts({ bookmarks: { bar: spellings.map((url, at) => ({ id: `b${at}`, title: url, url })) } });
    const data = (await runRead(findDuplicateBookmarks(ports), { ignore })) as { items: { bookmarks: unknown[] }[] };
    expect(data.items.map(({ bookmarks }) => bookmarks.length)).toEqual([n]);
  });
});

describe('without the index', () => {
  it.each([
    ['not ready', async () => null],
    [
      'broken',
      async () => {
        throw new Error('The disk is full.');
      },
    ],
  ])("the browser's own search answers, says so, and leaves the trash out: %s", async (_, none) => {
    const ports = await library();
    await ports.bookmarks.create({ parentId: '2', title: 'Outrigger trash' });
    const trash = (await ports.bookmarks.children('2')).at(-1)!;
    await ports.bookmarks.move('crab', { parentId: trash.id });
    const search = searchBookmarks({ ...ports, index: { ...ports.index, search: none } });
    expect(await runRead(search, { query: 'rust' })).toMatchObject({
      items: [{ id: 'rustup' }, { id: 'book', folder: 'Bookmarks bar/Dev' }],
      total: 2,
      index: 'building',
    });
  });
});

import { describe, expect, it } from 'vitest';
import { matchCommand } from '@/src/commands/index.ts';
import { conversation, type Tools } from './conversation.ts';

const list = (items: object[]) => ({ items, total: items.length });
const bookmark = (id: string, url: string, added = '2019-05-03T10:00:00.000Z') => ({
  id,
  title: `Saved ${id}`,
  url,
  folder: 'Other bookmarks/Dev',
  folder_id: 'dev',
  added,
  tags: [],
});
const folder = (id: string, title: string, path: string, bookmarks = 2) => ({
  id,
  kind: 'folder',
  title,
  folder: path,
  bookmarks,
  folders: 0,
});
const folders = [folder('dev', 'Dev', 'Other bookmarks'), folder('code', 'Code', ''), folder('in', 'Deep', 'Code')];
const saved = [bookmark('1', 'https://a.test/'), bookmark('2', 'https://b.test/')];

const tools = (more: Tools = {}): Tools => ({
  list_bookmark_folders: ({ query }) =>
    list(folders.filter(({ title }) => title.toLowerCase().includes(String(query).toLowerCase()))),
  list_bookmarks: () => list(saved),
  search_bookmarks: () => list(saved),
  move_bookmarks: () => ({ done: 2 }),
  delete_bookmark_folders: () => ({ done: 1 }),
  delete_bookmarks: () => ({ done: 2 }),
  ...more,
});
const written = <C extends { name: string }>(calls: C[]) =>
  calls.filter(({ name }) => !/^(?:list|search|find|get)_/.test(name));

describe('a folder merged into another', () => {
  it('moves all of it and deletes the empty one, in one question', async () => {
    const said = await conversation(tools()).say('merge folder Dev into Code');
    expect(written(said.calls)).toEqual([
      { name: 'move_bookmarks', arguments: { moves: [{ bookmark_ids: ['1', '2'], folder_id: 'code' }] } },
      { name: 'delete_bookmark_folders', arguments: { folder_ids: ['dev'], only_empty: true } },
    ]);
    expect(said.lines[0]).toMatch(/Moved 2 items/);
  });

  it('stays where something was kept in it', async () => {
    const kept = tools({ move_bookmarks: () => ({ done: 1 }), delete_bookmark_folders: () => ({ done: 0 }) });
    const said = await conversation(kept).say('merge folder Dev into Code');
    expect(said.lines[0]).toMatch(/^Moved 1 bookmark to Code/);
  });

  it('does not go into what lies in it', async () => {
    const said = await conversation(tools()).say('merge folder Code into Deep');
    expect(written(said.calls)).toEqual([]);
    expect(said.lines[0]).toMatch(/Nothing was merged/);
  });
});

describe('the reading list', () => {
  const page = (url: string, read: boolean) => ({ title: url, url, read, added: '2026-03-01T10:00:00Z' });
  const reading = (...pages: object[]) => ({
    list_reading_list: () => list(pages),
    remove_from_reading_list: ({ urls }: Record<string, unknown>) => ({ done: (urls as string[]).length }),
  });
  const two = reading(page('https://read.test/', true), page('https://new.test/', false));

  it('loses what was read, and nothing else', async () => {
    const said = await conversation(two).say('remove read pages from my reading list');
    expect(written(said.calls)).toEqual([
      { name: 'remove_from_reading_list', arguments: { urls: ['https://read.test/'] } },
    ]);
  });

  it('is emptied when that is said', async () => {
    const said = await conversation(two).say('empty my reading list');
    expect(written(said.calls)[0]?.arguments).toEqual({ urls: ['https://read.test/', 'https://new.test/'] });
  });

  it('is left alone where nothing was read', async () => {
    const said = await conversation(reading(page('https://new.test/', false))).say(
      'remove read pages from my reading list',
    );
    expect(written(said.calls)).toEqual([]);
    expect(said.lines).toEqual(['Nothing on the list is read yet.']);
  });

  it.each([
    ['de', 'nimm das von der Leseliste'],
    ['en', 'take this off my reading list'],
  ])('gets nothing put on it by what takes off, in %s', (language, sentence) => {
    const match = matchCommand(sentence, { language });
    expect(match).not.toMatchObject({ intent: { id: 'reading.add' } });
  });
});

describe('old bookmarks', () => {
  it('are those saved before a day', async () => {
    const said = await conversation(tools()).say('bookmarks older than 2 years');
    expect(said.calls).toMatchObject([{ name: 'search_bookmarks', arguments: { to: '2024-11-20' } }]);
    const year = await conversation(tools()).say('bookmarks from before 2020');
    expect(year.calls).toMatchObject([{ arguments: { to: '2019-12-31' } }]);
  });

  it('are deleted by the same day', async () => {
    const said = await conversation(tools()).say('delete bookmarks older than 3 years');
    expect(said.calls[0]).toMatchObject({ arguments: { to: '2023-11-21' } });
    expect(written(said.calls)).toEqual([{ name: 'delete_bookmarks', arguments: { bookmark_ids: ['1', '2'] } }]);
  });

  const visits = (before: object[]): Tools => ({
    search_history: ({ from }) => list(from === undefined ? before : [{ url: 'https://a.test/#top', title: 'A' }]),
  });

  it('are those that the history has no visit of', async () => {
    const said = await conversation(tools(visits([{ url: 'https://x.test/' }]))).say('bookmarks not opened in a year');
    expect(said.lines[0]).toMatch(/^1 bookmark/);
    expect(said.lines).toContain('Saved 2');
    expect(said.chips[0]?.intent.id).toBe('bookmarks.delete');
  });

  it('are not deleted where the history does not go back that far', async () => {
    const short = conversation(tools(visits([])));
    expect((await short.say('bookmarks not opened in a year')).lines).toContain(
      'The history does not go back that far.',
    );
    const said = await short.say('delete bookmarks not opened in a year');
    expect(written(said.calls)).toEqual([]);
  });

  it.each([
    ['de', 'Lesezeichen von vor 2020'],
    ['vi', 'dấu trang lưu trước năm 2020'],
    ['zh', '2020年以前的书签'],
    ['fr', "favoris d'avant 2020"],
    ['es', 'marcadores de antes de 2020'],
    ['ja', '2020年より前のブックマーク'],
    ['pt-BR', 'favoritos de antes de 2020'],
  ])('a year is a date, in %s', (language, sentence) => {
    const now = Date.UTC(2026, 10, 21, 12);
    expect(matchCommand(sentence, { language, now })).toMatchObject({
      intent: { id: 'bookmarks.find' },
      slots: { older: true, days: 2516 },
    });
  });
});

describe('tags used once', () => {
  const tags: Tools = {
    list_tags: () =>
      list([
        { title: 'a', count: 3 },
        { title: 'b', count: 1 },
        { title: 'c', count: 0 },
      ]),
    delete_tags: () => ({ done: 1 }),
  };

  it('are named', async () => {
    expect((await conversation(tags).say('tags used once')).lines).toEqual(['1 tag used once: #b']);
    expect((await conversation(tags).say('unused tags')).lines).toEqual(['1 unused tag: #c']);
  });

  it('are deleted when that is said', async () => {
    const said = await conversation(tags).say('delete tags used only once');
    expect(written(said.calls)).toEqual([{ name: 'delete_tags', arguments: { tags: ['b'] } }]);
  });
});

it('a tab is saved and closed at once', () => {
  for (const sentence of ['save and close this tab', 'save this page and close it', 'bookmark this and close it'])
    expect(matchCommand(sentence)).toMatchObject({
      intent: { id: 'tabs.set-aside' },
      slots: { ref: { kind: 'this' } },
    });
});

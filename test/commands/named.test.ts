import { describe, expect, it } from 'vitest';
import { conversation, type Tools } from './conversation.ts';
import { tab, tabTools } from './library.ts';

const paged = (items: { title: string }[]) => (args: Record<string, unknown>) => {
  const query = String(args.query ?? '').toLowerCase();
  const found = items.filter(({ title }) => title.toLowerCase().includes(query));
  return { items: found, total: found.length };
};
const session = (title: string) => ({ id: title, title, saved_at: '2026-11-20T10:00:00Z', automatic: false, tabs: 4 });
const folder = (title: string) => ({ id: title, kind: 'folder', title, folder: '', bookmarks: 2, folders: 0 });
const saved = [{ id: 'b1', title: 'One', url: 'https://one.test/', folder: 'Standup', tags: [] }];
const open = [tab(1, 'https://a.test/', { active: true })];
const talk = (more: Tools = {}) =>
  conversation({
    ...tabTools(open),
    list_sessions: paged([]),
    list_bookmark_folders: paged([]),
    list_bookmarks: paged(saved),
    ...more,
  });
const exact = async (sentence: string, more: Tools = {}) => (await talk(more).preview(sentence))?.exact;

describe('what could be prose is exactly a command where what it names is there', () => {
  it.each(['open Thesis', 'open thesis', 'open Thesis in a new window'])('a saved session: %s', async (sentence) => {
    expect(await exact(sentence, { list_sessions: paged([session('Thesis')]) })).toBe(true);
    expect(await exact(sentence, { list_sessions: paged([session('Thesis, second part')]) })).toBe(false);
    expect(await exact(sentence)).toBe(false);
  });

  it('a folder, or a session and a folder to choose from', async () => {
    const folders = { list_bookmark_folders: paged([folder('Standup')]) };
    expect(await exact('open Standup in a new window', folders)).toBe(true);
    expect(await exact('open Stand', folders)).toBe(false);
    expect(await exact('open Standup', { ...folders, list_sessions: paged([session('Standup')]) })).toBe(true);
  });

  it('a tag that is merged into another', async () => {
    const tags = (...titles: string[]) => ({ list_tags: paged(titles.map((title) => ({ title, count: 3 }))) });
    expect(await exact('merge js into javascript', tags('js', 'javascript'))).toBe(true);
    expect(await exact('merge js into javascript', tags('js'))).toBe(false);
    expect(await exact('merge js into javascript', tags('javascript'))).toBe(false);
  });

  it('a folder whose links are checked', async () => {
    const folders = { list_bookmark_folders: paged([folder('Recipes')]) };
    const line = await talk(folders).preview('check Recipes for dead links');
    expect(line).toMatchObject({ intent: 'bookmarks.dead', exact: true });
    expect(line?.sentence).toContain('Recipes');
    expect(await exact('check the report for dead links', folders)).toBe(false);
    expect(await exact('check Recipes for dead links')).toBe(false);
  });

  it('a tab with these words in its title', async () => {
    const titled = (title: string) => tabTools([...open, tab(2, 'https://doc.rust-lang.org/', { title })]);
    expect(await exact('switch to the rust docs', titled('Rust docs: the book'))).toBe(true);
    expect(await exact('switch to the rust docs', titled('Crab rave'))).toBe(false);
    expect(await exact('switch to the docs', titled('Undocsed'))).toBe(false);
    expect(await exact('switch to Spanish', titled('Spanish for beginners'))).toBe(false);
    expect(
      await exact('switch to the book', tabTools([...open, tab(2, 'https://book.test/', { title: 'Home' })])),
    ).toBe(false);
  });

  it('a page on the reading list that was listed before', async () => {
    const unread = { title: 'Long read', url: 'https://long.test/', read: false, added: '2026-11-01T10:00:00Z' };
    const reading = talk({ list_reading_list: paged([unread]) });
    expect((await reading.preview('done with the first one'))?.exact).toBe(false);
    await reading.say('reading list');
    expect((await reading.preview('done with the first one'))?.exact).toBe(true);
  });

  it('never where a typing error was mended, or judgement is asked for', async () => {
    const named = { list_sessions: paged([session('something interesting'), session('Thesis')]) };
    expect(await exact('opne Thesis', named)).not.toBe(true);
    expect(await exact('open something interesting', named)).toBe(false);
  });
});

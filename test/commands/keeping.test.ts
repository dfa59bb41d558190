import { describe, expect, it } from 'vitest';
import { conversation } from './conversation.ts';
import { tab, tabTools } from './library.ts';

const open = [
  tab(1, 'https://front.test/', { active: true, title: 'Front' }),
  tab(2, 'https://a.test/', { title: 'A' }),
  tab(3, 'https://b.test/', { title: 'B', pinned: true }),
  tab(4, 'https://c.test/', { title: 'C', window_id: 2 }),
];
const none = () => ({ items: [], total: 0 });
const session = (id: string, title: string, saved_at: string, automatic = false) => ({
  id,
  title,
  saved_at,
  automatic,
  tabs: 3,
});
const sessions = [
  session('s1', 'Thesis', '2026-11-20T10:00:00Z'),
  session('s2', 'Before closing 12 tabs', '2026-11-20T12:00:00Z', true),
];
const known = {
  list_sessions: () => ({ items: sessions, total: 2 }),
  restore_session: () => ({ done: 3 }),
  delete_sessions: () => ({ done: 1 }),
};
const talk = (more = {}) =>
  conversation({ ...tabTools(open), list_sessions: none, list_bookmark_folders: none, ...more });

describe('a page of the browser itself', () => {
  it.each(['bookmark this in Recipes', 'save this for later'])(
    'is not saved, and the answer says why: %s',
    async (sentence) => {
      const blank = tabTools([tab(1, 'about:blank', { active: true, title: 'New tab' })]);
      const said = await conversation({ ...blank, search_bookmarks: none }).say(sentence);
      expect(said.lines[0]).toMatch(/^This page belongs to the browser itself/);
      expect(said.calls.map(({ name }) => name)).toEqual(['get_current_tab']);
    },
  );
});

describe('setting tabs aside', () => {
  it('saves first, then closes, and leaves out what is pinned or in front', async () => {
    const said = await talk().say('set these tabs aside as Paper');
    expect(said.calls.slice(-2)).toEqual([
      { name: 'save_session', arguments: { name: 'Paper', tab_ids: [2] } },
      { name: 'close_tabs', arguments: { tab_ids: [2] } },
    ]);
    expect(said.lines[0]).toBe('1 tab set aside as Paper.');
  });

  it('takes a window that is named whole', async () => {
    const said = await talk().say('put this window away as Trip');
    expect(said.calls.at(-1)?.arguments).toEqual({ tab_ids: [1, 2, 3] });
  });

  it('closes nothing where saving failed', async () => {
    const said = await talk({ save_session: () => 'No room.' }).say('set these tabs aside as Paper');
    expect(said.lines).toEqual(['That did not work: No room.']);
    expect(said.calls.some(({ name }) => name === 'close_tabs')).toBe(false);
  });

  it('names a session without a name by its time and tabs', async () => {
    const said = await talk().say('set these tabs aside');
    expect(said.calls.find(({ name }) => name === 'save_session')?.arguments.name).toMatch(/21.*, 1 tab$/);
  });
});

describe('sessions', () => {
  it('are deleted by their name', async () => {
    const said = await talk(known).say('delete session Thesis');
    expect(said.calls.at(-1)).toEqual({ name: 'delete_sessions', arguments: { session_ids: ['s1'] } });
    expect(said.lines).toEqual(['Deleted the session Thesis.']);
    expect((await talk(known).say('delete session Paper')).calls.at(-1)?.name).not.toBe('delete_sessions');
  });

  it('are saved, and ask where there is one of the name', async () => {
    expect((await talk().say('save this window as Paper')).calls.at(-1)?.arguments).toEqual({
      name: 'Paper',
      tab_ids: [1, 2, 3],
    });
    const asking = talk(known);
    const said = await asking.say('save this window as thesis');
    expect(said.choice).toBe(true);
    const replaced = await asking.take(said.chips[0]!);
    expect(replaced.calls.slice(-2).map(({ name }) => name)).toEqual(['save_session', 'delete_sessions']);
  });

  it.each([
    ['save everything i have open in this window as "Paper"', [1, 2, 3]],
    ['save what i have open as "Paper"', [1, 2, 3, 4]],
    ['save the front ones as a session called Paper', [1]],
  ])('hold what is said of the open tabs: %s', async (sentence, tab_ids) => {
    expect((await talk().say(sentence)).calls.at(-1)?.arguments).toEqual({ name: 'Paper', tab_ids });
  });

  it('open by name, by day, and as one of the list', async () => {
    for (const sentence of ['open session Thesis', "restore yesterday's tabs", 'open Thesis']) {
      expect((await talk(known).say(sentence)).calls.at(-1), sentence).toEqual({
        name: 'restore_session',
        arguments: { session_id: 's1' },
      });
    }
    const listed = talk(known);
    expect((await listed.say('saved sessions')).lines).toEqual([
      '2 saved sessions, 1 of them saved before a change to many tabs.',
    ]);
    expect((await listed.say('open the second session')).calls.at(-1)?.arguments).toEqual({ session_id: 's2' });
  });

  it('say what was left out of it', async () => {
    const said = async (restored: object) =>
      (await talk({ ...known, restore_session: () => restored }).say('open Thesis')).lines;
    expect(await said({ done: 3 })).toEqual(['Opened 3 tabs of Thesis.']);
    expect(await said({ done: 1, not_reopened: [{ title: 'Settings', url: 'about:preferences' }] })).toEqual([
      'Opened 1 tab of Thesis.',
      '1 page of the browser itself cannot be opened again.',
      '1 tab was left out.',
    ]);
  });

  it('ask where a folder is called the same', async () => {
    const folder = { id: '9', kind: 'folder', title: 'Thesis', folder: 'Other', bookmarks: 2, folders: 0 };
    const said = await talk({ ...known, list_bookmark_folders: () => ({ items: [folder], total: 1 }) }).say(
      'open Thesis',
    );
    expect(said.choice).toBe(true);
    expect(said.chips.map(({ intent }) => intent.id)).toEqual(['session.open', 'bookmarks.open-folder']);
  });

  it('say when there is none', async () => {
    expect((await talk().say('open session Thesis')).lines).toEqual(['No session is saved yet.']);
  });
});

describe('the reading list', () => {
  const items = [
    { id: 'https://old.test/', title: 'Old', url: 'https://old.test/', read: false, added: '2026-03-01T12:00:00Z' },
    { id: 'https://new.test/', title: 'New', url: 'https://new.test/', read: false, added: '2026-11-01T12:00:00Z' },
  ];
  const tools = {
    list_reading_list: ({ unread }: Record<string, unknown>) => {
      const wanted = items.filter(({ read }) => unread === undefined || unread === !read);
      return { items: wanted, total: wanted.length, unread: 2 };
    },
    add_to_reading_list: () => ({ done: 1 }),
    mark_reading_list: () => ({ done: 1 }),
  };

  it('takes the page in front, or tabs', async () => {
    expect((await talk(tools).say('read later')).calls.at(-1)?.arguments).toEqual({ items: [{ tab_id: 1 }] });
    expect((await talk(tools).say('add the a.test tabs to my reading list')).calls.at(-1)?.arguments).toEqual({
      items: [{ tab_id: 2 }],
    });
  });

  it('is listed with its number and its oldest, and its rows can be marked', async () => {
    const said = talk(tools);
    expect((await said.say("what's unread")).lines).toEqual(['2 unread, the oldest from Mar 1, 2026.']);
    expect((await said.say('done with the first one')).calls.at(-1)).toEqual({
      name: 'mark_reading_list',
      arguments: { urls: ['https://old.test/'], read: true },
    });
  });

  it('leaves out what is read, and shows it when asked', async () => {
    items.push({ ...items[1]!, title: 'Done', url: 'https://done.test/', read: true });
    const talking = talk(tools);
    const said = await talking.say('what is on my reading list');
    expect(said.lines).toEqual(['2 unread, the oldest from Mar 1, 2026.', '1 read.']);
    const more = await talking.take(said.chips[0]!);
    expect(more.calls.at(-1)?.arguments).toMatchObject({ unread: false });
    expect(more.lines).toEqual(['1 page on the reading list is read.', '2 unread.']);
    items.pop();
  });

  it('asks which one where the page in front is not on it', async () => {
    const asking = talk(tools);
    const said = await asking.say('mark this read');
    expect(said.choice).toBe(true);
    expect((await asking.take(said.chips[1]!)).calls.at(-1)?.arguments).toEqual({
      urls: ['https://new.test/'],
      read: true,
    });
  });
});

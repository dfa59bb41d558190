import { describe, expect, it } from 'vitest';
import { conversation } from './conversation.ts';
import { tab, tabTools } from './library.ts';

const grouped = (group: string, group_id: number) => ({ group, group_id });
const open = [
  tab(1, 'https://a.test/', { active: true, ...grouped('Whigs', 10) }),
  tab(2, 'https://a.test/', grouped('Tories', 11)),
  tab(3, 'https://b.test/', { window_id: 2, ...grouped('Whigs', 12) }),
  tab(4, 'https://b.test/', { window_id: 2 }),
  tab(5, 'https://c.test/', { window_id: 3 }),
];
const idsOf = async (sentence: string, tabs = open): Promise<unknown> =>
  (await conversation(tabTools(tabs)).say(sentence)).calls.at(-1)?.arguments.tab_ids;

describe('these tabs', () => {
  it('are the open ones of this window where none are listed, unless they would be closed', async () => {
    const sorted = await conversation(tabTools(open)).say('mute these tabs');
    expect(sorted.lines[0]).not.toContain('Which ones');
    const closed = await conversation(tabTools(open)).say('close these tabs');
    expect(closed.calls.some(({ name }) => name === 'close_tabs')).toBe(false);
    expect(closed.lines[0]).toContain('Which ones');
  });
});

describe('a window that was named', () => {
  it('is the only one in which copies are closed', async () => {
    expect(await idsOf('close duplicates')).toEqual([2, 4]);
    expect(await idsOf('double tabs in window 2: close them')).toEqual([4]);
    expect(await idsOf('close duplicates in the other windows')).toEqual([4]);
  });

  it('is the one that is tidied, not the one in front', async () => {
    const said = await conversation(tabTools(open, [2, 3, 5])).say('tidy window 2');
    expect(said.calls.filter(({ name }) => /close|discard/.test(name)).map((call) => call.arguments.tab_ids)).toEqual([
      [4],
      [3],
    ]);
    const missing = await conversation(tabTools(open)).say('tidy window 7');
    expect(missing.calls.every(({ name }) => /^(?:get|list|find)_/.test(name))).toBe(true);
  });

  it('is looked into, and no other', async () => {
    const talk = conversation(tabTools(open));
    const said = await talk.say('list tabs in the other windows');
    expect(said.calls.filter(({ name }) => name === 'list_tabs').slice(-2)).toEqual([
      { name: 'list_tabs', arguments: { window_id: 2, limit: 100 } },
      { name: 'list_tabs', arguments: { window_id: 3, limit: 100 } },
    ]);
    expect(said.lines[0]).toBe('3 tabs in 2 windows.');
  });

  it('is told once', async () => {
    const said = await conversation(tabTools(open)).say('show tabs in this window');
    expect(said.lines[0]).toBe('2 tabs in this window.');
  });
});

describe('a group that was named', () => {
  it('is two where none has the whole name', async () => {
    expect(await idsOf('groups Whigs and Tories, ungroup both')).toEqual([1, 2, 3]);
    const both = tab(6, 'https://d.test/', grouped('Whigs and Tories', 13));
    expect(await idsOf('ungroup the groups Whigs and Tories', [...open, both])).toEqual([6]);
  });

  it('changes nothing where one of the two is missing', async () => {
    const said = await conversation(tabTools(open)).say('close the groups Whigs and Levellers');
    expect(said.calls.map(({ name }) => name)).not.toContain('close_tabs');
    expect(said.lines[0]).toContain('Levellers');
  });

  it('is that of the tab in front, as "this group" and as what is in it', async () => {
    const here = [...open, tab(6, 'https://d.test/', grouped('Whigs', 10))];
    expect(await idsOf('close this group', here)).toEqual([1, 6]);
    expect(await idsOf('sleep the tabs in this group', here)).toEqual([6]);
  });
});

describe('a folder that was named', () => {
  it('holds one of the copies, which can stay', async () => {
    const copy = (id: string, folder_id: string) => ({
      id,
      folder_id,
      title: id,
      url: '',
      folder: '',
      added: '',
      tags: [],
    });
    const folder = { id: '7', kind: 'folder', title: 'Stuarts', folder: '', bookmarks: 1, folders: 0 };
    const talk = conversation({
      list_bookmark_folders: () => ({ items: [folder], total: 1 }),
      find_duplicate_bookmarks: () => ({
        items: [{ bookmarks: [copy('1', '7'), copy('2', '8')] }, { bookmarks: [copy('3', '8'), copy('4', '9')] }],
        total: 2,
        surplus: 2,
      }),
      merge_bookmarks: () => ({ done: 1 }),
    });
    const asked = await talk.say('remove duplicates from the folder Stuarts');
    expect(asked.calls.map(({ name }) => name)).not.toContain('merge_bookmarks');
    const said = await talk.say('bookmark dupes in folder Stuarts');
    for (const { lines } of [asked, said])
      expect(lines).toEqual(['1 address is saved more than once; 1 copy could go.']);
    expect((await talk.take(said.chips[0]!)).calls.at(-1)?.arguments).toEqual({
      merges: [{ keep_id: '1', remove_ids: ['2'] }],
    });
  });
});

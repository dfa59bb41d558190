import { describe, expect, it } from 'vitest';
import { matchCommand } from '@/src/commands/index.ts';
import { conversation, type Tools } from './conversation.ts';
import { tab, tabTools } from './library.ts';

type Args = Record<string, unknown>;
const paged =
  (items: { title: string }[]) =>
  ({ query = '' }: Args) => {
    const found = items.filter(({ title }) => title.toLowerCase().includes(String(query).toLowerCase()));
    return { items: found, total: found.length };
  };
const session = (title: string) => ({ id: title, title, saved_at: '2026-11-20T10:00:00Z', automatic: false, tabs: 4 });
const folder = (title: string) => ({ id: title, kind: 'folder', title, folder: '', bookmarks: 2, folders: 0 });
const open = [
  tab(1, 'https://a.test/', { active: true }),
  tab(2, 'https://b.test/', { group: 'Trip', group_id: 7 }),
  tab(3, 'https://c.test/', { group: 'Thesis', group_id: 8 }),
];
const sessions = { list_sessions: paged([session('Sunday reading'), session('Thesis')]) };
const tools: Tools = {
  ...tabTools(open),
  ...sessions,
  list_bookmark_folders: paged([folder('Dev'), folder('Thesis')]),
  list_tags: paged([{ title: 'wip' }]),
  restore_session: () => ({ done: 4 }),
  update_bookmarks: () => ({ done: 1 }),
  rename_tag: () => ({ done: 1 }),
  list_recently_closed: paged([]),
  search_history: paged([]),
};
const talk = (more: Tools = {}) => conversation({ ...tools, ...more });
const changed = <C extends { name: string }>(calls: C[]) =>
  calls.filter(({ name }) => !/^(?:list|search|find|get)(?:_|$)/.test(name));

describe('a session is opened by its bare name', () => {
  it.each([
    'open sunday reading',
    'open Sunday Reading',
    'go to sunday reading',
    'bring back my sunday reading',
    'bring my sunday reading back',
    'reopen sunday reading',
    'open my sunday reading tabs',
    'can you open sunday reading',
    'open the sunday reading session',
  ])('%s', async (sentence) => {
    const said = await talk().say(sentence);
    expect(changed(said.calls)).toEqual([{ name: 'restore_session', arguments: { session_id: 'Sunday reading' } }]);
    expect(said.lines[0]).toBe('Opened 4 tabs of Sunday reading.');
    expect(said.run).toBeUndefined();
  });

  it('where its tabs are asked for, and no folder has the name', async () => {
    const said = await talk({ list_bookmark_folders: paged([]), ...tabTools([open[0]!]) }).say('open my thesis tabs');
    expect(changed(said.calls)).toEqual([{ name: 'restore_session', arguments: { session_id: 'Thesis' } }]);
  });

  it('and several things of one name are to choose from', async () => {
    const said = await talk().say('open my thesis tabs');
    expect(changed(said.calls)).toEqual([]);
    expect(said.choice).toBe(true);
    expect(said.chips.map(({ intent }) => intent.id)).toEqual(['session.open', 'bookmarks.open-folder', 'tabs.switch']);
  });

  it.each([
    'open sunday',
    'open sunday reading list',
    "don't open sunday reading",
    'did you open sunday reading',
    'is sunday reading open?',
    'open sunday reading and close the rest',
    'close sunday reading',
    'sunday reading',
  ])('and nothing more is read into it: %s', async (sentence) => {
    const said = await talk().say(sentence);
    expect(said.calls.map(({ name }) => name)).not.toContain('restore_session');
  });

  it('in other languages', async () => {
    const german = { language: 'de', sentence: 'öffne die Sitzung Sonntag Lektüre' };
    expect(matchCommand(german.sentence, german)).toMatchObject({ intent: { id: 'session.open' } });
  });
});

describe('renaming by name alone', () => {
  it.each([
    ['rename trip to Italy', { name: 'edit_tab_groups', arguments: { groups: [{ group_id: 7, title: 'Italy' }] } }],
    [
      'rename the trip one to Italy',
      { name: 'edit_tab_groups', arguments: { groups: [{ group_id: 7, title: 'Italy' }] } },
    ],
    [
      'rename trip to "diss - due in may"',
      { name: 'edit_tab_groups', arguments: { groups: [{ group_id: 7, title: 'diss - due in may' }] } },
    ],
    [
      'rename Dev to Code',
      { name: 'update_bookmarks', arguments: { updates: [{ bookmark_id: 'Dev', title: 'Code' }] } },
    ],
    ['rename wip to garden', { name: 'rename_tag', arguments: { tag: 'wip', name: 'garden' } }],
  ])('takes the one thing that has the name, and shows it first: %s', async (sentence, call) => {
    const said = await talk().say(sentence);
    expect(changed(said.calls)).toEqual([call]);
    expect(said.run).toEqual({ plan: true });
  });

  it('asks where several things have it', async () => {
    const chat = talk();
    const said = await chat.say('rename thesis to "diss - due in may"');
    expect(changed(said.calls)).toEqual([]);
    expect(said.chips.map(chat.label)).toEqual(['The tab group “Thesis”', 'The session “Thesis”', 'Folder “Thesis”']);
    expect(changed((await chat.take(said.chips[2]!)).calls)).toEqual([
      { name: 'update_bookmarks', arguments: { updates: [{ bookmark_id: 'Thesis', title: 'diss - due in may' }] } },
    ]);
  });

  it('says so where nothing has it', async () => {
    const said = await talk().say('rename Foo to Bar');
    expect(said.lines).toEqual(['Nothing is called Foo.']);
  });

  it.each(['rename the sunday reading session to weekend', 'rename the sunday reading one to weekend'])(
    'says where a session gets its name, which is by the own click of the user: %s',
    async (sentence) => {
      const said = await talk().say(sentence);
      expect(changed(said.calls)).toEqual([]);
      expect(said.lines[0]).toMatch(/^A session gets another name in the library.*Sunday reading/);
    },
  );

  it.each(["don't rename trip to Italy", 'rename the variable to Code', 'should I rename trip to Italy?'])(
    'changes nothing: %s',
    async (sentence) => {
      expect(changed((await talk().say(sentence)).calls)).toEqual([]);
    },
  );
});

it('a session is opened where no tab is what was to be gone to', async () => {
  const said = await talk({ ...tabTools([open[0]!]), list_bookmark_folders: paged([]) }).say('go to thesis');
  expect(changed(said.calls)).toEqual([{ name: 'restore_session', arguments: { session_id: 'Thesis' } }]);
});

import { describe, expect, it } from 'vitest';
import { conversation } from './conversation.ts';
import { tab, tabTools } from './library.ts';

const git = 'https://github.com/';
const open = [
  tab(1, 'https://b.test/', { active: true, title: 'Beta' }),
  tab(2, `${git}a`, { title: 'Zebra', audible: true }),
  tab(3, 'https://a.test/', { title: 'Alpha', pinned: true }),
  tab(4, `${git}b`, { title: 'Gamma', window_id: 2 }),
  tab(5, 'https://c.test/', { title: 'Delta', group: 'Trip', group_id: 9 }),
  tab(6, 'https://d.test/', { title: 'Aachen', group: 'Trip', group_id: 9 }),
  tab(7, 'https://e.test/', { title: 'Carp', discarded: true }),
];
const talk = (more = {}) => conversation({ ...tabTools(open), ...more });
const last = async (sentence: string) => (await talk().say(sentence)).calls.at(-1);

describe('changing what tabs are', () => {
  it('pins and unpins in this window', async () => {
    expect(await last('pin the github tabs')).toEqual({ name: 'pin_tabs', arguments: { tab_ids: [2], pinned: true } });
    expect(await last('unpin all')).toEqual({ name: 'pin_tabs', arguments: { tab_ids: [3], pinned: false } });
    const said = await talk().say('pin the github tabs');
    expect(said.lines).toEqual(['Pinned 1 tab.', 'This window only; all windows have 1 more.']);
  });

  it('mutes what can be heard, or a site for good', async () => {
    expect(await last('mute everything')).toEqual({ name: 'mute_tabs', arguments: { tab_ids: [2], muted: true } });
    expect((await last('mute github'))?.arguments).toEqual({ tab_ids: [2, 4], muted: true });
    expect((await last('mute github, both of them'))?.arguments).toEqual({ tab_ids: [2, 4], muted: true });
    expect((await last('unmute github'))?.arguments).toEqual({ tab_ids: [2, 4], muted: false });
  });

  it('takes what is described for no pronoun, and numbers for places in this window where there is no list', async () => {
    expect(await last("mute that tab that's playing")).toEqual({
      name: 'mute_tabs',
      arguments: { tab_ids: [2], muted: true },
    });
    expect((await last('close tabs 2 to 4'))?.arguments).toEqual({ tab_ids: [2, 3, 5] });
    expect((await talk().say('close tabs 70 to 90')).calls.at(-1)?.name).not.toBe('close_tabs');
  });

  it('closes a window whole, and goes to the tab in front of another', async () => {
    expect((await last('close window 2'))?.arguments).toEqual({ tab_ids: [4] });
    expect((await talk().say('close all windows')).calls.some(({ name }) => name === 'close_tabs')).toBe(false);
    const front = open.map((one) => ({ ...one, active: one.active || one.id === 4 }));
    const said = await conversation(tabTools(front)).say('go to window 2');
    expect(said.calls.at(-1)).toEqual({ name: 'switch_to_tab', arguments: { tab_id: 4 } });
    expect((await talk().say('go to window 7')).lines).toEqual(['There is no window 7; 2 windows are open.']);
  });

  it('reloads, leaving alone what plays, and shows a long list first', async () => {
    expect(await last('reload all tabs')).toEqual({ name: 'reload_tabs', arguments: { tab_ids: [5, 6, 7] } });
    expect((await last('wake all sleeping tabs'))?.arguments).toEqual({ tab_ids: [7] });
    expect((await last('reload this page'))?.arguments).toMatchObject({ tab_ids: [1] });
    const many = Array.from({ length: 25 }, (_, at) => tab(at + 1, `${git}${at}`, { active: at === 0 }));
    expect((await conversation(tabTools(many)).say('reload all github tabs')).run).toEqual({ plan: true });
  });

  it.each([
    ['duplicate this tab', ['https://b.test/']],
    ['make a copy of this tab', ['https://b.test/']],
    ['clone the Delta tab', ['https://c.test/']],
  ])('duplicates what is in front or named: %s', async (sentence, urls) => {
    const said = await talk({ open_tabs: () => ({ done: urls.length }) }).say(sentence);
    expect(said.calls.at(-1)).toEqual({ name: 'open_tabs', arguments: { urls } });
    expect(said.lines).toEqual(['Duplicated 1 tab.']);
  });

  it('says where else there is something to duplicate, and shows many first', async () => {
    const here = await talk({ open_tabs: () => ({ done: 1 }) }).say('duplicate the github tabs');
    expect(here.calls.at(-1)?.arguments).toEqual({ urls: [`${git}a`] });
    expect(here.lines).toEqual(['Duplicated 1 tab.', 'This window only; all windows have 1 more.']);
    const many = Array.from({ length: 25 }, (_, at) => tab(at + 1, `${git}${at}`, { active: at === 0 }));
    const tools = { ...tabTools(many), open_tabs: () => ({ done: 25 }) };
    expect((await conversation(tools).say('clone the github tabs')).run).toEqual({ plan: true });
  });

  it.each([
    ['duplicate the Gamma tab', 'open_tabs', { urls: [`${git}b`] }],
    ['pin the Gamma tab', 'pin_tabs', { tab_ids: [4], pinned: true }],
    ['put the Gamma tab to sleep', 'discard_tabs', { tab_ids: [4] }],
    ['close the Gamma tab', 'close_tabs', { tab_ids: [4] }],
    ['bookmark the Gamma tab', 'create_bookmarks', { items: [{ tab_id: 4 }] }],
    ['add the Gamma tab to my reading list', 'add_to_reading_list', { items: [{ tab_id: 4 }] }],
  ])('"%s" takes it in the other window, since there is none in this one', async (sentence, name, args) => {
    const done = { done: 1 };
    const more = Object.fromEntries([name, 'open_tabs'].map((tool) => [tool, () => done]));
    const { calls } = await talk(more).say(sentence);
    expect(calls.at(-1)).toEqual({ name, arguments: args });
  });

  it('ungroups the group that is named, or the one in front', async () => {
    for (const sentence of ['ungroup Trip', 'ungroup the Trip tabs'])
      expect(await last(sentence)).toEqual({ name: 'ungroup_tabs', arguments: { tab_ids: [5, 6] } });
    expect((await last('ungroup the aachen tabs'))?.arguments).toEqual({ tab_ids: [6] });
    const front = open.map((one) => ({ ...one, active: one.id === 5 }));
    const said = await conversation(tabTools(front)).say('ungroup this group');
    expect(said.calls.at(-1)?.arguments).toEqual({ tab_ids: [5, 6] });
    expect((await talk().say('ungroup Work')).lines).toEqual(['No group is called Work. There are: Trip.']);
  });
});

describe('putting tabs in another order', () => {
  it('sorts this window: pinned tabs stay, a group stays whole', async () => {
    const said = await talk().say('sort tabs by title');
    expect(said.calls.at(-1)).toEqual({
      name: 'move_tabs',
      arguments: { moves: [{ tab_ids: [5, 6, 1, 7, 2], index: 1 }] },
    });
    expect(said.lines[0]).toBe('Sorted 6 tabs by name. Pinned tabs stay first, groups stay whole.');
  });

  it('says when there is nothing to sort', async () => {
    const sorted = [tab(1, 'https://a.test/', { title: 'A', active: true }), tab(2, 'https://b.test/', { title: 'B' })];
    const said = await conversation(tabTools(sorted)).say('sort tabs by title');
    expect(said.lines).toEqual(['2 tabs are sorted by name already.']);
  });

  it('moves what fits, of all windows, to a window of its own or to one by its number', async () => {
    expect((await last('move github tabs to a new window'))?.arguments).toEqual({
      moves: [{ tab_ids: [2, 4], new_window: true }],
    });
    expect((await last('move github tabs to window 2'))?.arguments).toEqual({
      moves: [{ tab_ids: [2], window_id: 2 }],
    });
    expect((await talk().say('move github tabs to window 7')).lines).toEqual([
      'There is no window 7; 2 windows are open.',
    ]);
  });

  it('brings everything into this window', async () => {
    for (const sentence of ['merge all windows', 'bring all tabs here', 'merge my windows into this one']) {
      expect((await last(sentence))?.arguments, sentence).toEqual({ moves: [{ tab_ids: [4], window_id: 1 }] });
    }
  });
});

describe('the start and the end of a window', () => {
  it.each([
    ['move this tab to the front', [1], { window_id: 1, index: 0 }],
    ['put the carp tab at the end', [7], { window_id: 1 }],
    ['move the trip group to the start', [5, 6], { window_id: 1, index: 0 }],
  ])('take tabs: %s', async (sentence, tab_ids, place) => {
    expect(await last(sentence)).toEqual({ name: 'move_tabs', arguments: { moves: [{ tab_ids, ...place }] } });
  });

  it('say where there is nothing to move', async () => {
    const said = await talk().say('put the whale tab at the end');
    expect(said.calls.map(({ name }) => name)).not.toContain('move_tabs');
    expect(said.lines[0]).toMatch(/^No tabs about/);
  });
});

describe('this tab and another window', () => {
  const inWindows = (...windows: number[]) =>
    tabTools(windows.map((window_id, at) => tab(at + 1, `https://t${at}.test/`, { window_id, active: at === 0 })));
  const move = (...windows: number[]) =>
    conversation({ ...inWindows(...windows), move_tabs: () => ({ done: 1 }) }).say('move this tab to my other window');

  it('goes to the one that there is', async () => {
    expect((await move(1, 2)).calls.at(-1)).toEqual({
      name: 'move_tabs',
      arguments: { moves: [{ tab_ids: [1], window_id: 2 }] },
    });
  });

  it.each([
    ['move the video tabs to my other window', 2, 2],
    ['put the video tabs in the other window', 2, 2],
    ['move the youtube tabs from the other window to this one', 3, 1],
    ['bring the youtube tabs from the other window', 3, 1],
    ['pop the youtube tabs out of the other window', 3, 1],
    ['move the youtube tabs to my other window', 2, 2],
  ])('as tabs with words do: %s', async (sentence, id, window_id) => {
    const tools = tabTools([
      tab(1, 'https://a.test/', { active: true }),
      tab(2, 'https://www.youtube.com/1', { title: 'Video one' }),
      tab(3, 'https://www.youtube.com/2', { title: 'Video two', window_id: 2 }),
    ]);
    const said = await conversation({ ...tools, move_tabs: () => ({ done: 1 }) }).say(sentence);
    expect(said.calls.at(-1)).toEqual({ name: 'move_tabs', arguments: { moves: [{ tab_ids: [id], window_id }] } });
  });

  it('asks which if there are several, and says so if there is none', async () => {
    const several = await move(1, 2, 3);
    expect(several.choice).toBe(true);
    expect(several.chips.map(({ intent }) => intent.slots)).toEqual([
      { ref: { kind: 'this' }, into: 2 },
      { ref: { kind: 'this' }, into: 3 },
    ]);
    expect((await move(1)).lines).toEqual(['Only one window is open.']);
  });
});

describe('what was closed', () => {
  const entry = (id: string, title: string, closed_at: string) => ({
    id,
    title,
    url: `https://${id}.test/`,
    closed_at,
    tabs: 1,
  });
  const items = [
    entry('a', 'Visa rules', '2026-11-21T09:00:00Z'),
    entry('b', 'Visa fees', '2026-11-18T09:00:00Z'),
    entry('c', 'Cats', '2026-11-21T08:00:00Z'),
  ];
  const tools = {
    list_recently_closed: () => ({ items, total: 3, source: 'browser', browser_remembers: 25, own_record: 4 }),
    reopen_closed_tabs: () => ({ done: 1, reopened: 1 }),
  };

  it('is listed with whose memory it is', async () => {
    expect((await talk(tools).say('what did I close')).lines).toEqual([
      '3 closed tabs and windows.',
      'The browser remembers 25; Outrigger’s own record has 4.',
    ]);
    expect((await talk(tools).say('what did I close today')).lines[0]).toBe('2 closed tabs and windows.');
  });

  it('comes back: the last one, those of a day as a list to tick, one of several by choice', async () => {
    const one = await talk(tools).say('reopen last closed');
    expect(one.calls).toEqual([{ name: 'reopen_closed_tabs', arguments: { count: 1 } }]);
    expect(one.run).toBeUndefined();
    const several = await talk(tools).say('bring back the tabs I closed today');
    expect(several.calls.at(-1)?.arguments).toEqual({ session_ids: ['a', 'c'] });
    expect(several.run).toEqual({ plan: true });
    const all = await talk(tools).say('reopen all closed tabs');
    expect(all.calls.at(-1)?.arguments).toEqual({ session_ids: ['a', 'b', 'c'] });
    expect(all.run).toEqual({ plan: true });
    const conversationWithChoice = talk(tools);
    const choice = await conversationWithChoice.say('reopen the tab about visa');
    expect(choice.choice).toBe(true);
    expect((await conversationWithChoice.take(choice.chips[1]!)).calls.at(-1)?.arguments).toEqual({
      session_ids: ['b'],
    });
  });

  it('is looked for elsewhere if none of it fits', async () => {
    const found = {
      list_sessions: () => ({
        items: [{ id: 's1', title: 'Honeymoon', saved_at: '2026-06-01T10:00:00Z', tabs: 4 }],
        total: 1,
      }),
      find: () => ({ items: [{ kind: 'history', title: 'Honeymoon in Kent', url: 'https://kent.test/' }], total: 1 }),
    };
    const said = await talk({ ...tools, ...found }).say('bring back my honeymoon tabs');
    expect(said.lines).toEqual(['None of 3 closed tabs fits.']);
    expect(said.chips.map(({ intent }) => intent)).toEqual([
      { id: 'session.open', slots: { id: 's1' } },
      { id: 'history.find', slots: { words: ['honeymoon'] } },
    ]);
  });

  it('comes back by its place in the list', async () => {
    const said = talk(tools);
    await said.say('recently closed');
    expect((await said.say('reopen the second')).calls.at(-1)?.arguments).toEqual({ session_ids: ['b'] });
  });

  it('comes back by its row, and what was selected of it', async () => {
    const row = { kind: 'closed', id: 'c', title: 'Cats', url: 'https://c.test/' } as const;
    const command = { label: { key: '' }, intent: { id: 'tabs.reopen', slots: { id: row.id } } };
    expect((await talk(tools).take(command)).calls).toEqual([
      { name: 'reopen_closed_tabs', arguments: { session_ids: ['c'] } },
    ]);
    const selected = await talk(tools).say('reopen them', [row]);
    expect(selected.calls.at(-1)?.arguments).toEqual({ session_ids: ['c'] });
  });
});

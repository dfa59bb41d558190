import { describe, expect, it } from 'vitest';
import { intentById } from '@/src/commands/all-commands.ts';
import type { Intent } from '@/src/contract/next-step.ts';
import { conversation } from './conversation.ts';
import { tab, tabTools } from './library.ts';

const yt = 'https://www.youtube.com/watch?v=';
const open = [
  tab(1, 'https://example.com/', { active: true, title: 'Example' }),
  tab(2, `${yt}a`, { title: 'Cats' }),
  tab(3, `${yt}b`, { title: 'Dogs', pinned: true }),
  tab(4, `${yt}c`, { title: 'Birds', window_id: 2 }),
  tab(5, 'https://example.com/', { title: 'Example' }),
  tab(6, 'https://shop.test/invoice', { title: 'Invoice 12', window_id: 2 }),
  tab(7, 'https://shop.test/invoice', { title: 'Invoice 12', window_id: 2, group: 'Trip', group_id: 9 }),
];

describe('closing tabs', () => {
  it('closes what the duplicate finder names, and says how many the user let go', async () => {
    const talk = conversation({ ...tabTools(open), close_tabs: () => ({ done: 1 }) });
    const said = await talk.say('close the duplicate tabs');
    expect(said.calls.at(-1)).toEqual({ name: 'close_tabs', arguments: { tab_ids: [5, 7] } });
    expect(said.lines).toEqual(['Closed 1 tab, kept 1.']);
    expect(said.run).toBeUndefined();
  });

  it('stays in this window, leaves out pinned tabs, says both and offers the rest', async () => {
    const talk = conversation(tabTools(open));
    const said = await talk.say('close all youtube tabs');
    expect(said.calls.at(-1)).toEqual({ name: 'close_tabs', arguments: { tab_ids: [2] } });
    expect(said.lines).toEqual([
      'Closed 1 tab.',
      '1 tab stays: it is pinned, playing or in front.',
      'This window only; all windows have 1 more.',
    ]);
    const wide = await talk.take(said.chips[0]!);
    expect(wide.calls.at(-1)).toEqual({ name: 'close_tabs', arguments: { tab_ids: [2, 4] } });
  });

  it('closes pinned tabs that were named', async () => {
    const said = await conversation(tabTools(open)).say('close all pinned youtube tabs');
    expect(said.calls.at(-1)?.arguments).toEqual({ tab_ids: [3] });
  });

  it('takes a refusal calmly', async () => {
    const talk = conversation({ ...tabTools(open), close_tabs: () => 'The user declined: later' });
    const said = await talk.say('close tabs about invoice in all windows');
    expect(said.lines).toEqual([
      'Kept all 2 tabs. To change only a part, say it again and untick rows in the list. Other wishes need a model.',
    ]);
    expect(said.ways).toEqual(['commands', 'add-model']);
    const again = await talk.take(said.chips[0]!);
    expect(again.calls.at(-1)).toEqual({ name: 'close_tabs', arguments: { tab_ids: [6, 7] } });
    expect(again.chips).toEqual(said.chips);
  });

  it('offers no second list where nothing was said, and none for what may run without a question', async () => {
    const refused = conversation({ ...tabTools(open), close_tabs: () => 'The user declined.' });
    const { chips, ways } = await refused.say('close tabs about invoice in all windows');
    expect([chips, ways]).toEqual([[], []]);
    const grouping = conversation({ ...tabTools(open), group_tabs: () => 'The user declined: only two' });
    const said = await grouping.say('group tabs by site');
    expect([said.chips, said.ways]).toEqual([[], ['commands', 'add-model']]);
  });

  it('tells a failure in its own words', async () => {
    const talk = conversation({ ...tabTools(open), close_tabs: () => 'No tab is there.' });
    expect((await talk.say('close duplicates')).lines[0]).toBe('That did not work: No tab is there.');
  });

  it('closes this one at once, but asks where a typing error was mended', async () => {
    const exact = await conversation(tabTools(open)).say('close this tab');
    expect(exact.calls.at(-1)).toEqual({ name: 'close_tabs', arguments: { tab_ids: [1] } });
    expect(exact.run).toEqual({ this: true });
    expect((await conversation(tabTools(open)).say('clsoe this tab')).run).toEqual({ plan: true });
  });

  it('keeps the tab in front when the others go', async () => {
    const said = await conversation(tabTools(open)).say('close everything but this');
    expect(said.calls.at(-1)?.arguments).toEqual({ tab_ids: [2, 5] });
  });

  it('lets the panel stay where it is open in a tab', async () => {
    const panel = tab(8, 'chrome-extension://outrigger/sidepanel.html', { title: 'Outrigger', panel: true });
    const said = await conversation(tabTools([...open, panel])).say('close everything but this');
    expect(said.calls.at(-1)?.arguments).toEqual({ tab_ids: [2, 5] });
  });

  it('closes a group by its name, wherever it is, and names those there are', async () => {
    const talk = conversation(tabTools(open));
    expect((await talk.say('close group trip')).calls.at(-1)?.arguments).toEqual({ tab_ids: [7] });
    const none = await talk.say('close group Work');
    expect(none.calls.every((call) => call.name !== 'close_tabs')).toBe(true);
    expect(none.lines).toEqual(['No group is called Work. There are: Trip.']);
  });

  it('asks what "close all tabs" means and closes nothing', async () => {
    const said = await conversation(tabTools(open)).say('close all tabs');
    expect(said).toMatchObject({ choice: true, calls: [], lines: ['Close which tabs?'] });
    expect(said.chips.length).toBeGreaterThan(1);
  });
});

describe('pronouns', () => {
  it('mean the last list', async () => {
    const talk = conversation(tabTools(open));
    await talk.say('find tab invoice');
    const said = await talk.say('close the first');
    expect(said.calls.at(-1)?.arguments).toEqual({ tab_ids: [6] });
    await talk.say('how many tabs');
    expect((await talk.say('close them')).calls.at(-1)?.arguments).toEqual({ tab_ids: [6, 7] });
  });

  it('mean what was selected before anything listed', async () => {
    const talk = conversation(tabTools(open));
    await talk.say('find tab invoice');
    const said = await talk.say('close these', [{ kind: 'tab', id: '4', title: 'Birds', url: `${yt}c` }]);
    expect(said.calls.at(-1)?.arguments).toEqual({ tab_ids: [4] });
  });

  it('of a turn that a restart of the browser broke into are looked for anew', async () => {
    const looked: number[] = [];
    const talk = conversation({
      ...tabTools(open),
      list_tabs: (args) => {
        looked.push(1);
        return tabTools(open).list_tabs!(args);
      },
    });
    await talk.say('close group trip');
    const before = looked.length;
    const again = await talk.goOnAfterRestart();
    expect(looked.length).toBe(2 * before);
    expect(again.calls.at(-1)?.arguments).toEqual({ tab_ids: [7] });
  });

  it.each([
    ['list tabs', false],
    ['find tab cats', false],
    ['close youtube tabs', true],
    ['pin this', true],
  ])('that were looked through to choose from are no list to be shown: %s', async (sentence, quiet) => {
    const talk = conversation(tabTools(open));
    const rounds = (await talk.say(sentence)).quiet;
    const looks = quiet ? rounds.slice(0, -1) : rounds;
    expect(looks).toEqual(looks.map(() => (quiet ? true : undefined)));
    expect(rounds.at(-1)).toBeUndefined();
  });

  it('that a chip names are none that have their numbers after a restart of the browser', async () => {
    const talk = conversation(tabTools(open));
    const chip = { intent: { id: 'tabs.switch', slots: { ref: { kind: 'tab', id: 7 } } } };
    expect((await talk.take(chip)).calls.at(-1)).toMatchObject({ name: 'switch_to_tab' });
    expect((await talk.goOnAfterRestart()).calls).toEqual([]);
  });

  it('are asked about without a list, and where the list has changed', async () => {
    const talk = conversation(tabTools(open));
    expect((await talk.say('close them')).lines).toEqual([
      'Which ones? List something first, or select rows of a list.',
    ]);
    const gone = await talk.say('close these', [
      { kind: 'tab', id: '2', title: 'Cats', url: 'https://elsewhere.test/' },
    ]);
    expect(gone.lines).toEqual(['That list has changed since. List it again first.']);
    expect(gone.calls.some((call) => call.name === 'close_tabs')).toBe(false);
  });

  it('ask whether "the others" are of the list or of the window', async () => {
    const talk = conversation(tabTools(open));
    await talk.say('find tab invoice');
    await talk.say('close the first');
    const said = await talk.say('close the others');
    expect(said.choice).toBe(true);
    expect((await talk.take(said.chips[0]!)).calls.at(-1)?.arguments).toEqual({ tab_ids: [7] });
  });
});

describe('looking at tabs', () => {
  it('answers with the number first', async () => {
    const talk = conversation(tabTools(open));
    expect((await talk.say('how many tabs')).lines).toEqual(['7 tabs in 2 windows: 0 asleep, 1 pinned, 0 playing.']);
    expect((await talk.say('youtube tabs')).lines).toEqual(['3 tabs from youtube in 2 windows.']);
    expect((await talk.say('list windows')).lines).toEqual([
      '2 windows with 7 tabs.',
      'Window 1: 4 tabs (most from example.com)',
      'Window 2: 3 tabs (most from www.youtube.com) (group Trip)',
    ]);
  });

  it('says where it looked when there is nothing, and offers a wider search', async () => {
    const found = [
      { kind: 'bookmark', id: '7', title: 'Sourdough', also: [{ kind: 'history', id: 'https://bread.test/' }] },
      { kind: 'history', id: 'https://rye.test/', title: 'Rye sourdough' },
    ];
    const talk = conversation({ ...tabTools(open), find: () => ({ items: found, total: 2 }) });
    const said = await talk.say('find tab sourdough');
    expect(said.lines).toEqual(['Not open: tabs about “sourdough”. In bookmarks: 1, in history: 2.']);
    expect(said.chips.map(talk.label)).toEqual([
      'Look in bookmarks for “sourdough”',
      'Look in the history for “sourdough”',
    ]);
  });

  it('goes to a page that was loaded rather than to one that was not', async () => {
    const failed = tab(1, 'https://cats.test/a', { title: 'Cats', failed: true });
    const talk = conversation(tabTools([failed, tab(2, 'https://cats.test/b', { title: 'Cats' })]));
    expect((await talk.say('go to the cats tab')).calls.at(-1)).toMatchObject({ arguments: { tab_id: 2 } });
    const alone = conversation(tabTools([failed]));
    expect((await alone.say('go to the cats tab')).calls.at(-1)).toMatchObject({ arguments: { tab_id: 1 } });
  });

  it('closes pages that were not loaded with one plan', async () => {
    const failed = tab(2, 'https://dogs.test/', { title: 'dogs.test', failed: true });
    const talk = conversation(tabTools([tab(1, 'https://cats.test/', { active: true }), failed]));
    const { calls } = await talk.say('tidy tabs');
    expect(calls).toContainEqual({ name: 'close_tabs', arguments: { tab_ids: [2] } });
  });

  it('says what tidying did, and not what it did not', async () => {
    const talk = conversation(tabTools([tab(1, 'https://cats.test/', { active: true }), tab(2, 'https://cats.test/')]));
    expect((await talk.say('tidy tabs')).lines).toEqual(['Tidied: 1 closed.']);
  });

  it('switches, and lets the user choose among equals', async () => {
    const talk = conversation(tabTools(open));
    expect((await talk.say('go to the cats tab')).lines).toEqual(['Switched to Cats (window 1).']);
    const said = await talk.say('go to invoice');
    expect(said).toMatchObject({ choice: true, calls: [{ name: 'list_tabs' }, { name: 'list_tabs' }] });
    expect((await talk.take(said.chips[1]!)).calls.at(-1)).toEqual({ name: 'switch_to_tab', arguments: { tab_id: 7 } });
  });

  it('reads a long list to its end', async () => {
    const many = Array.from({ length: 1201 }, (_, at) => tab(at + 1, `https://news.test/${at}`, { active: at === 0 }));
    const said = await conversation(tabTools(many)).say('close all tabs from news.test');
    expect(said.calls.at(-1)?.arguments.tab_ids).toHaveLength(1200);
  });
});

describe('closing what a sentence does not name plainly', () => {
  it.each([
    ['close all tabs from news.test', 'by the gate alone', undefined],
    ['the youtube tabs are too much, close them', 'in any case', { plan: true }],
    ['clsoe all youtube tabs', 'in any case', { plan: true }],
  ])('%s: is asked about %s', async (sentence, _, run) => {
    const tabs = [...open, tab(91, 'https://news.test/', {}), tab(92, 'https://www.youtube.com/watch', {})];
    const said = await conversation(tabTools(tabs)).say(sentence);
    expect(said.calls.at(-1)?.name).toBe('close_tabs');
    expect(said.run).toEqual(run);
  });
});

describe('putting tabs in order', () => {
  it('tidies in one plan', async () => {
    const here = [...open.filter((one) => one.window_id === 1), tab(8, 'https://a.test/', {}), tab(9, `${yt}d`)];
    const said = await conversation(tabTools(here, [8])).say('tidy tabs');
    expect(said.run).toEqual({ plan: true });
    expect(said.calls.slice(-3).map((call) => call.name)).toEqual(['close_tabs', 'group_tabs', 'discard_tabs']);
    expect(said.lines).toEqual(['Tidied: 1 closed, 1 asleep, 1 group made.']);
  });

  it('groups sites that have several tabs and says what stays', async () => {
    const said = await conversation(tabTools([...open, tab(10, `${yt}e`)])).say('group tabs by site');
    expect(said.calls.at(-1)?.arguments).toEqual({
      groups: [
        { title: 'example.com', tab_ids: [1, 5] },
        { title: 'youtube.com', tab_ids: [2, 10] },
      ],
    });
    expect(said.lines[0]).toBe('Made 2 groups from 4 tabs; 1 left as it was.');
  });

  it('puts old tabs to sleep', async () => {
    const said = await conversation(tabTools(open, [2, 5])).say("sleep everything I haven't used today");
    expect(said.calls.at(-1)).toEqual({ name: 'discard_tabs', arguments: { tab_ids: [2, 5] } });
  });
});

describe('what is said of tabs without their words', () => {
  const some = [
    tab(1, 'https://example.com/', { active: true }),
    tab(2, 'https://www.indeed.com/marketing', { title: 'Marketing manager' }),
    tab(3, 'https://www.linkedin.com/jobs/1', { title: 'Product writer' }),
    tab(4, 'https://hitched.test/a', { title: 'Wedding venues in Kent' }),
    tab(5, 'https://hitched.test/b', { title: 'Barn wedding venues' }),
    tab(6, 'https://docs.test/', { title: 'Chapter 3', group: 'Thesis', group_id: 9 }),
    tab(7, 'https://docs.test/2', { title: 'Notes', group: 'Thesis', group_id: 9 }),
  ];
  it.each([
    ['move the job tabs to a new window', { moves: [{ tab_ids: [2, 3], new_window: true }] }],
    ['pin both the wedding tabs', { tab_ids: [4, 5] }],
    ['pin the first wedding tab', { tab_ids: [4] }],
    ['move my thesis tabs to a new window', { moves: [{ tab_ids: [6, 7], new_window: true }] }],
    ['pin the second hitched tab', { tab_ids: [5] }],
    ['pin the two wedding tabs', { tab_ids: [4, 5] }],
    ['keep only my job tabs', { tab_ids: [4, 5, 6, 7] }],
  ])('finds the sites of a subject, what is counted, and a group by its name: %s', async (sentence, args) => {
    expect((await conversation(tabTools(some)).say(sentence)).calls.at(-1)?.arguments).toMatchObject(args);
  });
});

describe('what is not there, or not to be', () => {
  const some = [
    tab(1, 'https://example.com/', { active: true }),
    tab(2, 'https://a.youtube.com/', { title: 'Cats', pinned: true }),
    tab(3, 'https://b.youtube.com/', { title: 'Dogs', window_id: 2 }),
    tab(4, 'https://docs.test/', { title: 'Chapter 3', group: 'Thesis', group_id: 9 }),
  ];
  it.each([
    'close the fifth youtube tab',
    'close these youtube tabs',
    "close the thesis tabs I haven't used for a month",
  ])('is not taken for all that there is: %s', async (sentence) => {
    expect((await conversation(tabTools(some)).say(sentence)).calls.map(({ name }) => name)).not.toContain(
      'close_tabs',
    );
  });

  it.each([
    'do not delete Recipes',
    'Rezepte bitte nicht löschen',
    'please do not close anything, delete the empty folders, or whatever',
  ])('is not offered: %s', async (sentence) => {
    const talk = conversation({
      ...tabTools(some),
      list_bookmark_folders: () => ({ items: ['Recipes', 'Rezepte'].map((title) => ({ id: title, title })) }),
    });
    const offered = (await talk.say(sentence)).chips.map(({ intent }) => intent);
    const isShown = ({ id, slots }: Intent) => intentById.get(id)?.effect === 'read' || Object.keys(slots).length === 0;
    expect(offered.filter((intent) => !isShown(intent))).toEqual([]);
  });
});

it('forgets of a site only the pages that the words name', async () => {
  const visited = [{ url: 'https://www.youtube.com/cats', title: 'Cats' }];
  const talk = conversation({
    search_history: () => ({ items: visited, total: 1 }),
    delete_history: () => ({ done: 1 }),
  });
  const { calls } = await talk.say('delete my youtube history about cats');
  expect(calls.filter(({ name }) => name === 'delete_history')).toEqual([
    { name: 'delete_history', arguments: { urls: [visited[0]!.url] } },
  ]);
  expect(calls[0]?.arguments).toMatchObject({ query: 'cats', site: 'youtube' });
});

describe('the fullest sites', () => {
  it('are the rows of the card, and are not told again', async () => {
    const said = await conversation(tabTools(open)).say('which sites have most tabs');
    expect(said.calls).toEqual([{ name: 'list_tabs', arguments: { group_by: 'site', limit: 10 } }]);
    expect(said.lines).toEqual(['7 tabs from 3 sites.']);
  });
});

describe('the tab used before', () => {
  const used = (id: number, minutes: number, more = {}) =>
    tab(id, `https://${id}.test/`, { last_used: new Date(Date.UTC(2026, 10, 27, 9, minutes)).toISOString(), ...more });

  it.each([
    ['en', 'go back to the previous tab'],
    ['en', 'go back to what I was looking at before'],
    ['de', 'zurück zum vorherigen Tab'],
    ['fr', "reviens à l'onglet précédent"],
    ['es', 'vuelve a la pestaña anterior'],
    ['pt-BR', 'volta para a aba anterior'],
    ['vi', 'quay lại tab trước'],
    ['zh', '回到刚才的标签页'],
    ['ja', 'さっきのタブに戻って'],
  ])('is gone back to: %s: %s', async (language, sentence) => {
    const tabs = [used(1, 59, { active: true }), used(2, 10), used(3, 40, { window_id: 2 }), used(4, 20)];
    const said = await conversation(tabTools(tabs), { language }).say(sentence);
    expect(said.calls.at(-1)).toEqual({ name: 'switch_to_tab', arguments: { tab_id: 3 } });
  });

  it('is none where no other was used', async () => {
    const said = await conversation(tabTools([used(1, 59, { active: true })])).say('go to the previous tab');
    expect(said.lines).toEqual(['No other tab was used yet.']);
  });
});

/** A `find` over one thing, which has one word. */
const finds =
  (word: string, item: { title: string } & Record<string, unknown>) =>
  ({ query, match }: Record<string, unknown>) => {
    const words = String(query).split(' ');
    const isFound = (one: string) => word.startsWith(one);
    const items = (match === 'any' ? words.some(isFound) : words.every(isFound)) ? [item] : [];
    return { items, total: items.length };
  };

describe('sentences that are no command', () => {
  it('are answered with the three nearest commands, none of which closes anything', async () => {
    const find = finds('invoice', { kind: 'tab', id: 6, title: 'Invoice 12' });
    const talk = conversation({ find });
    const said = await talk.say('invoice gobbledygook whatsit');
    expect(said.lines).toEqual(['Not understood. What you have about “invoice”, and the nearest commands:']);
    expect(said.chips).toHaveLength(3);
    expect(said.ways).toEqual(['commands', 'model', 'add-model']);
    expect(said.chips[0]?.intent).toEqual({ id: 'tabs.find', slots: { words: ['invoice'] } });
  });

  it('leads on where nothing has the words, to those of them that something has', async () => {
    const find = finds('cats', { kind: 'tab', id: 2, title: 'Cats' });
    const said = await conversation({ ...tabTools(open), find }).say('find my tab about cats parade');
    expect(said.chips.map(({ intent }) => [intent.id, intent.slots.words])).toContainEqual(['tabs.find', ['cats']]);
  });

  it('takes a word with a typing error for the one in the title of a tab', async () => {
    const found = { items: [], total: 0 };
    const tools = {
      ...tabTools(open),
      find: ({ query }: Record<string, unknown>) =>
        query === 'invoice' ? { items: [{ kind: 'tab', id: 6 }], total: 1 } : found,
    };
    const said = await conversation(tools).say('pin the invioce too');
    expect(said.chips.map(({ intent }) => [intent.id, intent.slots.words])).toContainEqual(['tabs.pin', ['invoice']]);
  });

  it('takes a word for the one that begins and ends as it does, with two letters more', async () => {
    const bread = { kind: 'bookmark', id: 'b', title: 'Sourdough for beginners' };
    const find = finds('sourdough', bread);
    const said = await conversation({ ...tabTools(open), find }).say('sourdoh');
    expect(said.chips[0]?.intent).toEqual({ id: 'bookmarks.find', slots: { words: ['sourdough'] } });
  });

  it('looks first for what an order may be for: open tabs, though a bookmark has another word', async () => {
    const found: Record<string, unknown[]> = {
      games: [2, 3].map((id) => ({ kind: 'tab', id, title: 'Games' })),
      work: [{ kind: 'bookmark', id: 'b', title: 'Work' }],
    };
    const find = ({ query }: Record<string, unknown>) => {
      const items = found[String(query)] ?? [];
      return { items, total: items.length };
    };
    const said = await conversation({ ...tabTools(open), find }).say('close the games, i have to work');
    expect(said.chips[0]?.intent).toEqual({ id: 'tabs.close-matching', slots: { words: ['games'] } });
  });

  it.each([
    ['my sunday reading please', 'session.open', { session: 'Sunday reading' }],
    ['thesis stuff, you know', 'tabs.list', { group: 'Thesis' }],
    ['delete Rezepte', 'bookmarks.folder-delete', { folder: 'Rezepte' }],
    ['close the games', 'tabs.close-matching', { words: ['games'] }],
    ['the games are for monday', 'tabs.snooze', { words: ['games'], until: expect.any(Number) }],
    ['gartenkram in Rezepte halt', 'bookmarks.folder', { folder: 'Rezepte' }],
    ["close that thesis bundle up, don't delete it", 'tabs.list', { group: 'Thesis' }],
  ])('names what is there by a name in the sentence: %s', async (sentence, id, slots) => {
    const talk = conversation({
      ...tabTools([
        tab(1, 'https://a.test/', { group: 'Thesis', group_id: 3 }),
        tab(2, 'https://www.roblox.com/', { title: 'Adopt me' }),
      ]),
      list_sessions: () => ({ items: [{ id: 's', title: 'Sunday reading' }] }),
      list_bookmark_folders: () => ({ items: [{ id: 'f', title: 'Rezepte' }] }),
    });
    expect((await talk.say(sentence)).chips.map(({ intent }) => intent)).toContainEqual({ id, slots });
  });

  it('are answered honestly where a model is needed, and where nothing helps', async () => {
    const talk = conversation({});
    expect((await talk.say('summarise this')).lines).toEqual([
      'That needs a model. It can be a local one on this computer, or one with a key.',
    ]);
    expect((await conversation({}, { ownModel: true }).say('summarise this')).lines).toEqual([
      'That needs a model. It can be the browser’s own, a local one on this computer, or one with a key.',
    ]);
    expect((await talk.say('summarise this')).ways).toEqual(['model', 'add-model']);
    expect((await talk.say('what time is it')).lines).toEqual(['I only know your tabs, bookmarks, tags and history.']);
  });
});

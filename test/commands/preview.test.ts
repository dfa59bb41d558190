import { describe, expect, it } from 'vitest';
import { conversation } from './conversation.ts';
import { tab, tabTools } from './library.ts';

const none = () => ({ items: [], total: 0 });
const open = [
  tab(1, 'https://a.test/', { active: true }),
  tab(2, 'https://a.test/'),
  tab(3, 'https://a.test/', { window_id: 2 }),
  tab(4, 'https://b.test/x', { title: 'Invoice' }),
];

describe('the instant line', () => {
  it('shows what would run with its live count, and runs nothing that changes', async () => {
    const talk = conversation(tabTools(open));
    expect(await talk.preview('close duplicate tabs')).toMatchObject({
      intent: 'tabs.close-duplicates',
      sentence: 'Close 2 duplicate tabs in 2 windows',
      exact: true,
    });
    expect(talk.asked.map((call) => call.name)).toEqual(['find_duplicate_tabs']);
    await talk.preview('tidy tabs');
    await talk.preview('close this');
    expect(talk.asked.some((call) => /^(?:close|discard|group|move|delete)/.test(call.name))).toBe(false);
  });

  it('counts what a search finds', async () => {
    const talk = conversation(tabTools(open));
    expect((await talk.preview('find tab invoice'))?.sentence).toBe('Find tabs about “invoice” (1)');
  });

  it('looks for one tab in titles too, and for tabs of a site on it', async () => {
    const talk = conversation(tabTools([...open, tab(5, 'https://c.test/', { title: 'Figma tips' })]));
    expect(await talk.preview("where's the figma tab")).toMatchObject({
      sentence: 'Find tabs about “figma” (1)',
      rows: [{ id: '5' }],
      exact: true,
    });
    expect(await talk.preview('figma tabs')).toMatchObject({ intent: 'tabs.site', total: 0 });
  });

  it('is not exact where a typing error was mended', async () => {
    expect(await conversation(tabTools(open)).preview('close duplciate tabs')).toMatchObject({ exact: false });
  });

  it('leaves what may be prose to the model', async () => {
    const talk = conversation({ ...tabTools(open), list_bookmark_folders: none, list_sessions: none });
    for (const sentence of ['where is the Eiffel Tower', 'rename foo to bar']) {
      expect(await talk.preview(sentence), sentence).toMatchObject({ exact: false });
    }
  });

  it('has nothing for prose, and for a model’s work', async () => {
    const talk = conversation({});
    for (const sentence of ['should I close my bank account?', 'summarise this', '']) {
      expect(await talk.preview(sentence)).toBeNull();
    }
  });

  it('shows the plain command where the background does not answer', async () => {
    const talk = conversation({});
    expect((await talk.preview('close duplicate tabs'))?.sentence).toBe('Close duplicate tabs');
  });

  it('knows the list that pronouns mean', async () => {
    const talk = conversation(tabTools(open));
    await talk.say('find tab invoice');
    expect((await talk.preview('close them'))?.sentence).toBe('Close 1 tab in 1 window');
  });

  it('knows the rows that are selected, before any list', async () => {
    const talk = conversation(tabTools(open));
    await talk.say('find tab invoice');
    const selected = [2, 3].map((id) => ({ kind: 'tab' as const, id: String(id), title: '', url: 'https://a.test/' }));
    expect(await talk.preview('close them', selected)).toMatchObject({
      sentence: 'Close 2 tabs in 2 windows',
      total: 2,
    });
  });
});

it.each([
  ['save this page to Recipes', 'Bookmark “Page 1” in “Recipes”'],
  ['group github tabs as Code', 'Group tabs from github as “Code” (0)'],
  ['new folder Garden', 'Make folder “Garden”'],
  ['set these tabs aside as Thesis', 'Save and close 2 tabs as “Thesis”'],
])('names stand in quotes: %s', async (sentence, shown) => {
  const tools = {
    ...tabTools(open),
    list_bookmark_folders: () => ({ items: [], total: 0 }),
    list_sessions: () => ({ items: [], total: 0 }),
  };
  expect((await conversation(tools).preview(sentence))?.sentence).toBe(shown);
});

describe('the rows under it', () => {
  const rowsOf = (talk: ReturnType<typeof conversation>, sentence: string) =>
    talk.preview(sentence).then((shown) => ({ ids: shown?.rows.map(({ id }) => id), total: shown?.total }));

  it('are what a command would find', async () => {
    const talk = conversation(tabTools(open));
    expect(await rowsOf(talk, 'find tab invoice')).toEqual({ ids: ['4'], total: 1 });
    expect((await talk.preview('find tab invoice'))?.rows).toEqual([
      { kind: 'tab', id: '4', title: 'Invoice', url: 'https://b.test/x' },
    ]);
    expect(await rowsOf(talk, 'how many tabs')).toEqual({ ids: [], total: 0 });
  });

  it('are what a command would act on, each once', async () => {
    const talk = conversation(tabTools(open));
    expect(await rowsOf(talk, 'close duplicate tabs')).toEqual({ ids: ['2', '3'], total: 2 });
    expect(await rowsOf(talk, 'close this')).toEqual({ ids: ['1'], total: 1 });
    await talk.say('find tab invoice');
    expect(await rowsOf(talk, 'close the first one')).toEqual({ ids: ['4'], total: 1 });
  });

  it('are the choices where several are meant', async () => {
    const talk = conversation(tabTools([...open, tab(5, 'https://c.test/', { title: 'Invoice' })]));
    expect(await rowsOf(talk, 'go to the invoice tab')).toEqual({ ids: ['4', '5'], total: 2 });
  });

  it('are none where there is nothing to act on', async () => {
    expect(await rowsOf(conversation(tabTools(open)), 'close them')).toEqual({ ids: [], total: 0 });
  });
});

import { describe, expect, it } from 'vitest';
import { matchCommand } from '@/src/commands/index.ts';
import { conversation, type Tools } from './conversation.ts';
import { tab, tabTools } from './library.ts';

const open = [
  tab(1, 'https://tides.test/brittany', { active: true, title: 'Reading “list” of pinned tides - Tides' }),
  tab(2, 'https://github.com/a'),
  tab(3, 'https://github.com/b'),
  tab(4, 'https://github.com/b'),
];

const items = (all: object[]) => () => ({ items: all, total: 34 });

/** Asks what the assistant can do. Gives the answer, and its examples without list marks, with the command of each. */
async function examplesWith(tools: Tools) {
  const said = await conversation(tools).say('what can you do');
  const examples = said.lines.slice(1).map((line) => line.replace(/^- /, ''));
  return {
    said,
    examples: examples.map((example) => {
      const match = matchCommand(example, { now: 0 });
      return [example, match.kind === 'intent' ? match.intent.id : match.kind];
    }),
  };
}

describe('what can you do', () => {
  it('is answered with six commands about what is really there, and the way to all of them', async () => {
    const { said, examples } = await examplesWith({
      ...tabTools(open),
      search_bookmarks: items([
        { folder: 'Bookmarks bar' },
        { folder: 'Bookmarks bar/All of "it"' },
        { folder: 'Other bookmarks/Everything that one needs to know' },
        { folder: 'Other bookmarks/Not this one' },
      ]),
      list_tags: items([{ title: 'rust', count: 3 }]),
    });
    // Lists that are read for the examples are not shown as rows.
    expect(said.quiet[0]).toBe(true);
    expect(said.lines[0]).toBe('4 open tabs and 34 bookmarks to work with. For example:');
    expect(examples).toEqual([
      ['Find tab “Reading list of”', 'tabs.find'],
      ['Close all github.com tabs', 'tabs.close-site'],
      ['Show folder “Not this one”', 'bookmarks.folder'],
      ['Show what is tagged #rust', 'tags.show'],
      ['Close duplicate tabs', 'tabs.close-duplicates'],
      ['Group tabs by site', 'tabs.group-site'],
    ]);
    expect(said.chips.map(({ intent }) => intent.id)).toEqual(['tabs.close-duplicates', 'tabs.tidy']);
    expect(said.ways).toEqual(['commands']);
  });

  it.each(['hello', 'hi', 'Hello!'])('has three for %s, and no rows while it is typed or after', async (greeting) => {
    const talk = conversation({
      ...tabTools(open),
      search_bookmarks: () => ({
        items: [{ id: 'b', title: 'Boats', url: 'https://boats.test/', folder: 'x' }],
        total: 34,
      }),
      list_tags: items([]),
    });
    expect(await talk.preview(greeting)).toMatchObject({ rows: [], total: 0 });
    const said = await talk.say(greeting);
    expect(said.lines[0]).toMatch(/^Outrigger finds, tidies and saves for you: 4 open tabs and 34 bookmarks here/);
    expect(said.lines).toHaveLength(4);
    expect(said.calls.every(({ arguments: { limit } }) => limit === undefined)).toBe(true);
  });

  it('does not take a page of the browser for an example', async () => {
    const blank = tab(1, 'about:blank', { active: true, title: 'about:blank' });
    const { examples } = await examplesWith({
      ...tabTools([blank]),
      search_bookmarks: items([]),
      list_tags: items([]),
    });
    expect(examples.map(([, id]) => id)).not.toContain('tabs.find');
  });

  it('has six where hardly anything is there, and where it cannot be looked at', async () => {
    const failing = () => 'No.';
    const { examples } = await examplesWith({
      get_current_tab: failing,
      list_tabs: failing,
      find_duplicate_tabs: failing,
      search_bookmarks: items([]),
      list_tags: items([]),
    });
    expect(examples.map(([, id]) => id)).toEqual([
      'tabs.count',
      'closed.list',
      'session.save',
      'reading.add',
      'page.links',
      'bookmarks.recent',
    ]);
  });
});

describe('what is no command', () => {
  it.each(['hello', 'thanks', 'which tabs can I close?'])('%s is left to a model where there is one', (sentence) => {
    expect(matchCommand(sentence)).toMatchObject({ kind: 'intent', exact: false });
  });

  const tools = {
    ...tabTools([...open, tab(5, 'https://old.test/', { title: 'Old' })]),
    search_bookmarks: items([]),
    list_tags: items([]),
  };

  it.each(['hello', 'hi', 'Good morning!', 'thanks'])('%s is answered with what there is to say', async (sentence) => {
    const said = await conversation(tools).say(sentence);
    expect(said.lines[0]).toMatch(/open tabs/);
    expect(said.ways).toEqual(['commands']);
  });

  it('is which tabs can go: they are counted, and nothing is closed', async () => {
    const said = await conversation(tools).say('Which tabs can I close?');
    expect(said.lines[0]).toMatch(/^1 duplicate tab, .*Nothing is closed yet\.$/);
    expect(said.chips.map(({ intent }) => intent.id)).toContain('tabs.close-duplicates');
    expect(said.calls.every(({ name }) => /^(?:list|find|get)_/.test(name))).toBe(true);
  });

  it('says that a model is needed, and what comes near without one', async () => {
    const said = await conversation(tools).say('sort my bookmarks into folders by topic');
    expect(said.lines[0]).toMatch(/^That needs a model/);
    expect(said.chips.map(({ intent }) => intent.id)).toEqual(['bookmarks.duplicates', 'bookmarks.empty-folders']);
    expect(said.ways).toEqual(['model', 'add-model']);
  });

  it.each(['summarise the squid paper in three lines', 'which squid is the cheapest'])(
    'leads to what is named of the own things where it needs a model: %s',
    async (sentence) => {
      const squid = { kind: 'tab', id: 7, title: 'On squid', url: 'https://squid.test/', window_id: 1 };
      const find = ({ query }: Record<string, unknown>) => {
        const items = String(query).includes('squid') ? [squid] : [];
        return { items, total: items.length };
      };
      const chat = conversation({ ...tools, find });
      const said = await chat.say(sentence);
      expect(said.ways).toContain('model');
      expect(chat.label(said.chips[0]!)).toMatch(/^Look in open tabs for “squid/);
    },
  );

  it('offers a model where it is not understood', async () => {
    expect((await conversation(tools).say('what is photosynthesis')).ways).toContain('add-model');
  });
});

it.each([
  ['de', 'Hallo', 'Welche Tabs kann ich schließen?', 'Sortiere meine Lesezeichen nach Themen'],
  ['es', 'hola', '¿Qué pestañas puedo cerrar?', 'ordena mis marcadores por tema'],
  ['fr', 'bonjour', 'Quels onglets puis-je fermer ?', 'trie mes favoris par thème'],
  ['ja', 'こんにちは', 'どのタブを閉じていいですか', 'ブックマークをトピック別に整理して'],
  ['pt-BR', 'olá', 'quais abas posso fechar?', 'organize meus favoritos por assunto'],
  ['vi', 'xin chào', 'tôi có thể đóng thẻ nào?', 'sắp xếp dấu trang theo chủ đề'],
  ['zh', '你好', '我可以关闭哪些标签页？', '按主题整理我的书签'],
])('%s: a greeting, what can be closed and topics are understood', (language, ...sentences) => {
  const means = (sentence: string) => {
    const match = matchCommand(sentence, { language, now: 0 });
    return match.kind === 'intent' ? match.intent.id : match.kind;
  };
  expect(sentences.map(means)).toEqual(['assistant.help', 'tabs.closable', 'beyond']);
});

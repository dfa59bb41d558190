import { describe, expect, it } from 'vitest';
import { matchCommand } from '@/src/commands/index.ts';
import { conversation, say as inEnglish } from './conversation.ts';
import { tab, tabTools } from './library.ts';

const page = (title: string, read = false) => ({
  title,
  url: `https://${fold(title)}.test/`,
  read,
  added: '2026-03-01T10:00:00Z',
});
const fold = (title: string) => title.toLowerCase().replace(/\W+/g, '-');
const pages = [
  page('The year in fonts', true),
  page('Sourdough for beginners'),
  page('Why tides differ'),
  page('War and peace'),
];
const reads = {
  ...tabTools([tab(1, 'https://front.test/', { active: true })]),
  list_reading_list: () => ({ items: pages, total: pages.length }),
  remove_from_reading_list: ({ urls }: Record<string, unknown>) => ({ done: (urls as string[]).length }),
  mark_reading_list: ({ urls }: Record<string, unknown>) => ({ done: (urls as string[]).length }),
};
const writes = ['remove_from_reading_list', 'mark_reading_list'];
const talk = (tools = reads) => conversation(tools);
const done = async (sentence: string) => {
  const said = await talk().say(sentence);
  return { said, changed: said.calls.filter(({ name }) => writes.includes(name)) };
};

describe('pages that are named', () => {
  it('go on the list from the bookmarks where no open tab has the words', async () => {
    const bread = { id: 'b1', title: 'Rye bread', url: 'https://bread.test/rye', folder: 'Recipes', tags: [] };
    const search_bookmarks = ({ query }: Record<string, unknown>) => {
      const items = String(query).includes('bread') ? [bread] : [];
      return { items, total: items.length };
    };
    const tools = { ...reads, search_bookmarks, add_to_reading_list: () => ({ done: 1 }) };
    const said = await conversation(tools).say('add the bread recipes to my reading list');
    expect(said.calls.at(-1)).toEqual({
      name: 'add_to_reading_list',
      arguments: { items: [{ title: bread.title, url: bread.url }] },
    });
    expect(said.run).toEqual({ plan: true });
  });

  it.each([
    ['save the guardian article for later', 'Add tabs from theguardian to the reading list'],
    ['read the sofa page later', 'Add tabs about “sofa” to the reading list'],
    ['read this later', 'Add this page to the reading list'],
  ])('are told before: %s', (sentence, title) => {
    const match = matchCommand(sentence);
    expect(match.kind === 'intent' && inEnglish(match.intent.title(match.slots))).toBe(title);
  });

  it.each([
    ['take the year in fonts off my reading list', 'The year in fonts'],
    ['remove sourdough from my reading list', 'Sourdough for beginners'],
    ["chuck the tides page off my reading list, I've read it", 'Why tides differ'],
    ['done with the tides article, take it off my reading list', 'Why tides differ'],
    ['get rid of the sourdough article on my reading list', 'Sourdough for beginners'],
    ['can you take sourdough off the reading list please', 'Sourdough for beginners'],
  ])('are taken off the list, which is shown first: %s', async (sentence, title) => {
    const { changed, said } = await done(sentence);
    const { url } = pages.find((one) => one.title === title)!;
    expect(changed).toEqual([{ name: 'remove_from_reading_list', arguments: { urls: [url] } }]);
    expect(matchCommand(sentence)).toMatchObject({ intent: { id: 'reading.remove', effect: 'destroy' }, plan: true });
    expect(said.lines).toEqual(['Took 1 page off the reading list.']);
  });

  it.each(["I've read the tides one, tick it off", "I've already read the tides article, cross it off"])(
    'are marked as read where that is said: %s',
    async (sentence) => {
      const { changed } = await done(sentence);
      expect(changed).toEqual([
        { name: 'mark_reading_list', arguments: { urls: ['https://why-tides-differ.test/'], read: true } },
      ]);
    },
  );

  it('may be several, with "and"', async () => {
    const { changed } = await done('remove sourdough and tides from my reading list');
    expect(changed[0]?.arguments.urls).toHaveLength(2);
  });

  it('are asked for where nothing has the words, and the one that is chosen goes', async () => {
    const chat = talk();
    const said = await chat.say('remove the volcano article from my reading list');
    expect(said.lines).toEqual(['Not on the reading list. Which one?']);
    expect(said.chips).toHaveLength(pages.length);
    expect(said.calls.filter(({ name }) => writes.includes(name))).toEqual([]);
    const chosen = await chat.take(said.chips[1]!);
    expect(chosen.calls.at(-1)).toEqual({
      name: 'remove_from_reading_list',
      arguments: { urls: ['https://sourdough-for-beginners.test/'] },
    });
  });
});

it.each([
  "don't remove sourdough from my reading list",
  'should I remove sourdough from my reading list?',
  'I removed sourdough from my reading list',
])('what forbids, asks or tells takes nothing off: %s', (sentence) => {
  expect(matchCommand(sentence).kind).toBe('none');
});

it('an exception is never taken for what is meant', async () => {
  const { said, changed } = await done('remove everything except sourdough from my reading list');
  expect(changed).toEqual([]);
  expect(said.chips.map(({ intent }) => intent.id)).not.toContain('reading.remove');
});

it.each([
  ['de', 'nimm Sauerteig von der Leseliste', 'Sauerteig'],
  ['fr', 'enlève l’article sur les abeilles de ma liste de lecture', 'abeilles'],
  ['es', 'quita masa madre de mi lista de lectura', 'masa madre'],
  ['pt-BR', 'tira o artigo sobre abelhas da minha lista de leitura', 'abelhas'],
  ['vi', 'bỏ bánh mì khỏi danh sách đọc', 'bánh mì'],
  ['zh', '把酸面包从阅读清单里删掉', '酸面包'],
  ['ja', 'パンをリーディングリストから外して', 'パン'],
])('pages are named in other languages: %s', (language, sentence, words) => {
  expect(matchCommand(sentence, { language })).toMatchObject({
    intent: { id: 'reading.remove' },
    slots: { words: [words] },
    plan: true,
  });
});

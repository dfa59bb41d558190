import { describe, expect, it } from 'vitest';
import { matchCommand } from '@/src/commands/index.ts';
import { conversation } from './conversation.ts';
import { tab, tabTools } from './library.ts';

const page = tab(1, 'https://blog.rust-lang.org/async', {
  title: 'Async Rust in practice',
  active: true,
  tags: ['read'],
});
const tools = {
  ...tabTools([page, tab(2, 'https://blog.rust-lang.org/other', { tags: ['compilers'] })]),
  list_tags: () => ({
    items: ['cooking', 'compilers', 'rust', 'read'].map((title) => ({ title, count: 3 })),
    total: 4,
  }),
};

describe('tags for this page', () => {
  it('offers those that exist first, the likeliest at the top, and marks new ones', async () => {
    const talk = conversation(tools);
    const { lines, chips, choice } = await talk.say('tag this page');
    expect(lines[0]).toContain('Async Rust in practice');
    expect(choice).toBe(true);
    expect(chips.map(talk.label)).toEqual(['#rust', '#compilers', '#cooking', 'New: #practice', 'New: #async']);
  });

  it.each(['tag this page', 'tag this rust'])(
    'says of a page of the browser that it can have none: %s',
    async (sentence) => {
      const settings = tab(1, 'chrome://settings/', { title: 'Settings', active: true });
      const { lines, chips } = await conversation({ ...tools, ...tabTools([settings]) }).say(sentence);
      expect(lines[0]).toMatch(/^This page belongs to the browser itself, so it can’t be tagged/);
      expect(chips).toEqual([]);
    },
  );

  it('leaves out what is on it already', async () => {
    const { chips } = await conversation(tools).say('tag this page');
    expect(chips.some(({ intent }) => JSON.stringify(intent.slots).includes('"read"'))).toBe(false);
  });

  it('is for the page that a menu named, and goes on that page', async () => {
    const talk = conversation({ ...tools, tag_items: () => ({ done: 1 }) });
    const other = { url: 'https://tides.example/', title: 'Tides' };
    const { lines, chips } = await talk.take({ intent: { id: 'tags.suggest', slots: { page: other } } });
    expect(lines[0]).toContain('Tides');
    const { calls } = await talk.take(chips.find((chip) => talk.label(chip) === 'New: #tides')!);
    expect(calls.at(-1)).toEqual({
      name: 'tag_items',
      arguments: { items: [{ urls: [other.url], tags: ['tides'] }] },
    });
  });

  it.each([
    ['en', 'suggest some tags for this page'],
    ['en', 'which labels would fit this article?'],
    ['de', 'schlag mir ein paar Schlagwörter für diese Seite vor'],
    ['de', 'welche Tags passen zu diesem Artikel?'],
    ['vi', 'đề xuất giúp mình vài nhãn cho trang này'],
    ['fr', 'propose-moi des étiquettes pour cette page'],
    ['es', 'recomiéndame unas etiquetas para esta página'],
    ['pt-BR', 'que etiquetas combinam com essa página?'],
  ])('are asked for in %s: %s', (language, sentence) => {
    expect(matchCommand(sentence, { language })).toMatchObject({
      kind: 'intent',
      intent: { id: 'tags.suggest' },
      slots: { ref: { kind: 'this' } },
      exact: false,
    });
  });

  it('are not suggested for what has no page in front', () => {
    for (const sentence of ['suggest tags for my bookmarks', 'which tags match vegan'])
      expect(matchCommand(sentence)).not.toMatchObject({ intent: { id: 'tags.suggest' } });
  });
});

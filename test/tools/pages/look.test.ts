import { describe, expect, it } from 'vitest';
import { getSelection } from '@/src/tools/pages/get-selection.ts';
import { listPageLinks } from '@/src/tools/pages/list-page-links.ts';
import { fakePorts } from '@/test/fakes/ports.ts';
import { runRead } from '../run-read.ts';

const links = [
  { text: 'Tide tables', url: 'https://sea.example/tides' },
  { text: '', url: 'https://sea.example/moon' },
  { text: 'Đảo', url: 'https://isle.example/' },
];
const ports = () =>
  fakePorts({
    tabs: [
      { id: 1, url: 'https://one.example/', title: 'One' },
      { id: 2, url: 'https://two.example/', title: 'Two', active: true },
    ],
    pages: { 1: { links }, 2: { title: 'Two', url: 'https://two.example/', selection: 'a word' } },
  });

describe('get_selection', () => {
  it('gives the selection on the current page, as text of its site', async () => {
    const tool = getSelection(ports());
    const data = await runRead(tool, {});
    expect(data).toEqual({ tab_id: 2, title: 'Two', url: 'https://two.example/', lang: 'en', text: 'a word' });
    expect(tool.sources?.(data)).toEqual([{ source: 'two.example', text: 'Two\nhttps://two.example/\na word' }]);
  });

  it.each([
    ['tides', 'page_selection_done', 'The tides turn.\nAll tides are late.'],
    ['tdies late', 'page_selection_done', 'All tides are late.'],
    [' ', 'page_selection_done', 'The tides turn.\n\nMoon\nAll tides are late.'],
    ['ferry', 'page_selection_done', ''],
  ])('gives only the paragraphs with these words: %j', async (filter, sentence, expected) => {
    const selection = 'The tides turn.\n\nMoon\nAll tides are late.';
    const tool = getSelection(fakePorts({ tabs: [{ id: 1, active: true }], pages: { 1: { selection } } }));
    const data = await runRead(tool, { filter });
    expect(data).toMatchObject({ text: expected });
    expect('note' in Object(data)).toBe(expected === '');
    expect(tool.sentence({ arguments: {}, data }).key).toBe(sentence);
  });

  it('reports an empty selection', async () => {
    const tool = getSelection(ports());
    const data = await runRead(tool, { tab_id: 1 });
    expect(data).toMatchObject({ text: '', note: expect.stringMatching(/Nothing/) });
    expect(tool.sentence({ arguments: {}, data }).key).toBe('page_selection_none');
  });
});

describe('list_page_links', () => {
  it('lists the links of a page in pages, and gives rows to open', async () => {
    const tool = listPageLinks(ports());
    const data = await runRead(tool, { tab_id: 1, limit: 2 });
    expect(data).toMatchObject({
      page: { tab_id: 1 },
      items: [
        { title: 'Tide tables', url: 'https://sea.example/tides' },
        { title: '', url: 'https://sea.example/moon' },
      ],
      total: 3,
      next: '2',
    });
    expect(tool.of?.(data)).toEqual({ arguments: { tab_id: 1 }, was: 'https://page-1.example/' });
    expect(tool.rows?.(data)[1]).toMatchObject({ kind: 'page', title: 'https://sea.example/moon' });
    expect(tool.sources?.(data)[0]?.text).toContain('https://sea.example/moon');
  });

  it.each([
    ['tide', ['https://sea.example/tides']],
    ['sea.example', ['https://sea.example/tides', 'https://sea.example/moon']],
    ['dao', ['https://isle.example/']],
    ['tydes tables', ['https://sea.example/tides']],
    ['nothing', []],
  ])('finds by text and address: %s', async (filter, urls) => {
    const data = (await runRead(listPageLinks(ports()), { tab_id: 1, filter })) as { items: { url: string }[] };
    expect(data.items.map(({ url }) => url)).toEqual(urls);
  });
});

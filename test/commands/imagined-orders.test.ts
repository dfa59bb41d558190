import { describe, expect, it } from 'vitest';
import { matchCommand } from '@/src/commands/index.ts';
import { askWithTools } from './ask-with-tools.ts';

describe('a question on what an order would close', () => {
  it.each([
    "which ones would go if I closed everything from stackoverflow? don't do it",
    'how many tabs would be closed if I said close everything from stackoverflow',
    'so how many would go if i close all the stackoverflow tabs?? just asking',
  ])('is answered with those tabs, and none is closed: %s', async (sentence) => {
    const { lines, shown, changes } = await askWithTools(sentence);
    expect(changes).toEqual([]);
    expect(lines[0]).toMatch(/^2 tabs/);
    expect(shown).toHaveLength(2);
  });
});

it('what may be open, saved or on a list is looked for, and not the list shown', async () => {
  const said = "show me everything I've got on sourdough, open or saved or on my reading list";
  expect(matchCommand(said)).toMatchObject({ intent: { id: 'tabs.find' }, slots: { words: ['sourdough'] } });
  expect((await askWithTools(said)).shown).toContain('Sourdough - Wikipedia');
});

describe('pages that are not open any more', () => {
  it.each([
    ['en', 'what did I look at yesterday that is no longer open', 1],
    ['en', "which pages did I visit yesterday that aren't open any more", 1],
    ['de', 'welche seiten habe ich gestern besucht, die nicht mehr offen sind', 1],
    ['zh', '昨天看过的现在没开着的网页', 1],
    ['ja', '昨日見たページで今は開いていないもの', 1],
  ])('are those of the history alone (%s): %s', (language, sentence, ago) => {
    expect(matchCommand(sentence, { language })).toMatchObject({
      intent: { id: 'history.find' },
      slots: { when: { kind: 'day', ago }, states: ['not-open'] },
    });
  });

  it('are shown without those that are open', async () => {
    const { shown } = await askWithTools("what did I visit today that isn't open any more");
    expect(shown).toEqual([
      'Used road bike size 54 - Ricardo',
      'What Swiss voters decide on Sunday - SWI swissinfo.ch',
    ]);
  });
});

it.each([
  ['I finished the one about the primes, so mark that read', 'mark_reading_list', 'A new pattern in the primes'],
  ['tag the rust book as toread as well', 'tag_items', 'The Rust Programming Language'],
])('what is told first is what the order is for: %s', async (sentence, tool, title) => {
  const { changes } = await askWithTools(sentence);
  expect(changes).toMatchObject([{ tool, asked: true }]);
  expect(changes[0]?.rows.join()).toContain(title);
});

it.each([
  ['open the one about shipping from my reading list', 'The future of shipping - The Economist'],
  ['open the article on primes that is on my reading list', 'A new pattern in the primes | Quanta Magazine'],
])('a page of the reading list is shown there, and not taken off: %s', async (sentence, title) => {
  const { shown, changes } = await askWithTools(sentence);
  expect(shown).toEqual([title]);
  expect(changes).toEqual([]);
});

it('words that no page of a time has lead to all of that time', async () => {
  const { lines, chips } = await askWithTools('what was that kettle page I looked up last week');
  expect(lines[0]).toBe('Nothing with these words from that time. At any time:');
  expect(chips).toEqual(['All pages from that time']);
});

it('tabs in one group get its name, and none of that name is looked for', async () => {
  const { changes } = await askWithTools('all the stackoverflow tabs in one group please, call it Help');
  expect(changes).toMatchObject([{ tool: 'group_tabs', asked: true, arguments: { groups: [{ title: 'Help' }] } }]);
});

it('a thing that is missed at times is shown, and is no question on rules', async () => {
  const { shown, ways } = await askWithTools('I never find the household budget when I need it');
  expect(shown).toContain('Household budget 2026 - Google Sheets');
  expect(ways).not.toContain('rules');
});

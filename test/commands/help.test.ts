import { describe, expect, it } from 'vitest';
import { matchCommand } from '@/src/commands/match.ts';
import { conversation, type Tools } from './conversation.ts';
import { tab, tabTools } from './library.ts';

const open = [
  tab(1, 'https://tides.test/brittany', { active: true, title: 'Reading “list” of pinned tides - Tides' }),
  tab(2, 'https://github.com/a'),
  tab(3, 'https://github.com/b'),
  tab(4, 'https://github.com/b'),
];

const items = (all: object[]) => () => ({ items: all, total: 34 });

/** What its examples say, without the marks around them, and which command each of them is. */
async function examplesWith(tools: Tools) {
  const said = await conversation(tools).say('what can you do');
  const examples = said.lines.slice(1).map((line) => line.slice(1, -1));
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
        { folder: 'Other bookmarks/Not this one' },
      ]),
      list_tags: items([{ title: 'rust', count: 3 }]),
    });
    expect(said.lines[0]).toBe('4 open tabs and 34 bookmarks to work with. For example:');
    expect(examples).toEqual([
      ['Find tab "Reading list of"', 'tabs.find'],
      ['Close all github.com tabs', 'tabs.close-site'],
      ['Show folder "Not this one"', 'bookmarks.folder'],
      ['#rust', 'tags.show'],
      ['Close duplicate tabs', 'tabs.close-duplicates'],
      ['Group tabs by site', 'tabs.group-site'],
    ]);
    expect(said.chips.map(({ intent }) => intent.id)).toEqual(['tabs.close-duplicates', 'tabs.tidy']);
    expect(said.ways).toEqual(['commands']);
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

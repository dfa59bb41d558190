import { expect, it } from 'vitest';
import { askWithTools } from './ask-with-tools.ts';

it('only the copies that words name are merged, and are shown first', async () => {
  const { changes } = await askWithTools('merge the duplicate bookmarks about ragù');
  expect(changes).toMatchObject([{ tool: 'merge_bookmarks', asked: true, rows: ['Slow-cooked ragù - Serious Eats'] }]);
});

it.each(['merge the duplicate bookmarks about sourdough', 'any sourdough bookmarks saved twice'])(
  '"%s" tells that none of them is saved twice, and offers to merge no others',
  async (sentence) => {
    const { changes, lines, chips } = await askWithTools(sentence);
    expect(changes).toEqual([]);
    expect(lines[0]).toBe('No address of “sourdough” is saved more than once.');
    expect(chips.filter((chip) => chip.startsWith('Merge'))).toEqual([]);
  },
);

it('a look at the copies of what is named leads on to these alone', async () => {
  const { lines, chips } = await askWithTools('any ragù bookmarks saved twice');
  expect(lines).toEqual(['1 address is saved more than once; 1 copy could go.']);
  expect(chips).toEqual(['Merge, keep the oldest', 'Merge, keep the newest']);
});

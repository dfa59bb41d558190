import { expect, it } from 'vitest';
import { conversation } from './conversation.ts';
import { tab, tabTools } from './library.ts';

const open = [
  tab(1, 'https://front.test/', { active: true, title: 'Front', last_used: '2026-11-21T11:00:00Z' }),
  tab(2, 'https://a.test/', { title: 'Newer', last_used: '2026-11-20T09:00:00Z' }),
  tab(3, 'https://b.test/', { title: 'Oldest', last_used: '2026-11-12T09:00:00Z', window_id: 2 }),
  tab(4, 'https://c.test/', { title: 'Unknown' }),
];

it.each([
  "what's the oldest tab I have open",
  'which tab have I had open longest',
  'which tab have I had open for the longest',
  'which tabs have I not looked at for longest',
  'oldest tabs',
])('where no tab is old, those used longest ago are told with their time: %s', async (sentence) => {
  const chat = conversation(tabTools(open));
  const said = await chat.say(sentence);
  expect(said.lines).toEqual(['No tab has gone unused for 14 days. Those used longest ago:']);
  expect(said.chips.map(chat.label)).toEqual([
    expect.stringMatching(/^Oldest, used Nov 12/),
    expect.stringMatching(/^Newer, used Nov 20/),
  ]);
  expect((await chat.take(said.chips[0]!)).calls.at(-1)).toEqual({ name: 'switch_to_tab', arguments: { tab_id: 3 } });
});

it('tabs that are old are listed', async () => {
  const said = await conversation(tabTools(open, [3])).say('oldest tabs');
  expect(said.lines[0]).toBe('1 tab not used for 14 days in 1 window.');
});

it('a number of days that is said is kept', async () => {
  const said = await conversation(tabTools(open)).say('tabs not used for 3 weeks');
  expect(said.lines[0]).toMatch(/^No tabs/);
});

import { describe, expect, it } from 'vitest';
import { askWithTools } from './ask-with-tools.ts';

describe('names that nothing has as a whole', () => {
  it('are taken by their rarest word in a list of several, which is said and shown first', async () => {
    const { changes, lines } = await askWithTools(
      'put the kettle, the hiking shoes and figma in a group called Shopping',
    );
    expect(changes).toMatchObject([{ tool: 'group_tabs', asked: true }]);
    expect(changes[0]?.rows).toEqual(
      expect.arrayContaining([
        'Fellow Stagg EKG Electric Kettle : Amazon.de',
        'Meindl Hiking Boots Women : Amazon.de',
        'Dashboard redesign – Figma',
      ]),
    );
    expect(lines.join(' ')).toMatch(/“.+” was taken as “.+”\./);
  });

  it.each([
    'close the kettle, the boots and the saxophone tabs',
    'put the kettle, the boots and the saxophone in a group called Shop',
  ])('that no word of is open are told before anything else: %s', async (sentence) => {
    const { changes, lines, chips } = await askWithTools(sentence);
    expect(changes).toEqual([]);
    expect(lines).toEqual(['Nothing open is about “saxophone”.']);
    expect(chips).toEqual(['Only the others']);
  });

  it.each([
    ['move the quick shakshuka page from Recipes to House', 'Shakshuka with feta - NYT Cooking'],
    ['move the acme team pictures out of Work and into House', 'Acme team - Figma'],
  ])('are looked for by a part in the folder that is named, and shown first: %s', async (sentence, title) => {
    const { changes } = await askWithTools(sentence);
    expect(changes).toMatchObject([{ tool: 'move_bookmarks', asked: true, rows: [title] }]);
  });

  it('are no new folder where one has the name as a part of its own', async () => {
    const { changes, lines, chips } = await askWithTools('bookmark the tap flights in my lisbon folder');
    expect(changes).toEqual([]);
    expect(lines[0]).toMatch(/^No folder is called lisbon\. Near it: Lisbon 2027\.$/);
    expect(chips).toContain('Make “lisbon”');
  });
});

describe('what is offered where a sentence is not understood', () => {
  it('has no words that nothing has, and the time that was said', async () => {
    const { chips } = await askWithTools('nudge me at 7 to pay the vet about the kettle');
    const snooze = chips.find((chip) => chip.startsWith('Snooze'));
    expect(snooze).toMatch(/“kettle” until .*7:00 PM$/);
  });

  it('leaves out who only stands in the reason', async () => {
    const { lines } = await askWithTools('hush up the boots thing, as Jira is open beside me');
    expect(lines.join(' ')).not.toMatch(/jira/i);
  });

  it.each([
    ['the shakshuka ought to be cooking too', 'Tag bookmarks about “shakshuka” with #cooking'],
    ['the shakshuka should not be cooking any more', 'Remove #cooking'],
  ])('puts a tag that is named on what is named, or takes it off: %s', async (sentence, label) => {
    expect((await askWithTools(sentence)).chips).toContain(label);
  });
});

describe('copies of bookmarks', () => {
  it.each(['ragù is in there twice, isn’t it? get rid of one', "I've got the ragù saved twice, delete the extra"])(
    'that are told of are merged, and shown first: %s',
    async (sentence) => {
      const { changes } = await askWithTools(sentence);
      expect(changes).toMatchObject([{ tool: 'merge_bookmarks', asked: true }]);
    },
  );

  it('go from the folder that is named, where the other is to stay', async () => {
    const { changes } = await askWithTools(
      'I have the boathouse board saved twice, get rid of the one in Work and leave the other one',
    );
    expect(changes).toMatchObject([{ tool: 'delete_bookmarks', asked: true, rows: ['Boathouse board - Jira'] }]);
  });
});

describe('tags', () => {
  it('are taken off the page that is named, and not deleted', async () => {
    const { changes } = await askWithTools('take the cooking tag off the dal');
    expect(changes).toMatchObject([{ tool: 'untag_items', rows: ['Easy dal recipe - BBC Good Food'] }]);
  });

  it('are put on both of two', async () => {
    const { changes } = await askWithTools('tag the vacuuming bookmark and the shakshuka one as sunday');
    expect(changes).toMatchObject([{ tool: 'tag_items', asked: true }]);
    expect(changes[0]?.rows).toHaveLength(2);
    expect(changes[0]?.arguments).toMatchObject({ items: [{ tags: ['sunday'] }] });
  });
});

it.each([['add the article on rivers to my reading list and close it', 'Close it']])(
  'offers to close what was kept: %s',
  async (sentence, label) => {
    expect((await askWithTools(sentence)).chips).toContain(label);
  },
);

it('a new name begins with the word that has a capital', async () => {
  const { changes } = await askWithTools('rename Old stuff to just Attic');
  expect(changes).toMatchObject([{ tool: 'update_bookmarks', arguments: { updates: [{ title: 'Attic' }] } }]);
});

it('a page that has two of the words counts once', async () => {
  const { lines } = await askWithTools('which tabs are about lisbon and alfama');
  expect(lines[0]).toBe('6 tabs about “lisbon, alfama” in 1 window.');
});

it('copies are closed of those that are named, and by a part of the name only after they were shown', async () => {
  const { changes } = await askWithTools('close the duplicates of the safari thing');
  expect(changes).toMatchObject([
    { tool: 'close_tabs', asked: true, rows: ['Login fails on Safari · Issue #198 · acme/boathouse'] },
  ]);
  const { lines } = await askWithTools('close the kettle duplicates');
  expect(lines[0]).toBe('None of the tabs about “kettle” is open more than once.');
});

it('a reminder about no page says that it needs one, and offers the one in front', async () => {
  const { lines, chips, changes } = await askWithTools('remind me at 7 to ring my sister');
  expect(changes).toEqual([]);
  expect(lines.join(' ')).toMatch(/A reminder is a tab/);
  expect(chips.join()).toMatch(/7:00 PM/);
});

describe('an order among other sentences', () => {
  it.each([
    ["Could you rename the cooking tag to food? I'd like to use it for more than books.", 'rename_tag'],
    ['group the mdn tabs as Docs, im trying to write a letter', 'group_tabs'],
    ["close the kettle page, i'm staying with the boots", 'close_tabs'],
  ])('is read, and shown first: %s', async (sentence, tool) => {
    expect((await askWithTools(sentence)).changes).toMatchObject([{ tool, asked: true }]);
  });
});

it('“the other two windows” are never the second one at once', async () => {
  const { changes } = await askWithTools('close the other two windows');
  expect(changes).toMatchObject([{ tool: 'close_tabs', asked: true }]);
});

it('the tabs of one group are sorted where they are', async () => {
  const { changes } = await askWithTools('sort the lisbon trip group by name');
  expect(changes).toMatchObject([{ tool: 'move_tabs', arguments: { moves: [{ tab_ids: [8, 7, 9], index: 6 }] } }]);
});

it.each([
  ['how many tabs do I have about juggling', /^Not open: tabs about “juggling”/],
  ['how many tabs are in this window', /35 tabs in all\.$/],
])('a count says what there is: %s', async (sentence, line) => {
  expect((await askWithTools(sentence)).lines.join(' ')).toMatch(line);
});

it('what was closed by mistake is offered again', async () => {
  expect((await askWithTools("whoops, didn't mean to shut the road bike")).chips[0]).toMatch(/^Reopen what was closed/);
});

describe('names in other windows', () => {
  it('widen nothing else that is named: what is here stays with this window', async () => {
    const { changes } = await askWithTools('pin the rivers article and the figma page');
    expect(changes[0]?.rows.toSorted()).toEqual([
      'Dashboard redesign – Figma',
      "How Europe's Rivers Are Drying Up - The New York Times",
    ]);
  });

  it('a part of a name closes nothing', async () => {
    const { changes, lines } = await askWithTools('set aside the kettle, the hiking shoes and figma');
    expect(changes).toEqual([]);
    expect(lines).toEqual(['Nothing open is about “hiking shoes”.']);
  });
});

it('a second order that comes later or is limited closes nothing now', async () => {
  for (const sentence of ['keep gmail and close the rest, tomorrow', "don't remove the cooking tag from the dal"])
    expect((await askWithTools(sentence)).changes).toEqual([]);
  expect((await askWithTools("don't remove the cooking tag from the dal")).chips.join()).not.toMatch(/^Remove/);
});

it.each([
  'show ungrouped tabs in this window',
  "which tabs aren't in a group",
  'which of my tabs are not in any group',
])('tabs in no group are listed: %s', async (sentence) => {
  const { shown } = await askWithTools(sentence);
  expect(shown).toContain('Household budget 2026 - Google Sheets');
  expect(shown).not.toContain('Lisbon - Wikipedia');
});

it('“sort these tabs by site” sorts, and makes no groups', async () => {
  const { changes } = await askWithTools('sort these tabs by site');
  expect(changes.map(({ tool }) => tool)).toEqual(['move_tabs']);
});

it('a misspelt exception is none the less one', async () => {
  const { changes } = await askWithTools('mute every youtube tab exept bach');
  expect(changes.flatMap(({ arguments: { tab_ids } }) => tab_ids)).not.toContain(10);
});

import { describe, expect, it } from 'vitest';
import { conversation } from './conversation.ts';
import { tab, tabTools } from './library.ts';

const open = [
  tab(1, 'https://a.test/', { active: true, group: 'Work', group_id: 7 }),
  tab(2, 'https://b.test/', { group: 'Work', group_id: 7 }),
  tab(3, 'https://c.test/', { group: 'Trip', group_id: 8 }),
  tab(4, 'https://d.test/', { window_id: 2, group: 'trip', group_id: 9 }),
  tab(5, 'https://e.test/', { window_id: 2, group: 'House hunting', group_id: 10 }),
  tab(6, 'https://f.test/'),
];
const talk = (tabs = open) => conversation(tabTools(tabs));
const changes = async (sentence: string, tabs = open) => {
  const call = (await talk(tabs).say(sentence)).calls.find(({ name }) => name === 'edit_tab_groups');
  return call?.arguments.groups;
};

describe('groups', () => {
  it('are renamed, all that have the name', async () => {
    expect(await changes('rename group Work to Clients')).toEqual([{ group_id: 7, title: 'Clients' }]);
    expect(await changes('rename the Trip group to Italy')).toEqual([
      { group_id: 8, title: 'Italy' },
      { group_id: 9, title: 'Italy' },
    ]);
    expect(await changes('call this group Clients')).toEqual([{ group_id: 7, title: 'Clients' }]);
    const said = await talk().say('rename group Work to Clients');
    expect(said.lines).toEqual(['Renamed 1 group to “Clients”.']);
    expect(said.run?.plan).toBeFalsy();
  });

  it('are told from the new name that stands beside theirs', async () => {
    expect(await changes('call the group House hunting Flats')).toEqual([{ group_id: 10, title: 'Flats' }]);
    expect(await changes('call the group Work Clients')).toEqual([{ group_id: 7, title: 'Clients' }]);
    expect((await talk().say('rename group Work')).lines[0]).toMatch(/^What shall the group be called/);
  });

  it('get a new name and a colour in one order, or nothing', async () => {
    const both = [{ group_id: 7, title: 'Clients', color: 'green' }];
    expect(await changes('rename the group Work to Clients and make it green')).toEqual(both);
    expect(await changes('rename the group Work to Clients and close youtube')).toBeUndefined();
    expect(await changes('group the f.test tabs and make it green')).toBeUndefined();
  });

  it('are coloured: the one that is named, the one in front, or all', async () => {
    expect(await changes('make the Work group blue')).toEqual([{ group_id: 7, color: 'blue' }]);
    expect(await changes('make this group gray')).toEqual([{ group_id: 7, color: 'grey' }]);
    expect(await changes('colour all groups violet')).toHaveLength(4);
    expect((await talk().say('make the Work group blue')).lines).toEqual(['1 group is blue now.']);
    expect(await changes('make the Work group brown')).toBeUndefined();
  });

  it('are folded and unfolded in all windows, but for those that are left out', async () => {
    const folded = (...ids: number[]) => ids.map((group_id) => ({ group_id, collapsed: true }));
    expect(await changes('collapse all groups')).toEqual(folded(7, 8, 9, 10));
    expect(await changes('collapse all groups except Trip')).toEqual(folded(7, 10));
    expect(await changes('collapse everything except Trip')).toEqual(folded(7, 10));
    expect(await changes('collapse all other groups')).toEqual(folded(8, 9, 10));
    expect(await changes('collapse the groups in this window')).toEqual(folded(7, 8));
    expect(await changes('fold the House hunting group')).toEqual(folded(10));
    expect(await changes('expand group Work')).toEqual([{ group_id: 7, collapsed: false }]);
    expect((await talk().say('expand all groups')).lines).toEqual(['Unfolded 4 groups.']);
  });

  it('that are not there are told', async () => {
    expect((await talk().say('fold group Play')).lines).toEqual([
      'No group is called Play. There are: Work, Trip, trip, House hunting.',
    ]);
    expect(await changes('collapse all groups except Play')).toBeUndefined();
    const loose = [tab(1, 'https://a.test/', { active: true })];
    expect((await talk(loose).say('collapse all groups')).lines).toEqual(['No tab here is in a group.']);
  });
});

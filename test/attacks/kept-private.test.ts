import { describe, expect, it } from 'vitest';
import type { DataKind } from '@/src/contract/settings.ts';
import { home } from './home.ts';
import { household } from './household.ts';

/** Words that stand in the library as data of one kind only. */
const planted = {
  tabs: ['Zebra tab'],
  bookmarks: ['Zebra mark', 'mark.zebra.test', 'zebra-label'],
  history: ['Zebra visit', 'visit.zebra.test'],
} satisfies Partial<Record<DataKind, string[]>>;
const kinds = ['tabs', 'bookmarks', 'history'] as const;
const subsets = Array.from({ length: 2 ** kinds.length }, (_, set) => kinds.filter((__, at) => (set >> at) & 1));

const library = () => {
  const { tabs, bookmarks, history, tags, ...rest } = home();
  return {
    ...rest,
    tabs: [...tabs, { id: 8, url: 'https://tab.zebra.test/', title: 'Zebra tab' }],
    bookmarks: {
      ...bookmarks,
      bar: [...bookmarks.bar!, { id: 'z', title: 'Zebra mark', url: 'https://mark.zebra.test/' }],
    },
    history: [
      ...history,
      { url: 'https://visit.zebra.test/', title: 'Zebra visit', visits: [900_000] },
      { url: 'https://tab.zebra.test/', title: '', visits: [900_000] },
    ],
    tags: { ...tags, 'https://tab.zebra.test/': ['tab-label'], 'https://wiki.test/start': ['zebra-label'] },
  };
};

describe('a model looks everywhere and may see', () => {
  it.each(subsets.map((allowed) => [allowed.join(', ') || 'nothing', allowed] as const))('%s', async (_, allowed) => {
    const house = await household(library());
    const rounds = [[{ name: 'find', arguments: { query: 'zebra' } }], 'Done.'];
    expect(await house.say({ text: 'Look', rounds, allowed }, 'silent')).toEqual({ reason: 'answered' });
    const sent = JSON.stringify(house.requests.at(-1));
    for (const kind of kinds)
      for (const word of planted[kind]) expect(sent.includes(word), word).toBe(allowed.includes(kind));
    // A tag on a page that is open and was visited.
    expect(sent.includes('tab-label')).toBe(allowed.includes('bookmarks') && allowed.length > 1);
    expect(sent.includes('private from this model')).toBe(allowed.length < kinds.length);
    if (!allowed.includes('history')) expect(sent).not.toMatch(/"kind\W+history/);
  });

  it('less than before: earlier data is not sent again', async () => {
    const house = await household(library());
    const look = [{ name: 'find', arguments: { query: 'zebra' } }];
    await house.say({ text: 'Look', rounds: [look, 'Done.'], allowed: ['tabs', 'history'] }, 'silent');
    expect(JSON.stringify(house.requests)).toContain('Zebra visit');
    const before = house.requests.length;
    await house.say({ text: 'Again', rounds: [look, 'Done.'], allowed: ['tabs'] }, 'silent');
    const later = JSON.stringify(house.requests.slice(before));
    expect(later).not.toMatch(/Zebra visit|visit\.zebra/);
    expect(later).toContain('Zebra tab');
  });

  it('no history: the user is not asked for it either, even if it is named', async () => {
    const house = await household(library());
    const rounds = [[{ name: 'find', arguments: { query: 'zebra', in: ['history'] } }], 'Done.'];
    await house.say({ text: 'Look', rounds, allowed: ['tabs'] }, 'silent');
    const sent = JSON.stringify(house.requests.at(-1));
    expect(sent).toContain('The user keeps history private from this model.');
    expect(sent).not.toContain('zebra.test');
  });

  it('less than when the user was asked: the present settings count', async () => {
    const { registry, records } = await household(library());
    await records.settings.change({ policies: { find: 'ask' } });
    const call = { id: 'r:1', name: 'find', arguments: { query: 'zebra' }, repairs: [] };
    const seeing = (sees: DataKind[]) =>
      registry.run(call, { caller: 'model', conversation: 'chat', turn: 'turn', window: null, sees });
    const asked = await seeing(['tabs', 'history']);
    if (asked.kind !== 'confirm') throw new Error('Nothing was asked');
    const rows = asked.preview.sections.flatMap((section) => section.rows.map(({ id }) => id));
    await registry.approve({ ticket: asked.ticket, rows });
    const given = JSON.stringify(await seeing(['tabs']));
    expect(given).toContain('Zebra tab');
    expect(given).not.toContain('Zebra visit');
  });
});

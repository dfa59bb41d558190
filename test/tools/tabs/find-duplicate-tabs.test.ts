import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDuplicateTabs } from '@/src/tools/tabs/find-duplicate-tabs.ts';
import { fakePorts } from '@/test/fakes/ports.ts';
import type { TabSeed } from '@/test/fakes/tabs.ts';
import { somewhere } from '@/test/fakes/write-run.ts';
import { tabSeeds } from './strips.ts';

const a = 'https://a.test/';

async function find(tabs: TabSeed[], args: object = {}) {
  const ports = fakePorts({ tabs });
  const tool = findDuplicateTabs(ports);
  const context = { ...somewhere, signal: new AbortController().signal };
  const data = await tool.read(tool.parameters.parse(args), context);
  return { tool, data, pages: data.items.map(({ keep, close }) => ({ keep, close })) };
}

/** The first tab of a window is in front; this one is not to matter. */
const front: TabSeed = { id: 99, url: 'https://front.test/' };

describe('find_duplicate_tabs', () => {
  it('keeps the copy used last', async () => {
    const { data, pages } = await find([
      front,
      { id: 1, url: a, lastAccessed: 5 },
      { id: 2, url: a, lastAccessed: 9 },
      { id: 3, url: a, lastAccessed: 7, windowId: 2 },
    ]);
    expect(pages).toEqual([{ keep: 2, close: [3, 1] }]);
    expect(data).toMatchObject({ total: 1, tabs: 3, closable: 2, windows: 2 });
    expect(data.items).toMatchObject([{ url: a, count: 3, windows: 2 }]);
  });

  it.each<[string, TabSeed]>([
    ['pinned', { pinned: true }],
    ['playing', { audible: true }],
    ['grouped', { group: 'Code' }],
  ])('prefers a copy that is %s', async (_, more) => {
    const { pages } = await find([
      front,
      { id: 1, url: a, lastAccessed: 9 },
      { id: 2, url: a, lastAccessed: 5, ...more },
    ]);
    expect(pages).toEqual([{ keep: 2, close: [1] }]);
  });

  it('never closes the front tab, nor pinned or playing ones', async () => {
    const { pages } = await find([
      { id: 1, url: a, active: true },
      { id: 2, url: a, pinned: true },
      { id: 3, url: a, pinned: true, lastAccessed: 2_000_000 },
      { id: 4, url: a, audible: true },
      { id: 5, url: a },
    ]);
    expect(pages).toEqual([{ keep: 3, close: [5] }]);
  });

  it.each([
    ['none', 1],
    ['fragment', 2],
    ['tracking', 3],
  ])('finds the right number of copies with ignore %s', async (ignore, count) => {
    const { data } = await find(
      [front, { id: 1, url: a }, { id: 2, url: `${a}#top` }, { id: 3, url: `${a}?utm_source=x#top` }],
      { ignore },
    );
    expect(data.items[0]?.count ?? 1).toBe(count);
  });

  it('does not take the source view of a page as a copy', async () => {
    const { pages } = await find([front, { id: 1, url: a }, { id: 2, url: `view-source:${a}` }]);
    expect(pages).toEqual([]);
  });

  it('does not match copies in different containers', async () => {
    const { pages } = await find([front, { id: 1, url: a }, { id: 2, url: a, container: 'firefox-container-1' }]);
    expect(pages).toEqual([]);
  });

  it('leaves each page open, in any set of tabs', async () => {
    await fc.assert(
      fc.asyncProperty(tabSeeds, async (seeds) => {
        const { data } = await find(seeds, { limit: 500 });
        const closing = new Set(data.items.flatMap(({ close }) => close));
        const left = new Set(seeds.filter(({ id }) => !closing.has(id)).map(({ url }) => url));
        expect(left).toEqual(new Set(seeds.map(({ url }) => url)));
        expect(closing.size).toBe(data.closable);
      }),
    );
  });

  it('shows a row for each page, with the number of copies', async () => {
    const { tool, data } = await find([front, { id: 1, url: a, title: 'A' }, { id: 2, url: a }], { limit: 1 });
    expect(tool.rows?.(data)).toEqual([
      { kind: 'tab', id: '1', title: 'A', url: a, detail: { key: 'tabs_copies', params: { n: 2 } } },
    ]);
  });
});

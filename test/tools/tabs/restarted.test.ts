import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { UndoOutcome } from '@/src/contract/tool.ts';
import type { TabSeed } from '@/test/fakes/tabs.ts';
import { Browser } from './restarting-browser.ts';
import { looks, tabSeeds } from './strips.ts';

const url = (name: string) => `https://${name}.test/`;
const named = (names: string, more: Partial<TabSeed> = {}): TabSeed[] =>
  [...names].map((name) => ({ url: url(name), ...more }));
/** Windows as the letters of their tabs. */
const strips = ({ tabs }: Browser): string[] =>
  (tabs.look() as { url: string }[][]).map((window) => window.map((tab) => tab.url.charAt(8)).join(''));
const reasons = (outcomes: UndoOutcome[]) =>
  outcomes.map((one) => (one.state === 'undone' ? one.state : `${one.state}: ${one.reason.key}`));
const idOf = async ({ tabs }: Browser, name: string): Promise<number> =>
  (await tabs.all()).find((tab) => tab.url === url(name))?.id ?? 0;

describe('in another session of the browser', () => {
  const seeds = [
    ...named('abcdef').map((seed, at) => ({ ...seed, id: at + 1 })),
    ...named('gh', { windowId: 2, group: 'Trip', groupId: 20 }).map((seed, at) => ({ ...seed, id: at + 7 })),
    { url: url('i'), id: 9, windowId: 2 },
  ];

  it.each([
    ['pin_tabs', { tab_ids: [3, 5] }],
    ['mute_tabs', { tab_ids: [3, 9] }],
    ['group_tabs', { groups: [{ title: 'New', tab_ids: [2, 9] }] }],
    ['group_tabs', { groups: [{ title: 'Trip', color: 'pink', tab_ids: [9] }] }],
    ['edit_tab_groups', { groups: [{ group_id: 20, title: 'Journey', color: 'pink', collapsed: true }] }],
    ['ungroup_tabs', { tab_ids: [7] }],
    ['ungroup_tabs', { tab_ids: [7, 8] }],
    ['move_tabs', { moves: [{ tab_ids: [2, 4], window_id: 2, index: 1 }] }],
    ['move_tabs', { moves: [{ tab_ids: [7, 8, 9], window_id: 1 }] }],
    ['move_tabs', { moves: [{ tab_ids: [1, 7], new_window: true }] }],
    ['close_tabs', { tab_ids: [3, 5, 9] }],
    ['close_tabs', { tab_ids: [2, 8] }],
    ['open_tabs', { urls: ['x', 'y', 'x'].map(url), group_title: 'Trip' }],
    ['open_tabs', { urls: ['a', 'z'].map(url), window: 'new' }],
    ['restore_session', { session_id: 'saved' }],
    ['restore_session', { session_id: 'saved', window: 'current' }],
  ])('%s is undone: %j', async (tool, args) => {
    const browser = new Browser(seeds);
    await browser.save('saved', ['a', 'k', 'l'].map(url));
    const before = looks(browser.tabs);
    const done = await browser.does(tool, args);
    expect(looks(browser.tabs)).not.toEqual(before);
    browser.restart();
    expect(new Set(reasons(await browser.undo(done)))).toEqual(new Set(['undone']));
    expect(looks(browser.tabs)).toEqual(before);
  });

  it('closed tabs return to the window of their former neighbours, wherever others went', async () => {
    const browser = new Browser([
      ...seeds,
      ...named('jkl', { windowId: 3 }).map((seed, at) => ({ ...seed, id: at + 10 })),
    ]);
    const done = await browser.does('close_tabs', { tab_ids: [8, 11] });
    browser.restart([
      ...named('jl', { windowId: 1 }),
      ...named('abcdef', { windowId: 2 }),
      ...named('gi', { windowId: 3 }),
    ]);
    expect(reasons(await browser.undo(done, ['tab:8']))).toEqual(['undone']);
    expect(reasons(await browser.undo(done))).toEqual(['undone', 'undone']);
    expect(strips(browser)).toEqual(['jkl', 'abcdef', 'ghi']);
  });

  it('closed tabs whose window is not found return to the front window', async () => {
    const browser = new Browser(seeds);
    const done = await browser.does('close_tabs', { tab_ids: [8] });
    browser.restart([...named('xy'), ...named('g', { windowId: 2 }), ...named('i', { windowId: 3 })]);
    expect(reasons(await browser.undo(done))).toEqual(['undone']);
    expect(strips(browser)).toEqual(['xyh', 'g', 'i']);
  });

  it('actions are undone from last to first, over many restarts', async () => {
    const kinds = ['pin', 'unpin', 'mute', 'group', 'ungroup', 'move', 'split', 'close'] as const;
    const act = fc.record({
      kind: fc.constantFrom(...kinds),
      picks: fc.array(fc.nat(99), { minLength: 1, maxLength: 9 }),
      n: fc.nat(9),
    });
    await fc.assert(
      fc.asyncProperty(tabSeeds, fc.array(act, { minLength: 1, maxLength: 4 }), async (strip, acts) => {
        const browser = new Browser(strip.map((seed) => ({ ...seed, url: `https://site-${seed.id}.test/` })));
        const done: { entry: string; before: string[] }[] = [];
        for (const { kind, picks, n } of acts) {
          const all = await browser.tabs.all();
          const windows = await browser.tabs.windows();
          const tab_ids = [...new Set(picks.map((at) => all[at % all.length]?.id ?? 0))];
          const [tool, args] = {
            pin: ['pin_tabs', { tab_ids }],
            unpin: ['pin_tabs', { tab_ids, pinned: false }],
            mute: ['mute_tabs', { tab_ids, muted: n > 3 }],
            group: ['group_tabs', { groups: [{ title: n > 3 ? 'Work' : 'New', tab_ids }] }],
            ungroup: ['ungroup_tabs', { tab_ids }],
            move: ['move_tabs', { moves: [{ tab_ids, window_id: windows[n % windows.length]?.id, index: n }] }],
            close: ['close_tabs', { tab_ids }],
            split: ['move_tabs', { moves: [{ tab_ids, new_window: true }] }],
          }[kind] as [string, Record<string, unknown>];
          const before = looks(browser.tabs);
          done.push({ before, entry: await browser.does(tool, args) });
          if (n % 2 === 0) browser.restart();
        }
        for (const { entry, before } of done.reverse()) {
          browser.restart();
          expect(reasons(await browser.undo(entry)).filter((one) => one !== 'undone')).toEqual([]);
          expect(looks(browser.tabs)).toEqual(before);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('a tab that shows another page is lost, and the others are undone', async () => {
    const browser = new Browser(seeds);
    const done = await browser.does('pin_tabs', { tab_ids: [3, 5] });
    browser.tabs.navigate(3, url('z'));
    browser.restart();
    expect(await browser.undo(done)).toEqual([
      { row: 'tab:3', state: 'conflict', reason: { key: 'tabs_lost' } },
      { row: 'tab:5', state: 'undone' },
    ]);
    expect(strips(browser)).toEqual(['zabdef', 'ghi']);
    // It can be found once it shows its page again.
    browser.tabs.navigate(await idOf(browser, 'z'), url('c'));
    expect(reasons(await browser.undo(done))).toEqual(['undone', 'undone']);
    expect(strips(browser)).toEqual(['abcdef', 'ghi']);
  });

  it.each(['pin_tabs', 'mute_tabs', 'ungroup_tabs'])(
    'ids of %s that belong to others now change nothing',
    async (tool) => {
      const browser = new Browser(seeds);
      const done = await browser.does(tool, { tab_ids: [7, 8] });
      browser.restart(
        named('stuvwxyz', { group: 'Trip', muted: true }).map((seed, at) => ({ ...seed, id: at + 1, windowId: 2 })),
      );
      const before = looks(browser.tabs);
      expect(reasons(await browser.undo(done))).toEqual(['conflict: tabs_lost', 'conflict: tabs_lost']);
      expect(looks(browser.tabs)).toEqual(before);
    },
  );

  it('tabs with the same page are matched by order while their number is the same, else left alone', async () => {
    const copies = [...named('aba'), ...named('a', { windowId: 2 })].map((seed, at) => ({ ...seed, id: at + 1 }));
    const browser = new Browser(copies);
    const done = await browser.does('mute_tabs', { tab_ids: [3] });
    const muted = async () => (await browser.tabs.all()).map((tab) => tab.muted);
    browser.restart();
    await browser.tabs.open({ url: url('a'), windowId: 2 });
    expect(await browser.undo(done)).toEqual([
      { row: 'tab:3', state: 'conflict', reason: { key: 'tabs_unsure', params: { n: 4 } } },
    ]);
    expect(await muted()).toEqual([false, false, true, false, false]);
    await browser.tabs.close([(await browser.tabs.all()).at(-1)?.id ?? 0]);
    expect(reasons(await browser.undo(done))).toEqual(['undone']);
    expect(await muted()).toEqual([false, false, false, false]);
  });

  it('of two tabs with the opened page, only the one that was opened is closed', async () => {
    const browser = new Browser(named('ab'));
    const done = await browser.does('open_tabs', { urls: [url('a'), url('c')] });
    browser.restart();
    expect(reasons(await browser.undo(done, [`address:${url('c')}`]))).toEqual(['undone']);
    expect(strips(browser)).toEqual(['aba']);
    await browser.tabs.close([(await browser.tabs.all()).at(-1)?.id ?? 0]);
    await browser.undo(done);
    expect(strips(browser)).toEqual(['ab']);
  });

  it('a tab that was moved since the restart or before it stays', async () => {
    const browser = new Browser(seeds);
    const done = await browser.does('pin_tabs', { tab_ids: [3, 5] });
    browser.restart();
    await browser.tabs.setPinned(await idOf(browser, 'c'), false);
    const [, other] = await browser.tabs.windows();
    await browser.tabs.move([await idOf(browser, 'e')], { windowId: other?.id ?? 0, index: 0 });
    const moved = strips(browser);
    expect(reasons(await browser.undo(done))).toEqual(['conflict: tabs_moved_since', 'conflict: tabs_moved_since']);
    expect(strips(browser)).toEqual(moved);
  });

  it('a tab returns to its former neighbours, wherever they are now', async () => {
    const browser = new Browser([...named('abcXd'), ...named('y', { windowId: 2 })]);
    const done = await browser.does('move_tabs', {
      moves: [{ tab_ids: [await idOf(browser, 'X')], window_id: 2 }],
    });
    browser.restart();
    for (const name of ['a', 'b', 'c']) await browser.tabs.close([await idOf(browser, name)]);
    for (const name of ['e', 'f', 'g', 'h']) {
      const home = (await browser.tabs.all()).find((tab) => tab.url === url('d'))?.windowId ?? 0;
      await browser.tabs.open({ url: url(name), windowId: home });
    }
    expect(reasons(await browser.undo(done))).toEqual(['undone']);
    expect(strips(browser).sort()).toEqual(['Xdefgh', 'y']);
  });

  it('an unknown window is not guessed', async () => {
    const browser = new Browser([...named('abc'), ...named('yz', { windowId: 2 })]);
    const done = await browser.does('move_tabs', {
      moves: [{ tab_ids: [await idOf(browser, 'b')], window_id: 2 }],
    });
    for (const name of ['a', 'c']) browser.tabs.navigate(await idOf(browser, name), url(name.toUpperCase()));
    browser.restart();
    expect(reasons(await browser.undo(done))).toEqual(['conflict: tabs_window_lost']);
    expect(strips(browser)).toEqual(['AC', 'yzb']);
  });

  it('a window that was closed by moving out its tabs is created again, although its id is used by another', async () => {
    const browser = new Browser([...named('ab'), ...named('yz', { windowId: 2 })]);
    const done = await browser.does('move_tabs', {
      moves: [{ tab_ids: [await idOf(browser, 'a'), await idOf(browser, 'b')], window_id: 2 }],
    });
    browser.restart([...named('yzab', { windowId: 7 }), ...named('q', { windowId: 1 })]);
    expect(reasons(await browser.undo(done))).toEqual(['undone', 'undone']);
    expect(strips(browser).sort()).toEqual(['ab', 'q', 'yz']);
  });

  it('of two groups that look alike none is used', async () => {
    const browser = new Browser([...named('ab', { group: 'Trip' }), ...named('cd', { group: 'Work' })]);
    const done = await browser.does('ungroup_tabs', { tab_ids: [await idOf(browser, 'b')] });
    const [trip, work] = await browser.tabs.groups();
    await browser.tabs.updateGroup(work?.id ?? 0, { title: 'Trip', ...(trip ? { color: trip.color } : {}) });
    browser.restart();
    const before = looks(browser.tabs);
    expect(await browser.undo(done)).toMatchObject([
      { state: 'conflict', reason: { key: 'tabs_group_unsure', params: { group: 'Trip' } } },
    ]);
    expect(looks(browser.tabs)).toEqual(before);
  });

  it('of two groups that look alike the one with a remaining tab is used', async () => {
    const browser = new Browser([...named('ab', { group: 'Trip' }), ...named('cde', { group: 'Work' })]);
    const before = strips(browser);
    const [trip, work] = await browser.tabs.groups();
    await browser.tabs.updateGroup(work?.id ?? 0, { title: 'Trip', ...(trip ? { color: trip.color } : {}) });
    const done = await browser.does('move_tabs', { moves: [{ tab_ids: [await idOf(browser, 'e')], index: 3 }] });
    expect(strips(browser)).toEqual(['abced']);
    browser.restart();
    expect(reasons(await browser.undo(done))).toEqual(['undone']);
    expect(strips(browser)).toEqual(before);
  });

  it('if two windows are equally likely, none is used', async () => {
    const browser = new Browser([...named('ab'), ...named('y', { windowId: 2 })]);
    const b = await idOf(browser, 'b');
    const done = await browser.does('pin_tabs', { tab_ids: [b] });
    await browser.tabs.move([b], { windowId: 2, index: 0 });
    await browser.tabs.setPinned(b, true);
    browser.restart();
    expect(reasons(await browser.undo(done))).toEqual(['conflict: tabs_window_lost']);
    expect((await browser.tabs.get(await idOf(browser, 'b')))?.pinned).toBe(true);
  });

  it('opened tabs are found whose pages were still loading', async () => {
    const browser = new Browser(named('a'));
    const { open } = browser.tabs;
    const coming: { id: number; url: string }[] = [];
    browser.tabs.open = async (tab) => {
      const { id } = await open(tab);
      coming.push({ id, url: tab.url });
      browser.tabs.navigate(id, 'about:blank');
      return (await browser.tabs.get(id))!;
    };
    const done = await browser.does('open_tabs', { urls: ['x', 'y'].map(url) });
    for (const { id, url } of coming) browser.tabs.navigate(id, url);
    browser.restart();
    expect(reasons(await browser.undo(done))).toEqual(['undone', 'undone']);
    expect(strips(browser)).toEqual(['a']);
  });

  it('a blank tab beside others is not taken for the one that kept the browser open', async () => {
    const browser = new Browser(named('a'));
    const done = await browser.does('close_tabs', { tab_ids: [await idOf(browser, 'a')] });
    browser.restart([...named('x'), { url: 'about:blank' }]);
    expect(reasons(await browser.undo(done))).toEqual(['undone']);
    expect((await browser.tabs.all()).map((tab) => tab.url).sort()).toEqual(['about:blank', url('a'), url('x')]);
  });
});

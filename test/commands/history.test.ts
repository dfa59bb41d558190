import { describe, expect, it } from 'vitest';
import { conversation } from './conversation.ts';
import { tab, tabTools } from './library.ts';

const open = [tab(1, 'https://www.shop.test/cart', { active: true, title: 'Cart' })];
const talk = (more = {}) => conversation({ ...tabTools(open), ...more });

describe('history', () => {
  it('is looked through together with what is open and saved, for the days that were said', async () => {
    const found = [
      {
        kind: 'history',
        id: 'https://h.test/',
        title: 'Heat pumps',
        url: 'https://h.test/',
        also: [{ kind: 'bookmark', id: '5' }],
      },
      { kind: 'tab', id: 1, title: 'Pumps', url: 'https://p.test/' },
    ];
    const said = await talk({ find: () => ({ items: found, total: 2 }) }).say('that page about heat pumps last week');
    expect(said.calls[0]?.arguments).toEqual({
      query: 'heat pumps',
      in: ['tabs', 'bookmarks', 'history'],
      from: '2026-11-09',
      to: '2026-11-15',
      limit: 100,
    });
    expect(said.lines).toEqual([
      '2 visited pages about “heat pumps” from Nov 9, 2026 to Nov 15, 2026.',
      'Visited: 1, open: 1, bookmarked: 1.',
    ]);
  });

  it('offers any time where nothing was found', async () => {
    const said = talk();
    const none = await said.say('that page about heat pumps last week');
    expect(none.lines[0]).toMatch(/^No visited pages/);
    expect((await said.take(none.chips[0]!)).calls[0]?.arguments).not.toHaveProperty('from');
  });

  it('says so too where it is asked how long one was on a site', async () => {
    const items = [
      { id: 'https://a.test/', title: 'A', url: 'https://a.test/', last_visit: '2026-11-20T10:00:00Z', visits: 2 },
    ];
    const said = await talk({ search_history: () => ({ items, total: 1 }) }).say(
      'how long did i spend on youtube today',
    );
    expect(said.calls[0]).toMatchObject({ name: 'search_history', arguments: { site: 'youtube' } });
    expect(said.lines.at(-1)).toBe('These are visits, not minutes: the browser does not keep how long.');
  });

  it('lists a site, and says that visits are no minutes', async () => {
    const pages = [
      {
        id: 'https://arxiv.org/1',
        title: 'One',
        url: 'https://arxiv.org/1',
        last_visit: '2026-11-20T10:00:00Z',
        visits: 2,
      },
    ];
    const site = await talk({ search_history: () => ({ items: pages, total: 1 }) }).say(
      'what did I read on arxiv yesterday',
    );
    expect(site.calls[0]?.arguments).toEqual({ site: 'arxiv', from: '2026-11-20', to: '2026-11-20', limit: 100 });
    const heaps = [{ site: 'news.test', pages: 3, visits: 40 }];
    const top = await talk({ search_history: () => ({ items: heaps, total: 1 }) }).say('where does my time go');
    expect(top.lines).toContain('news.test: 40 visits to 3 pages');
    expect(top.lines.at(-1)).toMatch(/^These are visits, not minutes/);
  });

  it('looks around the time that was some hours ago, not at the day before', async () => {
    const said = await talk({ search_history: () => ({ items: [], total: 0 }) }).say(
      'what page was i on about 2 hrs ago',
    );
    const { from, to } = said.calls[0]!.arguments as { from: string; to: string };
    expect(Date.parse(to) - Date.parse(from)).toBe(2 * 3_600_000);
  });

  it('opens what was found', async () => {
    const pages = [
      { id: 'https://a.test/', title: 'A', url: 'https://a.test/', last_visit: '2026-11-20T10:00:00Z', visits: 1 },
    ];
    const said = talk({ search_history: () => ({ items: pages, total: 1 }), open_tabs: () => ({ done: 1 }) });
    await said.say('what did I read yesterday');
    expect((await said.say('open the first one')).calls.at(-1)).toEqual({
      name: 'open_tabs',
      arguments: { urls: ['https://a.test/'] },
    });
  });

  it('is forgotten by site and time; where neither is said it asks', async () => {
    const tools = { delete_history: () => ({ done: 1, deleted: 7 }) };
    const site = await talk(tools).say('forget example.com');
    expect(site.calls).toEqual([{ name: 'delete_history', arguments: { site: 'example.com' } }]);
    expect(site.lines).toEqual(['Deleted 7 pages from the history.']);
    const hour = await talk(tools).say('delete the last hour of history');
    expect(hour.calls[0]?.arguments).toEqual({ from: '2026-11-21T11:00:00.000Z' });
    const vague = talk(tools);
    const said = await vague.say('clear my history');
    expect(said).toMatchObject({ choice: true, lines: ['Delete what from the history? This cannot be undone.'] });
    expect((await vague.take(said.chips[0]!)).calls.at(-1)?.arguments).toEqual({ site: 'shop.test' });
  });
});

describe('copying and links', () => {
  it('writes this window out, or the last list, and offers the other formats', async () => {
    const tools = { export_items: () => ({ done: 1, exported: 1, to: 'clipboard' }) };
    const said = await talk(tools).say('copy tabs as markdown');
    expect(said.calls.at(-1)).toEqual({
      name: 'export_items',
      arguments: { tab_ids: [1], format: 'markdown', to: 'clipboard' },
    });
    expect(said.chips.map(({ intent }) => intent.slots.format)).toEqual(['html', 'csv']);
    const listed = talk({
      ...tools,
      search_bookmarks: () => ({ items: [{ id: '4', title: 'B', url: 'https://b.test/', folder: 'Bread' }], total: 1 }),
    });
    await listed.say('bookmarks about bread');
    expect((await listed.say('copy these links')).calls.at(-1)?.arguments).toMatchObject({ bookmark_ids: ['4'] });
  });

  it('lists the links of the page in front, all or those with a word', async () => {
    const tools = {
      list_page_links: () => ({
        items: [{ title: 'Paper', url: 'https://p.test/a.pdf' }],
        total: 1,
        page: { title: 'Cart' },
      }),
    };
    const said = await talk(tools).say('pdf links here');
    expect(said.calls[0]?.arguments).toEqual({ filter: 'pdf', limit: 100 });
    expect(said.lines).toEqual(['1 link on Cart.']);
  });

  it('offers what can be done with a page where a model is missing', async () => {
    const page = { title: 'Cart', length: 900, parts: [{ title: 'Items' }, { title: 'Total' }] };
    const said = talk({ read_page: () => ({ pages: [page] }) });
    const missing = await said.say('summarise this');
    expect(missing.chips.map(({ intent }) => intent.id)).toEqual(['page.outline', 'page.links']);
    expect((await said.take(missing.chips[0]!)).lines).toEqual(['Cart: 2 parts, about 900 tokens.', 'Items', 'Total']);
  });
});

describe('bookmarks that are double or dead', () => {
  const copy = (id: string, folder_id = '1') => ({
    id,
    title: id,
    url: 'https://a.test/',
    folder: 'X',
    folder_id,
    added: '2026',
    tags: [],
  });
  const copies = {
    find_duplicate_bookmarks: () => ({
      items: [{ url: 'https://a.test/', bookmarks: [copy('1'), copy('2'), copy('3')] }],
      total: 1,
      surplus: 2,
    }),
  };

  it('are merged into the oldest, or the newest', async () => {
    const said = talk({ ...copies, merge_bookmarks: () => ({ done: 2 }) });
    const list = await said.say('duplicate bookmarks');
    expect(list.lines).toEqual(['1 address is saved more than once; 2 copies could go.']);
    expect((await said.take(list.chips[1]!)).calls.at(-1)?.arguments).toEqual({
      merges: [{ keep_id: '3', remove_ids: ['1', '2'] }],
    });
    const merged = await said.say('merge duplicate bookmarks');
    expect(merged.calls.at(-1)?.arguments).toEqual({ merges: [{ keep_id: '1', remove_ids: ['2', '3'] }] });
    expect(merged.lines).toEqual(['Merged 2 copies; the oldest of each stays, with all tags.']);
  });

  it('are told apart: gone, moved, unsure', async () => {
    const checked = {
      checked: 9,
      there: 5,
      gone: [{ id: '7' }],
      moved: [{ id: '8' }],
      unsure: [{ id: '9' }, { id: '10' }],
      skipped: 0,
    };
    const said = await talk({ check_bookmark_links: () => checked }).say('broken bookmarks');
    expect(said.lines).toEqual(['1 gone, 1 moved, 2 unsure of 9 addresses.']);
    expect(said.chips[0]?.intent).toEqual({ id: 'bookmarks.delete', slots: { ids: ['7'] } });
  });
});

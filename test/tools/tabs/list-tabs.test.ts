import { describe, expect, it } from 'vitest';
import { listTabs } from '@/src/tools/tabs/list-tabs.ts';
import { fakePorts } from '@/test/fakes/ports.ts';
import { somewhere } from '@/test/fakes/write-run.ts';

const day = 86_400_000;
const start = Date.UTC(2026, 10, 21);

const open = () => {
  const ports = fakePorts({
    tabs: [
      { id: 1, url: 'https://mail.example.com/inbox', title: 'Inbox', pinned: true, lastAccessed: start },
      { id: 2, url: 'https://github.com/a', title: 'A repository', group: 'Code', lastAccessed: start - 40 * day },
      { id: 3, url: 'https://github.com/b', title: 'Hoá đơn', group: 'Code', lastAccessed: start - 20 * day },
      { id: 4, url: 'https://news.test/', title: 'Inbox zero', discarded: true, lastAccessed: 0 },
      { id: 5, windowId: 2, url: 'https://docs.github.com/', audible: true, lastAccessed: start },
    ],
  });
  ports.clock.advance(start - ports.clock.now());
  return ports;
};

async function list(args: object, ports = open()) {
  const tool = listTabs(ports);
  const context = { ...somewhere, signal: new AbortController().signal };
  const data = await tool.read(tool.parameters.parse(args), context);
  return { tool, data, ids: data.items.flatMap((item) => ('id' in item ? [item.id] : [])) };
}

describe('list_tabs', () => {
  it('describes each tab, with its group and the tags of its address', async () => {
    const ports = open();
    await ports.tags.add('https://github.com/a', ['rust']);
    const { data } = await list({ query: 'repository' }, ports);
    const [group] = await ports.tabs.groups();
    expect(data.items).toEqual([
      {
        id: 2,
        title: 'A repository',
        url: 'https://github.com/a',
        window_id: 1,
        index: 1,
        group: 'Code',
        group_id: group!.id,
        active: false,
        pinned: false,
        audible: false,
        discarded: false,
        last_used: '2026-10-12T00:00:00.000Z',
        tags: ['rust'],
      },
    ]);
    expect((await list({ discarded: true })).data.items).toMatchObject([{ group: null, last_used: null, tags: [] }]);
  });

  it.each([
    [{}, [1, 2, 3, 4, 5]],
    [{ query: 'inbox' }, [1, 4]],
    [{ query: 'hoa don' }, [3]],
    [{ site: 'github' }, [2, 3, 5]],
    [{ query: 'inbox', sites: ['github'] }, [1, 4, 2, 3, 5]],
    [{ query: 'repository', sites: ['github', 'news.test'], window_id: 1 }, [2, 3, 4]],
    [{ sites: ['mail.example.com', 'news.test'] }, [1, 4]],
    [{ window_id: 2 }, [5]],
    [{ pinned: true }, [1]],
    [{ pinned: false }, [2, 3, 4, 5]],
    [{ audible: true }, [5]],
    [{ discarded: true }, [4]],
    [{ unused_days: 14 }, [2, 3]],
    [{ unused_days: 30 }, [2]],
    [{ site: 'github.com', unused_days: 14, query: 'repository' }, [2]],
  ])('finds with %o', async (args, ids) => {
    expect((await list(args)).ids).toEqual(ids);
  });

  it('gives pages that together are everything', async () => {
    const first = await list({ limit: 2 });
    expect([first.ids, first.data.total, first.data.next]).toEqual([[1, 2], 5, '2']);
    const last = await list({ limit: 3, cursor: first.data.next });
    expect([last.ids, last.data.next]).toEqual([[3, 4, 5], undefined]);
  });

  it('counts without listing', async () => {
    const { data } = await list({ limit: 0 });
    expect(data).toEqual({
      items: [],
      total: 5,
      searched: 5,
      counts: { tabs: 5, windows: 2, grouped: 2, pinned: 1, audible: 1, discarded: 1 },
    });
  });

  it('groups tabs by site and by window, the most first', async () => {
    expect((await list({ group_by: 'site', limit: 1 })).data).toMatchObject({
      items: [{ site: 'github.com', count: 2, tab_ids: [2, 3] }],
      total: 4,
    });
    expect((await list({ group_by: 'window' })).data.items).toEqual([
      { window_id: 1, count: 4, tab_ids: [1, 2, 3, 4] },
      { window_id: 2, count: 1, tab_ids: [5] },
    ]);
  });

  it('reports an unknown window or group', async () => {
    await expect(list({ window_id: 9 })).rejects.toMatchObject({ code: 'not-found', suggestion: 'There are: 1, 2.' });
    await expect(list({ group_id: 9 })).rejects.toMatchObject({ message: 'No tab group has the id 9.' });
  });

  it('has rows, and titles as text of others', async () => {
    const { tool, data } = await list({ window_id: 2 });
    expect(tool.rows?.(data)).toMatchObject([{ kind: 'tab', id: '5', url: 'https://docs.github.com/' }]);
    expect(tool.sources?.(data)).toEqual([{ source: 'tabs', text: expect.stringContaining('docs.github.com') }]);
    const sites = await list({ group_by: 'site' });
    expect(sites.tool.sources?.(sites.data)).toEqual([
      { source: 'tabs', text: expect.stringContaining('docs.github.com') },
    ]);
  });

  it('has sites with their numbers of tabs', async () => {
    const { tool, data } = await list({ group_by: 'site' });
    expect(tool.rows?.(data)[0]).toEqual({
      kind: 'site',
      id: 'github.com',
      title: 'github.com',
      detail: { key: 'tabs_of_site', params: { n: 2 } },
    });
    expect(tool.rows?.((await list({ group_by: 'window' })).data)).toEqual([]);
  });

  it('finds the tabs of a site by its name, also of pages that are not on the web', async () => {
    const ports = fakePorts({
      tabs: [
        { id: 1, url: 'about:addons' },
        { id: 2, url: 'https://a.test/' },
      ],
    });
    expect((await list({ group_by: 'site' }, ports)).data.items).toMatchObject([
      { site: 'about:' },
      { site: 'a.test' },
    ]);
    expect((await list({ site: 'about:' }, ports)).ids).toEqual([1]);
    expect((await list({ site: 'a.test' }, ports)).ids).toEqual([2]);
  });
});

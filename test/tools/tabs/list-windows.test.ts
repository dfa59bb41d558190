import { expect, it } from 'vitest';
import { listWindows } from '@/src/tools/tabs/list-windows.ts';
import { fakePorts } from '@/test/fakes/ports.ts';
import { somewhere } from '@/test/fakes/write-run.ts';

it('counts the tabs of each window, and marks the user’s window', async () => {
  const ports = fakePorts({
    tabs: [
      { id: 1, url: 'https://a.test/1', pinned: true },
      { id: 2, url: 'https://b.test/', title: 'B', active: true, group: 'Trip' },
      { id: 3, url: 'https://a.test/2', discarded: true },
      { id: 4, url: 'about:blank', windowId: 2, audible: true },
    ],
  });
  const tool = listWindows(ports);
  const run = { ...somewhere, window: 2, signal: new AbortController().signal };
  const data = await tool.read({ limit: 50 }, run);
  expect(data).toMatchObject({
    total: 2,
    items: [
      {
        id: 1,
        number: 1,
        title: 'B',
        active_tab_id: 2,
        current: false,
        tabs: 3,
        pinned: 1,
        discarded: 1,
        sites: [
          { site: 'a.test', count: 2 },
          { site: 'b.test', count: 1 },
        ],
        groups: [{ title: 'Trip', tabs: 1 }],
      },
      { id: 2, number: 2, current: true, tabs: 1, audible: 1, sites: [], groups: [] },
    ],
  });
  expect(tool.rows?.(data).map(({ id }) => id)).toEqual(['2', '4']);
  expect(await tool.read({ limit: 1, cursor: '1' }, run)).toMatchObject({ items: [{ id: 2 }], total: 2 });
});

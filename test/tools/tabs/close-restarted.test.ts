import { expect, it } from 'vitest';
import { closeTabs } from '@/src/tools/tabs/close-tabs.ts';
import { fakePorts } from '@/test/fakes/ports.ts';
import { call, context, worker, world } from '@/test/fakes/registry.ts';

const urls = ['https://a.test/', 'https://b.test/', 'https://c.test/', 'https://d.test/'];

it('a closing that was interrupted by the end of the browser can be undone: pages without a tab were closed', async () => {
  const ports = fakePorts({ tabs: urls.map((url) => ({ url })) });
  const its = world();
  const [first, second, third] = await ports.tabs.all();
  const died = Promise.withResolvers<void>();
  const dying = {
    ...ports.tabs,
    // The browser ends when it has closed two of three.
    close: async ([one, two]: number[]) => {
      await ports.tabs.close([one ?? 0, two ?? 0]);
      died.resolve();
      return new Promise<never>(() => undefined);
    },
  };
  const closing = call('r:1', 'close_tabs', { tab_ids: [first?.id, second?.id, third?.id] });
  const { registry } = worker(its, [closeTabs({ ...ports, tabs: dying })]);
  const asked = await registry.run(closing, context());
  if (asked.kind !== 'confirm') throw new Error(asked.kind);
  void registry.approve({ ticket: asked.ticket, rows: [first, second, third].map((tab) => `tab:${tab?.id}`) });
  await died.promise;

  ports.tabs.restart();
  its.session = 'second';
  const next = worker(its, [closeTabs(ports)]).registry;
  expect(await next.run(closing, context())).toMatchObject({
    result: { data: { done: 2, closed: 2, skipped: [{ id: `tab:${third?.id}` }] } },
  });
  expect((await ports.tabs.all()).map(({ url }) => url)).toEqual(urls.slice(2));
  await next.undo({ entry: 'r:1' });
  expect((await ports.tabs.all()).map(({ url }) => url).sort()).toEqual(urls);
});

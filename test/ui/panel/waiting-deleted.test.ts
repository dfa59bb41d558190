// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { StoreError } from '@/src/contract/records.ts';
import { openPanel, servicesWith } from '@/test/fakes/panels.ts';
import type { FakeServices } from '@/test/fakes/services.ts';

beforeEach(() => localStorage.clear());

/** Writing fails; a change of what is gone finds nothing and writes nothing, as in the database. */
function fill({ conversations }: FakeServices) {
  const { get } = conversations;
  const full = () => Promise.reject(new StoreError('quota'));
  Object.assign(conversations, {
    change: async (id: string) => ((await get(id)) ? full() : null),
    put: full,
    putMessage: full,
    putTurn: full,
    opened: full,
  });
}

it('a waiting message is restored if its chat was deleted, also while the disk is still full', async () => {
  const services = await servicesWith(['a', 'b']);
  const { panel, here } = await openPanel(services);
  void panel.attach(() => new Promise<never>(() => {}), 'slow');
  panel.write('precious');
  void panel.sendDraft('command');
  await vi.waitFor(() => expect(here().outbox.has('a')).toBe(true));
  fill(services);
  await panel.flush();
  await panel.open('b');
  panel.write('other words');
  await panel.flush();
  await services.conversations.remove('a');
  panel.stop('a');
  await vi.waitFor(() => expect(here().outbox.has('a')).toBe(false));
  await panel.flush();
  await panel.flush();
  expect(await services.conversations.get('a')).toBeNull();
  expect(here().draft).toContain('precious');
});

import { expect, it, vi } from 'vitest';
import { COMMANDS } from '@/src/contract/provider.ts';
import { createPanelStore } from '@/src/ui/panel/index.tsx';
import { finish, say, scriptedProvider } from '@/test/fakes/scripted-provider.ts';
import { fakeServices } from '@/test/fakes/services.ts';
import { answered, called, said } from '@/test/ui/samples.ts';

const other = { id: 'other', kind: 'openai-compatible', name: 'M', baseUrl: 'http://localhost/v1', model: 'm', at: 1 };

/** A panel that opens on a turn of this provider, whose call was under way. */
async function found(provider: string) {
  const services = fakeServices({ provider: scriptedProvider([say('ok'), finish()]) });
  const { conversations } = services;
  const { result: _, view: __, ...open } = called({ state: 'running' });
  await services.providers.put(other);
  await conversations.put({ id: 'chat', title: 'T', named: false, at: 1, updated: 1, draft: '' });
  await conversations.putMessage(said('x'));
  await conversations.putMessage(answered([open]));
  const turn = { id: 't1', conversation: 'chat', at: 1, model: 'm', syntax: 'json-block', round: 1 };
  await conversations.putTurn({ ...turn, state: 'running', provider });
  const panel = createPanelStore(services);
  panel.start();
  await vi.waitFor(() => expect(panel.store.getState().turn?.state).toMatch(/done|stopped/));
  const callers = services.background.of('run').map(({ context }) => context.caller);
  return { services, panel, callers };
}

it('a turn whose connection was removed ends its calls, and no other model answers', async () => {
  const { services, panel, callers } = await found('removed');
  expect(callers).toEqual(['model']);
  expect(services.done.connections).toEqual([]);
  expect(panel.store.getState().turn).toMatchObject({
    provider: 'removed',
    model: 'm',
    end: { reason: 'error', error: { code: 'connection-removed' } },
  });
});

it('Retry then asks the chosen model', async () => {
  const { services, panel } = await found('removed');
  await panel.retry();
  expect(services.done.connections.map(({ id }) => id)).toEqual(['other']);
  expect(panel.store.getState().turn).toMatchObject({ provider: 'other', end: { reason: 'answered' } });
});

it('a turn of built-in commands continues with them', async () => {
  const { callers } = await found(COMMANDS);
  expect(callers).toEqual(['command']);
});

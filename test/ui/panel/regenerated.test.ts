// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { createPanelStore } from '@/src/ui/panel/index.tsx';
import { finish, say, scriptedProvider } from '@/test/fakes/scripted-provider.ts';
import { fakeServices } from '@/test/fakes/services.ts';
import { answered, said } from '../samples.ts';

beforeEach(() => localStorage.clear());

it('Regenerate sends a chip with a tab id to the commands, with its browser session', async () => {
  const provider = scriptedProvider([say('Yes.'), finish()]);
  const services = fakeServices({ provider });
  const { conversations } = services;
  await conversations.put({ id: 'chat', title: 'chat', named: true, at: 1, updated: 1, draft: '' });
  await conversations.putMessage(
    said('Thesis', { intent: { id: 'tabs.switch', slots: { ref: { kind: 'tab', id: '7' } } }, session: 'before' }),
  );
  await conversations.putMessage({ ...answered([{ type: 'text', text: 'x' }]), session: 'before' });
  await conversations.putTurn({
    id: 't1',
    conversation: 'chat',
    at: 1,
    provider: 'commands',
    model: '',
    syntax: 's',
    round: 1,
    state: 'stopped',
    end: { reason: 'error', error: { code: 'unknown' } },
  });
  const panel = createPanelStore(services);
  panel.start();
  await vi.waitFor(() => expect(panel.store.getState().loaded).toBe(true));
  await panel.open('chat');
  await panel.regenerate('t1');
  const asked = provider.requests.map(({ messages }) => messages.findLast(({ role }) => role === 'user'));
  expect(asked).toMatchObject([{ intent: { id: 'tabs.switch' }, old: true }]);
});

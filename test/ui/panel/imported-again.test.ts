// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import type { Message, TurnEnd } from '@/src/contract/conversation.ts';
import { createPanelStore } from '@/src/ui/panel/index.tsx';
import { succeeded, tools } from '@/test/fakes/background.ts';
import { commandProvider } from '@/test/fakes/commands.ts';
import { protocol } from '@/test/fakes/protocol.ts';
import { fakeServices } from '@/test/fakes/services.ts';
import { said } from '../samples.ts';

async function imported(message: Message, end: TurnEnd) {
  const services = fakeServices({
    provider: commandProvider(),
    background: {
      describeTools: () => {
        const all = [...tools, { ...tools[0]!, name: 'get_current_tab' }];
        return { tools: all, total: all.length };
      },
      importedMessages: () => ({ ids: ['u1'] }),
      run: ({ call }) => {
        const tab = {
          id: 7,
          url: 'https://a.example/',
          title: 'A',
          window_id: 1,
          index: 0,
          pinned: false,
          active: true,
          tags: [],
        };
        return succeeded(
          call.name === 'get_current_tab' ? tab : call.name === 'list_tabs' ? { items: [tab], total: 1 } : { done: 1 },
        );
      },
    },
  });
  services.protocol = async () => protocol;
  const { conversations } = services;
  await conversations.put({ id: 'chat', title: 'chat', named: true, at: 1, updated: 1, draft: '' });
  await conversations.putMessage(message);
  const turn = {
    id: 't1',
    conversation: 'chat',
    at: 1,
    provider: 'commands',
    model: '',
    syntax: 'json-block',
    round: 0,
  };
  await conversations.putTurn({ ...turn, state: 'stopped', end });
  const panel = createPanelStore(services);
  panel.start();
  await vi.waitFor(() => expect(panel.store.getState().loaded).toBe(true));
  await panel.open('chat');
  return { services, panel };
}
const ran = (services: ReturnType<typeof fakeServices>) =>
  services.background.of('run').map(({ call, context }) => [call.name, context.this ?? false]);

const shown = said('Count tabs', { intent: { id: 'tabs.pin', slots: { ref: { kind: 'this' } } } });

it('Retry of an imported question does not run its intent', async () => {
  const { services, panel } = await imported(shown, { reason: 'error', error: { code: 'offline' } });
  await panel.retry();
  expect(ran(services).map(([name]) => name)).not.toContain('pin_tabs');
});

it('Continue of an imported question does not run its intent', async () => {
  const { services, panel } = await imported(shown, { reason: 'cut' });
  await panel.goOn();
  expect(ran(services).map(([name]) => name)).not.toContain('pin_tabs');
});

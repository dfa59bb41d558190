import { expect, it, vi } from 'vitest';
import { createPanelStore } from '@/src/ui/panel/index.tsx';
import { succeeded } from '@/test/fakes/background.ts';
import { finish, type Script, say, scriptedProvider } from '@/test/fakes/scripted-provider.ts';
import { type FakeServices, type FakeServicesOptions, fakeServices } from '@/test/fakes/services.ts';

/** A chat is deleted while its answer comes: nothing of it stays, nothing comes back by itself, all of it by Undo. */

async function asked(script: Script, options: FakeServicesOptions = {}) {
  const services = fakeServices({ provider: scriptedProvider(script), ...options });
  const panel = createPanelStore(services);
  panel.start();
  await vi.waitFor(() => expect(panel.store.getState().loaded).toBe(true));
  const { id } = panel.store.getState().conversation;
  panel.write('Which ferry?');
  const sent = panel.sendDraft('command');
  return { services, panel, id, sent };
}

const stored = async ({ conversations, records, rounds }: FakeServices, id: string) => ({
  conversation: await conversations.get(id),
  messages: (await conversations.messages(id)).map(({ role }) => role),
  turn: await conversations.turn(id),
  pieces: await records.pieces.of(id),
  rounds: (await rounds.list({ conversation: id, limit: 9 })).rounds,
});
const nothing = { conversation: null, messages: [], turn: null, pieces: [], rounds: [] };

const undo = (panel: ReturnType<typeof createPanelStore>) => panel.restore(panel.store.getState().removed[0]!);

it('a chat is deleted between two chunks of its answer', async () => {
  const gate = Promise.withResolvers<void>();
  const { services, panel, id, sent } = await asked([
    say('The first '),
    gate.promise,
    say('leaves at nine.'),
    finish(),
  ]);
  await vi.waitFor(() => expect(panel.store.getState().messages).toHaveLength(2));
  const before = await stored(services, id);
  await panel.remove(id);
  gate.resolve();
  await sent;
  expect(await stored(services, id)).toEqual(nothing);
  await undo(panel);
  expect(await stored(services, id)).toEqual(before);
  await panel.open(id);
  expect(panel.store.getState().messages[0]?.parts).toEqual([{ type: 'text', text: 'Which ferry?' }]);
});

it('a chat is deleted while one of its calls runs', async () => {
  const running = Promise.withResolvers<void>();
  const { services, panel, id, sent } = await asked(
    [say('<<{"name":"list_tabs","arguments":{}}>>'), finish('tool-calls')],
    {
      background: {
        run: async ({ context }) => {
          await running.promise;
          const { conversation } = context;
          if (conversation !== null)
            await services.records.pieces.add({ conversation, at: 1, grade: 'label', source: 'tabs', text: 'Ferries' });
          return succeeded({ items: [], total: 0 });
        },
      },
    },
  );
  await vi.waitFor(() => expect(services.background.of('run')).toHaveLength(1));
  await panel.remove(id);
  running.resolve();
  await sent;
  expect(await stored(services, id)).toEqual(nothing);
  await undo(panel);
  expect(await stored(services, id)).toMatchObject({ messages: ['user', 'assistant'], pieces: [] });
});

it('a chat is deleted before its model is loaded', async () => {
  const opening = Promise.withResolvers<void>();
  const provider = scriptedProvider([say('At nine.'), finish()]);
  const services = fakeServices({ provider });
  const { open } = services;
  services.open = async (config) => {
    await opening.promise;
    return open(config);
  };
  const panel = createPanelStore(services);
  panel.start();
  await vi.waitFor(() => expect(panel.store.getState().loaded).toBe(true));
  const { id } = panel.store.getState().conversation;
  panel.write('Which ferry?');
  const sent = panel.sendDraft('command');
  await vi.waitFor(async () => expect(await services.conversations.messages(id)).toHaveLength(1));
  await panel.remove(id);
  opening.resolve();
  await sent;
  expect(await stored(services, id)).toEqual(nothing);
  expect(provider.requests).toEqual([]);
  await undo(panel);
  expect(await stored(services, id)).toMatchObject({ conversation: { id }, messages: ['user'], turn: null });
});

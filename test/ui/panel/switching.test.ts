import { expect, it, vi } from 'vitest';
import type { Message, Turn } from '@/src/contract/conversation.ts';
import { createPanelStore } from '@/src/ui/panel/index.tsx';
import { bracketProtocol } from '@/test/fakes/bracket-protocol.ts';
import { finish, say, scriptedProvider } from '@/test/fakes/scripted-provider.ts';
import { type FakeServices, fakeServices } from '@/test/fakes/services.ts';

/** Another chat is opened while something is still being done to the one before: neither shows up in the other. */

const wordsIn = (messages: readonly Message[]) =>
  messages.flatMap(({ parts }) => parts.flatMap((part) => (part.type === 'text' ? part.text : [])));

const written = `\n${bracketProtocol.formatCall('brackets', { name: 'list_tabs', arguments: {} })}\n`;

/** A chat of one question and its answer. */
async function put(services: FakeServices, id: string, turn: Partial<Turn> = {}) {
  const { conversations } = services;
  await conversations.put({ id, title: id, named: true, at: 1, updated: 1, draft: '' });
  for (const role of ['user', 'assistant'] as const) {
    const parts = [{ type: 'text' as const, text: `${role} of ${id}` }];
    const base = { conversation: id, turn: `turn ${id}`, at: 1, state: 'complete' as const };
    await conversations.putMessage({ ...base, id: `${id} ${role}`, role, parts });
  }
  const base = { id: `turn ${id}`, conversation: id, at: 1, provider: 'commands', model: '', syntax: 'json-block' };
  await conversations.putTurn({ ...base, round: 1, state: 'done', end: { reason: 'answered' }, ...turn } as Turn);
}

async function opened(turns: Record<string, Partial<Turn>>, services = withAnswers()) {
  for (const [id, turn] of Object.entries(turns)) await put(services, id, turn);
  const panel = createPanelStore(services);
  panel.start();
  await vi.waitFor(() => expect(panel.store.getState().loaded).toBe(true));
  const here = () => panel.store.getState();
  return { services, panel, here, shown: () => wordsIn(here().messages) };
}

const withAnswers = () =>
  fakeServices({ provider: scriptedProvider(...Array.from({ length: 5 }, () => [say('Again.'), finish()])) });

const untouched = (id: string) => [`user of ${id}`, `assistant of ${id}`];

it('an edit is sent in its own chat', async () => {
  const { services, panel, here, shown } = await opened({ a: {}, b: {} });
  await panel.open('a');
  const [question] = here().messages;
  const revoking = Promise.withResolvers<void>();
  const { ask } = services;
  services.ask = async (name, payload) => {
    if (name === 'revoke') await revoking.promise;
    return ask(name, payload);
  };
  const done = panel.edit(question!, 'other words');
  await panel.open('b');
  revoking.resolve();
  await done;
  expect(here().conversation.id).toBe('b');
  expect(shown()).toEqual(untouched('b'));
  await panel.open('a');
  expect(shown()).toEqual(['other words', 'Again.']);
  const edited = (await services.conversations.messages('a')).find(({ after }) => after !== undefined);
  expect(edited?.after).toBe('first');
});

it('another version is shown in its own chat', async () => {
  const { services, panel, here, shown } = await opened({ a: {}, b: {} });
  await panel.open('a');
  await panel.regenerate('turn a');
  expect(shown()).toEqual(['user of a', 'Again.']);
  const { turn } = services.conversations;
  const reading = Promise.withResolvers<void>();
  services.conversations.turn = async (conversation, id) => {
    if (conversation === 'a') await reading.promise;
    return turn(conversation, id);
  };
  const done = panel.showVersion('turn a');
  await panel.open('b');
  reading.resolve();
  await done;
  expect(here().conversation.id).toBe('b');
  expect(shown()).toEqual(untouched('b'));
  await panel.open('a');
  expect(shown()).toEqual(untouched('a'));
});

it('a second click on Regenerate, before the first has begun, has no effect', async () => {
  const { panel, services, here } = await opened({ a: {} });
  await panel.open('a');
  const holders = new Set<string>();
  panel.store.subscribe(({ holder }) => holders.add(holder));
  await Promise.all([panel.regenerate('turn a'), panel.regenerate('turn a')]);
  expect([...holders].sort()).toEqual(['here', 'nobody']);
  expect(wordsIn(await services.conversations.messages('a')).filter((words) => words === 'Again.')).toHaveLength(1);
  expect(here().holder).toBe('nobody');
});

it('Retry applies to the chat in which it was clicked', async () => {
  const { panel, services, here, shown } = await opened({ b: {} });
  await put(services, 'a', { state: 'streaming' });
  const closing = Promise.withResolvers<void>();
  const { messages } = services.conversations;
  let reads = 0;
  services.conversations.messages = async (id) => {
    if (id === 'a') reads += 1;
    // The first read comes from opening the chat, the second from closing its turn, which no panel runs any more.
    if (id === 'a' && reads > 1) await closing.promise;
    return messages(id);
  };
  await panel.open('a');
  await vi.waitFor(() => expect(reads).toBe(2));
  const retried = panel.retry();
  await panel.open('b');
  closing.resolve();
  await retried;
  expect(here().conversation.id).toBe('b');
  expect(shown()).toEqual(untouched('b'));
});

it('a chat that another panel answered is not shown in the one that is answered here', async () => {
  const answering = Promise.withResolvers<void>();
  const services = fakeServices({
    provider: {
      ...scriptedProvider(),
      async *stream() {
        await answering.promise;
        yield say('Late.');
        yield finish();
      },
    },
  });
  const elsewhere = Promise.withResolvers<void>();
  services.locks.set('turn:a', elsewhere.promise);
  const { panel, here, shown } = await opened({ a: { state: 'streaming' }, b: {} }, services);
  await panel.open('b');
  panel.write('go on');
  const sent = panel.sendDraft('model');
  await vi.waitFor(() => expect(here().holder).toBe('here'));
  await panel.open('a');
  await vi.waitFor(() => expect(here().holder).toBe('elsewhere'));
  await panel.open('b');
  services.locks.delete('turn:a');
  elsewhere.resolve();
  await new Promise((resolve) => setTimeout(resolve));
  expect(here()).toMatchObject({ conversation: { id: 'b' }, holder: 'here' });
  expect(shown()).not.toContain('user of a');
  answering.resolve();
  await sent;
});

it('leaving a chat that another panel answered causes no error', async () => {
  const services = withAnswers();
  const { whenFree } = services;
  services.whenFree = (name, signal) =>
    name === 'turn:a'
      ? new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      : whenFree(name, signal);
  services.locks.set('turn:a', new Promise(() => {}));
  const { panel, here } = await opened({ a: { state: 'streaming' } }, services);
  await panel.open('a');
  await vi.waitFor(() => expect(here().holder).toBe('elsewhere'));
  panel.openNew();
  await new Promise((resolve) => setTimeout(resolve));
  expect(here().trouble).toBeNull();
});

it('a chat that is reopened while its turn asks shows the question', async () => {
  const background = {
    run: () => ({ kind: 'permission', permission: 'p', ticket: 'k', reason: { key: 'why' } }) as const,
  };
  const provider = scriptedProvider([say(written), finish()]);
  const { services, panel, here } = await opened({ a: {} }, fakeServices({ provider, background }));
  await panel.open('a');
  const { turn, lastMessages } = services.conversations;
  const reading = Promise.withResolvers<void>();
  const answering = Promise.withResolvers<void>();
  const { putMessage } = services.conversations;
  services.conversations.putMessage = async (message) => {
    await putMessage(message);
    if (message.role === 'user') await answering.promise;
  };
  panel.write('go on');
  void panel.sendDraft('model');
  await vi.waitFor(async () => expect(await services.conversations.messages('a')).toHaveLength(3));
  panel.openNew();
  services.conversations.lastMessages = async (...args) => {
    const found = await lastMessages(...args);
    await reading.promise;
    return found;
  };
  services.conversations.turn = async (...args) => {
    const found = await turn(...args);
    await reading.promise;
    return found;
  };
  const back = panel.open('a');
  answering.resolve();
  await vi.waitFor(async () => expect(await turn('a')).toMatchObject({ state: 'waiting' }));
  Object.assign(services.conversations, { turn, lastMessages });
  reading.resolve();
  await back;
  await vi.waitFor(() => expect(here().turn).toMatchObject({ state: 'waiting', waiting: { ticket: 'k' } }));
  expect(here().messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant']);
});

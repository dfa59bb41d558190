import { afterEach, vi } from 'vitest';
import type { Message } from '@/src/contract/conversation.ts';
import { createPanelStore } from '@/src/ui/panel/index.tsx';
import { finish, say, scriptedProvider } from './scripted-provider.ts';
import { type FakeServices, type FakeServicesOptions, fakeServices } from './services.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/**
 * Creates services with these chats. Each has a question and its answer, and the first was opened last. The model
 * always answers "Yes.".
 */
export async function servicesWith(ids: string[], options: FakeServicesOptions = {}): Promise<FakeServices> {
  let clock = 100;
  const provider = scriptedProvider(...Array.from({ length: 5 }, () => [say('Yes.'), finish()]));
  const services = fakeServices({ provider, now: () => ++clock, ...options });
  const { conversations } = services;
  for (const [at, id] of [...ids].reverse().entries()) {
    await conversations.put({ id, title: id, named: true, at: 1, updated: at + 1, draft: '' });
    const said = { conversation: id, turn: `turn ${id}`, at: 1, state: 'complete' as const };
    const told = (role: Message['role'], text: string): Message => ({
      ...said,
      id: `${role} of ${id}`,
      role,
      parts: [{ type: 'text', text }],
    });
    await conversations.putMessage(told('user', 'Hello?'));
    await conversations.putMessage(told('assistant', 'First.'));
    const turn = { conversation: id, at: 1, provider: 'commands', model: '', syntax: 'json-block', round: 1 };
    await conversations.putTurn({ ...turn, id: `turn ${id}`, state: 'done', end: { reason: 'answered' } });
  }
  return services;
}

/** A panel in a window of its own, closed after the test. */
export function startPanel(services: FakeServices, window = 7) {
  const panel = createPanelStore({ ...services, window });
  const end = panel.start();
  ends.push(end);
  return { panel, end, here: panel.store.getState };
}

/** The same, once it shows a chat. */
export async function openPanel(services: FakeServices, window = 7) {
  const started = startPanel(services, window);
  await vi.waitFor(() => started.here().loaded || Promise.reject(new Error('not loaded')), { interval: 1 });
  return started;
}

export const textsOf = (messages: readonly Pick<Message, 'parts'>[]): string[] =>
  messages.map(({ parts: [part] }) => (part?.type === 'text' ? part.text : ''));

/** Counts how often a word is stored, in drafts and in messages of the user. */
export async function timesStored({ conversations }: FakeServices, word: string): Promise<number> {
  let all = '';
  for (const { id, draft } of await conversations.list()) {
    const said = (await conversations.messages(id)).filter(({ role }) => role === 'user');
    all += [draft, ...textsOf(said)].join(' ');
  }
  return all.split(word).length - 1;
}

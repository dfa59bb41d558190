// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Message, Turn } from '@/src/contract/conversation.ts';
import { silentSince } from '@/src/ui/panel/actions/use-pause.ts';
import { finish, type Script, say, scriptedProvider } from '@/test/fakes/scripted-provider.ts';
import { local, seeded, showPanel, violations } from '../page.tsx';

/** A panel whose model is asked, with a clock that the test sets. */
async function asked(...scripts: Script[]) {
  let now = 1_000_000;
  const services = await seeded({ model: true }, { provider: scriptedProvider(...scripts), now: () => now });
  const { user, box } = await showPanel(services);
  await user.type(box, 'Tell me a story{Enter}');
  return {
    pass(seconds: number) {
      now += seconds * 1000;
    },
  };
}

const status = () => document.querySelector('.status-line')?.textContent;
const growing = () => document.querySelector<HTMLElement>('.status-line')?.dataset.growing;
const clock = () => screen.queryByRole('timer')?.textContent ?? null;

describe('before the first word', () => {
  it('a local model shows that it is loading, with a clock, and announces it once', async () => {
    const word = Promise.withResolvers<void>();
    const { pass } = await asked([word.promise, say('Once.'), finish()]);
    await screen.findByRole('article', { name: 'Assistant: …' });
    expect(clock()).toBeNull();
    expect(status()).toBe('Answering');
    pass(12);
    await waitFor(() => expect(clock()).toBe('Loading the model into memory, 0:12'));
    expect(status()).toBe('Loading the model into memory');
    expect(screen.getByRole('timer').closest('[aria-live="polite"], [role="status"]')).toBeNull();
    expect(await violations()).toEqual([]);
    pass(60);
    await waitFor(() => expect(clock()).toBe('Loading the model into memory, 1:12'));
    expect(status()).toBe('Loading the model into memory');
    word.resolve();
    await screen.findByText('Once.');
    expect(clock()).toBeNull();
  });

  it('a server that asks to wait shows the remaining time', async () => {
    const busy = { type: 'error', error: { code: 'rate-limit', retryAfter: 30_000 } } as const;
    const { pass } = await asked([busy], [say('Once.'), finish()]);
    await waitFor(() => expect(clock()).toBe('The server asks to wait. Asking again in 0:30'));
    expect(status()).toBe('The server asks to wait');
    pass(12);
    await waitFor(() => expect(clock()).toBe('The server asks to wait. Asking again in 0:18'));
  });
});

describe('a silent model', () => {
  const message: Message = {
    id: 'a',
    conversation: 'chat',
    turn: 't',
    role: 'assistant',
    at: 5,
    parts: [],
    state: 'streaming',
  };
  const turn: Turn = {
    id: 't',
    conversation: 'chat',
    state: 'streaming',
    at: 1,
    provider: 'p1',
    model: 'm',
    syntax: 'json-block',
    round: 1,
  };
  type Known = Parameters<typeof silentSince>[0];
  const state: Known = { messages: [message], turn, holder: 'here', providers: [local] };
  const since = (over: Partial<Known>) => silentSince({ ...state, ...over });

  it('is a local one that was asked and has not answered', () => {
    expect(since({})).toBe(5);
    expect(since({ holder: 'elsewhere' })).toBe(5);
  });

  it.each<[string, Partial<Known>]>([
    ['is not asked by anybody', { holder: 'nobody' }],
    ['is elsewhere', { providers: [{ ...local, baseUrl: 'https://models.example/v1' }] }],
    ['is the browser’s own', { providers: [{ ...local, baseUrl: '' }] }],
    ['is no model but the built-in commands', { turn: { ...turn, provider: 'commands' } }],
    ['has begun to reason', { messages: [{ ...message, parts: [{ type: 'reasoning', text: 'Hm' }] }] }],
    ['has ended', { messages: [{ ...message, state: 'cut' }] }],
    ['was asked in an earlier turn', { turn: { ...turn, id: 'later' } }],
    ['waits for the user', { messages: [] }],
  ])('is none where it %s', (_name, over) => expect(since(over)).toBeNull());
});

describe('the sign of a growing answer', () => {
  it('is its growing text, and the status line before and after', async () => {
    const [word, rest] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await asked([word.promise, say('Once upon'), rest.promise, say(' a time.'), finish()]);
    await screen.findByRole('article', { name: 'Assistant: …' });
    expect(growing()).toBe('false');
    word.resolve();
    await screen.findByText('Once upon');
    expect(growing()).toBe('true');
    rest.resolve();
    await waitFor(() => expect(status()).toBe('Done'));
    expect(growing()).toBe('false');
  });
});

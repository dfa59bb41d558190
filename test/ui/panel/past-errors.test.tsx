// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { inPhase } from '@/src/chat/message/turn-phase.ts';
import type { Message, Turn } from '@/src/contract/conversation.ts';
import { finish, say, scriptedProvider } from '@/test/fakes/scripted-provider.ts';
import { seeded, showPanel, violations } from '../page.tsx';
import { answered, called, said } from '../samples.ts';

const failed = (id: string): Turn => ({
  id,
  conversation: 'chat',
  at: 1,
  state: 'stopped',
  provider: 'p1',
  model: 'qwen3-8b',
  syntax: 'json-block',
  round: 1,
  end: { reason: 'error', error: { code: 'server', status: 500, detail: 'upstream is down' } },
});
const notes = () => [...document.querySelectorAll<HTMLElement>('[data-end]')];
const exchange = (turn: string) => document.querySelector<HTMLElement>(`[data-exchange="${turn}"]`)!;
const names = () => screen.getAllByRole('article').map((article) => article.getAttribute('aria-label'));

const asked = (n: number): Message => said(`Question ${n}`, { id: `u${n}`, turn: `t${n}`, at: 2 * n });
const reply = (n: number, more: Partial<Message> = {}): Message =>
  answered([{ type: 'text', text: `Answer ${n}` }], { id: `a${n}`, turn: `t${n}`, at: 2 * n + 1, ...more });

describe('a broken stream', () => {
  const error = { type: 'error', error: { code: 'broken-stream', host: 'ai.example' } } as const;
  it.each([
    ['what came is kept, where some came', [say('Half an'), error], 'What came is kept. Retry to ask again.'],
    ['nothing of it, where nothing came', [error], 'Retry to ask again.'],
  ])('says that %s', async (_, script, cure) => {
    const { user, box } = await showPanel(await seeded({ model: true }, { provider: scriptedProvider(script) }));
    await user.type(box, 'one{Enter}');
    await waitFor(() => expect(notes()).toHaveLength(1));
    expect([...document.querySelectorAll('.note-text > p')].at(-1)?.textContent).toBe(cure);
  });
});

describe('a partial answer', () => {
  const broken = { type: 'error', error: { code: 'broken-stream', host: 'ai.example' } } as const;
  const down = { type: 'error', error: { code: 'cors', host: 'ai.example' } } as const;
  const list = '<<{"name":"list_tabs","arguments":{}}>>';

  it('stays in the version that Retry replaces, with its calls, which are not repeated', async () => {
    const provider = scriptedProvider(
      [say(list), finish()],
      [say('Half an'), broken],
      [say('A whole answer.'), finish()],
    );
    const { user, box, services } = await showPanel(await seeded({ model: true }, { provider }));
    await user.type(box, 'one{Enter}');
    await screen.findByRole('article', { name: 'Assistant: Half an' });
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await screen.findByRole('article', { name: 'Assistant: A whole answer.' });
    expect(notes()).toEqual([]);
    expect(document.querySelectorAll('[data-call="list_tabs"]')).toHaveLength(1);
    expect(services.background.of('run')).toHaveLength(1);
    await waitFor(() => expect(document.querySelector('.version-switch')?.textContent).toBe('2 of 2'));
    await user.click(await screen.findByRole('button', { name: 'Earlier version' }));
    await screen.findByRole('article', { name: 'Assistant: Half an' });
    expect(document.querySelectorAll('[data-call="list_tabs"]')).toHaveLength(1);
    expect(notes()).toHaveLength(1);
  });

  it('is shown again if the next try gave nothing either, and is left once', async () => {
    const provider = scriptedProvider([say('Half an'), broken], [down], [down], [say('Whole.'), finish()]);
    const { user, box } = await showPanel(await seeded({ model: true }, { provider }));
    await user.type(box, 'one{Enter}');
    for (let tries = 1; tries < 4; tries += 1) {
      await screen.findByRole('article', { name: 'Assistant: Half an' });
      expect(document.querySelector('.version-switch')).toBeNull();
      await user.click(await screen.findByRole('button', { name: 'Retry' }));
      await waitFor(() => expect(provider.requests).toHaveLength(tries + 1));
    }
    await screen.findByRole('article', { name: 'Assistant: Whole.' });
    await waitFor(() => expect(document.querySelector('.version-switch')?.textContent).toBe('2 of 2'));
  });
});

it('a message whose panel closed before it was sent says so, and is sent in its place', async () => {
  const provider = scriptedProvider([say('Here it is.'), finish()]);
  const services = await seeded({ messages: [asked(1), reply(1)], model: true }, { provider });
  await services.conversations.putMessage(asked(2));
  const { user } = await showPanel(services);
  await waitFor(() => expect(notes().map((note) => note.textContent)).toEqual(['This message was not answered.Retry']));
  expect(await violations()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('article', { name: 'Assistant: Here it is.' });
  expect(names()).toEqual(['You: Question 1', 'Assistant: Answer 1', 'You: Question 2', 'Assistant: Here it is.']);
  expect(document.querySelector('.version-switch')).toBeNull();
});

it('a wrong key leads to its form', async () => {
  const wrong = { type: 'error', error: { code: 'wrong-key', host: 'ai.example' } } as const;
  const provider = scriptedProvider([wrong]);
  const { user, box, services } = await showPanel(await seeded({ model: true }, { provider }));
  await user.type(box, 'one{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Check the key' }));
  expect(services.done.options).toEqual(['providers']);
});

it('a wrong key of an earlier turn does too, also while the next one runs', async () => {
  const messages = [asked(1), asked(2), reply(2)];
  const services = await seeded({ messages, model: true });
  const end = { reason: 'error', error: { code: 'wrong-key', host: 'ai.example' } } as const;
  await services.conversations.putTurn(inPhase(failed('t1'), { state: 'stopped', end }));
  const { user } = await showPanel(services);
  await user.click(await screen.findByRole('button', { name: 'Check the key' }));
  expect(services.done.options).toEqual(['providers']);
});

it('a stopped command is repeated, since it cannot be continued', async () => {
  const provider = scriptedProvider([say('Closed 2 tabs.'), finish()]);
  const stopped = { state: 'stopped', end: { reason: 'stopped' } } as const;
  const question = called({ state: 'stopped' });
  const messages = [asked(1), reply(1, { parts: [question], state: 'cut' })];
  const { user } = await showPanel(await seeded({ messages, turn: stopped }, { provider }));
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  await screen.findByRole('article', { name: 'Assistant: Closed 2 tabs.' });
  expect(provider.requests[0]?.messages.filter(({ results }) => results)).toEqual([]);
});

describe('an error of an earlier turn', () => {
  it('stays in the conversation when it continues, and Retry repeats it', async () => {
    const error = { type: 'error', error: { code: 'server', host: 'ai.example', detail: 'upstream is down' } } as const;
    const provider = scriptedProvider([error], [say('Second.'), finish()], [say('First.'), finish()]);
    const { user, box } = await showPanel(await seeded({ model: true }, { provider }));
    await user.type(box, 'one{Enter}');
    await waitFor(() => expect(notes()).toHaveLength(1));
    expect(screen.getByRole('status').textContent).toBe('Home server reported an error.');
    await user.type(box, 'two{Enter}');
    await screen.findByRole('article', { name: 'Assistant: Second.' });
    expect(notes()).toHaveLength(1);
    expect(notes()[0]?.textContent).toContain('upstream is down');
    expect(await violations()).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('article', { name: 'Assistant: First.' });
    expect(notes()).toEqual([]);
    expect(names()).toEqual(['You: one', 'Assistant: First.']);
    await user.click(await screen.findByRole('button', { name: 'Earlier version' }));
    await screen.findByRole('article', { name: 'Assistant: Second.' });
    await waitFor(() => expect(notes()).toHaveLength(1));
  });

  it('is shown in each turn that failed, also in the next panel', async () => {
    const half = { parts: [called({ state: 'stopped' })] };
    const messages = [asked(1), asked(2), reply(2, { state: 'cut' }), asked(3), reply(3, half), asked(4), reply(4)];
    const services = await seeded({ messages });
    for (const turn of ['t1', 't2', 't3']) await services.conversations.putTurn(failed(turn));
    await showPanel(services);
    await waitFor(() => expect(notes()).toHaveLength(3));
    for (const turn of ['t1', 't2', 't3']) within(exchange(turn)).getByRole('button', { name: 'Retry' });
  });

  it('is the only end of an earlier turn that is shown', async () => {
    const services = await seeded({ messages: [asked(1), reply(1, { state: 'cut' }), asked(2), reply(2)] });
    await services.conversations.putTurn(inPhase(failed('t1'), { state: 'stopped', end: { reason: 'stopped' } }));
    await services.conversations.putTurn(failed('t2'));
    await showPanel(services);
    await waitFor(() => expect(within(exchange('t2')).getByRole('button', { name: 'Retry' })).toBeTruthy());
    expect(notes()).toHaveLength(1);
  });

  it('is only looked up if a turn may have failed', async () => {
    const messages = Array.from({ length: 30 }, (_, n) => (n === 5 ? [asked(n)] : [asked(n), reply(n)])).flat();
    const services = await seeded({ messages });
    await services.conversations.putTurn(failed('t5'));
    const { turn } = services.conversations;
    const read: (string | undefined)[] = [];
    services.conversations.turn = (conversation, id) => {
      read.push(id);
      return turn(conversation, id);
    };
    await showPanel(services);
    await waitFor(() => expect(notes()).toHaveLength(1));
    expect([...new Set(read)].sort()).toEqual(['t29', 't5']);
  });
});

// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { branchTitle } from '@/src/ui/panel/actions/answer-versions.ts';
import { finish, say, scriptedProvider } from '@/test/fakes/scripted-provider.ts';
import { seeded, showPanel, violations } from '../page.tsx';

async function panel(...answers: string[]) {
  const provider = scriptedProvider(...answers.map((words) => [say(words), finish()]));
  const services = await seeded({ model: true }, { provider });
  const shown = await showPanel(services);
  const { user, box } = shown;
  const ask = async (words: string, answer: string) => {
    await user.type(box, `${words}{Enter}`);
    await answered(answer);
  };
  return { ...shown, services, provider, ask };
}

const answered = (words: string) => screen.findByRole('article', { name: `Assistant: ${words}` });
const sentence = (words: string) => screen.findByRole('article', { name: `You: ${words}` });
const said = () => screen.getAllByRole('article').map((article) => article.getAttribute('aria-label'));
const press = async (user: { click(e: Element): Promise<void> }, name: string, place?: HTMLElement) =>
  user.click((await (place ? within(place) : screen).findAllByRole('button', { name })).at(-1)!);

/** Collects the positions in pixels that a long log, with the reader in the middle, is scrolled to. */
function scrolledTo(): number[] {
  const scrolled: number[] = [];
  Object.defineProperties(document.querySelector('.conversation'), {
    scrollHeight: { get: () => 5_000 },
    clientHeight: { get: () => 500 },
    scrollTop: { get: () => scrolled.at(-1) ?? 100, set: (top: number) => scrolled.push(top) },
  });
  return scrolled;
}

describe('versions', () => {
  it('are kept when a message is edited: later turns of the old version come back with it', async () => {
    const { user, ask, provider, services } = await panel('One.', 'Two.', 'Another.');
    await ask('first', 'One.');
    await ask('second', 'Two.');
    await press(user, 'Edit', await sentence('first'));
    const box = screen.getByRole('textbox', { name: 'Edit your message' });
    expect(document.activeElement).toBe(box);
    await user.clear(box);
    await user.type(box, 'other{Enter}');
    await answered('Another.');
    expect(said()).toEqual(['You: other', 'Assistant: Another.']);
    const sent = provider.requests.at(-1)!.messages;
    expect(sent.filter(({ role }) => role === 'user').map(({ text }) => text)).toEqual(['other']);
    expect(services.background.of('revoke')).toHaveLength(1);
    expect(await violations()).toEqual([]);

    await press(user, 'Earlier version');
    await answered('Two.');
    expect(said()).toEqual(['You: first', 'Assistant: One.', 'You: second', 'Assistant: Two.']);
    expect((await sentence('first')).textContent).toContain('1 of 2');
    await press(user, 'Later version');
    await answered('Another.');
  });

  it('are kept when an answer is repeated, also in the next panel', async () => {
    const { user, ask, services } = await panel('One.', 'Better.');
    await ask('first', 'One.');
    await press(user, 'Regenerate');
    await answered('Better.');
    expect(said()).toEqual(['You: first', 'Assistant: Better.']);
    await press(user, 'Earlier version');
    await answered('One.');
    document.body.innerHTML = '';
    await showPanel(services);
    await answered('One.');
    expect(said()).toEqual(['You: first', 'Assistant: One.']);
  });

  it('are switched in place: position and focus stay', async () => {
    const { user, ask } = await panel('One.', 'Two.', 'Again.', 'Three.');
    await ask('first', 'One.');
    await ask('second', 'Two.');
    await user.click(screen.getAllByRole('button', { name: 'Regenerate' })[0]!);
    await answered('Again.');
    const scrolled = scrolledTo();
    const focused = () => document.activeElement?.getAttribute('aria-label');
    (await screen.findByRole('button', { name: 'Earlier version' })).focus();
    await user.keyboard('{Enter}');
    await answered('Two.');
    // The oldest has none before it.
    expect(focused()).toBe('Later version');
    await user.keyboard('{Enter}');
    await answered('Again.');
    expect(focused()).toBe('Earlier version');
    expect(new Set(scrolled)).toEqual(new Set([100]));
    await ask('third', 'Three.');
    expect(scrolled).toContain(5_000);
  });

  it('do not change for an unchanged message', async () => {
    const { user, ask } = await panel('One.');
    await ask('first', 'One.');
    await press(user, 'Edit', await sentence('first'));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('textbox', { name: 'Edit your message' })).toBeNull();
    await press(user, 'Edit', await sentence('first'));
    await user.keyboard('{Enter}');
    expect(said()).toEqual(['You: first', 'Assistant: One.']);
  });
});

describe('a message', () => {
  it('is copied as it was typed', async () => {
    const { user, ask } = await panel('One.');
    await ask('first, *as it is*', 'One.');
    await press(user, 'Copy', await screen.findByRole('article', { name: /^You: first/ }));
    expect(await navigator.clipboard.readText()).toBe('first, *as it is*');
  });
});

describe('a turn of another panel', () => {
  it('does not scroll a reader elsewhere to the end', async () => {
    const { ask, services } = await panel('One.');
    await ask('first', 'One.');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Done'));
    const scrolled = scrolledTo();
    const { conversations } = services;
    const [chat] = await conversations.list();
    const turn = (await conversations.turn(chat!.id))!;
    const of = { conversation: chat!.id, turn: 'theirs', at: 9_999_999_999_999, state: 'complete' } as const;
    const words = (said: string) => [{ type: 'text', text: said } as const];
    await conversations.putMessage({ ...of, id: 'q', role: 'user', after: turn.id, parts: words('elsewhere') });
    await conversations.putMessage({ ...of, id: 'a', role: 'assistant', parts: words('There.') });
    await conversations.putTurn({ ...turn, id: 'theirs' });
    await answered('There.');
    expect(scrolled).toEqual([]);
  });
});

describe('a branch', () => {
  it('continues from an answer in a new chat, and texts of others stay marked', async () => {
    const { user, ask, services } = await panel('One.', 'Two.', 'Three.');
    await ask('first', 'One.');
    await ask('second', 'Two.');
    const [original] = await services.conversations.list();
    const piece = { conversation: original!.id, at: 1, grade: 'page', source: 'x.example', text: 'theirs' } as const;
    await services.records.pieces.add(piece);
    await press(user, 'Branch', await answered('One.'));
    await waitFor(() => expect(said()).toEqual(['You: first', 'Assistant: One.']));
    const chats = await services.conversations.list();
    expect(chats).toHaveLength(2);
    const branch = chats.find(({ id }) => id !== original!.id)!;
    expect(await services.records.pieces.of(branch.id)).toMatchObject([{ text: 'theirs' }]);
    expect([original!.title, branch.title]).toEqual(['first', 'first (2)']);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('first (2)');
    await ask('third', 'Three.');
    expect(await services.conversations.messages(original!.id)).toHaveLength(4);
  });

  it.each([
    ['Trip', ['Trip'], 'Trip (2)'],
    ['Trip', ['Trip', 'Trip (2)', 'Trip (4)'], 'Trip (3)'],
    ['Trip (2)', ['', 'Trip', 'Trip (2)'], 'Trip (3)'],
    ['Report (2024)', ['', 'Report (2024)'], 'Report (2024) (2)'],
    ['(2)', ['', '(2)'], '(2) (2)'],
    ['', ['', ' (2)'], ''],
  ])('of %j among %j is called %j', (title, all, expected) => {
    expect(branchTitle(title, all)).toBe(expected);
  });
});

// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { RunAnswer, Ticket } from '@/src/contract/run.ts';
import { succeeded } from '@/test/fakes/background.ts';
import { finish, say, scriptedProvider } from '@/test/fakes/scripted-provider.ts';
import { type FakeServices, fakeServices } from '@/test/fakes/services.ts';
import { anyText } from '../../fakes/any-text.ts';
import { showPanel, violations } from '../page.tsx';
import { plan } from '../samples.ts';

const closing = () =>
  scriptedProvider(
    [say('On it. <<{"name":"close_tabs","arguments":{"tab_ids":[1,2,3]}}>>'), finish()],
    [say('Finished.'), finish()],
  );

interface Asking {
  services: FakeServices;
  answers: { name: string; payload: unknown }[];
  /** Sets the answer that the background gives from now on, and tells the panel that tickets have changed. */
  settle(answer: RunAnswer): void;
}

type Preview = NonNullable<Parameters<typeof fakeServices>[0]>['preview'];

/**
 * Creates a background that asks before the first call runs, until the panel or another page (`settle`) has answered.
 */
function asking(question: RunAnswer, preview?: Preview): Asking {
  let answer = question;
  const answers: Asking['answers'] = [];
  const settle = (next: RunAnswer) => {
    answer = next;
    services.changes.tell({ table: 'tickets' });
  };
  const services = fakeServices({
    provider: closing(),
    ...(preview && { preview }),
    background: {
      ticket: ({ ticket }) => services.records.tickets.get(ticket),
      run: () => answer,
      approve: (payload) => {
        answers.push({ name: 'approve', payload });
        const done = succeeded({ closed: 2 });
        settle(done);
        return done;
      },
      deny: (payload) => {
        answers.push({ name: 'deny', payload });
        const refused = { ...succeeded(null), declined: true } as RunAnswer;
        settle(refused);
        return refused;
      },
    },
  });
  return { services, answers, settle };
}

const confirm: RunAnswer = { kind: 'confirm', ticket: 'k1', preview: plan(3), calls: [] };
const dialog = () => screen.findByRole('alertdialog', { name: 'Close 3 tabs?' });
const finished = () => screen.findByRole('article', { name: /Finished/ });

/** A yes counts after half a second; a test says how often it tried before. */
async function press(choice: string) {
  await waitFor(() => {
    const button = document.querySelector<HTMLButtonElement>(`[data-choice="${choice}"]`);
    expect(button?.getAttribute('aria-disabled')).not.toBe('true');
  });
  fireEvent.click(document.querySelector(`[data-choice="${choice}"]`)!);
}

describe('a question about a plan', () => {
  it('is above the composer, is announced, and answers with the ticked rows', async () => {
    const { services, answers } = asking(confirm);
    const { user, box } = await showPanel(services);
    await user.type(box, 'close them{Enter}');
    await dialog();
    expect(screen.getByRole('status').textContent).toBe('Waiting for you: close 3 tabs?');
    expect(screen.getByRole('button', { name: 'Stop' })).toBeTruthy();
    expect(document.querySelector('[data-call="close_tabs"]')?.getAttribute('data-state')).toBe('waiting');
    expect(await violations()).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: 'Page 1' }));
    await press('allow');
    await finished();
    expect(answers).toEqual([{ name: 'approve', payload: { ticket: 'k1', rows: ['tab:2', 'tab:3'] } }]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Done');
  });

  it('focuses its headline unless the user is typing', async () => {
    const { services } = asking(confirm);
    const { user, box } = await showPanel(services);
    await user.type(box, 'close them{Enter}');
    await dialog();
    const headline = screen.getByRole('heading', { name: 'Close 3 tabs?' });
    await waitFor(() => expect(document.activeElement).toBe(headline));
    await user.keyboard('{F6}');
    expect(document.activeElement).toBe(box);
    await user.keyboard('{F6}');
    expect(document.activeElement).toBe(headline);
  });

  it('passes characters typed on its headline to the composer, and no other keys', async () => {
    const { services, answers } = asking(confirm);
    const { user, box } = await showPanel(services);
    await user.type(box, 'close them{Enter}');
    await dialog();
    const headline = screen.getByRole('heading', { name: 'Close 3 tabs?' });
    await waitFor(() => expect(document.activeElement).toBe(headline));
    await user.keyboard(' {Enter}{Control>}c{/Control}{Alt>}x{/Alt}{ArrowDown}');
    fireEvent.keyDown(headline, { key: 'x', isComposing: true });
    expect(document.activeElement).toBe(headline);
    await user.keyboard('wait?');
    expect(document.activeElement).toBe(box);
    expect(box.value).toBe('wait?');
    await user.keyboard('{F6}');
    expect(document.activeElement).toBe(headline);
    await user.keyboard('! I');
    expect(box.value).toBe('wait?! I');
    fireEvent.keyDown(headline, { key: '@', ctrlKey: true, altKey: true, modifierAltGraph: true });
    expect(document.activeElement).toBe(box);
    expect(answers).toEqual([]);
  });

  it('leaves focus and text of a user who is typing', async () => {
    const { services } = asking(confirm);
    const gate = Promise.withResolvers<void>();
    services.open = async () => {
      await gate.promise;
      return closing();
    };
    const { user, box } = await showPanel(services);
    await user.type(box, 'close them{Enter}');
    await user.type(box, 'and then');
    gate.resolve();
    await dialog();
    await user.keyboard(' this');
    expect(document.activeElement).toBe(box);
    expect(box.value).toBe('and then this');
  });

  it('blocks sending, which Enter reports, and the instant line makes no offer', async () => {
    const { services } = asking(confirm);
    const known = await services.commands();
    const preview = { intent: 'tabs.count', sentence: anyText('Count tabs'), exact: true, rows: [], total: 0 };
    services.commands = async () => ({ ...known, preview: async () => preview });
    const { user, box } = await showPanel(services);
    const status = () => screen.getByRole('status').textContent;
    await user.type(box, 'close them{Enter}');
    await dialog();
    fireEvent.change(box, { target: { value: 'count tabs' } });
    const held = () => document.querySelector<HTMLElement>('[data-instant]')?.dataset.held;
    await waitFor(() => expect(held()).toBe('true'));
    expect(status()).toBe('Waiting for you: close 3 tabs?');
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(status()).toBe('Not sent yet. This waits for you first: close 3 tabs?');
    expect(box.value).toBe('count tabs');
    await press('allow');
    await finished();
    await waitFor(() => expect(status()).toBe('Done'));
    expect(held()).toBe('false');
  });

  it('is announced, even after a refused message', async () => {
    const { services } = asking(confirm);
    const gate = Promise.withResolvers<void>();
    services.open = async () => {
      await gate.promise;
      return closing();
    };
    const { user, box } = await showPanel(services);
    await user.type(box, 'close them{Enter}');
    await screen.findByRole('article', { name: 'You: close them' });
    await user.type(box, 'and these{Enter}');
    expect(screen.getByRole('status').textContent).toMatch(/^An answer is on its way\./);
    gate.resolve();
    await dialog();
    expect(screen.getByRole('status').textContent).toBe('Waiting for you: close 3 tabs?');
  });

  it('is refused by Escape, which closes inner things first', async () => {
    const { services, answers } = asking(confirm);
    const { user, box } = await showPanel(services);
    await user.type(box, 'close them{Enter}');
    await dialog();
    await user.click(screen.getByRole('button', { name: 'Activity' }));
    await screen.findByRole('heading', { name: 'Activity' });
    fireEvent.keyDown(box, { key: 'Escape', isComposing: true });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('heading', { name: 'Activity' })).toBeNull();
    expect(answers).toEqual([]);
    await user.keyboard('{Escape}');
    await finished();
    expect(answers).toEqual([{ name: 'deny', payload: { ticket: 'k1' } }]);
    expect(document.querySelector('[data-call="close_tabs"]')?.getAttribute('data-state')).toBe('declined');
  });

  it('is refused once by a double click', async () => {
    const { services, answers } = asking(confirm);
    const { user, box } = await showPanel(services);
    await user.type(box, 'close them{Enter}');
    await dialog();
    await user.dblClick(document.querySelector('[data-choice="deny"]')!);
    await finished();
    expect(answers).toEqual([{ name: 'deny', payload: { ticket: 'k1' } }]);
  });

  it.each([
    ['find boats', { ticket: 'k1' }],
    ['Leave the ferry open', { ticket: 'k1', reason: 'Leave the ferry open' }],
  ])(
    'without a model, takes words of a refusal that are a command as the next message only: %s',
    async (words, payload) => {
      const find = { intent: 'bookmarks.find', sentence: anyText('Find boats'), exact: true, rows: [], total: 0 };
      const { services, answers } = asking(confirm, (sentence) => (sentence === 'find boats' ? find : null));
      const { user, box } = await showPanel(services);
      await user.type(box, 'close them{Enter}');
      await dialog();
      await user.type(screen.getByRole('textbox', { name: 'Reason' }), words);
      await press('deny');
      await finished();
      expect(answers).toEqual([{ name: 'deny', payload }]);
      const isNext = !('reason' in payload);
      await waitFor(() =>
        expect(screen.queryAllByRole('article', { name: `You: ${words}` })).toHaveLength(isNext ? 1 : 0),
      );
    },
  );

  it('reports that it was answered elsewhere', async () => {
    const { services, settle } = asking(confirm);
    const { user, box } = await showPanel(services);
    await user.type(box, 'close them{Enter}');
    await dialog();
    const context = { caller: 'command', conversation: 'c', turn: 't', window: 7 } as const;
    const calls = { calls: [], preview: plan(3), session: 's1' };
    await services.records.tickets.put({ id: 'k1', at: 1, context, ...calls, state: 'approved', approved: [] });
    settle(succeeded({ closed: 3 }));
    await finished();
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Answered elsewhere'));
  });

  it('does not count a second click on the same yes as an answer from elsewhere', async () => {
    const { services, settle } = asking(confirm);
    const held = Promise.withResolvers<RunAnswer>();
    const { ask } = services;
    let clicks = 0;
    services.ask = ((name: 'approve', payload: never) => {
      if (name !== 'approve') return ask(name, payload);
      clicks += 1;
      return clicks === 1 ? held.promise : Promise.resolve({ kind: 'elsewhere' });
    }) as typeof ask;
    const { user, box } = await showPanel(services);
    await user.type(box, 'close them{Enter}');
    await dialog();
    await press('allow');
    await press('allow');
    await waitFor(() => expect(clicks).toBe(2));
    settle(succeeded({ closed: 3 }));
    held.resolve(succeeded({ closed: 3 }));
    await finished();
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Done'));
  });

  it('does not count the user’s own Stop as an answer from elsewhere', async () => {
    const { services } = asking(confirm);
    const { user, box } = await showPanel(services);
    await user.type(box, 'close them{Enter}');
    await dialog();
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getByRole('status').textContent).toBe('Stopped');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('a question of a shortcut', () => {
  const ticket = (window: number | null): Ticket => ({
    id: 'k3',
    at: 1,
    context: { caller: 'shortcut', conversation: null, turn: null, window },
    calls: [],
    preview: plan(3),
    session: 's1',
    state: 'open',
  });

  it('is in the panel of its window, and reports the result', async () => {
    const services = fakeServices({
      background: {
        approve: async () => {
          await services.records.tickets.put({ ...ticket(7), state: 'approved' });
          return succeeded({}, { view: { sentence: { key: 'Closed 3 tabs' }, rows: [], total: 0 } });
        },
      },
    });
    await showPanel(services);
    await services.records.tickets.put(ticket(7));
    await dialog();
    expect(screen.getByRole('status').textContent).toBe('Waiting for you: close 3 tabs?');
    await press('allow');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Closed 3 tabs'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('is not in the panel of another window', async () => {
    const services = fakeServices();
    await services.records.tickets.put(ticket(8));
    await showPanel(services);
    await waitFor(() => expect(services.background.of('openTickets')).toHaveLength(1));
    await services.records.tickets.put({ ...ticket(7), id: 'k4', preview: plan(2) });
    await screen.findByRole('alertdialog', { name: 'Close 2 tabs?' });
    expect(screen.queryByRole('alertdialog', { name: 'Close 3 tabs?' })).toBeNull();
    expect(screen.queryByText(/more question/)).toBeNull();
  });

  it('says how many others follow', async () => {
    const services = fakeServices();
    for (const id of ['k3', 'k4', 'k5']) await services.records.tickets.put({ ...ticket(7), id });
    await showPanel(services);
    await screen.findByText('2 more questions after this');
    await services.records.tickets.put({ ...ticket(7), id: 'k5', state: 'revoked' });
    await screen.findByText('1 more question after this');
  });

  it('moves to the panel of another window once its own is closed', async () => {
    const closing = Promise.withResolvers<void>();
    const waited: number[] = [];
    let served = true;
    const services = fakeServices({ background: { openTickets: () => [ticket(served ? 8 : null)] } });
    services.whenPanelsGone = (window) => {
      waited.push(window);
      return closing.promise;
    };
    await showPanel(services);
    await waitFor(() => expect(waited).toEqual([8]));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    served = false;
    closing.resolve();
    await dialog();
    expect(waited).toEqual([8]);
  });
});

describe('a stream', () => {
  it('is stopped by Escape', async () => {
    const open = new Promise<void>(() => {});
    const services = fakeServices({ provider: scriptedProvider([say('One'), open]) });
    const { user, box } = await showPanel(services);
    await user.type(box, 'count{Enter}');
    await screen.findByRole('article', { name: /One/ });
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
  });
});

describe('a permission', () => {
  const permission: RunAnswer = {
    kind: 'permission',
    permission: 'history',
    ticket: 'k2',
    reason: { key: 'To look through what you visited.' },
  };

  it('is requested with its reason, synchronously in the click', async () => {
    const { services, answers } = asking(permission);
    const { user, box } = await showPanel(services);
    await user.type(box, 'find it{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Allow' }));
    await finished();
    expect(services.done.permissions).toEqual(['history']);
    expect(answers).toEqual([{ name: 'approve', payload: { ticket: 'k2', rows: [] } }]);
  });

  it('can be postponed', async () => {
    const { services, answers } = asking(permission);
    const { user, box } = await showPanel(services);
    await user.type(box, 'find it{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Not now' }));
    await finished();
    expect(services.done.permissions).toEqual([]);
    expect(answers).toEqual([{ name: 'deny', payload: { ticket: 'k2' } }]);
  });
});

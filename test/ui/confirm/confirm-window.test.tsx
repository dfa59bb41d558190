// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Ticket } from '@/src/contract/run.ts';
import { text } from '@/src/contract/text.ts';
import { ConfirmWindow } from '@/src/ui/confirm/confirm-window.tsx';
import { succeeded } from '@/test/fakes/background.ts';
import { fakeServices } from '@/test/fakes/services.ts';
import { english, violations } from '../page.tsx';
import { plan } from '../samples.ts';

const ticket = (id: string, rows: number): Ticket => ({
  id,
  at: rows,
  context: { caller: 'shortcut', conversation: null, turn: null, window: null },
  calls: [],
  preview: plan(rows),
  session: 's1',
  state: 'open',
});

async function open(...tickets: Ticket[]) {
  const services = fakeServices({
    background: {
      approve: async ({ ticket: id }) => {
        await services.records.tickets.put({ ...(await services.records.tickets.get(id))!, state: 'approved' });
        return succeeded({});
      },
      deny: async ({ ticket: id }) => {
        await services.records.tickets.put({ ...(await services.records.tickets.get(id))!, state: 'denied' });
        return succeeded(null);
      },
    },
  });
  for (const one of tickets) await services.records.tickets.put(one);
  let closed = 0;
  render(
    <ConfirmWindow
      services={services}
      i18n={english}
      onDone={() => {
        closed += 1;
      }}
    />,
  );
  return { services, closed: () => closed };
}

it('shows every open question, and closes when none is left', async () => {
  const { services, closed } = await open(ticket('k1', 2), ticket('k2', 3));
  await screen.findByRole('alertdialog', { name: 'Close 2 tabs?' });
  await screen.findByRole('alertdialog', { name: 'Close 3 tabs?' });
  expect(await violations()).toEqual([]);
  await waitFor(() => expect(document.querySelector('[data-choice="allow"][aria-disabled="true"]')).toBeNull());
  fireEvent.click(document.querySelector('[data-choice="allow"]')!);
  await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(1));
  expect(closed()).toBe(0);
  fireEvent.keyDown(screen.getByRole('heading', { name: 'Close 3 tabs?' }), { key: 'Escape' });
  await waitFor(() => expect(closed()).toBe(1));
  expect(services.background.of('approve')).toEqual([{ ticket: 'k1', rows: ['tab:1', 'tab:2'] }]);
  expect(services.background.of('deny')).toEqual([{ ticket: 'k2' }]);
});

it('closes at once if everything was answered before it opened', async () => {
  const { closed } = await open();
  await waitFor(() => expect(closed()).toBe(1));
});

describe('the next question', () => {
  afterEach(() => void vi.useRealTimers());
  const timed = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: false });
  const yesTo = (name: string) =>
    within(screen.getByRole('alertdialog', { name })).getByRole('button', { name: /^Close/ });

  it('has the focus, and cannot be answered by the second click of a double click', async () => {
    const { services } = await open(ticket('k1', 2), ticket('k2', 3));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Close 2 tabs?' })));
    await waitFor(() => expect(yesTo('Close 3 tabs?').ariaDisabled).toBe('false'));
    timed();
    yesTo('Close 2 tabs?').focus();
    await act(async () => void fireEvent.click(yesTo('Close 2 tabs?')));
    expect(screen.queryByRole('alertdialog', { name: 'Close 2 tabs?' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Close 3 tabs?' }));
    fireEvent.click(yesTo('Close 3 tabs?'));
    expect(services.background.of('approve')).toHaveLength(1);
    act(() => vi.advanceTimersByTime(500));
    await act(async () => void fireEvent.click(yesTo('Close 3 tabs?')));
    expect(services.background.of('approve').map((one) => one.ticket)).toEqual(['k1', 'k2']);
  });

  it('keeps unticked rows while it waits', async () => {
    const { services } = await open(ticket('k1', 2), ticket('k2', 3));
    const second = within(await screen.findByRole('alertdialog', { name: 'Close 3 tabs?' }));
    fireEvent.click(second.getByRole('checkbox', { name: 'Page 1' }));
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(1));
    await waitFor(() => expect(yesTo('Close 2 tabs?').ariaDisabled).toBe('false'));
    fireEvent.click(yesTo('Close 2 tabs?'));
    await waitFor(() =>
      expect(services.background.of('approve')).toEqual([{ ticket: 'k2', rows: ['tab:2', 'tab:3'] }]),
    );
  });
});

it('refuses a permission without the words of a reason', async () => {
  const wants = { permission: 'history', reason: text('ui_permission') };
  const { services, closed } = await open({ ...ticket('k1', 0), wants });
  fireEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(closed()).toBe(1));
  expect(services.background.of('deny')).toEqual([{ ticket: 'k1' }]);
});

it('has no field for words if no chat and no program asks', async () => {
  await open(ticket('k1', 2));
  await screen.findByRole('alertdialog');
  expect(screen.queryByRole('textbox')).toBeNull();
});

describe('Escape', () => {
  it('refuses wherever the focus is', async () => {
    const { services } = await open(ticket('k1', 2));
    await screen.findByRole('alertdialog');
    (document.activeElement as HTMLElement).blur();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await waitFor(() => expect(services.background.of('deny')).toEqual([{ ticket: 'k1' }]));
  });

  it('that ends a composition of an input method does not answer', async () => {
    const context = { caller: 'model', conversation: 'chat', turn: 't1', window: null } as const;
    const { services } = await open({ ...ticket('k1', 2), context });
    const reason = await screen.findByRole('textbox', { name: 'Reason' });
    fireEvent.keyDown(reason, { key: 'Escape', isComposing: true });
    fireEvent.keyDown(reason, { key: 'Escape', keyCode: 229 });
    expect(services.background.of('deny')).toEqual([]);
    fireEvent.keyDown(reason, { key: 'Escape' });
    await waitFor(() => expect(services.background.of('deny')).toEqual([{ ticket: 'k1' }]));
  });
});

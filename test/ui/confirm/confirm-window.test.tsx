// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Ticket } from '@/src/contract/run.ts';
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

it('closes at once when everything was answered before it opened', async () => {
  const { closed } = await open();
  await waitFor(() => expect(closed()).toBe(1));
});

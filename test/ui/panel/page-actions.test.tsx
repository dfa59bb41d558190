// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Overview } from '@/src/contract/messages.ts';
import { succeeded } from '@/test/fakes/background.ts';
import { fakeServices } from '@/test/fakes/services.ts';
import { local, seeded, showPanel, violations } from '../page.tsx';

const tab = { id: 3, url: 'https://example.com/tides', title: 'Tides' };
const overview: Overview = {
  tabs: 3,
  windows: 1,
  duplicates: 0,
  duplicateWindows: 0,
  stale: 0,
  sites: 1,
  bookmarks: 0,
  currentTab: tab,
};

function world(there: Overview = overview) {
  return fakeServices({
    background: {
      overview: () => there,
      run: ({ call }) =>
        call.name === 'read_page'
          ? succeeded({ pages: [{ text: 'High water at noon.' }] })
          : succeeded(call.name === 'get_current_tab' ? tab : { items: [] }),
    },
  });
}

describe('actions of a model for the front page', () => {
  it('are in the empty panel, and run with the page attached', async () => {
    const services = world();
    await services.providers.put(local);
    const { user } = await showPanel(services);
    const actions = await screen.findByRole('region', { name: 'With this page' });
    expect(
      within(actions)
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).toEqual(['Summarize', 'Explain', 'Translate', 'Ask']);
    expect(actions.textContent).toContain('Tides');
    expect(await violations()).toEqual([]);
    await user.click(within(actions).getByRole('button', { name: 'Translate' }));
    const said = await screen.findByRole('article', { name: /^You: Translate this page into English/ });
    expect(said.textContent).toContain('Tides');
  });

  it('can be requested in words, or by a button over the message', async () => {
    const services = world();
    await services.providers.put(local);
    const { user, box } = await showPanel(services);
    const actions = await screen.findByRole('region', { name: 'With this page' });
    await user.click(within(actions).getByRole('button', { name: 'Ask' }));
    const attached = await screen.findByRole('group', { name: 'With what is attached' });
    await user.type(box, 'W');
    await waitFor(() => expect(screen.queryByRole('group', { name: 'With what is attached' })).toBeNull());
    await user.clear(box);
    expect(attached).toBeTruthy();
    await user.click(
      within(await screen.findByRole('group', { name: 'With what is attached' })).getByRole('button', {
        name: 'Explain',
      }),
    );
    await screen.findByRole('article', { name: /^You: Explain this/ });
  });

  it.each([
    ['without a model', overview, false],
    ['on a page of the browser', { ...overview, currentTab: { ...tab, url: 'chrome://version/' } }, true],
  ])('are not offered %s', async (_, there, model) => {
    const services = world(there);
    if (model) await services.providers.put(local);
    await showPanel(services);
    await screen.findByText('3 tabs in 1 window');
    expect(screen.queryByRole('region', { name: 'With this page' })).toBeNull();
  });
});

describe('a sentence that matches no command', () => {
  it('offers to set up a model if there is none', async () => {
    const message = {
      id: 'a1',
      conversation: 'chat',
      turn: 't1',
      role: 'assistant' as const,
      at: 2,
      state: 'complete' as const,
      parts: [
        { type: 'text' as const, text: 'Not understood.' },
        {
          type: 'chips' as const,
          choice: true,
          chips: [{ label: { key: 'ui_all_commands' }, intent: { id: 'tabs.list', slots: {} } }],
          ways: ['model' as const, 'add-model' as const],
        },
      ],
    };
    const { user } = await showPanel(await seeded({ messages: [message] }));
    expect(screen.queryByRole('heading', { name: 'Add a model for everything else' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Add a model…' }));
    await screen.findByRole('heading', { name: 'Add a model for everything else' });
    expect(screen.queryByRole('button', { name: 'Add a model…' })).toBeNull();
  });
});

// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Payload } from '@/src/contract/messages.ts';
import { newConversation } from '@/src/ui/panel/state/new-conversation.ts';
import { type FakeServices, fakeServices } from '@/test/fakes/services.ts';
import { entry } from '../journal-entry.ts';
import { seeded, showPanel, violations } from '../page.tsx';
import { answered, said } from '../samples.ts';

describe('Activity', () => {
  async function activity(more: (services: FakeServices) => Promise<void> = async () => {}) {
    const undone: Payload<'undo'>[] = [];
    const entries = [
      entry('e1', 2, { at: 3, turn: 't2' }),
      entry('e2', 3, { at: 2, turn: 't2', headline: { key: 'Closed 3 tabs' } }),
      entry('e3', 1, { at: 1, inverse: 'none', headline: { key: 'Forgot example.com' } }),
    ];
    const services = fakeServices({
      background: {
        undo: (payload) => {
          undone.push(payload);
          const found = entries.find(({ id }) => id === payload.entry)!;
          const rows = payload.rows ?? found.rows.map((row) => row.id);
          const next = { ...found, undone: rows };
          void services.records.journal.put(next);
          return {
            outcomes: rows.map((row) => ({ row, state: 'undone' })),
            undone: rows.length,
            done: found.rows.length,
          };
        },
        revokeGrant: ({ id }) => {
          void services.records.grants.remove(id);
          return null;
        },
      },
    });
    for (const one of entries) await services.records.journal.put(one);
    await services.records.grants.put({
      id: 'g1',
      tool: 'close_tabs',
      place: null,
      most: 10,
      conversation: null,
      at: 1,
      used: 3,
    });
    await more(services);
    const shown = await showPanel(services);
    await shown.user.click(screen.getByRole('button', { name: 'Activity' }));
    await screen.findByText('Closed 2 tabs');
    return { ...shown, undone };
  }
  const sentences = () => [...document.querySelectorAll('.journal-sentence')].map((one) => one.textContent);
  const cardOf = (id: string) => document.querySelector<HTMLElement>(`[data-entry="${id}"]`)!;

  it('lists actions by turn, newest first', async () => {
    await activity();
    expect(sentences()).toEqual(['Closed 2 tabs', 'Closed 3 tabs', 'Forgot example.com']);
    expect(within(cardOf('e3')).getByText('Cannot be undone')).toBeTruthy();
    const names = [...document.querySelectorAll('.journal-names')].map((line) => line.textContent);
    expect(names.slice(0, 2)).toEqual(['Page 1 and 1 more', 'Page 1 and 2 more']);
    expect(await violations()).toEqual([]);
  });

  it('shows the sentence or click that caused them, and the sites of changed rows', async () => {
    const { user } = await activity(async ({ records: { conversations, journal } }) => {
      await conversations.put({ ...newConversation({ newId: () => 'chat', now: () => 1 }) });
      await conversations.putMessage(said('close the duplicates', { turn: 't2' }));
      const shortcut = { turn: null, conversation: null, caller: 'shortcut', headline: { key: 'Tidied' } } as const;
      await journal.put(entry('k:1', 1, { ...shortcut, at: 4 }));
      await journal.put(entry('k:2', 1, { ...shortcut, at: 5 }));
    });
    const headings = await waitFor(() => {
      const found = screen
        .getAllByRole('heading', { level: 3 })
        .slice(1)
        .map((one) => one.textContent);
      expect(found.join()).toContain('close the duplicates');
      return found;
    });
    expect(headings).toHaveLength(3);
    expect(headings[0]).toContain('by a shortcut');
    expect(within(cardOf('k:1').closest<HTMLElement>('.journal-group')!).getByText('Undo all 2')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /Closed 2 tabs/ }));
    expect(within(cardOf('e1')).getAllByText('example.com')).toHaveLength(2);
  });

  it('shows the rule that caused an action', async () => {
    const rule = {
      id: 'r',
      on: true,
      when: { kind: 'more-tabs', than: 200 },
      does: { kind: 'close-duplicates' },
    } as const;
    await activity(async ({ records: { journal, settings } }) => {
      await settings.change({ rules: [rule] });
      const byRule = { turn: null, conversation: null, caller: 'shortcut', headline: { key: 'Tidied' } } as const;
      await journal.put(entry('rule-r-100:1', 1, { ...byRule, at: 5 }));
      await journal.put(entry('rule-gone-100:1', 1, { ...byRule, at: 4 }));
    });
    const causes = () => screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent ?? '');
    await waitFor(() =>
      expect(causes().join()).toContain('by the rule “With more than 200 tabs: close duplicate tabs”'),
    );
    expect(causes().join()).toContain('by a rule that is gone');
    expect(causes().join()).not.toContain('shortcut');
  });

  it('can be searched', async () => {
    const { user } = await activity();
    await user.type(screen.getByRole('searchbox', { name: 'Search activity' }), 'forgot');
    await waitFor(() => expect(sentences()).toEqual(['Forgot example.com']));
  });

  it('undoes a row, an entry and a turn', async () => {
    const { user, undone } = await activity();
    await user.click(screen.getByRole('button', { name: /Closed 2 tabs/ }));
    await user.click(screen.getByRole('button', { name: 'Undo: Page 2' }));
    await waitFor(() => expect(undone).toEqual([{ entry: 'e1', rows: ['tab:2'] }]));
    await user.click(screen.getByRole('button', { name: 'Undo all 2' }));
    await waitFor(() => expect(undone.slice(1)).toEqual([{ entry: 'e1' }, { entry: 'e2' }]));
    await waitFor(() => expect(within(cardOf('e2')).getByText('Undone')).toBeTruthy());
  });

  it('lists grants with their use, and revokes them', async () => {
    const { user } = await activity();
    const grants = await screen.findByRole('region', { name: 'Runs without asking' });
    expect(grants.textContent).toContain('used 3 times');
    await user.click(within(grants).getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Runs without asking' })).toBeNull());
  });
});

describe('Chats', () => {
  async function chats() {
    const messages = [said('first words'), answered([{ type: 'text', text: 'First answer.' }])];
    const services = await seeded({ messages }, { background: { revoke: () => null } });
    const other = { id: 'other', title: 'Recipes', named: true, at: 2, updated: 2, draft: 'salt' };
    await services.conversations.put(other);
    const shown = await showPanel(services);
    await screen.findByRole('article', { name: 'Assistant: First answer.' });
    await shown.user.click(screen.getByRole('button', { name: 'Chats' }));
    await screen.findByRole('button', { name: /^Recipes/ });
    return shown;
  }

  it('are opened with their draft', async () => {
    const { user, box } = await chats();
    expect(await violations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: /^Recipes/ }));
    await waitFor(() => expect(box.value).toBe('salt'));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Recipes');
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('are all shown again after Escape, and only the next one closes the list', async () => {
    const { user } = await chats();
    await user.type(screen.getByRole('searchbox', { name: 'Search chats' }), 'rec{Escape}');
    await screen.findByRole('button', { name: /^Trip/ });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
  });

  it('are found by title and renamed', async () => {
    const { user, services } = await chats();
    await user.type(screen.getByRole('searchbox', { name: 'Search chats' }), 'rec');
    expect(screen.queryByRole('button', { name: /^Trip/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Rename “Recipes”' }));
    const title = screen.getByRole('textbox', { name: 'Title' });
    await user.clear(title);
    await user.type(title, 'Records{Enter}');
    await screen.findByRole('button', { name: /^Records/ });
    expect(await services.conversations.get('other')).toMatchObject({ title: 'Records', named: true });
  });

  it.each(['{Enter}', '{Escape}'])('are renamed by keys, and the focus moves to the chat after %s', async (key) => {
    const { user } = await chats();
    screen.getByRole('button', { name: /^Recipes/ }).focus();
    await user.keyboard(`{F2}${key}`);
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Recipes/ }));
  });

  it('are opened without announcing a turn that ended long ago', async () => {
    const { user } = await chats();
    expect(screen.getByRole('status').textContent).toBe('');
    await user.click(screen.getByRole('button', { name: /^Recipes/ }));
    await user.click(screen.getByRole('button', { name: 'Chats' }));
    await user.click(await screen.findByRole('button', { name: /^Trip/ }));
    await screen.findByRole('article', { name: 'Assistant: First answer.' });
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('are not renamed by only opening the field', async () => {
    const { user, services } = await chats();
    await services.conversations.change('other', { title: '', named: false });
    await user.click(await screen.findByRole('button', { name: 'Rename “New chat”' }));
    await user.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Rename “New chat”' });
    expect(await services.conversations.get('other')).toMatchObject({ title: '', named: false });
  });

  it('are deleted, with their questions withdrawn, and restored', async () => {
    const { user, services } = await chats();
    await user.click(screen.getByRole('button', { name: 'Delete “Trip”' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Trip/ })).toBeNull());
    expect(services.background.of('revoke')).toEqual([{ conversation: 'chat' }]);
    expect(await services.conversations.messages('chat')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByRole('button', { name: /^Trip/ });
    expect(await services.conversations.messages('chat')).toHaveLength(2);
  });
});

describe('deleted chats', () => {
  it('are restored one by one, also after the list was left', async () => {
    const services = fakeServices({ background: { revoke: () => null } });
    for (const [at, title] of ['One', 'Two', 'Three', 'Four', 'Five'].entries()) {
      await services.conversations.put({ id: title, title, named: true, at, updated: at, draft: '' });
    }
    const { user } = await showPanel(services);
    await user.click(screen.getByRole('button', { name: 'Chats' }));
    for (const title of ['One', 'Two', 'Three', 'Four']) {
      await user.click(await screen.findByRole('button', { name: `Delete “${title}”` }));
      await screen.findByText(
        (_, element) => element?.className === 'note-text' && element.textContent!.includes(title),
      );
    }
    const undos = () => screen.queryAllByRole('button', { name: 'Undo' });
    expect(undos()).toHaveLength(3);
    expect(await violations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Chats' }));
    for (const title of ['Four', 'Three', 'Two', 'One']) {
      await waitFor(() => expect(undos().length).toBeGreaterThan(0));
      await user.click(undos()[0]!);
      await waitFor(async () => expect(await services.conversations.get(title)).not.toBeNull());
    }
    await waitFor(() => expect(undos()).toEqual([]));
  });
});

describe('help', () => {
  it('shows the shortcuts on "?" in an empty panel that just opened', async () => {
    const { user, box } = await showPanel(fakeServices());
    await user.type(box, '?');
    await screen.findByRole('heading', { name: 'Shortcuts' });
    expect(box.value).toBe('');
  });

  it('continues a message that begins with "?"', async () => {
    const { user, box } = await showPanel(fakeServices());
    await user.type(box, '?');
    await screen.findByRole('heading', { name: 'Shortcuts' });
    await user.keyboard(' what is this');
    expect(box.value).toBe('? what is this');
    expect(document.activeElement).toBe(box);
    expect(screen.queryByRole('heading', { name: 'Shortcuts' })).toBeNull();
  });

  it('shows the shortcuts on "?" while nothing is being typed', async () => {
    const services = await seeded({ messages: [said('Hello')] });
    const { user, box } = await showPanel(services);
    await screen.findByText('Hello');
    await user.type(box, '?');
    expect(box.value).toBe('?');
    screen.getByRole('button', { name: 'Options' }).focus();
    await user.keyboard('?');
    await screen.findByText('U');
    screen.getByText('Open Outrigger');
    expect(await violations()).toEqual([]);
  });

  it('puts a command into the composer', async () => {
    const { user, box } = await showPanel(fakeServices());
    await user.click(await screen.findByRole('button', { name: 'All commands' }));
    const list = await screen.findByRole('region', { name: 'All commands' });
    await user.click(await within(list).findByRole('button', { name: 'Chats' }));
    expect(box.value).toBe('Chats');
    expect(document.activeElement).toBe(box);
  });
});

// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Archive, OpenedArchive } from '@/src/contract/archive.ts';
import { fakeServices } from '@/test/fakes/services.ts';
import { showPanel, violations } from '../../page.tsx';
import { said } from '../../samples.ts';

const now = new Date(2026, 10, 22, 12).getTime();
const hour = 3_600_000;

async function chats(archive: Partial<Archive> = {}) {
  const services = fakeServices({ background: { revoke: () => null }, archive, now: () => now });
  const chat = { named: false, at: 1, draft: '' };
  const titles = ['Harbour', 'Recipes', 'Taxes'];
  for (const [at, title] of titles.entries()) {
    await services.conversations.put({ ...chat, id: title.toLowerCase(), title, updated: now - at * 20 * hour });
  }
  const salt = said('How much salt goes into the bread?', { id: 'm1', conversation: 'recipes' });
  await services.conversations.putMessage(salt);
  const shown = await showPanel(services);
  await shown.user.click(screen.getByRole('button', { name: 'Chats' }));
  await screen.findByRole('button', { name: /^Harbour/ });
  return { ...shown, services };
}

const chatNames = () => [...document.querySelectorAll('[data-chat]')].map((one) => one.getAttribute('data-chat'));
const focused = () => document.activeElement?.getAttribute('data-chat');

describe('the list of chats', () => {
  it('is grouped by day, pinned ones first', async () => {
    const { user, services } = await chats();
    const headings = () => screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
    expect(headings()).toEqual(['Today', 'Yesterday', 'Last 7 days']);
    await user.click(screen.getByRole('button', { name: 'Pin “Taxes”' }));
    await waitFor(() => expect(headings()).toEqual(['Pinned', 'Today', 'Yesterday']));
    expect(chatNames()).toEqual(['taxes', 'harbour', 'recipes']);
    expect(await services.conversations.get('taxes')).toMatchObject({ pinned: true, updated: now - 40 * hour });
    expect(await violations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Unpin “Taxes”' }));
    await waitFor(() => expect(headings()).toEqual(['Today', 'Yesterday', 'Last 7 days']));
  });

  it('is navigated by keyboard', async () => {
    const { user, services } = await chats();
    await user.click(screen.getByRole('searchbox', { name: 'Search chats' }));
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('harbour');
    await user.keyboard('{End}');
    expect(focused()).toBe('taxes');
    await user.keyboard('{Home}{ArrowDown}');
    expect(focused()).toBe('recipes');
    await user.keyboard('{F2}');
    const title = screen.getByRole('textbox', { name: 'Title' });
    await user.clear(title);
    await user.type(title, 'Bread{Enter}');
    await screen.findByRole('button', { name: /^Bread/ });
    screen.getByRole('button', { name: /^Bread/ }).focus();
    await user.keyboard('{Delete}');
    await waitFor(() => expect(document.querySelector('.note')?.textContent).toMatch(/Deleted “.*Bread/));
    expect(focused()).toBe('taxes');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search chats' }));
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Harbour'));
    expect(await services.conversations.get('recipes')).toBeNull();
  });

  it('keeps the focus after deleting by button: on the next row, and on Undo after the last', async () => {
    const { user, services } = await chats();
    const press = (title: string) => user.click(screen.getByRole('button', { name: `Delete “${title}”` }));
    screen.getByRole('button', { name: 'Delete “Recipes”' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(chatNames()).toEqual(['harbour', 'taxes']));
    expect(focused()).toBe('taxes');
    await press('Taxes');
    await waitFor(() => expect(chatNames()).toEqual(['harbour']));
    expect(focused()).toBe('harbour');
    await press('Harbour');
    await waitFor(() => expect(chatNames()).toEqual([]));
    const [last] = screen.getAllByRole('button', { name: 'Undo' });
    expect(last?.closest('.note')?.textContent).toMatch(/Deleted “.*Harbour/);
    await waitFor(() => expect(document.activeElement).toBe(last));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(chatNames()).toEqual(['harbour']));
    expect(await services.conversations.list()).toHaveLength(1);
  });

  it('announces a deletion until it is undone, and not again for another chat', async () => {
    const { user, services } = await chats();
    const chat = { named: false, at: 1, draft: '', updated: now };
    await services.conversations.put({ ...chat, id: 'plans', title: 'Plans' });
    const line = screen.getByRole('status');
    const liveTurn: string[] = [];
    new MutationObserver(() => liveTurn.push(line.textContent.trim())).observe(line, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    for (const title of ['Harbour', 'Recipes', 'Taxes', 'Plans']) {
      await user.click(await screen.findByRole('button', { name: `Delete “${title}”` }));
      await waitFor(() => expect(line.textContent).toContain(`Deleted “${title}”`));
    }
    liveTurn.length = 0;
    const [last] = screen.getAllByRole('button', { name: 'Undo' });
    await user.click(last!);
    await screen.findByRole('button', { name: /^Plans/ });
    await waitFor(() => expect(document.querySelectorAll('.note')).toHaveLength(3));
    expect(line.textContent).toBe('');
    expect(liveTurn.filter(Boolean)).toEqual([]);
  });

  it('grows by a hundred at a time', async () => {
    const { user, services } = await chats();
    for (let n = 0; n < 120; n += 1) {
      const chat = { title: `C ${n}`, named: false, at: 1, updated: n, draft: '' };
      await services.conversations.put({ ...chat, id: `c${n}` });
    }
    await user.click(await screen.findByRole('button', { name: 'Show 23 more' }));
    expect(chatNames()).toHaveLength(123);
  });
});

describe('the search', () => {
  it('covers all messages, and shows the passages', async () => {
    const { user, services } = await chats();
    const box = screen.getByRole('searchbox', { name: 'Search chats' });
    const line = screen.getByRole('status');
    const liveTurn: string[] = [];
    new MutationObserver(() => liveTurn.push(line.textContent.trim())).observe(line, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    await user.type(box, 'BREAD salt');
    await waitFor(() => expect(chatNames()).toEqual(['recipes']));
    expect(document.querySelector('.chat-passage')?.textContent).toBe('How much salt goes into the bread?');
    expect(document.querySelector('.chat-passage mark')?.textContent).toBe('bread');
    await waitFor(() => expect(liveTurn).toContain('1 chat'));
    await waitFor(() => expect(screen.getAllByText('1 chat')).toHaveLength(1));
    expect(await violations()).toEqual([]);
    const late = said('Bread and salt for the harbour', { id: 'm2', conversation: 'harbour' });
    await services.conversations.putMessage(late);
    await waitFor(() => expect(chatNames()).toEqual(['harbour', 'recipes']));
    await user.type(box, ' sea');
    await screen.findByText('No chat has these words.');
  });
});

describe('chat files', () => {
  const saved: { name: string; content: Promise<string> }[] = [];
  const click = HTMLAnchorElement.prototype.click;
  const { createObjectURL, revokeObjectURL } = URL;
  beforeEach(() => {
    saved.length = 0;
    let last: Blob | null = null;
    URL.createObjectURL = (blob: Blob) => {
      last = blob;
      return 'blob:1';
    };
    URL.revokeObjectURL = () => undefined;
    HTMLAnchorElement.prototype.click = function () {
      const reader = new FileReader();
      const content = new Promise<string>((resolve) => {
        reader.onload = () => resolve(String(reader.result));
      });
      if (last) reader.readAsText(last);
      saved.push({ name: this.download, content });
    };
  });
  afterEach(() => {
    Object.assign(URL, { createObjectURL, revokeObjectURL });
    HTMLAnchorElement.prototype.click = click;
  });

  it('are written as Markdown and as JSON', async () => {
    const { user } = await chats();
    const more = screen.getByRole('button', { name: 'Export “Recipes”' });
    await user.click(more);
    expect(await violations()).toEqual([]);
    await user.click(within(screen.getByRole('group', { name: 'Export “Recipes”' })).getByText('As Markdown'));
    await waitFor(() => expect(saved).toHaveLength(1));
    await user.click(more);
    await user.click(screen.getByRole('button', { name: 'As JSON' }));
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(saved.map(({ name }) => name)).toEqual(['Recipes.md', 'Recipes.json']);
    expect(await saved[0]!.content).toBe('# Recipes\n\n## You\n\nHow much salt goes into the bread?\n');
    const file = JSON.parse(await saved[1]!.content);
    expect(file.chats.map(({ conversation }: { conversation: { id: string } }) => conversation.id)).toEqual([
      'recipes',
    ]);
  });

  it('are imported as text of others', async () => {
    const asked: Parameters<OpenedArchive['take']>[] = [];
    const { user } = await chats({
      open: async () => ({
        at: 1,
        offers: [],
        take: async (...how) => {
          asked.push(how);
          return 2;
        },
      }),
    });
    await user.upload(screen.getByLabelText('Chat file'), new File(['{}'], 'chat.json', { type: 'application/json' }));
    await screen.findByText('Imported 2 chats');
    expect(asked.map(([kinds, , how]) => [kinds, how])).toEqual([[['chats'], { foreign: true }]]);
  });

  it('that are invalid are refused with words', async () => {
    const { user } = await chats();
    await user.upload(screen.getByLabelText('Chat file'), new File(['x'], 'chat.json', { type: 'application/json' }));
    await screen.findByText(/not a file that Outrigger exported/);
  });
});

describe('another panel', () => {
  it('renames the chat that is open here, and removes it', async () => {
    const { user, services, box } = await chats();
    await user.click(screen.getByRole('button', { name: /^Recipes/ }));
    const title = () => screen.getByRole('heading', { level: 1 }).textContent;
    await waitFor(() => expect(title()).toBe('Recipes'));
    await user.type(box, 'half a draft');
    await services.conversations.change('recipes', { title: 'Bread', named: true });
    await waitFor(() => expect(title()).toBe('Bread'));
    expect(box.value).toBe('half a draft');
    await services.conversations.remove('recipes');
    await waitFor(() => expect(title()).toBe('New chat'));
    expect(screen.queryByRole('article')).toBeNull();
  });
});

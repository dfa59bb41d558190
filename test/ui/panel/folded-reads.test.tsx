// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Message, Part } from '@/src/contract/conversation.ts';
import { seeded, showPanel, violations } from '../page.tsx';
import { answered, called, closed, said, tabRow } from '../samples.ts';

const words = (text: string): Part => ({ type: 'text', text });

const read = (n: number, name: string, sentence: string, rows = 1) =>
  called({
    call: { id: `a${n}:1`, name, arguments: {}, repairs: [] },
    view: { sentence: { key: sentence }, rows: Array.from({ length: rows }, (_, at) => tabRow(at)), total: rows },
  });

const round = (n: number, parts: Part[], more: Partial<Message> = {}) =>
  answered(parts, { id: `a${n}`, at: n, ...more });

async function showing(rounds: Message[]) {
  const shown = await showPanel(await seeded({ messages: [said('tabs'), ...rounds] }));
  return { ...shown, answer: await screen.findByRole('article', { name: /^Assistant/ }) };
}

const card = (name: string) => document.querySelector<HTMLElement>(`[data-call="${name}"]`)!;
const isBefore = (one: Node, other: Node) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

describe('calls that only read', () => {
  it('are one quiet line under the answer, with the rows of the last one', async () => {
    const { answer } = await showing([
      round(1, [read(1, 'list_tabs', 'Looked through 321 tabs')]),
      round(2, [read(2, 'search_bookmarks', 'Found 2 bookmarks', 2)]),
      round(3, [words('You have five.')]),
    ]);
    const line = screen.getByRole('button', { name: 'Found 2 bookmarks · 1 more step' });
    expect(isBefore(within(answer).getByText('You have five.'), line)).toBe(true);
    expect(line.getAttribute('aria-expanded')).toBe('false');
    expect(within(card('search_bookmarks')).getAllByRole('option')).toHaveLength(2);
    expect(screen.getAllByRole('listbox')).toHaveLength(1);
    expect(card('list_tabs').hidden).toBe(true);
    expect(await violations()).toEqual([]);
  });

  it('expand to a card each, with its rows', async () => {
    const { user } = await showing([
      round(1, [read(1, 'list_tabs', 'Looked through 321 tabs'), read(2, 'list_tags', 'Looked through 3 tags')]),
      round(3, [read(3, 'search_bookmarks', 'Found 2 bookmarks'), read(4, 'search_history', 'Found 9 visits')]),
      round(4, [words('You have five.')]),
    ]);
    await user.click(screen.getByRole('button', { name: 'Found 9 visits · 3 more steps' }));
    expect(screen.getAllByRole('listbox')).toHaveLength(4);
    expect(screen.getByRole('group', { name: 'Looked through 321 tabs' })).toBe(card('list_tabs'));
  });

  it('show an equal sentence once, as for a command that reads page by page', async () => {
    const page = read(1, 'list_bookmarks', 'Looked through 3,848 bookmarks');
    const quiet = { run: { quiet: true } } as const;
    await showing([
      round(1, [page], quiet),
      round(2, [{ ...page, call: { ...page.call, id: 'a2:1' } }], quiet),
      round(3, [words('3,848 bookmarks.')]),
    ]);
    expect(screen.getByRole('button', { name: 'Looked through 3,848 bookmarks' })).toBeTruthy();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('have no rows beside an action, which has its own card', async () => {
    const { answer } = await showing([
      round(1, [read(1, 'list_tabs', 'Looked through 321 tabs')]),
      round(2, [closed()]),
      round(3, [words('Closed two.')]),
    ]);
    expect(screen.queryByRole('listbox')).toBeNull();
    const line = screen.getByRole('button', { name: /^Looked through/ });
    expect(isBefore(line, card('close_tabs'))).toBe(true);
    expect(isBefore(card('close_tabs'), within(answer).getByText('Closed two.'))).toBe(true);
  });

  it('have no rows if they gave a sample of many', async () => {
    const sample = read(1, 'list_tabs', 'Looked through 321 tabs', 2);
    await showing([
      round(1, [{ ...sample, view: { ...sample.view!, total: 321 } }]),
      round(2, [words('321 tabs to work with.')]),
    ]);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('are a number of steps where none of them is shown', async () => {
    const quiet = { run: { quiet: true } } as const;
    await showing([
      round(1, [read(1, 'list_saved_sessions', 'Found 3 saved sessions', 3)], quiet),
      round(2, [read(2, 'list_tabs', 'Looked through 321 tabs', 2)], quiet),
      round(3, [words('Nothing stands out.')]),
    ]);
    expect(screen.getByRole('button', { name: '2 steps' })).toBeTruthy();
  });

  it('do not repeat under an answer that nothing was found', async () => {
    const none = read(1, 'find', 'Nothing found', 0);
    const { user } = await showing([
      round(1, [{ ...none, result: { ...none.result!, data: { items: [], total: 0 } } }]),
      round(2, [words('You have nothing about tides.')]),
    ]);
    const line = screen.getByRole('button', { name: '1 step' });
    expect(screen.queryByRole('button', { name: 'Nothing found' })).toBeNull();
    await user.click(line);
    expect(screen.getByRole('button', { name: /^Nothing found/ })).toBeTruthy();
  });

  it('stay a card without rows until the turn is over, so that their button keeps the focus', async () => {
    const none = read(1, 'find', 'Nothing found', 0);
    const found = { ...none, result: { ...none.result!, data: { items: [], total: 0 } } };
    const services = await seeded({
      messages: [said('tides'), round(1, [found]), round(2, [words('You have nothing about')], { state: 'streaming' })],
      turn: { state: 'streaming' },
    });
    services.locks.set('turn:chat', new Promise(() => {}));
    await showPanel(services);
    const button = await screen.findByRole('button', { name: /^Nothing found/ });
    await screen.findByText('You have nothing about');
    expect([card('find').contains(button), card('find').hidden]).toEqual([true, false]);
    expect(screen.queryByRole('button', { name: '1 step' })).toBeNull();
  });

  it('that failed have a card with the reason', async () => {
    const result = { success: false, data: null, error: 'No such page.', execution_time_ms: 4, retries: 0 };
    const { view: _, ...failed } = read(2, 'read_page', '');
    await showing([
      round(1, [read(1, 'list_tabs', 'Looked through 321 tabs'), { ...failed, state: 'failed', result }]),
      round(2, [words('I could not read it.')]),
    ]);
    expect(card('read_page').closest('.reads')).toBeNull();
    expect(card('list_tabs').closest('.reads')).toBeTruthy();
  });

  it('leave the texts between them in order, and one line of reasoning', async () => {
    const thought = (text: string): Part => ({ type: 'reasoning', text });
    const { answer } = await showing([
      round(1, [thought('First the tabs.'), words('Let me look.'), read(1, 'list_tabs', 'Looked through 321 tabs')]),
      round(2, [thought('Then the tags.'), read(2, 'list_tags', 'Looked through 3 tags')]),
      round(3, [thought('That is all.'), words('You have five.')]),
    ]);
    expect(within(answer).getAllByText('Reasoning')).toHaveLength(2);
    expect(within(answer).getByText(/Then the tags\./).textContent).toContain('That is all.');
    expect(isBefore(screen.getByText('Let me look.'), screen.getByText('You have five.'))).toBe(true);
  });
});

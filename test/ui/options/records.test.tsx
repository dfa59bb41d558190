// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Message } from '@/src/contract/conversation.ts';
import type { JournalEntry } from '@/src/contract/journal-entry.ts';
import { entry } from '../journal-entry.ts';
import { expectNoViolations, openPage, optionsServices } from './options-page.tsx';

/** Files that the page handed to the browser. */
const saved: { name: string; content: Promise<string> }[] = [];
const click = HTMLAnchorElement.prototype.click;
const { createObjectURL, revokeObjectURL } = URL;

beforeEach(() => {
  saved.length = 0;
  const blobs = new Map<string, Blob>();
  URL.createObjectURL = (blob: Blob) => {
    const url = `blob:${blobs.size}`;
    blobs.set(url, blob);
    return url;
  };
  URL.revokeObjectURL = (url) => blobs.delete(url);
  HTMLAnchorElement.prototype.click = function () {
    const blob = blobs.get(this.href);
    if (blob) saved.push({ name: this.download, content: read(blob) });
  };
});
afterEach(() => {
  Object.assign(URL, { createObjectURL, revokeObjectURL });
  HTMLAnchorElement.prototype.click = click;
});

function read(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });
}

const chat = (id: string, updated: number) => ({
  id,
  title: `Chat ${id}`,
  named: false,
  at: 1,
  updated,
  draft: '',
});

const response = (more: Partial<Message> = {}): Message => ({
  id: 'r1',
  conversation: 'b',
  turn: 't1',
  role: 'assistant',
  at: 2,
  state: 'complete',
  usage: { input: 1200, output: 30 },
  parts: [
    { type: 'reasoning', text: 'Which tabs?' },
    { type: 'text', text: 'Looking. ' },
    {
      type: 'call',
      call: { id: 'r1:1', name: 'list_tabs', arguments: { site: 'example.com' }, repairs: [] },
      syntax: 'json-block',
      raw: '{"name": "list_tabs"}',
      state: 'done',
      result: { success: true, data: { total: 3 }, error: null, execution_time_ms: 4, retries: 0 },
    },
  ],
  ...more,
});

async function withChats() {
  const services = optionsServices();
  await services.conversations.put(chat('a', 1));
  await services.conversations.put(chat('b', 2));
  await services.conversations.putMessage(response());
  return services;
}

describe('data', () => {
  it('deletes all chats after a confirmation, withdraws their questions, and restores them', async () => {
    const services = await withChats();
    const user = await openPage(services, 'data', 'Data');
    await screen.findByText('2 chats');
    await user.click(screen.getByRole('button', { name: 'Delete all chats' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep all' }));
    await expectNoViolations();
    await user.click(screen.getByRole('button', { name: 'Delete 2' }));
    await screen.findByText(/No chats/);
    expect(services.background.of('revoke')).toEqual([{ conversation: 'b' }, { conversation: 'a' }]);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('2 chats');
    expect(await services.conversations.messages('b')).toEqual([response()]);
  });

  it('keeps them without one', async () => {
    const services = await withChats();
    const user = await openPage(services, 'data', 'Data');
    await screen.findByText('2 chats');
    await user.click(screen.getByRole('button', { name: 'Delete all chats' }));
    await user.click(screen.getByRole('button', { name: 'Keep all' }));
    expect(await services.conversations.list()).toHaveLength(2);
  });

  it('exports chats with their messages', async () => {
    const user = await openPage(await withChats(), 'data', 'Data');
    await screen.findByText('2 chats');
    await user.click(screen.getByRole('button', { name: 'Export as JSON' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const file = JSON.parse(await saved[0]!.content);
    expect(file).toMatchObject({
      kinds: ['chats'],
      chats: [
        { conversation: { id: 'b' }, messages: [{ id: 'r1' }] },
        { conversation: { id: 'a' }, messages: [] },
      ],
    });
  });
});

describe('activity', () => {
  async function withEntries(n: number, more: Partial<JournalEntry> = {}) {
    const services = optionsServices({
      background: {
        journal: (page) => services.records.journal.page(page),
        undo: async ({ entry: id, rows }) => {
          const found = (await services.records.journal.get(id))!;
          const undone = rows ?? found.rows.map((row) => row.id);
          const changed = { ...found, undone };
          await services.records.journal.put(changed);
          const outcomes = undone.map((row) => ({ row, state: 'undone' as const }));
          return { outcomes, undone: undone.length, done: found.rows.length };
        },
      },
    });
    for (let at = 1; at <= n; at += 1) await services.records.journal.put(entry(`e${at}`, 2, { at, ...more }));
    const user = await openPage(services, 'activity', 'Activity');
    return { services, user };
  }
  const shown = () => [...document.querySelectorAll('[data-entry]')].map((card) => card.getAttribute('data-entry'));

  it('undoes an entry, and a single row of it', async () => {
    const { services, user } = await withEntries(1);
    await user.click(await screen.findByRole('button', { expanded: false, name: /./ }));
    const rows = screen.getAllByRole('button', { name: /^Undo: / });
    expect(rows).toHaveLength(2);
    await expectNoViolations();
    await user.click(rows[0]!);
    const { id } = (await services.records.journal.get('e1'))!.rows[0]!;
    expect(services.background.of('undo')).toEqual([{ entry: 'e1', rows: [id] }]);
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Undo: / })).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findAllByText('Undone')).not.toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('undoes a turn, the last action first', async () => {
    const { services, user } = await withEntries(3, { turn: 'one' });
    await user.click(await screen.findByRole('button', { name: 'Undo all 3' }));
    await waitFor(() => expect(services.background.of('undo').map(({ entry }) => entry)).toEqual(['e3', 'e2', 'e1']));
  });

  it('shows older pages on demand, and keeps them when new entries come', async () => {
    const { services, user } = await withEntries(120);
    await waitFor(() => expect(shown()).toHaveLength(50));
    expect(shown()[0]).toBe('e120');
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(shown()).toHaveLength(100));
    await services.records.journal.put({ ...entry('new', 1), at: 121 });
    await waitFor(() => expect(shown()[0]).toBe('new'));
    expect(shown().length).toBeGreaterThanOrEqual(100);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(shown()).toHaveLength(121));
    expect(new Set(shown()).size).toBe(121);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('exports everything that matches, one action per line', async () => {
    const { user } = await withEntries(120);
    await waitFor(() => expect(shown()).toHaveLength(50));
    await user.click(screen.getByRole('button', { name: 'Export as JSON Lines' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const lines = (await saved[0]!.content).trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line).id)).toEqual(Array.from({ length: 120 }, (_, n) => `e${120 - n}`));
  });
});

it('reports failures of the background and the database, and works on', async () => {
  const services = optionsServices({
    background: {
      statistics: () => {
        throw new Error('out of order');
      },
    },
  });
  const user = await openPage(services, 'tools', 'Tools and permissions');
  expect((await screen.findByRole('alert')).textContent).toContain('out of order');
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

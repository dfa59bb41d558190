import { expect, it } from 'vitest';
import { fakeBackground, succeeded, tools } from '@/test/fakes/background.ts';
import { begun, fakeChat, userMessage } from '@/test/fakes/chat.ts';
import { commandProvider } from '@/test/fakes/commands.ts';
import { protocol } from '@/test/fakes/protocol.ts';
import { answered, called } from '@/test/ui/samples.ts';

it('"them" does not refer to a list of an imported chat', async () => {
  const all = [
    'list_tags',
    'tag_items',
    'add_tags',
    'search_bookmarks',
    'move_bookmarks',
    'list_bookmark_folders',
    'delete_bookmarks',
    'get_current_tab',
  ].map((name) => ({ ...tools[0]!, name }));
  const background = fakeBackground({
    importedMessages: () => ({ ids: ['u0', 'a0'] }),
    describeTools: () => ({ tools: all, total: all.length }),
    run: ({ call }) => succeeded(call.name.startsWith('list') ? { items: [], total: 0 } : { done: 2 }),
  });
  const chat = fakeChat({
    protocol,
    syntax: 'json-block',
    provider: commandProvider(),
    providerId: 'commands',
    caller: 'command',
    background,
  });
  await begun(chat.records);
  await chat.records.putMessage(userMessage('bookmarks about tides', { id: 'u0', turn: 't0', at: 1, after: 'first' }));
  const items = [5, 7].map((id) => ({
    id: String(id),
    title: `Page ${id}`,
    url: `https://example.com/${id}`,
    folder: 'Other',
    added: '2020-01-01',
  }));
  await chat.records.putMessage(
    answered(
      [
        called({
          call: { id: 'a0:1', name: 'search_bookmarks', arguments: { query: 'tides' }, repairs: [] },
          result: { success: true, data: { items, total: 2 }, error: null, execution_time_ms: 1, retries: 0 },
        }),
      ],
      { id: 'a0', turn: 't0', conversation: 'chat', at: 2, session: 'of another browser' },
    ),
  );
  await chat.run({
    kind: 'new',
    userMessage: userMessage('tag them as later', { id: 'u1', turn: 't1', at: 2_000_000, after: 't0' }),
  });
  const acted = chat.background.of('run').map(({ call }) => [call.name, call.arguments]);
  expect(JSON.stringify(acted)).not.toContain('bookmark_ids');
});

it('rows that were selected in an imported chat do not count here', async () => {
  const all = ['list_tags', 'add_tags', 'tag_items', 'search_bookmarks', 'get_current_tab'].map((name) => ({
    ...tools[0]!,
    name,
  }));
  const background = fakeBackground({
    importedMessages: () => ({ ids: ['u0'] }),
    describeTools: () => ({ tools: all, total: all.length }),
    run: ({ call }) => succeeded(call.name.startsWith('list') ? { items: [], total: 0 } : { done: 2 }),
  });
  const chat = fakeChat({
    protocol,
    syntax: 'json-block',
    provider: commandProvider(),
    providerId: 'commands',
    caller: 'command',
    background,
  });
  await begun(chat.records);
  const selected = [{ kind: 'bookmark', id: '5', title: 'Spam', url: 'https://spam.example/' } as const];
  const old = userMessage('tag them as later', {
    id: 'u0',
    turn: 't0',
    at: 1,
    after: 'first',
    selected: [...selected],
  });
  await chat.records.putMessage(old);
  await chat.records.putTurn({
    id: 't0',
    conversation: 'chat',
    at: 1,
    provider: 'commands',
    model: '',
    syntax: 'json-block',
    round: 0,
    state: 'stopped',
    end: { reason: 'error', error: { code: 'offline' } },
  });
  await chat.run({ kind: 'retry', conversation: 'chat' });
  const acted = chat.background.of('run').map(({ call }) => [call.name, call.arguments]);
  expect(JSON.stringify(acted)).not.toContain('bookmark_ids');
});

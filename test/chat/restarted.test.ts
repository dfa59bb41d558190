import { expect, it } from 'vitest';
import { inPhase } from '@/src/chat/message/turn-phase.ts';
import { failed, fakeBackground, succeeded, tools } from '@/test/fakes/background.ts';
import { begun, fakeChat, userMessage } from '@/test/fakes/chat.ts';
import { commandProvider } from '@/test/fakes/commands.ts';
import { protocol } from '@/test/fakes/protocol.ts';
import { finish, say, scriptedProvider } from '@/test/fakes/scripted-provider.ts';
import { answered, called, plan } from '@/test/ui/samples.ts';
import { tab, tabTools } from '../commands/library.ts';

const syntax = 'json-block';
const looksAndCloses = [
  'get_current_tab',
  'list_tabs',
  'close_tabs',
  'find_duplicate_tabs',
  'list_windows',
  'search_bookmarks',
  'list_bookmark_folders',
  'list_bookmarks',
  'open_tabs',
  'open_bookmarks',
].map((name) => ({
  ...tools[0]!,
  name,
  effect: name === 'close_tabs' ? ('destroy' as const) : ('read' as const),
}));

it('a command that waited for an answer during a restart of the browser runs once, and says so', async () => {
  const open = [
    tab(1, 'https://example.com/', { active: true }),
    tab(7, 'https://shop.test/', { group: 'Trip', group_id: 9 }),
  ];
  let tabsNow = open;
  let answeredYes = false;
  const background = fakeBackground({
    describeTools: () => ({ tools: looksAndCloses, total: looksAndCloses.length }),
    run: ({ call }) => {
      if (call.name === 'close_tabs') {
        if (!answeredYes) return { kind: 'confirm', ticket: 'k', preview: plan(1), calls: [call.id] };
        tabsNow = [tab(21, 'https://example.com/', { active: true })];
        return succeeded({ done: 1 });
      }
      return succeeded(tabTools(tabsNow)[call.name]!(call.arguments));
    },
  });
  const shared = { protocol, syntax, providerId: 'commands', caller: 'command' as const, background };
  const before = fakeChat({ ...shared, provider: commandProvider() });
  void before.run({ kind: 'new', userMessage: userMessage('close group trip') });
  await before.turnIs('waiting');
  answeredYes = true;
  const after = fakeChat({ ...shared, provider: commandProvider(), records: before.records, session: 'next' });
  await after.run({ kind: 'resume', conversation: 'chat' });
  const answer = (await after.messages())
    .at(-1)!
    .parts.map((part) => (part.type === 'text' ? part.text : part.type))
    .join('\n');
  expect(answer).toContain('Closed 1 tab');
});

it('a kept turn of an earlier session is sent with a note that its ids are no longer valid', async () => {
  const provider = scriptedProvider([say('Yes.'), finish()]);
  const chat = fakeChat({ protocol, syntax, provider, session: 'next', settings: { contextTokens: 6000 } });
  await begun(chat.records);
  const result = (data: unknown) => ({ success: true, data, error: null, execution_time_ms: 1, retries: 0 });
  await chat.records.change('chat', { kept: ['t0'] });
  const add = async (n: number, data: unknown) => {
    await chat.records.putMessage(
      userMessage(`Question ${n}`, {
        id: `u${n}`,
        turn: `t${n}`,
        at: 10 * n + 1,
        after: n === 0 ? 'first' : `t${n - 1}`,
      }),
    );
    const call = { id: `a${n}:1`, name: 'list_tabs', arguments: {}, repairs: [] };
    await chat.records.putMessage(
      answered([called({ call, result: result(data) })], {
        id: `a${n}`,
        turn: `t${n}`,
        conversation: 'chat',
        at: 10 * n + 2,
        session: 'before',
      }),
    );
  };
  await add(0, { items: [{ id: 4711, title: 'Thesis' }], total: 1 });
  await add(1, {
    items: Array.from({ length: 2000 }, (_, id) => ({ id, title: `Page of some length ${id}` })),
    total: 2000,
  });
  await add(2, {
    items: Array.from({ length: 2000 }, (_, id) => ({ id, title: `Page of some length ${id}` })),
    total: 2000,
  });
  await chat.records.putMessage(userMessage('word '.repeat(2500), { id: 'u3', turn: 't3', at: 100, after: 't2' }));
  await chat.run({
    kind: 'new',
    userMessage: userMessage(`And now? ${'word '.repeat(2500)}`, { id: 'u4', turn: 't4', at: 2_000_000, after: 't2' }),
  });
  const sent = provider.requests[0]!.messages.map((one) => one.text).join('\n');
  expect(sent).toContain('4711');
  expect(sent).toContain('started anew');
});

it('the call that reads on in an attached page is omitted after a restart, since it contains an old tab id', async () => {
  const list = { ...tools[0]!, name: 'read_page' };
  const background = fakeBackground({ describeTools: () => ({ tools: [list], total: 1 }) });
  const provider = scriptedProvider([say('Yes.'), finish()], [say('Yes.'), finish()]);
  const before = fakeChat({ protocol, syntax, provider, background });
  const rest = {
    of: 9000,
    call: { name: 'read_page', arguments: { tab_ids: [3], cursor: '100' } },
    session: 'now',
  };
  const page = { id: 'p', kind: 'page', title: 'T', source: 'e', grade: 'page', text: 'PAGE' } as const;
  await before.run({ kind: 'new', userMessage: userMessage('What is it?', { attached: [{ ...page, rest }] }) });
  expect(provider.requests[0]!.messages.map((one) => one.text).join()).toContain('"tab_ids":[3]');
  const after = fakeChat({ protocol, syntax, provider, background, records: before.records, session: 'next' });
  await after.run({ kind: 'new', userMessage: userMessage('Read on', { id: 'u2', turn: 't2', at: 2_000_000 }) });
  const sent = provider.requests[1]!.messages.map((one) => one.text).join('\n');
  expect(sent).toContain('about 9000 tokens');
  expect(sent).not.toContain('"tab_ids":[3]');
});

it('a command about this tab does not ask about a second tab after a restart', async () => {
  let front = tab(1, 'https://example.com/', { active: true });
  let answeredYes = false;
  const background = fakeBackground({
    describeTools: () => ({ tools: looksAndCloses, total: looksAndCloses.length }),
    run: ({ call }) => {
      if (call.name !== 'close_tabs') return succeeded(front);
      if (!answeredYes) return { kind: 'confirm', ticket: 'k', preview: plan(1), calls: [call.id] };
      front = tab(22, 'https://next.example/', { active: true });
      return succeeded({ done: 1 });
    },
  });
  const shared = { protocol, syntax, providerId: 'commands', caller: 'command' as const, background };
  const before = fakeChat({ ...shared, provider: commandProvider() });
  void before.run({ kind: 'new', userMessage: userMessage('clsoe this tab') });
  await before.turnIs('waiting');
  answeredYes = true;
  const after = fakeChat({
    ...shared,
    provider: commandProvider(),
    records: before.records,
    session: 'next',
    maxToolRounds: 4,
  });
  await after.run({ kind: 'resume', conversation: 'chat' });
  const closing = (await after.calls())
    .filter(({ call }) => call.name === 'close_tabs')
    .map(({ call }) => call.arguments);
  expect(closing).toEqual([{ tab_ids: [1] }]);
});

it('a session whose opening was interrupted by a restart is opened once', async () => {
  const background = fakeBackground({
    describeTools: () => {
      const all = [
        ...looksAndCloses,
        ...['list_sessions', 'restore_session'].map((name) => ({ ...looksAndCloses[0]!, name })),
      ];
      return { tools: all, total: all.length };
    },
    run: ({ call }) => {
      if (call.name === 'list_sessions')
        return succeeded({
          items: [{ id: 's', title: 'Trip', tabs: 2, saved_at: '2020-01-01', automatic: false }],
          total: 1,
        });
      return succeeded({ done: 2, items: [], total: 0 });
    },
  });
  const shared = { protocol, syntax, providerId: 'commands', caller: 'command' as const, background };
  const before = fakeChat({ ...shared, provider: commandProvider() });
  await before.run({ kind: 'new', userMessage: userMessage('open session trip') });
  // The browser was quit while the tabs opened.
  const opening = (await before.messages()).find(({ parts }) =>
    parts.some((part) => part.type === 'call' && part.call.name === 'restore_session'),
  )!;
  expect(opening).toBeDefined();
  const later = (await before.messages())
    .filter(({ role, at, id }) => role === 'assistant' && id !== opening.id && at >= opening.at)
    .filter(({ parts }) => !parts.some((part) => part.type === 'call'));
  await before.records.removeMessages(later.map(({ id }) => id));
  await before.records.putMessage({
    ...opening,
    parts: opening.parts.map((part) =>
      part.type === 'call'
        ? (({ result: _, view: __, ...open }) => ({ ...open, state: 'running' as const }))(part)
        : part,
    ),
  });
  const turn = (await before.records.turn('chat'))!;
  await before.records.putTurn(inPhase(turn, { state: 'running' }));
  const after = fakeChat({
    ...shared,
    provider: commandProvider(),
    records: before.records,
    session: 'next',
    maxToolRounds: 6,
  });
  await after.run({ kind: 'resume', conversation: 'chat' });
  const opened = (await after.calls()).filter(({ call }) => call.name === 'restore_session');
  expect(opened).toHaveLength(1);
});

it('a question that was refused before a restart is not asked again', async () => {
  const open = [
    tab(1, 'https://example.com/', { active: true }),
    tab(7, 'https://shop.test/', { group: 'Trip', group_id: 9 }),
  ];
  let refused = false;
  const background = fakeBackground({
    describeTools: () => ({ tools: looksAndCloses, total: looksAndCloses.length }),
    run: ({ call }) => {
      if (call.name !== 'close_tabs') return succeeded(tabTools(open)[call.name]!(call.arguments));
      if (!refused) return { kind: 'confirm', ticket: 'k', preview: plan(1), calls: [call.id] };
      return { ...failed('The user declined.'), declined: true };
    },
  });
  const shared = { protocol, syntax, providerId: 'commands', caller: 'command' as const, background };
  const before = fakeChat({ ...shared, provider: commandProvider() });
  void before.run({ kind: 'new', userMessage: userMessage('close group trip') });
  await before.turnIs('waiting');
  refused = true;
  const after = fakeChat({ ...shared, provider: commandProvider(), records: before.records, session: 'next' });
  await after.run({ kind: 'resume', conversation: 'chat' });
  expect((await after.calls()).filter(({ call }) => call.name === 'close_tabs')).toHaveLength(1);
});

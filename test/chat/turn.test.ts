import { describe, expect, it } from 'vitest';
import { failed, fakeBackground, succeeded } from '@/test/fakes/background.ts';
import { fakeChat, userMessage } from '@/test/fakes/chat.ts';
import { finish, type Script, say, scriptedProvider } from '@/test/fakes/scripted-provider.ts';
import { notations } from './protocols.ts';

describe.each(notations)('a turn in $notation', ({ protocol, syntax, written }) => {
  const inNotation = { protocol, syntax };

  it('stores a plain answer and ends', async () => {
    const chat = fakeChat({ ...inNotation, provider: scriptedProvider([say('Three '), say('tabs.'), finish()]) });
    expect(await chat.run()).toEqual({ reason: 'answered' });
    const [, answer] = await chat.messages();
    expect(answer).toMatchObject({
      role: 'assistant',
      state: 'complete',
      parts: [{ type: 'text', text: 'Three tabs.' }],
    });
    expect(await chat.records.turn('chat')).toMatchObject({
      state: 'done',
      end: { reason: 'answered' },
      model: 'small',
    });
    expect(await chat.records.get('chat')).toMatchObject({ title: 'Which tabs are open?', named: false });
  });

  it('runs a call and gives the model its result in the next round', async () => {
    const provider = scriptedProvider(
      [say('Let me look.'), say(written('list_tabs', { query: 'news' }))],
      [say('One.'), finish()],
    );
    const background = fakeBackground({ run: () => succeeded({ items: [{ title: 'Morning paper' }], total: 1 }) });
    const chat = fakeChat({ ...inNotation, provider, background });
    expect(await chat.run()).toEqual({ reason: 'answered' });

    const [run] = background.of('run');
    const [, round] = await chat.messages();
    expect(run).toEqual({
      call: { id: `${round!.id}:1`, name: 'list_tabs', arguments: { query: 'news' }, repairs: [] },
      rest: [],
      context: { caller: 'model', conversation: 'chat', turn: 'turn-1', window: 7, session: 'now' },
    });
    expect((await chat.calls())[0]).toMatchObject({ state: 'done', result: { success: true } });
    const sent = provider.requests[1]!.messages;
    expect(sent.map((message) => message.role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(sent[2]!.text).toContain('Let me look.');
    expect(sent[2]!.calls).toEqual([run!.call]);
    expect(sent[3]!.text).toContain('Morning paper');
    expect(sent[3]!.results).toMatchObject([{ call: run!.call, result: { success: true } }]);
  });

  it('closes the stream at the first whole call and drops what follows in the same chunk', async () => {
    const chunk = `Looking.${written('list_tabs')}And now${written('close_tabs', { tab_ids: [1] })}the end`;
    const provider = scriptedProvider([say(chunk), say('never read'), finish()], [say('Fine.'), finish()]);
    const chat = fakeChat({ ...inNotation, provider });
    await chat.run();
    expect(provider.streams[0]).toEqual({ taken: 1, aborted: true });
    expect(chat.background.of('run').map(({ call }) => call.name)).toEqual(['list_tabs']);
    const [, round] = await chat.messages();
    expect(round!.parts.map((part) => part.type)).toEqual(['text', 'call']);
    expect(JSON.stringify(round)).not.toMatch(/And now|close_tabs|the end|never read/);
    expect(round!.usage).toMatchObject({ estimated: true });
  });

  it('runs several calls once the response has ended well', async () => {
    const script: Script = [
      say(written('list_tabs')),
      say(written('pin_tabs', { tab_ids: [1] })),
      finish('tool-calls'),
    ];
    const chat = fakeChat({
      ...inNotation,
      provider: scriptedProvider(script, [say('Pinned.'), finish()]),
      settings: { several: true },
    });
    expect(await chat.run()).toEqual({ reason: 'answered' });
    expect(chat.background.of('run').map(({ call, rest }) => [call.name, rest.map((one) => one.name)])).toEqual([
      ['list_tabs', ['pin_tabs']],
      ['pin_tabs', []],
    ]);
  });

  it('passes on the flags of built-in commands for their calls', async () => {
    const provider = scriptedProvider(
      [
        say(written('pin_tabs', { tab_ids: [1] }) + written('close_tabs', { tab_ids: [2] })),
        { type: 'chips', chips: [], choice: false },
        { type: 'finish', reason: 'stop', endMark: true, run: { plan: true } },
      ],
      [say('Done.'), finish()],
    );
    const chat = fakeChat({ ...inNotation, provider, caller: 'command' });
    await chat.run();
    expect(chat.background.of('run').map(({ context }) => [context.caller, context.plan])).toEqual([
      ['command', true],
      ['command', true],
    ]);
  });

  it.each([
    ['a content filter', [finish('content-filter')], { reason: 'content-filter' }],
    ['a missing end', [finish('unknown', false)], { reason: 'error', error: { code: 'broken-stream' } }],
    ['a stream that just stops', [], { reason: 'error', error: { code: 'broken-stream' } }],
    ['an error', [{ type: 'error', error: { code: 'stalled' } }], { reason: 'error', error: { code: 'stalled' } }],
    ['its length', [finish('length')], { reason: 'length' }],
  ] satisfies [string, Script, object][])('runs no call of a response ended by %s', async (_, rest, end) => {
    const provider = scriptedProvider([say(written('list_tabs')), say('and then'), ...rest]);
    const chat = fakeChat({ ...inNotation, provider, settings: { several: true } });
    expect(await chat.run()).toEqual(end);
    expect(chat.background.of('run')).toEqual([]);
    expect((await chat.messages()).at(-1)!.state).toBe('cut');
    expect((await chat.calls()).map((call) => call.state)).toEqual(['stopped']);
    expect(await chat.records.turn('chat')).toMatchObject({ state: 'stopped', end });
  });

  it('accepts an unknown finish with an end mark as a good end', async () => {
    const provider = scriptedProvider([say(written('list_tabs')), finish('unknown', true)], [say('Good.'), finish()]);
    const chat = fakeChat({ ...inNotation, provider, settings: { several: true } });
    expect(await chat.run()).toEqual({ reason: 'answered' });
    expect(chat.background.of('run')).toHaveLength(1);
  });

  it('shows a call that was cut and does not run it', async () => {
    const half = written('list_tabs', { query: 'a long one' }).slice(0, -12);
    const chat = fakeChat({ ...inNotation, provider: scriptedProvider([say(`I look.${half}`), finish('length')]) });
    expect(await chat.run()).toEqual({ reason: 'length' });
    const parts = (await chat.messages()).at(-1)!.parts;
    expect(parts.at(-1)).toMatchObject({ type: 'call-error', code: 'truncated' });
    expect(chat.background.of('run')).toEqual([]);
  });

  it('reports an empty response, and keeps no empty message', async () => {
    const chat = fakeChat({ ...inNotation, provider: scriptedProvider([finish()]) });
    expect(await chat.run()).toMatchObject({ reason: 'error', error: { code: 'empty-response' } });
    expect(await chat.messages()).toHaveLength(1);
  });

  it('reports a response that contains only reasoning', async () => {
    const provider = scriptedProvider([{ type: 'reasoning-delta', text: 'I look.' }, finish()]);
    const chat = fakeChat({ ...inNotation, provider });
    expect(await chat.run()).toMatchObject({ reason: 'error', error: { code: 'only-reasoning' } });
    expect((await chat.messages()).at(-1)!.parts).toEqual([{ type: 'reasoning', text: 'I look.' }]);
  });

  it('stops at the limit of rounds, and allows as many again', async () => {
    const look = (query: number): Script => [say(written('list_tabs', { query }))];
    const provider = scriptedProvider(look(1), look(2), look(3), look(4));
    const chat = fakeChat({ ...inNotation, provider, maxToolRounds: 2 });
    expect(await chat.run()).toEqual({ reason: 'round-limit', rounds: 2 });
    expect(await chat.run({ kind: 'continue', conversation: 'chat' })).toEqual({ reason: 'round-limit', rounds: 4 });
    expect(chat.background.of('run')).toHaveLength(4);
  });

  it('has no limit at zero', async () => {
    const looks = Array.from({ length: 14 }, (_, query): Script => [say(written('list_tabs', { query }))]);
    const chat = fakeChat({
      ...inNotation,
      provider: scriptedProvider(...looks, [say('Enough.'), finish()]),
      maxToolRounds: 0,
    });
    expect(await chat.run()).toEqual({ reason: 'answered' });
  });

  it('stops at the third identical failure, whatever the order of keys', async () => {
    const provider = scriptedProvider(
      [say(written('read_page', { tab: 1, all: true }))],
      [say(written('read_page', { tab: 2 }))],
      [say(written('read_page', { all: true, tab: 1 }))],
      [say(written('read_page', { tab: 1, all: true }))],
      [say('I give up.'), finish()],
    );
    const chat = fakeChat({
      ...inNotation,
      provider,
      background: fakeBackground({ run: () => failed('No such tab') }),
    });
    expect(await chat.run()).toEqual({ reason: 'repeated-failure', tool: 'read_page' });
    expect(provider.requests).toHaveLength(4);
    expect(await chat.run({ kind: 'continue', conversation: 'chat' })).toEqual({ reason: 'answered' });
  });

  it('prefers the provider’s token counts', async () => {
    const script: Script = [say('Hello.'), { type: 'usage', usage: { input: 40, output: 2 } }, finish()];
    const chat = fakeChat({ ...inNotation, provider: scriptedProvider(script) });
    await chat.run();
    expect((await chat.messages()).at(-1)!.usage).toEqual({ input: 40, output: 2 });
  });

  it('keeps a title that the user gave', async () => {
    const chat = fakeChat({ ...inNotation, provider: scriptedProvider([say('Yes.'), finish()]) });
    await chat.records.put({ id: 'chat', title: 'Mine', named: true, at: 1, updated: 1, draft: '' });
    await chat.run({ kind: 'new', userMessage: userMessage('Are you there?') });
    expect((await chat.records.get('chat'))!.title).toBe('Mine');
  });
});

it.each([
  ['was never closed', '<think>I look.\n```json\n{"action":"tool_call","name":"list_tabs","arguments":{}}\n```'],
  ['was closed', '<think>I look.</think>\n'],
])('a call that is drafted in reasoning which %s does not run, and the turn says why', async (_, thought) => {
  const { protocol, syntax } = notations.find(({ notation }) => notation === 'JSON blocks')!;
  const chat = fakeChat({ protocol, syntax, provider: scriptedProvider([say(thought), finish()]) });
  expect(await chat.run()).toMatchObject({ reason: 'error', error: { code: 'only-reasoning' } });
  expect((await chat.messages()).at(-1)!.parts[0]).toMatchObject({ type: 'reasoning' });
  expect(chat.background.of('run')).toEqual([]);
});

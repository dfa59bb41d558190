import { describe, expect, it } from 'vitest';
import { cutMessages } from '@/src/chat/index.ts';
import { inPhase } from '@/src/chat/message/turn-phase.ts';
import type { Turn } from '@/src/contract/conversation.ts';
import type { RunAnswer } from '@/src/contract/run.ts';
import { fakeBackground, succeeded } from '@/test/fakes/background.ts';
import { fakeChat, userMessage } from '@/test/fakes/chat.ts';
import { finish, type Script, say, scriptedProvider } from '@/test/fakes/scripted-provider.ts';
import { anyText } from '../fakes/any-text.ts';
import { notations } from './protocols.ts';

const { protocol, syntax, written } = notations[0]!;
const inNotation = { protocol, syntax };
const never = new Promise<never>(() => {});
const bye: Script = [say('Done.'), finish()];

/** A page that is closed in the middle of an answer, leaving only what was stored. */
async function closedWhileStreaming(...script: Script) {
  const chat = fakeChat({ ...inNotation, provider: scriptedProvider([...script, never]) });
  void chat.run();
  await chat.event(({ type, ...event }) => {
    const message = type === 'message-change' && 'message' in event ? event.message : undefined;
    return message?.role === 'assistant' && message.parts.length === script.length;
  });
  const stored = Promise.withResolvers<void>();
  if (script.length === 0) stored.resolve();
  chat.changes.listen(({ table }) => table === 'messages' && stored.resolve());
  chat.clock.advance(300);
  await stored.promise;
  return chat.records;
}

describe('a page closed in the middle of an answer', () => {
  it('keeps the text so far, marked as cut, and the next page continues exactly there', async () => {
    const records = await closedWhileStreaming(say('Once upon a ti'));
    expect(await records.turn('chat')).toMatchObject({ state: 'streaming' });
    expect(await cutMessages('chat', records)).toMatchObject({ state: 'stopped', end: { reason: 'cut' } });
    expect((await records.messages('chat')).at(-1)).toMatchObject({ state: 'cut' });

    const provider = scriptedProvider([say('me.'), finish()]);
    const next = fakeChat({ ...inNotation, records, provider });
    expect(await next.run({ kind: 'continue', conversation: 'chat' })).toEqual({ reason: 'answered' });
    const [, , partial, goOn] = provider.requests[0]!.messages;
    expect(partial).toEqual({ role: 'assistant', text: 'Once upon a ti' });
    expect(goOn).toMatchObject({ role: 'user', text: expect.stringContaining('Go on exactly where it stopped') });
    const messages = await records.messages('chat');
    expect(messages.map((message) => message.role)).toEqual(['user', 'assistant', 'assistant']);
    expect(messages.flatMap((message) => message.parts)).toContainEqual({ type: 'text', text: 'Once upon a ti' });
  });

  it('never runs the call that was being written, and hides half of it from the model', async () => {
    const records = await closedWhileStreaming(say('I look.'), say(written('list_tabs', { query: 'a' }).slice(0, -6)));
    await cutMessages('chat', records);
    expect((await records.messages('chat')).at(-1)!.parts.at(-1)).toMatchObject({
      type: 'call-error',
      code: 'truncated',
    });
    const provider = scriptedProvider(bye);
    const next = fakeChat({ ...inNotation, records, provider });
    await next.run({ kind: 'continue', conversation: 'chat' });
    expect(next.background.of('run')).toEqual([]);
    expect(provider.requests[0]!.messages[2]!.text).toBe('I look.');
  });

  it('before its first character leaves no empty message', async () => {
    const records = await closedWhileStreaming();
    await cutMessages('chat', records);
    expect(await records.messages('chat')).toHaveLength(1);
  });

  it('after its last character is simply an answer', async () => {
    const chat = fakeChat({ ...inNotation, provider: scriptedProvider(bye) });
    await chat.run();
    const turn = (await chat.records.turn('chat')) as Turn;
    await chat.records.putTurn(inPhase(turn, { state: 'streaming' }));
    expect(await cutMessages('chat', chat.records)).toMatchObject({ state: 'done', end: { reason: 'answered' } });
  });

  it.each(['waiting', 'running', 'done', 'stopped'] as const)('leaves a turn alone that is %s', async (state) => {
    const chat = fakeChat({ ...inNotation, provider: scriptedProvider(bye) });
    await chat.run();
    const turn = { ...((await chat.records.turn('chat')) as Turn), state } as Turn;
    await chat.records.putTurn(turn);
    expect(await cutMessages('chat', chat.records)).toEqual(turn);
  });
});

describe('a turn found waiting after a restart', () => {
  const confirm: RunAnswer = { kind: 'permission', permission: 'history', ticket: 't1', reason: anyText('why') };

  it('continues the same call, and the calls after it', async () => {
    const script: Script = [say(written('close_tabs', { n: 1 }) + written('pin_tabs', { n: 2 })), finish()];
    const settings = { several: true };
    const before = fakeChat({
      ...inNotation,
      settings,
      provider: scriptedProvider(script),
      background: fakeBackground({ run: () => confirm }),
    });
    void before.run();
    await before.turnIs('waiting');
    const [waiting] = await before.calls();

    const provider = scriptedProvider(bye);
    const after = fakeChat({ ...inNotation, settings, provider, records: before.records });
    expect(await after.run({ kind: 'resume', conversation: 'chat' })).toEqual({ reason: 'answered' });
    expect(after.background.of('run').map(({ call }) => call.name)).toEqual(['close_tabs', 'pin_tabs']);
    expect(after.background.of('run')[0]!.call.id).toBe(waiting!.call.id);
    expect((await after.calls()).map((call) => call.state)).toEqual(['done', 'done']);
    expect(provider.requests).toHaveLength(1);
  });

  it('records for each call the browser session in which it was written', async () => {
    const before = fakeChat({
      ...inNotation,
      provider: scriptedProvider([say(written('pin_tabs', { n: 1 }))]),
      background: fakeBackground({ run: () => confirm }),
    });
    void before.run();
    await before.turnIs('waiting');
    const after = fakeChat({
      ...inNotation,
      provider: scriptedProvider([say(written('list_tabs'))], bye),
      records: before.records,
      session: 'next',
    });
    await after.run({ kind: 'resume', conversation: 'chat' });
    const sessions = after.background.of('run').map(({ call, context }) => [call.name, context.session]);
    expect(sessions).toEqual([
      ['pin_tabs', 'now'],
      ['list_tabs', 'next'],
    ]);
  });

  it('asks again if there is still no answer', async () => {
    const script: Script = [say(written('close_tabs', { n: 1 }))];
    const background = fakeBackground({ run: () => confirm });
    const before = fakeChat({ ...inNotation, provider: scriptedProvider(script), background });
    void before.run();
    await before.turnIs('waiting');

    const after = fakeChat({ ...inNotation, background, records: before.records });
    const end = after.run({ kind: 'resume', conversation: 'chat' });
    await after.turnIs('waiting');
    after.stop();
    expect(await end).toEqual({ reason: 'stopped' });
    expect((await after.calls())[0]!.state).toBe('stopped');
  });
});

describe('a conversation that continues after a restart of the browser', () => {
  const note = 'started anew';

  async function asked(session: string) {
    const provider = scriptedProvider([say(written('list_tabs'))], bye, bye);
    const before = fakeChat({ ...inNotation, provider });
    await before.run();
    const after = fakeChat({ ...inNotation, provider, session, records: before.records });
    await after.run({ kind: 'new', userMessage: userMessage('Close them', { id: 'u2', turn: 'turn-2' }) });
    return provider.requests.map(({ messages }) => messages.filter(({ text }) => text.includes(note)));
  }

  it('tells the model once that its ids of tabs are no longer valid', async () => {
    const [, during, later] = await asked('next');
    expect(during).toEqual([]);
    expect(later).toMatchObject([{ role: 'user', results: [{ call: { name: 'list_tabs' }, old: 'now' }] }]);
  });

  it('does not mention it in the same session', async () => {
    expect(await asked('now')).toEqual([[], [], []]);
  });
});

describe('Retry', () => {
  it('asks again with the same history and replaces the broken round', async () => {
    const provider = scriptedProvider([say('Half an'), { type: 'error', error: { code: 'broken-stream' } }], bye);
    const chat = fakeChat({ ...inNotation, provider });
    expect(await chat.run()).toMatchObject({ reason: 'error' });
    expect((await chat.messages()).at(-1)).toMatchObject({ state: 'cut', parts: [{ text: 'Half an' }] });
    expect(await chat.run({ kind: 'retry', conversation: 'chat' })).toEqual({ reason: 'answered' });
    expect(provider.requests[1]!.messages).toEqual(provider.requests[0]!.messages);
    expect((await chat.messages()).map((message) => message.parts)).toEqual([
      [{ type: 'text', text: 'Which tabs are open?' }],
      [{ type: 'text', text: 'Done.' }],
    ]);
    expect(await chat.records.turn('chat')).toMatchObject({ state: 'done', round: 1 });
  });

  it('keeps the broken round until the new answer has begun', async () => {
    const gone: Script = [{ type: 'error', error: { code: 'no-such-host' } }];
    const provider = scriptedProvider([say('Half an'), { type: 'error', error: { code: 'broken-stream' } }], gone, bye);
    const chat = fakeChat({ ...inNotation, provider });
    await chat.run();
    expect(await chat.run({ kind: 'retry', conversation: 'chat' })).toMatchObject({ error: { code: 'no-such-host' } });
    const kept = (await chat.messages()).map(({ parts }) => parts);
    expect(kept).toEqual([[{ type: 'text', text: 'Which tabs are open?' }], [{ type: 'text', text: 'Half an' }]]);
    await chat.run({ kind: 'retry', conversation: 'chat' });
    expect((await chat.messages()).map(({ parts }) => parts)).toEqual([kept[0], [{ type: 'text', text: 'Done.' }]]);
  });

  it('keeps the rounds whose calls have run', async () => {
    const provider = scriptedProvider([say(written('list_tabs'))], [{ type: 'error', error: { code: 'server' } }], bye);
    const chat = fakeChat({ ...inNotation, provider });
    await chat.run();
    await chat.run({ kind: 'retry', conversation: 'chat' });
    expect(chat.background.of('run')).toHaveLength(1);
    expect(provider.requests[2]!.messages).toEqual(provider.requests[1]!.messages);
  });
});

describe('Stop', () => {
  it('keeps the text, and Continue continues it', async () => {
    const provider = scriptedProvider([say('The first '), never], [say('half.'), finish()]);
    const chat = fakeChat({ ...inNotation, provider });
    const end = chat.run();
    await chat.event(
      (event) =>
        event.type === 'message-change' && event.message.parts.length > 0 && event.message.role === 'assistant',
    );
    chat.stop();
    expect(await end).toEqual({ reason: 'stopped' });
    expect(provider.streams[0]!.aborted).toBe(true);
    expect((await chat.messages()).at(-1)).toMatchObject({ state: 'cut', parts: [{ text: 'The first ' }] });
  });

  it('before the first round sends nothing to the model', async () => {
    const chat = fakeChat(inNotation);
    chat.stop();
    expect(await chat.run()).toEqual({ reason: 'stopped' });
    expect(chat.provider.requests).toEqual([]);
    expect(await chat.messages()).toHaveLength(1);
  });
});

it('a new message continues the same conversation', async () => {
  const provider = scriptedProvider([say('One.'), finish()], [say('Two.'), finish()]);
  const chat = fakeChat({ ...inNotation, provider, background: fakeBackground({ run: () => succeeded({}) }) });
  await chat.run();
  await chat.run({
    kind: 'new',
    userMessage: userMessage('And now?', { id: 'user-2', turn: 'turn-2', at: 2_000_000 }),
  });
  expect(provider.requests[1]!.messages.slice(1).map((message) => message.text)).toEqual([
    'Which tabs are open?',
    'One.',
    'And now?',
  ]);
  expect((await chat.records.get('chat'))!.title).toBe('Which tabs are open?');
});

it('a conversation without a turn cannot continue', async () => {
  await expect(fakeChat(inNotation).run({ kind: 'resume', conversation: 'chat' })).rejects.toThrow('no turn');
});

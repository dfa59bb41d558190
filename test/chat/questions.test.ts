import { describe, expect, it } from 'vitest';
import type { Preview, RunAnswer, Ticket } from '@/src/contract/run.ts';
import { fakeBackground, succeeded } from '@/test/fakes/background.ts';
import { fakeChat } from '@/test/fakes/chat.ts';
import { finish, type Script, say, scriptedProvider } from '@/test/fakes/scripted-provider.ts';
import { anyText } from '../fakes/any-text.ts';
import { notations } from './protocols.ts';

const { protocol, syntax, written } = notations[0]!;
const inNotation = { protocol, syntax };

const preview = (headline: string): Preview => ({
  headline: anyText(headline),
  reason: anyText('asks'),
  notes: [],
  verb: anyText('close'),
  refuse: anyText('keep'),
  sections: [],
  addresses: [],
  sources: [],
  grants: [],
});
const confirm = (calls: string[] = []): RunAnswer => ({
  kind: 'confirm',
  ticket: 't1',
  preview: preview('close'),
  calls,
});

const ticket = (state: Ticket['state'], headline = 'close'): Ticket => ({
  id: 't1',
  at: 0,
  context: { caller: 'model', conversation: 'chat', turn: 'turn-1', window: null },
  calls: [],
  preview: preview(headline),
  session: 's',
  state,
});

const closing: Script = [say(written('close_tabs', { tab_ids: [1, 2] }))];
const bye: Script = [say('Done.'), finish()];

describe('a call that asks', () => {
  /** A background that asks until the ticket is no longer open. */
  function asking(answer: RunAnswer = succeeded({ closed: 2 })) {
    const state = { ticket: ticket('open') };
    const background = fakeBackground({
      run: () => (state.ticket.state === 'open' ? confirm() : answer),
      ticket: () => state.ticket,
    });
    return {
      state,
      background,
      chat: fakeChat({ ...inNotation, provider: scriptedProvider(closing, bye), background }),
    };
  }

  it('waits in the store, and continues after it was approved elsewhere', async () => {
    const { state, background, chat } = asking();
    const end = chat.run();
    await chat.turnIs('waiting');
    const [call] = await chat.calls();
    expect(call).toMatchObject({ state: 'waiting', ticket: 't1' });
    expect(await chat.records.turn('chat')).toMatchObject({
      waiting: { kind: 'confirm', call: call!.call.id, ticket: 't1' },
    });

    state.ticket = ticket('approved');
    chat.changes.tell({ table: 'tickets' });
    expect(await end).toEqual({ reason: 'answered' });
    expect(background.of('run').map((run) => run.call.id)).toEqual([call!.call.id, call!.call.id]);
    const [done] = await chat.calls();
    expect(done).toMatchObject({ state: 'done', result: { data: { closed: 2 } } });
    expect(done).not.toHaveProperty('ticket');
    expect(await chat.records.turn('chat')).not.toHaveProperty('waiting');
  });

  it('does not miss an answer that came before it began to wait', async () => {
    const { state, background, chat } = asking();
    const ask = chat.ports.ask;
    chat.ports.ask = async (name, payload) => {
      const answer = await ask(name, payload);
      if (name === 'run' && state.ticket.state === 'open') {
        state.ticket = ticket('approved');
        chat.changes.tell({ table: 'tickets' });
      }
      return answer;
    };
    expect(await chat.run()).toEqual({ reason: 'answered' });
    expect(background.of('run')).toHaveLength(2);
  });

  it('keeps waiting when some other ticket changes, and shows a new preview', async () => {
    const { state, background, chat } = asking();
    const end = chat.run();
    await chat.turnIs('waiting');
    state.ticket = ticket('open', 'close-one');
    chat.changes.tell({ table: 'tickets' });
    await chat.event((event) => {
      const waiting = event.type === 'turn-change' ? event.turn.waiting : undefined;
      return waiting?.kind === 'confirm' && waiting.preview.headline.key === 'close-one';
    });
    expect(background.of('run')).toHaveLength(1);
    state.ticket = ticket('approved');
    chat.changes.tell({ table: 'tickets' });
    await end;
  });

  it('passes a refusal with its words to the model', async () => {
    const denied = succeeded(null, {
      declined: true,
      result: {
        success: false,
        data: null,
        error: 'The user declined: keep the mail',
        execution_time_ms: 0,
        retries: 0,
      },
    });
    const { state, chat } = asking(denied);
    const end = chat.run();
    await chat.turnIs('waiting');
    state.ticket = ticket('denied');
    chat.changes.tell({ table: 'tickets' });
    expect(await end).toEqual({ reason: 'answered' });
    expect((await chat.calls())[0]!.state).toBe('declined');
    expect(chat.provider.requests[1]!.messages.at(-1)!.text).toContain('keep the mail');
  });

  it('is withdrawn by Stop', async () => {
    const { background, chat } = asking();
    const end = chat.run();
    await chat.turnIs('waiting');
    chat.stop();
    expect(await end).toEqual({ reason: 'stopped' });
    expect((await chat.calls())[0]!.state).toBe('stopped');
    expect(background.of('revoke')).toEqual([{ conversation: 'chat' }]);
    expect(await chat.records.turn('chat')).toMatchObject({ state: 'stopped', end: { reason: 'stopped' } });
    expect(await chat.records.turn('chat')).not.toHaveProperty('waiting');
  });

  it('marks every call of its plan', async () => {
    const both: Script = [
      say(written('close_tabs', { tab_ids: [1] }) + written('close_tabs', { tab_ids: [2] })),
      finish(),
    ];
    const background = fakeBackground({ run: ({ call, rest }) => confirm([call.id, ...rest.map((one) => one.id)]) });
    const chat = fakeChat({ ...inNotation, provider: scriptedProvider(both), background, settings: { several: true } });
    const end = chat.run();
    await chat.turnIs('waiting');
    expect((await chat.calls()).map((call) => call.state)).toEqual(['waiting', 'waiting']);
    chat.stop();
    await end;
    expect((await chat.calls()).map((call) => call.state)).toEqual(['stopped', 'stopped']);
  });

  it('waits for a permission in the same way', async () => {
    let granted = false;
    const background = fakeBackground({
      run: () =>
        granted ? succeeded({}) : { kind: 'permission', permission: 'history', ticket: 'p1', reason: anyText('why') },
    });
    const chat = fakeChat({ ...inNotation, provider: scriptedProvider(closing, bye), background });
    const end = chat.run();
    await chat.turnIs('waiting');
    expect(await chat.records.turn('chat')).toMatchObject({ waiting: { kind: 'permission', permission: 'history' } });
    granted = true;
    chat.changes.tell({ table: 'tickets' });
    expect(await end).toEqual({ reason: 'answered' });
  });

  it('asks neighbouring reads one after the other', async () => {
    const open = new Set(['t1', 't2']);
    const background = fakeBackground({
      run: ({ call }) => {
        const id = call.arguments.n === 1 ? 't1' : 't2';
        return open.has(id) ? { kind: 'confirm', ticket: id, preview: preview(id), calls: [call.id] } : succeeded({});
      },
      ticket: ({ ticket: id }) => ({ ...ticket(open.has(id) ? 'open' : 'approved', id), id }),
    });
    const reads: Script = [say(written('read_page', { n: 1 }) + written('read_page', { n: 2 })), finish()];
    const chat = fakeChat({
      ...inNotation,
      provider: scriptedProvider(reads, bye),
      background,
      settings: { several: true },
    });
    const asked = (id: string) =>
      chat.event(
        (event) =>
          event.type === 'turn-change' && event.turn.waiting?.kind === 'confirm' && event.turn.waiting.ticket === id,
      );
    const end = chat.run();
    for (const id of ['t1', 't2']) {
      await asked(id);
      open.delete(id);
      chat.changes.tell({ table: 'tickets' });
    }
    expect(await end).toEqual({ reason: 'answered' });
    expect((await chat.calls()).map((call) => call.state)).toEqual(['done', 'done']);
  });
});

import { describe, expect, it } from 'vitest';
import type { ChatEvent } from '@/src/chat/index.ts';
import type { RunAnswer } from '@/src/contract/run.ts';
import { BackgroundGone } from '@/src/contract/services.ts';
import { fakeBackground, succeeded } from '@/test/fakes/background.ts';
import { fakeChat } from '@/test/fakes/chat.ts';
import { finish, type Script, say, scriptedProvider } from '@/test/fakes/scripted-provider.ts';
import { anyText } from '../fakes/any-text.ts';
import { notations } from './protocols.ts';

const { protocol, syntax, written } = notations[0]!;
const inNotation = { protocol, syntax };

const closing: Script = [say(written('close_tabs', { tab_ids: [1, 2] }))];
const bye: Script = [say('Done.'), finish()];

describe('a long call', () => {
  it('is repeated until it is done, and its progress is stored', async () => {
    const answers: RunAnswer[] = [
      { kind: 'more', done: 50, total: 120 },
      { kind: 'more', done: 100, total: 120 },
    ];
    const background = fakeBackground({ run: () => answers.shift() ?? succeeded({ closed: 120 }) });
    const chat = fakeChat({ ...inNotation, provider: scriptedProvider(closing, bye), background });
    await chat.run();
    const ids = background.of('run').map(({ call }) => call.id);
    expect(new Set(ids).size).toBe(1);
    expect(ids).toHaveLength(3);
    const progress = chat.events.flatMap((event) =>
      event.type === 'message-change'
        ? event.message.parts.flatMap((part) => (part.type === 'call' ? [part.progress?.done] : []))
        : [],
    );
    expect(progress).toEqual(expect.arrayContaining([50, 100]));
    expect((await chat.calls())[0]).not.toHaveProperty('progress');
  });

  it('keeps what it reports as done when stopped', async () => {
    const half = Promise.withResolvers<RunAnswer>();
    const started = Promise.withResolvers<void>();
    const background = fakeBackground({
      run: () => {
        started.resolve();
        return half.promise;
      },
      stop: () => {
        half.resolve(
          succeeded(null, {
            result: { success: false, data: { closed: 1 }, error: 'Stopped', execution_time_ms: 1, retries: 0 },
            view: { sentence: anyText('half'), rows: [], total: 1, undo: { entry: 'e', label: anyText('undo') } },
          }),
        );
        return null;
      },
    });
    const chat = fakeChat({ ...inNotation, provider: scriptedProvider(closing), background });
    const end = chat.run();
    await started.promise;
    chat.stop();
    expect(await end).toEqual({ reason: 'stopped' });
    const [call] = await chat.calls();
    expect(call).toMatchObject({ state: 'stopped', result: { data: { closed: 1 } }, view: { undo: { entry: 'e' } } });
    expect(background.of('stop')).toEqual([{ call: call!.call.id }]);
  });

  it('stopped between two slices keeps what they had done', async () => {
    let stopped = false;
    const background = fakeBackground({
      run: () => (stopped ? succeeded({ closed: 50 }) : { kind: 'more', done: 50, total: 120 }),
      stop: () => {
        stopped = true;
        return null;
      },
    });
    const emit = (event: ChatEvent) => {
      const parts = event.type === 'message-change' ? event.message.parts : [];
      if (parts.some((part) => part.type === 'call' && part.progress)) chat.stop();
    };
    const chat = fakeChat({ ...inNotation, provider: scriptedProvider(closing), background, emit });
    expect(await chat.run()).toEqual({ reason: 'stopped' });
    expect(background.of('run')).toHaveLength(2);
    expect((await chat.calls())[0]).toMatchObject({ state: 'done', result: { data: { closed: 50 } } });
  });

  it('is stopped without waiting forever for its report', async () => {
    const started = Promise.withResolvers<void>();
    const background = fakeBackground({
      run: () => {
        started.resolve();
        return Promise.withResolvers<RunAnswer>().promise;
      },
    });
    const chat = fakeChat({ ...inNotation, provider: scriptedProvider(closing), background });
    const end = chat.run();
    await started.promise;
    chat.clock.hurry();
    chat.stop();
    expect(await end).toEqual({ reason: 'stopped' });
    expect((await chat.calls())[0]!.state).toBe('stopped');
  });

  it('is awaited when another page runs it', async () => {
    const answers: RunAnswer[] = [{ kind: 'elsewhere' }, { kind: 'elsewhere' }];
    const background = fakeBackground({ run: () => answers.shift() ?? succeeded({}) });
    const chat = fakeChat({ ...inNotation, provider: scriptedProvider(closing, bye), background });
    chat.clock.hurry();
    expect(await chat.run()).toEqual({ reason: 'answered' });
    expect(background.of('run')).toHaveLength(3);
  });
});

describe('a background that is killed during a call', () => {
  it('gets the same call again, however often, and continues it', async () => {
    let kills = 5;
    const background = fakeBackground({
      run: () => {
        if (kills-- > 0) throw new BackgroundGone();
        return succeeded({ closed: 2 });
      },
      openTickets: () => [],
    });
    const chat = fakeChat({ ...inNotation, provider: scriptedProvider(closing, bye), background });
    expect(await chat.run()).toEqual({ reason: 'answered' });
    expect((await chat.calls())[0]).toMatchObject({ state: 'done', result: { data: { closed: 2 } } });
    expect(new Set(background.of('run').map(({ call }) => call.id)).size).toBe(1);
    expect(background.of('run')).toHaveLength(6);
  });

  it('is given up if it answers no other message either', async () => {
    const gone = () => {
      throw new BackgroundGone();
    };
    const background = fakeBackground({ run: gone, openTickets: gone });
    const chat = fakeChat({ ...inNotation, provider: scriptedProvider(closing, bye), background });
    await chat.run();
    expect((await chat.calls())[0]!.state).toBe('failed');
    expect(background.of('run')).toHaveLength(1);
  });
});

describe('a background that does not answer', () => {
  it('makes the call fail, and the model is told', async () => {
    const background = fakeBackground({
      run: () => {
        throw new BackgroundGone();
      },
    });
    const chat = fakeChat({ ...inNotation, provider: scriptedProvider(closing, bye), background });
    chat.clock.hurry();
    expect(await chat.run()).toEqual({ reason: 'answered' });
    expect((await chat.calls())[0]!.state).toBe('failed');
    expect(chat.provider.requests[1]!.messages.at(-1)!.text).toContain('did not answer');
  });

  it('before the first round ends the turn with an error', async () => {
    const background = fakeBackground({
      describeTools: () => {
        throw new BackgroundGone();
      },
    });
    const chat = fakeChat({ ...inNotation, background });
    chat.clock.hurry();
    expect(await chat.run()).toMatchObject({ reason: 'error' });
  });
});

describe('calls of one response', () => {
  it('run at the same time if they read, and a write runs alone', async () => {
    const log: string[] = [];
    const both = Promise.withResolvers<void>();
    const background = fakeBackground({
      async run({ call }) {
        log.push(`start ${call.arguments.n}`);
        if (log.length === 2) both.resolve();
        await both.promise;
        log.push(`end ${call.arguments.n}`);
        return succeeded({});
      },
    });
    const names = ['list_tabs', 'read_page', 'pin_tabs', 'list_tabs'];
    const calls = names.map((name, n) => written(name, { n }));
    const provider = scriptedProvider([say(calls.join('')), finish()], bye);
    const chat = fakeChat({ ...inNotation, provider, background, settings: { several: true } });
    await chat.run();
    expect(log.slice(0, 4)).toEqual(['start 0', 'start 1', 'end 0', 'end 1']);
    expect(log.slice(4)).toEqual(['start 2', 'end 2', 'start 3', 'end 3']);
  });

  it('that have not begun are stopped with the running one', async () => {
    const background = fakeBackground({
      run: () => {
        chat.stop();
        return succeeded({});
      },
    });
    const provider = scriptedProvider([say(written('pin_tabs', { n: 1 }) + written('pin_tabs', { n: 2 })), finish()]);
    const chat = fakeChat({ ...inNotation, provider, background, settings: { several: true } });
    expect(await chat.run()).toEqual({ reason: 'stopped' });
    expect((await chat.calls()).map((call) => call.state)).toEqual(['done', 'stopped']);
    expect(background.of('run')).toHaveLength(1);
  });
});

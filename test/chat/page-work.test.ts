import { describe, expect, it } from 'vitest';
import type { TurnPorts } from '@/src/chat/index.ts';
import type { RunAnswer } from '@/src/contract/run.ts';
import { fakeBackground, succeeded } from '@/test/fakes/background.ts';
import { fakeChat, userMessage } from '@/test/fakes/chat.ts';
import { finish, type Script, say, scriptedProvider } from '@/test/fakes/scripted-provider.ts';
import { notations } from './protocols.ts';

const { protocol, syntax, written } = notations[0]!;
const reading: Script = [say(written('read_page', {}))];
const bye: Script = [say('Done.'), finish()];
const asked: RunAnswer = { kind: 'page-work', work: 'pdf-text', data: { urls: ['https://a.example/'] } };

function chatWith(work: TurnPorts['work'], run: Parameters<typeof fakeBackground>[0] = {}) {
  const background = fakeBackground({ run: ({ worked }) => (worked ? succeeded({ read: true }) : asked), ...run });
  return fakeChat({ protocol, syntax, provider: scriptedProvider(reading, bye), background, work });
}

describe('a call that needs its page', () => {
  it('is repeated under the same id with the result of the page’s work', async () => {
    const done: unknown[] = [];
    const chat = chatWith(async (name, data) => {
      done.push([name, data]);
      return { files: [] };
    });
    expect(await chat.run()).toEqual({ reason: 'answered' });
    expect(done).toEqual([['pdf-text', { urls: ['https://a.example/'] }]]);
    const [first, second, ...others] = chat.background.of('run');
    expect(others).toEqual([]);
    expect(second).toEqual({ ...first, worked: { 'pdf-text': { ok: true, data: { files: [] } } } });
    expect(await chat.calls()).toMatchObject([{ state: 'done', result: { data: { read: true } } }]);
  });

  it('gets the error of the page’s work', async () => {
    const chat = chatWith(async () => Promise.reject(new Error('No worker.')));
    await chat.run();
    expect(chat.background.of('run')[1]?.worked).toEqual({ 'pdf-text': { ok: false, error: 'No worker.' } });
  });

  it('fails if the same work is requested again', async () => {
    const chat = chatWith(async () => null, { run: () => asked });
    await chat.run();
    expect(chat.background.of('run')).toHaveLength(2);
    expect(await chat.calls()).toMatchObject([{ state: 'failed' }]);
  });

  it('is stopped in the middle of the work', async () => {
    const started = Promise.withResolvers<AbortSignal>();
    const chat = chatWith((_, __, signal) => {
      started.resolve(signal);
      return new Promise(() => undefined);
    });
    const end = chat.run();
    const signal = await started.promise;
    chat.stop();
    expect(await end).toEqual({ reason: 'stopped' });
    expect(signal.aborted).toBe(true);
    expect(chat.background.of('stop')).toHaveLength(1);
  });
});

describe('a picture in a result', () => {
  const images = [{ mediaType: 'image/jpeg', data: 'QUJD' }];
  const seeing = async (takes: boolean, turns = 1) => {
    const result = { success: true, data: {}, error: null, execution_time_ms: 1, retries: 0, images };
    const background = fakeBackground({ run: () => succeeded(null, { result }) });
    const provider = scriptedProvider(reading, bye, bye);
    const chat = fakeChat({ protocol, syntax, provider, background, settings: { images: takes } });
    await chat.run();
    const next = userMessage('And now?', { id: 'user-2', turn: 'turn-2' });
    if (turns > 1) await chat.run({ kind: 'new', userMessage: next });
    return provider.requests.at(-1)?.messages ?? [];
  };

  it('is sent to a model that takes pictures, and never as text', async () => {
    const messages = await seeing(true);
    expect(messages.at(-1)?.images).toEqual(images);
    expect(messages.map(({ text }) => text).join()).not.toContain('QUJD');
  });

  it('is not sent otherwise, nor in later turns', async () => {
    expect((await seeing(false)).filter((message) => message.images)).toEqual([]);
    const later = await seeing(true, 2);
    expect(later.at(-1)?.text).toBe('And now?');
    expect(later.filter((message) => message.images)).toEqual([]);
  });
});

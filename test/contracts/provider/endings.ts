import { expect, test } from 'vitest';
import type { ModelEvent } from '@/src/contract/provider.ts';
import { answer, type Reply } from '@/test/fixtures/model-server.ts';
import { type Against, ask, textOf } from '../provider.ts';

/** How a stream ends, well or not. */
export function endingCases(against: Against) {
  test.each([
    ['length', 'length'],
    ['content_filter', 'content-filter'],
    ['tool_calls', 'tool-calls'],
    ['something_new', 'unknown'],
  ])('finish reason %s is %s', async (finish, reason) => {
    expect((await against.events(answer('x', { finish }))).at(-1)).toEqual({ type: 'finish', reason, endMark: true });
  });

  test.each([
    ['no end mark', { done: false }, { reason: 'stop', endMark: false }],
    ['no reason', { finish: null }, { reason: 'unknown', endMark: true }],
    ['neither', { finish: null, done: false, usage: null }, { reason: 'unknown', endMark: false }],
  ])('says how a stream ended that has %s', async (_name, over, ending) => {
    const all = await against.events(answer('all of it', over));
    expect(textOf(all)).toBe('all of it');
    expect(all.at(-1)).toEqual({ type: 'finish', ...ending });
  });

  test('the end mark ends the stream though the server holds the connection', async () => {
    const { server, provider } = await against.connect({
      replies: [answer([{ type: 'text', text: 'x' }, { type: 'raw', bytes: 'data: [DONE]\n' }, { type: 'stall' }])],
    });
    const all = await Array.fromAsync(provider.stream(ask, new AbortController().signal));
    expect(all.at(-1)).toEqual({ type: 'finish', reason: 'unknown', endMark: true });
    expect(await (await server.request(0)).closed).toBe('client');
  });

  test('a cut connection keeps what came and is a broken stream', async () => {
    const half = 'data: {"choices":[{"delta":{"content":"lo';
    const all = await against.events(
      answer([
        { type: 'text', text: 'Hel' },
        { type: 'text', text: 'lo' },
        { type: 'raw', bytes: half },
        { type: 'drop' },
      ]),
    );
    expect(textOf(all)).toBe('Hello');
    expect(all.at(-1)).toMatchObject({ type: 'error', error: { code: 'broken-stream' } });
  });

  test('a line that is no event is a broken stream, after what came before it', async () => {
    const all = await against.events(
      answer([
        { type: 'text', text: 'Hello' },
        { type: 'raw', bytes: 'data: {"choi\n\n' },
      ]),
    );
    expect(textOf(all)).toBe('Hello');
    expect(all.at(-1)).toMatchObject({ type: 'error', error: { code: 'broken-stream' } });
    expect(all.filter((event) => event.type === 'finish')).toEqual([]);
  });

  test.each([
    ['an object', { error: { message: 'Rate limit reached' } }, 'rate-limit'],
    ['a sentence', { error: 'the model ran out of memory' }, 'server'],
  ])('an error told inside the stream, as %s', async (_name, data, code) => {
    const all = await against.events(
      answer([
        { type: 'text', text: 'Hel' },
        { type: 'event', data },
      ]),
    );
    expect(textOf(all)).toBe('Hel');
    const detail = typeof data.error === 'string' ? data.error : data.error.message;
    expect(all.at(-1)).toMatchObject({ type: 'error', error: { code, detail } });
  });

  test('an abort closes the connection and ends with a finish', async () => {
    const { server, provider } = await against.connect({
      replies: [answer([{ type: 'text', text: 'Hel' }, { type: 'stall' }])],
    });
    const turn = new AbortController();
    const all: ModelEvent[] = [];
    for await (const event of provider.stream(ask, turn.signal)) {
      all.push(event);
      turn.abort();
    }
    expect(all).toEqual([
      { type: 'text-delta', text: 'Hel' },
      { type: 'finish', reason: 'aborted', endMark: false },
    ]);
    expect(await (await server.request(0)).closed).toBe('client');
  });

  test('an abort before the server answers, or before the request, ends the same way', async () => {
    const { server, provider } = await against.connect({ replies: [{ type: 'silence' }] });
    const turn = new AbortController();
    const waiting = Array.fromAsync(provider.stream(ask, turn.signal));
    const request = await server.request(0);
    turn.abort();
    const aborted = [{ type: 'finish', reason: 'aborted', endMark: false }];
    expect(await waiting).toEqual(aborted);
    expect(await request.closed).toBe('client');
    expect(await Array.fromAsync(provider.stream(ask, turn.signal))).toEqual(aborted);
    expect(server.requests).toHaveLength(1);
  });

  test('who stops listening closes the connection', async () => {
    const { server, provider } = await against.connect({
      replies: [answer([{ type: 'text', text: 'x' }, { type: 'stall' }])],
    });
    for await (const _ of provider.stream(ask, new AbortController().signal)) break;
    expect(await (await server.request(0)).closed).toBe('client');
  });

  test.each<[string, Reply, string]>([
    ['in the middle', answer([{ type: 'text', text: 'Hel' }, { type: 'stall' }]), 'Hel'],
    ['before the answer', { type: 'silence' }, ''],
  ])('a server that falls silent %s has stalled', async (_name, reply, came) => {
    const { server, timers, provider } = await against.connect({ replies: [reply] });
    const all: ModelEvent[] = [];
    const reading = (async () => {
      for await (const event of provider.stream(ask, new AbortController().signal)) {
        all.push(event);
        if (event.type === 'text-delta') void timers.runOut();
      }
    })();
    const request = await server.request(0);
    if (came === '') await timers.runOut();
    await reading;
    expect(textOf(all)).toBe(came);
    expect(all.at(-1)).toEqual({ type: 'error', error: { code: 'stalled', host: new URL(server.origin).host } });
    expect(await request.closed).toBe('client');
  });
}

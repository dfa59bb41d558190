import { expect, test } from 'vitest';
import type { ModelEvent } from '@/src/contract/provider.ts';
import { answer, type Reply } from '@/test/fixtures/model-server.ts';
import { type Against, ask, KEY, textOf } from '../provider.ts';

/** Cases about the end of a stream, good or bad. */
export function endingCases(against: Against) {
  const { wire } = against;
  const call = { type: 'call', id: 'call_1', name: 'list_tabs', arguments: '{}' } as const;

  test.each(wire.finishes)('finish reason %s is %s', async (finish, reason) => {
    const steps = [{ type: 'text', text: 'x' } as const, ...(finish === 'tool_calls' ? [call] : [])];
    const all = await against.events(answer(steps, { finish }));
    expect(all.at(-1)).toEqual({ type: 'finish', reason, endMark: true });
  });

  const endings = [
    ['no end mark', { done: false }, wire.withoutMark],
    ['no reason', { finish: null }, wire.withoutReason],
    ['neither', { finish: null, done: false, usage: null }, { reason: 'unknown', endMark: false }],
  ] as const;
  test.each(endings.filter(([, , ending]) => ending !== null))(
    'says how a stream ended that has %s',
    async (_name, over, ending) => {
      const all = await against.events(answer('all of it', over));
      expect(textOf(all)).toBe('all of it');
      expect(all.at(-1)).toEqual({ type: 'finish', ...ending });
    },
  );

  test.each(wire.mark === null ? [] : [wire.mark])(
    'ends at the end mark although the server keeps the connection open: %j',
    async (bytes) => {
      const { server, provider } = await against.connect({
        replies: [answer([{ type: 'text', text: 'x' }, { type: 'raw', bytes }, { type: 'stall' }])],
      });
      const all = await Array.fromAsync(provider.stream(ask, new AbortController().signal));
      expect(all.at(-1)).toEqual({ type: 'finish', reason: 'unknown', endMark: true });
      expect(await (await server.request(0)).closed).toBe('client');
    },
  );

  test('a cut connection keeps what came, and ends as a broken stream', async () => {
    const all = await against.events(
      answer([
        { type: 'text', text: 'Hel' },
        { type: 'text', text: 'lo' },
        { type: 'raw', bytes: wire.half },
        { type: 'drop' },
      ]),
    );
    expect(textOf(all)).toBe('Hello');
    expect(all.at(-1)).toMatchObject({ type: 'error', error: { code: 'broken-stream' } });
  });

  test('an invalid event ends as a broken stream, after what came before it', async () => {
    const all = await against.events(
      answer([
        { type: 'text', text: 'Hello' },
        { type: 'raw', bytes: wire.malformed },
      ]),
    );
    expect(textOf(all)).toBe('Hello');
    expect(all.at(-1)).toMatchObject({ type: 'error', error: { code: 'broken-stream' } });
    expect(all.filter((event) => event.type === 'finish')).toEqual([]);
  });

  test.each([
    ['Rate limit reached', 'rate-limit'],
    ['the model ran out of memory', 'server'],
  ])('reports an error inside the stream: %s', async (message, code) => {
    const all = await against.events(
      answer([
        { type: 'text', text: 'Hel' },
        { type: 'error', message },
      ]),
    );
    expect(textOf(all)).toBe('Hel');
    expect(all.at(-1)).toMatchObject({ type: 'error', error: { code, detail: message } });
  });

  test('reports an error before any text', async () => {
    const all = await against.events(answer([{ type: 'error', message: `Overloaded, ${KEY}` }]));
    expect(all).toHaveLength(1);
    expect(all[0]).toMatchObject({ type: 'error', error: { code: 'rate-limit', detail: 'Overloaded, …' } });
  });

  test('a stream that is cut inside a character keeps what came before it', async () => {
    const bytes = new TextEncoder().encode(`${wire.half}ö`).slice(0, -1);
    const all = await against.events(
      answer([{ type: 'text', text: 'Grüße' }, { type: 'raw', bytes }, { type: 'drop' }]),
    );
    expect(textOf(all)).toBe('Grüße');
    expect(all.at(-1)).toMatchObject({ type: 'error', error: { code: 'broken-stream' } });
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

  test('an abort before the server answers, or before the request, ends in the same way', async () => {
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

  test('a consumer that stops reading closes the connection', async () => {
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

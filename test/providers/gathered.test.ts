import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { Connection } from '@/src/providers/connection/connection.ts';
import { eventStream } from '@/src/providers/connection/event-stream.ts';
import { gathered } from '@/src/providers/connection/read-ahead.ts';
import { openaiCompatible } from '@/src/providers/kinds/openai-compatible.ts';
import { fakeTimer } from '@/test/fakes/timer.ts';
import { answer, startModelServer } from '@/test/fixtures/model-server.ts';

type Bytes = Uint8Array<ArrayBuffer>;
const bytes = (text: string): Bytes => new TextEncoder().encode(text);
const textOf = (piece: Uint8Array | undefined) => piece && new TextDecoder().decode(piece);

/** A body as a browser has it: a read gives what has come, or waits for it. `one`: a piece at a time. */
function body(one = false) {
  const come: string[] = [];
  let over: (() => Promise<undefined>) | undefined;
  let waiting: ((piece: Bytes | Promise<undefined>) => void) | undefined;
  const take = () => (one ? come.shift()! : come.splice(0).join(''));
  const answer = () => {
    if (!waiting || (come.length === 0 && !over)) return;
    waiting(come.length > 0 ? bytes(take()) : over!());
    waiting = undefined;
  };
  return {
    read: () =>
      new Promise<Bytes | undefined>((resolve) => {
        waiting = resolve;
        answer();
      }),
    /** True while a reader waits for the next bytes. */
    isRead: () => waiting !== undefined,
    give(text: string) {
      come.push(text);
      answer();
    },
    end() {
      over = async () => undefined;
      answer();
    },
    /** Breaks the connection. Bytes that have arrived but were not read are lost. */
    cut() {
      come.length = 0;
      over = () => Promise.reject(new Error('gone'));
      answer();
    },
  };
}

/** Waits for `next` while the fake time runs on. */
async function inTime<T>(next: Promise<T>, timers: ReturnType<typeof fakeTimer>): Promise<T> {
  let given: { piece: T } | undefined;
  void next.then((piece) => {
    given = { piece };
  });
  await vi.waitFor(async () => {
    await timers.runOut();
    expect(given).toBeDefined();
  });
  return given!.piece;
}

test.each([
  ['at once', false],
  ['piece by piece', true],
])('bytes that arrive during collecting are one piece, if the browser gives them %s', async (_, one) => {
  const { read, give, end, isRead } = body(one);
  const timers = fakeTimer();
  const next = gathered(read, { gather: () => 50, timer: timers.timer });
  give('a');
  expect(textOf(await next())).toBe('a');

  const second = next();
  for (const text of ['b', 'c', 'd']) {
    await vi.waitFor(() => expect(isRead()).toBe(true));
    give(text);
  }
  expect(textOf(await inTime(second, timers))).toBe('bcd');

  give('e');
  end();
  expect(textOf(await next())).toBe('e');
  expect(await next()).toBeUndefined();
  expect(await next()).toBeUndefined();
});

test('bytes before a broken connection are given first, even if they are requested later', async () => {
  const { read, give, cut, isRead } = body();
  const next = gathered(read, { gather: () => 50, timer: fakeTimer().timer });
  give('a');
  await next();
  for (const text of ['b', 'c']) {
    await vi.waitFor(() => expect(isRead()).toBe(true));
    give(text);
  }
  await vi.waitFor(() => expect(isRead()).toBe(true));
  cut();
  expect(textOf(await next())).toBe('bc');
  await expect(next()).rejects.toThrow('gone');
  await expect(next()).rejects.toThrow('gone');
});

test('a stream without pauses is collected only up to a limit, even if no timer runs', async () => {
  let reads = 0;
  const next = gathered(
    async () => {
      reads += 1;
      if (reads > 100_000) throw new Error('endless');
      return bytes('x');
    },
    { gather: () => 50, timer: fakeTimer().timer },
  );
  const texts = [await next(), await next(), await next()].map((piece) => textOf(piece)!);
  expect(texts.every((text) => /^x+$/.test(text))).toBe(true);
  expect(reads).toBeLessThan(10_000);
});

test('later bytes are given as soon as they arrive', async () => {
  const { read, give } = body();
  const timers = fakeTimer();
  const next = gathered(read, { gather: () => 50, timer: timers.timer });
  give('a');
  await next();
  const later = next();
  await timers.runOut();
  give('b');
  expect(textOf(await inTime(later, timers))).toBe('b');
});

test('a burst is not delayed: after a large piece the next is given at once', async () => {
  const { read, give } = body();
  const next = gathered(read, { gather: () => 50, timer: fakeTimer().timer });
  give('a'.repeat(40_000));
  await next();
  give('b');
  expect(textOf(await next())).toBe('b');
});

test.each([[() => 0], [undefined]])('without collecting each piece is given as it comes: %s', async (gather) => {
  const { read, give } = body(true);
  const next = gathered(read, { ...(gather && { gather }), timer: fakeTimer().timer });
  give('a');
  give('b');
  expect([textOf(await next()), textOf(await next())]).toEqual(['a', 'b']);
});
test('no byte is lost or moved, however they arrive', async () => {
  const pieces = fc.array(fc.uint8Array({ minLength: 1, maxLength: 20 }), { maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(pieces, fc.infiniteStream(fc.nat({ max: 3 })), async (all, turns) => {
      const coming = [...all];
      const passes = async () => {
        for (let n = turns.next().value ?? 0; n > 0; n -= 1) await null;
      };
      const next = gathered(
        async () => {
          await passes();
          const piece = coming.shift();
          return piece && Uint8Array.from(piece);
        },
        {
          gather: () => 50,
          timer: (_, run) => {
            void passes().then(run);
            return () => {};
          },
        },
      );
      const given: number[] = [];
      for (let piece = await next(); piece; piece = await next()) given.push(...piece);
      expect(given).toEqual(all.flatMap((piece) => [...piece]));
    }),
  );
});

test('a burst is passed on in parts, with time for the page between them', async () => {
  const words = Array.from({ length: 3_000 }, (_, n) => ({ type: 'text' as const, text: `word ${n} ` }));
  const server = await startModelServer({ replies: [answer(words, { writes: 'one' })] });
  const timer = (ms: number, run: () => void) => {
    const id = setTimeout(run, ms);
    return () => clearTimeout(id);
  };
  const provider = await openaiCompatible.create(
    { baseUrl: server.baseUrl, apiKey: null },
    { fetch: globalThis.fetch, stall: 10_000, now: () => 0, timer, gather: () => 100 },
  );
  let beat = 0;
  let over = false;
  const beats = (async () => {
    for (; !over; beat += 1) await setImmediate();
  })();
  const perBeat = new Map<number, number>();
  let text = '';
  const request = { model: 'm', messages: [{ role: 'user' as const, text: 'Hi' }], tools: [] };
  for await (const event of provider.stream(request, new AbortController().signal)) {
    if (event.type !== 'text-delta') continue;
    text += event.text;
    perBeat.set(beat, (perBeat.get(beat) ?? 0) + event.text.length);
  }
  over = true;
  await beats;
  await server.close();
  expect(text).toBe(words.map((word) => word.text).join(''));
  expect(Math.max(...perBeat.values())).toBeLessThan(text.length / 2);
});

test('no character is cut between the parts of a burst, also for raw lines', async () => {
  const words = `x${'😀'.repeat(60_000)}`;
  const connection = { read: <T>(coming: Promise<T>) => coming, failure: () => null } as unknown as Connection;
  const peer = { url: new URL('http://localhost/'), baseURL: 'http://localhost', key: null };
  const timer = (_: number, run: () => void) => {
    const id = setTimeout(run);
    return () => clearTimeout(id);
  };
  const watch = { connection, peer, endMark: { line: /^never$/ } };
  const { response } = await eventStream(new Response(words), watch, { gather: () => 1, timer });
  expect((await response.text()).trim()).toBe(words);
});

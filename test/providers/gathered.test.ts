import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { gathered } from '@/src/providers/gathered.ts';
import { fakeTimer } from '@/test/fakes/timer.ts';

type Bytes = Uint8Array<ArrayBuffer>;
const bytes = (text: string): Bytes => new TextEncoder().encode(text);
const textOf = (piece: Uint8Array | undefined) => piece && new TextDecoder().decode(piece);

/** A body as a browser has it: a read gives what has come, or waits for it. `one`: a piece at a time. */
function body(one = false) {
  const come: string[] = [];
  let over = false;
  let waiting: ((piece: Bytes | undefined) => void) | undefined;
  let reads = 0;
  const take = () => (one ? come.shift()! : come.splice(0).join(''));
  const answer = () => {
    if (!waiting || (come.length === 0 && !over)) return;
    const piece = come.length > 0 ? bytes(take()) : undefined;
    waiting(piece);
    waiting = undefined;
  };
  return {
    reads: () => reads,
    read: () =>
      new Promise<Bytes | undefined>((resolve) => {
        reads += 1;
        waiting = resolve;
        answer();
      }),
    give(text: string) {
      come.push(text);
      answer();
    },
    end() {
      over = true;
      answer();
    },
  };
}

/** What `next` gives, with time going by until it does. */
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
])('what comes while bytes are gathered is one piece, where the browser gives it %s', async (_, one) => {
  const { read, give, end, reads } = body(one);
  const timers = fakeTimer();
  const next = gathered(read, { gather: () => 50, timer: timers.timer });
  give('a');
  expect(textOf(await next())).toBe('a');

  const second = next();
  for (const text of ['b', 'c', 'd']) give(text);
  await Promise.resolve();
  expect(reads()).toBe(1);
  expect(textOf(await inTime(second, timers))).toBe('bcd');

  give('e');
  end();
  expect(textOf(await inTime(next(), timers))).toBe('e');
  expect(await inTime(next(), timers)).toBeUndefined();
});

test('what comes later than that is given as soon as it is there', async () => {
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

test.each([[() => 0], [undefined]])(
  'where none are to be gathered each piece is given as it comes: %s',
  async (gather) => {
    const { read, give } = body(true);
    const next = gathered(read, { ...(gather && { gather }), timer: fakeTimer().timer });
    give('a');
    give('b');
    expect([textOf(await next()), textOf(await next())]).toEqual(['a', 'b']);
  },
);
test('no byte is lost or moved, however they come', async () => {
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

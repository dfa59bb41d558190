import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gathered } from '@/src/providers/gathered.ts';
import { fakeTimer } from '@/test/fakes/timer.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const textOf = (piece: Uint8Array | undefined) => piece && new TextDecoder().decode(piece);

/** A source that gives what a test puts into it, each read when it is asked for. */
function source() {
  const waiting: ((piece: Uint8Array<ArrayBuffer> | undefined) => void)[] = [];
  let asked = Promise.withResolvers<void>();
  return {
    read: () =>
      new Promise<Uint8Array<ArrayBuffer> | undefined>((resolve) => {
        waiting.push(resolve);
        asked.resolve();
      }),
    /** Answers the read that waits, or the next one; without text it is over. */
    async give(text?: string) {
      while (waiting.length === 0) {
        asked = Promise.withResolvers();
        await asked.promise;
      }
      waiting.shift()?.(text === undefined ? undefined : bytes(text));
    },
  };
}

test('what comes while bytes are gathered is one piece, given when that time is over', async () => {
  const { read, give } = source();
  const timers = fakeTimer();
  const next = gathered(read, { gather: () => 50, timer: timers.timer });

  const first = next();
  await give('a');
  expect(textOf(await first)).toBe('a');

  const second = next();
  await give('b');
  await give('c');
  await timers.runOut();
  expect(textOf(await second)).toBe('bc');

  const third = next();
  await give('d');
  await give();
  expect(textOf(await third)).toBe('d');
  const end = next();
  await give();
  expect(await end).toBeUndefined();
});

test('what comes later than that is given at once', async () => {
  const { read, give } = source();
  const timers = fakeTimer();
  const next = gathered(read, { gather: () => 50, timer: timers.timer });
  for (const text of ['a', 'b', 'c']) {
    const piece = next();
    await give(text);
    expect(textOf(await piece)).toBe(text);
    await timers.runOut();
  }
});

test.each([[() => 0], [undefined]])(
  'where none are to be gathered each piece is given as it comes: %s',
  async (gather) => {
    const { read, give } = source();
    const next = gathered(read, { ...(gather && { gather }), timer: fakeTimer().timer });
    for (const text of ['a', 'b']) {
      const piece = next();
      await give(text);
      expect(textOf(await piece)).toBe(text);
    }
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

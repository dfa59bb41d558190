import { expect, it } from 'vitest';
import { daily } from '@/src/browser/run/once-a-day.ts';
import { fakeLocks } from '@/test/fakes/locks.ts';

const day = 86_400_000;

/** Creates the state that outlives a worker. `at` starts a worker at a given time. */
function start() {
  let last: number | null = null;
  const lock = fakeLocks();
  const lastTime = {
    read: async () => last,
    async write(at: number) {
      last = at;
    },
  };
  const done: number[] = [];
  const at = (now: number, work = async () => void done.push(now)) => daily({ lastTime, lock }, now, work);
  return { at, done };
}

it('runs in the first worker, and then in the first one of each day', async () => {
  const { at, done } = start();
  for (const now of [1000, 1000 + day - 1, 1000 + day, 1001 + day, 1000 + 5 * day]) await at(now);
  expect(done).toEqual([1000, 1000 + day, 1000 + 5 * day]);
});

it('runs once, though two workers ask at the same time', async () => {
  const { at, done } = start();
  await Promise.all([at(5), at(6)]);
  expect(done).toEqual([5]);
});

it('is repeated only on the next day if it failed', async () => {
  const { at, done } = start();
  await expect(at(0, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await at(1);
  await at(day);
  expect(done).toEqual([day]);
});

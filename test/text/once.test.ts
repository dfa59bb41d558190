import { expect, it } from 'vitest';
import { once } from '@/src/text/once.ts';

it('makes a value on first use, and keeps it', () => {
  let made = 0;
  const value = once(() => ++made);
  expect(made).toBe(0);
  expect([value(), value()]).toEqual([1, 1]);
});

it('keeps nothing that could not be made', () => {
  let tries = 0;
  const value = once(() => {
    tries += 1;
    if (tries === 1) throw new Error('not yet');
    return tries;
  });
  expect(value).toThrow('not yet');
  expect([value(), value()]).toEqual([2, 2]);
});

it('repeats a failed load, once for all waiting callers', async () => {
  let tries = 0;
  const load = once(async () => {
    tries += 1;
    if (tries === 1) throw new Error('no such file');
    return `module ${tries}`;
  });
  const [first, second] = await Promise.allSettled([load(), load()]);
  expect([first.status, second.status]).toEqual(['rejected', 'rejected']);
  expect(tries).toBe(1);
  expect(await Promise.all([load(), load(), load()])).toEqual(['module 2', 'module 2', 'module 2']);
});

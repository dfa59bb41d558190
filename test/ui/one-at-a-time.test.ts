import { describe, expect, it } from 'vitest';
import { oneAtATime } from '@/src/ui/parts/one-at-a-time.ts';

describe('oneAtATime', () => {
  it('runs once more for all calls during a run, and resolves after the last', async () => {
    const began: PromiseWithResolvers<void>[] = [];
    let read = 0;
    const load = oneAtATime(async () => {
      const gate = Promise.withResolvers<void>();
      began.push(gate);
      await gate.promise;
      read += 1;
    });
    const first = load();
    const others = [load(), load()];
    expect(began).toHaveLength(1);
    began[0]?.resolve();
    await Promise.resolve();
    await expect.poll(() => began.length).toBe(2);
    began[1]?.resolve();
    await Promise.all([first, ...others]);
    expect(read).toBe(2);
  });

  it('passes a failure on, and runs again on the next call', async () => {
    const results = [new Error('locked'), null];
    const load = oneAtATime(async () => {
      const error = results.shift();
      if (error) throw error;
    });
    await expect(load()).rejects.toThrow('locked');
    await expect(load()).resolves.toBeUndefined();
  });
});

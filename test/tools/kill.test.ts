import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RunAnswer } from '@/src/contract/run.ts';
import { call, context, type World, worker, world } from '@/test/fakes/registry.ts';
import { type Shelf, shelf, takeTool } from '@/test/fakes/shelf.ts';

/** A worker that is killed at its k-th step: from then on nothing it waits for ever comes. */
function mortal(its: World, stand: Shelf, steps: number, slice: number) {
  const died = Promise.withResolvers<'died'>();
  let left = steps;
  let dead = false;
  const step = () => {
    if (dead) return new Promise<void>(() => undefined);
    left -= 1;
    if (left >= 0) return Promise.resolve();
    dead = true;
    died.resolve('died');
    return new Promise<void>(() => undefined);
  };
  const stepping = <T extends object>(records: T): T =>
    new Proxy(records, {
      get: (target, key) => {
        const member = Reflect.get(target, key);
        if (typeof member !== 'function') return member;
        return async (...args: unknown[]) => {
          await step();
          const given = await Reflect.apply(member, target, args);
          await step();
          return given;
        };
      },
    });
  const records = { ...its.records, journal: stepping(its.records.journal), tickets: stepping(its.records.tickets) };
  const hands: Shelf = { ...stand, step };
  const effect = 'destroy';
  return { died: died.promise, ...worker({ ...its, records }, [takeTool(hands, { effect, slice })]) };
}

const names = ['a', 'b', 'c', 'd', 'e'];
const full = () => shelf(Object.fromEntries(names.map((name) => [name, 'top'])));

/** Asks and approves through workers that die after so many steps each, the last one living on. */
async function through(its: World, stand: Shelf, lives: number[], slice: number, ticked: string[]): Promise<RunAnswer> {
  for (const steps of [...lives, Number.POSITIVE_INFINITY]) {
    const { registry, died } = mortal(its, stand, steps, slice);
    const work = async () => {
      for (;;) {
        const answer = await registry.run(call('r:1', 'take', { names }), context());
        if (answer.kind !== 'confirm') return answer;
        await registry.approve({ ticket: answer.ticket, rows: ticked.map((name) => `thing:${name}`) });
      }
    };
    const ended = await Promise.race([work(), died]);
    if (ended !== 'died') return ended;
  }
  throw new Error('The last worker does not die');
}

describe('a worker killed at any step', () => {
  it('does nothing twice and loses nothing, and undo restores everything', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(40), { maxLength: 4 }),
        fc.integer({ min: 1, max: 3 }),
        fc.subarray(names, { minLength: 1 }),
        async (lives, slice, ticked) => {
          const its = world();
          const stand = full();
          const answer = await through(its, stand, lives, slice, ticked);
          expect(answer).toMatchObject({ kind: 'result', result: { success: true, data: { done: ticked.length } } });
          expect([...stand.things.keys()]).toEqual(names.filter((name) => !ticked.includes(name)));
          expect([...stand.touched.values()].every((times) => times === 1)).toBe(true);
          expect((await its.records.journal.page({ limit: 10 })).items).toHaveLength(1);

          const { registry } = worker(its, [takeTool(stand)]);
          const { outcomes } = await registry.undo({ entry: 'r:1' });
          expect(outcomes.every(({ state }) => state === 'undone')).toBe(true);
          expect([...stand.things.keys()].sort()).toEqual(names);
        },
      ),
    );
  });

  it('is stopped in the middle by every step', async () => {
    for (let steps = 0; steps < 60; steps++) {
      const its = world();
      const stand = full();
      await through(its, stand, [steps], 2, names);
      expect(stand.touched).toEqual(new Map(names.map((name) => [name, 1])));
    }
  });
});

import { describe, expect, it } from 'vitest';
import { ToolError } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { call, context, type World, worker, world } from '@/test/fakes/registry.ts';
import { lookTool, shelf, takeTool } from '@/test/fakes/shelf.ts';
import { anyText } from '../fakes/any-text.ts';

const look = (id: string, args = {}) => call(id, 'look', args);
/** A wait that is over at once, but for the timeouts of calls. */
const noPause = (its: World) => ({
  wait: (time: number, signal: AbortSignal) => {
    its.waits.push(time);
    if (time < 5_000) return Promise.resolve();
    return new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  },
});

function failing(times: number, code: 'transient' | 'failed' = 'transient') {
  const its = world();
  let tries = 0;
  const tool = lookTool(shelf(), {
    read: async () => {
      tries += 1;
      if (tries <= times) throw new ToolError(code, 'Not now.');
      return { total: 0 };
    },
  });
  return { its, tries: () => tries, ...worker(its, [tool], noPause(its)) };
}

describe('retry', () => {
  it.each([0, 1, 2, 3])('repeats a transient failure (%i times), after 1, 2 and 4 s', async (times) => {
    const { registry, its } = failing(times);
    expect(await registry.run(look('r:1'), context())).toMatchObject({ result: { success: true, retries: times } });
    expect(its.waits.filter((time) => time < 5_000)).toEqual([1_000, 2_000, 4_000].slice(0, times));
  });

  it('gives up after the third', async () => {
    const { registry, tries } = failing(9);
    expect(await registry.run(look('r:1'), context())).toMatchObject({
      result: { success: false, error: 'Not now.', retries: 3 },
    });
    expect(tries()).toBe(4);
  });

  it('leaves other failures alone', async () => {
    const { registry, tries } = failing(9, 'failed');
    expect(await registry.run(look('r:1'), context())).toMatchObject({ result: { success: false, retries: 0 } });
    expect(tries()).toBe(1);
  });

  it.each([true, false])('repeats a write only if it allows that (%s)', async (repeatable) => {
    const its = world();
    const stand = shelf({ a: 'top' });
    const plain = takeTool(stand);
    let tries = 0;
    const tool = takeTool(stand, {
      effect: 'write',
      repeatable,
      apply: async (rows, run) => {
        tries += 1;
        if (tries === 1) throw new ToolError('transient', 'Busy.');
        expect(run.repeated).toBe(true);
        return plain.apply(rows, run);
      },
    });
    const { registry } = worker(its, [tool], noPause(its));
    const answer = await registry.run(call('r:1', 'take', { names: ['a'] }), context());
    expect(answer).toMatchObject({ result: { success: repeatable, retries: repeatable ? 1 : 0 } });
    expect(tries).toBe(repeatable ? 2 : 1);
  });
});

describe('a transient refusal, as while the user drags a tab', () => {
  /** So many of the acts of a tool are refused; waiting takes its time. */
  function busy(of: 'apply' | 'undo', times: number) {
    const its = world();
    const stand = shelf({ a: 'top', b: 'top' });
    const plain = takeTool(stand);
    let left = times;
    const refuse = () => {
      left -= 1;
      if (left >= 0) throw new ToolError('transient', 'Busy.');
    };
    const tool = takeTool(stand, {
      effect: 'write',
      repeatable: true,
      apply: async (rows, run) => {
        if (of === 'apply') refuse();
        return plain.apply(rows, run);
      },
      undo: async (rows, run) => {
        const [first, ...rest] = rows;
        const begun = run.repeated || !first ? [] : await plain.undo([first], run);
        if (of === 'undo') refuse();
        const again = run.repeated ? rows.filter(({ title }) => !stand.things.has(title)) : rest;
        const back = run.repeated ? rows.filter((row) => !again.includes(row)) : [];
        return [
          ...begun,
          ...back.map(({ id }) => ({ row: id, state: 'undone' as const })),
          ...(await plain.undo(again, run)),
        ];
      },
    });
    const { wait } = noPause(its);
    const passes = (time: number, signal: AbortSignal) => {
      if (time < 5_000) its.clock.advance(time);
      return wait(time, signal);
    };
    const { registry } = worker(its, [tool], { wait: passes });
    const take = () => registry.run(call('r:1', 'take', { names: ['a', 'b'] }), context());
    return { its, stand, registry, take };
  }

  it('is repeated, however long the waiting', async () => {
    const { take, stand } = busy('apply', 3);
    expect(await take()).toMatchObject({ result: { success: true, retries: 3, data: { done: 2 } } });
    expect(stand.things.size).toBe(0);
  });

  it('ends the call if it lasts', async () => {
    const { take, stand } = busy('apply', 99);
    expect(await take()).toMatchObject({ result: { success: false, code: 'transient', retries: 3 } });
    expect(stand.things.size).toBe(2);
  });

  it('is repeated in an undo, which continues', async () => {
    const { take, registry, stand } = busy('undo', 2);
    await take();
    const { outcomes } = await registry.undo({ entry: 'r:1' });
    expect(outcomes.map(({ state }) => state)).toEqual(['undone', 'undone']);
    expect(stand.things.size).toBe(2);
  });

  it('ends an undo if it lasts, and the next click continues', async () => {
    const { take, registry, stand } = busy('undo', 4);
    await take();
    await expect(registry.undo({ entry: 'r:1' })).rejects.toMatchObject({ code: 'transient' });
    expect(stand.things.size).toBe(1);
    const { outcomes } = await registry.undo({ entry: 'r:1' });
    expect(outcomes.map(({ state }) => state)).toEqual(['undone', 'undone']);
    expect(stand.things.size).toBe(2);
  });
});

describe('timeout', () => {
  it('ends a hanging call after its own time limit', async () => {
    const its = world();
    const waits: number[] = [];
    const wait = (time: number) => {
      waits.push(time);
      return Promise.resolve();
    };
    const hanging = lookTool(shelf(), { timeout: 7_000, read: () => new Promise(() => undefined) });
    const { registry } = worker(its, [hanging], { wait });
    expect(await registry.run(look('r:1'), context())).toMatchObject({
      result: { success: false, error: 'look took longer than 7 s.' },
    });
    expect(waits).toEqual([7_000]);
  });

  it('leaves the outcome of a hanging write open, and undo says so', async () => {
    const its = world();
    const stand = shelf({ a: 'top' });
    const begun = Promise.withResolvers<void>();
    const apply = () => {
      begun.resolve();
      return new Promise<never>(() => undefined);
    };
    // The time of the call is up as soon as it began; that of its undoing never.
    const waits = [begun.promise];
    const wait = () => waits.pop() ?? new Promise<void>(() => undefined);
    const { registry } = worker(its, [takeTool(stand, { effect: 'write', apply })], { wait });
    await registry.run(call('r:1', 'take', { names: ['a'] }), context());
    expect(await its.records.journal.get('r:1')).toMatchObject({ state: 'failed', running: ['thing:a'] });
    expect((await registry.undo({ entry: 'r:1' })).outcomes).toEqual([
      { row: 'thing:a', state: 'conflict', reason: { key: 'journal_unsure' } },
    ]);
  });
});

describe('a timeout before anything began', () => {
  it('leaves nothing open, and nothing runs afterwards', async () => {
    const its = world();
    const stand = shelf({ a: 'top' });
    const { registry } = worker(its, [takeTool(stand, { effect: 'write' })], { wait: () => Promise.resolve() });
    const answer = await registry.run(call('r:1', 'take', { names: ['a'] }), context());
    expect(answer).toMatchObject({ result: { success: false } });
    expect(await registry.run(call('r:1', 'take', { names: ['a'] }), context())).toEqual(answer);
    expect(await its.records.journal.get('r:1')).toMatchObject({ state: 'failed', running: [], outcomes: [] });
    expect(stand.things.size).toBe(1);
  });
});

describe('cache', () => {
  function counting() {
    const its = world();
    const stand = shelf({ a: 'top', b: 'top' });
    let reads = 0;
    const plain = lookTool(stand);
    const tool = lookTool(stand, {
      read: (args, seen) => {
        reads += 1;
        return plain.read(args, seen);
      },
    });
    return { its, stand, reads: () => reads, ...worker(its, [tool, takeTool(stand, { effect: 'write' })]) };
  }
  const run = async ({ registry }: ReturnType<typeof counting>, id: string, args = {}, more = {}) => {
    const answer = await registry.run(look(id, args), context(more));
    return answer.kind === 'result' && answer.result;
  };

  it('answers a repeated read of a turn from memory', async () => {
    const its = counting();
    expect(await run(its, 'r:1')).not.toHaveProperty('cached');
    expect(await run(its, 'r:2')).toMatchObject({ success: true, cached: true, data: { total: 2 } });
    expect(await run(its, 'r:3', { in: 'top' })).not.toHaveProperty('cached');
    expect(await run(its, 'r:4', {}, { turn: 'u' })).not.toHaveProperty('cached');
    expect(its.reads()).toBe(3);
  });

  it('is empty outside of a turn', async () => {
    const its = counting();
    await run(its, 'r:1', {}, { turn: null });
    await run(its, 'r:2', {}, { turn: null });
    expect(its.reads()).toBe(2);
  });

  it('is cleared by a write, and by an undo', async () => {
    const its = counting();
    await run(its, 'r:1');
    await its.registry.run(call('r:2', 'take', { names: ['a'] }), context());
    expect(await run(its, 'r:3')).toMatchObject({ data: { total: 1 } });
    await its.registry.undo({ entry: 'r:2' });
    expect(await run(its, 'r:4')).toMatchObject({ data: { total: 2 } });
  });
});

describe('log and statistics', () => {
  it('count a write without any effect as failed', async () => {
    const stand = shelf({ a: 'top' });
    const broken = takeTool(stand, {
      effect: 'write',
      apply: async (rows) => rows.map(({ id }) => ({ row: id, state: 'failed', reason: anyText('stuck') })),
    });
    const { registry } = worker(world(), [broken]);
    expect(await registry.run(call('r:1', 'take', { names: ['a'] }), context())).toMatchObject({
      result: { success: false, error: 'stuck' },
    });
    expect((await registry.statistics()).used).toMatchObject([{ tool: 'take', calls: 1, failures: 1 }]);
  });

  it('do not change the result of a call if they cannot be stored', async () => {
    const its = world();
    its.records.statistics.add = async () => {
      throw new Error('disk full');
    };
    const { registry } = worker(its, [lookTool(shelf({ a: 'top' }))]);
    expect(await registry.run(look('r:1'), context())).toMatchObject({ result: { success: true } });
  });

  it('record which call ran, its outcome and its duration, and nothing else', async () => {
    const { registry, its } = failing(9, 'failed');
    await registry.run(look('r:1', { in: 'secret' }), context());
    expect(its.log).toEqual([{ at: 1_000_000, call: 'r:1', tool: 'look', time: 0, outcome: 'failed', code: 'failed' }]);
    expect((await registry.statistics()).used).toEqual([
      { tool: 'look', calls: 1, failures: 1, time: 0, last: 1_000_000, arguments: { in: 1 } },
    ]);
  });
});

describe('statistics', () => {
  it('count the sent arguments, with values only from the lists of the tool', async () => {
    const its = world();
    const parameters = z.strictObject({
      query: z.string(),
      in: z.enum(['tabs', 'tags']).optional(),
      deep: z.boolean().default(false),
      limit: z.number().default(50),
    });
    const tool = { ...lookTool(shelf()), parameters };
    const { registry } = worker(its, [tool as unknown as ReturnType<typeof lookTool>]);
    await registry.run(look('r:1', { query: 'my secret', in: 'tabs', limit: 50 }), context());
    await registry.run(look('r:2', { query: 'another', deep: true, limit: 7 }), context({ turn: 'other' }));
    const { used } = await registry.statistics();
    expect(used).toMatchObject([{ tool: 'look', calls: 2 }]);
    expect(used[0]?.arguments).toEqual({ query: 2, 'in=tabs': 1, 'deep=true': 1, limit: 1 });
  });

  it('leave out previews, which change nothing', async () => {
    const its = world();
    const stand = shelf({ a: 'top' });
    const { registry } = worker(its, [lookTool(stand), takeTool(stand, { effect: 'write' })]);
    const ahead = context({ caller: 'command', conversation: null, turn: null, peek: true });
    expect(await registry.run(look('p:1'), ahead)).toMatchObject({ result: { success: true } });
    const write = await registry.run(call('p:2', 'take', { names: ['a'] }), ahead);
    expect(write).toMatchObject({ result: { success: false, error: 'This is done when it is sent.' } });
    expect(stand.things.size).toBe(1);
    expect((await registry.statistics()).used).toEqual([]);
  });
});

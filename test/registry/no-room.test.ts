import { describe, expect, it } from 'vitest';
import { StoreError } from '@/src/contract/records.ts';
import { text } from '@/src/contract/text.ts';
import { ToolError } from '@/src/contract/tool.ts';
import { eachRow } from '@/src/registry/each-row.ts';
import { call, context, worker, world } from '@/test/fakes/registry.ts';
import { lookTool, type Shelf, shelf, takeTool } from '@/test/fakes/shelf.ts';

const noApi = new ToolError('no-such-api', 'This browser has no shelves.');

/** A tool of which each row fails as said, by the name of its thing. */
const failingTool = (stand: Shelf, errors: Record<string, unknown>) =>
  takeTool(stand, {
    effect: 'write',
    apply: (rows, run) =>
      eachRow(rows, run, async ({ title }) => {
        throw errors[title];
      }),
  });

const taking = (names: string[]) => call('r:1', 'take', { names });

describe('a write whose rows all fail for one reason', () => {
  it.each([
    ['the store is full', new StoreError('quota'), 'quota-full', 'store_quota'],
    ['the browser is full', new DOMException('No room', 'QuotaExceededError'), 'quota-full', 'no room left'],
    ['the browser lacks it', noApi, 'no-such-api', 'no shelves'],
  ])('fails by its name: %s', async (_, error, code, words) => {
    const { registry } = worker(world(), [failingTool(shelf({ a: 'top', b: 'top' }), { a: error, b: error })]);
    expect(await registry.run(taking(['a', 'b']), context())).toMatchObject({
      result: {
        success: false,
        code,
        error: expect.stringContaining(words),
        suggestion: expect.stringContaining('tell the user'),
      },
    });
  });

  it('fails without a code if the reasons differ', async () => {
    const errors = { a: noApi, b: new Error('Stuck') };
    const { registry } = worker(world(), [failingTool(shelf({ a: 'top', b: 'top' }), errors)]);
    expect(await registry.run(taking(['a', 'b']), context())).toMatchObject({ result: { code: 'failed' } });
  });
});

describe('a full disk', () => {
  function full(code: 'quota' | 'corrupt' = 'quota') {
    const its = world();
    const stand = shelf({ a: 'top' });
    const refuse = async () => {
      throw new StoreError(code);
    };
    return { its, stand, refuse };
  }

  it('prevents changes that cannot be recorded, and reports that', async () => {
    const { its, stand, refuse } = full();
    its.records.journal.put = refuse;
    const { registry } = worker(its, [takeTool(stand, { effect: 'write' })]);
    expect(await registry.run(taking(['a']), context())).toMatchObject({
      kind: 'result',
      result: { success: false, code: 'quota-full', error: expect.stringMatching(/^Nothing was done\. /) },
      view: { sentence: text('gate_call_failed', { tool: expect.anything() }) },
    });
    expect(stand.things.size).toBe(1);
  });

  it('prevents questions and text of others that cannot be recorded', async () => {
    const { its, stand, refuse } = full();
    its.records.tickets.put = refuse;
    its.records.pieces.add = refuse;
    const look = lookTool(stand, { untrusted: 'label' });
    const { registry } = worker(its, [takeTool(stand), look]);
    expect(await registry.run(taking(['a']), context())).toMatchObject({ result: { code: 'quota-full' } });
    const read = await registry.run(call('r:2', 'look'), context());
    expect(read).toMatchObject({ result: { code: 'quota-full', data: null } });
  });

  it('is not the reason of other failures, or of one half way', async () => {
    const broken = full('corrupt');
    broken.its.records.journal.put = broken.refuse;
    const one = worker(broken.its, [takeTool(broken.stand, { effect: 'write' })]);
    await expect(one.registry.run(taking(['a']), context())).rejects.toMatchObject({ code: 'corrupt' });

    const { its, stand, refuse } = full();
    stand.step = async () => {
      its.records.journal.put = refuse;
    };
    const two = worker(its, [takeTool(stand, { effect: 'write' })]);
    await expect(two.registry.run(taking(['a']), context())).rejects.toMatchObject({ code: 'quota' });
    expect(stand.things.size).toBe(0);
  });
});

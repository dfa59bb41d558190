import { describe, expect, it } from 'vitest';
import type { CallContext, Plan, PlannedRow } from '@/src/contract/tool.ts';
import { holding } from '@/src/gate/grants.ts';
import type { AskedCall } from '@/src/gate/preview.ts';
import { createTickets } from '@/src/gate/tickets.ts';
import { fakeClock } from '@/test/fakes/clock.ts';
import { fakeLocks } from '@/test/fakes/locks.ts';
import { fakeRecords } from '@/test/fakes/records.ts';

const context: CallContext = { caller: 'model', conversation: 'c', turn: 't', window: null };
const row = (id: string, parent: string): PlannedRow => ({
  id,
  title: id,
  place: { key: 'path', params: { path: parent } },
  digest: { parent },
  before: null,
  change: null,
});
const rows = [row('a', 'top'), row('b', 'top'), row('c', 'low')];
const plan: Plan = { headline: { key: 'h' }, verb: { key: 'v' }, refuse: { key: 'r' }, notes: [], rows };
const asked = (more: Partial<AskedCall> = {}): AskedCall => ({
  call: { id: 'r:1', name: 'take', arguments: {}, repairs: [] },
  tool: { name: 'take', effect: 'destroy', inverse: 'partial' },
  plan,
  reason: { key: 'why' },
  grantable: true,
  newAddresses: [],
  sources: [],
  ...more,
});

const inTop = asked({ plan: { ...plan, rows: rows.slice(0, 2) } });

function desk(records = fakeRecords()) {
  let ids = 0;
  const tickets = createTickets({
    ...records,
    lock: fakeLocks(),
    clock: fakeClock(),
    newId: () => `id${++ids}`,
    session: async () => 's',
  });
  return { records, tickets };
}

describe('a grant with a yes', () => {
  it.each([
    ['that no standing yes could have spared', asked({ grantable: false }), context, 'always'],
    ['that no standing yes could have spared, for a chat', asked({ grantable: false }), context, 'chat'],
    ['for a chat where there is none', asked(), { ...context, conversation: null, turn: null }, 'chat'],
  ] as const)('is refused for a question %s, and the question stays open', async (_case, call, where, grant) => {
    const { records, tickets } = desk();
    const { id } = await tickets.ask([call], where);
    expect(await tickets.approve({ ticket: id, rows: ['a'], grant })).toMatchObject({ kind: 'again' });
    expect(await records.grants.all()).toEqual([]);
    expect(await tickets.open()).toHaveLength(1);
  });

  it('is refused for all calls of a plan if one of them may not have it', async () => {
    const { records, tickets } = desk();
    const other = asked({ call: { id: 'r:2', name: 'burn', arguments: {}, repairs: [] }, grantable: false });
    const { id, preview } = await tickets.ask([asked(), other], context);
    expect(preview.grants).toEqual([]);
    const all = preview.sections.flatMap((section) => section.rows.map((one) => one.id));
    expect(await tickets.approve({ ticket: id, rows: all, grant: 'always' })).toMatchObject({ kind: 'again' });
    expect(await records.grants.all()).toEqual([]);
  });

  it('is exactly as wide as the approved rows, and never wider than shown', async () => {
    const { records, tickets } = desk();
    const { id } = await tickets.ask([asked()], context);
    await tickets.approve({ ticket: id, rows: ['a', 'b'], grant: 'chat' });
    expect(await records.grants.all()).toMatchObject([
      {
        tool: 'take',
        place: 'top',
        where: { params: { path: 'top' } },
        most: 3,
        conversation: 'c',
        used: 0,
        inAll: true,
      },
    ]);
  });

  it('is not offered for always if the rows have no common place', async () => {
    const { records, tickets } = desk();
    const { id, preview } = await tickets.ask([asked()], context);
    expect(preview.grants).toEqual(['chat']);
    expect(await tickets.approve({ ticket: id, rows: ['a', 'b', 'c'], grant: 'always' })).toMatchObject({
      kind: 'again',
    });
    await tickets.approve({ ticket: id, rows: ['a', 'b', 'c'], grant: 'chat' });
    expect(await records.grants.all()).toMatchObject([{ place: null, most: 3, conversation: 'c', inAll: true }]);
  });

  it('is the same after a restart', async () => {
    const { records, tickets } = desk();
    for (const grant of ['chat', 'always'] as const) {
      const { id } = await tickets.ask([inTop], context);
      await tickets.approve({ ticket: id, rows: ['a'], grant });
    }
    const kept = await desk(records).records.grants.all();
    expect(holding(kept, 'take', { conversation: 'c' })).toHaveLength(2);
    expect(holding(kept, 'take', { conversation: 'another' })).toMatchObject([{ conversation: null }]);
    expect(holding(kept, 'take', { conversation: null })).toMatchObject([{ conversation: null }]);
  });

  it('counts once even if two pages answer', async () => {
    const { records, tickets } = desk();
    const { id } = await tickets.ask([inTop], context);
    const answers = await Promise.all([
      tickets.approve({ ticket: id, rows: ['a'], grant: 'always' }),
      tickets.approve({ ticket: id, rows: ['b'], grant: 'chat' }),
      tickets.deny(id, 'no'),
    ]);
    expect(answers.map(({ kind }) => kind)).toEqual(['taken', 'elsewhere', 'elsewhere']);
    expect(await records.grants.all()).toHaveLength(1);
  });
});

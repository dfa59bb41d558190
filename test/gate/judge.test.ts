import { describe, expect, it } from 'vitest';
import type { Grant, Piece } from '@/src/contract/run.ts';
import type { CallContext, Plan, PlannedRow } from '@/src/contract/tool.ts';
import { createJudge } from '@/src/gate/judge.ts';
import type { ToolFacts } from '@/src/gate/planned-call.ts';
import { fakeClock } from '@/test/fakes/clock.ts';
import { fakeLocks } from '@/test/fakes/locks.ts';
import { fakeRecords } from '@/test/fakes/records.ts';

const known = 'https://shop.example/cart?session=1';
const typed = 'https://typed.example/';
const fresh = 'https://collect.example/?q=secret';
const context: CallContext = { caller: 'model', conversation: 'c', turn: 't', window: null };
const facts: ToolFacts = { name: 'put', effect: 'write', inverse: 'exact' };

const row = (url: string): PlannedRow => ({ id: url, title: '', url, digest: { url }, before: null, change: null });
const plan = (addresses: string[] | undefined, rows = (addresses ?? []).map(row)): Plan => ({
  headline: { key: 'h' },
  verb: { key: 'v' },
  refuse: { key: 'r' },
  notes: [],
  rows,
  ...(addresses ? { addresses } : {}),
});

const pieces: Record<string, Piece[]> = {
  none: [{ conversation: 'another', at: 1, grade: 'page', source: 'x', text: 'x' }],
  label: [{ conversation: 'c', at: 1, grade: 'label', source: 'tabs', text: 'x' }],
  page: [
    { conversation: 'c', at: 1, grade: 'label', source: 'tabs', text: 'x' },
    { conversation: 'c', at: 2, grade: 'page', source: 'evil.example', text: 'x' },
  ],
};

const judgeOver = (records: ReturnType<typeof fakeRecords>, named: string[] = []) =>
  createJudge({
    ...records,
    known: async (addresses) => new Map(addresses.flatMap((url) => (url === known ? [[url, { saved: null }]] : []))),
    typed: async () => `go to ${typed}`,
    named: async () => named,
    lock: fakeLocks(),
    clock: fakeClock(),
    session: async () => 's',
  });

async function judged(
  tool: ToolFacts,
  plan: Plan,
  { taint = 'none', grants = [], named = [] }: { taint?: string; grants?: Partial<Grant>[]; named?: string[] } = {},
) {
  const records = fakeRecords();
  for (const piece of pieces[taint]!) await records.pieces.add(piece);
  const base: Grant = { id: 'g', tool: tool.name, place: null, most: 9, conversation: 'c', at: 0, used: 0 };
  for (const grant of grants) await records.grants.put({ ...base, ...grant });
  const judge = judgeOver(records, named);
  const call = { id: 'r:1', name: tool.name, arguments: {}, repairs: [] };
  const { decision } = await judge.judge({ call, tool, plan }, context);
  return decision.kind === 'ask' ? decision.reason.key : decision.kind;
}

it('records a text of others once for each source, however often it comes', async () => {
  const records = fakeRecords();
  const judge = judgeOver(records);
  const paste = { grade: 'page', source: 'paste', text: 'x' } as const;
  await judge.record({ conversation: 'c' }, [paste, paste, { ...paste, source: 'evil.example' }]);
  await judge.record({ conversation: 'c' }, [paste]);
  await judge.record({ conversation: null }, [paste]);
  expect((await records.pieces.of('c')).map(({ source }) => source)).toEqual(['paste', 'evil.example']);
});

describe('an address', () => {
  const addresses: Record<string, string[] | undefined> = {
    unsaid: undefined,
    none: [],
    known: [known],
    typed: [typed],
    new: [fresh],
    'new among known': [known, fresh],
    'known, but without its query': ['https://shop.example/cart'],
    'known, but with another fragment': [`${known}#top`],
  };
  const strange = ['new', 'new among known', 'known, but without its query', 'known, but with another fragment'];
  const cases = Object.keys(pieces).flatMap((taint) =>
    [false, true].flatMap((egress) =>
      [false, true].flatMap((granted) =>
        Object.keys(addresses).map((address) => ({ taint, egress, granted, address })),
      ),
    ),
  );

  it.each(cases)('$address, egress $egress, host granted $granted, after $taint', async (one) => {
    const { taint, egress, granted, address } = one;
    const isNew = strange.includes(address) || (egress && address === 'unsaid');
    const spared = taint === 'label' && granted && address !== 'unsaid';
    const asks = taint !== 'none' && isNew && !spared;
    const grants = granted
      ? ['collect.example', 'shop.example'].map((place) => ({ id: place, place }))
      : [{ id: 'anywhere' }];
    const tool = { ...facts, ...(egress ? { egress } : {}) };
    expect(await judged(tool, plan(addresses[address]), { taint, grants })).toBe(asks ? 'gate_new_address' : 'allow');
  });
});

describe('a grant', () => {
  const destroys: ToolFacts = { name: 'take', effect: 'destroy', inverse: 'partial' };
  const rows = ['https://a.example/1', 'https://a.example/2'].map(row);
  const take = plan(undefined, rows);

  it.each([
    ['for this tool in this chat', {}, 'allow'],
    ['for this place', { place: 'a.example' }, 'allow'],
    ['for this place, always', { place: 'a.example', conversation: null }, 'allow'],
    ['for anywhere, always, which nobody can give', { conversation: null }, 'gate_destroys'],
    ['of which all was spent', { most: 3, spent: 2 }, 'gate_destroys'],
    ['of which all for this place was spent', { place: 'a.example', most: 2, spent: 1, inAll: true }, 'gate_destroys'],
    ['that counts anew with each turn', { place: 'a.example', most: 2, spent: 40 }, 'allow'],
    ['for another place', { place: 'b.example' }, 'gate_destroys'],
    ['for fewer items', { most: 1 }, 'gate_destroys'],
    ['for another chat', { conversation: 'd' }, 'gate_destroys'],
    ['for another tool', { tool: 'give' }, 'gate_destroys'],
  ] as [string, Partial<Grant>, string][])('%s', async (_case, grant, expected) => {
    expect(await judged(destroys, take, { grants: [grant] })).toBe(expected);
  });

  it('is not used after page text, nor for a call that cannot be undone', async () => {
    expect(await judged(destroys, take, { grants: [{}], taint: 'page' })).toBe('gate_page_text');
    expect(await judged({ ...destroys, inverse: 'none' }, take, { grants: [{}] })).toBe('gate_destroys');
  });
});

describe('reading pages after page text', () => {
  const reads: ToolFacts = { name: 'read', effect: 'read', inverse: 'none', untrusted: 'page' };
  const page = 'https://a.example/x';

  it.each([
    ['which the user named', [page], [page], 'allow'],
    ['whose address they typed', [typed], [], 'allow'],
    ['which nobody named', [page], [], 'gate_unnamed_page'],
    ['of which one was not named', [page, 'https://b.example/'], [page], 'gate_unnamed_page'],
  ] as [string, string[], string[], string][])('%s', async (_case, urls, named, expected) => {
    expect(await judged(reads, plan(undefined, urls.map(row)), { taint: 'page', named })).toBe(expected);
    expect(await judged(reads, plan(undefined, urls.map(row)), { taint: 'label', named })).toBe('allow');
  });
});

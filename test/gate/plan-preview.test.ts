import { describe, expect, it } from 'vitest';
import type { Effect, Inverse, PlannedRow } from '@/src/contract/tool.ts';
import { type AskedCall, previewOf } from '@/src/gate/preview.ts';

const row: PlannedRow = { id: 'a', title: 'a', digest: {}, before: null, change: null };

const asked = (name: string, effect: Effect, inverse: Inverse): AskedCall => ({
  call: { id: `r:${name}`, name, arguments: {}, repairs: [] },
  tool: { name, effect, inverse },
  plan: {
    headline: { key: `${name}?` },
    verb: { key: name },
    refuse: { key: 'Keep' },
    notes: [{ key: `note on ${name}` }],
    rows: [row],
  },
  reason: { key: 'why' },
  grantable: false,
  newAddresses: [],
  sources: [],
});

const preview = previewOf(
  [
    asked('read', 'read', 'none'),
    asked('open', 'write', 'exact'),
    asked('close', 'destroy', 'partial'),
    asked('send', 'write', 'none'),
    asked('forget', 'destroy', 'none'),
  ],
  { conversation: null },
  's',
);

describe('a plan of several calls', () => {
  it('lists first what cannot come back, then what is removed', () => {
    expect(preview.notes.map(({ key }) => key)).toEqual(
      ['forget', 'send', 'close', 'read', 'open'].map((name) => `note on ${name}`),
    );
  });

  it('names all that is removed in headline and button, and counts the rest', () => {
    const named = [
      { key: 'close?', part: 'first' },
      { key: 'forget?', part: 'next' },
    ];
    const steps = [{ key: 'gate_plan_more', params: { steps: named, n: 3 } }];
    expect(preview).toMatchObject({ headline: { params: { steps } }, verb: { params: { steps } } });
  });

  it('keeps its rows in the order in which the calls run', () => {
    expect(preview.sections.map(({ tool }) => tool)).toEqual(['read', 'open', 'close', 'send', 'forget']);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cut } from '@/src/registry/result-size.ts';

const items = Array.from({ length: 40 }, (_, id) => ({ id, title: `Title ${id}` }));

describe('a result', () => {
  it('that fits is left as it is', () => {
    expect(cut({ items, total: 40 }, {}, 100_000)).toEqual({ data: { items, total: 40 } });
  });

  it('is cut between two items, with a cursor for the rest', () => {
    const { data, truncated } = cut({ items, total: 90 }, {}, 400);
    const kept = Object(data).items.length;
    expect(kept).toBeGreaterThan(5);
    expect(kept).toBeLessThan(40);
    expect(data).toEqual({ items: items.slice(0, kept), total: 90, next: String(kept) });
    expect(truncated).toEqual({ total: 90, next: String(kept) });
  });

  it('counts from the cursor of the request', () => {
    const { truncated } = cut({ items, total: 90, next: '60' }, { cursor: '20' }, 400);
    const kept = Number(truncated?.next) - 20;
    expect(kept).toBeGreaterThan(0);
    expect(kept).toBeLessThan(40);
  });

  it('that is one long text is cut as text', () => {
    const { data, truncated } = cut({ title: 'Page', text: 'x'.repeat(5_000) }, {}, 1_000);
    expect(Object(data).text.length).toBeLessThanOrEqual(1_000);
    expect(Object(data).title).toBe('Page');
    expect(truncated?.total).toBe(5_000);
  });

  it('is never much larger than allowed', () => {
    const values = fc.oneof(
      fc.array(fc.string({ maxLength: 20 })),
      fc.record({ items: fc.array(fc.record({ id: fc.nat() })), total: fc.nat() }),
      fc.record({ text: fc.string({ maxLength: 3_000 }) }),
      fc.string({ maxLength: 3_000 }),
    );
    fc.assert(
      fc.property(values, fc.integer({ min: 200, max: 600 }), (data, most) => {
        const given = cut(data, {}, most);
        expect(given.truncated === undefined).toBe(JSON.stringify(data).length <= most);
        expect(JSON.stringify(given.data).length).toBeLessThanOrEqual(most * 2 + 100);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shorten } from '@/src/chat/shorten.ts';

const result = (data: unknown) => ({ success: true, data, error: null, execution_time_ms: 1, retries: 0 });
const items = Array.from({ length: 50 }, (_, id) => ({ id, title: `Title ${id}` }));

describe('a result that is too long', () => {
  it('stays as it is where it fits', () => {
    const short = result({ items, total: 50 });
    expect(shorten(short, 2000)).toBe(short);
  });

  it('loses whole items, and says how to get them', () => {
    const { data, truncated } = shorten(result({ items, total: 120, next: '50' }), 100);
    const kept = (data as { items: unknown[] }).items;
    expect(kept).toEqual(items.slice(0, kept.length));
    expect(kept.length).toBeGreaterThan(5);
    expect(JSON.stringify(data).length).toBeLessThanOrEqual(450);
    expect(JSON.stringify(data)).not.toContain('next');
    expect(truncated).toEqual({ total: 120, next: expect.stringContaining(`limit ${kept.length}`) });
  });

  it('has its long texts cut where no item fits whole', () => {
    const page = { title: 'Bread', text: 'Flour and water. '.repeat(500) };
    const { data } = shorten(result({ items: [page], total: 1 }), 300);
    const [cut] = (data as { items: (typeof page)[] }).items;
    expect(cut!.title).toBe('Bread');
    expect(cut!.text).toMatch(/water\.… \(8500 characters, cut here\)$/);
    expect(cut!.text.length).toBeLessThan(1200);
  });

  it('never grows, and never loses its form', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'grapheme' }), fc.integer({ min: 1, max: 200 }), (data, tokens) => {
        const short = shorten(result(data), tokens).data;
        if (JSON.stringify(data).length <= tokens * 4) expect(short).toEqual(data);
        expect(typeof short).toBe(typeof data);
        expect(Array.isArray(short)).toBe(Array.isArray(data));
      }),
    );
  });
});

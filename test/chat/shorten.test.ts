import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shorten } from '@/src/chat/context/shorten-result.ts';
import { estimateTokens } from '@/src/text/estimate-tokens.ts';

const result = (data: unknown) => ({ success: true, data, error: null, execution_time_ms: 1, retries: 0 });
const items = Array.from({ length: 50 }, (_, id) => ({ id, title: `Title ${id}` }));

const rows = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ id, title: `Title ${id}`, reason: 'It is gone.' }));

/** True if `part` is equal to `whole`, except that items may be missing at the ends of lists. */
function within(part: unknown, whole: unknown): boolean {
  if (Array.isArray(part) && Array.isArray(whole)) return part.every((item, at) => within(item, whole[at]));
  if (typeof part !== 'object' || part === null) return part === whole;
  const keys = Object.keys(Object(whole));
  return Object.keys(part).length === keys.length && keys.every((key) => within(Object(part)[key], Object(whole)[key]));
}

describe('a result that is too long', () => {
  it('is unchanged if it fits', () => {
    const short = result({ items, total: 50 });
    expect(shorten(short, 2000)).toBe(short);
  });

  it.each([
    ['text', { text: '潮汐表在港口的墙上。'.repeat(500) }],
    ['a list', { items: Array.from({ length: 400 }, () => '潮汐表在港口的墙上'), total: 400 }],
  ])('takes no more tokens than it may in a script without spaces either: %s', (_, data) => {
    const whole = estimateTokens(JSON.stringify(data));
    const cut = estimateTokens(JSON.stringify(shorten(result(data), 500).data));
    expect(whole).toBeGreaterThan(3_500);
    expect(cut).toBeGreaterThan(300);
    expect(cut).toBeLessThanOrEqual(550);
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

  it('gets its long texts cut if no item fits whole', () => {
    const page = { title: 'Bread', text: 'Flour and water. '.repeat(500) };
    const { data } = shorten(result({ items: [page], total: 1 }), 300);
    const [cut] = (data as { items: (typeof page)[] }).items;
    expect(cut!.title).toBe('Bread');
    expect(cut!.text).toMatch(/water\.… \(8500 characters, cut here\)$/);
    expect(cut!.text.length).toBeLessThan(1200);
  });

  it.each([
    ['of what failed', { done: 0, failed: rows(500) }, 500],
    ['of groups', { groups: rows(300), total: 3 }, 300],
    ['of bare ids', { ids: Array.from({ length: 3000 }, (_, id) => id) }, 3000],
    ['without a name', rows(400), 400],
    ['inside a list', { windows: [{ id: 1, tabs: rows(500) }] }, 500],
    ['in a list of lists', { windows: [1, 2, 3].map((id) => ({ id, tabs: rows(200) })) }, 200],
    ['inside an object', { report: { at: 7, left: rows(300) } }, 300],
  ])('loses whole items of a list %s', (_, data, total) => {
    const short = shorten(result(data), 1000);
    const size = JSON.stringify(short.data).length;
    expect(size).toBeGreaterThan(3500);
    expect(size).toBeLessThanOrEqual(4000);
    expect(within(short.data, data)).toBe(true);
    expect(short.truncated?.total).toBe(total);
    expect(short.truncated?.next).toMatch(/\d+ of \d+.*Ask for less at once\.$/);
  });

  it('shares the room between its lists, and keeps short parts', () => {
    const data = { done: 9, failed: rows(300), missing: ['a', 'b'], left: rows(500) };
    const { data: short, truncated } = shorten(result(data), 1000);
    const { done, missing, failed, left } = short as typeof data;
    expect({ done, missing }).toEqual({ done: 9, missing: ['a', 'b'] });
    expect(Math.min(failed.length, left.length)).toBeGreaterThan(15);
    expect(truncated?.next).toContain(`failed ${failed.length} of 300, left ${left.length} of 500`);
  });

  it('counts items that were cut earlier', () => {
    const cutBefore = { ...result({ ids: rows(200) }), truncated: { total: 900, next: 'Ask for less at once.' } };
    expect(shorten(cutBefore, 1000).truncated?.total).toBe(900);
  });

  it('says that texts were cut, and cuts those of several pages equally', () => {
    const pages = [1, 2].map((tab_id) => ({ tab_id, text: 'Flour and water. '.repeat(500) }));
    const { data, truncated } = shorten(result({ pages }), 1000);
    const lengths = (data as { pages: typeof pages }).pages.map(({ text }) => text.length);
    expect(lengths).toEqual([lengths[0], lengths[0]]);
    expect(truncated).toEqual({ total: 17_000, next: 'Ask for less at once.' });
  });

  it('takes no more than its budget, whatever lists it has', () => {
    const list = fc.integer({ min: 0, max: 300 }).map(rows);
    const nested = fc.array(fc.record({ id: fc.nat(), tabs: list }), { maxLength: 4 });
    const data = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.oneof(list, nested, fc.nat()), { maxKeys: 5 });
    fc.assert(
      fc.property(data, fc.integer({ min: 250, max: 2000 }), (data, tokens) => {
        const short = shorten(result(data), tokens);
        expect(JSON.stringify(short.data).length).toBeLessThanOrEqual(tokens * 4);
        expect(within(short.data, data)).toBe(true);
        expect(short.truncated === undefined).toBe(short.data === data);
      }),
    );
  });

  it('never grows, and keeps its structure', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'grapheme' }), fc.integer({ min: 1, max: 200 }), (data, tokens) => {
        const short = shorten(result(data), tokens).data;
        if (estimateTokens(JSON.stringify(data)) <= tokens) expect(short).toEqual(data);
        expect(typeof short).toBe(typeof data);
        expect(Array.isArray(short)).toBe(Array.isArray(data));
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { type Grant, grantWords } from '@/src/contract/run.ts';
import type { PlannedRow } from '@/src/contract/tool.ts';
import { offersOf, spansOf, takenOffers } from '@/src/gate/grant-offer.ts';
import { commonPlace } from '@/src/gate/grant-places.ts';
import { grantForRows, grantsForAddresses, holding } from '@/src/gate/grants.ts';

const row = (digest: PlannedRow['digest'], more: Partial<PlannedRow> = {}): PlannedRow => ({
  id: 'x',
  title: 'x',
  digest,
  before: null,
  change: null,
  ...more,
});
const opening = (url: string): PlannedRow => row({ url }, { url, opens: [{ url }] });
const tab = (window: number, url = 'https://a.example/'): PlannedRow =>
  row({ url }, { url, window: { id: window, name: { key: `Window ${window}` } } });
const grant: Grant = { id: 'g', tool: 'take', place: 'top', most: 2, conversation: null, at: 0, used: 0 };
const asked = (rows: PlannedRow[], newAddresses: string[] = []) => ({ tool: 'take', rows, newAddresses });

describe('the common place', () => {
  it('is the folder that contains all rows', () => {
    expect(commonPlace([row({ parent: 'top', url: 'https://a.example/' }), row({ parent: 'top' })], 's')).toBe('top');
    expect(commonPlace([row({ parent: 'top' }), row({ parent: 'low' })], 's')).toBeNull();
    expect(commonPlace([], 's')).toBeNull();
  });
  it('is the window of tabs in one browser session, whatever their pages', () => {
    expect(commonPlace([tab(1), tab(1, 'https://b.example/')], 's')).toBe('window:1@s');
    expect(commonPlace([tab(1), tab(2)], 's')).toBeNull();
  });
  it('is the host of opened addresses', () => {
    const one = opening('https://a.example/x');
    expect(commonPlace([one, opening('https://a.example:443/y')], 's')).toBe('a.example');
    expect(commonPlace([one, opening('https://a.example.net/')], 's')).toBeNull();
    expect(commonPlace([row({ url: 'https://a.example/' }), row({ url: 'https://a.example/' })], 's')).toBeNull();
  });
});

describe('an offer', () => {
  const place = { key: 'path', params: { path: 'Bar / Trips' } };
  const inTop = row({ parent: 'top' }, { place });

  it('is the common place, with a number of items a turn, for a chat or always', () => {
    const offers = offersOf(asked([inTop, inTop]), 's');
    expect(offers).toEqual([{ tool: 'take', place: 'top', where: place, most: 2 }]);
    expect(spansOf([offers], { conversation: 'c' })).toEqual(['chat', 'always']);
    expect(spansOf([offers], { conversation: null })).toEqual(['always']);
  });
  it('without a common place has a total number, and is for a chat at most', () => {
    const offers = offersOf(asked([tab(1), tab(2), tab(2)]), 's');
    expect(offers).toEqual([{ tool: 'take', place: null, most: 3, inAll: true }]);
    expect(spansOf([offers], { conversation: 'c' })).toEqual(['chat']);
    expect(spansOf([offers], { conversation: null })).toEqual([]);
    expect(spansOf([offers, offersOf(asked([inTop]), 's')], { conversation: 'c' })).toEqual(['chat']);
  });
  it('for new addresses is their host; for several hosts with a total number', () => {
    const [a, b] = ['https://a.example/1', 'https://b.example/'];
    const one = offersOf(asked([opening(a), opening(a)], [a, a]), 's');
    expect(one).toEqual([{ tool: 'take', place: 'a.example', most: 2 }]);
    const two = offersOf(asked([opening(a), opening(b)], [a, b]), 's');
    expect(two).toEqual([
      { tool: 'take', place: 'a.example', most: 1, inAll: true },
      { tool: 'take', place: 'b.example', most: 1, inAll: true },
    ]);
    expect(spansOf([two], { conversation: 'c' })).toEqual(['chat']);
  });
  it('is not made if a button could not name all of it, or an address has no host', () => {
    const many = Array.from({ length: 6 }, (_, at) => `https://a${at}.example/`);
    expect(offersOf(asked(many.map(opening), many), 's')).toEqual([]);
    expect(offersOf(asked([], ['about:blank']), 's')).toEqual([]);
    expect(spansOf([[]], { conversation: 'c' })).toEqual([]);
  });
  it('covers the approved rows, and is never wider than shown', () => {
    const shown = asked([inTop, row({ parent: 'low' })]);
    expect(takenOffers(shown, [inTop], 's')).toEqual([
      { tool: 'take', place: 'top', where: place, most: 2, inAll: true },
    ]);
    expect(takenOffers(shown, [], 's')).toEqual([]);
    const [a, b] = ['https://a.example/1', 'https://b.example/'];
    expect(takenOffers(asked([opening(a), opening(b)], [a, b]), [opening(b)], 's')).toMatchObject([
      { place: 'b.example', most: 1 },
    ]);
  });
  it('names tool, number and place', () => {
    expect(grantWords({ ...grant, where: place })).toMatchObject({
      key: 'gate_covers_in_place',
      params: { items: { params: { tool: 'take', n: 2 } }, place },
    });
    expect(grantWords({ ...grant, place: 'a.example' })).toMatchObject({ params: { host: 'a.example' } });
    expect(grantWords({ ...grant, place: null })).toMatchObject({ key: 'gate_covers', params: { n: 2 } });
  });
});

describe('grants', () => {
  const two = [row({ parent: 'top' }), row({ parent: 'top' })];
  const ran = (one: PlannedRow, more = {}) => ({ tool: 'take', row: one, session: 's', granted: true, ...more });

  it('cover their place and at most their number of items', () => {
    expect(grantForRows([grant], two, 's')).toEqual({ grant, items: 2 });
    expect(grantForRows([grant], [...two, row({ parent: 'top' })], 's')).toBeNull();
    expect(grantForRows([grant], [row({ parent: 'low' })], 's')).toBeNull();
  });
  it('cover their number in each turn, in any number of calls', () => {
    const there = row({ parent: 'top' });
    expect(grantForRows([grant], [there], 's', [ran(there)])).not.toBeNull();
    expect(grantForRows([grant], [there], 's', [ran(there), ran(there)])).toBeNull();
    const others = [ran(there, { tool: 'put' }), ran(there, { granted: false }), ran(row({ parent: 'low' }))];
    expect(grantForRows([grant], two, 's', others)).not.toBeNull();
  });
  it('without a place cover their number in total', () => {
    const all: Grant = { ...grant, place: null, conversation: 'c', most: 3 };
    const anywhere = [row({ parent: 'top' }), row({ parent: 'low' })];
    expect(grantForRows([all], anywhere, 's')).not.toBeNull();
    expect(grantForRows([{ ...all, spent: 1 }], anywhere, 's')).not.toBeNull();
    expect(grantForRows([{ ...all, spent: 2 }], anywhere, 's')).toBeNull();
  });
  it('of a window are valid in one browser session', () => {
    const holds = { ...grant, place: 'window:1@s' };
    expect(grantForRows([holds], [tab(1)], 's')).not.toBeNull();
    expect(grantForRows([holds], [tab(1)], 'later')).toBeNull();
    expect(grantForRows([holds], [tab(1), tab(2)], 's')).toBeNull();
  });
  it('are valid for their tool and conversation; without a place for one conversation only', () => {
    const here = { ...grant, conversation: 'c' };
    expect(holding([here], 'take', { conversation: 'c' })).toEqual([here]);
    expect(holding([here], 'take', { conversation: 'd' })).toEqual([]);
    expect(holding([here], 'take', { conversation: null })).toEqual([]);
    expect(holding([grant], 'put', { conversation: 'c' })).toEqual([]);
    expect(holding([grant], 'take', { conversation: null })).toEqual([grant]);
    expect(holding([{ ...grant, place: null }], 'take', { conversation: 'c' })).toEqual([]);
    expect(holding([{ ...grant, place: null }], 'take', { conversation: null })).toEqual([]);
  });
  it('cover either all hosts of the addresses or none', () => {
    const host = { ...grant, place: 'a.example' };
    const [one, other] = ['https://a.example/1', 'https://a.example/2'];
    expect(grantsForAddresses([host], [one, other])).toEqual([{ grant: host, items: 2 }]);
    expect(grantsForAddresses([host], [one, other], [ran(opening(one))])).toBeNull();
    expect(grantsForAddresses([host], [one, 'https://b.example/'])).toBeNull();
    expect(grantsForAddresses([host], [one, other, 'https://a.example/3'])).toBeNull();
    expect(grantsForAddresses([{ ...grant, place: null }], ['about:blank'])).toBeNull();
  });
});

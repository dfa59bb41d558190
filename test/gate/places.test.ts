import { describe, expect, it } from 'vitest';
import type { PlannedRow } from '@/src/contract/tool.ts';
import { commonPlaces, placeName } from '@/src/gate/grant-places.ts';
import { grantedPlaces, grantForRows, grantsForAddresses, holding } from '@/src/gate/grants.ts';

const row = (digest: PlannedRow['digest']): PlannedRow => ({ id: 'x', title: 'x', digest, before: null, change: null });
const grant = {
  id: 'g',
  tool: 'take',
  place: 'top' as string | null,
  most: 2,
  conversation: null as string | null,
  at: 0,
  used: 0,
};

const commonPlace = (rows: PlannedRow[]) => commonPlaces(rows, 's')[0] ?? null;

describe('the common place', () => {
  it('is the folder or window that all rows lie in', () => {
    expect(commonPlace([row({ parent: 'top', url: 'https://a.example/' }), row({ parent: 'top' })])).toBe('top');
    expect(commonPlace([row({ parent: 'top' }), row({ parent: 'low' })])).toBeNull();
  });
  it('is the host of rows that lie nowhere', () => {
    expect(commonPlace([row({ url: 'https://a.example/x' }), row({ url: 'https://a.example:443/y' })])).toBe(
      'a.example',
    );
    expect(commonPlace([row({ url: 'https://a.example/' }), row({ url: 'https://a.example.net/' })])).toBeNull();
    expect(commonPlace([row({ url: 'about:blank' })])).toBeNull();
    expect(commonPlace([])).toBeNull();
  });
  it('is the window of tabs, in one browser session, and their host in any', () => {
    const tab = (id: number, url: string) => ({ ...row({ url }), window: { id, name: { key: 'window' } } });
    const together = [tab(1, 'https://a.example/'), tab(1, 'https://a.example/b')];
    expect(commonPlaces(together, 's')).toEqual(['window:1@s', 'a.example']);
    expect(commonPlaces(together, null)).toEqual(['a.example']);
    expect(commonPlaces([tab(1, 'https://a.example/'), tab(2, 'https://a.example/')], 's')).toEqual(['a.example']);
    expect(grantedPlaces(together, [], 's')).toEqual(['window:1@s']);
    expect(grantedPlaces(together, [], null)).toEqual(['a.example']);
    const holds = { ...grant, place: 'window:1@s' };
    expect(grantForRows([holds], together, 's')?.id).toBe('g');
    expect(grantForRows([holds], together, 'later')).toBeNull();
    expect(grantForRows([{ ...grant, place: 'a.example' }], together, 's')?.id).toBe('g');
    expect(placeName('window:1@s', together)).toEqual({ key: 'window' });
  });
});

describe('placeName', () => {
  it('is what the rows call it, or the host, or anywhere', () => {
    const place = { key: 'path', params: { path: 'Bar / Trips' } };
    expect(placeName('top', [row({ parent: 'low' }), { ...row({ parent: 'top' }), place }])).toEqual(place);
    expect(placeName('a.example', [row({ url: 'https://a.example/' })])).toEqual({
      key: 'gate_at_host',
      params: { host: 'a.example' },
    });
    expect(placeName(null, [])).toEqual({ key: 'gate_anywhere' });
  });
});

describe('grants', () => {
  const two = [row({ parent: 'top' }), row({ parent: 'top' })];
  it('cover their place and so many items at most', () => {
    expect(grantForRows([grant], two, 's')?.id).toBe('g');
    expect(grantForRows([grant], [...two, row({ parent: 'top' })], 's')).toBeNull();
    expect(grantForRows([grant], [row({ parent: 'low' })], 's')).toBeNull();
    expect(grantForRows([{ ...grant, place: null }], [row({ parent: 'top' }), row({ parent: 'low' })], 's')?.id).toBe(
      'g',
    );
  });
  it('hold for their tool and their conversation', () => {
    const here = { ...grant, conversation: 'c' };
    expect(holding([here], 'take', 'c')).toEqual([here]);
    expect(holding([here], 'take', 'd')).toEqual([]);
    expect(holding([here], 'take', null)).toEqual([]);
    expect(holding([grant], 'put', 'c')).toEqual([]);
    expect(holding([grant], 'take', null)).toEqual([grant]);
  });
  it('cover every host of the addresses, or none', () => {
    const host = { ...grant, place: 'a.example' };
    expect(grantsForAddresses([host], ['https://a.example/1', 'https://a.example/2'])).toEqual([host]);
    expect(grantsForAddresses([host], ['https://a.example/1', 'https://b.example/'])).toBeNull();
    expect(
      grantsForAddresses([host], ['https://a.example/1', 'https://a.example/2', 'https://a.example/3']),
    ).toBeNull();
    expect(grantsForAddresses([{ ...grant, place: null }], ['about:blank'])).toBeNull();
  });
});

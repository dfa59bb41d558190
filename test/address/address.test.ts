import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isWebAddress,
  matchesSite,
  siteOf,
  tagAddress,
  withoutFragment,
  withoutTracking,
} from '@/src/address/address.ts';

describe('tagAddress', () => {
  it('is that of the address as a browser writes it', () => {
    const pieces = [
      'a',
      'B',
      '.',
      '..',
      '/',
      '%2e',
      '%2E',
      '%',
      '-',
      '_',
      '~',
      '1',
      ':',
      '@',
      '?',
      '#',
      "'",
      'é',
      ' ',
      '\\',
      '80',
    ];
    fc.assert(
      fc.property(
        fc.constantFrom('http://', 'https://', 'HTTPS://'),
        fc.array(fc.constantFrom('a', 'x.', 'xn--', '1', '0x1', '.', '-', 'é', 'C', ':80', 'co.uk'), { maxLength: 4 }),
        fc.array(fc.constantFrom(...pieces), { maxLength: 8 }),
        (scheme, host, path) => {
          const url = `${scheme}${host.join('')}/${path.join('')}`;
          fc.pre(URL.canParse(url));
          expect(tagAddress(url)).toBe(tagAddress(new URL(url).href));
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['https://Example.COM', 'https://example.com'],
    ['https://example.com/', 'https://example.com'],
    ['https://example.com/?utm_source=news#top', 'https://example.com'],
    ['https://example.com/a/', 'https://example.com/a/'],
    ['https://example.com/a?b=1&utm_medium=x&c=%20d', 'https://example.com/a?b=1&c=%20d'],
    ['https://example.com:8080/#x', 'https://example.com:8080'],
    ['about:blank', 'about:blank'],
    ['not an address', 'not an address'],
  ])('%s is tagged as %s', (url, address) => {
    expect(tagAddress(url)).toBe(address);
  });

  it('gives the same address again', () => {
    fc.assert(
      fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), (url) => {
        expect(tagAddress(tagAddress(url))).toBe(tagAddress(url));
      }),
    );
  });
});

describe('parts of an address', () => {
  it('drops fragments and tracking parameters, and nothing else', () => {
    expect(withoutFragment('https://a.test/b?c#d#e')).toBe('https://a.test/b?c');
    expect(withoutTracking('https://a.test/?fbclid=1&q=a+b&gclid=2#x')).toBe('https://a.test/?q=a+b#x');
    expect(withoutTracking('https://a.test/?q=a?utm_source=1')).toBe('https://a.test/?q=a?utm_source=1');
    expect(withoutTracking('https://a.test/#?utm_source=1')).toBe('https://a.test/#?utm_source=1');
  });

  it('names a site by its host', () => {
    expect(siteOf('https://www.Example.com/a')).toBe('example.com');
    expect(siteOf('http://localhost:3000/')).toBe('localhost:3000');
    expect(siteOf('about:blank')).toBe('');
  });

  it('counts http and https as web addresses', () => {
    expect(['http://a.test', 'https://a.test'].every(isWebAddress)).toBe(true);
    expect(['javascript:alert(1)', 'file:///etc', 'chrome://settings', 'data:,x', 'a.test'].some(isWebAddress)).toBe(
      false,
    );
  });
});

describe('matchesSite', () => {
  it.each([
    ['https://www.youtube.com/watch', 'youtube'],
    ['https://www.youtube.com/watch', 'YouTube.com'],
    ['https://m.youtube.com/', 'www.youtube.com'],
    ['https://m.youtube.com/', 'https://youtube.com/'],
    ['https://docs.google.com/', 'google'],
    ['https://news.bbc.co.uk/', 'bbc'],
    ['http://localhost:3000/', 'localhost'],
    ['http://localhost:3000/', 'localhost:3000'],
    ['https://reddit.com/r/rust/comments', 'reddit.com/r/rust'],
  ])('%s is of %s', (url, site) => {
    expect(matchesSite(url, site)).toBe(true);
  });

  it.each([
    ['https://notyoutube.com/', 'youtube.com'],
    ['https://youtube.com.evil.test/', 'youtube.com'],
    ['https://example.com/', 'com'],
    ['https://bbc.co.uk/', 'co'],
    ['http://localhost:3000/', 'localhost:4000'],
    ['https://reddit.com/r/rustlings', 'reddit.com/r/rust'],
    ['about:blank', 'blank'],
    ['https://example.com/', ''],
    ['https://example.com/', 'two words'],
  ])('%s is not of %s', (url, site) => {
    expect(matchesSite(url, site)).toBe(false);
  });
});

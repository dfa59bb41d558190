import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canonicalAddress,
  isWebAddress,
  looseAddress,
  matchesSite,
  siteOf,
  tagAddress,
  withoutFragment,
  withoutTracking,
} from '@/src/address/address.ts';

describe('tagAddress', () => {
  it('uses the address as a browser writes it', () => {
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

describe('canonicalAddress', () => {
  it.each([
    ['HTTP://Example.COM', 'http://example.com/'],
    ['http://example.com:80/', 'http://example.com/'],
    ['https://example.com:443', 'https://example.com/'],
    ['https://a.test/%c3%a9', 'https://a.test/%C3%A9'],
    ['https://a.test/é', 'https://a.test/%C3%A9'],
    ['https://a.test/%61%7Eb%2D', 'https://a.test/a~b-'],
    ['https://a.test/x/./y/../z', 'https://a.test/x/z'],
    ['https://a.test/x/%2e%2E/z', 'https://a.test/z'],
    ['https://a.test/x#', 'https://a.test/x'],
    ['https://münchen.test/', 'https://xn--mnchen-3ya.test/'],
  ])('%s is spelled %s', (url, spelled) => expect(canonicalAddress(url)).toBe(spelled));

  it.each([
    ['https://a.test/x%2Fy', 'https://a.test/x/y'],
    ['https://a.test/?q=a%26b', 'https://a.test/?q=a&b'],
    ['https://a.test/X', 'https://a.test/x'],
    ['https://a.test/x', 'https://a.test/x/'],
    ['http://a.test/', 'https://a.test/'],
    ['https://a.test:8443/', 'https://a.test/'],
    ['https://a.test/?a=1&b=2', 'https://a.test/?b=2&a=1'],
  ])('%s and %s stay two', (one, other) => expect(canonicalAddress(one)).not.toBe(canonicalAddress(other)));

  it('is idempotent, and leads to the same page', () => {
    const url = fc.webUrl({ withFragments: true, withQueryParameters: true });
    fc.assert(
      fc.property(url, (address) => {
        const spelled = canonicalAddress(address);
        expect(canonicalAddress(spelled)).toBe(spelled);
        expect(decodeURI(new URL(spelled).pathname)).toBe(decodeURI(new URL(address).pathname));
      }),
    );
  });
});

it('the loose form drops scheme, www and trailing slashes', () => {
  const forms = ['http://www.a.test/x/', 'https://a.test/x', 'https://www.a.test/x//', 'http://A.test:80/x'];
  expect(new Set(forms.map(looseAddress)).size).toBe(1);
  expect(looseAddress('https://a.test/x/?q=1')).toBe(looseAddress('http://a.test/x?q=1'));
  expect(looseAddress('https://a.test/x')).not.toBe(looseAddress('https://b.test/x'));
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

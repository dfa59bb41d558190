import { describe, expect, it } from 'vitest';
import { hostOf } from '@/src/address/address.ts';
import { decodePunycode } from '@/src/address/punycode.ts';
import { shortAddress, shownHost } from '@/src/address/shown-address.ts';

describe('decodePunycode', () => {
  it.each([
    ['bcher-kva', 'bücher'],
    ['fiqs8s', '中国'],
    ['e1afmkfd', 'пример'],
    ['n3h', '☃'],
    ['maana-pta', 'mañana'],
  ])('%s is %s', (encoded, decoded) => expect(decodePunycode(encoded)).toBe(decoded));

  it('gives null for invalid punycode', () => {
    expect(decodePunycode('a-!')).toBeNull();
    expect(decodePunycode('99999999999')).toBeNull();
  });

  it('reads back what the URL parser writes', () => {
    for (const host of ['日本語', 'россия', 'ελλάδα', 'größe', '한국'] as const) {
      const label = new URL(`http://${host}.example`).host.split('.')[0] ?? '';
      expect(decodePunycode(label.slice(4))).toBe(host);
    }
  });
});

describe('shownHost', () => {
  it('shows a host in its own script', () => {
    expect(shownHost('xn--bcher-kva.example')).toBe('bücher.example');
    expect(shownHost('xn--fiqs8s.com')).toBe('中国.com');
    expect(shownHost('www.example.com')).toBe('example.com');
  });

  it('stays in punycode if scripts are mixed', () => {
    const lookalike = new URL('http://аpple.com').host;
    expect(shownHost(lookalike)).toBe(lookalike);
    const whole = new URL('http://аррӏе.com').host;
    expect(shownHost(whole)).toBe(whole);
  });
});

describe('shortAddress', () => {
  it('begins with the host', () => {
    expect(shortAddress('https://example.com/')).toBe('example.com');
    expect(shortAddress('https://example.com/a/b?c=d')).toBe('example.com/a/b?c=d');
    expect(shortAddress('about:blank')).toBe('about:blank');
  });

  it('omits the id of an extension', () => {
    expect(shortAddress('moz-extension://1b2c3d4e-0000-4000-8000-000000000000/welcome.html')).toBe('…/welcome.html');
    expect(shortAddress('chrome-extension://abcdefghijklmnop/options.html#tools')).toBe('…/options.html#tools');
  });
});

it('omits the host of other addresses than those of the web', () => {
  expect(hostOf('about:blank')).toBeNull();
  expect(hostOf('not an address')).toBeNull();
  expect(hostOf('http://localhost:11434/v1')).toBe('localhost:11434');
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPrivateAddress, privatePatterns } from '@/src/address/private-address.ts';

const patterns = privatePatterns.map((pattern) => new RegExp(pattern, 'i'));
const isMatched = (url: string) => patterns.some((pattern) => pattern.test(new URL(url).href));

const ipv4 = fc.ipV4();
const edges = fc
  .tuple(
    fc.constantFrom(0, 9, 10, 11, 100, 126, 127, 128, 169, 172, 192, 223, 224, 239, 240, 255),
    fc.constantFrom(0, 15, 16, 31, 32, 63, 64, 127, 128, 167, 168, 169, 253, 254, 255),
    fc.nat(255),
    fc.nat(255),
  )
  .map((parts) => parts.join('.'));
const ipv6 = fc.oneof(
  fc.ipV6(),
  fc.tuple(fc.constantFrom('fc', 'fd', 'fe8', 'feb', 'fec', 'ff', 'fe7'), fc.ipV6()).map(([start, rest]) => {
    const groups = new URL(`http://[${rest}]/`).hostname.slice(1, -1).split(':');
    return [start.padEnd(4, '0'), ...groups.slice(1)].join(':');
  }),
  fc.constantFrom('::', '::1', '::2', '::ffff:10.0.0.1', '::127.0.0.1', '64:ff9b::192.168.1.1'),
);
const names = fc
  .tuple(
    fc.constantFrom('', 'a.', 'a.b.', 'localhost.'),
    fc.constantFrom(
      'localhost',
      'local',
      'lan',
      'home.arpa',
      'intranet',
      'example',
      'example.org',
      'notlocal.net',
      'nas',
    ),
    fc.constantFrom('', '.'),
  )
  .map((parts) => parts.join(''));
const host = fc.oneof(
  ipv4,
  edges,
  ipv6.map((address) => `[${address}]`),
  names,
);
const url = fc
  .tuple(
    fc.constantFrom('http', 'HTTPS'),
    fc.constantFrom('', 'user@', 'user:word@'),
    host,
    fc.constantFrom('', ':8080'),
    fc.constantFrom('', '/', '/a?b=http://10.0.0.1/', '?q@127.0.0.1/', '#localhost/', '//127.0.0.1/'),
  )
  .map(([scheme, user, name, port, rest]) => `${scheme}://${user}${name}${port}${rest}`)
  .filter((one) => URL.canParse(one));

describe('the patterns of private addresses', () => {
  it('match exactly what counts as private', () => {
    fc.assert(
      fc.property(url, (one) => {
        // An IPv6 address that contains an IPv4 address is always matched, private or not.
        const carries = /\[(?:::(?:ffff:)?|64:ff9b::)[0-9a-f]+:[0-9a-f]+\]/.test(new URL(one).href);
        expect({ one, matched: isMatched(one) }).toEqual({ one, matched: isPrivateAddress(one) || carries });
      }),
      { numRuns: 3_000 },
    );
  });

  it('recognize other spellings of an address', () => {
    for (const written of [
      'http://2130706433/',
      'http://0x7f.1/',
      'http://017700000001/',
      'http://127.1/',
      'http://①27.0.0.1/',
    ])
      expect(isMatched(written), written).toBe(true);
  });
});

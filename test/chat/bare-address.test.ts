import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bare, fullAddresses } from '@/src/chat/context/bare-address.ts';

it.each([
  ['https://a.example/x?q=1#top', 'https://a.example/x'],
  ['https://a.example/x', 'https://a.example/x'],
  ['about:reader?url=https%3A%2F%2Fa.example%2F%3Fq', 'about:reader'],
  ['mailto:a@b.example?subject=hello', 'mailto:a@b.example'],
  [
    'See https://a.example/x?q=1, then [b](https://b.example/#part).',
    'See https://a.example/x, then [b](https://b.example/).',
  ],
  ['view-source:https://a.example/?q=1 and file:///home/me?x', 'view-source:https://a.example/ and file:///home/me'],
  ['Is it so? #1 is.', 'Is it so? #1 is.'],
])('%s', (text, expected) => expect(bare(text)).toBe(expected));

it('leaves nothing of a query that a browser would write', () => {
  const query = fc.string({ minLength: 1, unit: 'grapheme' }).map((text) => {
    const url = new URL('https://a.example/path');
    url.search = `k=secret${text}secret`;
    return url.href;
  });
  fc.assert(
    fc.property(
      query,
      fc.constantFrom('', 'Look at ', '“'),
      fc.constantFrom('', ' now', '\n'),
      (url, before, after) => {
        expect(bare(before + url + after)).not.toContain('secret');
        expect(fullAddresses(before + url + after).join()).toContain('?');
      },
    ),
  );
});

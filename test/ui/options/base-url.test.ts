import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOpenToOthers, readBaseUrl, shownUrl, typedOrigin } from '@/src/ui/options/state/base-url.ts';

const read = (typed: string) => {
  const result = readBaseUrl(typed);
  return 'url' in result ? shownUrl(result.url) : result.problem.key;
};

describe('readBaseUrl', () => {
  it.each([
    ['https://api.example.com/v1', 'https://api.example.com/v1'],
    ['  https://api.example.com/v1/  ', 'https://api.example.com/v1'],
    ['localhost:11434/v1', 'http://localhost:11434/v1'],
    ['192.168.1.7:8080', 'http://192.168.1.7:8080'],
    ['[::1]:8080/v1', 'http://[::1]:8080/v1'],
    ['api.example.com/v1', 'https://api.example.com/v1'],
    ['http://nas:8080/v1', 'http://nas:8080/v1'],
    ['', 'options_url_missing'],
    ['banana', 'options_url_unreadable'],
    ['not an address', 'options_url_unreadable'],
    ['https://', 'options_url_unreadable'],
    ['ftp://example.com', 'options_url_scheme'],
    ['javascript://example.com/%0Aalert(1)', 'options_url_scheme'],
    ['https://me:secret@example.com', 'https://example.com'],
    ['https://models.example/v1beta?key=AIza0123', 'options_url_query'],
    ['https://models.example/v1?api-version=1&sig=x', 'options_url_query'],
    ['https://models.example/v1?api-version=2024-10-21#top', 'https://models.example/v1?api-version=2024-10-21'],
  ])('%j gives %s', (typed, expected) => expect(read(typed)).toBe(expected));

  it('gives an address that can be read again, or a problem, and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl()), (typed) => {
        const result = readBaseUrl(typed);
        if ('problem' in result) return;
        expect(['http:', 'https:']).toContain(result.url.protocol);
        expect(read(shownUrl(result.url))).toBe(shownUrl(result.url));
        expect(typedOrigin(typed)).toBe(result.url.origin);
      }),
    );
  });
});

it('takes a name and a password out of the address', () => {
  const found = readBaseUrl('https://Aladdin:open%20sesame@models.example/v1');
  expect(found).toMatchObject({ headers: [['Authorization', 'Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==']] });
  expect(readBaseUrl('https://models.example/v1')).toMatchObject({ headers: [] });
});

it('recognises addresses that can be overheard', () => {
  expect(isOpenToOthers('http://api.example.com/v1')).toBe(true);
  expect(isOpenToOthers('https://api.example.com/v1')).toBe(false);
  expect(isOpenToOthers('http://localhost:11434')).toBe(false);
  expect(isOpenToOthers('http://10.0.0.2:11434')).toBe(false);
  expect(isOpenToOthers('nonsense')).toBe(false);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { basicHeader, readHeaders, readSecret, writeSecret } from '@/src/address/connection-secret.ts';

describe('the secret of a connection', () => {
  it('is the key alone if there are no headers, as in older versions', () => {
    expect(readSecret('sk-1234')).toEqual({ key: 'sk-1234', headers: [] });
    expect(writeSecret({ key: 'sk-1234', headers: [] })).toBe('sk-1234');
    expect(readSecret(null)).toEqual({ key: null, headers: [] });
    expect(writeSecret(readSecret(null))).toBe('');
  });

  it('is read back as it was written', () => {
    const name = fc.stringMatching(/^X-[A-Za-z0-9-]{1,12}$/);
    const value = fc.stringMatching(/^[!-~]([ -~]{0,20}[!-~])?$/);
    const key = fc.option(fc.stringMatching(/^[!-~]{1,40}$/));
    fc.assert(
      fc.property(key, fc.array(fc.tuple(name, value), { maxLength: 4 }), (known, headers) => {
        expect(readSecret(writeSecret({ key: known, headers }))).toEqual({ key: known, headers });
      }),
    );
  });

  it.each([
    'no colon',
    'X Key: value',
    'Host: other.test',
    'Cookie: a=b',
    'Content-Length: 3',
    'Origin: https://a.test',
    'X-Key: schlüssel',
  ])('%s is not a header that can be sent', (line) => expect(readHeaders(line)).toBeNull());

  it('headers are read as they are typed, and kept apart from a key', () => {
    const headers = readHeaders('X-Key:value\n\n X-Proxy: https://a.test:8080/x \nAuthorization:Bearer a b');
    expect(headers).toEqual([
      ['X-Key', 'value'],
      ['X-Proxy', 'https://a.test:8080/x'],
      ['Authorization', 'Bearer a b'],
    ]);
    expect(readSecret(writeSecret({ key: 'a:b', headers: headers ?? [] }))).toEqual({ key: 'a:b', headers });
  });

  it('a name and a password become a header, in UTF-8 and as they were typed', () => {
    expect(basicHeader('Aladdin', 'open%20sesame')).toEqual(['Authorization', 'Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==']);
    expect(basicHeader('test', '123£')).toEqual(['Authorization', 'Basic dGVzdDoxMjPCow==']);
  });
});

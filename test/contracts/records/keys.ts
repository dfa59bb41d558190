import { describe, expect, test } from 'vitest';
import type { Open } from '../records.ts';

const origin = 'https://models.example';

export function keyCases(open: Open) {
  describe('a passphrase', () => {
    test('encrypts present and future keys; without it they are as before', async () => {
      const { providers } = open().store;
      expect(await providers.lock()).toBe('none');
      await providers.putKey('p', origin, 'sk-one');
      await providers.setPassphrase('correct horse');
      expect(await providers.lock()).toBe('unlocked');
      await providers.putKey('q', origin, 'sk-two');
      expect([await providers.key('p', origin), await providers.key('q', origin)]).toEqual(['sk-one', 'sk-two']);
      await providers.setPassphrase('another horse');
      expect(await providers.unlock('correct horse')).toBe(false);
      expect(await providers.unlock('another horse')).toBe(true);
      await providers.setPassphrase(null);
      expect(await providers.lock()).toBe('none');
      expect([await providers.key('p', origin), await providers.key('q', origin)]).toEqual(['sk-one', 'sk-two']);
    });

    test('that is forgotten requires removing the keys', async () => {
      const { providers } = open().store;
      await providers.putKey('p', origin, 'sk-one');
      await providers.setPassphrase('correct horse');
      await providers.forgetKeys();
      expect(await providers.lock()).toBe('none');
      expect(await providers.key('p', origin)).toBeNull();
      await providers.putKey('p', origin, 'sk-two');
      expect(await providers.key('p', origin)).toBe('sk-two');
    });
  });
}

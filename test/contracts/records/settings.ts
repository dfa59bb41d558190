import { describe, expect, test } from 'vitest';
import { modelSettings, type ProviderConfig, settings as schema } from '@/src/contract/settings.ts';
import type { Open } from '../records.ts';

const config = (id: string, over: Partial<ProviderConfig> = {}): ProviderConfig => ({
  id,
  kind: 'openai-compatible',
  name: id,
  baseUrl: 'https://models.example/v1',
  model: 'm',
  at: 1,
  ...over,
});

export function settingsCases(open: Open) {
  describe('settings', () => {
    test('are the defaults until changed, one by one', async () => {
      const { store, changes } = open();
      expect(await store.settings.get()).toEqual(schema.parse({}));
      const changed = await store.settings.change({ theme: 'dark' });
      expect(changed).toEqual({ ...schema.parse({}), theme: 'dark' });
      await store.settings.change({ maxToolRounds: 3, policies: { close_tabs: 'off' } });
      expect(await store.settings.get()).toMatchObject({
        theme: 'dark',
        maxToolRounds: 3,
        policies: { close_tabs: 'off' },
      });
      expect(changes.told).toEqual([{ table: 'settings' }, { table: 'settings' }]);
    });

    test('an invalid change is refused and changes nothing', async () => {
      const { store } = open();
      await store.settings.change({ maxToolRounds: 3 });
      await expect(store.settings.change({ maxToolRounds: -1 })).rejects.toThrow();
      expect((await store.settings.get()).maxToolRounds).toBe(3);
    });
  });

  describe('providers', () => {
    test('are in the order in which they were saved', async () => {
      const { store, changes } = open();
      await store.providers.put(config('z', { at: 1 }));
      await store.providers.put(config('a', { at: 2 }));
      await store.providers.put(config('z', { at: 1, model: 'other' }));
      expect(await store.providers.all()).toEqual([config('z', { model: 'other' }), config('a', { at: 2 })]);
      expect(await store.providers.get('z')).toEqual(config('z', { model: 'other' }));
      expect(await store.providers.get('none')).toBeNull();
      expect(changes.told).toHaveLength(3);
    });

    test('a key belongs to one provider and one origin, and is stored nowhere else', async () => {
      const { store, changes } = open();
      const { providers } = store;
      await providers.put(config('p'));
      await providers.putKey('p', 'https://models.example', 'sk-secret');
      expect(await providers.key('p', 'https://models.example')).toBe('sk-secret');
      expect(await providers.key('p', 'https://other.example')).toBeNull();
      expect(await providers.key('q', 'https://models.example')).toBeNull();
      expect(JSON.stringify([await providers.all(), await store.settings.get(), changes.told])).not.toContain(
        'sk-secret',
      );
    });

    test('an empty key removes it; removing a provider removes its keys', async () => {
      const { providers } = open().store;
      await providers.putKey('p', 'https://a.example', 'one');
      await providers.putKey('p', 'https://b.example', 'two');
      await providers.putKey('q', 'https://b.example', 'three');
      await providers.putKey('p', 'https://a.example', '');
      expect(await providers.key('p', 'https://a.example')).toBeNull();
      await providers.remove('p');
      expect(await providers.key('p', 'https://b.example')).toBeNull();
      expect(await providers.key('q', 'https://b.example')).toBe('three');
    });

    test('settings of a model, defaults where there are none', async () => {
      const { store, changes } = open();
      const { providers } = store;
      expect(await providers.modelSettings('p', 'org/model')).toEqual(modelSettings.parse({}));
      const mine = modelSettings.parse({ syntax: 'xml', temperature: 0.5 });
      await Promise.all([
        providers.putModelSettings('p', 'org/model', mine),
        providers.putModelSettings('p', 'other', modelSettings.parse({ several: true })),
      ]);
      expect(await providers.modelSettings('p', 'org/model')).toEqual(mine);
      expect((await providers.modelSettings('p', 'other')).several).toBe(true);
      expect((await store.settings.get()).models['p/org/model']).toEqual(mine);
      expect(changes.told).toEqual([{ table: 'settings' }, { table: 'settings' }]);
    });
  });
}

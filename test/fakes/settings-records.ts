import type { Changes, ProviderRecords, SettingsRecords } from '@/src/contract/records.ts';
import { modelSettings, type ProviderConfig, type Settings, settings } from '@/src/contract/settings.ts';

export function fakeSettings(changes: Changes): SettingsRecords {
  let kept: Settings = settings.parse({});
  return {
    get: async () => structuredClone(kept),
    async change(change) {
      kept = settings.parse({ ...kept, ...change });
      changes.tell({ table: 'settings' });
      return structuredClone(kept);
    },
  };
}

export function fakeProviders(changes: Changes, settings: SettingsRecords): ProviderRecords {
  const configs = new Map<string, ProviderConfig>();
  const keys = new Map<string, Map<string, string>>();
  return {
    all: async () => structuredClone([...configs.values()].sort((a, b) => a.at - b.at)),
    get: async (id) => structuredClone(configs.get(id) ?? null),
    async put(config) {
      configs.set(config.id, structuredClone(config));
      changes.tell({ table: 'providers' });
    },
    async remove(id) {
      configs.delete(id);
      keys.delete(id);
      changes.tell({ table: 'providers' });
    },
    key: async (providerId, origin) => keys.get(providerId)?.get(origin) ?? null,
    async putKey(providerId, origin, key) {
      const ofProvider = keys.get(providerId) ?? new Map<string, string>();
      if (key === '') ofProvider.delete(origin);
      else ofProvider.set(origin, key);
      keys.set(providerId, ofProvider);
      changes.tell({ table: 'providers' });
    },
    modelSettings: async (providerId, model) =>
      (await settings.get()).models[`${providerId}/${model}`] ?? modelSettings.parse({}),
    async putModelSettings(providerId, model, value) {
      const { models } = await settings.get();
      await settings.change({ models: { ...models, [`${providerId}/${model}`]: value } });
    },
  };
}

import type { Changes, ProviderRecords, SettingsRecords } from '@/src/contract/records.ts';
import { modelSettings, type ProviderConfig, type Settings, settings } from '@/src/contract/settings.ts';

type Make = (current: Settings) => Partial<Settings>;

export function fakeSettings(changes: Changes): SettingsRecords & { update(make: Make): Settings } {
  let kept: Settings = settings.parse({});
  const update = (make: Make) => {
    kept = settings.parse({ ...kept, ...make(kept) });
    changes.tell({ table: 'settings' });
    return structuredClone(kept);
  };
  return { update, get: async () => structuredClone(kept), change: async (change) => update(() => change) };
}

export function fakeProviders(changes: Changes, settings: ReturnType<typeof fakeSettings>): ProviderRecords {
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
      settings.update(({ models }) => ({ models: { ...models, [`${providerId}/${model}`]: value } }));
    },
  };
}

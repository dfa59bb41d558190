import type { Changes, ProviderRecords, SettingsRecords } from '@/src/contract/records.ts';
import { modelSettings, type ProviderConfig, providerConfig } from '@/src/contract/settings.ts';
import type { Database } from './database.ts';
import type { SettingsUpdate } from './settings.ts';

const isConfig = (value: unknown): value is ProviderConfig => providerConfig.safeParse(value).success;

/** Connections, and their keys in a table of their own under provider and origin; a key appears nowhere else. */
export function providerRecords(
  db: Database,
  changes: Changes,
  settings: SettingsRecords & SettingsUpdate,
): ProviderRecords {
  const { providers, keys } = db;
  const tell = () => changes.tell({ table: 'providers' });

  return {
    all: async () => (await providers.toArray()).filter(isConfig).sort((a, b) => a.at - b.at),
    async get(id) {
      const config = await providers.get(id);
      return isConfig(config) ? config : null;
    },
    async put(config) {
      await providers.put(config);
      tell();
    },
    async remove(id) {
      await db.transaction('rw', providers, keys, async () => {
        await providers.delete(id);
        await keys.where({ provider: id }).delete();
      });
      tell();
    },
    key: async (provider, origin) => (await keys.get([provider, origin]))?.key ?? null,
    async putKey(provider, origin, key) {
      if (key === '') await keys.delete([provider, origin]);
      else await keys.put({ provider, origin, key });
      tell();
    },
    async modelSettings(provider, model) {
      const { models } = await settings.get();
      return models[`${provider}/${model}`] ?? modelSettings.parse({});
    },
    async putModelSettings(provider, model, value) {
      await settings.update(({ models }) => ({ models: { ...models, [`${provider}/${model}`]: value } }));
    },
  };
}

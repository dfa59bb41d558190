import type { Changes, ProviderRecords, SettingsRecords } from '@/src/contract/records.ts';
import { modelSettings } from '@/src/contract/settings.ts';
import type { Database } from './database.ts';
import type { SettingsUpdate } from './settings.ts';

/** Connections, and their keys in a table of their own under provider and origin; a key appears nowhere else. */
export function providerRecords(
  db: Database,
  changes: Changes,
  settings: SettingsRecords & SettingsUpdate,
): ProviderRecords {
  const { providers, keys } = db;
  const tell = () => changes.tell({ table: 'providers' });

  return {
    all: async () => (await providers.toArray()).sort((a, b) => a.at - b.at),
    get: async (id) => (await providers.get(id)) ?? null,
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

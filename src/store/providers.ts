import type { Changes, ProviderRecords, SettingsRecords, UnlockedSecret } from '@/src/contract/records.ts';
import { modelSettings, type ProviderConfig, providerConfig } from '@/src/contract/settings.ts';
import type { Database } from './database.ts';
import { type KeyRecords, keyRecords } from './keys.ts';
import type { SettingsUpdate } from './settings.ts';
import { soundOrNull } from './validate-records.ts';
import { writeAndTell } from './write-and-tell.ts';

const isConfig = (value: unknown): value is ProviderConfig => providerConfig.safeParse(value).success;

export function providerRecords(
  db: Database,
  changes: Changes,
  settings: SettingsRecords & SettingsUpdate,
  unlocked: UnlockedSecret,
): ProviderRecords & KeyRecords {
  const { providers, keys } = db;
  const tell = () => changes.tell({ table: 'providers' });

  return {
    all: async () => (await providers.toArray()).filter(isConfig).sort((a, b) => a.at - b.at),
    get: async (id) => soundOrNull(await providers.get(id), isConfig),
    put: (config) => writeAndTell([providers], async () => void (await providers.put(config)), tell),
    async remove(id) {
      async function write() {
        await providers.delete(id);
        await keys.where({ provider: id }).delete();
      }
      await writeAndTell([providers, keys], write, tell);
    },
    ...keyRecords(db, changes, unlocked),
    async modelSettings(provider, model) {
      const { models } = await settings.get();
      return models[`${provider}/${model}`] ?? modelSettings.parse({});
    },
    async putModelSettings(provider, model, value) {
      await settings.update(({ models }) => ({ models: { ...models, [`${provider}/${model}`]: value } }));
    },
  };
}

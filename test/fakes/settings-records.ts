import {
  type Changes,
  KeysLocked,
  type ProviderRecords,
  type RuleRecords,
  type SettingsRecords,
} from '@/src/contract/records.ts';
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

export const fakeRules = (settings: ReturnType<typeof fakeSettings>): RuleRecords => ({
  all: async () => (await settings.get()).rules,
  change: async (make) => void settings.update(({ rules }) => ({ rules: make(rules) })),
});

/** `restart`: what was unlocked is locked, as after a restart of the browser. */
export type FakeProviders = ProviderRecords & { restart(): void };

export function fakeProviders(changes: Changes, settings: ReturnType<typeof fakeSettings>): FakeProviders {
  const configs = new Map<string, ProviderConfig>();
  const keys = new Map<string, Map<string, string>>();
  let passphrase: string | null = null;
  let locked = false;
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
    async key(providerId, origin) {
      const key = keys.get(providerId)?.get(origin) ?? null;
      if (key !== null && locked) throw new KeysLocked();
      return key;
    },
    lock: async () => (passphrase === null ? 'none' : locked ? 'locked' : 'unlocked'),
    async unlock(typed) {
      if (typed === passphrase) locked = false;
      changes.tell({ table: 'providers' });
      return typed === passphrase;
    },
    async setPassphrase(typed) {
      if (locked) throw new KeysLocked();
      passphrase = typed;
      changes.tell({ table: 'providers' });
    },
    async forgetKeys() {
      keys.clear();
      passphrase = null;
      locked = false;
      changes.tell({ table: 'providers' });
    },
    restart() {
      locked = passphrase !== null;
    },
    async putKey(providerId, origin, key) {
      if (locked && key !== '') throw new KeysLocked();
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

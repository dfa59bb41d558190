import { COMMANDS } from '@/src/contract/provider.ts';
import type { ProviderRecords } from '@/src/contract/records.ts';
import { modelSettings, providerConfig } from '@/src/contract/settings.ts';
import * as z from '@/src/contract/zod-mini.ts';
import type { Database } from '../database.ts';
import type { UpdatedSettings } from '../settings.ts';
import type { Kept } from './archive-item.ts';

const provider = z.object({
  // Settings of models lie under `id/model`.
  config: providerConfig.check(z.refine(({ id }) => id !== COMMANDS && !id.includes('/'))),
  models: z.record(z.string(), modelSettings),
  /** True if the connection was in use. */
  chosen: z.boolean(),
});
type Provider = z.infer<typeof provider>;

const key = z.object({
  provider: z.string().check(z.minLength(1)),
  origin: z.string().check(z.minLength(1)),
  key: z.string().check(z.minLength(1)),
});
type Key = z.infer<typeof key>;

/** Connections with their models' settings; imported ones come last. `before`: ids present when the file was opened. */
export function keptProviders(db: Database, settings: UpdatedSettings, before: ReadonlySet<string>): Kept<Provider> {
  const { providers } = db;
  const isNew = async ({ config }: Provider) => (await providers.get(config.id)) === undefined;
  /** The date for the first imported connection, so that the present first one stays in use. */
  async function afterThoseHere(): Promise<number> {
    const here = await providers.toArray();
    return 1 + Math.max(...here.map(({ at }) => at).filter(Number.isFinite), -1);
  }

  return {
    kind: 'providers',
    count: () => providers.count(),
    async *items() {
      const { models, provider: chosen } = await settings.get();
      yield (await providers.toArray()).flatMap((stored) => {
        const config = providerConfig.safeParse(stored).data;
        if (!config) return [];
        const own = `${config.id}/`;
        const mine = Object.entries(models).filter(([name]) => name.startsWith(own));
        const byModel = mine.map(([name, value]) => [name.slice(own.length), modelSettings.parse(value)]);
        return [{ config, models: Object.fromEntries(byModel), chosen: chosen === config.id }];
      });
    },
    read: (value) => provider.safeParse(value).data ?? null,
    nameOf: ({ config: { name, baseUrl } }) => [name, URL.parse(baseUrl)?.host].filter(Boolean).join(' · '),
    fates: (all) => Promise.all(all.map(async (one) => ((await isNew(one)) ? 'add' : 'keep'))),
    async take(all) {
      let taken = 0;
      for (const one of all.toSorted((a, b) => a.config.at - b.config.at)) {
        if (!(await isNew(one))) continue;
        taken += 1;
        const { config, models, chosen } = one;
        const own = Object.entries(models).map(([model, value]) => [`${config.id}/${model}`, value]);
        await settings.update((here) => ({
          models: { ...Object.fromEntries(own), ...here.models },
          ...(chosen && before.size === 0 && here.provider === null && { provider: config.id }),
        }));
        await providers.add({ ...config, at: Math.max(config.at, await afterThoseHere()) });
      }
      return taken;
    },
  };
}

/**
 * Keys, each for the address of a connection in the file. They are exported in plain text, and encrypted again on
 * import if a passphrase is set.
 */
export function keptKeys(
  { providers, keys }: Database,
  records: Pick<ProviderRecords, 'key' | 'putKey'>,
  before: ReadonlySet<string>,
): Kept<Key> {
  async function isWanted({ provider: id, origin }: Key): Promise<boolean> {
    if (before.has(id) || (await keys.get([id, origin])) !== undefined) return false;
    const config = providerConfig.safeParse(await providers.get(id)).data;
    return config !== undefined && URL.parse(config.baseUrl)?.origin === origin;
  }
  return {
    kind: 'keys',
    count: () => keys.count(),
    async *items() {
      const all: Key[] = [];
      const known = new Set(await providers.toCollection().primaryKeys());
      for (const [id, origin] of await keys.toCollection().primaryKeys()) {
        // Headers of servers lie here too; servers are in no file.
        if (!known.has(id)) continue;
        const open = await records.key(id, origin);
        if (open) all.push({ provider: id, origin, key: open });
      }
      yield all;
    },
    read: (value) => key.safeParse(value).data ?? null,
    // Its connection is not here before the import; whether it belongs to that is seen then.
    fates: async (all) => all.map(({ provider: id }) => (before.has(id) ? 'keep' : 'add')),
    async take(all) {
      let taken = 0;
      for (const one of all) {
        if (!(await isWanted(one))) continue;
        await records.putKey(one.provider, one.origin, one.key);
        taken += 1;
      }
      return taken;
    },
  };
}

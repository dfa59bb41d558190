import { type ConnectionSecret, readSecret, writeSecret } from '@/src/address/connection-secret.ts';
import type { Services } from '@/src/contract/services.ts';
import type { ProviderConfig, Settings } from '@/src/contract/settings.ts';
import { text } from '@/src/contract/text.ts';
import { typedOrigin } from '../state/base-url.ts';
import { changeSettings, type Notice } from '../state/options-store.ts';
import type { ReadDraft } from '../state/provider-draft.ts';

/** Saves a connection with its key and its model's settings. The first one is in use at once. */
export async function saveProvider(
  { providers, settings, now }: Services,
  id: string,
  { config, secret, settings: typed }: ReadDraft,
): Promise<void> {
  const all = await providers.all();
  const before = all.find((one) => one.id === id);
  const known = await providers.modelSettings(id, config.model);
  const origin = typedOrigin(config.baseUrl);
  const { startInReasoning, calibration, constrained, refused } = known;
  const found = {
    startInReasoning,
    ...(calibration && { calibration }),
    ...(constrained !== undefined && { constrained }),
    // Dropped for another server, which may accept other fields.
    ...(refused && before?.baseUrl === config.baseUrl && { refused }),
  };
  // Stores the connection last: once it is visible, everything is stored, even if the page is closed then.
  if (origin && (secret.key || secret.headers.length > 0)) {
    const kept = await providers.key(id, origin).catch(() => null);
    await providers.putKey(id, origin, writeSecret(withKept(secret, kept)));
  }
  await providers.putModelSettings(id, config.model, { ...typed, ...found });
  if (all.length === 0) await settings.change({ provider: id });
  await providers.put({ id, at: before?.at ?? now(), ...config });
}

/** Secret to store: the typed key and headers; an empty field keeps its stored value. */
export function withKept(typed: ConnectionSecret, kept: string | null): ConnectionSecret {
  const before = readSecret(kept);
  return { key: typed.key ?? before.key, headers: typed.headers.length > 0 ? typed.headers : before.headers };
}

/** Removes a connection and its key; undo brings both back. */
export async function removeProvider(services: Services, config: ProviderConfig): Promise<Notice> {
  const { providers, settings } = services;
  const origin = typedOrigin(config.baseUrl);
  // A key that cannot be read because it is locked cannot be restored by undo.
  const key = origin && (await providers.key(config.id, origin).catch(() => null));
  const { provider } = await settings.get();
  await providers.remove(config.id);
  if (provider === config.id) await settings.change({ provider: null });
  return {
    text: text('options_removed', { name: config.name }),
    async undo() {
      if (origin && key) await providers.putKey(config.id, origin, key);
      await providers.put(config);
      await settings.change({ provider });
    },
  };
}

/** Lets a connection answer from now on. */
export const chooseProvider = (
  services: Services,
  { id, name }: { id: string; name: string },
  { provider }: Pick<Settings, 'provider'>,
): Promise<Notice> =>
  changeSettings(services, { provider: id, usedAt: services.now() }, { provider }, text('options_chosen', { name }));

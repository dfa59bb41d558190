import type { ModelInfo } from '@/src/contract/provider.ts';
import type { Services } from '@/src/contract/services.ts';
import type { ProviderConfig } from '@/src/contract/settings.ts';
import { settingsFromServer } from './settings-from-server.ts';

export interface Wanted extends Pick<ProviderConfig, 'kind' | 'name' | 'baseUrl'> {
  model: ModelInfo;
  key?: string;
}

/** Saves a connection with its model's settings and makes it active. */
export async function addConnection(
  { providers, settings, newId, now }: Services,
  { kind, name, baseUrl, model, key }: Wanted,
): Promise<ProviderConfig> {
  const config = { id: newId(), kind, name, baseUrl, model: model.id, at: now() };
  if (key) await providers.putKey(config.id, new URL(baseUrl).origin, key);
  await providers.put(config);
  await providers.putModelSettings(config.id, config.model, settingsFromServer(model));
  await settings.change({ provider: config.id, usedAt: now() });
  return config;
}

import { shownSite } from '@/src/address/shown-address.ts';
import { COMMANDS, type Provider } from '@/src/contract/provider.ts';
import type { ProviderConfig } from '@/src/contract/settings.ts';
import type { PanelState } from './panel-state.ts';

/** The built-in commands in the form of a connection. */
export const builtIn: ProviderConfig = { id: COMMANDS, kind: COMMANDS, name: COMMANDS, baseUrl: '', model: '', at: 0 };

/** Provider for a removed connection: every request fails with `connection-removed`. */
export const removedConnection: Provider = {
  async *stream() {
    yield { type: 'error', error: { code: 'connection-removed' } };
  },
  models: async () => [],
};

type Known = Pick<PanelState, 'providers'>;

/** The saved connection of this id. Null means the first saved; built-in commands if there is none. */
export function configOf({ providers }: Known, id: string | null): ProviderConfig {
  if (id === COMMANDS) return builtIn;
  return providers.find((config) => config.id === id) ?? providers[0] ?? builtIn;
}

/** Name of a connection, with its host if another one has the same name. */
export function connectionName({ name, baseUrl }: ProviderConfig, providers: readonly ProviderConfig[]): string {
  const isRepeated = providers.filter((one) => one.name === name).length > 1;
  const site = isRepeated ? shownSite(baseUrl) : null;
  return site === null ? name : `${name} (${site})`;
}

type Chat = Known & Pick<PanelState, 'settings' | 'conversation'>;

/** Connections with another model than their default, cached so that equal choices are the same object. */
const versions = new WeakMap<ProviderConfig, Map<string, ProviderConfig>>();

function withModel(config: ProviderConfig, model: string): ProviderConfig {
  if (model === config.model) return config;
  const known = versions.get(config) ?? new Map<string, ProviderConfig>();
  const version = known.get(model) ?? { ...config, model };
  versions.set(config, known.set(model, version));
  return version;
}

/** The model of the open chat: the one chosen for it, else the one chosen last; built-in commands if there is none. */
export function chosenConfig(state: Chat): ProviderConfig {
  const { model } = state.conversation;
  const choice = model && model.at > (state.settings?.usedAt ?? 0) ? model : null;
  const config = configOf(state, choice?.provider ?? state.settings?.provider ?? null);
  return choice && config.id === choice.provider && config.id !== COMMANDS ? withModel(config, choice.model) : config;
}

/** Model to ask if no command fits, even if only commands are chosen; null if there is none. */
export const modelToAsk = (state: Chat): ProviderConfig | null => chosenModel(state) ?? state.providers[0] ?? null;

/** Chosen model; null while only built-in commands are chosen. */
export function chosenModel(state: Chat): ProviderConfig | null {
  const config = chosenConfig(state);
  return config.id === COMMANDS ? null : config;
}

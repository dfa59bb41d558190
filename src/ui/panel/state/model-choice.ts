import type { Provider } from '@/src/contract/provider.ts';
import { COMMANDS, type ProviderConfig } from '@/src/contract/settings.ts';
import type { PanelState } from './panel-state.ts';

/** The built-in commands as a connection like any other. */
export const builtIn: ProviderConfig = { id: COMMANDS, kind: COMMANDS, name: COMMANDS, baseUrl: '', model: '', at: 0 };

/** Stands in for a removed connection: sends and answers nothing. */
export const removedConnection: Provider = {
  async *stream() {
    yield { type: 'error', error: { code: 'connection-removed' } };
  },
  models: async () => [],
};

type Known = Pick<PanelState, 'providers'>;

/** The saved connection of this id. Null means the first saved; built-in commands where there is none. */
export function configOf({ providers }: Known, id: string | null): ProviderConfig {
  if (id === COMMANDS) return builtIn;
  return providers.find((config) => config.id === id) ?? providers[0] ?? builtIn;
}

/** Model to ask when no command fits, even while only commands are chosen; null without one. */
export const modelToAsk = (state: Known & Pick<PanelState, 'settings'>): ProviderConfig | null =>
  chosenModel(state) ?? state.providers[0] ?? null;

/** Chosen model; null while only built-in commands are chosen. */
export function chosenModel(state: Known & Pick<PanelState, 'settings'>): ProviderConfig | null {
  const config = configOf(state, state.settings?.provider ?? null);
  return config.id === COMMANDS ? null : config;
}

import type { ProviderKind, ProviderPreset } from '@/src/contract/provider.ts';
import type { ProviderConfig } from '@/src/contract/settings.ts';
import type { Say } from '../../parts/services-context.tsx';
import { readBaseUrl } from './base-url.ts';

export type Kind = Omit<ProviderKind, 'create'>;
type Where = Pick<ProviderConfig, 'kind' | 'baseUrl'>;

/** The known service at this address; undefined for any other. */
export function presetOf({ kind, baseUrl }: Where, presets: readonly ProviderPreset[]): ProviderPreset | undefined {
  const read = readBaseUrl(baseUrl);
  if ('problem' in read) return undefined;
  const { origin } = read.url;
  return presets.find((preset) => preset.kind === kind && new URL(preset.baseUrl).origin === origin);
}

/** Facts of a connection's type that the form needs: of the known service, else of the kind. */
export interface ConnectionType extends Pick<Kind, 'id' | 'label' | 'labelKey' | 'needsKey'> {
  inBrowser: boolean;
  keyPage: string | null;
  /** Name of a subscription that is often mistaken for an API key; null if there is none. */
  subscription: string | null;
  /** Example of a base URL. */
  address: string;
  /** True if the address is the fixed one of the service. */
  ownAddress: boolean;
}

/** Name of a type in the language of the interface. */
export const typeName = (say: Say, { label, labelKey }: Pick<Kind, 'label' | 'labelKey'>): string =>
  labelKey ? say(labelKey) : label;

export function typeOf(
  where: Where,
  { kinds, presets }: { kinds: readonly Kind[]; presets: readonly ProviderPreset[] },
): ConnectionType {
  const preset = presetOf(where, presets);
  const kind = kinds.find(({ id }) => id === where.kind);
  const { id, label, needsKey } = preset ?? kind ?? { id: where.kind, label: where.kind, needsKey: 'optional' };
  const { keyPage = null } = preset ?? kind ?? {};
  const address = preset?.baseUrl ?? kind?.defaultBaseUrl ?? '';
  return {
    id,
    label,
    ...(!preset && kind?.labelKey && { labelKey: kind.labelKey }),
    needsKey,
    inBrowser: kind?.inBrowser ?? false,
    keyPage,
    subscription: (preset ? null : kind?.subscription) ?? null,
    address: address || 'http://localhost:11434/v1',
    ownAddress: keyPage !== null && where.baseUrl === address,
  };
}

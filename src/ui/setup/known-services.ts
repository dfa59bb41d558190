import type { ProviderKind } from '@/src/contract/provider.ts';
import type { Services } from '@/src/contract/services.ts';

export interface KnownService extends Pick<ProviderKind, 'label' | 'favourites'> {
  kind: string;
  baseUrl: string;
}

export interface FoundKey {
  key: string;
  service: KnownService;
}

type Known = Pick<Services, 'kinds' | 'presets'>;

/** Pattern of a key after its prefix, long enough that words do not match. */
const rest = '[A-Za-z0-9_-]{16,}';

/** First known key in a text; null if there is none. */
export function keyIn(text: string, known: Known): FoundKey | null {
  const services = servicesOf(known);
  const [key] = text.match(pattern(services)) ?? [];
  if (!key) return null;
  const [, service] = services.find(([prefix]) => key.startsWith(prefix))!;
  return { key, service };
}

export const withoutKeys = (text: string, known: Known): string =>
  keyIn(text, known) ? text.replaceAll(pattern(servicesOf(known)), '').trim() : text;

/** Services by key prefix, longest first: `sk-ant-` before `sk-`. */
function servicesOf({ kinds, presets }: Known): [string, KnownService][] {
  const ofKinds = kinds.map((one) => ({ ...one, kind: one.id, baseUrl: one.defaultBaseUrl }));
  return [...ofKinds, ...presets]
    .flatMap(({ kind, label, baseUrl, favourites, keyPrefixes = [] }) => {
      const service = { kind, label, baseUrl, ...(favourites && { favourites }) };
      return keyPrefixes.map((prefix): [string, KnownService] => [prefix, service]);
    })
    .sort(([a], [b]) => b.length - a.length);
}

/** Pattern that finds keys. They must contain a digit, so that hyphenated words do not match. */
function pattern(services: [string, KnownService][]): RegExp {
  const beginnings = services.map(([prefix]) => prefix).join('|') || '(?!)';
  return new RegExp(`(?<![A-Za-z0-9_-])(?:${beginnings})(?=[A-Za-z_-]*\\d)${rest}`, 'g');
}

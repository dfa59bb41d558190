import type { ProviderKind } from '@/src/contract/provider.ts';
import type { Services } from '@/src/contract/services.ts';

/** A service that is known by how its keys begin. */
export interface KnownService extends Pick<ProviderKind, 'label' | 'favourites'> {
  kind: string;
  baseUrl: string;
}

export interface FoundKey {
  key: string;
  service: KnownService;
}

type Known = Pick<Services, 'kinds' | 'presets'>;

/** What may follow a beginning; at least so long that no word is taken for a key. */
const rest = '[A-Za-z0-9_-]{16,}';

/** The first key in a text that some service would know as its own; null where there is none. */
export function keyIn(text: string, known: Known): FoundKey | null {
  const services = servicesOf(known);
  const [key] = text.match(pattern(services)) ?? [];
  if (!key) return null;
  const [, service] = services.find(([prefix]) => key.startsWith(prefix))!;
  return { key, service };
}

/** A text with all its keys left out. */
export const withoutKeys = (text: string, known: Known): string =>
  keyIn(text, known) ? text.replaceAll(pattern(servicesOf(known)), '').trim() : text;

/** By how their keys begin, the longest beginning first: `sk-ant-` is no `sk-`. */
function servicesOf({ kinds, presets }: Known): [string, KnownService][] {
  const all: [readonly string[], KnownService][] = [
    ...kinds.map(({ id, label, defaultBaseUrl, keyPrefixes = [], favourites }): [readonly string[], KnownService] => [
      keyPrefixes,
      { kind: id, label, baseUrl: defaultBaseUrl, ...(favourites && { favourites }) },
    ]),
    ...presets.map(({ kind, label, baseUrl, keyPrefixes = [], favourites }): [readonly string[], KnownService] => [
      keyPrefixes,
      { kind, label, baseUrl, ...(favourites && { favourites }) },
    ]),
  ];
  return all
    .flatMap(([prefixes, service]) => prefixes.map((prefix): [string, KnownService] => [prefix, service]))
    .sort(([a], [b]) => b.length - a.length);
}

/** Keys hold digits; words with hyphens do not. */
function pattern(services: [string, KnownService][]): RegExp {
  const beginnings = services.map(([prefix]) => prefix).join('|') || '(?!)';
  return new RegExp(`(?<![A-Za-z0-9_-])(?:${beginnings})(?=[A-Za-z_-]*\\d)${rest}`, 'g');
}

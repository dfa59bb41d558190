import { basicHeader, type ConnectionSecret } from '@/src/address/connection-secret.ts';
import { isOnThisMachine } from '@/src/address/this-machine.ts';
import { type Text, text } from '@/src/contract/text.ts';

/** A parsed address without credentials, and the headers made of those; or the problem with it. */
type BaseUrl = { url: URL; headers: ConnectionSecret['headers'] } | { problem: Text };

const nearby = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|\.(local|lan|home|internal)$/;

const isNear = (hostname: string): boolean =>
  hostname !== '' && (isOnThisMachine(`http://${hostname}`) || nearby.test(hostname));

/** Parses a typed address. A missing scheme is added if the rest is plainly a host. */
export function readBaseUrl(typed: string): BaseUrl {
  const trimmed = typed.trim();
  if (trimmed === '') return { problem: text('options_url_missing') };
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ? trimmed : withScheme(trimmed));
  if (!url || /\s/.test(trimmed)) return { problem: text('options_url_unreadable') };
  if (!['http:', 'https:'].includes(url.protocol)) return { problem: text('options_url_scheme') };
  // Azure has its version in the query. Other parameters that users paste are keys.
  if ([...url.searchParams.keys()].some((name) => name !== 'api-version'))
    return { problem: text('options_url_query') };
  const headers = url.username || url.password ? [basicHeader(url.username, url.password)] : [];
  url.hash = '';
  url.username = '';
  url.password = '';
  return { url, headers };
}

function withScheme(address: string): string {
  const hostname = URL.parse(`http://${address}`)?.hostname ?? '';
  if (isNear(hostname)) return `http://${address}`;
  return hostname.includes('.') ? `https://${address}` : address;
}

/** The address as saved and shown: without trailing slashes. */
export const shownUrl = (url: URL): string => url.href.replace(/(?<!\/)\/+$/, '');

/** Origin of a typed address, to which a key is bound; null for an invalid address. */
export function typedOrigin(typed: string): string | null {
  const read = readBaseUrl(typed);
  return 'url' in read ? read.url.origin : null;
}

/** True for plain HTTP to a host outside of the local network. */
export function isOpenToOthers(typed: string): boolean {
  const read = readBaseUrl(typed);
  return 'url' in read && read.url.protocol === 'http:' && !isNear(read.url.hostname);
}

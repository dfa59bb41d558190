import { readSecret } from '@/src/address/connection-secret.ts';
import type { ModelError } from '@/src/contract/provider.ts';
import { redactError } from './redact-error.ts';

export interface Endpoint {
  /** The address without a trailing slash and without its query, in which some users paste keys. */
  baseURL: string;
  query: URLSearchParams;
  url: URL;
  key: string | null;
  /** The user's own headers. They replace the vendor's. */
  headers: [name: string, value: string][];
}

/** The address with the version of the API (`/v1`), which people leave out. */
export const withVersion = ({ baseURL, url }: Endpoint, version: string): string =>
  url.pathname === '/' ? `${baseURL}${version}` : baseURL;

/** Routes that people copy along with the address. */
const routes =
  /\/(chat\/completions|completions|responses|messages|models|api\/(chat|generate|tags)|v1beta\/models\/.*)\/*$/i;

/** A path without the route of a request: `/v1/chat/completions` becomes `/v1`. */
export const withoutRoute = (path: string): string =>
  path.replace(/(?<!\/)\/+$/, '').replace(routes, (_, route: string) => (route.startsWith('v1beta') ? '/v1beta' : ''));

/** Reads a saved connection. Gives the error if it cannot even be tried. */
export function readEndpoint(config: { baseUrl: string; apiKey: string | null }): Endpoint | ModelError {
  const { key, headers } = readSecret(config.apiKey);
  const url = URL.parse(config.baseUrl.trim());
  if (!url) return { code: 'no-such-host', host: redactError(config.baseUrl, key) };
  const query = new URLSearchParams(url.search);
  url.search = '';
  url.hash = '';
  // The key contains characters that no header can carry, so something else was pasted.
  if (key && !/^[\x21-\x7e]+$/.test(key)) return { code: 'wrong-key', host: url.host };
  url.pathname = withoutRoute(url.pathname);
  return { baseURL: url.href.replace(/(?<!\/)\/+$/, ''), url, query, key, headers };
}

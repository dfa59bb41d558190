import { decodedPart } from './address.ts';

/** The credentials that a connection sends to its server. It is stored as one text, bound to the server's origin. */
export interface ConnectionSecret {
  key: string | null;
  headers: [name: string, value: string][];
}

/** Matches a header's name and value (RFC 9110, 5.1 and 5.5). A key has no space, so none looks like a header. */
const header = /^([\w!#$%&'*+.^`|~-]+):[ \t]+([\x21-\x7e](?:[\t\x20-\x7e]*[\x21-\x7e])?)$/;

/** A header as people type it, with or without a space after the colon. */
const typed = /^([\w!#$%&'*+.^`|~-]+):[ \t]*([\x21-\x7e](?:[\t\x20-\x7e]*[\x21-\x7e])?)$/;

/** Headers that belong to the browser or to the request itself. */
const reserved =
  /^(?:host|content-.*|connection|cookie2?|origin|referer|te|trailer|transfer-.*|upgrade|sec-.*|proxy-.*)$/i;

const linesOf = (text: string): string[] =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean);

/** The headers in a text, one per line; null if a line is not a header or may not be sent. */
export function readHeaders(text: string): ConnectionSecret['headers'] | null {
  const found = linesOf(text).map((line) => typed.exec(line));
  if (found.some((one) => one === null || reserved.test(one[1] ?? ''))) return null;
  return found.flatMap((one) => (one?.[1] && one[2] ? [[one[1], one[2]] as [string, string]] : []));
}

/** Reads a stored secret. Text that is not a header is the key. */
export function readSecret(stored: string | null): ConnectionSecret {
  const lines = linesOf(stored ?? '');
  return {
    key: lines.find((line) => !header.test(line)) ?? null,
    headers: readHeaders(lines.filter((line) => header.test(line)).join('\n')) ?? [],
  };
}

/** The secret as a text to store; empty if it has no content. */
export const writeSecret = ({ key, headers }: ConnectionSecret): string =>
  [...(key ? [key] : []), ...headers.map(([name, value]) => `${name}: ${value}`)].join('\n');

/** The header for a name and a password (RFC 7617, in UTF-8). */
export function basicHeader(name: string, password: string): [name: string, value: string] {
  const bytes = new TextEncoder().encode(`${decodedPart(name)}:${decodedPart(password)}`);
  return ['Authorization', `Basic ${btoa(String.fromCharCode(...bytes))}`];
}

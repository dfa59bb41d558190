/**
 * Frames between the extension and its native host, which carries HTTP requests of programs on this computer. Both
 * sides import this file.
 *
 * A frame is one message of the browser's native messaging: its length in four bytes, then JSON. The browser says
 * `hello` first; the host answers `ready`, or `problem` and exits. A frame with an unknown `t` is passed over.
 *
 * A request or an answer whose body fits into one piece needs one frame: its first one carries the body as `whole`, and
 * no other follows. Each side does so only if the other has said `whole` in `hello` or `ready`.
 */

/** Name under which browsers know the host. */
export const hostName = 'dev.outrigger.bridge';

export const bridgeVersion = 1;

export { defaultPort } from './client.ts';

/** Longest `data` of a frame, in UTF-16 units. Each takes at most six bytes as JSON, so a frame stays under 1 MiB. */
export const pieceLength = 128 * 1024;

/** Largest body of a request in bytes. */
export const bodyLimit = 16 * 1024 * 1024;

/** Headers of a request that are passed to the extension. */
export const carriedHeaders = [
  'accept',
  'authorization',
  'content-type',
  'user-agent',
  'origin',
  'mcp-protocol-version',
  'mcp-method',
  'mcp-name',
  'prefer',
  'x-stainless-retry-count',
] as const;

/** Id of unpacked Chrome builds; it follows from `unpackedKey`. */
export const chromeId = 'pibfldkkfeifegkmaelhcdgkkjkgpclm';

/** Public key in the manifest of Chrome builds that go to no store; the private half was thrown away. */
export const unpackedKey =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA8TySTCcoBpI4+lNtCjySr50CFRdmA8wwgXu6wfl8H5YQqkPMK3FAX4DI+tM/jrFcH3c24cqT6++uWCN3cz5Dz8b3dKgQcnXPouB0/sJOoOcDylHD8AF1zQ6jKVpE29TMQcm5G/weH37SdTj/COFH5n38HENn6u2ZyjenUMBekl3/RjZwU7zacQnF13ADK6zpKzgbVc7V3I1F4+1d9SnjHpS8CvHmIyt6Dl1/yPKpwSEA6PJoduEiDcspboXh5EqfqxS4h4O7n818gSeb5s+Qx5tRw/xpLM226QPHNpz7BIu1aejwYqxIB65jTqdzIkPOzGwHsn+l7NavOjhtK6z0zQIDAQAB';

export const firefoxId = 'outrigger@outrigger.dev';

/** SHA-256 of a program's key in lower-case hex, and the web origins that may use it. */
export interface KeyHash {
  hash: string;
  origins: string[];
}

export type BrowserFrame =
  | { t: 'hello'; version: number; port: number; browser: string; whole?: boolean }
  /** All keys that this browser accepts. Sent after `ready` and after each change. */
  | { t: 'keys'; keys: KeyHash[] }
  /** Answer to a request: one `head`, any number of `data`, one `end`; or a `head` with the whole body. */
  | { t: 'head'; id: number; status: number; headers: Record<string, string>; whole?: string }
  | { t: 'data'; id: number; data: string }
  | { t: 'end'; id: number }
  /** The extension has closed its side: running requests get no answer. */
  | { t: 'lost' }
  /** Starts or restarts an MCP server by its name in the user's own file. No frame contains a command. */
  | { t: 'start'; server: string }
  /** A message to a server, without line break. All pieces but the last have `more`. */
  | { t: 'line'; server: string; data: string; more?: boolean }
  | { t: 'stop'; server: string };

export type HostFrame =
  /** `host`: version of the host's package. */
  | { t: 'ready'; version: number; port: number; role: 'hub' | 'spoke'; host: string; whole?: boolean }
  /** `code`: `port-taken`, `old-host`, or the system's code, such as `EACCES`. */
  | { t: 'problem'; code: string; port: number }
  /** Number of requests refused within a minute before reaching a browser, and the code of the last one. */
  | { t: 'refused'; count: number; code: string }
  /** A request with a known key: this, any number of `body`, then `sent`; or this with the whole body. */
  | { t: 'request'; id: number; method: string; path: string; headers: Record<string, string>; whole?: string }
  | { t: 'body'; id: number; data: string }
  | { t: 'sent'; id: number }
  /** The program has closed its connection before the end of the answer. */
  | { t: 'gone'; id: number }
  /** Names of the servers that can be started. Sent after `ready`. */
  | { t: 'servers'; names: string[] }
  /** A message of a server, in pieces like those to it. */
  | { t: 'line'; server: string; data: string; more: boolean }
  /** A server has stopped or could not be started. `reason`: for the user, in English. */
  | { t: 'stopped'; server: string; reason: string };

/** Frame inside the extension: one of the host, or a notice that the host is gone. */
export type WireFrame = HostFrame | { t: 'lost' };

/** Cuts a text into pieces that fit into a frame, never within a surrogate pair. An empty text gives none. */
export function* cutIntoPieces(text: string, length: number = pieceLength): Generator<string> {
  for (let from = 0; from < text.length; ) {
    let to = Math.min(from + length, text.length);
    const last = text.charCodeAt(to - 1);
    if (to < text.length && to - from > 1 && last >= 0xd800 && last < 0xdc00) to -= 1;
    yield text.slice(from, to);
    from = to;
  }
}

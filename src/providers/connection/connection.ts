import { isPrivateAddress } from '@/src/address/private-address.ts';
import { type ModelError, ProviderFailure, type ProviderPorts } from '@/src/contract/provider.ts';
import { readText } from '@/src/text/read-body.ts';
import { answeredError, type Peer } from './provider-errors.ts';
import { refusedFields } from './refused-fields.ts';

/** Maximum size of an error's answer, in bytes; the rest is not read. */
const longestError = 100_000;

/** The request with the user's own headers in place of the vendor's. */
function withOwn(request: RequestInit, own: Peer['headers'] = []): RequestInit {
  if (own.length === 0) return request;
  const headers = new Headers(request.headers);
  for (const [name, value] of own) headers.set(name, value);
  return { ...request, headers };
}

/**
 * Opens a connection: one request to a server and its response. It keeps the first failure in our own words, since
 * libraries wrap it. Its socket is closed by aborting `signal`, by `close`, and if the server is silent for too long.
 */
export function openConnection(ports: ProviderPorts, peer: Peer, signal: AbortSignal) {
  const closing = new AbortController();
  const both = AbortSignal.any([signal, closing.signal]);
  const { host } = peer.url;
  let failure: ModelError | null = null;

  /** Keeps the first failure, and gives it to be thrown. */
  const fail = (error: ModelError) => {
    failure ??= error;
    return new ProviderFailure(failure);
  };

  async function withinStall<T>(work: Promise<T>): Promise<T> {
    const callOff = ports.timer(ports.stall, () => {
      fail({ code: 'stalled', host });
      closing.abort();
    });
    return work.finally(callOff);
  }

  /** The error for a server without an answer. One that answers only without CORS is reachable but not readable. */
  async function unreachable(): Promise<ModelError> {
    const probe = ports.fetch(peer.url, { mode: 'no-cors', signal: both });
    const there = await withinStall(probe).then(
      () => true,
      () => false,
    );
    if (there) return { code: 'cors', host };
    // A public server usually has a certificate that browsers trust; a local one may not.
    const untrusted = peer.url.protocol === 'https:' && isPrivateAddress(peer.url.href);
    return { code: 'no-such-host', host, ...(untrusted && { hint: 'untrusted' as const }) };
  }

  return {
    fail,
    failure: () => failure,
    close: () => closing.abort(),
    /** Waits for bytes, as long as a server may be silent. A failure is kept and thrown as `ProviderFailure`. */
    read: <T>(bytes: Promise<T>): Promise<T> =>
      withinStall(bytes).catch(() => {
        throw fail({ code: 'broken-stream', host });
      }),
    /** Gives only `ok` answers; otherwise throws `ProviderFailure`. */
    async fetch(input: Parameters<typeof fetch>[0], init: RequestInit = {}): Promise<Response> {
      const fields = refusedFields(ports.refusedFields ?? new Set());
      for (let request: RequestInit | null = fields.before(init); ; ) {
        const asked = withOwn(request, peer.headers);
        const response: Response = await withinStall(ports.fetch(input, { ...asked, signal: both })).catch(
          async (error) => {
            throw fail(error instanceof ProviderFailure ? error.error : (failure ?? (await unreachable())));
          },
        );
        if (response.ok) {
          fields.answered();
          return response;
        }
        const { status, headers } = response;
        const body: string = await withinStall(readText(response, { most: longestError, cut: true })).catch(() => '');
        request = fields.after(request, { status, body });
        if (!request) throw fail(answeredError({ status, headers, body }, peer, ports.now()));
      }
    },
  };
}

export type Connection = ReturnType<typeof openConnection>;

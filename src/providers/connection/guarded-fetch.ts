import { isOnThisMachine } from '@/src/address/this-machine.ts';
import { ProviderFailure } from '@/src/contract/provider.ts';

/** Matches escapes in JSON, and captures those of half a character and of NUL. */
const escapes = /\\(?:u(0000|d[89a-f][0-9a-f]{2})|[^u])/gi;

/** JSON without NUL and half characters (as in a cut emoji), for which many servers refuse a request. */
const readableJson = (json: string): string =>
  json.replace(escapes, (written: string, code?: string) =>
    code === undefined ? written : code === '0000' ? '' : '\ufffd',
  );

interface FetchPorts {
  fetch: typeof fetch;
  allows(origin: string): boolean;
  /** False only if the device has no network at all. */
  isOnline(): boolean;
}

/**
 * The fetch of all model connections. It contacts only origins that the user has allowed, without cookies and referrer,
 * and follows no redirects. Throws `ProviderFailure` if it refuses a request.
 */
export function guardedFetch(ports: FetchPorts): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (!ports.allows(url.origin)) throw new ProviderFailure({ code: 'not-permitted', host: url.host });
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    // Libraries set it; in Firefox it causes a preflight that servers refuse.
    headers.delete('user-agent');
    const asked = ports.fetch(input, {
      ...init,
      ...(typeof init?.body === 'string' ? { body: readableJson(init.body) } : {}),
      headers,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      // A request without CORS cannot read the answer, and the browser accepts only `follow` for it.
      redirect: init?.mode === 'no-cors' ? 'follow' : 'manual',
    });
    const response = await asked.catch((error) => {
      const unreached = error instanceof TypeError && !isOnThisMachine(url.href);
      throw unreached && !ports.isOnline() ? new ProviderFailure({ code: 'offline', host: url.host }) : error;
    });
    if (redirects(response))
      throw new ProviderFailure({ code: 'not-a-model-server', host: url.host, hint: 'redirected' });
    return response;
  };
}

const redirects = ({ type, status }: Response) => type === 'opaqueredirect' || (status >= 300 && status < 400);

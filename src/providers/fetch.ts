import { ProviderFailure } from '@/src/contract/provider.ts';

/**
 * The one fetch that model connections are given: contacts only origins that the user has allowed, without cookies and
 * referrer, and follows no redirect, which could lead elsewhere. Throws `ProviderFailure` for what it refuses.
 */
export function guardedFetch(ports: { fetch: typeof fetch; allows(origin: string): boolean }): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (!ports.allows(url.origin)) throw new ProviderFailure({ code: 'not-permitted', host: url.host });
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    // Set by libraries, it makes Firefox ask for a preflight that servers refuse.
    headers.delete('user-agent');
    const response = await ports.fetch(input, {
      ...init,
      headers,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      // A request without CORS reads nothing and may only follow.
      redirect: init?.mode === 'no-cors' ? 'follow' : 'manual',
    });
    if (redirects(response)) throw new ProviderFailure({ code: 'not-a-model-server', host: url.host });
    return response;
  };
}

const redirects = ({ type, status }: Response) => type === 'opaqueredirect' || (status >= 300 && status < 400);

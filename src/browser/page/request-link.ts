import type { LinksPort } from '@/src/contract/ports.ts';
import { withPrivateBlocked } from '../servers/block-private.ts';

/** Requests pages to see whether they exist. Only the status of the answer is used. */
export const linksPort: LinksPort = {
  async ask(url, method, signal) {
    const response = await fetch(url, {
      method,
      signal,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      redirect: 'follow',
    });
    await response.body?.cancel();
    return { status: response.status, url: response.url || url };
  },
  shielded: withPrivateBlocked,
};

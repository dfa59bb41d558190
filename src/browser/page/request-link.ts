import type { LinksPort } from '@/src/contract/ports.ts';
import { withPrivateBlocked } from '../servers/block-private.ts';

/** Asks pages whether they are there. What they answer beyond their status is not read. */
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

import { browser } from 'wxt/browser';
import { originPattern } from '@/src/address/address.ts';
import { isFirefox } from '../firefox.ts';
import { sentData } from './data-collection.ts';

/** A server that models are asked on. `away`: what it is sent leaves this machine. */
export interface ModelServer {
  url: string;
  away: boolean;
}

const wanted = ({ url, away }: ModelServer) => ({
  origins: [originPattern(url)],
  // Firefox alone asks about the data too, in the same question.
  ...(away && isFirefox() && { data_collection: sentData }),
});

/** Must be called in the gesture's own tick, so nothing is awaited before. */
export const requestModelServer = (server: ModelServer): Promise<boolean> =>
  browser.permissions.request(wanted(server));

export const mayContact = (server: ModelServer): Promise<boolean> =>
  browser.permissions.contains(wanted(server)).catch(() => false);

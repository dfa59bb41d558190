import { originPattern } from '@/src/address/address.ts';
import { browser } from '../api/browser-api.ts';
import { isFirefox } from '../api/firefox.ts';
import { sentData } from './data-collection.ts';

/** A server of models. `away`: data sent to it leaves this computer. */
export interface ModelServer {
  url: string;
  away: boolean;
}

const wanted = ({ url, away }: ModelServer) => ({
  origins: [originPattern(url)],
  // Only Firefox asks about the data too, in the same question.
  ...(away && isFirefox() && { data_collection: sentData }),
});

/** Asks for the permission, so call it directly in a user gesture. */
export const requestModelServer = (server: ModelServer): Promise<boolean> =>
  browser.permissions.request(wanted(server));

export const mayContact = (server: ModelServer): Promise<boolean> =>
  browser.permissions.contains(wanted(server)).catch(() => false);

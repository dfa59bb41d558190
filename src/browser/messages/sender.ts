import { browser } from '../api/browser-api.ts';

/** The fields of a sender that the browser itself sets. */
export interface Sender {
  id?: string | undefined;
  url?: string | undefined;
  origin?: string | undefined;
}

export interface Own {
  id: string;
  origin: string;
}

/** True for a message from one of our pages. Content scripts have our id; Firefox leaves out `origin`. */
export function isOwnPage(sender: Sender, own: Own): boolean {
  if (sender.id !== own.id || sender.url === undefined) return false;
  if (sender.origin !== undefined && sender.origin !== own.origin) return false;
  return sender.url === own.origin || sender.url.startsWith(`${own.origin}/`);
}

/** True for a port of one of our pages. */
export const fromOwnPage = ({ sender = {} }: { sender?: Sender }): boolean =>
  isOwnPage(sender, { id: browser.runtime.id, origin: location.origin });

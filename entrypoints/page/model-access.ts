import { type ModelServer, mayContact, requestModelServer } from '@/src/browser/model-servers.ts';
import { isOnThisMachine } from '@/src/chat/this-machine.ts';
import type { SettingsRecords } from '@/src/contract/records.ts';

const serverAt = (url: string): ModelServer => ({ url, away: !isOnThisMachine(url) });

/** The browser's leave to contact a model server, and what the user said to it. */
export function modelAccess(settings: SettingsRecords) {
  async function keepAsked(url: string): Promise<void> {
    const { origin } = new URL(url);
    const { askedFor } = await settings.get();
    if (!askedFor.includes(origin)) await settings.change({ askedFor: [...askedFor, origin] });
  }

  return {
    /** Must be called in the gesture's own tick. */
    async requestOrigin(url: string): Promise<boolean> {
      const asking = requestModelServer(serverAt(url));
      // Kept before the answer, which may come when this page is gone.
      const [allowed] = await Promise.all([asking, keepAsked(url)]);
      return allowed;
    },
    /** The user said no, or not yet, or has taken the yes back. Never asked for, a server may still let everyone in. */
    async isRefused(url: string): Promise<boolean> {
      const origin = URL.parse(url)?.origin;
      if (!origin) return false;
      const { askedFor } = await settings.get();
      return askedFor.includes(origin) && !(await mayContact(serverAt(url)));
    },
  };
}

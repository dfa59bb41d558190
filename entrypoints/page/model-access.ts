import { isOnThisMachine } from '@/src/address/this-machine.ts';
import { type ModelServer, mayContact, requestModelServer } from '@/src/browser/servers/model-servers.ts';
import type { SettingsRecords } from '@/src/contract/records.ts';

const serverAt = (url: string): ModelServer => ({ url, away: !isOnThisMachine(url) });

/** The browser's permissions to contact model servers, and the user's answers when asked for them. */
export function modelAccess(settings: SettingsRecords) {
  async function answered(url: string): Promise<void> {
    const { origin } = new URL(url);
    const { answeredFor } = await settings.get();
    if (!answeredFor.includes(origin)) await settings.change({ answeredFor: [...answeredFor, origin] });
  }

  return {
    /** Asks for the permission to contact a server, and records the answer. Call it directly in a gesture. */
    async requestOrigin(url: string): Promise<boolean> {
      const allowed = await requestModelServer(serverAt(url));
      await answered(url);
      return allowed;
    },
    /** True if the user said no. False before the first answer: a server may allow any origin. */
    async isRefused(url: string): Promise<boolean> {
      const origin = URL.parse(url)?.origin;
      if (!origin) return false;
      if (!(await mayContact(serverAt(url)))) return (await settings.get()).answeredFor.includes(origin);
      // Records the answer if the page that asked was closed before it could do so.
      await answered(url).catch(() => {});
      return false;
    },
  };
}

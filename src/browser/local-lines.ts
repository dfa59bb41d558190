import type { OpenLines } from '@/src/contract/tool-server.ts';
import { browser } from './api/browser-api.ts';
import { fromOwnPage } from './messages/sender.ts';

const prefix = 'local-server:';

type Told = { line: string } | { open: true } | { gone: string } | { wanted: true };

const notConnected = 'The helper is not connected. It is switched on in the options, under Connections.';

/** Connects with a local server through the page that is connected with the helper, once it is free. */
export const localLines =
  (isConnected: () => Promise<boolean>): OpenLines =>
  (server, user) => {
    let port: ReturnType<typeof browser.runtime.connect> | null = null;
    let isOver = false;
    const end = (reason: string) => {
      if (!isOver) user.onGone(reason);
      isOver = true;
    };
    async function connect() {
      if (!(await isConnected().catch(() => false))) return end(notConnected);
      if (isOver) return;
      port = browser.runtime.connect({ name: prefix + server });
      port.onMessage.addListener((told: Told) => {
        if ('line' in told) user.onLine(told.line);
        else if ('open' in told) user.onOpen();
        else if ('wanted' in told) user.onWanted();
        else end(told.gone);
      });
      port.onDisconnect.addListener(() => end('The page that spoke with it was closed.'));
    }
    void connect();
    return {
      send: (line) => port?.postMessage(line),
      close() {
        isOver = true;
        port?.disconnect();
      },
    };
  };

/** Serves pages that connect with a local server. Only our own pages are served. */
export function onLocalLines(open: OpenLines): void {
  browser.runtime.onConnect.addListener((port) => {
    if (!port.name.startsWith(prefix) || !fromOwnPage(port)) return;
    const tell = (told: Told) => port.postMessage(told);
    const lines = open(port.name.slice(prefix.length), {
      onOpen: () => tell({ open: true }),
      onLine: (line) => tell({ line }),
      onGone: (gone) => tell({ gone }),
      onWanted: () => tell({ wanted: true }),
    });
    port.onMessage.addListener((line: unknown) => {
      if (typeof line === 'string') lines.send(line);
    });
    port.onDisconnect.addListener(lines.close);
  });
}

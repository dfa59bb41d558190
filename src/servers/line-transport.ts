import type { JSONRPCMessage, Transport } from '@modelcontextprotocol/client';
import type { OpenLines } from '@/src/contract/tool-server.ts';

/** The MCP transport to a program that the helper starts, with a line for each message. */
export function lineTransport(
  open: OpenLines,
  server: string,
  { onWanted, onEnded }: { onWanted(): void; onEnded(error: LinesEnded): void },
): Transport {
  const started = Promise.withResolvers<void>();
  const transport: Transport = {
    start() {
      started.promise.catch(() => undefined);
      lines = open(server, {
        onOpen: () => started.resolve(),
        onLine(line) {
          try {
            transport.onmessage?.(JSON.parse(line) as JSONRPCMessage);
          } catch {
            // Not a message: programs also print other lines, which clients ignore.
          }
        },
        onGone(reason) {
          const error = new LinesEnded(reason);
          onEnded(error);
          started.reject(error);
          transport.onclose?.();
        },
        onWanted,
      });
      return started.promise;
    },
    send: async (message) => lines?.send(JSON.stringify(message)),
    async close() {
      lines?.close();
      lines = null;
      transport.onclose?.();
    },
  };
  let lines: ReturnType<OpenLines> | null = null;
  return transport;
}

/** Thrown if the program ended or could not be started; the message says why. */
export class LinesEnded extends Error {}

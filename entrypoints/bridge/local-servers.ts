import { type BrowserFrame, cutIntoPieces, type WireFrame } from '@/src/contract/bridge.ts';
import type { LineUser, OpenLines } from '@/src/contract/tool-server.ts';

/** Connects each local server with one page at a time, in the order of their requests. */
export function createLocalServers(send: (frame: BrowserFrame) => void) {
  const queues = new Map<string, LineUser[]>();
  /** Pieces of incomplete lines, by server. */
  const begun = new Map<string, string>();

  /** Starts the server for the first page waiting for it. */
  function begin(server: string): void {
    begun.delete(server);
    const [first] = queues.get(server) ?? [];
    if (!first) return;
    send({ t: 'start', server });
    first.onOpen();
  }

  function end(server: string, reason: string): void {
    const gone = queues.get(server)?.shift();
    gone?.onGone(reason);
    begin(server);
  }

  const open: OpenLines = (server, user) => {
    const queue = queues.get(server) ?? [];
    queues.set(server, queue);
    queue.push(user);
    if (queue.length > 1) queue[0]!.onWanted();
    // In a microtask, so that the caller has the lines before its `onOpen` is called.
    else queueMicrotask(() => begin(server));
    return {
      send(line) {
        if (queue[0] !== user) return;
        const pieces = [...cutIntoPieces(line)];
        for (const [at, data] of pieces.entries()) send({ t: 'line', server, data, more: at < pieces.length - 1 });
      },
      close() {
        const at = queue.indexOf(user);
        if (at < 0) return;
        queue.splice(at, 1);
        if (at > 0) return;
        if (queue.length > 0) begin(server);
        else send({ t: 'stop', server });
      },
    };
  };

  return {
    open,
    frame(frame: WireFrame): void {
      switch (frame.t) {
        case 'lost':
          for (const queue of queues.values()) for (const user of queue.splice(0)) user.onGone('The helper has gone.');
          return;
        case 'stopped':
          end(frame.server, frame.reason);
          return;
        case 'line': {
          const { server, data, more } = frame;
          const line = (begun.get(server) ?? '') + data;
          begun.set(server, more ? line : '');
          if (!more) queues.get(server)?.[0]?.onLine(line);
          return;
        }
      }
    },
  };
}

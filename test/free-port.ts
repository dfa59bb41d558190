import { createServer, type Server } from 'node:net';

/**
 * A port of this machine on which nobody listens now: below 32,768, where systems begin to hand ports to outgoing
 * connections, so that no connection of a browser takes it before the test does.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    const server = createServer();
    if (!(await listens(server, port))) continue;
    await new Promise((closed) => server.close(closed));
    return port;
  }
}

/** Lets this server listen on a port of this machine. Gives false when another program has it. */
export function listens(server: Server, port: number): Promise<boolean> {
  return new Promise((done, fail) => {
    const refused = (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? done(false) : fail(error));
    server.once('error', refused).listen(port, '127.0.0.1', () => {
      server.off('error', refused);
      done(true);
    });
  });
}

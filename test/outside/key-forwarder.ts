import { createServer, request } from 'node:http';

/** Passes requests on to a port of this machine with a key, for programs that have none; its own port becomes that one. */
export async function keyForwarder(port: number, key: string): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((incoming, reply) => {
    const own = (server.address() as { port: number }).port;
    const headers: Record<string, unknown> = { ...incoming.headers, authorization: `Bearer ${key}` };
    for (const name of ['host', 'origin'])
      if (typeof headers[name] === 'string')
        headers[name] = headers[name].replace(
          /^((?:http:\/\/)?(?:127\.0\.0\.1|localhost)):(\d+)$/,
          (whole, host, given) => (Number(given) === own ? `${host}:${port}` : whole),
        );
    const sent = request(
      { host: '127.0.0.1', port, method: incoming.method, path: incoming.url, headers: headers as never },
      (response) => {
        reply.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(reply);
      },
    );
    sent.on('error', () => reply.destroy());
    reply.on('close', () => sent.destroy());
    incoming.pipe(sent);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';

/** A small HTTP server that carries requests to the endpoint, as the helper and its frames do. */
export async function chatServer(visit: (body: string, signal: AbortSignal) => Promise<Response>) {
  const server = createServer(async (request, reply) => {
    const gone = new AbortController();
    reply.on('close', () => gone.abort());
    let body = '';
    for await (const piece of request.setEncoding('utf8')) body += piece;
    const response = await visit(body, gone.signal);
    reply.writeHead(response.status, Object.fromEntries(response.headers));
    if (response.body)
      Readable.fromWeb(response.body as ReadableStream)
        .on('error', () => reply.end())
        .pipe(reply);
    else reply.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

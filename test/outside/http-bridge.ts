import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import type { outside } from '@/test/fakes/outside.ts';

/** Carries requests over HTTP to a browser of tests, as the helper does. */
export async function httpBridge({
  send,
}: Pick<Awaited<ReturnType<typeof outside>>, 'send'>): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer(async (request, reply) => {
    const { port } = server.address() as { port: number };
    const { method = 'GET', url = '/', headers } = request;
    let text = '';
    for await (const part of request.setEncoding('utf8')) text += part;
    const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
    const origin = headers.origin ? URL.parse(headers.origin)?.host : undefined;
    if (!hosts.includes(headers.host ?? '') || (headers.origin !== undefined && !hosts.includes(origin ?? '')))
      return void reply.writeHead(403).end();
    const gone = new AbortController();
    reply.on('close', () => gone.abort());
    const [, key = ''] = /^Bearer (\S+)$/.exec(headers.authorization ?? '') ?? [];
    const carried = Object.fromEntries(
      Object.entries(headers).flatMap(([name, value]) =>
        typeof value === 'string' && name !== 'authorization' ? [[name, value]] : [],
      ),
    );
    const response = await send(method, url, {
      key,
      headers: carried,
      signal: gone.signal,
      ...(text ? { body: JSON.parse(text) } : {}),
    });
    reply.writeHead(response.status, Object.fromEntries(response.headers));
    if (response.body)
      Readable.fromWeb(response.body as never)
        .on('error', () => reply.end())
        .pipe(reply);
    else reply.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

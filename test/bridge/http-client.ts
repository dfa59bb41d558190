import { Agent, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';

export interface Reply {
  status: number;
  headers: IncomingMessage['headers'];
  text: string;
}

export interface RequestOptions {
  port: number;
  path?: string;
  method?: string;
  key?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer | Buffer[];
}

/** Starts a request with any headers, also those that `fetch` would set itself. */
export function startRequest({ port, path = '/v1/tools', method = 'GET', key, headers = {}, body }: RequestOptions) {
  const sent = request({
    host: '127.0.0.1',
    port,
    path,
    method,
    agent: new Agent(),
    headers: { ...(key === undefined ? {} : { authorization: `Bearer ${key}` }), ...headers },
  });
  if (Array.isArray(body)) for (const chunk of body) sent.write(chunk);
  sent.end(Array.isArray(body) ? undefined : body);
  const response = new Promise<IncomingMessage>((done, failed) => sent.on('response', done).on('error', failed));
  response.catch(() => {});
  return { sent, response };
}

export async function readText(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

export async function ask(options: RequestOptions): Promise<Reply> {
  const response = await startRequest(options).response;
  return { status: response.statusCode!, headers: response.headers, text: await readText(response) };
}

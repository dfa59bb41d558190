import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answer } from './answer.ts';
import type { Speaker } from './llama.mjs';
import type { ChatMessage, Template } from './template.ts';

interface ChatRequest {
  messages: ChatMessage[];
  stream?: boolean;
  stream_options?: { include_usage?: boolean };
  temperature?: number;
  seed?: number;
  max_tokens?: number;
  max_completion_tokens?: number;
  /** In GBNF, as the servers of llama.cpp take it. */
  grammar?: string;
}

/** A model under the name it goes by. `context`: its tokens for prompt and answer. */
export interface Served {
  id: string;
  speaker: Speaker;
  template: Template;
  context: number;
}

/**
 * A server of OpenAI's `/v1/models` and `/v1/chat/completions` before one model, which answers one request after the
 * other. Without a temperature it is 0, and the seed is always the same: equal requests get equal answers.
 */
export async function startServer(served: Served, port = 0): Promise<{ baseUrl: string; close(): Promise<void> }> {
  let last: Promise<void> = Promise.resolve();
  const server = createServer(async (request, response) => {
    if (request.url === '/v1/models') return json(response, 200, { object: 'list', data: [{ id: served.id }] });
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions')
      return refuse(response, 404, `There is no ${request.method} ${request.url}.`);
    const body = await bodyOf(request);
    if (!body) return refuse(response, 400, 'The body has to be JSON with a list of messages.');
    const before = last;
    const done = Promise.withResolvers<void>();
    last = done.promise;
    await before;
    await respond(served, body, response)
      .catch((error: Error) => (response.headersSent ? response.destroy() : refuse(response, 500, error.message)))
      .finally(done.resolve);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function respond(
  { id, speaker, template, context }: Served,
  body: ChatRequest,
  response: ServerResponse,
): Promise<void> {
  const room = context - speaker.tokens(template.pieces(body.messages));
  if (room < 1) return refuse(response, 400, `The prompt is too long: this model has a context of ${context} tokens.`);
  const gone = new AbortController();
  response.on('close', () => gone.abort());
  const generation = {
    temperature: body.temperature ?? 0,
    seed: body.seed ?? 1,
    maxTokens: Math.min(room, body.max_completion_tokens ?? body.max_tokens ?? room),
    ...(body.grammar !== undefined && { grammar: body.grammar }),
    signal: gone.signal,
  };
  const head = { id: 'chatcmpl-1', model: id, created: 0 };
  const chunk = (data: object) =>
    response.write(`data: ${JSON.stringify({ ...head, object: 'chat.completion.chunk', ...data })}\n\n`);
  if (body.stream) response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  let content = '';
  for await (const event of answer(speaker, template, body.messages, generation)) {
    if (gone.signal.aborted) return;
    if (event.type === 'text') {
      content += event.text;
      if (body.stream) chunk({ choices: [{ index: 0, delta: { content: event.text }, finish_reason: null }] });
      continue;
    }
    const { reason, input, output } = event;
    const usage = { prompt_tokens: input, completion_tokens: output, total_tokens: input + output };
    const choice = { index: 0, finish_reason: reason };
    if (!body.stream) {
      const message = { role: 'assistant', content };
      return json(response, 200, { ...head, object: 'chat.completion', choices: [{ ...choice, message }], usage });
    }
    chunk({ choices: [{ ...choice, delta: {} }] });
    if (body.stream_options?.include_usage) chunk({ choices: [], usage });
    response.end('data: [DONE]\n\n');
  }
}

async function bodyOf(request: IncomingMessage): Promise<ChatRequest | null> {
  try {
    const body = JSON.parse(Buffer.concat(await Array.fromAsync<Buffer>(request)).toString()) as ChatRequest;
    const messages = body.messages.map(({ role, content }) => ({ role, content: wordsIn(content) }));
    return { ...body, messages };
  } catch {
    return null;
  }
}

/** A message's text, which may come in parts. */
const wordsIn = (content: unknown): string =>
  Array.isArray(content) ? content.map(({ text = '' }: { text?: string }) => text).join('') : String(content ?? '');

const json = (response: ServerResponse, status: number, body: object): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const refuse = (response: ServerResponse, status: number, message: string): void =>
  json(response, status, { error: { message } });

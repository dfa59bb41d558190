import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import type { ModelEvent, ModelRequest } from '@/src/contract/provider.ts';
import { openaiCompatible } from '@/src/providers/kinds/openai-compatible.ts';
import { oddChunks } from '@/test/contracts/provider/odd-streams.ts';
import { fakeTimer } from '@/test/fakes/timer.ts';
import { answer, type ModelServer, page, startModelServer } from '@/test/fixtures/model-server.ts';

let server: ModelServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

const connect = (baseUrl: string, apiKey: string | null = null, fetch = globalThis.fetch) =>
  openaiCompatible.create({ baseUrl, apiKey }, { fetch, stall: 1, now: () => 0, timer: fakeTimer().timer });

const ask: ModelRequest = { model: 'm', messages: [{ role: 'user', text: 'Hi' }], tools: [] };
const signal = new AbortController().signal;

test('sends text and settings, and never tools', async () => {
  server = await startModelServer({ replies: [answer('ok')] });
  const provider = await connect(`${server.baseUrl}/ `, ' secret\n');
  const tool = {
    name: 'list_tabs',
    area: 'tabs',
    effect: 'read',
    inverse: 'exact',
    description: '',
    parameters: {},
  } as const;
  const call = { id: 'r:0', name: 'list_tabs', arguments: {}, repairs: [] };
  await Array.fromAsync(
    provider.stream(
      {
        model: 'org/model',
        messages: [
          { role: 'system', text: 'You help.' },
          { role: 'user', text: 'Hi' },
          { role: 'assistant', text: 'calling', calls: [call] },
          { role: 'user', text: 'result' },
        ],
        tools: [tool],
        temperature: 0,
        maxOutput: 100,
      },
      signal,
    ),
  );
  const [request] = server.requests;
  expect(request?.path).toBe('/v1/chat/completions');
  expect(request?.headers.authorization).toBe('Bearer secret');
  expect(request?.body).toEqual({
    model: 'org/model',
    messages: [
      { role: 'system', content: 'You help.' },
      { role: 'user', content: 'Hi' },
      { role: 'assistant', content: 'calling' },
      { role: 'user', content: 'result' },
    ],
    temperature: 0,
    max_tokens: 100,
    stream: true,
    stream_options: { include_usage: true },
  });
});

test('sends no authorization without a key, and no unset values', async () => {
  server = await startModelServer({ replies: [answer('ok')] });
  await Array.fromAsync((await connect(server.baseUrl)).stream(ask, signal));
  expect(server.requests[0]?.headers).not.toHaveProperty('authorization');
  expect(Object.keys(server.requests[0]?.body as object).sort()).toEqual([
    'messages',
    'model',
    'stream',
    'stream_options',
  ]);
});

test('passes on a call that the server parsed from the text', async () => {
  const call = { type: 'call', id: 'c1', name: 'list_tabs', arguments: '{"query":"x"}' } as const;
  server = await startModelServer({ replies: [answer([call], { finish: 'tool_calls' })] });
  const events = await Array.fromAsync((await connect(server.baseUrl)).stream(ask, signal));
  expect(events).toEqual([
    { type: 'native-call-delta', delta: { id: 'c1', name: 'list_tabs' } },
    { type: 'native-call-delta', delta: { id: 'c1', arguments: '{"query' } },
    { type: 'native-call-delta', delta: { id: 'c1', arguments: '":"x"}' } },
    { type: 'native-call-delta', delta: { id: 'c1', done: true } },
    { type: 'usage', usage: { input: 12, output: 7 } },
    { type: 'finish', reason: 'tool-calls', endMark: true },
  ]);
});

test('an error beside the choices of a last chunk is not a good end', async () => {
  const data = {
    choices: [{ index: 0, delta: {}, finish_reason: 'error' }],
    error: { message: 'Provider disconnected' },
  };
  server = await startModelServer({ replies: [answer([{ type: 'event', data }], { finish: null })] });
  const events = await Array.fromAsync((await connect(server.baseUrl)).stream(ask, signal));
  expect(events.at(-1)).toMatchObject({ type: 'error', error: { code: 'server' } });
});

test('an object with status 200 instead of a stream is reported in its own words', async () => {
  const body = JSON.stringify({ error: 'the disk is full' });
  server = await startModelServer({ replies: [{ ...page(body), headers: { 'content-type': 'application/json' } }] });
  const events = await Array.fromAsync((await connect(server.baseUrl)).stream(ask, signal));
  expect(events).toMatchObject([{ type: 'error', error: { code: 'server', detail: 'the disk is full' } }]);
});

test.each([
  ['not an address', null, 'no-such-host'],
  ['https://models.example/v1', 'kéy', 'wrong-key'],
])('an invalid connection sends no request: %s', async (baseUrl, key, code) => {
  const nobody = () => Promise.reject(new Error('asked'));
  const provider = await connect(baseUrl, key, nobody);
  expect(await Array.fromAsync(provider.stream(ask, signal))).toMatchObject([{ type: 'error', error: { code } }]);
  await expect(provider.models(signal)).rejects.toMatchObject({ error: { code } });
});

test.each([
  ['that answers without CORS', () => Promise.resolve(new Response()), 'cors'],
  ['that does not answer', () => Promise.reject(new TypeError('Failed to fetch')), 'no-such-host'],
])('tells a server %s', async (_name, probe, code) => {
  const asked: RequestInit[] = [];
  const provider = await connect('https://models.example/v1', 'secret', (_input, init = {}) => {
    asked.push(init);
    return init.mode === 'no-cors'
      ? probe()
      : Promise.reject(new TypeError('NetworkError when attempting to fetch resource.'));
  });
  expect(await Array.fromAsync(provider.stream(ask, signal))).toEqual([
    { type: 'error', error: { code, host: 'models.example' } },
  ]);
  expect(asked).toHaveLength(2);
  expect(asked[1]).not.toHaveProperty('headers');
});

test('text right before a broken connection still arrives', async () => {
  const line = (text: string) => `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: text } }] })}\n\n`;
  const chunks = [new TextEncoder().encode(['all', ' of', ' it'].map(line).join(''))];
  const body = new ReadableStream({
    pull(controller) {
      const chunk = chunks.shift();
      if (chunk) controller.enqueue(chunk);
      else controller.error(new TypeError('network error'));
    },
  });
  const headers = { 'content-type': 'text/event-stream' };
  const provider = await connect('https://models.example/v1', null, async () => new Response(body, { headers }));
  const events: ModelEvent[] = [];
  for await (const event of provider.stream(ask, signal)) {
    events.push(event);
    // Events are read more slowly than they arrive.
    await setImmediate();
  }
  expect(events).toEqual([
    { type: 'text-delta', text: 'all of it' },
    { type: 'error', error: { code: 'broken-stream', host: 'models.example' } },
  ]);
});

/** The lists that a server gives by their paths, as it is asked for its models at this address. */
async function listed(baseUrl: string, lists: Record<string, unknown>) {
  const fetched: typeof fetch = async (input) => {
    const { pathname } = new URL(String(input));
    return pathname in lists ? Response.json(lists[pathname]) : new Response('Not found', { status: 404 });
  };
  return (await connect(baseUrl, null, fetched)).models(signal);
}

test('reads the facts of models from several services', async () => {
  const price = (prompt: string, completion: string) => ({ pricing: { prompt, completion } });
  const data = [
    { id: 'groq', context_window: 131_072, active: true },
    { id: 'llama-cpp', meta: { n_ctx: 16_384, n_ctx_train: 131_072 } },
    { id: 'mistral', max_context_length: 32_768, capabilities: { completion_chat: true, vision: true } },
    { id: 'mistral-embed', max_context_length: 8192, capabilities: { completion_chat: false } },
    {
      id: 'openrouter',
      context_length: 1_000_000,
      architecture: { input_modalities: ['text', 'image'] },
      ...price('0.00000015', '0.0000006'),
    },
    { id: 'openrouter-auto', ...price('-1', '-1') },
    { id: 'together', context_length: 4096, pricing: { hourly: 0, input: 0.88, output: 0.9 } },
    { id: 'vllm', max_model_len: 4096, architecture: 'odd', capabilities: null, pricing: 'free' },
  ];
  expect(await listed('https://models.example/v1', { '/v1/models': { data } })).toEqual([
    { id: 'groq', context: 131_072 },
    { id: 'llama-cpp', context: 16_384 },
    { id: 'mistral', context: 32_768, images: true },
    { id: 'openrouter', context: 1_000_000, images: true, price: { input: 0.15, output: 0.6 } },
    { id: 'openrouter-auto' },
    { id: 'together', context: 4096, price: { input: 0.88, output: 0.9 } },
    { id: 'vllm', context: 4096 },
  ]);
});

test('asks only LM Studio on this machine for its own list', async () => {
  const lists = {
    '/v1/models': { data: [{ id: 'gemma' }, { id: 'nomic' }, { id: 'qwen' }] },
    '/api/v0/models': {
      data: [
        { id: 'gemma', type: 'vlm', state: 'loaded', max_context_length: 131_072, loaded_context_length: 16_384 },
        { id: 'nomic', type: 'embeddings', state: 'not-loaded', max_context_length: 2048 },
        { id: 'qwen', type: 'llm', state: 'not-loaded', max_context_length: 40_960 },
        { id: 'unlisted', type: 'llm', max_context_length: 4096 },
      ],
    },
  };
  expect(await listed('http://localhost:1234/v1', lists)).toEqual([
    { id: 'gemma', context: 16_384, contextLimit: 131_072, images: true },
    { id: 'qwen', contextLimit: 40_960 },
  ]);
  const plain = [{ id: 'gemma' }, { id: 'nomic' }, { id: 'qwen' }];
  expect(await listed('https://models.example/v1', lists)).toEqual(plain);
  expect(await listed('http://localhost:1234/v1', { '/v1/models': lists['/v1/models'] })).toEqual(plain);
});

describe('a slightly invalid chunk', () => {
  test.each(oddChunks)('is read: %s', async (_name, chunks) => {
    const steps = chunks.map((data) => ({ type: 'event', data }) as const);
    server = await startModelServer({ replies: [answer(steps)] });
    const all = await Array.fromAsync((await connect(server.baseUrl)).stream(ask, signal));
    expect(all.flatMap((event) => (event.type === 'text-delta' ? event.text : [])).join('')).toBe('Hi.');
    expect(all.at(-1)).toMatchObject({ type: 'finish', reason: 'stop' });
  });
});

/** A server that refuses what `refuse` finds in the body of a request, and answers otherwise. */
function particular(refuse: (body: Record<string, unknown>) => { status: number; error: unknown } | null) {
  const bodies: Record<string, unknown>[] = [];
  const fetched: typeof fetch = async (_input, init) => {
    const body = JSON.parse(String(init?.body)) as Record<string, unknown>;
    bodies.push(body);
    const refusal = refuse(body);
    if (refusal) return Response.json(refusal.error, { status: refusal.status });
    return Response.json({ choices: [{ index: 0, message: { content: 'Hi.' }, finish_reason: 'stop' }] });
  };
  return { bodies, fetched };
}

const full: ModelRequest = {
  model: 'm',
  messages: [
    { role: 'system', text: 'You help.' },
    { role: 'user', text: 'Hi' },
  ],
  tools: [],
  temperature: 0.2,
  maxOutput: 100,
};

describe('an optional field that a server refuses by name', () => {
  const refusals: [string, string, number, unknown][] = [
    [
      'stream_options, as a validator says it',
      'stream_options',
      422,
      { message: { detail: [{ type: 'extra_forbidden', loc: ['body', 'stream_options', 'include_usage'] }] } },
    ],
    [
      'temperature',
      'temperature',
      400,
      { error: { message: "Unsupported value: 'temperature' does not support 0.2." } },
    ],
    ['max_tokens', 'max_tokens', 400, { error: { message: 'Unrecognized request argument supplied: max_tokens' } }],
    [
      'temperature, in JSON within JSON of a gateway',
      'temperature',
      400,
      {
        error: {
          cause: JSON.stringify({ error: { message: 'Unsupported value', param: 'temperature' } }),
          code: 400,
          message: '模型服务调用失败',
        },
      },
    ],
    [
      'temperature, in curly words',
      'temperature',
      400,
      { message: 'This model doesn’t support the temperature field. Remove temperature and try again.' },
    ],
  ];
  test.each(refusals)('is omitted and remembered: %s', async (_name, field, status, error) => {
    const { bodies, fetched } = particular((body) => (field in body ? { status, error } : null));
    const ports = {
      fetch: fetched,
      stall: 1,
      now: () => 0,
      timer: fakeTimer().timer,
      refusedFields: new Set<string>(),
    };
    for (const times of [2, 3]) {
      const provider = await openaiCompatible.create({ baseUrl: 'https://models.example/v1', apiKey: null }, ports);
      const all = await Array.fromAsync(provider.stream(full, signal));
      expect(all[0]).toEqual({ type: 'text-delta', text: 'Hi.' });
      expect(bodies).toHaveLength(times);
      expect(bodies.at(-1)).not.toHaveProperty(field);
      expect(bodies.at(-1)).toHaveProperty('messages');
    }
  });

  test('is renamed as the server wants', async () => {
    const error = {
      error: { message: "'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead." },
    };
    const { bodies, fetched } = particular((body) => ('max_tokens' in body ? { status: 400, error } : null));
    const provider = await connect('https://models.example/v1', null, fetched);
    await Array.fromAsync(provider.stream(full, signal));
    expect(bodies.at(-1)).toMatchObject({ max_completion_tokens: 100 });
  });

  test.each([
    'System role not supported',
    'Only user and assistant roles are supported!',
    'messages: Unexpected role "system". The Messages API accepts a top-level `system` parameter.',
    'Developer instruction is not enabled for this model',
  ])('the system message is put into the question if its role is refused: %s', async (message) => {
    const hasSystem = (body: Record<string, unknown>) =>
      (body.messages as { role: string }[]).some(({ role }) => role === 'system');
    const { bodies, fetched } = particular((body) =>
      hasSystem(body) ? { status: 400, error: { error: { message } } } : null,
    );
    const provider = await connect('https://models.example/v1', null, fetched);
    const all = await Array.fromAsync(provider.stream(full, signal));
    expect(all[0]).toEqual({ type: 'text-delta', text: 'Hi.' });
    expect(bodies.at(-1)?.messages).toEqual([{ role: 'user', content: 'You help.\n\nHi' }]);
  });

  test('several are omitted, one refusal after the other', async () => {
    const { fetched } = particular((body) => {
      const field = ['stream_options', 'temperature', 'max_tokens'].find((name) => name in body);
      return field ? { status: 400, error: { error: `Unknown field ${field}` } } : null;
    });
    const provider = await connect('https://models.example/v1', null, fetched);
    expect((await Array.fromAsync(provider.stream(full, signal)))[0]).toEqual({ type: 'text-delta', text: 'Hi.' });
  });

  test('a refusal without an optional field is reported after one request', async () => {
    const error = { error: { message: 'The model m does not exist' } };
    const { bodies, fetched } = particular(() => ({ status: 400, error }));
    const provider = await connect('https://models.example/v1', null, fetched);
    expect(await Array.fromAsync(provider.stream(full, signal))).toMatchObject([
      { type: 'error', error: { code: 'unknown-model' } },
    ]);
    expect(bodies).toHaveLength(1);
  });

  test('a refusal that continues without the field is reported, and the field is not remembered', async () => {
    const error = { error: { message: 'max_tokens is too large for the context length of this model' } };
    const { bodies, fetched } = particular(() => ({ status: 400, error }));
    const refused = new Set<string>();
    const ports = { fetch: fetched, stall: 1, now: () => 0, timer: fakeTimer().timer, refusedFields: refused };
    const provider = await openaiCompatible.create({ baseUrl: 'https://models.example/v1', apiKey: null }, ports);
    expect(await Array.fromAsync(provider.stream(full, signal))).toMatchObject([{ type: 'error' }]);
    expect(bodies).toHaveLength(2);
    expect([...refused]).toEqual([]);
  });
});

describe('an address that was copied with a route', () => {
  test.each([
    '/v1',
    '/v1/',
    '/v1/chat/completions',
    '/v1/chat/completions/',
    '/v1/models',
    '/v1/completions',
    '/v1/responses',
  ])('leads to the same place: %s', async (path) => {
    server = await startModelServer({ replies: [answer('ok')] });
    const provider = await connect(`${server.origin}${path}`);
    await Array.fromAsync(provider.stream(ask, signal));
    expect(server.requests[0]?.path).toBe('/v1/chat/completions');
  });
});

test('a server that is still loading gives its waiting time', async () => {
  const headers = { 'retry-after': '1', 'content-type': 'application/json' };
  const body = JSON.stringify({ error: { message: 'Loading model', code: 503 } });
  const fetched: typeof fetch = async () => new Response(body, { status: 503, headers });
  const all = await Array.fromAsync((await connect('http://localhost:8080/v1', null, fetched)).stream(ask, signal));
  expect(all).toMatchObject([
    { type: 'error', error: { code: 'server', status: 503, hint: 'loading', retryAfter: 1000 } },
  ]);
});

describe('a server behind a gateway', () => {
  const gate = ['Authorization: Basic bWU6c2VjcmV0LXdvcmQ=', 'CF-Access-Client-Secret: very-secret-value'].join('\n');

  test('gets the headers of the connection with each request, and the key if they do not replace it', async () => {
    server = await startModelServer({ replies: [answer('ok'), answer('ok')] });
    for (const secret of [gate, `sk-own-key\nX-Team: blue`]) {
      await Array.fromAsync((await connect(`${server.origin}/v1`, secret)).stream(ask, signal));
    }
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual([
      'Basic bWU6c2VjcmV0LXdvcmQ=',
      'Bearer sk-own-key',
    ]);
    expect(server.requests[0]?.headers['cf-access-client-secret']).toBe('very-secret-value');
    expect(server.requests[1]?.headers['x-team']).toBe('blue');
  });

  test('is never quoted with them, whatever it answers', async () => {
    const body = JSON.stringify({ error: { message: 'Not bWU6c2VjcmV0LXdvcmQ= nor very-secret-value' } });
    const fetched: typeof fetch = async () => new Response(body, { status: 403 });
    const all = await Array.fromAsync((await connect('https://models.example/v1', gate, fetched)).stream(ask, signal));
    expect(all).toMatchObject([{ type: 'error', error: { code: 'forbidden' } }]);
    expect(JSON.stringify(all)).not.toMatch(/c2VjcmV0|very-secret/);
  });
});

test.each([
  ['https://192.168.1.7/v1', 'untrusted'],
  ['https://localhost:8443/v1', 'untrusted'],
  ['https://models.example/v1', undefined],
  ['http://192.168.1.7/v1', undefined],
])('an unreachable server may have an untrusted certificate: %s', async (url, hint) => {
  const fetched: typeof fetch = async () => Promise.reject(new TypeError('Failed to fetch'));
  const [last] = await Array.fromAsync((await connect(url, null, fetched)).stream(ask, signal));
  expect(last).toMatchObject({ type: 'error', error: { code: 'no-such-host', ...(hint && { hint }) } });
  expect(JSON.stringify(last).includes('untrusted')).toBe(hint !== undefined);
});

test('reads a list of bare names', async () => {
  expect(await listed('https://models.example/v1', { '/v1/models': { data: ['m-1', 'm-2'] } })).toEqual([
    { id: 'm-1' },
    { id: 'm-2' },
  ]);
  expect(await listed('https://models.example/v1', { '/v1/models': { models: [{ name: 'm-1' }] } })).toEqual([
    { id: 'm-1' },
  ]);
});

test('sends the grammar for an answer that must follow one', async () => {
  const { bodies, fetched } = particular(() => null);
  const provider = await connect('http://localhost:8080/v1', null, fetched);
  await Array.fromAsync(provider.stream({ ...ask, constraint: { grammar: 'root ::= "x"' } }, signal));
  await Array.fromAsync(provider.stream(ask, signal));
  expect(bodies.map(({ grammar }) => grammar)).toEqual(['root ::= "x"', undefined]);
});

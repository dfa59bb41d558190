import { afterEach, describe, expect, test } from 'vitest';
import type { ModelRequest } from '@/src/contract/provider.ts';
import { providerKinds } from '@/src/providers/index.ts';
import { fakeTimer } from '@/test/fakes/timer.ts';
import { answer, type ModelServer, startModelServer } from '@/test/fixtures/model-server.ts';
import { wires } from '@/test/fixtures/model-server-wires/index.ts';

let server: ModelServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

/** The request that a kind makes of ours. */
async function sent(id: string, request: Partial<ModelRequest>) {
  server = await startModelServer({ wire: wires.get(id)!, replies: [answer('ok')] });
  const kind = providerKinds.find((one) => one.id === id)!;
  const ports = { fetch, stall: 60_000, now: () => 0, timer: fakeTimer().timer };
  const provider = await kind.create({ baseUrl: server.baseUrl, apiKey: 'secret' }, ports);
  const whole: ModelRequest = { model: 'test-model', messages: [], tools: [], ...request };
  const events = await Array.fromAsync(provider.stream(whole, new AbortController().signal));
  expect(events.at(-1)).toMatchObject({ type: 'finish' });
  return server.requests[0]!;
}

const pixel = 'iVBORw0KGgo=';
const image = {
  messages: [{ role: 'user', text: 'What is it?', images: [{ mediaType: 'image/png', data: pixel }] }],
} as const;

const chat = {
  text: [
    { role: 'system', content: 'You help.' },
    { role: 'user', content: 'Hi' },
  ],
  image: [
    {
      role: 'user',
      content: [
        { type: 'text', text: 'What is it?' },
        { type: 'image_url', image_url: { url: `data:image/png;base64,${pixel}` } },
      ],
    },
  ],
  native: [
    { role: 'user', content: 'Which?' },
    {
      role: 'assistant',
      content: 'I look.',
      tool_calls: [
        { id: 'call00001', type: 'function', function: { name: 'list_tabs', arguments: '{"query":"x"}' } },
        { id: 'call00002', type: 'function', function: { name: 'list_tabs', arguments: '{}' } },
      ],
    },
    { role: 'tool', tool_call_id: 'call00001', content: 'two tabs' },
    { role: 'tool', tool_call_id: 'call00002', content: 'refused' },
    { role: 'user', content: 'This call was not run.' },
  ],
};

/** Bodies in OpenAI's chat completions. */
const chatBodies = {
  text: { messages: chat.text, temperature: 0.5, max_tokens: 100 },
  image: { messages: chat.image },
  native: { messages: chat.native, tools: [{ type: 'function', function: { name: 'list_tabs' } }] },
};

const bodies = new Map<string, { text: object; image: object; native: object }>([
  ['openai-compatible', chatBodies],
  [
    'azure',
    {
      text: { messages: chat.text, temperature: 0.5, max_completion_tokens: 100 },
      image: { messages: chat.image },
      native: { messages: chat.native, tools: [{ type: 'function', function: { name: 'list_tabs' } }] },
    },
  ],
  [
    'openai',
    {
      text: { messages: chat.text, temperature: 0.5, max_tokens: 100 },
      image: { messages: chat.image },
      native: { messages: chat.native, tools: [{ type: 'function', function: { name: 'list_tabs' } }] },
    },
  ],
  [
    'anthropic',
    {
      text: {
        system: [{ type: 'text', text: 'You help.', cache_control: { type: 'ephemeral' } }],
        messages: [{ role: 'user', content: [{ type: 'text', text: 'Hi' }] }],
        temperature: 0.5,
        max_tokens: 100,
      },
      image: {
        messages: [
          {
            role: 'user',
            content: [
              { type: 'text', text: 'What is it?' },
              { type: 'image', source: { type: 'base64', media_type: 'image/png', data: pixel } },
            ],
          },
        ],
      },
      native: {
        messages: [
          { role: 'user', content: [{ type: 'text', text: 'Which?' }] },
          {
            role: 'assistant',
            content: [
              { type: 'text', text: 'I look.' },
              { type: 'tool_use', id: 'call00001', name: 'list_tabs', input: { query: 'x' } },
              { type: 'tool_use', id: 'call00002', name: 'list_tabs', input: {} },
            ],
          },
          {
            role: 'user',
            content: [
              { type: 'tool_result', tool_use_id: 'call00001', content: 'two tabs' },
              { type: 'tool_result', tool_use_id: 'call00002', content: 'refused' },
              { type: 'text', text: 'This call was not run.' },
            ],
          },
        ],
        tools: [{ name: 'list_tabs', description: 'Lists tabs.' }],
      },
    },
  ],
  [
    'google',
    {
      text: {
        systemInstruction: { parts: [{ text: 'You help.' }] },
        contents: [{ role: 'user', parts: [{ text: 'Hi' }] }],
        generationConfig: { temperature: 0.5, maxOutputTokens: 100 },
      },
      image: {
        contents: [
          { role: 'user', parts: [{ text: 'What is it?' }, { inlineData: { mimeType: 'image/png', data: pixel } }] },
        ],
      },
      native: {
        contents: [
          { role: 'user', parts: [{ text: 'Which?' }] },
          {
            role: 'model',
            parts: [
              { text: 'I look.' },
              { functionCall: { name: 'list_tabs', args: { query: 'x' } } },
              { functionCall: { name: 'list_tabs', args: {} } },
            ],
          },
          {
            role: 'user',
            parts: [
              { functionResponse: { name: 'list_tabs', response: { content: 'two tabs' } } },
              { functionResponse: { name: 'list_tabs', response: { content: 'refused' } } },
            ],
          },
          { role: 'user', parts: [{ text: 'This call was not run.' }] },
        ],
        tools: [{ functionDeclarations: [{ name: 'list_tabs' }] }],
      },
    },
  ],
  [
    'ollama',
    {
      text: {
        messages: chat.text,
        stream: true,
        options: { num_ctx: 8192, temperature: 0.5, num_predict: 100 },
      },
      image: { messages: [{ role: 'user', content: 'What is it?', images: [pixel] }] },
      native: {
        messages: [
          { role: 'user', content: 'Which?' },
          {
            role: 'assistant',
            content: 'I look.',
            tool_calls: [
              { function: { name: 'list_tabs', arguments: { query: 'x' } } },
              { function: { name: 'list_tabs', arguments: {} } },
            ],
          },
          { role: 'tool', tool_name: 'list_tabs', content: 'two tabs' },
          { role: 'tool', tool_name: 'list_tabs', content: 'refused' },
          { role: 'user', content: 'This call was not run.' },
        ],
        tools: [{ type: 'function', function: { name: 'list_tabs', description: 'Lists tabs.' } }],
      },
    },
  ],
]);

const tool = {
  name: 'list_tabs',
  area: 'tabs',
  effect: 'read',
  inverse: 'exact',
  description: 'Lists tabs.',
  parameters: { type: 'object', properties: { query: { type: 'string' } } },
} as const;
const calls = [
  { id: 'r-1:1', name: 'list_tabs', arguments: { query: 'x' }, repairs: [] },
  { id: 'r-1:2', name: 'list_tabs', arguments: {}, repairs: [] },
];
const result = { success: true, data: 2, error: null, execution_time_ms: 1, retries: 0 };
const native: Partial<ModelRequest> = {
  nativeTools: true,
  tools: [tool],
  messages: [
    { role: 'user', text: 'Which?' },
    { role: 'assistant', text: 'I look.\n\nCALLS', prose: 'I look.', calls },
    {
      role: 'user',
      text: 'RESULTS\n\nThis call was not run.',
      prose: 'This call was not run.',
      results: [
        { call: calls[0]!, result, text: 'two tabs' },
        { call: calls[1]!, result: { ...result, success: false }, text: 'refused' },
      ],
    },
  ],
};

test('every kind with a server has its bodies here', () => {
  expect([...bodies.keys()].sort(), 'test/providers/requests.test.ts').toEqual([...wires.keys()].sort());
});

describe.each([...bodies])('the request of %s', (id, expected) => {
  test('has text and settings', async () => {
    const messages = [
      { role: 'system', text: 'You help.' },
      { role: 'user', text: 'Hi' },
    ] as const;
    const { body } = await sent(id, { messages: [...messages], context: 8192, temperature: 0.5, maxOutput: 100 });
    expect(body).toMatchObject(expected.text);
    expect(body).not.toHaveProperty('tools');
  });

  test.each([pixel, Uint8Array.from(atob(pixel), (letter) => letter.charCodeAt(0))])(
    'has an image as %s',
    async (data) => {
      const [message] = image.messages;
      const { body } = await sent(id, { messages: [{ ...message, images: [{ mediaType: 'image/png', data }] }] });
      expect(body).toMatchObject(expected.image);
    },
  );

  test('has calls and results as messages of the API', async () => {
    const { body } = await sent(id, native);
    expect(body).toMatchObject(expected.native);
    expect(JSON.stringify(body)).not.toMatch(/CALLS|RESULTS/);
  });

  test('has a picture of a tool beside its result', async () => {
    const [question, asked, told] = native.messages!;
    const shown = { ...told!, prose: '', images: [{ mediaType: 'image/png', data: pixel }] };
    const { body } = await sent(id, { ...native, messages: [question!, asked!, shown] });
    expect(JSON.stringify(body)).toContain(pixel);
    expect(JSON.stringify(body)).not.toContain('"text":""');
  });
});

test.each([
  [
    'anthropic',
    { 'x-api-key': 'secret', 'anthropic-dangerous-direct-browser-access': 'true', 'anthropic-version': '2023-06-01' },
  ],
  ['google', { 'x-goog-api-key': 'secret' }],
  ['openai', { authorization: 'Bearer secret' }],
  ['ollama', { authorization: 'Bearer secret' }],
  ['azure', { 'api-key': 'secret' }],
])('%s gets its own headers', async (id, headers) => {
  const request = await sent(id, { messages: [{ role: 'user', text: 'Hi' }] });
  expect(request.headers).toMatchObject(headers);
});

test.each(['openai', 'anthropic', 'google'])('%s is found without a version in its address', async (id) => {
  server = await startModelServer({ wire: wires.get(id)!, replies: [answer('ok')] });
  const kind = providerKinds.find((one) => one.id === id)!;
  const ports = { fetch, stall: 60_000, now: () => 0, timer: fakeTimer().timer };
  const provider = await kind.create({ baseUrl: `${server.origin}/`, apiKey: 'secret' }, ports);
  expect(await provider.models(new AbortController().signal)).toMatchObject([{ id: 'test-model' }]);
});

test.each(['', '/v1', '/api', '/v1/'])('Ollama is found with %j at the end of its address', async (end) => {
  server = await startModelServer({ wire: wires.get('ollama')!, replies: [answer('ok')] });
  const kind = providerKinds.find((one) => one.id === 'ollama')!;
  const ports = { fetch, stall: 60_000, now: () => 0, timer: fakeTimer().timer };
  const provider = await kind.create({ baseUrl: `${server.origin}${end}`, apiKey: null }, ports);
  expect(await provider.models(new AbortController().signal)).toMatchObject([{ id: 'test-model' }]);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOnThisMachine } from '@/src/address/this-machine.ts';
import { answeredError } from '@/src/providers/connection/provider-errors.ts';
import { retryAfter } from '@/src/providers/connection/retry-after.ts';

const peer = { url: new URL('https://models.example/v1'), key: 'my-own-key-1' };
const error = (status: number, body: string, headers = {}) =>
  answeredError({ status, body, headers: new Headers(headers) }, peer, 0);

const said: [number, string, string, string][] = [
  [401, '{"error":{"message":"No auth credentials found","code":401}}', 'wrong-key', 'No auth credentials found'],
  [
    400,
    '[{"error":{"code":400,"message":"API key not valid. Please pass a valid API key."}}]',
    'wrong-key',
    'API key not valid. Please pass a valid API key.',
  ],
  [
    404,
    '{"error":{"message":"model \\"gemma\\" not found, try pulling it first"}}',
    'unknown-model',
    'model "gemma" not found, try pulling it first',
  ],
  [
    404,
    '{"error":{"message":"The model `gpt-x` does not exist or you do not have access to it."}}',
    'unknown-model',
    'The model `gpt-x` does not exist or you do not have access to it.',
  ],
  [400, '{"error":{"message":"foo/bar is not a valid model ID"}}', 'unknown-model', 'foo/bar is not a valid model ID'],
  [404, '{"detail":"Not Found"}', 'not-a-model-server', 'Not Found'],
  [404, '404 page not found', 'not-a-model-server', '404 page not found'],
  [
    400,
    '{"error":"request (9000 tokens) exceeds the available context size (8192 tokens)"}',
    'context-too-long',
    'request (9000 tokens) exceeds the available context size (8192 tokens)',
  ],
  [
    400,
    '{"message":"prompt is too long: 210000 tokens > 200000 maximum"}',
    'context-too-long',
    'prompt is too long: 210000 tokens > 200000 maximum',
  ],
  [413, '', 'context-too-long', ''],
  [
    400,
    '{"error":{"message":"Unsupported parameter: \'max_tokens\' is not supported with this model."}}',
    'bad-request',
    "Unsupported parameter: 'max_tokens' is not supported with this model.",
  ],
  [422, '{"detail":[{"loc":["body"],"msg":"field required"}]}', 'bad-request', 'field required'],
  [
    400,
    '{"error":"registry.ollama.ai/library/gemma:2b does not support tools"}',
    'no-tools',
    'registry.ollama.ai/library/gemma:2b does not support tools',
  ],
  [
    404,
    '{"error":{"message":"No endpoints found that support tool use."}}',
    'no-tools',
    'No endpoints found that support tool use.',
  ],
  [
    400,
    '{"message":"\\"auto\\" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set"}',
    'no-tools',
    '"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set',
  ],
  [500, '{"error":{"message":"tools param requires --jinja flag"}}', 'no-tools', 'tools param requires --jinja flag'],
  [
    400,
    '{"error":{"message":"Function calling is not enabled for models/gemma-3-27b-it"}}',
    'no-tools',
    'Function calling is not enabled for models/gemma-3-27b-it',
  ],
  [
    400,
    '{"error":{"message":"messages: tool_use ids were found without tool_result blocks"}}',
    'bad-request',
    'messages: tool_use ids were found without tool_result blocks',
  ],
  [
    400,
    '{"error":{"message":"Please shorten it.","type":"invalid_request_error","code":"context_length_exceeded"}}',
    'context-too-long',
    'Please shorten it.',
  ],
  [
    400,
    '{"error":"Trying to keep the first 111490 tokens when context the overflows. However, the model is loaded with context length of only 32768 tokens."}',
    'context-too-long',
    'Trying to keep the first 111490 tokens when context the overflows. However, the model is loaded with context length of only 32768 tokens.',
  ],
  [
    400,
    '{"error":"Prompt is 11543 tokens but the model context window is 4096 tokens."}',
    'context-too-long',
    'Prompt is 11543 tokens but the model context window is 4096 tokens.',
  ],
  [402, '{"error":{"message":"Insufficient credits"}}', 'quota', 'Insufficient credits'],
  [
    429,
    '{"error":{"message":"You exceeded your current quota, please check your plan and billing details."}}',
    'quota',
    'You exceeded your current quota, please check your plan and billing details.',
  ],
  [403, '<html>blocked</html>', 'forbidden', ''],
  [
    500,
    '{"error":{"message":"model runner has unexpectedly stopped"}}',
    'server',
    'model runner has unexpectedly stopped',
  ],
  [529, '{"error":{"type":"overloaded_error","message":"Overloaded"}}', 'server', 'Overloaded'],
];

test.each(said)('%i %s', (status, body, code, detail) => {
  const { detail: found = '', ...rest } = error(status, body);
  expect(rest).toMatchObject({ code, status, host: 'models.example' });
  expect(found).toBe(detail);
});

const refusedAt = (address: string) =>
  answeredError({ status: 403, body: '', headers: new Headers() }, { url: new URL(address), key: null }, 0).code;

test.each([
  'http://localhost:11434',
  'http://127.0.0.1:11434',
  'http://127.0.1.1:1234',
  'http://[::1]:11434',
  'https://ollama.localhost',
])('a refusal by %s can be fixed here', (address) => {
  expect(refusedAt(address)).toBe('origin-not-allowed');
  expect(isOnThisMachine(address)).toBe(true);
});

test.each([
  'http://192.168.1.7:11434',
  'http://10.0.0.2:11434',
  'http://0.0.0.0:11434',
  'http://localhost.example.com',
  'http://127.0.0.1.example.com',
  'http://notlocalhost:11434',
  'http://localhost@models.example',
])('a refusal by %s cannot', (address) => {
  expect(refusedAt(address)).toBe('forbidden');
  expect(isOnThisMachine(address)).toBe(false);
});

test('any answer gives an error without the key', () => {
  const sentence = fc.tuple(fc.string(), fc.string()).map(([a, b]) => `${a} my-own-key-1 ${b}`);
  const body = fc.oneof(
    sentence,
    sentence.map((message) => JSON.stringify({ error: { message } })),
    fc.json(),
  );
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 599 }), body, (status, body) => {
      const found = error(status, body);
      expect(found.code).toMatch(/^[a-z-]+$/);
      expect(JSON.stringify(found)).not.toContain('my-own-key-1');
    }),
  );
});

test.each(['sk-proj-abc***xyz1', 'Bearer abcdefgh', 'gsk_12345678', 'AIzaSyA12345678'])(
  'hides text that looks like a key: %s',
  (key) => {
    expect(
      error(401, JSON.stringify({ error: { message: `Incorrect key: ${key}. See the docs.` } })).detail,
    ).not.toContain(key.slice(-4));
  },
);

test('keeps a sentence on one line and short', () => {
  const { detail } = error(500, JSON.stringify({ error: { message: `first\n\n  second ${'x'.repeat(1000)}` } }));
  expect(detail).toMatch(/^first second x+…$/);
  expect(detail!.length).toBeLessThanOrEqual(301);
});

describe('the waiting time requested by a server', () => {
  const now = Date.UTC(2026, 10, 21);
  test.each([
    [{ 'retry-after': '3' }, 3000],
    [{ 'retry-after': '0.5' }, 500],
    [{ 'retry-after': new Date(now + 5000).toUTCString() }, 5000],
    [{ 'retry-after': new Date(now - 5000).toUTCString() }, 0],
    [{ 'retry-after': '9', 'retry-after-ms': '1200' }, 1200],
    [{ 'retry-after': 'soon' }, undefined],
    [{}, undefined],
  ])('%j', (headers, wait) => {
    expect(retryAfter(new Headers(Object.entries(headers)), now)).toBe(wait);
  });
});

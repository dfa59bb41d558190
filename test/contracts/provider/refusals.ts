import { expect, test } from 'vitest';
import { type Provider, ProviderFailure } from '@/src/contract/provider.ts';
import { page, type Reply, refusal } from '@/test/fixtures/model-server.ts';
import { type Against, ask, KEY, NOW } from '../provider.ts';

/** Servers that refuse. */
export function refusalCases(against: Against) {
  const refusals: [string, Reply, object][] = [
    ['401', refusal(401, { message: `Incorrect API key provided: ${KEY}.` }), { code: 'wrong-key', status: 401 }],
    ['403', refusal(403, { message: 'Forbidden' }), { code: 'origin-not-allowed', status: 403 }],
    ['404 for a model', refusal(404, { message: "The model 'x' does not exist" }), { code: 'unknown-model' }],
    ['404 for a path', page('<h1>Not found</h1>', 404), { code: 'not-a-model-server', status: 404 }],
    ['429', refusal(429, { message: 'Slow down' }, { 'retry-after': '7' }), { code: 'rate-limit', retryAfter: 7000 }],
    [
      '429 until a date',
      refusal(429, { message: 'Slow down' }, { 'retry-after': new Date(NOW + 90_000).toUTCString() }),
      { code: 'rate-limit', retryAfter: 90_000 },
    ],
    ['429 for lack of money', refusal(429, { message: 'You exceeded your current quota' }), { code: 'quota' }],
    [
      'a long context',
      refusal(400, { message: "This model's maximum context length is 8 tokens" }),
      { code: 'context-too-long' },
    ],
    ['a model without tools', refusal(400, { message: 'x does not support tools' }), { code: 'no-tools' }],
    [
      '400',
      refusal(400, { message: 'temperature is too high' }),
      { code: 'bad-request', detail: 'temperature is too high' },
    ],
    ['500', refusal(500, { message: 'Boom' }), { code: 'server', status: 500, detail: 'Boom' }],
    ['503 with a page', page('<h1>Sorry</h1>', 503), { code: 'server', status: 503 }],
    ['a page with 200', page('<!doctype html><p>Welcome'), { code: 'not-a-model-server' }],
  ];
  test.each(refusals)('%s in words', async (_name, reply, error) => {
    const all = await against.events(reply);
    expect(all).toHaveLength(1);
    expect(all[0]).toMatchObject({ type: 'error', error });
    expect(JSON.stringify(all)).not.toContain(KEY);
  });

  test('sends one request, whatever the answer', async () => {
    const { server, provider } = await against.connect({ replies: () => refusal(500, { message: 'Boom' }) });
    await Array.fromAsync(provider.stream(ask, new AbortController().signal));
    expect(server.requests).toHaveLength(1);
  });

  const failing = (provider: Provider) =>
    provider.models(new AbortController().signal).then(
      () => null,
      (error: unknown) => (error instanceof ProviderFailure ? error.error : null),
    );

  test('a list that cannot be read is a failure with words', async () => {
    const wrong = await against.connect({ key: 'another' });
    expect(await failing(wrong.provider)).toMatchObject({ code: 'wrong-key', status: 401 });
    const notOne = await against.connect({ models: page('<p>Welcome') });
    expect(await failing(notOne.provider)).toMatchObject({ code: 'not-a-model-server' });
    await notOne.server.close();
    expect(await failing(notOne.provider)).toMatchObject({ code: 'no-such-host' });
  });

  test('a sent key is in no event and no failure, whatever the server says', async () => {
    const { provider } = await against.connect({ key: 'another', models: refusal(500, { message: `${KEY} is bad` }) });
    const events = await Array.fromAsync(provider.stream(ask, new AbortController().signal));
    expect(events).toMatchObject([{ type: 'error', error: { code: 'wrong-key' } }]);
    expect(JSON.stringify([events, await failing(provider)])).not.toContain(KEY);
  });
}

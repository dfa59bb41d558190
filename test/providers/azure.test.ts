import { expect, test } from 'vitest';
import { azure } from '@/src/providers/kinds/azure.ts';
import { fakeTimer } from '@/test/fakes/timer.ts';

const signal = new AbortController().signal;
const resource = 'https://mine.openai.azure.com';

/** The addresses that are asked for a response and for the models, and the headers of both. */
async function asked(baseUrl: string) {
  const requests: { url: string; headers: Record<string, string> }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    requests.push({ url: String(input), headers: Object.fromEntries(new Headers(init?.headers)) });
    return Response.json({ data: [] });
  };
  const ports = { fetch, stall: 1, now: () => 0, timer: fakeTimer().timer };
  const provider = await azure.create({ baseUrl, apiKey: 'secret' }, ports);
  await Array.fromAsync(provider.stream({ model: 'mine', messages: [], tools: [] }, signal));
  await provider.models(signal);
  return requests;
}

test.each([
  [resource, '/openai/v1/chat/completions', '/openai/v1/models'],
  [`${resource}/openai/v1/`, '/openai/v1/chat/completions', '/openai/v1/models'],
  [
    `${resource}/openai/v1?api-version=preview`,
    '/openai/v1/chat/completions?api-version=preview',
    '/openai/v1/models?api-version=preview',
  ],
  [
    `${resource}/openai/deployments/mine/chat/completions?api-version=2025-01-01-preview`,
    '/openai/deployments/mine/chat/completions?api-version=2025-01-01-preview',
    '/openai/models?api-version=2025-01-01-preview',
  ],
  [
    `${resource}/openai/deployments/mine`,
    '/openai/deployments/mine/chat/completions?api-version=2024-10-21',
    '/openai/models?api-version=2024-10-21',
  ],
])('%s is requested at the right path, with the key in the header of Azure', async (baseUrl, chat, list) => {
  const requests = await asked(baseUrl);
  expect(requests.map(({ url }) => url)).toEqual([resource + chat, resource + list]);
  for (const { headers } of requests) {
    expect(headers).toMatchObject({ 'api-key': 'secret' });
    expect(headers).not.toHaveProperty('authorization');
  }
});

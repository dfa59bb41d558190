import { expect, test } from 'vitest';
import { guardedFetch } from '@/src/providers/connection/guarded-fetch.ts';

/** A fetch that keeps what it was asked. */
function recorded(answer = new Response('ok')) {
  const asked: { url: string; init: RequestInit }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    asked.push({ url: String(input), init: init ?? {} });
    return answer;
  };
  return { asked, fetch };
}

const allows = (origin: string) => origin === 'https://models.example';

test('contacts only allowed origins: scheme, host and port', async () => {
  const { asked, fetch } = recorded();
  const guarded = guardedFetch({ fetch, allows, isOnline: () => true });
  await guarded('https://models.example/v1/models');
  await guarded(new URL('https://models.example/v1/models'));
  for (const url of [
    'http://models.example/',
    'https://models.example:8443/',
    'https://models.example.evil.example/',
  ]) {
    await expect(guarded(url)).rejects.toMatchObject({ error: { code: 'not-permitted', host: new URL(url).host } });
  }
  expect(asked.map((one) => one.url)).toEqual(Array(2).fill('https://models.example/v1/models'));
});

test('sends no cookies, referrer or user agent, and keeps other headers', async () => {
  const { asked, fetch } = recorded();
  await guardedFetch({ fetch, allows, isOnline: () => true })('https://models.example/', {
    method: 'POST',
    body: '{}',
    headers: { 'User-Agent': 'library/1', Authorization: 'Bearer k' },
    credentials: 'include',
  });
  const { headers, ...init } = asked[0]!.init;
  expect(init).toEqual({
    method: 'POST',
    body: '{}',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    redirect: 'manual',
  });
  expect(Object.fromEntries(new Headers(headers))).toEqual({ authorization: 'Bearer k' });
});

test.each([
  ['half an emoji at the end of a cut text', 'The sea 🌊'.slice(0, -1), 'The sea \ufffd'],
  ['the other half', '🌊!'.slice(1), '\ufffd!'],
  ['a NUL of a PDF', 'speci\0c', 'specic'],
  ['whole emoji, lines, quotes and other control characters', '🌊\n"\\\u0001"', '🌊\n"\\\u0001"'],
  ['words that look like an escape', '\\u0000 and \\ud83c', '\\u0000 and \\ud83c'],
])('sends no text that servers cannot read: %s', async (_, text, sent) => {
  const { asked, fetch } = recorded();
  const body = JSON.stringify({ messages: [{ role: 'user', content: text }] });
  await guardedFetch({ fetch, allows, isOnline: () => true })('https://models.example/', { method: 'POST', body });
  expect(JSON.parse(String(asked[0]!.init.body))).toEqual({ messages: [{ role: 'user', content: sent }] });
});

test('follows no redirect', async () => {
  const { fetch } = recorded(new Response(null, { status: 307, headers: { location: 'https://evil.example/' } }));
  const asked = guardedFetch({ fetch, allows, isOnline: () => true })('https://models.example/');
  await expect(asked).rejects.toMatchObject({
    error: { code: 'not-a-model-server', host: 'models.example', hint: 'redirected' },
  });
});

test('a device without network differs from an unreachable server', async () => {
  const fails = async () => Promise.reject(new TypeError('Failed to fetch'));
  const offline = guardedFetch({ fetch: fails, allows: () => true, isOnline: () => false });
  const offlineError = { error: { code: 'offline', host: 'models.example' } };
  await expect(offline('https://models.example/')).rejects.toMatchObject(offlineError);
  // A model on the device itself needs no network.
  await expect(offline('http://localhost:11434/')).rejects.toThrow(TypeError);
  const online = guardedFetch({ fetch: fails, allows: () => true, isOnline: () => true });
  await expect(online('https://models.example/')).rejects.toThrow(TypeError);
});

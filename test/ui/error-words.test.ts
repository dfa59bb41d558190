import { expect, test } from 'vitest';
import messages from '@/public/_locales/en/messages.json' with { type: 'json' };
import type { ModelErrorCode } from '@/src/contract/provider.ts';
import { createI18n } from '@/src/i18n/index.ts';
import { errorWords } from '@/src/ui/parts/error-words.ts';

const codes: Record<ModelErrorCode, true> = {
  'wrong-key': true,
  'keys-locked': true,
  forbidden: true,
  'not-permitted': true,
  'unknown-model': true,
  'no-such-host': true,
  'connection-removed': true,
  offline: true,
  cors: true,
  'origin-not-allowed': true,
  'rate-limit': true,
  quota: true,
  'context-too-long': true,
  'bad-request': true,
  'no-tools': true,
  'no-built-in-model': true,
  'model-downloading': true,
  server: true,
  'broken-stream': true,
  'empty-response': true,
  'only-reasoning': true,
  stalled: true,
  'not-a-model-server': true,
  unknown: true,
};

const known = new Map(Object.entries(messages).map(([key, { message }]) => [key, message]));
const { say } = createI18n((key) => known.get(key) ?? '', 'en');

test('an error of a server without a name has no gap in its words', () => {
  expect(say(errorWords({ code: 'broken-stream' }).what)).toBe('The connection broke in the middle of the answer.');
});

test.each([
  ['untrusted', 'certificate'],
  ['redirected', 'another address'],
  ['loading', 'still loading'],
  ['page', 'web page'],
  ['password', 'name:password@'],
  ['https', 'https://'],
  ['gateway', 'server is running'],
] as const)('the likely cause is shown: %s', (hint, words) => {
  const { what, cure } = errorWords({ code: 'server', host: 'models.example', hint });
  expect(`${say(what)} ${say(cure)}`).toContain(words);
  expect(say(what)).toContain('models.example');
});

const ofAddress = [
  { code: 'no-such-host' },
  { code: 'not-permitted' },
  { code: 'cors' },
  { code: 'not-a-model-server', hint: 'page' },
  { code: 'not-a-model-server', hint: 'redirected' },
] as const;

const others = (Object.keys(codes) as ModelErrorCode[]).filter(
  (code) => !ofAddress.some((one) => one.code === code && !('hint' in one)),
);

test.each(others)('%s names the server by the name of its connection', (code) => {
  const { what } = errorWords({ code, host: '127.0.0.1:8080' }, { name: 'My server' });
  expect(say(what)).not.toContain('127.0.0.1');
});

test.each(ofAddress)('an error whose advice is about the address shows it: %j', (error) => {
  const { what } = errorWords({ ...error, host: 'a.example' }, { name: 'Mine' });
  expect(say(what)).toContain('a.example');
});

test('an address to open stays an address', () => {
  const { what, cure } = errorWords({ code: 'no-such-host', host: 'a.example', hint: 'untrusted' }, { name: 'Mine' });
  expect(say(what)).toBe('Mine cannot be reached.');
  expect(say(cure)).toContain('https://a.example');
});

test.each(Object.keys(codes) as ModelErrorCode[])('%s has words for the problem and the fix', (code) => {
  for (const came of [true, false]) {
    const { what, cure } = errorWords({ code, status: 500 }, { asked: 'models.example', came });
    for (const words of [say(what), say(cure)]) {
      expect(words).toMatch(/^[A-Zm].*\.$/);
      expect(words).not.toContain('{');
    }
  }
});

import { expect, test } from 'vitest';
import messages from '@/public/_locales/en/messages.json' with { type: 'json' };
import type { ModelErrorCode } from '@/src/contract/provider.ts';
import { createI18n } from '@/src/i18n/index.ts';

const codes: Record<ModelErrorCode, true> = {
  'wrong-key': true,
  'keys-locked': true,
  forbidden: true,
  'not-permitted': true,
  'unknown-model': true,
  'no-such-host': true,
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
  stalled: true,
  'not-a-model-server': true,
  unknown: true,
};

test.each(Object.keys(codes))('%s has words for what happened and what to do', (code) => {
  const known = new Map(Object.entries(messages).map(([key, { message }]) => [key, message]));
  const { say } = createI18n((key) => known.get(key) ?? '', 'en');
  for (const half of ['what', 'do']) {
    const key = `error_${code.replaceAll('-', '_')}_${half}`;
    const words = say({ key, params: { host: 'models.example', status: 500, seconds: 1 } });
    expect(words).toMatch(/^[A-Zm].*\.$/);
    expect(words).not.toContain('{');
  }
});

import { expect, it } from 'vitest';
import german from '@/public/_locales/de/messages.json' with { type: 'json' };
import chinese from '@/public/_locales/zh_CN/messages.json' with { type: 'json' };
import { text } from '@/src/contract/text.ts';
import { createI18n } from '@/src/i18n/index.ts';
import { providerKinds } from '@/src/providers/index.ts';
import { typeName } from '@/src/ui/options/state/connection-type.ts';

const namesIn = (language: string, messages: Record<string, { message: string }>) => {
  const { say } = createI18n((key) => messages[key]?.message ?? '', language);
  return providerKinds.map((kind) => typeName((key) => say(typeof key === 'string' ? text(key) : key), kind));
};

it('of a connection is translated, unless it is a proper name', () => {
  expect(namesIn('de', german)).toEqual(
    expect.arrayContaining(['OpenAI-kompatibel', 'Modell des Browsers', 'Ollama', 'Google Gemini']),
  );
  expect(namesIn('zh-CN', chinese)).toContain('兼容 OpenAI');
});

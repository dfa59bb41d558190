import { readFileSync } from 'node:fs';
import { createCommands } from '@/src/commands/index.ts';
import { createI18n } from '@/src/i18n/index.ts';
import { protocol } from '@/src/protocol/index.ts';
import type { ScriptedProvider } from './scripted-provider.ts';

const texts: Record<string, { message: string }> = JSON.parse(readFileSync('public/_locales/en/messages.json', 'utf8'));

/** The built-in commands themselves, in English, as what answers. */
export function commandProvider(): ScriptedProvider {
  const { say } = createI18n((key) => texts[key]?.message ?? '', 'en');
  let ids = 0;
  const { provider } = createCommands({
    say,
    formatCall: (call) => `\n${protocol.formatCall('json-block', call)}\n`,
    ask: () => Promise.reject(new Error('Nothing is previewed')),
    newId: () => `p${ids++}`,
    now: () => 1,
  });
  return { ...provider, requests: [], streams: [] };
}

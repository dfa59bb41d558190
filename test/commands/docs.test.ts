import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { matchCommand } from '@/src/commands/index.ts';
import { intents, listedIntents } from '@/src/commands/intents/index.ts';
import { conversation } from './conversation.ts';

const page = readFileSync('docs/commands.md', 'utf8');
const rows = [...page.matchAll(/^\| `([\w.-]+)` +\| (.+?) +\| (.+?) +\|$/gm)].map(
  ([, id = '', first = '', second = '']) => ({ id, first, second }),
);
const messagesOf = (language: string): Record<string, { message: string }> =>
  JSON.parse(readFileSync(`public/_locales/${language}/messages.json`, 'utf8'));
const messages = messagesOf('en');

describe('the page of commands', () => {
  it('has every command, once, in the order of the table', () => {
    expect(rows.map(({ id }) => id).toSorted()).toEqual(listedIntents.map(({ id }) => id).toSorted());
  });

  it.each(rows)('$id is what its phrases mean', ({ id, first, second }) => {
    for (const sentence of [first, second]) {
      const match = matchCommand(sentence);
      expect(match.kind === 'intent' ? match.intent.id : match.kind, sentence).toBe(id);
    }
  });

  it.each(listedIntents)('$id is what its example in the list means', ({ id, phrase }) => {
    const match = matchCommand(messages[phrase.key]?.message ?? '');
    expect(match.kind === 'intent' ? match.intent.id : match.kind).toBe(id);
  });

  it('shows example sentences in English in every language, since the grammar reads no other, and never as a title', () => {
    const phrases = listedIntents.map(({ phrase }) => phrase.key);
    for (const language of readdirSync('public/_locales')) {
      const words = messagesOf(language);
      for (const key of phrases) expect(words[key]?.message, `${language} ${key}`).toBe(messages[key]?.message);
    }
    for (const { title } of intents) expect(phrases).not.toContain(title({}).key);
  });

  it('names each command once', () => {
    const ids = listedIntents.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('lists them by group', () => {
    const groups = conversation({}).commands.list();
    expect(groups.flatMap(({ commands }) => commands)).toHaveLength(listedIntents.length);
    expect(groups.every(({ commands }) => commands.length > 0)).toBe(true);
  });
});

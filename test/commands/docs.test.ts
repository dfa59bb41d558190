import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { matchCommand } from '@/src/commands/index.ts';
import { listedIntents } from '@/src/commands/intents/index.ts';
import { conversation } from './conversation.ts';

const page = readFileSync('docs/commands.md', 'utf8');
const rows = [...page.matchAll(/^\| `([\w.-]+)` +\| (.+?) +\| (.+?) +\|$/gm)].map(
  ([, id = '', first = '', second = '']) => ({ id, first, second }),
);
const messages: Record<string, { message: string }> = JSON.parse(
  readFileSync('public/_locales/en/messages.json', 'utf8'),
);

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

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { intents, listedIntents } from '@/src/commands/all-commands.ts';
import { matchCommand } from '@/src/commands/index.ts';
import { english } from '@/src/commands/languages/en.ts';
import { shownSentences } from '@/src/commands/languages/index.ts';
import { isTopic } from '@/src/commands/match.ts';
import { conversation } from './conversation.ts';

const file = 'docs/commands.md';
const page = readFileSync(file, 'utf8');
const groups = ['find', 'tidy', 'save', 'bookmarks', 'tags', 'history', 'page', 'assistant'];
const sentencesOf = (id: string): string[] => shownSentences(id, english);

/** The page with its tables as the commands and their examples are now: one table for each group, in order. */
function withTables(text: string): string {
  let table = 0;
  return text.replace(/\| command .*\n\| -.*\n(?:\| `.*\n)*/g, () => {
    const rows = listedIntents.filter(({ group }) => group === groups[table]);
    table++;
    const lines = rows.map(({ id }) => `| \`${id}\` | ${sentencesOf(id).join(' | ')} |\n`);
    return `| command | say | or |\n| --- | --- | --- |\n${lines.join('')}`;
  });
}

describe('the page of commands', () => {
  it('has every command with its examples; `npx vitest -u` writes the tables', async () => {
    await expect(withTables(page)).toMatchFileSnapshot(`../../${file}`);
  });

  it.each(listedIntents)('$id is what its examples mean', ({ id }) => {
    const sentences = sentencesOf(id);
    expect(sentences, 'two sentences in languages/sentences/en-sentences.ts').toHaveLength(2);
    for (const sentence of sentences) {
      const match = matchCommand(sentence);
      expect(match.kind === 'intent' ? match.intent.id : match.kind, sentence).toBe(id);
    }
  });

  it('has an entry for every example', () => {
    const ids = new Set(intents.map(({ id }) => id));
    const left = Object.keys(english.sentences ?? {}).filter((id) => id !== 'none' && !isTopic(id) && !ids.has(id));
    const files = readdirSync('src/commands', { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('-commands.ts'),
    );
    expect(left, `no entry for ${left} in any of ${files.join(', ')}`).toEqual([]);
  });

  it.each(readdirSync('public/_locales'))('has the title of each command in %s', (language) => {
    const path = `${language}/messages.json`;
    const words = JSON.parse(readFileSync(`public/_locales/${path}`, 'utf8'));
    expect(
      intents.map(({ title }) => title({}).key).filter((key) => !(key in words)),
      `in ${path}`,
    ).toEqual([]);
  });

  it('names each command once', () => {
    const ids = intents.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('lists them by group', () => {
    const listed = conversation({}).commands.list();
    expect(listed.flatMap(({ commands }) => commands)).toHaveLength(listedIntents.length);
    expect(listed.every(({ commands }) => commands.length > 0)).toBe(true);
  });
});

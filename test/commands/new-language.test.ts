import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { matchCommand } from '@/src/commands/index.ts';
import type { CommandLanguage } from '@/src/commands/languages/language.ts';

const page = readFileSync('docs/commands-language.md', 'utf8');
const block = /```ts\nconst language = (\{[\s\S]*?\n\});\n```/.exec(page)?.[1] ?? '';
const language: CommandLanguage = new Function(`return ${block}`)();
const rows = [...page.matchAll(/^\| ([^|]+) \| `?([a-z.-]+)`? \|$/gm)]
  .map(([, sentence = '', id = '']) => ({ sentence, id }))
  .filter(({ id }) => id !== 'command' && id !== '---');

describe('the made-up language of the page', () => {
  it('has sentences', () => expect(rows.length).toBeGreaterThan(5));

  it.each(rows)('$sentence: $id', ({ sentence, id }) => {
    const match = matchCommand(sentence, { language });
    expect(match.kind === 'intent' ? match.intent.id : match.kind).toBe(id);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { matchCommand } from '@/src/commands/index.ts';

interface Line {
  sentence: string;
  /** Null: no command. */
  id: string | null;
  also?: string[];
  trap?: boolean;
}

const folder = 'test/commands/blind';
const sets = readdirSync(folder)
  .filter((name) => name.endsWith('.jsonl'))
  .map((name) => ({
    language: name.replace('.jsonl', ''),
    lines: readFileSync(`${folder}/${name}`, 'utf8')
      .trim()
      .split('\n')
      .map((line): Line => JSON.parse(line)),
  }));

/** The part that is understood today: at least 0.9 in English and 0.85 in every other language. */
const understood: Record<string, number> = {
  en: 0.94,
  fr: 0.9,
  'pt-BR': 0.89,
  es: 0.88,
  ja: 0.9,
  vi: 0.86,
  zh: 0.85,
  de: 0.88,
};

/** Sentences written from the list of commands alone. They are only counted: no word of a language is chosen for one of them. */
describe.each(sets)('sentences in $language that nobody tuned for', ({ language, lines }) => {
  const matches = lines.map((line) => ({ ...line, match: matchCommand(line.sentence, { language }) }));
  const commands = matches.filter(({ id, trap }) => id !== null && !trap);
  const traps = matches.filter(({ id, trap }) => id === null || trap);

  it('are understood', () => {
    const right = commands.filter(
      ({ id, also = [], match }) => match.kind === 'intent' && [id, ...also].includes(match.intent.id),
    );
    expect(right.length / commands.length).toBeGreaterThanOrEqual(understood[language] ?? 0.85);
  });

  it('change nothing unseen where they are no command, and are seldom taken for one', () => {
    const taken = traps.filter(({ match }) => match.kind === 'intent');
    const unseen = taken.filter(
      ({ match }) => match.kind === 'intent' && match.intent.effect !== 'read' && !match.plan,
    );
    expect(unseen.map(({ sentence }) => sentence)).toEqual([]);
    expect(taken.length / traps.length).toBeLessThanOrEqual(0.12);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { matchCommand } from '@/src/commands/index.ts';
import { nearestTo } from '@/src/commands/nearest-commands.ts';
import { chip } from '@/src/commands/script/script.ts';
import { text } from '@/src/contract/text.ts';

interface Wish {
  sentence: string;
  /** The commands that fulfil it; none for a wish that is not about the browser, or that no command fulfils. */
  ids: string[];
}

const wishes = readFileSync('test/commands/newcomers/wishes.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line): Wish => JSON.parse(line));
const now = Date.parse('2026-11-26T15:00');

/** The commands that a sentence is read as or offered; `privacy` for the answer about it. */
function answered(sentence: string): string[] {
  const match = matchCommand(sentence, { now });
  if (match.kind === 'intent') return [match.intent.id];
  if (match.kind === 'beyond') return [match.beyond];
  const own =
    match.words === '' ? [] : ['tabs.find', 'bookmarks.find'].map((id) => chip(text('command_plain', {}), id, {}));
  return nearestTo(sentence, own, 'en', now).map(({ intent }) => intent.id);
}

/** Sixty wishes by somebody who had read nothing about the product, of people of all ages in their first week. */
describe('what newcomers wish for without a model', () => {
  it('is understood or offered, fifty times of sixty', () => {
    const right = wishes.filter(({ sentence, ids }) => {
      const found = answered(sentence);
      return ids.length === 0 ? found.length > 0 : ids.some((id) => found.includes(id));
    });
    expect(right.length).toBeGreaterThanOrEqual(50);
  });

  it('never acts otherwise than was meant', () => {
    const acting = wishes.filter(({ sentence, ids }) => {
      const match = matchCommand(sentence, { now });
      return match.kind === 'intent' && match.intent.effect !== 'read' && !match.plan && !ids.includes(match.intent.id);
    });
    expect(acting).toEqual([]);
  });
});

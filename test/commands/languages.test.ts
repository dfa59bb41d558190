import { describe, expect, it } from 'vitest';
import { matchCommand } from '@/src/commands/index.ts';
import { listedIntents } from '@/src/commands/intents/index.ts';
import { languages } from '@/src/commands/languages/index.ts';

const idOf = (sentence: string, language: string): string => {
  const match = matchCommand(sentence, { language });
  return match.kind === 'intent' ? match.intent.id : match.kind;
};

describe.each(languages)('$code', ({ code, examples }) => {
  it('has two sentences for every command', () => {
    const ids = listedIntents.map(({ id }) => id).filter((id) => id !== 'tags.suggest');
    expect(ids.filter((id) => examples[id]?.split('|').length !== 2)).toEqual([]);
  });

  it.each(Object.entries(examples))('%s is what its examples mean', (id, both) => {
    const sentences = both.split('|').map((sentence) => sentence.trim());
    expect(sentences.map((sentence) => [sentence, idOf(sentence, code)])).toEqual(
      sentences.map((sentence) => [sentence, id]),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { matchCommand } from '@/src/commands/index.ts';
import { conversation } from './conversation.ts';

const read = (sentence: string, language: string) =>
  matchCommand(sentence, { language, now: Date.parse('2026-11-26T15:00') });

const asked: [string, string, string][] = [
  ['privacy', 'en', 'does anything I type in here leave my computer?'],
  ['privacy', 'de', 'lädst du meine Lesezeichen irgendwo hoch?'],
  ['privacy', 'fr', 'est-ce que tu envoies mon historique quelque part ?'],
  ['privacy', 'ja', '履歴はどこかに送られますか？'],
  ['ai', 'en', 'how do i turn on the AI thing, do i have to pay'],
  ['ai', 'de', 'muss ich für die KI etwas bezahlen?'],
  ['ai', 'es', '¿dónde meto mi clave de OpenAI?'],
  ['ai', 'pt-BR', 'preciso pagar pra usar a IA?'],
  ['rules', 'en', 'which rules are on?'],
  ['rules', 'en', 'stop doing that rule with the linkedin tabs'],
  ['rules', 'de', 'welche Regeln laufen gerade?'],
  ['rules', 'vi', 'tắt quy tắc thứ sáu đi'],
  ['rules', 'zh', '现在有哪些规则在运行'],
];

it.each(asked)('a question on %s has an answer of its own: %s, %s', (topic, language, sentence) => {
  expect(read(sentence, language)).toEqual({ kind: 'beyond', beyond: topic });
});

it.each([
  ['close duplicate tabs every day at 5', 'rules.add'],
  ['find bookmarks about the rules of chess', 'bookmarks.find'],
  ['close all chatgpt tabs', 'tabs.close-site'],
  ['bookmarks about AI', 'bookmarks.find'],
])('no question on a topic: %s', (sentence, id) => {
  expect(read(sentence, 'en')).toMatchObject({ kind: 'intent', intent: { id } });
});

describe('the answer', () => {
  it('to what AI costs names what is free, and offers to add a model', async () => {
    const { lines, ways } = await conversation({}, { ownModel: true }).say('do i have to pay for the ai');
    expect(lines.join(' ')).toMatch(/cost nothing.*the browser’s own.*free.*a key/);
    expect(ways).toContain('add-model');
  });

  it('to a question about rules leads to where they are', async () => {
    expect((await conversation({}).say('turn off the friday rule')).ways).toEqual(['rules']);
  });

  it('to a wish for something else suggests no search for its words', async () => {
    const { lines, chips, ways } = await conversation({}).say('can you book me a dentist appointment for thursday');
    expect(lines).toEqual(['I only know your tabs, bookmarks, tags and history.']);
    expect(chips).toEqual([]);
    expect(ways).toContain('commands');
  });
});

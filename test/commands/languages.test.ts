import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listedIntents } from '@/src/commands/all-commands.ts';
import { matchCommand } from '@/src/commands/index.ts';
import { languages } from '@/src/commands/languages/index.ts';

const idOf = (sentence: string, language: string): string => {
  const match = matchCommand(sentence, { language });
  return match.kind === 'intent' ? match.intent.id : match.kind;
};

describe.each(languages)('$code', ({ code, examples }) => {
  it('has two sentences for each command that it has any for, and for nothing else', () => {
    const ids = new Set(listedIntents.map(({ id }) => id));
    const wrong = Object.entries(examples).filter(([id, both]) => !ids.has(id) || both.split('|').length !== 2);
    expect(wrong).toEqual([]);
  });

  it('has sentences for nearly all commands', () => {
    expect(Object.keys(examples).length).toBeGreaterThan(0.95 * listedIntents.length);
  });

  it.each(Object.entries(examples))('%s is what its examples mean', (id, both) => {
    const sentences = both.split('|').map((sentence) => sentence.trim());
    expect(sentences.map((sentence) => [sentence, idOf(sentence, code)])).toEqual(
      sentences.map((sentence) => [sentence, id]),
    );
  });
});

/** Sentences that the words of a language were mended for: all of them stay understood. */
it.each(['en', ...languages.map(({ code }) => code)])('everyday sentences in %s are understood', (language) => {
  const lines = readFileSync(`test/commands/sentences/${language}.jsonl`, 'utf8').trim().split('\n');
  const said: { sentence: string; id: string }[] = lines.map((line) => JSON.parse(line));
  expect(said.map(({ sentence }) => [sentence, idOf(sentence, language)])).toEqual(
    said.map(({ sentence, id }) => [sentence, id]),
  );
});

it.each([
  ['en', 'save my tabs as Friday'],
  ['de', 'speicher meine Tabs als Freitag'],
  ['vi', 'lưu các tab thành phiên Thứ sáu'],
  ['zh', '把我的标签存成会话周五'],
])('tabs saved under a name are a session, and a day may be the name: %s', (language, sentence) => {
  const match = matchCommand(sentence, { language });
  expect(match).toMatchObject({ kind: 'intent', intent: { id: 'session.save' } });
  expect(match.kind === 'intent' && match.slots.name).toMatch(/^(?:Friday|Freitag|Thứ sáu|周五)$/);
});

/** Somebody tells what somebody does; nothing is asked for. */
const habits: Record<string, string[]> = {
  en: ['i always sort my tabs by date', 'usually i group tabs by site', 'my wife closes all tabs at night'],
  de: ['ich sortiere meine Tabs immer nach Datum', 'normalerweise gruppiere ich Tabs nach Seite'],
  vi: ['tôi luôn sắp xếp tab theo ngày', 'em tôi hay xóa lịch sử', 'mình thường đóng hết tab buổi tối'],
  zh: ['我总是按日期排序标签页', '我弟弟经常删除历史记录', '我一般固定这个标签页'],
  fr: ['je trie toujours mes onglets par date', 'd’habitude je groupe les onglets par site'],
  es: ['siempre ordeno mis pestañas por fecha', 'solemos fijar esta pestaña'],
  ja: ['いつもタブを日付順に並べ替えています', '普段はサイトごとにタブをグループ化しています'],
  'pt-BR': ['sempre ordeno minhas abas por data', 'a gente costuma fixar esta aba'],
};

it.each(Object.entries(habits))('what somebody is used to do is no order: %s', (language, sentences) => {
  expect(sentences.filter((sentence) => matchCommand(sentence, { language }).kind === 'intent')).toEqual([]);
});

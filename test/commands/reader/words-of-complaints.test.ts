import { describe, expect, it } from 'vitest';
import { matchCommand } from '@/src/commands/index.ts';

const now = Date.parse('2026-11-26T12:00:00');
const read = (language: string, sentence: string) => {
  const match = matchCommand(sentence, { language, now });
  return match.kind === 'intent' ? { id: match.intent.id, plan: match.plan, slots: match.slots } : { id: match.kind };
};

describe('a word that may be a complaint is a word like any other where it is looked for', () => {
  it.each([
    ['de', 'suche Akku', 'Akku'],
    ['de', 'suche Lüfter', 'Lüfter'],
    ['de', 'suche verstreut, danke', 'verstreut'],
    ['vi', 'tìm lung tung', 'lung tung'],
    ['zh', '搜索内存', '内存'],
    ['zh', '搜索一团糟', '一团糟'],
    ['fr', 'cherche batterie', 'batterie'],
    ['fr', 'cherche bazar', 'bazar'],
    ['es', 'busca memoria', 'memoria'],
    ['es', 'busca ventilador', 'ventilador'],
    ['ja', '長いを検索', '長い'],
    ['ja', '重いを検索', '重い'],
    ['pt-BR', 'procure bateria', 'bateria'],
    ['pt-BR', 'procure longo', 'longo'],
  ])('%s: %s', (language, sentence, word) => {
    expect(read(language, sentence)).toMatchObject({ id: 'tabs.find', slots: { words: [word] } });
  });

  it.each([
    ['de', 'zeig meine Lesezeichen Akku', 'Akku'],
    ['de', 'zeig meine Lesezeichen über Lüfter', 'Lüfter'],
    ['vi', 'tìm dấu trang về lung tung', 'lung tung'],
    ['zh', '显示我关于内存的书签', '内存'],
    ['zh', '显示内存书签', '内存'],
    ['fr', 'montre mes favoris batterie', 'batterie'],
    ['fr', 'montre mes favoris sur la batterie', 'batterie'],
    ['es', 'muestra mis marcadores sobre memoria', 'memoria'],
    ['ja', '長いについてのブックマークを表示', '長い'],
    ['pt-BR', 'mostre meus favoritos sobre bateria', 'bateria'],
    ['pt-BR', 'mostre meus favoritos bateria', 'bateria'],
  ])('%s: %s', (language, sentence, word) => {
    expect(read(language, sentence)).toMatchObject({ id: 'bookmarks.find', slots: { words: [word] } });
  });

  it('but what tidies is still read beside one', () => {
    expect(read('vi', 'tab lung tung quá dọn giúp mình với').id).toBe('tabs.tidy');
    expect(read('fr', 'rangez-moi ce fouillis d’onglets').id).toBe('tabs.tidy');
  });
});

describe('a name that may be an order for a model', () => {
  it.each(['speichere diese Seite als kurze Zusammenfassung', 'speichere diesen Artikel als deutsche Übersetzung'])(
    'is shown before anything is saved: %s',
    (sentence) => {
      const match = read('de', sentence);
      expect(match.id === 'beyond' || match.plan).toBe(true);
    },
  );
});

it.each(['de', 'vi', 'zh', 'fr', 'es', 'ja', 'pt-BR'])(
  'an English time counts in an English sentence beside %s',
  (code) => {
    const match = read(code, 'set aside these tabs until tomorrow');
    expect(match).toMatchObject({ id: 'tabs.snooze', slots: { until: Date.parse('2026-11-27T09:00:00') } });
  },
);

it.each([
  ['de', 'führe die ersten 3 Gruppen zusammen'],
  ['de', 'fasse die ersten drei Gruppen zusammen'],
  ['fr', 'fusionne les 3 premiers groupes'],
  ['es', 'combina los 3 primeros grupos'],
  ['vi', 'gộp 3 nhóm đầu'],
  ['zh', '合并前三个分组'],
  ['zh', '合并这3个标签：js和javascript和ts'],
])('%s: so many groups are not taken for tabs, nor for two: %s', (language, sentence) => {
  const match = read(language, sentence);
  expect(match.plan ?? true).toBe(true);
});

it('two tags that are named are merged, however many are counted', () => {
  const match = read('de', 'führe die drei Tags js und javascript zusammen');
  expect(match).toMatchObject({ id: 'tags.merge', slots: { tagged: ['js'], name: 'javascript' } });
});

it('"this" before a mark is not lost because of tabs behind it', () => {
  expect(read('de', 'stumm diesen, Tabs alle').slots).toMatchObject({ ref: { kind: 'this' } });
});

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPanelOrder, readRule } from '@/src/commands/told-rules.ts';
import { createI18n } from '@/src/i18n/index.ts';

const at = (day: number | null, hour: number, minute = 0) => ({ kind: 'weekly', day, minute: hour * 60 + minute });
const aside = (unusedDays: number) => ({ kind: 'set-aside', unusedDays });

describe('a rule in a sentence', () => {
  it.each([
    ['Every Friday at 17:00 set aside what I have not used in two weeks', at(5, 17), aside(14)],
    [
      'close duplicates when there are more than 200 tabs',
      { kind: 'more-tabs', than: 200 },
      { kind: 'close-duplicates' },
    ],
    ['every day at 6:30 pm put to sleep tabs unused for 3 days', at(null, 18, 30), { kind: 'sleep', unusedDays: 3 }],
    ['on Mondays close duplicate tabs', at(1, 9), { kind: 'close-duplicates' }],
    ['every morning save and close tabs I have not used in a month', at(null, 9), aside(30)],
    ['Jeden Freitag um 17 Uhr beiseitelegen, was ich zwei Wochen nicht benutzt habe', at(5, 17), aside(14)],
    ['Doppelte Tabs schließen bei mehr als 150 Tabs', { kind: 'more-tabs', than: 150 }, { kind: 'close-duplicates' }],
    ['Thứ sáu lúc 17:00 cất những gì tôi không dùng trong hai tuần', at(5, 17), aside(14)],
    ['每周五 17:00 收起两周没用过的标签页', at(5, 17), aside(14)],
    ['超过200个标签页时关闭重复的标签页', { kind: 'more-tabs', than: 200 }, { kind: 'close-duplicates' }],
    ['chaque vendredi à 17h ferme les onglets en double', at(5, 17), { kind: 'close-duplicates' }],
    [
      'cada lunes a las 9 suspende las pestañas que no uso desde hace 3 días',
      at(1, 9),
      { kind: 'sleep', unusedDays: 3 },
    ],
    ['toda sexta às 17h fecha as abas duplicadas', at(5, 17), { kind: 'close-duplicates' }],
    ['毎週金曜17時に重複タブを閉じて', at(5, 17), { kind: 'close-duplicates' }],
    ['タブが200個以上になったら重複タブを閉じて', { kind: 'more-tabs', than: 200 }, { kind: 'close-duplicates' }],
  ])('%s', (sentence, when, does) => {
    expect(readRule(sentence)).toEqual({ when, does });
  });

  it('tells only what it says', () => {
    expect(readRule('every Friday at 17:00')).toEqual({ when: at(5, 17) });
    expect(readRule('close the duplicates')).toEqual({ does: { kind: 'close-duplicates' } });
    expect(readRule('what is the weather like?')).toEqual({});
  });

  it('does not do more than was said', () => {
    expect(readRule('every Friday set aside the github tabs')).toEqual({ when: at(5, 9) });
    expect(readPanelOrder('close duplicates on Friday')).toBeNull();
  });

  it('reads whatever is typed without an error', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 500 }),
        (words) => void [readRule(words), readPanelOrder(words)],
      ),
    );
  });
});

describe('the examples of the options', () => {
  const folders = ['en', 'de', 'vi', 'zh_CN'];
  const examples = { aside: 'set-aside', duplicates: 'close-duplicates', sleep: 'sleep' };
  it.each(folders)('are rules as a whole in %s', (folder) => {
    const file = new URL(`../../../public/_locales/${folder}/messages.json`, import.meta.url);
    const messages: Record<string, { message: string }> = JSON.parse(readFileSync(file, 'utf8'));
    const { say } = createI18n((key) => messages[key]?.message ?? '', folder.replace('_', '-'));
    for (const [name, kind] of Object.entries(examples)) {
      const sentence = say({ key: `rules_example_${name}`, params: { at: new Date(2026, 0, 2, 17).getTime() } });
      expect(readRule(sentence), sentence).toMatchObject({ when: {}, does: { kind } });
    }
  });
});

import { describe, expect, it } from 'vitest';
import { matchCommand } from '@/src/commands/index.ts';
import { conversation } from '../conversation.ts';

const toldIn = (sentence: string, language: string) => {
  const match = matchCommand(sentence, { language });
  return match.kind === 'intent' && match.intent.id === 'rules.add' ? match.slots.rule : null;
};

const fridays = {
  when: { kind: 'weekly', day: 5, minute: 1020 },
  does: { kind: 'set-aside', unusedDays: 14 },
};
const manyTabs = { when: { kind: 'more-tabs', than: 200 }, does: { kind: 'close-duplicates' } };

describe('a sentence that tells a rule', () => {
  it.each([
    ['en', 'every Friday at 17:00 set aside what I have not used in two weeks', fridays],
    ['en', 'close duplicates when there are more than 200 tabs', manyTabs],
    ['de', 'jeden Freitag um 17 Uhr Tabs beiseitelegen, die ich zwei Wochen nicht benutzt habe', fridays],
    ['de', 'schließ doppelte Tabs, wenn es mehr als 200 Tabs sind', manyTabs],
    ['fr', 'chaque vendredi à 17h mets de côté les onglets inutilisés depuis deux semaines', fridays],
    ['fr', 'ferme les doublons quand il y a plus de 200 onglets', manyTabs],
    ['es', 'cada viernes a las 17:00 aparta las pestañas sin usar en dos semanas', fridays],
    ['es', 'cierra las pestañas duplicadas cuando haya más de 200 pestañas', manyTabs],
    ['pt-BR', 'toda sexta às 17h deixa de lado as abas sem uso há duas semanas', fridays],
    ['pt-BR', 'fecha as abas duplicadas quando houver mais de 200 abas', manyTabs],
    ['vi', 'mỗi thứ sáu lúc 17:00 cất các thẻ không dùng trong hai tuần', fridays],
    ['zh', '每周五17点收起两周没用的标签页', fridays],
    ['zh', '当超过200个标签时关闭重复的标签页', manyTabs],
    ['ja', '毎週金曜17時に重複タブを閉じて', { ...fridays, does: { kind: 'close-duplicates' } }],
    ['ja', 'タブが200個を超えたら重複したタブを閉じて', manyTabs],
  ])('in %s: %s', (language, sentence, rule) => {
    expect(toldIn(sentence, language)).toEqual(rule);
  });

  it.each([
    'What happens if I close duplicates every Friday?',
    'Do not close duplicates every day',
    'I read that people close duplicates every day',
    'close duplicates over 9000 reasons',
    'every Friday I go fishing',
    'close duplicates',
  ])('in passing, in a question or without a time tells none: %s', (sentence) => {
    expect(toldIn(sentence, 'en')).toBeNull();
  });

  it('makes the rule by its tool, with what it will do before Enter and after', async () => {
    const its = conversation({ create_rule: () => ({ done: 1, rule: '' }) });
    const sentence = 'every Friday at 17:00 set aside what I have not used in two weeks';
    const shown = await its.preview(sentence);
    expect(shown).toMatchObject({ intent: 'rules.add', exact: true });
    expect(shown?.sentence.replace(/\s/g, ' ')).toBe(
      'New rule “Every Friday, 5:00 PM: save and close tabs not used for 14 days”',
    );
    const { calls, lines } = await its.say(sentence);
    expect(calls).toEqual([
      { name: 'create_rule', arguments: { does: 'set-aside', unused_days: 14, every: 'friday', at: '17:00' } },
    ]);
    expect(lines.join(' ')).toContain('asks before it closes tabs');
  });
});

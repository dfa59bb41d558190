import { describe, expect, it } from 'vitest';
import { matchCommand } from '@/src/commands/index.ts';
import { nearestTo } from '@/src/commands/nearest-commands.ts';

const now = new Date(2026, 10, 25, 15, 30).getTime();

/** Sentences that need the words of doubt, return, rules and reports of their own language. */
const sentences: Record<string, string[]> = {
  de: [
    'schließ irgendeinen Tab',
    'ich habe zwei Tabs geschlossen, hol sie zurück',
    'schließ den Tab und hol ihn morgen um 9 zurück',
    'jeden Freitag um 17 Uhr die doppelten Tabs schließen',
    'lösch es bitte nicht, das Lesezeichen',
  ],
  en: ['close this and bring it back on monday', 'I closed two tabs, bring them back', 'never delete my bookmarks'],
  zh: ['把这个标签页关掉，明天早上九点再打开', '每周五下午五点关闭重复的标签页'],
  es: ['cierra alguna pestaña', 'cierra esta pestaña y ábrela mañana a las 9'],
  fr: ['ferme cet onglet et rouvre-le demain à 9h', 'tous les vendredis à 17h, ferme les doublons'],
  'pt-BR': ['fecha essa aba e abre de novo amanhã às 9h', 'toda sexta às 17h fecha as abas duplicadas'],
};

describe.each([
  ['de-DE', 'de'],
  ['de_AT', 'de'],
  ['en-US', 'en'],
  ['en-GB', 'en'],
  ['zh-CN', 'zh'],
  ['es-MX', 'es'],
  ['fr-CA', 'fr'],
  ['pt', 'pt-BR'],
])('a browser in %s', (regional, plain) => {
  it.each(sentences[plain]!)('reads %s as its language does', (sentence) => {
    expect(matchCommand(sentence, { language: regional, now })).toEqual(
      matchCommand(sentence, { language: plain, now }),
    );
    const chips = (language: string) => nearestTo(sentence, [], language, now).map(({ intent }) => intent);
    expect(chips(regional)).toEqual(chips(plain));
  });
});

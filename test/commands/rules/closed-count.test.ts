import { expect, it } from 'vitest';
import { matchCommand } from '@/src/commands/index.ts';

it.each([
  ['en', 'I closed two tabs, bring them back', 2],
  ['en', 'I just closed 3 tabs by mistake, reopen them', 3],
  ['en', 'I closed a tab, bring it back', null],
  ['en', 'reopen the last closed tab', null],
  ['de', 'Ich habe zwei Tabs geschlossen, hol sie zurück', 2],
  ['fr', "j'ai fermé deux onglets, rouvre-les", 2],
  ['es', 'cerré dos pestañas, ábrelas de nuevo', 2],
  ['pt-BR', 'fechei duas abas, traz de volta', 2],
  ['vi', 'tôi đã đóng hai thẻ, mở lại đi', 2],
  ['zh', '我关了两个标签页，重新打开', 2],
  ['ja', 'タブを2つ閉じてしまった、戻して', 2],
])('in %s "%s" brings back %s', (language, sentence, count) => {
  const match = matchCommand(sentence, { language, now: Date.now() });
  expect(match).toMatchObject({ kind: 'intent', intent: { id: 'tabs.reopen' } });
  expect(match.kind === 'intent' && match.slots).toEqual(count === null ? {} : { ref: { kind: 'last', count } });
});

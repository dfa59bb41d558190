import { describe, expect, it } from 'vitest';
import { matchCommand } from '@/src/commands/index.ts';

const actsAtOnce = (sentence: string, language = 'en') => {
  const match = matchCommand(sentence, { language });
  return match.kind === 'intent' && match.intent.effect !== 'read' && !match.plan;
};
const changes = (sentence: string, language = 'en') => {
  const match = matchCommand(sentence, { language });
  return match.kind === 'intent' && match.intent.effect !== 'read';
};

describe('an order that is taken back at its end changes nothing at once', () => {
  it.each([
    ['en', 'pin this tab'],
    ['de', 'hefte diesen Tab an'],
    ['fr', 'épingle cet onglet'],
    ['es', 'fija esta pestaña'],
    ['pt-BR', 'fixa esta aba'],
    ['vi', 'ghim tab này'],
    ['zh', '固定这个标签页'],
    ['ja', 'このタブを固定して'],
  ])('in %s: %s', (language, order) => {
    const words: Record<string, string[]> = {
      en: ['no wait', 'never mind', 'oh no', 'scratch that'],
      de: ['nein warte', 'doch nicht', 'ach nein', 'lass es'],
      fr: ['non', 'oublie', 'en fait non', 'attends'],
      es: ['no', 'olvídalo', 'mejor no', 'espera'],
      'pt-BR': ['não', 'esquece', 'melhor não', 'espera'],
      vi: ['thôi', 'khoan đã', 'à không'],
      zh: ['还是不要了', '等等', '算了吧'],
      ja: ['やっぱりやめて', '待って', 'いや、違う'],
    };
    expect(actsAtOnce(order, language)).toBe(true);
    for (const word of words[language]!)
      for (const end of ['', '!', '…']) expect(actsAtOnce(`${order}, ${word}${end}`, language), word).toBe(false);
  });

  it.each([
    ['en', 'oh no, mute this tab'],
    ['en', 'no no undo that'],
    ['de', 'ach nee, schließ diesen Tab'],
    ['zh', '算了,关闭这个标签页'],
    ['ja', 'やっぱりこのタブを閉じて'],
  ])('but such words at the beginning leave the order one in %s: %s', (language, sentence) => {
    expect(actsAtOnce(sentence, language)).toBe(true);
  });
});

describe('what is forbidden, reported or asked by its ending changes nothing', () => {
  it.each([
    ['ja', 'このタブを閉じるな'],
    ['ja', 'ブックマークを消すなよ'],
    ['ja', 'このタブを固定した'],
    ['ja', 'タブを全部閉じました'],
    ['ja', 'このページを再読み込みしようかな'],
    ['ja', 'このタブを閉じますか'],
    ['zh', '这个标签页固定了吗'],
    ['zh', '你静音所有标签页了吗'],
    ['zh', '你有没有删除这个书签'],
    ['zh', '这个书签删除了'],
    ['zh', '千万别固定这个标签页'],
    ['zh', '先不要静音所有标签页'],
    ['zh', '不想关闭这个标签页'],
    ['zh', '不静音任何标签页'],
    ['en', "I don't want to pin this tab"],
    ['en', 'I don’t want to pin this tab'],
    ['en', 'close the other tab'],
  ])('in %s: %s', (language, sentence) => {
    expect(changes(sentence, language)).toBe(false);
  });

  it.each([
    ['ja', 'このタブを閉じてくれますか'],
    ['ja', 'このタブを固定してもらえますか'],
    ['zh', '可以关闭这个标签页吗'],
    ['zh', '把这个标签页关了'],
    ['zh', '能帮我固定这个标签页吗'],
  ])('but a polite order is one in %s: %s', (language, sentence) => {
    expect(changes(sentence, language)).toBe(true);
  });
});

describe('a selection that leaves open which one is meant is shown first', () => {
  it.each([
    ['en', 'pin one github tab'],
    ['en', 'reload some tabs'],
    ['en', 'mute certain youtube tabs'],
    ['en', 'pin a tab'],
    ['en', 'mute the tabs I like'],
    ['de', 'hefte einen GitHub-Tab an'],
    ['de', 'lade irgendwelche Tabs neu'],
    ['de', 'schließ irgendeinen Tab'],
    ['fr', 'épingle un onglet'],
    ['fr', 'recharge certains onglets'],
    ['es', 'silencia unas pestañas'],
    ['es', 'fija una pestaña de github'],
    ['pt-BR', 'silencia algumas abas'],
    ['pt-BR', 'fixa uma aba'],
    ['vi', 'ghim một tab nào đó'],
    ['vi', 'tắt tiếng một số tab'],
    ['zh', '固定一个标签页'],
    ['zh', '静音某些标签页'],
    ['zh', '刷新一些GitHub标签页'],
    ['ja', 'タブを一つ固定して'],
    ['ja', 'いくつかのタブをミュートして'],
  ])('in %s: %s', (language, sentence) => {
    expect(actsAtOnce(sentence, language)).toBe(false);
  });

  it.each([
    ['en', 'move this tab to a new window'],
    ['en', 'mute all youtube tabs'],
    ['de', 'verschiebe diesen Tab in ein neues Fenster'],
    ['zh', '固定这个标签页'],
    ['ja', 'このタブを一つの新しいウィンドウに移動して'],
  ])('but what is named is not open in %s: %s', (language, sentence) => {
    expect(actsAtOnce(sentence, language)).toBe(true);
  });
});

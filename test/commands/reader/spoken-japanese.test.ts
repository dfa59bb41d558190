import { describe, expect, it } from 'vitest';
import { matchCommand } from '@/src/commands/index.ts';

const now = new Date(2026, 10, 27, 16).getTime();
const read = (sentence: string) => matchCommand(sentence, { language: 'ja', now });

/** The command with its slots, as its sentence asks for it. */
const asked = (sentence: string) => {
  const match = read(sentence);
  return match.kind === 'intent' ? { id: match.intent.id, plan: match.plan === true, ...match.slots } : match.kind;
};

describe('Japanese as it is spoken and typed', () => {
  it.each([
    // Names that begin or end like a particle, a number or a list.
    ['もなかのタブを閉じて', 'tabs.close-matching', { words: ['もなか'] }],
    ['昨日見てたさつま揚げのレシピを探して', 'history.find', { words: ['さつま揚げ レシピ'] }],
    ['八ヶ岳のタブを固定して', 'tabs.pin', { words: ['八ヶ岳'] }],
    ['部屋さがしで取っておいたタブをまた開いて', 'session.open', { name: '部屋さがし' }],
    ['パッキングリストのタブをスリープさせて', 'tabs.sleep', { words: ['パッキングリスト'] }],
    ['糖質少ないパンのタブどこ', 'tabs.find', { words: ['糖質少ないパン'] }],
    // Conversions gone wrong, and a last kana that was not typed out.
    ['二週間以上使ってないタブは休止させと居て', 'tabs.sleep', { days: 14 }],
    ['いま開いてるタブなんこt', 'tabs.count', {}],
    // A tag for a page that is named, and a reason behind an order.
    ['チーズケーキのレシピにも洋菓子タグつけて', 'tags.add-many', { words: ['チーズケーキ レシピ'], tags: ['洋菓子'] }],
    ['編み図のページに#手芸つけといて', 'tags.add-many', { words: ['編み図'], tags: ['手芸'] }],
    ['水彩から画材のタグ外して、もう揃ったので', 'tags.remove', { words: ['水彩'], tags: ['画材'] }],
    // Two pages side by side, and what is put off to a date.
    ['蕎麦のお店と寿司を別ウィンドウで見比べたい', 'tabs.to-window', { words: ['蕎麦', '寿司'] }],
    ['登山靴のタブ、12/24まで引っ込めといて', 'tabs.snooze', { words: ['登山靴'] }],
    // Looks.
    ['引っ越しまわりで今なにが開いてるか見せて', 'tabs.find', { words: ['引っ越し'] }],
    ['先週陶芸教室のページ見てたはずなんだけど履歴に残ってない？', 'history.find', { words: ['陶芸教室'] }],
  ])('%s: %s', (sentence, id, slots) => expect(asked(sentence)).toMatchObject({ id, ...slots }));

  it.each([
    'これから楽天は開いたら勝手にミュートになるようにしてほしい',
    '価格コム開いたら今後は自動で家電のグループに入れて',
    'ヤフオクのタブ、4日触ってなかったら勝手に閉じるようにして',
  ])('%s is a wish for a rule, and nothing for now', (sentence) =>
    expect(asked(sentence)).toMatchObject({ id: 'rules.add', plan: true }),
  );

  it.each(['タグ消したらそれのブックマークも一緒に消えちゃう？', '下書きのタブ、スリープにしたら書いたもの消える？'])(
    '%s is asked, and no order',
    (sentence) => expect(asked(sentence)).toBe('beyond'),
  );

  it.each(['全部閉じて、楽器のはまだ使うから', 'タブ全部閉じて、料理だけはまだ見るので'])(
    '%s may say what to leave alone: it is not passed over',
    (sentence) => {
      const match = read(sentence);
      expect(match.kind === 'intent' && !match.plan).toBe(false);
    },
  );
});

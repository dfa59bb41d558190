import { describe, expect, it } from 'vitest';
import { matchCommand } from '@/src/commands/index.ts';

const now = new Date(2026, 10, 27, 16).getTime();
const read = (sentence: string) => {
  const match = matchCommand(sentence, { language: 'ja', now });
  if (match.kind !== 'intent') return { id: match.kind, slots: {}, plan: false };
  return { id: match.intent.id, slots: match.slots, plan: match.plan === true };
};

describe('Japanese as it is typed', () => {
  it.each([
    ['写真のタブを12/24まで隠して', 'tabs.snooze', { until: new Date(2026, 11, 24, 9).getTime() }],
    ['1/8の朝8時に家賃のタブをリマインドして', 'tabs.snooze', { until: new Date(2027, 0, 8, 8).getTime() }],
  ])('takes a date with a slash for a time to come: %s', (sentence, id, slots) => {
    expect(read(sentence)).toMatchObject({ id, slots, plan: true });
  });

  it.each([
    ['千葉の図書館のタブを閉じて', 'tabs.close-matching', '千葉の図書館'],
    ['三軒茶屋のタブを固定して', 'tabs.pin', '三軒茶屋'],
  ])('takes no number out of a name: %s', (sentence, id, name) => {
    const { id: said, slots } = read(sentence);
    expect(said).toBe(id);
    expect(slots).toEqual({ words: [name] });
  });

  it.each(['おんなじタブを閉じて', 'おんなじページある？片っぽずつ閉じて'])(
    'knows what is open twice: %s',
    (sentence) => {
      expect(read(sentence).id).toBe('tabs.close-duplicates');
    },
  );

  it('takes a general noun behind a topic for no word of it', () => {
    expect(read('ピアノの動画以外ミュートして').slots).toMatchObject({ except: { words: ['ピアノ'] } });
  });

  it('leaves out a reason behind the order', () => {
    const { id, slots, plan } = read('買い物のタグをケーキから外して、もう食べたので');
    expect({ id, slots, plan }).toEqual({
      id: 'tags.remove',
      slots: { tags: ['買い物'], words: ['ケーキ'] },
      plan: true,
    });
  });

  it('takes what is named before に for what is tagged', () => {
    const { id, slots, plan } = read('カレーのレシピにも夕飯タグつけといて');
    expect({ id, plan }).toEqual({ id: 'tags.add-many', plan: true });
    expect(slots).toMatchObject({ words: [expect.stringContaining('カレー')], tags: ['夕飯'] });
    expect(read('このページに夕飯タグつけて').slots).toMatchObject({ ref: { kind: 'this' }, tags: ['夕飯'] });
  });

  it.each([
    'redditは開いたら勝手にミュートになるようにして',
    'ebay開いたら自動で買い物のグループに入れて',
    'ニュースのタブ、使ってなかったら勝手に閉じるようにできる？',
  ])('orders nothing for now with a rule: %s', (sentence) => {
    expect(['none', 'rules.add']).toContain(read(sentence).id);
  });
});

it.each([
  'ケーキのページから「買い物」タグを外して',
  'ケーキのタブから買い物タグを外して',
  '買い物タグをケーキから外して',
])('takes a tag off the page that is named, and not off the one in front: %s', (sentence) => {
  expect(matchCommand(sentence, { language: 'ja' })).toMatchObject({
    intent: { id: 'tags.remove' },
    slots: { tags: ['買い物'], words: ['ケーキ'] },
    plan: true,
  });
});

it.each([
  ['figmaのタブを一つにまとめtて', 'tabs.group-matching'],
  ['赤いtシャツのタブを閉じて', 'tabs.close-matching'],
])('mends a kana that was not typed out within a sentence, and no name: %s', (sentence, id) => {
  const match = matchCommand(sentence, { language: 'ja' });
  expect(match).toMatchObject({ intent: { id } });
  expect(JSON.stringify(match.kind === 'intent' && match.slots)).not.toContain('"t"');
});

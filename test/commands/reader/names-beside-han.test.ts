import { describe, expect, it } from 'vitest';
import { matchCommand } from '@/src/commands/index.ts';

const now = new Date(2026, 10, 25, 15, 30).getTime();

const read = (sentence: string, language: string) => {
  const match = matchCommand(sentence, { language, now });
  return match.kind === 'intent' ? [match.intent.id, match.slots] : [match.kind === 'beyond' ? match.beyond : 'none'];
};

describe('Chinese', () => {
  it.each([
    // Words that join or end a topic do not belong to it.
    ['那个讲solar roof的Guardian文章在哪', 'tabs.find', { words: ['solar roof'], sites: ['theguardian'] }],
    ['login page那个issue帮我找一下', 'tabs.find', { words: ['login page issue'] }],
    ['把“目的地”的标签页静音', 'tabs.mute', { words: ['目的地'] }],
    ['Kyoto那组单独弄到一个新窗口', 'tabs.to-window', { group: 'Kyoto', to: 'window' }],
    ['明天上午九点提醒我看那台Dyson', 'tabs.snooze', { words: ['Dyson'] }],
    // A pronoun behind a name only points back at it.
    ['知乎那几个先静音', 'tabs.mute', { sites: ['zhihu.com'] }],
    // 他 and 说 within a word.
    ['吉他谱开了两个,关掉一个', 'tabs.close-duplicates', { states: ['duplicate'], words: ['吉他谱'] }],
    ['Bosch说明书收藏了两次,删一个', 'bookmarks.duplicates', { words: ['Bosch说明书'] }],
    // The end of a name that could be an order.
    ['把发布会摘要的页面收起来', 'tabs.set-aside', { words: ['发布会摘要'] }],
    ['太吵了!除了podcast全部静音', 'tabs.mute', { states: ['playing'], except: { words: ['podcast'] } }],
    ['把Kyoto组改名叫Osaka之旅,颜色换成红的', 'groups.rename', { group: 'Kyoto', name: 'Osaka之旅', color: 'red' }],
    [
      '把Kyoto的标签页分到一组叫赏枫,颜色用橙色',
      'tabs.group-matching',
      { words: ['Kyoto'], name: '赏枫', color: 'orange' },
    ],
    ['给番茄汤的做法也打上家常菜的标签', 'tags.add-many', { words: ['番茄汤 做法'], tags: ['家常菜'] }],
    ['在旅行文件夹里建个子文件夹叫“签证”', 'bookmarks.folder-new', { folder: '签证', name: '旅行' }],
    ['我记得收藏过一篇讲鲸鱼的文章', 'bookmarks.find', { words: ['鲸鱼'] }],
    ['budget那个表呢', 'tabs.find', { words: ['budget'] }],
    ['前天看的那套公寓还找得到吗', 'history.find', { words: ['公寓'] }],
    ['每个窗口都有哪些组,一组几个网页,列一下', 'windows.list', {}],
    ['把Slack挪到另一个窗口', 'tabs.to-window', { window: 'others' }],
  ])('%s', (sentence, id, slots) => {
    expect(read(sentence, 'zh-CN')).toMatchObject([id, slots]);
  });

  it.each([
    ['帆船关闭速度那篇论文在哪', 'none'],
    ['如果我把读书组删了,里面的网页还在不在', 'way-back'],
    ['休眠和关掉有啥区别,填到一半的会没了吗', 'keeping'],
  ])('is no answer on another subject: %s', (sentence, kind) => {
    expect(read(sentence, 'zh-CN')).toEqual([kind]);
  });

  it.each(['关掉一个', '给我打上', '这台打开了两次吗'])('changes nothing at once: %s', (sentence) => {
    const match = matchCommand(sentence, { language: 'zh-CN', now });
    expect(match.kind !== 'intent' || match.intent.effect === 'read' || match.plan).toBe(true);
  });
});

describe('Japanese', () => {
  it.each([
    ['Kyotoの旅館のページどこいった?Bookingのやつ', 'tabs.find', { words: ['Kyoto 旅館'] }],
    ['同じタブ3つ開いてない?あったら片方閉じて', 'tabs.close-duplicates', { states: ['duplicate'] }],
    ['ブックマークの重複があれば消して', 'bookmarks.duplicates', { merge: true }],
    ['旅館のページに#travelつけといて', 'tags.add-many', { words: ['旅館'], tags: ['travel'] }],
    ['Slack 17時まで隠しといて、集中できない', 'tabs.snooze', { sites: ['slack'] }],
    ['先週見たFigmaのページ、履歴から探し手', 'history.site', { sites: ['figma'] }],
    ['レシピフォルダの中にスープというフォルダを作って', 'bookmarks.folder-new', { folder: 'スープ', name: 'レシピ' }],
    ['Smokeのコード、どこかにブックマークしたはず', 'bookmarks.find', { words: ['Smoke コード'] }],
  ])('%s', (sentence, id, slots) => {
    expect(read(sentence, 'ja')).toMatchObject([id, slots]);
  });

  it('answers what becomes of a group', () => {
    expect(read('ウィンドウ閉じたら読書グループも消えちゃう?', 'ja')).toEqual(['way-back']);
  });
});

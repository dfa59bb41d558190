import { describe, expect, it } from 'vitest';
import { matchCommand } from '@/src/commands/index.ts';
import { askWithTools } from '../ask-with-tools.ts';

const now = new Date(2026, 10, 25, 15, 30).getTime();
const at = (day: number, hour: number) => new Date(2026, 10, day, hour).getTime();

const match = (sentence: string) => matchCommand(sentence, { language: 'zh-CN', now });
const read = (sentence: string) => {
  const found = match(sentence);
  return found.kind === 'intent'
    ? [found.intent.id, found.slots]
    : [found.kind === 'beyond' ? found.beyond : 'none', {}];
};

describe('a Chinese sentence in several clauses', () => {
  it.each([
    // An order that the second clause only ends.
    [
      '露营那几个页面存成一个会话,名字就叫秋天露营,存好之后再把那几个页面关掉',
      'tabs.set-aside',
      { words: ['露营'], name: '秋天露营', to: 'session' },
    ],
    ['新建个文件夹叫乐谱,把钢琴的那个挪进去', 'bookmarks.move', { words: ['钢琴'], name: '乐谱', to: 'folder' }],
    [
      '在手工文件夹里建个子文件夹叫“木工”,把刨子放进去',
      'bookmarks.move',
      { words: ['刨子'], name: '手工/木工', to: 'folder' },
    ],
    ['灯塔那篇,lamp的tag去掉,海岛的留着', 'tags.remove', { words: ['灯塔'], tags: ['lamp'] }],
    ['Discord别放在学习窗口里,挪到另一个窗口', 'tabs.to-window', { window: 'others', sites: ['discord'] }],
    ['把玩具的网页放一块儿,就京东天猫那几个,组名叫礼物', 'tabs.group-matching', { name: '礼物' }],
    // An exception of its own clause.
    ['小提琴除外,其他在响的全静音', 'tabs.mute', { others: true, except: { words: ['小提琴'] } }],
    // Remarks beside the order.
    ['灯塔那篇文章放稍后读,等晚上孩子睡了再看', 'reading.add', { words: ['灯塔'] }],
    ['这几个先存成一个会话然后关掉,下周再看', 'tabs.set-aside', { to: 'session' }],
    ['超过两周没看的标签页先休眠,别给我关了', 'tabs.sleep', { days: 14 }],
    ['这窗口没进组的按网站排一下,固定的别动', 'tabs.sort', { states: ['ungrouped'], by: 'site' }],
    ['窗口2的标签乱死了,安网站排一排行不行', 'tabs.sort', { by: 'site' }],
    ['灯塔那篇先收起来,明天早上九点再弹出来给我看', 'tabs.snooze', { words: ['灯塔'], until: at(26, 9) }],
  ])('%s', (sentence, id, slots) => {
    expect(read(sentence)).toMatchObject([id, slots]);
  });

  it.each([
    '新建个文件夹叫乐谱,把钢琴的那个挪进去',
    '灯塔那篇,lamp的tag去掉,海岛的留着',
    '窗口2的标签乱死了,安网站排一排行不行',
    '露营那几个页面存成一个会话,名字就叫秋天露营,存好之后再把那几个页面关掉',
  ])('is shown before it changes anything: %s', (sentence) => {
    expect(match(sentence)).toMatchObject({ plan: true });
  });

  it('leaves no second order out', () => {
    expect(read('把文件夹乐谱改名叫琴谱,再挪到音乐下面')).toEqual(['none', {}]);
  });
});

describe('a Chinese name', () => {
  it.each([
    // Words that hold a word of an order.
    ['上周查快餐的页面再帮我打开一下', 'history.find', { words: ['快餐'], when: { kind: 'week', ago: 1 } }],
    ['搬家那组标签关掉', 'tabs.close-group', { group: '搬家' }],
    ['京东鞋标签里都有啥', 'tags.show', { tagged: ['京东鞋'] }],
    ['那个说1米8沙发买了后悔的帖子在哪', 'tabs.find', { words: ['1米8沙发买了后悔'] }],
    // Counted once more behind it.
    ['给灯塔和港口那两个书签加上海边的标签', 'tags.add-many', { words: ['灯塔', '港口'], tags: ['海边'] }],
    ['灯塔和港口这两个书签打上海边标签', 'tags.add-many', { words: ['灯塔', '港口'], tags: ['海边'] }],
    ['给两个jira的页面都打上urgent', 'tags.add-many', { all: true, sites: ['jira'], tags: ['urgent'] }],
    ['灯塔那个游记也标成海边的', 'tags.add-many', { words: ['灯塔 游记'], tags: ['海边'] }],
    // Taking a tag off deletes no page.
    ['把所有书签的海边标签去掉', 'tags.remove', { tags: ['海边'] }],
    ['把灯塔的海边标签去掉', 'tags.remove', { words: ['灯塔'], tags: ['海边'] }],
    ['露营那组单独开个窗口', 'tabs.to-window', { group: '露营', to: 'window' }],
    ['现在这篇存到阅读清单', 'reading.add', { ref: { kind: 'this' } }],
    // Pages of the past.
    ['之前存的婚礼那几个网页,打开看看', 'session.open', { session: '婚礼' }],
    ['上周查牙疼的记录给我删了', 'history.forget', { words: ['牙疼'], when: { kind: 'week', ago: 1 } }],
    ['刚关那个手套在打开一下', 'tabs.reopen', { words: ['手套'] }],
    ['灯塔怎么开了两个啊', 'tabs.duplicates', { words: ['灯塔'] }],
    ['打开阅读列表里讲灯塔的那篇', 'reading.list', {}],
    ['五天没看的标签页自动休眠', 'rules.add', { rule: { does: { kind: 'sleep', unusedDays: 5 } } }],
  ])('%s', (sentence, id, slots) => {
    expect(read(sentence)).toMatchObject([id, slots]);
  });
});

describe('a question on a subject', () => {
  it.each([
    ['灯塔的门票那个还是会员的怎么开了三个啊', ['tabs.duplicates', 'none']],
    ['灯塔海岛里有一个港口里也有一个,留港口那个', ['none']],
    ['规则能自己关标签吗', ['rules']],
    ['睡眠的话,表单里没存的字会不会丢', ['way-back']],
    ['我要是删了海边这个标签,那几个书签会跟着没吗', ['way-back']],
  ])('says a word of it: %s', (sentence, kinds) => {
    expect(kinds).toContain(read(sentence)[0]);
  });
});

describe('a window that a site or its size names', () => {
  it.each([
    ['领英那个小窗口合到figma那个窗口里去吧,切来切去太麻烦了', 'move_tabs'],
    ['关闭领英那个窗口', 'close_tabs'],
  ])('%s', async (sentence, tool) => {
    const { changes } = await askWithTools(sentence, 'zh-CN');
    expect(changes).toMatchObject([{ tool, asked: true }]);
  });
});

it.each([
  ['标签ux改名叫规范吧', '规范'],
  ['标签ux改名叫网吧', '网吧'],
])('takes no tone at the end for a part of a name: %s', (sentence, name) => {
  expect(matchCommand(sentence, { language: 'zh' })).toMatchObject({ intent: { id: 'tags.merge' }, slots: { name } });
});

import { expect, it } from 'vitest';
import { matchCommand } from '@/src/commands/match-command.ts';
import { askWithTools } from '../ask-with-tools.ts';
import { now } from '../furnished-library.ts';

function read(sentence: string, language: string) {
  const match = matchCommand(sentence, { language, now });
  return match.kind === 'intent' ? { id: match.intent.id, plan: match.plan === true, ...match.slots } : match.kind;
}

it.each([
  ['zh', '把两个arxiv页面挪到新窗口', 'tabs.to-window'],
  ['zh', 'github那俩静音', 'tabs.mute'],
  ['vi', 'đóng hai tab amazon', 'tabs.close-site'],
  ['fr', 'ferme les deux onglets amazon', 'tabs.close-site'],
  ['es', 'silencia las dos pestañas de youtube', 'tabs.mute'],
])('counts so many of what is named, in %s: %s', (language, sentence, id) => {
  expect(read(sentence, language)).toMatchObject({ id, ref: { kind: 'first', count: 2 } });
});

it('takes an ordinal for one thing, and a number of nothing for no order', () => {
  expect(read('把第二个标签页关掉', 'zh')).toMatchObject({ ref: { kind: 'positions', positions: [2] } });
  expect(read('关掉两个标签页', 'zh')).toBe('none');
  expect(read('最近关闭的三个标签页', 'zh')).toMatchObject({ id: 'closed.list', ref: { kind: 'last', count: 3 } });
});

it('tags what is counted, and takes none of its words for a tag', () => {
  const match = read('给两篇论文都打上urgent的标签', 'zh');
  expect(match).toMatchObject({ id: 'tags.add-many', tags: ['urgent'], words: ['论文'], plan: true });
});

it.each([
  ['en', 'close the youtube tabs, only the bach one stays'],
  ['de', 'mach alle youtube tabs zu, nur bach soll bleiben'],
  ['de', 'schließ die youtube tabs, aber lass bach offen'],
  ['fr', 'ferme les onglets youtube, garde celui de bach'],
  ['fr', 'ferme tous les onglets youtube sauf celui de bach'],
  ['zh', '把油管都关掉,bach那个留着'],
  ['es', 'cierra todas las de youtube, deja la de bach'],
  ['pt-BR', 'fecha as abas do youtube e deixa a do bach'],
  ['vi', 'đóng hết youtube, giữ lại bach'],
  ['ja', 'youtubeを全部閉じて、bachは閉じないで'],
])('closes all but what is to stay, in %s: %s', async (language, sentence) => {
  const { changes } = await askWithTools(sentence, language);
  expect(changes.map(({ asked, rows }) => ({ asked, rows }))).toEqual([
    {
      asked: true,
      rows: ['How to fix a dripping tap in 5 minutes - YouTube', 'Lisbon travel guide: 48 hours - YouTube'],
    },
  ]);
});

it.each([
  ['de', 'speicher das ganze fenster so wie es ist als Freitag', 'session.save', 'Freitag'],
  ['zh', '这个窗口全部存起来,名字就叫周五', 'tabs.set-aside', '周五'],
  ['ja', 'このウィンドウを金曜日という名前で保存', 'session.save', '金曜日'],
  ['en', 'set these tabs aside as Friday', 'tabs.set-aside', 'Friday'],
])('takes a day that is given as a name for a name, in %s: %s', (language, sentence, id, name) => {
  expect(read(sentence, language)).toMatchObject({ id, name });
  expect(read('set these tabs aside until Friday', 'en')).toMatchObject({ id: 'tabs.snooze' });
});

it('makes one group of two sites, whatever the number of one of them', () => {
  const said = 'die zwei reddit und die amazon seiten zusammen in eine gruppe, nenn sie Einkauf';
  expect(read(said, 'de')).toMatchObject({ sites: ['reddit', 'amazon'], name: 'Einkauf', plan: true });
});

it.each([
  ['en', 'go to the window with slack'],
  ['de', 'geh zum fenster mit slack'],
  ['fr', 'passe à la fenêtre où il y a slack'],
])('goes to a window, and moves nothing there, in %s: %s', (language, sentence) => {
  expect(read(sentence, language)).toMatchObject({ id: 'tabs.switch', sites: ['slack'] });
});

it('goes to the other window, and moves to it only what is moved', () => {
  expect(read('切换到另一个窗口', 'zh')).toMatchObject({ id: 'tabs.switch', window: 'others' });
  expect(read('把这页移到另一个窗口', 'zh')).toMatchObject({ id: 'tabs.to-window' });
});

it.each([
  ['de', 'mist, ich hab das ricardo velo zugemacht'],
  ['fr', "mince j'ai fermé ricardo"],
  ['zh', '刚才手滑把ricardo那个页面关了'],
  ['es', 'uy, cerré ricardo sin querer'],
  ['pt-BR', 'ops, fechei o ricardo sem querer'],
  ['ja', '間違えて自転車のページを閉じちゃった'],
])('shows what it would reopen of what was closed by mistake, in %s: %s', (language, sentence) => {
  expect(read(sentence, language)).toMatchObject({ id: 'tabs.reopen', plan: true });
});

it.each([
  ['fr', "je n'ai pas fermé la page par erreur"],
  ['de', 'wenn ich aus versehen einen tab schließe, was passiert dann'],
  ['zh', '手滑关了怎么办'],
])('reopens nothing that was not told to be closed, in %s: %s', (language, sentence) => {
  const match = read(sentence, language);
  expect(typeof match === 'string' ? null : match.id).not.toBe('tabs.reopen');
});

it.each([
  ['en', 'remind me of this in half an hour'],
  ['de', 'erinner mich in einer halben stunde an diese seite'],
  ['fr', 'rappelle-moi cette page dans une demi-heure'],
  ['zh', '半小时后提醒我看这个页面'],
])('knows half an hour, in %s: %s', (language, sentence) => {
  expect(read(sentence, language)).toMatchObject({ id: 'tabs.snooze', until: now + 30 * 60_000 });
});

it('lists what carries a tag', () => {
  expect(read("qu'est-ce que j'ai mis dans #rust", 'fr')).toMatchObject({ id: 'tags.show', tagged: ['rust'] });
  expect(read('rust标签下面有哪些', 'zh')).toMatchObject({ id: 'tags.show', tagged: ['rust'] });
});

it('looks for no particle and no pointing word', () => {
  expect(read('帮我找一下讲潮汐能的那篇论文', 'zh')).toMatchObject({ id: 'tabs.find', words: ['潮汐能', '论文'] });
  expect(read('有没有收藏过豆子汤之类的菜谱啊', 'zh')).toMatchObject({ words: ['豆子汤', '菜谱'] });
  expect(read('gibt es lesezeichen, die gar nicht mehr funktionieren', 'de')).toMatchObject({ id: 'bookmarks.dead' });
  expect(read('gibt es lesezeichen, die gar nicht mehr funktionieren', 'de')).not.toHaveProperty('words');
});

it('deletes a tag whose pages are to stay, and closes none of them', () => {
  const said = 'das schlagwort rust brauch ich nicht mehr, aber die seiten selbst sollen bleiben';
  expect(read(said, 'de')).toMatchObject({ id: 'tags.delete', tagged: ['rust'], plan: true });
});

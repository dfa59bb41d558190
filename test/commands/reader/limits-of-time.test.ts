import { expect, it } from 'vitest';
import { matchCommand } from '@/src/commands/index.ts';

const now = new Date(2026, 10, 26, 10).getTime();

it.each([
  ['en', 'delete my history before June'],
  ['en', 'zap my history before 2020'],
  ['en', 'wipe my history until yesterday'],
  ['en', 'wipe my history older than a month'],
  ['de', 'lösche meinen Verlauf vor Juni'],
  ['de', 'lösche den Verlauf, der älter als ein Monat ist'],
  ['fr', "efface mon historique d'avant juin"],
  ['es', 'borra mi historial de hace más de un mes'],
  ['pt-BR', 'apague meu histórico anterior a junho'],
  ['vi', 'xóa lịch sử cũ hơn một tháng'],
  ['zh', '删除一个月以前的历史记录'],
  ['ja', '6月より前の履歴を削除して'],
])('does not delete the newer history instead of the older one: %s %s', (language, sentence) => {
  expect(matchCommand(sentence, { language, now }).kind).toBe('none');
});

it.each([
  ['en', 'clear my history except today'],
  ['en', 'nuke my youtube history of last week except today'],
  ['en', 'ditch the youtube tabs except the last two'],
  ['en', 'ditch the youtube tabs except number 2'],
  ['en', 'nuke the bookmarks of example.com except the first two'],
  ['en', 'close the tabs about visas except the one from Monday'],
  ['en', 'unclose the last three tabs but not the first'],
  ['de', 'schließe die YouTube-Tabs außer den letzten zwei'],
  ['fr', "efface l'historique sauf aujourd'hui"],
  ['es', 'cierra las pestañas de youtube excepto la primera'],
  ['pt-BR', 'feche as abas do youtube exceto as duas últimas'],
  ['vi', 'xóa lịch sử trừ hôm nay'],
  ['zh', '删除历史记录，今天的除外'],
  ['ja', '最初の2つ以外のYouTubeタブを閉じて'],
])('does nothing where it cannot leave out what it should: %s %s', (language, sentence) => {
  expect(matchCommand(sentence, { language, now }).kind).toBe('none');
});

it.each([
  ['en', 'close all tabs except github, gitlab and figma'],
  ['de', 'schließe alle Tabs außer GitHub, GitLab und Figma'],
  ['fr', 'ferme tous les onglets sauf github, gitlab et figma'],
  ['vi', 'đóng tất cả tab trừ github, gitlab và figma'],
  ['zh', '关闭除了GitHub、GitLab和Figma以外的标签页'],
  ['ja', 'GitHub、GitLab、Figma以外のタブを閉じて'],
])('leaves out all of a list: %s %s', (language, sentence) => {
  expect(matchCommand(sentence, { language, now })).toMatchObject({
    intent: { id: 'tabs.close-others' },
    slots: { except: { sites: ['github', 'gitlab', 'figma'] } },
    plan: true,
  });
});

it('does not close "all this"', () => {
  expect(matchCommand('close all this').kind).toBe('none');
});

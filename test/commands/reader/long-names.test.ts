import { expect, it } from 'vitest';
import { matchCommand } from '@/src/commands/index.ts';

const read = (language: string, sentence: string) => {
  const match = matchCommand(sentence, { language });
  return match.kind === 'intent' ? { id: match.intent.id, plan: match.plan, slots: match.slots } : { id: match.kind };
};

/** Days, numbers and small words within a name belong to it. */
it.each([
  ['de', 'speicher dieses Fenster als Termin Montag', 'session.save', { name: 'Termin Montag' }],
  ['de', 'speicher die Seite in Rezepte von Oma', 'page.bookmark', { name: 'Rezepte von Oma' }],
  ['vi', 'lưu cửa sổ này thành phiên Thứ hai tuần này', 'session.save', { name: 'Thứ hai tuần này' }],
  ['zh', '保存这个会话，名字叫周二晚上', 'session.save', { name: '周二晚上' }],
  ['zh', '这个窗口先收着，名字叫年终总结', 'tabs.set-aside', { name: '年终总结' }],
  ['fr', 'enregistre cette fenêtre sous le nom Réunion du lundi', 'session.save', { name: 'Réunion du lundi' }],
  ['es', 'guarda esta pagina en Recetas de mamá', 'page.bookmark', { name: 'Recetas de mamá' }],
  ['es', 'cierra el grupo Viaje a Lisboa', 'tabs.close-group', { group: 'Viaje a Lisboa' }],
  ['ja', 'このウィンドウを火曜ミーティングという名前で保存して', 'session.save', { name: '火曜ミーティング' }],
  ['pt-BR', 'salva essa janela como Aula de terça', 'session.save', { name: 'Aula de terça' }],
  ['pt-BR', 'fecha o grupo Férias em Natal', 'tabs.close-group', { group: 'Férias em Natal' }],
])('%s: the whole name is taken in "%s"', (language, sentence, id, slots) => {
  expect(read(language, sentence)).toMatchObject({ id, slots });
});

/** A slip in a short word makes no name of it, and the plan is shown. */
it.each([
  ['de', 'mach deisen Tab zu', 'tabs.close-this'],
  ['fr', 'ferme cte onglet', 'tabs.close-this'],
  ['es', 'cierra etsa pestaña', 'tabs.close-this'],
  ['es', 'fija esat pestaña', 'tabs.pin'],
  ['pt-BR', 'fecha eesa aba', 'tabs.close-this'],
  ['pt-BR', 'fecha essa aab', 'tabs.close-this'],
])('%s: "%s" means what is in front', (language, sentence, id) => {
  expect(read(language, sentence)).toMatchObject({ id, plan: true });
});

/** Times without a plain number. */
it.each([
  ['de', 'Tabs, die ich seit einem halben Jahr nicht angefasst habe', 182.5],
  ['de', 'welche Tabs liegen seit Wochen ungenutzt rum', 21],
  ['vi', 'tab nào nửa tháng rồi chưa xem', 15],
  ['zh', '有没有半年没打开过的标签页', 182.5],
  ['zh', '哪些标签页好几周没动过了', 21],
  ['es', 'pestañas que no toco desde hace medio año', 182.5],
  ['pt-BR', 'abas que não abro faz meio ano', 182.5],
])('%s: "%s" is an age', (language, sentence, days) => {
  expect(read(language, sentence)).toMatchObject({ id: 'tabs.stale', slots: { days } });
});

it('an English word for a day is none in another language', () => {
  expect(read('fr', 'mon ordi rame, mets en veille les onglets que j’utilise pas').id).toBe('tabs.sleep');
});

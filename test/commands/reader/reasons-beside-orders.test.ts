import { describe, expect, it } from 'vitest';
import { matchCommand } from '@/src/commands/index.ts';

const read = (language: string, sentence: string) => {
  const match = matchCommand(sentence, { language });
  return match.kind === 'intent' ? { id: match.intent.id, plan: match.plan, slots: match.slots } : { id: match.kind };
};

/** Somebody says why, or of what, in a clause of its own. */
const orders: [language: string, sentence: string, id: string, slots?: object][] = [
  ['de', 'meine Oma kommt gleich, mach alle YouTube-Tabs zu', 'tabs.close-site', { sites: ['youtube'] }],
  ['de', 'viel zu viele Tabs, mach da mal Ordnung', 'tabs.tidy'],
  ['de', 'meine GitHub-Lesezeichen liegen überall rum, schieb die alle in den Ordner Code', 'bookmarks.move'],
  ['de', 'schau mal, ob meine Lesezeichen noch funktionieren', 'bookmarks.dead'],
  ['de', 'rezept und rezepte ist das Gleiche, leg die beiden Tags zusammen', 'tags.merge'],
  ['de', 'pinn den Tab an, den brauche ich jeden Tag', 'tabs.pin'],
  ['de', 'schließ die Duplikate, ich verstehe hier nichts mehr', 'tabs.close-duplicates'],
  ['de', 'lade alle Tabs neu, das Internet war weg', 'tabs.reload'],
  ['vi', 'họp xong rồi, tắt hết tab zoom đi', 'tabs.close-site', { sites: ['zoom'] }],
  ['vi', 'máy chậm quá, cho các tab không dùng ngủ bớt', 'tabs.sleep'],
  ['vi', 'bookmark github tùm lum, bỏ hết vào thư mục Code', 'bookmarks.move', { name: 'Code' }],
  ['zh', '老板过来了，赶紧把淘宝的标签页都关了', 'tabs.close-site', { sites: ['taobao.com'] }],
  ['zh', '这会儿没时间，加到稍后阅读', 'reading.add'],
  ['zh', '我收藏的豆瓣文章太散了，都放到读书文件夹里', 'bookmarks.move', { name: '读书' }],
  ['zh', '一样的标签页只留一个，其余的关掉', 'tabs.close-duplicates'],
  ['fr', 'j’ai réservé mon billet donc ferme tous les onglets sncf', 'tabs.close-site'],
  ['fr', 'épingle cet onglet, j’en ai besoin toute la journée', 'tabs.pin', { ref: { kind: 'this' } }],
  ['es', 'cierra las duplicadas, ya no veo nada', 'tabs.close-duplicates'],
  ['pt-BR', 'fecha as duplicadas, não estou vendo mais nada', 'tabs.close-duplicates'],
  ['vi', 'ghim tab này đi, mình cần dùng cả ngày', 'tabs.pin', { ref: { kind: 'this' } }],
  ['zh', '把重复的标签页关了，什么都看不清了', 'tabs.close-duplicates'],
  ['ja', 'このタブを固定して、一日中使うから', 'tabs.pin', { ref: { kind: 'this' } }],
  ['fr', 'est-ce que j’ai déjà enregistré cette page, et si oui où ?', 'page.saved'],
  ['es', '¿ya guardé esta página, y si es así dónde?', 'page.saved'],
  ['vi', 'trang này đã lưu chưa, nếu có thì ở đâu', 'page.saved'],
  ['fr', 'donne à la page les étiquettes vegan et rapide', 'tags.add', { tags: ['vegan', 'rapide'] }],
  ['fr', 'je suis en visio, coupe le son partout', 'tabs.mute'],
  ['es', 'viene mi jefe, cierra las pestañas de youtube', 'tabs.close-site'],
  ['es', 'no tengo tiempo ahora, guárdalo para leer luego', 'reading.add'],
  ['ja', '会議が始まるから、YouTubeのタブを全部閉じて', 'tabs.close-site'],
  ['ja', 'メモリがやばいので、使ってないタブをスリープにして', 'tabs.sleep'],
  ['pt-BR', 'já paguei a conta então fecha as abas do nubank', 'tabs.close-site', { sites: ['nubank'] }],
  ['pt-BR', 'tá uma bagunça, organiza minhas abas', 'tabs.tidy'],
];

describe('an order with a reason beside it', () => {
  it.each(orders)('%s: %s', (language, sentence, id, slots = {}) => {
    const match = read(language, sentence);
    expect(match.id).toBe(id);
    if (slots) expect(match.slots ?? {}).toMatchObject(slots);
  });

  it('shows its plan before it changes anything', () => {
    const passed = orders.slice(0, 3).map(([language, sentence]) => read(language, sentence).plan);
    expect(passed).toEqual([true, true, true]);
  });
});

/** A reason without an order, and orders that are somebody else's or taken back. */
it.each([
  ['de', 'er meinte, ich soll die doppelten Tabs schließen, aber das will ich nicht'],
  ['de', 'mein Rechner lahmt'],
  ['de', 'mach alle Tabs zu, nein warte lieber nicht'],
  ['de', 'schließ die Tabs, ich glaub eher nicht'],
  ['de', 'am Tag der deutschen Einheit war die Gruppe wandern'],
  ['de', 'verbraucht eine angeheftete Seite mehr Akku?'],
  ['de', 'danke, das reicht'],
  ['vi', 'máy chậm quá'],
  ['vi', 'mình có nói đóng tab đâu'],
  ['zh', '标签页太多了'],
  ['zh', '休眠的标签页占内存吗'],
  ['ja', 'スリープ中のタブってメモリ使う？'],
  ['zh', '谢谢，帮大忙了'],
  ['zh', '他说把书签都删了，可我没同意'],
  ['fr', 'il m’a dit de supprimer mes favoris mais je veux pas'],
  ['es', 'esto va lentísimo'],
  ['es', 'me dijo que borrara los marcadores pero no quiero'],
  ['ja', 'タブが多すぎる'],
  ['ja', 'ありがとう、もう大丈夫'],
  ['pt-BR', 'ele mandou apagar os favoritos mas eu não quero'],
])('%s: %s is no order', (language, sentence) => {
  expect(matchCommand(sentence, { language }).kind).not.toBe('intent');
});

import { describe, expect, it } from 'vitest';
import { matchCommand } from '@/src/commands/index.ts';

const now = new Date(2026, 10, 27, 16).getTime();
const monday = new Date(2026, 10, 30, 9).getTime();

/** The command with its slots, as its sentence asks for it. */
const asked = (sentence: string, language: string) => {
  const match = matchCommand(sentence, { language, now });
  return match.kind === 'intent'
    ? { id: match.intent.id, plan: match.plan === true, ...match.slots }
    : match.kind === 'beyond'
      ? { id: match.beyond }
      : { id: match.kind };
};

const bicycle = { words: ['bicycle'] };

/** Sentences with their command and some of its slots, by language. */
const sentences: [language: string, [sentence: string, id: string, slots: object][]][] = [
  [
    'fr',
    [
      // Copies in two places, two things with one tag.
      [
        'la notice du four est deux fois dans mes favoris, enlève celle qui est dans Maison',
        'bookmarks.delete',
        { folder: 'Maison' },
      ],
      ['la notice du four est en double dans mes favoris, supprime-en une', 'bookmarks.duplicates', { merge: true }],
      [
        'tague le ragoût et la brioche en dimanche',
        'tags.add-many',
        { words: ['ragoût', 'brioche'], tags: ['dimanche'] },
      ],
      // A group that is saved and closed, one with a colour.
      [
        'enregistre le groupe Jardin sous le nom "Printemps" et ferme-le',
        'tabs.set-aside',
        { group: 'Jardin', name: 'Printemps' },
      ],
      ['regroupe les onglets ikea dans un groupe et mets-le en rouge', 'tabs.group-matching', { color: 'red' }],
      ['ferme les onglets ikea mais garde moi le réchaud', 'tabs.close-site', { except: { words: ['réchaud'] } }],
      [
        'ajoute la tarte aux favoris dans desserts, avec les autres',
        'tabs.bookmark',
        { words: ['tarte'], name: 'desserts' },
      ],
      // Times and reminders.
      ["mets le vélo de côté jusqu'a lundi", 'tabs.snooze', { words: ['vélo'], until: monday }],
      ['rappelle-moi lundi à 9h de répondre à la lettre du notaire', 'tabs.snooze', { until: monday }],
      // A page that was seen, and a question for it.
      ['hier je regardais un tapis berbère, tu me le retrouves ?', 'history.find', { when: { kind: 'day', ago: 1 } }],
      ['quels favoris ont pas encore de tag', 'bookmarks.unsorted', { states: ['untagged'] }],
      ['ça ferait quoi si je supprimais le dossier Voyages ?', 'way-back', {}],
    ],
  ],
  [
    'pt-BR',
    [
      [
        'o manual do forno tá duas vezes nos meus favoritos, apaga o que tá na pasta Casa',
        'bookmarks.delete',
        { folder: 'Casa' },
      ],
      ['o manual do forno tá duas vezes nos meus favoritos, deixa um só', 'bookmarks.duplicates', { merge: true }],
      [
        'marca o ensopado e a broa de milho como domingo',
        'tags.add-many',
        { words: ['ensopado', 'broa de milho'], tags: ['domingo'] },
      ],
      ['junta as coisas da ikea num grupo e deixa ele vermelho', 'tabs.group-matching', { color: 'red' }],
      [
        'põe as abas de jardim numa janela nova, o spotify fica onde tá',
        'tabs.to-window',
        { except: { sites: ['spotify'] } },
      ],
      [
        'cria uma pasta Bolos dentro de Cozinha e bota a broa lá',
        'tabs.bookmark',
        { words: ['broa'], name: 'Cozinha/Bolos' },
      ],
      ['me lembra segunda às 9 de mandar o resumo pro contador', 'tabs.snooze', { words: ['contador'], until: monday }],
      ['daqui a meia hora me avisa pra olhar a panela', 'tabs.snooze', { words: ['panela'] }],
      // The tab of a thing is no tab of a group.
      ['some com a aba do pão de queijo', 'tabs.close-matching', { words: ['pão de queijo'] }],
      ['cadê aquele artigo da aveia que dá energia', 'tabs.find', { words: ['aveia', 'energia'] }],
      // A rule, a question, short forms.
      ['toda vez que eu abrir o linkedin, bota no grupo Emprego', 'rules.add', {}],
      ['oq vc consegue fazer com as minhas etiquetas', 'assistant.help', {}],
      ['bota pra dormir as abas que não uso há um mês, mas sem fechar nenhuma delas', 'tabs.sleep', { days: 30 }],
      ['ontem eu tava vendo um tapete, acha pra mim', 'history.find', { when: { kind: 'day', ago: 1 } }],
    ],
  ],
  [
    'vi',
    [
      ['trang nào bị mở hai lần thì đóng bớt đi, giữ lại mỗi trang một cái', 'tabs.close-duplicates', {}],
      ['sách nấu ăn bị lưu 2 chỗ, bỏ cái trong Linh tinh đi', 'bookmarks.delete', { folder: 'Linh tinh' }],
      ['gắn thẻ chủ-nhật cho bánh mì', 'tags.add-many', { words: ['bánh mì'], tags: ['chủ-nhật'] }],
      ['lưu bài xe đạp không cần xăng vào thư mục Đi chơi', 'tabs.bookmark', { name: 'Đi chơi' }],
      // "1" before a noun is an article.
      ['gom mấy tab ikea vô 1 nhóm tên Nhà bếp', 'tabs.group-matching', { sites: ['ikea'], name: 'Nhà bếp' }],
      ['đang mở bao nhiêu tab v', 'tabs.count', {}],
      ['thẻ vuon đổi thành vườn cho dễ tìm', 'tags.merge', { tagged: ['vuon'], name: 'vườn' }],
      ['mấy tab cả tuần nay ko đụng tới thì cho ngủ hết đi', 'tabs.sleep', { days: 7 }],
      ['9 giờ sáng thứ hai nhắc mình đặt xe đạp', 'tabs.snooze', { words: ['xe đạp'], until: monday }],
      ['ẩn tạm trang xe đạp tới 9h sáng thứ hai', 'tabs.snooze', { words: ['xe đạp'], until: monday }],
    ],
  ],
  [
    'en',
    [
      ['put the bicycle aside until monday', 'tabs.snooze', { ...bicycle, until: monday }],
      ['remind me monday at 9 to open the bicycle tab', 'tabs.snooze', { ...bicycle, until: monday }],
    ],
  ],
];

describe.each(sentences)('%s as it is spoken', (language, spoken) => {
  it.each(spoken)('%s', (sentence, id, slots) => {
    expect(asked(sentence, language)).toMatchObject({ id, ...slots });
  });
});

describe('orders in two clauses', () => {
  it.each([
    ['enregistre le groupe Jardin et ferme-le', 'fr'],
    ['tague le ragoût et la brioche en dimanche', 'fr'],
    ['o manual do forno tá duas vezes nos meus favoritos, deixa um só', 'pt-BR'],
    ['gắn thẻ chủ-nhật cho bánh mì', 'vi'],
    ["rappelle-moi lundi d'ouvrir l'onglet du vélo", 'fr'],
  ])('show first what they change: %s', (sentence, language) => {
    expect(asked(sentence, language)).toMatchObject({ plan: true });
  });

  it.each([
    ['je me demande si le ragoût est deux fois dans mes favoris', 'fr'],
    ['não põe o manual do forno num grupo', 'pt-BR'],
    ['đừng gắn thẻ chủ-nhật cho bánh mì', 'vi'],
  ])('order nothing where they forbid or ask: %s', (sentence, language) => {
    const match = matchCommand(sentence, { language, now });
    expect(match.kind === 'intent' && match.intent.effect !== 'read').toBe(false);
  });
});

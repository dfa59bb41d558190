import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { intents, listedIntents } from '@/src/commands/all-commands.ts';
import { matchCommand } from '@/src/commands/index.ts';
import { languages, shownSentences } from '@/src/commands/languages/index.ts';
import { isTopic } from '@/src/commands/match.ts';

const idOf = (sentence: string, language: string): string => {
  const match = matchCommand(sentence, { language });
  return match.kind === 'intent' ? match.intent.id : match.kind;
};

describe.each(languages)('$code', (language) => {
  const { code } = language;
  const said = Object.keys(language.sentences ?? {}).filter((id) => id !== 'none' && !isTopic(id));

  it('has sentences for nearly all commands, and for nothing else', () => {
    const known = intents.map(({ id }) => id);
    expect(said.filter((id) => !known.includes(id))).toEqual([]);
    expect(said.length).toBeGreaterThan(0.95 * listedIntents.length);
  });

  it.each(said.filter((id) => listedIntents.some((intent) => intent.id === id)))(
    '%s is what its examples mean',
    (id) => {
      const sentences = shownSentences(id, language);
      expect(sentences).toHaveLength(2);
      expect(sentences.join()).not.toMatch(/[{}]/);
      expect(sentences.map((sentence) => [sentence, idOf(sentence, code)])).toEqual(
        sentences.map((sentence) => [sentence, id]),
      );
    },
  );
});

/** Sentences that the words of a language were mended for: all of them stay understood. */
it.each(['en', ...languages.map(({ code }) => code)])('everyday sentences in %s are understood', (language) => {
  const lines = readFileSync(`test/commands/sentences/${language}.jsonl`, 'utf8').trim().split('\n');
  const said: { sentence: string; id: string }[] = lines.map((line) => JSON.parse(line));
  expect(said.map(({ sentence }) => [sentence, idOf(sentence, language)])).toEqual(
    said.map(({ sentence, id }) => [sentence, id]),
  );
});

it.each([
  ['en', 'save my tabs as Friday'],
  ['de', 'speicher meine Tabs als Freitag'],
  ['vi', 'lưu các tab thành phiên Thứ sáu'],
  ['zh', '把我的标签存成会话周五'],
])('tabs saved under a name are a session, and a day may be the name: %s', (language, sentence) => {
  const match = matchCommand(sentence, { language });
  expect(match).toMatchObject({ kind: 'intent', intent: { id: 'session.save' } });
  expect(match.kind === 'intent' && match.slots.name).toMatch(/^(?:Friday|Freitag|Thứ sáu|周五)$/);
});

it('a complaint about noise alone changes nothing unasked', () => {
  const match = matchCommand('家族のグループがうるさい', { language: 'ja' });
  expect(match.kind === 'intent' && match.intent.effect !== 'read' && !match.plan).toBe(false);
});

/** Somebody tells what somebody does; nothing is asked for. */
const habits: Record<string, string[]> = {
  en: ['i always sort my tabs by date', 'usually i group tabs by site', 'my wife closes all tabs at night'],
  de: [
    'ich sortiere meine Tabs immer nach Datum',
    'normalerweise gruppiere ich Tabs nach Seite',
    'das hat sich erledigt, danke dir',
  ],
  vi: ['tôi luôn sắp xếp tab theo ngày', 'em tôi hay xóa lịch sử', 'mình thường đóng hết tab buổi tối'],
  zh: ['我总是按日期排序标签页', '我弟弟经常删除历史记录', '我一般固定这个标签页'],
  fr: ['je trie toujours mes onglets par date', 'd’habitude je groupe les onglets par site'],
  es: ['siempre ordeno mis pestañas por fecha', 'solemos fijar esta pestaña'],
  ja: ['いつもタブを日付順に並べ替えています', '普段はサイトごとにタブをグループ化しています'],
  'pt-BR': ['sempre ordeno minhas abas por data', 'a gente costuma fixar esta aba'],
};

it.each(Object.entries(habits))('what somebody is used to do is no order: %s', (language, sentences) => {
  expect(sentences.filter((sentence) => matchCommand(sentence, { language }).kind === 'intent')).toEqual([]);
});

/** Wishes for another day, things to be left alone, and talk: no orders. */
const noOrders: Record<string, string[]> = {
  en: [
    'leave my bookmarks alone',
    "don't ever touch my pinned tabs",
    'do not sort my bookmarks ever',
    'never mute this tab',
    "one day i'll have to sort all of this out, just not today",
    'add this page to the holiday session as well',
    'the meeting in the office lasted ages',
  ],
  de: [
    'lass meine tabs in ruhe',
    'lasst den verlauf in frieden',
    'irgendwann mal räum ich das alles auf, aber nicht heute',
    'die besprechung im fenster dauerte lange',
    'die gruppe in der schule dauerte ewig',
    'was ist dein lieblingsfilm',
  ],
  fr: [
    'laisse mes favoris tranquilles',
    'laissez mes onglets comme ça',
    'un de ces jours je rangerai mes favoris',
    'un jour il faudra trier tout ça',
    'quel est ton film préféré',
    'la séance au bureau a duré des heures',
  ],
  es: [
    'deja mis pestañas en paz',
    'deja el historial como está',
    'algún día ordenaré todo esto',
    'un día de estos habrá que limpiar esto',
    'cuál es tu película favorita',
    'la historia de mi abuelo es triste',
    'la sesión de ayer duró tres horas',
  ],
  'pt-BR': [
    'deixa meu histórico em paz',
    'deixa minhas abas quietas',
    'um dia desses eu arrumo tudo isso',
    'qualquer dia organizo meus favoritos',
    'qual é a sua cor favorita',
    'qual seu livro favorito',
    'a sessão de ontem durou três horas',
  ],
  vi: [
    'để yên các tab của tôi',
    'để yên dấu trang giùm',
    'hôm nào phải dọn hết đống này',
    'cửa sổ phòng tôi bị vỡ kính',
  ],
  zh: ['别动我的书签', '改天把这些都整理一下', '打开窗户透透气', '窗户外面下雨了', '你最喜欢什么颜色'],
  ja: [
    'ブックマークはそのままにしておいて',
    '履歴は触らないで',
    'いつかタブ全部整理したい',
    'そのうちブックマークを整理するつもり',
  ],
};

it.each(Object.entries(noOrders))(
  'what is to be left alone, put off or only talked of is no order: %s',
  (language, sentences) => {
    expect(sentences.filter((sentence) => matchCommand(sentence, { language }).kind === 'intent')).toEqual([]);
  },
);

/** Settings and files: no command changes the first or reads the second. */
const notOurs: Record<string, string[]> = {
  en: ['turn the light theme back on', 'go into dark mode please', 'import my favourites from chrome'],
  de: ['schalt auf hell um', 'mach den dunkelmodus an', 'lesezeichen aus einer datei importieren'],
  fr: ['mets le thème clair', 'active le mode nuit', 'importe mes favoris depuis un fichier'],
  es: ['activa el modo claro', 'cambia al tema oscuro', 'importa los favoritos de un archivo'],
  'pt-BR': ['ativa o modo claro', 'muda pro tema escuro', 'importa os favoritos de um arquivo'],
  vi: ['bật giao diện tối', 'chuyển sang chế độ sáng', 'nhập bookmark từ chrome'],
  zh: ['切换到夜间模式', '换成浅色主题', '把chrome的书签导入进来'],
  ja: ['ライトモードにして', 'ダークテーマに変えて', 'ブックマークをインポートしたい'],
};

it.each(Object.entries(notOurs))(
  'a setting or a file to read is told to be beyond commands: %s',
  (language, sentences) => {
    expect(sentences.map((sentence) => matchCommand(sentence, { language }).kind)).toEqual(
      sentences.map(() => 'beyond'),
    );
  },
);

it.each([
  ['en', 'i closed the window by accident, bring it back'],
  ['de', 'hab das Fenster aus Versehen geschlossen, hol es zurück'],
  ['fr', 'j’ai fermé la fenêtre par erreur, rouvre la'],
  ['es', 'cerré la ventana sin querer, ábrela de nuevo'],
  ['pt-BR', 'fechei a janela por engano, traz de volta'],
  ['vi', 'lỡ tay đóng cửa sổ, mở lại giùm'],
  ['zh', '不小心关掉了窗口,帮我恢复'],
  ['ja', 'うっかりウィンドウを閉じちゃった、戻して'],
])('what was closed by mistake is opened again, whatever is told of it: %s', (language, sentence) => {
  const match = matchCommand(sentence, { language });
  expect(match).toMatchObject({ kind: 'intent', intent: { id: 'tabs.reopen' }, slots: {} });
});

it('two tags joined by a letter within Chinese are two tags, and a short word that holds one is not parted', () => {
  const tagsOf = (sentence: string) => {
    const match = matchCommand(sentence, { language: 'zh' });
    return match.kind === 'intent' ? match.slots.tags : null;
  };
  expect(tagsOf('给这个页面打上装修和预算两个标签')).toEqual(['装修', '预算']);
  expect(tagsOf('给这个页面打上标签共和国')).toEqual(['共和国']);
});

/**
 * Sentences that are no orders: general statements, lines of articles, past actions, and requests that no command does.
 */
const talk: Record<string, string[]> = {
  vi: [
    'Mình đã đóng hết tab rồi',
    'Tôi lưu trang này hồi sáng rồi mà',
    'Em vừa ghim tab đó rồi nhé',
    'Anh ấy đã xóa thư mục Công việc hôm qua',
    'Bật quạt phòng ngủ lúc 9 giờ tối',
    'Tắt đèn ngoài sân giúp mẹ',
    'Đóng cửa sổ lại kẻo muỗi vào',
    'Tôi đã gắn thẻ cho trang này từ tuần trước',
    'Chị gom hết tab lại rồi, khỏi cần',
    'tắt bếp sau 10 phút nhé',
    'Nhóm du lịch của mình đi 20 người',
    'thẻ căn cước của tôi hết hạn rồi',
    'chuyển phòng lúc 3 giờ chiều',
    'mình đã tắt tiếng tab youtube lúc nãy rồi',
  ],
  zh: [
    '先别关，我还没看完',
    '什么都别动',
    '宋代的书签工艺很有名',
    '标签贴歪了，衣服退不了',
    '昨天我把所有标签页都关了',
    '我已经把这个页面收藏到菜谱里了',
    '用书签好还是用收藏夹好呢',
    '文件夹是在文具店买的',
    '上个月我整理了好多书签，累死了',
    '他的浏览记录非常丰富',
    '明朝的历史很有意思',
    '窗口别关，外面凉快',
    '别删任何书签',
    '车窗关一下，风太大',
    '我上周存了一堆文章，一篇都没读',
    '先别动这些标签页',
  ],
  fr: [
    "ça change quoi d'endormir un onglet",
    "quel est l'avantage d'épingler un onglet",
    'ça apporte quoi de grouper les onglets',
    'mets le navigateur en plein écran',
    'zoome sur la page',
    'imprime cette page',
    'envoie ce lien à maman sur whatsapp',
    'le texte parle de comment épingler un onglet',
    "j'ai déjà déplacé les favoris marmiton moi-même",
    'augmente la taille du texte',
    'monte le son',
    'les onglets en double ça ralentit le pc ?',
    "on m'a appris à fusionner des tags",
    'faut pas fermer les onglets',
    'mamie a épinglé un onglet',
    'ça bouffe de la batterie les onglets ?',
    'quelle est la différence entre un tag et un dossier',
    'ferme ta bouche',
    'le groupe de travail se réunit lundi',
    "je me demande s'il faut trier mes favoris",
  ],
  es: [
    'haz zoom en la página',
    'imprime esta página',
    'manda este enlace por whatsapp a mi madre',
    'qué ventaja tiene fijar una pestaña',
    'qué cambia si duermo una pestaña',
    'sube el volumen',
    'agranda la letra',
    'el texto habla de cómo fijar pestañas',
    'ya moví yo los marcadores',
    'no cierres nada',
    'haz una captura de pantalla',
    'para qué fijar pestañas',
    'tengo un grupo de música',
    'la etiqueta del vino dice 2019',
    'las pestañas comen batería?',
    'cuál es la diferencia entre etiqueta y carpeta',
    'cierra la boca',
    'el grupo de trabajo se reúne el lunes',
    'me pregunto si hay que ordenar los marcadores',
    'dame la receta de las croquetas',
  ],
  'pt-BR': [
    'qual a vantagem de fixar uma aba',
    'o que muda se eu colocar a aba pra dormir',
    'manda esse link no zap da minha mãe',
    'aumenta o zoom',
    'imprime essa página',
    'coloca o navegador em tela cheia',
    'aumenta o volume',
    'tira um print da página',
    'o texto fala sobre como agrupar abas',
    'já mudei os favoritos eu mesmo',
    'não fecha nada',
    'aba dormindo gasta memória?',
    'pra que fixar aba',
    'meu grupo de samba toca sábado',
    'minha avó fixou uma aba',
    'aba aberta come bateria?',
    'qual a diferença entre etiqueta e pasta',
    'fecha essa boca',
    'o grupo de trabalho se reúne segunda',
    'será que preciso organizar os favoritos',
  ],
  ja: [
    '寒いので窓を閉めてください',
    '暑いから窓開けて',
    '虫が入るから窓閉めといて',
    'ドライブのファイルを名前順に並べ替えて',
    'パソコンのフォルダを整理して',
    '写真フォルダをUSBにコピーして',
    'もうブックマークに保存したよ',
    'さっきタブを全部閉じた',
    '面接の予約を明日に変更して',
    'この服のタグ、チクチクする',
    '歴史の授業はおもしろかった',
    'カウンセリングのセッションを来週に変更して',
    'Excelのシートを日付順に並べ替えて',
    '昨日ページを保存しておいたよ',
    'グループで映画を見に行った',
    'タブを休止すると何が変わるの',
    'タブを固定するメリットって何',
    '全画面にして',
    'ズームして',
    'このリンクをLINEで母に送って',
    '音量上げて',
    'ブックマーク移すのは自分でやった',
    'もうタブは閉じた',
    'スクショ撮って',
    '文字を大きくして',
    'タブグループって何',
    '記事にタブの固定方法が書いてあった',
    '洗濯物のタグが取れた',
    '窓を開けて換気して',
    'タブ開いてると電池減る？',
    'タグとフォルダの違いは',
    '口を閉じて',
    '作業グループは月曜に集まる',
    'ブックマーク整理したほうがいいのかな',
    'クレープの作り方教えて',
  ],
};

it.each(Object.entries(talk))(
  'what is asked about a thing, told of it or beyond it is no order: %s',
  (language, sentences) => {
    expect(sentences.filter((sentence) => matchCommand(sentence, { language }).kind === 'intent')).toEqual([]);
  },
);

/** Names keep the days, verbs and small words that are in them. */
const slots: [language: string, sentence: string, slots: Record<string, unknown>][] = [
  ['fr', 'enregistre cette page dans Recettes du dimanche', { name: 'Recettes du dimanche' }],
  ['fr', 'mets toute la fenêtre de coté sous le nom Stage', { window: 'this', name: 'Stage' }],
  ['fr', 'jai un marque-page sur les tomates ?', { words: ['tomates'] }],
  ['fr', 'colle doctolib et ameli dans un groupe Santé', { sites: ['doctolib', 'ameli.fr'], name: 'Santé' }],
  ['es', 'borra la etiqueta prueba', { tagged: ['prueba'] }],
  ['es', 'etiqueta la carpeta Guitarra con música', { folder: 'Guitarra', tags: ['música'] }],
  ['es', 'tengo en favoritos algo de pan sin harina?', { words: ['pan sin harina'] }],
  ['es', 'busca entre las pestañas la del tren a madrid', { words: ['tren a madrid'] }],
  ['es', 'mete doctoralia y sanitas en un grupo Salud', { words: ['doctoralia', 'sanitas'], name: 'Salud' }],
  ['es', 'ya no necesito el grupo Boda, ciérralo', { group: 'Boda' }],
  ['pt-BR', 'abre tudo com a tag segunda', { tagged: ['segunda'] }],
  ['pt-BR', 'junta a tag js com javascript', { tagged: ['js'], name: 'javascript' }],
  ['pt-BR', 'a pasta Diversos agora se chama Arquivo', { folder: 'Diversos', name: 'Arquivo' }],
  ['ja', '取引先フォルダ開いて', { folder: '取引先' }],
  ['ja', '子育てタグついてるの見せて', { tagged: ['子育て'] }],
  ['ja', 'このウィンドウを四月締めとして保存', { name: '四月締め' }],
  ['ja', 'リンクをマークダウソでコピー', { format: 'markdown' }],
];

it.each(slots)('%s: %s', (language, sentence, wanted) => {
  expect(matchCommand(sentence, { language })).toMatchObject({ kind: 'intent', slots: wanted });
});

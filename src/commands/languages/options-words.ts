import type { OptionsPageId } from '@/src/contract/settings.ts';

/** Sentences that open a page of the options, as sources of expressions; "" stands for the options as a whole. */
export type OptionsWords = Partial<Record<OptionsPageId, string>>;

const en = '(?:open|show(?: me)?|change|edit|adjust|see|choose|pick|set|how (?:do|can) i change|where (?:do|can) i change|i want to change)';
const de = '(?:öffne|zeige?(?: mir)?|ändere?|wähle?|stelle?|wo ändere ich|wie ändere ich|ich will|ich möchte)';
const fr = '(?:ouvre|montre(?:-moi)?|affiche|change[rz]?|modifie[rz]?|choisis|règle|où changer|comment changer|je veux(?: changer)?)';
const es = '(?:abre|abrir|muestra|muéstrame|cambia|cambiar|modifica|elige|ajusta|dónde cambio|cómo cambio|quiero(?: cambiar)?)';
const pt = '(?:abr[ae]|abrir|mostr[ae](?:-me)?|mud[ae]|mudar|troc[ae]|alter[ae]|escolh[ae]|ajust[ae]|onde mudo|como mudo|quero(?: mudar)?)';
const vi = '(?:hãy )?(?:mở|cho xem|xem|đổi|thay đổi|chỉnh|chọn|làm sao đổi|tôi muốn(?: đổi)?)';

export const optionsWords: Record<string, OptionsWords> = {
  en: {
    '': `(?:${en} )?(?:the |my |your |outrigger'?s? )?(?:settings|preferences)(?: page| of outrigger)?|${en} (?:the |my |your |outrigger'?s? )?options(?: page| of outrigger)?`,
    appearance: `(?:(?:switch|change|go|turn|set|use|enable|activate|turn on|put on|i want)(?: it| outrigger)?(?: on)?(?: to| into)? ?)?(?:the )?(?:dark|light|night) ?(?:mode|theme|colou?rs)(?: on| off)?|make (?:it|outrigger|everything) (?:dark|light|darker|lighter)|${en} (?:the |my |your )?(?:theme|appearance|colou?rs?|look|(?:interface |display |ui )?language)(?: of outrigger)?(?: to \\p{L}+)?`,
    providers: `(?:${en}|add|connect|set up|enter|paste) (?:a |an |another |my |the |new |your ){0,2}(?:ai |language )?(?:model|models|api key|provider|providers|connection)`,
    shortcuts: `(?:${en} )?(?:the |my |your )?keyboard shortcuts|${en} (?:the |my |your )?(?:shortcuts?|hotkeys?)`,
    tools: `${en} (?:the |my |your )?(?:tool )?permissions`,
    data: '(?:export|import|back ?up) (?:the |my |your |outrigger )?(?:data|settings)',
    rules: `(?:${en}|list|stop|switch off|turn off|delete|remove) (?:the |my |all |all my |a |all the )?rules?|(?:what|which) rules (?:do i have|have i (?:set up|made|got|added)|did i (?:set up|make)|are (?:there|on|set up))`,
  },
  de: {
    '': `(?:${de} )?(?:die |meine |deine )?einstellungen(?: öffnen| zeigen| ändern)?|${de} (?:die |meine )?optionen|optionen öffnen`,
    appearance: `(?:(?:schalte?|wechs(?:el|le)|aktiviere?|nutze?|mache?|stelle?) )?(?:in |in den |den |auf |auf den |zum |zu )?(?:dunkelmodus|nachtmodus|hellmodus|dunkles? (?:design|modus|thema)|helles? (?:design|modus|thema)|dark mode|light mode)(?: ein| an| aus| einschalten| aktivieren| anmachen)?|mache? (?:es|alles|das) (?:dunkel|hell|dunkler|heller)|${de} (?:die |das |den )?(?:oberflächen)?(?:sprache|aussehen|design|erscheinungsbild|darstellung|farben)(?: ändern| um| auf \\p{L}+)?|(?:die )?(?:sprache|darstellung|farben) (?:ändern|wechseln|umstellen)`,
    providers: `(?:${de}|füge?) (?:ein |das |die |einen |meine |meinen )?(?:ki-?)?(?:modell|modelle|api-(?:schlüssel|key)|schlüssel|anbieter)(?: hinzu| ändern| ein)?|(?:ein )?(?:ki-?)?modell (?:hinzufügen|ändern|einrichten)|(?:api-)?schlüssel eingeben`,
    shortcuts: `(?:${de} )?(?:die |meine )?(?:tastenkürzel|tastaturkürzel|tastenkombinationen)(?: ändern| zeigen)?`,
    tools: `${de} (?:die |meine )?berechtigungen(?: ändern)?`,
    data: '(?:meine |die )?(?:daten|einstellungen) (?:exportieren|importieren|sichern)|(?:exportiere|importiere|sichere?) (?:meine |die )?(?:daten|einstellungen)',
    rules: `(?:${de}|lösche?|stoppe?) (?:die |meine |alle |eine )?regeln?(?: aus| ab)?|welche regeln (?:habe? ich|gibt es|laufen)(?: angelegt| eingerichtet)?`,
  },
  fr: {
    '': `(?:${fr} )?(?:les |mes |tes )?(?:paramètres|réglages|préférences)|${fr} (?:les |mes )?options`,
    appearance: `(?:(?:passe|mets|active|utilise|bascule)(?: tout| en| au| le| dans le){0,2} )?(?:en )?(?:mode|thème) (?:sombre|clair|nuit)|${fr} (?:la |le |les )?(?:langue|thème|apparence|couleurs|l['’]apparence)(?: en \\p{L}+| de l['’]interface)?`,
    providers: `(?:${fr}|ajoute[rz]?|connecte) (?:un |une |le |la |les |mon |ma |d['’])?(?:modèles?|clé(?: api| d['’]api)?|fournisseurs?)`,
    shortcuts: `(?:${fr} )?(?:les |mes )?raccourcis clavier|${fr} (?:les |mes )?raccourcis`,
    tools: `${fr} (?:les |mes )?(?:autorisations|permissions)`,
    data: '(?:exporte[rz]?|importe[rz]?|sauvegarde[rz]?) (?:mes |les )(?:données|paramètres|réglages)',
    rules: `(?:${fr}|supprime[rz]?|désactive[rz]?|arrête[rz]?) (?:la |les |mes |une |toutes les )?règles?|quelles règles (?:ai-je|j'ai|y a-t-il|sont actives)(?: créées| faites)?`,
  },
  es: {
    '': `(?:${es} )?(?:los |mis |la |tus )?(?:ajustes|configuración|preferencias)|${es} (?:las |mis )?opciones`,
    appearance: `(?:(?:pon|activa|usa|cambia)(?: al| el| a| en){0,2} )?(?:modo|tema) (?:oscuro|claro|noche|nocturno)|${es} (?:el |la |los )?(?:idioma|tema|apariencia|aspecto|colores)(?: al? \\p{L}+| de la interfaz)?`,
    providers: `(?:${es}|añad[ei]r?|agrega|conecta) (?:un |una |el |la |mi |otro )?(?:modelos?|clave(?: api| de api)?|proveedor)`,
    shortcuts: `(?:${es} )?(?:los |mis )?atajos de teclado|${es} (?:los |mis )?atajos`,
    tools: `${es} (?:los |mis )?permisos`,
    data: '(?:exporta|importa|guarda una copia de) (?:mis |los )(?:datos|ajustes)',
    rules: `(?:${es}|borra|elimina|desactiva|para) (?:la |las |mis |una |todas las )?reglas?|(?:qué|cuáles) reglas (?:tengo|hay|he (?:creado|puesto))`,
  },
  'pt-BR': {
    '': `(?:${pt} )?(?:as |minhas |tuas |suas )?(?:configurações|preferências)|${pt} (?:as |minhas )?opções`,
    appearance: `(?:(?:põe|coloca|ativa|ative|use|usa|muda|mude)(?: no| o| para o| pro| em){0,2} )?(?:modo|tema) (?:escuro|claro|noturno)|${pt} (?:o |a |as )?(?:idioma|língua|tema|aparência|cores)(?: para (?:o )?\\p{L}+| da interface)?`,
    providers: `(?:${pt}|adicion[ae]|conect[ae]) (?:um |uma |o |a |meu |minha |outro )?(?:modelos?|chave(?: api| de api| da api)?|provedor)`,
    shortcuts: `(?:${pt} )?(?:os |meus )?atalhos (?:de|do) teclado|${pt} (?:os |meus )?atalhos`,
    tools: `${pt} (?:as |minhas )?permissões`,
    data: '(?:export[ae]|import[ae]|faz backup d[aeo]s) (?:meus |minhas |os |as )?(?:dados|configurações)',
    rules: `(?:${pt}|apague|exclua|desative|pare) (?:a |as |minhas |uma |todas as )?regras?|(?:que|quais) regras (?:eu )?(?:tenho|há|criei)`,
  },
  vi: {
    '': `(?:${vi} )?(?:phần |trang )?cài đặt|${vi} tùy chọn`,
    appearance: `(?:(?:bật|tắt|chuyển sang|dùng|đổi sang|đổi) )?(?:chế độ |giao diện )(?:tối|sáng|ban đêm)|${vi} (?:ngôn ngữ|giao diện|màu sắc|chủ đề)(?: sang tiếng \\p{L}+| hiển thị)?`,
    providers: `(?:${vi}|thêm|kết nối|nhập) (?:một )?(?:mô hình|khóa api|khoá api|nhà cung cấp)(?: khác| mới)?`,
    shortcuts: `(?:${vi} )?(?:các )?phím tắt`,
    tools: `${vi} (?:các )?quyền`,
    data: '(?:xuất|nhập|sao lưu) (?:dữ liệu|cài đặt)',
    rules: `(?:${vi}|xoá|xóa|tắt|dừng) (?:các |những )?quy tắc(?: của tôi)?|tôi có (?:những )?quy tắc nào`,
  },
  zh: {
    '': '(?:请)?(?:打开|显示|查看|修改|更改)?(?:一下)?设置(?:页面)?|(?:打开|显示)选项',
    appearance: '(?:请)?(?:打开|开启|关闭|切换到|切换为|切换|使用|换成|启用)?(?:深色|浅色|暗色|亮色|夜间|黑暗)(?:模式|主题)|(?:请)?(?:更改|修改|切换|更换|换|改|设置)(?:一下)?(?:界面)?(?:语言|主题|外观|颜色)(?:为\\p{L}{1,4})?',
    providers: '(?:请)?(?:添加|更改|修改|设置|连接|输入)(?:一个|新的|我的)?(?:AI)?(?:模型|API ?密钥|密钥|提供商)',
    shortcuts: '(?:请)?(?:打开|显示|查看|更改|修改|设置)?(?:键盘)?快捷键',
    tools: '(?:查看|更改|修改|设置)(?:工具)?权限',
    data: '(?:导出|导入|备份)(?:我的)?(?:数据|设置)',
    rules: '(?:打开|查看|显示|看看|修改|删除|关闭|停用)?(?:我的|所有)?规则(?:列表|设置)?|我(?:有|设了|设置了)(?:哪些|什么)规则',
  },
  ja: {
    '': '設定(?:を|画面を|ページを)?(?:開いて|開く|見せて|表示して|変えて|変更して|変更する|変更したい)?(?:ください)?|オプションを(?:開いて|開く)(?:ください)?',
    appearance: '(?:ダーク|ライト|夜間|ナイト)(?:モード|テーマ)(?:に|を|へ)?(?:して|する|切り替えて|変えて|変更して|オンにして|使って|使いたい)?(?:ください)?|(?:表示)?(?:言語|テーマ|外観|見た目|色)を(?:\\p{L}{1,6}に)?(?:変えて|変える|変更して|変更する|変更したい|変えたい|切り替えて)(?:ください)?',
    providers: '(?:AI)?(?:モデル|API ?キー|プロバイダー?)を(?:追加|変更|設定|入力|登録)(?:して|する|したい)?(?:ください)?',
    shortcuts: '(?:キーボード)?ショートカット(?:キー)?を(?:見せて|表示して|変えて|変更して|変更する|変更したい)(?:ください)?',
    tools: '権限を(?:見せて|表示して|変えて|変更して)(?:ください)?',
    data: '(?:データ|設定)を(?:エクスポート|インポート|バックアップ)(?:して|する|したい)?(?:ください)?',
    rules: '(?:私の)?ルール(?:を|の一覧を)?(?:開いて|見せて|表示(?:して)?|変更(?:して)?|削除(?:して)?|止めて)?|どんなルールが(?:ある|設定されている)(?:の|か)?',
  },
};

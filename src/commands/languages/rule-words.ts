/** Words of one language for rules, as sources of case-insensitive regular expressions. `DAY` stands for a weekday. */
export interface RuleWords {
  /** "Every day" in all its forms, with the hour if they name a part of the day. */
  daily: [words: string, hour?: number][];
  /** "Every Friday", "on Fridays". */
  weekly: string;
  /** Repeated times that no rule can hold: "every other Friday". */
  others: string;
  /** Conditions about how many tabs are open. `COUNT` stands for the number. */
  more: string;
  /** Words that only say that something is a rule: "automatically", "from now on". */
  always: string;
  /** Words between a time or condition and its order: "then". */
  joins?: string;
  /** Name of the library, with its article. */
  library: string;
  /** "Folder" before a name. */
  folder: string;
}

/** Rule words by language code. */
export const ruleWords: Record<string, RuleWords> = {
  en: {
    daily: [
      ['(?:every|each)(?: single)? day|(?:^|once )daily|daily(?= at)'],
      ['(?:every|each) morning', 9],
      ['(?:every|each) afternoon', 14],
      ['(?:every|each) evening', 18],
      ['(?:every|each) night|nightly', 21],
    ],
    weekly: '(?:every|each)(?: single)? (?:DAY)s?|(?:on )?(?:DAY)s|(?:on )?(?:DAY)(?= (?:morning|afternoon|evening|night)s)',
    others:
      '(?:every|each) (?:other|second|third|fourth|two|three|four|few|\\d+) (?:DAY|minute|hour|day|week|month|morning|evening|night)s?|(?:every|each) (?:week ?day|working day|week ?end|week|month|year|hour|minute|half hour|quarter)s?|(?:on |at )?(?:week ?days|working days|week ?ends)|(?:on )?the (?:first|last|\\w+)(?: day| DAY)? of (?:every|each|the) month|(?:once|twice|\\w+ times) (?:a|an|per) (?:day|week|month|hour)|(?:from )?(?:DAY) (?:to|through|till) (?:DAY)',
    more: '(?:when|whenever|if|once|as soon as|any time|anytime|every time|with|at)\\s(?:[^,]{0,30}?\\s)?(?:more than|over|past|above|beyond|exceeds?|reach|hit|pass)\\s(?:COUNT)\\s(?:open )?tabs?(?: are| open| opened| at once| in total){0,3}',
    always: 'automatically|automatic|from now on|always|by itself|by themselves',
    joins: 'then|just|to',
    library: '(?:my |the )?library',
    folder: 'the folder',
  },
  de: {
    daily: [
      ['jeden tag|täglich|tagtäglich'],
      ['jeden (?:morgen|vormittag)|immer morgens', 9],
      ['jeden mittag', 12],
      ['jeden nachmittag', 14],
      ['jeden abend|allabendlich|immer abends', 18],
      ['jede nacht', 21],
    ],
    weekly: '(?:immer )?(?:an )?jede[nm] (?:DAY)|immer (?:am )?(?:DAY)s?|(?:DAY)s|(?:DAY)(?= (?:morgens|vormittags|mittags|nachmittags|abends|nachts))',
    others:
      'jede[nrsm]? (?:zweite|dritte|vierte|andere|erste|letzte)[nrs]? (?:DAY|tag|woche|monat|stunde)(?: im monat| des monats)?|jede[nrsm]? (?:werktag|arbeitstag|wochentag|woche|monat|stunde|minute|wochenende|jahr)|alle (?:paar|zwei|drei|vier|\\d+) (?:minuten|stunden|tage|wochen|monate)(?! alt)|werktags|wochentags|unter der woche|an (?:werktagen|wochentagen|wochenenden)|stündlich|wöchentlich|monatlich|(?:zwei|drei)mal (?:täglich|am tag|die woche|pro woche)|einmal (?:die|pro|in der) woche',
    more: '(?:(?:bei|wenn|sobald|falls|immer wenn|jedes mal wenn)\\s(?:[^,]{0,30}?\\s)?(?:mehr als|über)|ab)\\s(?:COUNT)\\s(?:offenen? )?(?:tabs?|reitern?)(?: offen| geöffnet| auf| sind| werden| habe?n?| hab){0,3}|(?:wenn|sobald|falls)\\s(?:[^,]{0,30}?\\s)?(?:COUNT)\\stabs?\\s(?:überschreit\\p{L}*|überschritten(?: habe| sind| werden))',
    always: 'automatisch|von selb(?:st|er)|von alleine?|in zukunft|zukünftig|ab jetzt|ab sofort|von nun an|künftig|immer',
    joins: 'dann|bitte',
    library: '(?:meine |die )?bibliothek',
    folder: 'den Ordner',
  },
  fr: {
    daily: [
      ['chaque jour|tous les jours|quotidiennement'],
      ['(?:chaque|tous les) matins?', 9],
      ['(?:chaque|tous les) midis?', 12],
      ['(?:chaque|tous les|toutes les) après[- ]midis?', 14],
      ['(?:chaque|tous les) soirs?', 18],
      ['(?:chaque|toutes les) nuits?', 21],
    ],
    weekly: '(?:chaque|tous les) (?:DAY)s?|(?:le|les) (?:DAY)s?',
    others:
      '(?:un|une) (?:DAY|jour|semaine|soir|matin) sur (?:deux|trois|quatre)|tous les (?:mois|ans|week[- ]?ends|jours ouvrés|(?:deux|trois|quatre|cinq|\\d+) jours)|toutes les (?:heures|semaines|minutes|(?:deux|trois|quatre|\\d+) (?:heures|semaines|minutes))|chaque (?:heure|semaine|mois|week[- ]?end|minute)|(?:du|de) (?:DAY) (?:au|à) (?:DAY)|en semaine|les (?:jours de semaine|jours ouvrés|week[- ]?ends)|(?:le )?(?:premier|dernier|\\d+)(?: DAY| jour)? (?:de chaque|du) mois|(?:une|deux|trois) fois par (?:jour|semaine|mois)',
    more: "(?:quand|dès que|dès qu['’]|lorsque|lorsqu['’]|chaque fois que|à chaque fois que|si|s['’]|une fois que|à|avec)\\s?(?:[^,]{0,30}?[\\s'’])?(?:plus de|dépasse(?:nt|ra|rai)?|au-delà de|atteins|atteint|passe)\\s(?:les |la barre des )?(?:COUNT)\\s(?:onglets?)(?: ouverts| à la fois| d['’]ouverts){0,2}",
    always: 'automatiquement|dorénavant|désormais|à partir de maintenant|toujours',
    joins: 'alors',
    library: '(?:ma |la )?bibliothèque',
    folder: 'le dossier',
  },
  es: {
    daily: [
      ['cada día|todos los días|a diario|diariamente'],
      ['cada mañana|todas las mañanas', 9],
      ['cada mediodía', 12],
      ['cada tarde|todas las tardes', 16],
      ['cada noche|todas las noches', 20],
    ],
    weekly: '(?:cada|todos los) (?:DAY)s?|los (?:DAY)s?',
    others:
      '(?:un|el) (?:DAY|día) sí y (?:otro|el otro) no|cada (?:dos|tres|cuatro|pocos|pocas|\\d+) (?:DAY|minutos|días|semanas|horas|meses)|cada (?:hora|semana|mes|minuto|quincena|fin de semana)|todas las (?:horas|semanas)|todos los (?:meses|fines de semana)|de (?:DAY) a (?:DAY)|entre semana|los (?:días laborables|fines de semana)|(?:el )?(?:primer|último|día \\d+|\\d+)(?: DAY| día)? de cada mes|(?:una|dos|tres) veces? (?:al día|por semana|a la semana|al mes)|un (?:DAY|día) de cada (?:dos|tres)',
    more: '(?:cuando|si|en cuanto|siempre que|cada vez que|una vez que|con)\\s(?:[^,]{0,30}?\\s)?(?:más de|pase de|paso de|pasen de|pasa de|pasamos de|supere|supero|superen|exceda|rebase|llegue a)\\s(?:las )?(?:COUNT)\\s(?:pestañas?)(?: abiertas| a la vez){0,2}',
    always: 'automáticamente|a partir de ahora|desde ahora|de ahora en adelante|siempre',
    joins: 'entonces',
    library: '(?:mi |la )?biblioteca',
    folder: 'la carpeta',
  },
  'pt-BR': {
    daily: [
      ['todo(?: santo)? dia|todos os dias|cada dia|diariamente'],
      ['(?:toda|cada) manhã|todas as manhãs', 9],
      ['(?:toda|cada) tarde|todas as tardes', 14],
      ['(?:toda|cada) noite|todas as noites', 20],
    ],
    weekly: '(?:cada|tod[ao]|tod[ao]s [ao]s) (?:DAY)s?|(?:às|aos|nas|nos) (?:DAY)s',
    others:
      '(?:DAY|dia|semana) sim,? (?:DAY|dia|semana) não|de (?:DAY) a (?:DAY)|a cada (?:hora|semana|mês|quinze dias|(?:duas|dois|três|quatro|\\d+) (?:minutos|horas|dias|semanas|meses))|tod[ao] (?:hora|semana|mês|fim de semana|dia útil)|todas as (?:horas|semanas)|todos os (?:meses|fins de semana)|(?:em |nos )?dias? (?:de semana|úteis|útil)|(?:nos|aos) fins de semana|(?:no |todo )?(?:primeiro|último|dia \\d+)(?: DAY| dia)? (?:de cada|do) mês|(?:uma|duas|três) vez(?:es)? (?:por|ao|na) (?:dia|semana|mês)',
    more: '(?:quando|se|assim que|sempre que|toda vez que|caso|com)\\s(?:[^,]{0,30}?\\s)?(?:mais de|passar(?:em)? de|passo de|passe de|ultrapassar(?:em)?|chegar(?:em)? a)\\s(?:as )?(?:COUNT)\\s(?:abas?|guias?)(?: abertas| ao mesmo tempo){0,2}',
    always: 'automaticamente|a partir de agora|de agora em diante|sempre',
    joins: 'então',
    library: '(?:minha |a )?biblioteca',
    folder: 'a pasta',
  },
  vi: {
    daily: [
      ['(?:mỗi|hằng|hàng) ngày|ngày nào cũng'],
      ['(?:mỗi|hằng|hàng)(?: buổi)? sáng(?! DAY)|sáng nào cũng', 9],
      ['(?:mỗi|hằng|hàng)(?: buổi)? trưa(?! DAY)|trưa nào cũng', 12],
      ['(?:mỗi|hằng|hàng)(?: buổi)? chiều(?! DAY)|chiều nào cũng', 14],
      ['(?:mỗi|hằng|hàng)(?: buổi)? tối(?! DAY)|tối nào cũng', 19],
      ['(?:mỗi|hằng|hàng) đêm(?! DAY)|đêm nào cũng', 21],
    ],
    weekly:
      '(?:vào )?(?:mỗi|hằng|hàng|cứ)(?: sáng| trưa| chiều| tối)? (?:DAY)|(?:vào )?(?:DAY) (?:hằng|hàng|mỗi) tuần|(?:DAY) nào cũng',
    others:
      'cách (?:một|1) (?:tuần|ngày)(?:(?: vào)? (?:DAY))?|(?:mỗi|hằng|hàng) (?:tuần|tháng|giờ|năm|cuối tuần)|(?:mỗi|cứ) (?:hai|ba|\\d+) (?:giờ|tiếng|ngày|tuần|tháng|phút)(?: một lần)?|(?:các |vào )?(?:ngày thường|ngày trong tuần|ngày làm việc)|từ (?:DAY) (?:đến|tới) (?:DAY)|cuối tuần nào cũng|(?:một|hai|ba|\\d+) lần (?:một|mỗi) (?:ngày|tuần|tháng)',
    more: '(?:mỗi khi|khi nào|khi|nếu|hễ|lúc nào|mỗi lần|cứ)\\s(?:[^,]{0,30}?\\s)?(?:hơn|trên|quá|vượt quá|vượt|đến)\\s(?:COUNT)\\s(?:cái )?(?:thẻ|tab)(?: đang mở| được mở| mở| rồi| trở lên){0,2}',
    always: 'tự động|tự|từ giờ|từ nay|luôn luôn',
    joins: 'thì|là|hãy',
    library: 'thư viện(?: của tôi)?',
    folder: 'thư mục',
  },
  zh: {
    daily: [
      ['每一?天|每日|天天|(?<=[天周月期拜][^,，。]{0,12})(?:自动|自己|自个儿)(?=休眠|睡|关|收)'],
      ['每天?(?:早上|早晨|早)', 9],
      ['每天?(?:晚上|晚)', 19],
    ],
    weekly: '每(?:个|逢)?(?:DAY)|逢(?:DAY)',
    others:
      '每?隔[一二两三四五六七八九十\\d]*个?(?:天|日|周|星期|礼拜|小时|个月|月)(?:的?(?:DAY))?|隔[周天](?:的?(?:DAY))?|每?个?工作日|每个?(?:周末|小时|月|年|分钟)(?:第?[一二三四五六七八九十两\\d]+[号日天])?|每[两二三四五六七八九十\\d]+个?(?:天|小时|周|星期|月|分钟)|每(?:个星期|个?礼拜|周|星期)(?![一二三四五六日天末])|周一[到至]周[五日]',
    more: '(?:当|如果|只要|一旦|要是|每当|假如)?我?(?:打?开(?:了|的)?)?(?:标签页?|网页|页面)(?:的?数量?|总数)?(?:一?超过|多于|大于|多过|到)了?(?:COUNT)个?(?:的?时候|的话|时|以后|之后|后)?|(?:当|如果|只要|一旦|要是|每当|假如)?我?(?:打?开(?:了|的)?)?(?:一?超过|多于|大于|多过)了?(?:COUNT)个?(?:打开的)?(?:标签页?|网页|页面)(?:的?时候|的话|时|以后|之后|后)?',
    always: '自动|以后都?|从现在起|今后都?|总是',
    joins: '就|那就|那么|都',
    library: '资料库',
    folder: '文件夹',
  },
  ja: {
    daily: [['毎日'], ['毎朝', 9], ['毎晩|毎夜', 19]],
    weekly: '毎週の?(?:DAY)|(?:DAY)ごとに',
    others:
      '隔週の?(?:DAY)?|平日(?:の|は|に)?|毎月(?:\\d+日|一日)?|毎時|毎時間|毎週末|毎年|毎週(?!の?[日月火水木金土]曜?)|[一二三四五六\\d]+(?:時間|日|週間|か月|ヶ月|分)(?:ごと|おき)に?|[一二三\\d]日おき|週末(?:ごと|は|の)|(?:週|月|日)に?[一二三\\d]回',
    more: '(?:もし)?(?:開いて(?:い?る|いる))?タブ(?:の数)?が(?:全部で)?(?:COUNT)(?:個|枚|つ)?(?:以上|を超え|を越え|超え|より多く)(?:に)?(?:なったら|なると|開いたら|あったら|てい?たら|たら|ると|た時に?は?|たときに?は?|た場合に?は?|るたびに)?',
    always: '自動的に|自動で|自動|これからは?|今後は?|いつも',
    library: 'ライブラリ',
    folder: 'フォルダ',
  },
};

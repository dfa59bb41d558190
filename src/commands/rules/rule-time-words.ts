/** Words of a language for the times of rules, as regular expressions except for `days`. */
export interface RuleWords {
  /** Weekdays from Sunday on, separated by spaces. `/` separates forms of a day, `_` joins words. */
  days: string;
  /** "Every" before a day, for a rule that repeats. */
  every: string;
  /** "On" before a single day. */
  on?: string;
  /** "Every day" in all its forms. */
  daily: string;
  /** "At" before an hour. */
  at: string;
  /** "O'clock" after the number of an hour. */
  hour: string;
  /** "More than" before a number of tabs. */
  over: string;
  /** Begins the condition before `over`. */
  when: string;
  /** "Tabs" after the number, with words that may follow. */
  tabs: string;
  /** Name of the library, with its article. */
  library: string;
  /** "Folder" before a name. */
  folder: string;
}

export const ruleWords: Record<string, RuleWords> = {
  en: {
    days: 'sunday/sundays monday/mondays tuesday/tuesdays wednesday/wednesdays thursday/thursdays friday/fridays saturday/saturdays',
    every: 'every|each',
    on: 'on',
    daily: '(?:every|each) (?:day|morning|evening|night)|daily',
    at: 'at',
    hour: 'am|pm|o.clock',
    over: 'more than|over',
    when: 'when|whenever|if|once|as soon as|at',
    tabs: '(?:open )?tabs?(?: open| are open)?',
    library: '(?:my |the )?library',
    folder: 'the folder',
  },
  de: {
    days: 'sonntag/sonntags montag/montags dienstag/dienstags mittwoch/mittwochs donnerstag/donnerstags freitag/freitags samstag/samstags/sonnabend',
    every: 'jeden|immer am|immer',
    on: 'am',
    daily: 'jeden (?:tag|morgen|abend)|täglich',
    at: 'um',
    hour: 'uhr',
    over: 'mehr als|über',
    when: 'bei|wenn|sobald|falls',
    tabs: '(?:offenen? )?tabs?(?: offen)?(?: sind| habe| hab)?',
    library: '(?:meine |die )?bibliothek',
    folder: 'den Ordner',
  },
  fr: {
    days: 'dimanche/dimanches lundi/lundis mardi/mardis mercredi/mercredis jeudi/jeudis vendredi/vendredis samedi/samedis',
    every: 'chaque|tous les|le',
    daily: 'chaque (?:jour|matin|soir)|tous les (?:jours|matins|soirs)',
    at: 'à',
    hour: 'heures?|h',
    over: 'plus de',
    when: 'quand|dès que|lorsque|si|à',
    tabs: 'onglets?(?: ouverts)?',
    library: '(?:ma |la )?bibliothèque',
    folder: 'le dossier',
  },
  es: {
    days: 'domingo/domingos lunes martes miércoles jueves viernes sábado/sábados',
    every: 'cada|todos los|los',
    daily: 'cada (?:día|mañana|noche)|todos los días|todas las (?:mañanas|noches)|a diario',
    at: 'a las|a la',
    hour: 'h|horas',
    over: 'más de',
    when: 'cuando|si|en cuanto',
    tabs: 'pestañas?(?: abiertas)?',
    library: '(?:mi |la )?biblioteca',
    folder: 'la carpeta',
  },
  'pt-BR': {
    days: 'domingo segunda/segunda-feira terça/terça-feira quarta/quarta-feira quinta/quinta-feira sexta/sexta-feira sábado',
    every: 'cada|todo|toda|aos|às',
    daily: 'todo dia|todos os dias|toda (?:manhã|noite)|diariamente',
    at: 'às|as',
    hour: 'h|horas',
    over: 'mais de',
    when: 'quando|se|assim que',
    tabs: 'abas?(?: abertas)?',
    library: '(?:minha |a )?biblioteca',
    folder: 'a pasta',
  },
  vi: {
    days: 'chủ_nhật thứ_hai thứ_ba thứ_tư thứ_năm thứ_sáu thứ_bảy',
    every: 'mỗi|hằng|hàng|cứ',
    daily: '(?:mỗi|hằng|hàng) (?:ngày|sáng|tối|đêm)',
    at: 'lúc|vào',
    hour: 'giờ|h',
    over: 'hơn|trên|quá',
    when: 'khi|nếu',
    tabs: '(?:thẻ|tab)(?: đang mở)?',
    library: 'thư viện(?: của tôi)?',
    folder: 'thư mục',
  },
  zh: {
    days: '周日/星期日/星期天 周一/星期一 周二/星期二 周三/星期三 周四/星期四 周五/星期五 周六/星期六',
    every: '每个|每',
    daily: '每天|每日|每晚|每早',
    at: '在',
    hour: '点',
    over: '超过|多于',
    when: '当|如果',
    tabs: '个(?:打开的)?标签页?的?(?:时候|时)?',
    library: '资料库',
    folder: '文件夹',
  },
  ja: {
    days: '日曜日/日曜 月曜日/月曜 火曜日/火曜 水曜日/水曜 木曜日/木曜 金曜日/金曜 土曜日/土曜',
    every: '毎週',
    daily: '毎日|毎朝|毎晩',
    at: '',
    hour: '時に|時',
    over: 'タブが',
    when: '',
    tabs: '(?:個|枚)?(?:以上|を超えたら)(?:になったら)?',
    library: 'ライブラリ',
    folder: 'フォルダ',
  },
};

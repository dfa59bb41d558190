/** Words for future times in one language, as sources of case-insensitive regular expressions. */
export interface FutureWords {
  /** Words before a time, articles between, and words after it; they are removed with it. */
  lead: string;
  article?: string;
  tail?: string;
  /** Names of days with their distance in days, longer names first. */
  days: [words: string, days: number][];
  /**
   * Days of the calendar, with the groups `d` (day of the month), `mo` (month: a number, or `MONTH`, which stands for
   * its names) and `y` (year). Those with a month come first; a day alone may also be a place ("the 2nd tab"), so that
   * words around it must say that it is none.
   */
  dates: string[];
  /** Names for next Saturday, next Monday and the first day of next month. */
  weekend: string;
  nextWeek: string;
  nextMonth: string;
  /** After the turn of the year, on January 2. */
  newYear: string;
  /** Weekdays, beginning with Sunday. */
  weekdays: string[];
  /** Parts of the day with their hour. Beside a part from noon on, clock times up to 11 are in the afternoon. */
  parts: [words: string, hour: number][];
  /**
   * Clock times. `HOUR` stands for the number of an hour; other groups: `m` (minutes), `half` and `quarter` past,
   * `halfTo` and `quarterTo` before the hour, `pm` and `am`.
   */
  clocks: string[];
  /** Amounts of time, with groups `n` (number) and `u` (unit). */
  amounts: string[];
  /** Units with their length in minutes. */
  units: [words: string, minutes: number][];
  /** One, as the number of an hour. */
  one: string;
  /** Weekdays followed by a morning that is no "tomorrow", and what is read instead. */
  mornings?: [words: string, instead: string];
  /** True if clock times are those of a 12-hour clock unless the sentence says otherwise. */
  twelve?: true;
}

const hour = 60;
const day = 24 * hour;

const hm = String.raw`(?<h>\d{1,2}):(?<m>\d\d)`;
const count = String.raw`(?<n>\d{1,3}|\p{L}+)`;

/** Words for future times by language code. */
export const futureWords: Record<string, FutureWords> = {
  en: {
    lead: 'until|till|til|on|by|at|to|early|around',
    article: 'next|this|the|coming',
    days: [
      ['(?:the )?day after tomorrow', 2],
      ['tomorrow|tmrw|tmr', 1],
      ['tonight|this evening|this afternoon', 0],
      ['later today', 0],
    ],
    dates: [String.raw`(?<d>\d{1,2})(?:st|nd|rd|th)?(?: of)? (?<mo>MONTH)(?:,? (?<y>\d{4}))?`, String.raw`(?<mo>MONTH)(?: the)? (?<d>\d{1,2})(?:st|nd|rd|th)?(?:,? (?<y>\d{4}))?`, String.raw`(?<=(?:until|till|til|on|by|\p{L}day)(?: the)? )(?<d>\d{1,2})(?:st|nd|rd|th)(?=\s*(?:[.,;!?]|$)|\s+(?:at|in the|please|pls|around)(?!\p{L}))`],
    weekend: 'weekend',
    nextWeek: 'next week|start of next week',
    nextMonth: 'next month',
    newYear: "after (?:the )?new year(?:'s)?(?: day)?",
    weekdays: ['sunday|sun', 'monday|mon', 'tuesday|tues?', 'wednesday|wed', 'thursday|thurs?|thu', 'friday|fri', 'saturday|sat'],
    parts: [
      ['(?:in the |this )?mornings?|first thing', 9],
      ['noon|midday|lunch', 12],
      ['(?:in the |this )?afternoons?', 14],
      ['(?:in the |this )?evenings?|tonight|later today', 18],
      ['(?:at )?nights?', 21],
    ],
    clocks: [
      String.raw`(?<half>half)(?: past)? HOUR(?:\s*(?:(?<pm>p\.?m\.?)|(?<am>a\.?m\.?)))?`,
      String.raw`(?:a )?(?<quarter>quarter) (?:past|after) HOUR(?:\s*(?:(?<pm>p\.?m\.?)|(?<am>a\.?m\.?)))?`,
      String.raw`(?:a )?(?<quarterTo>quarter) (?:to|of|before) HOUR(?:\s*(?:(?<pm>p\.?m\.?)|(?<am>a\.?m\.?)))?`,
      String.raw`${hm}\s*(?:(?<pm>p\.?m\.?)|(?<am>a\.?m\.?))?`,
      String.raw`HOUR\s*(?:(?<pm>p\.?m\.?)|(?<am>a\.?m\.?)|o'clock)`,
      String.raw`(?<=\b(?:at|until|till|by)\s+)HOUR(?:[ -](?<half>thirty)|[ -](?<quarter>fifteen))?`,
    ],
    amounts: ['(?:in|after) (?:about )?(?<u>half an hour)(?: from now)?', String.raw`(?:in|for|after)\s+(?:about )?${count}\s+(?<u>UNIT)(?:\s+from now)?`],
    units: [['half an hour', 30], ['minutes?|mins?', 1], ['hours?|hrs?', hour], ['days?', day], ['weeks?', 7 * day], ['months?', 30 * day]],
    one: 'one',
    twelve: true,
  },
  de: {
    lead: 'bis|zum|am|um|ab|auf|für|gegen',
    article: 'den|die|das|nächste[nrs]?|kommende[nrs]?|diese[nrs]?',
    days: [
      ['übermorgen', 2],
      ['morgen', 1],
      ['heute', 0],
    ],
    dates: [String.raw`(?<d>\d{1,2})\.?\s*(?<mo>MONTH)(?: (?<y>\d{4}))?`, String.raw`(?<=(?<!\p{L})(?:am|zum|den)\s+)(?<d>\d{1,2})\.(?=\s*(?:[,;!?]|$)|\s+(?:um|wieder|zurück|an)(?!\p{L}))`],
    weekend: 'wochenende',
    nextWeek: 'nächste[rn]? woche',
    nextMonth: 'nächste[nrs]? monats?|monatsanfang',
    newYear: 'nach neujahr|nach silvester|nach dem jahreswechsel',
    weekdays: ['sonntag', 'montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag|sonnabend'],
    parts: [
      ['in der früh|früh|vormittags?|morgens', 9],
      ['mittags?', 12],
      ['nachmittags?', 14],
      ['abends?', 18],
      ['nachts?', 21],
    ],
    clocks: [
      '(?<halfTo>halb) HOUR',
      '(?<quarter>viertel) nach HOUR',
      '(?<quarterTo>viertel vor|dreiviertel) HOUR',
      String.raw`${hm}(?:\s*uhr)?`,
      String.raw`HOUR\s*uhr(?:\s*(?<m>\d\d)|\s*(?<half>dreißig))?`,
      String.raw`(?<=(?:um|ab)\s+)HOUR`,
    ],
    amounts: ['(?:in|nach) (?:einer |ner |ne )?(?<u>halben? stunde)', String.raw`(?:in|für|nach)\s+${count}\s+(?<u>UNIT)`],
    units: [['halben? stunde', 30], ['minuten?|min', 1], ['stunden?|std', hour], ['tage?n?', day], ['wochen?', 7 * day], ['monate?n?', 30 * day]],
    one: 'eins|ein',
    mornings: ['morgen', 'morgens'],
  },
  fr: {
    lead: "jusqu['’]|jusqu['’]?a|jusque|à|au|pour|dès|vers|d['’]ici",
    article: 'le|la|ce',
    tail: 'prochaine?',
    days: [
      ['après[- ]demain', 2],
      ['demain', 1],
      ["ce soir|cet après[- ]midi|aujourd['’]hui", 0],
    ],
    dates: [String.raw`(?<d>\d{1,2})(?:er)? (?<mo>MONTH)(?: (?<y>\d{4}))?`, String.raw`(?<=(?<!\p{L})(?:le|au)\s+)(?<d>\d{1,2})(?:er)?(?=\s*(?:[.,;!?]|$)|\s+à(?!\p{L}))`],
    weekend: 'week[- ]?end',
    nextWeek: 'semaine prochaine',
    nextMonth: 'mois prochain',
    newYear: "après (?:le )?(?:nouvel an|jour de l'an)",
    weekdays: ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'],
    parts: [
      ['matin', 9],
      ['midi', 12],
      ['après[- ]midi', 14],
      ['soir', 18],
      ['nuit', 21],
    ],
    clocks: [
      hm,
      String.raw`(?<!(?:depuis|pendant|de)\s+)HOUR\s*(?:h|heures?)\s*(?:(?<m>\d\d)|et (?<half>demie?)|et (?<quarter>quart)|moins le (?<quarterTo>quart))?`,
    ],
    amounts: ['(?:dans|d.ici) (?:une )?(?<u>demi[- ]?heure)', String.raw`(?:dans|pendant|pour|d[’']ici)\s+${count}\s+(?<u>UNIT)`],
    units: [['demi[- ]?heure', 30], ['minutes?|min', 1], ['heures?|h', hour], ['jours?', day], ['semaines?', 7 * day], ['mois', 30 * day]],
    one: 'une',
  },
  es: {
    lead: 'hasta|a|para|por',
    article: 'el|la|las|próxim[oa]|este',
    tail: 'que viene',
    days: [
      ['pasado mañana', 2],
      [String.raw`(?<!(?:la|esta)\s+)mañana`, 1],
      ['esta (?:noche|tarde)|hoy', 0],
    ],
    dates: [String.raw`(?<d>\d{1,2}) de (?<mo>MONTH)(?: de (?<y>\d{4}))?`, String.raw`(?<=(?<!\p{L})(?:el|el día)\s+)(?<d>\d{1,2})(?=\s*(?:[.,;!?]|$)|\s+a las?(?!\p{L}))`],
    weekend: 'fin de semana',
    nextWeek: 'próxima semana|semana que viene',
    nextMonth: 'próximo mes|mes que viene',
    newYear: '(?:después|pasado) (?:de )?(?:l )?(?:el )?año nuevo',
    weekdays: ['domingo', 'lunes', 'martes', 'mi[ée]rcoles', 'jueves', 'viernes', 's[áa]bado'],
    parts: [
      ['(?:por|de) la mañana|temprano', 9],
      ['(?:al |a )?mediod[ií]a', 12],
      ['(?:(?:por|de) la |esta )tarde', 16],
      ['(?:(?:por|de) la |esta )noche', 20],
    ],
    clocks: [
      hm,
      String.raw`(?<=(?:a|hasta|para|sobre)\s+las?\s+)HOUR(?:\s+y (?<half>media)|\s+y (?<quarter>cuarto)|\s+menos (?<quarterTo>cuarto)|[.h](?<m>\d\d))?(?:\s*(?:h|horas|en punto))?`,
    ],
    amounts: ['(?:en|dentro de) (?<u>media hora)', String.raw`(?:en|dentro de|durante|por)\s+${count}\s+(?<u>UNIT)`],
    units: [['media hora', 30], ['minutos?|min', 1], ['horas?|h', hour], ['d[ií]as?', day], ['semanas?', 7 * day], ['mes(?:es)?', 30 * day]],
    one: 'una',
  },
  'pt-BR': {
    lead: 'até|no|na|às|as|para|pra',
    article: 'o|a|as|às|próxim[oa]',
    tail: 'que vem',
    days: [
      ['depois de amanhã', 2],
      ['amanhã', 1],
      ['hoje|esta noite', 0],
    ],
    dates: [String.raw`(?:dia )?(?<d>\d{1,2}) de (?<mo>MONTH)(?: de (?<y>\d{4}))?`, String.raw`dia (?<d>\d{1,2})(?=\s*(?:[.,;!?]|$)|\s+às?(?!\p{L}))`],
    weekend: 'fim de semana',
    nextWeek: 'próxima semana|semana que vem',
    nextMonth: 'próximo mês|mês que vem',
    newYear: 'depois d[eo] ano novo',
    weekdays: ['domingo', 'segunda(?:[- ]feira)?', 'terça(?:[- ]feira)?', 'quarta(?:[- ]feira)?', 'quinta(?:[- ]feira)?', 'sexta(?:[- ]feira)?', 's[áa]bado'],
    parts: [
      ['(?:de|pela|da) manhã|cedo', 9],
      ['(?:ao |a )?meio[- ]dia', 12],
      ['(?:à|da|de) tarde', 14],
      ['(?:à|da|de|esta) noite', 20],
    ],
    clocks: [
      hm,
      String.raw`(?<=(?:às|as|à|pras?)\s+)HOUR(?:\s*(?:h|horas))?(?:\s*(?<m>\d\d)| e (?<half>meia)| e (?<quarter>quinze))?`,
      String.raw`(?<!(?:há|faz|por)\s+)HOUR\s*(?:h|horas)(?<m>\d\d)?`,
    ],
    amounts: ['(?:em|daqui a) (?<u>meia hora)', String.raw`(?:em|daqui a|por|durante)\s+${count}\s+(?<u>UNIT)`],
    units: [['meia hora', 30], ['minutos?|min', 1], ['horas?|h', hour], ['dias?', day], ['semanas?', 7 * day], ['m[êe]s(?:es)?', 30 * day]],
    one: 'uma',
  },
  vi: {
    lead: 'cho|đến|tới|vào|lúc|sáng|hôm|ngày|cứ',
    tail: 'này|tới|sau',
    days: [
      ['ngày kia|ngày mốt', 2],
      ['ngày mai|sáng mai|chiều mai|tối mai|mai', 1],
      ['tối nay|chiều nay', 0],
    ],
    dates: [String.raw`ngày (?<d>\d{1,2}) tháng (?<mo>\d{1,2})(?: năm (?<y>\d{4}))?`, String.raw`ngày (?<d>\d{1,2})(?=\s*(?:[.,;!?]|$)|\s+lúc(?!\p{L}))`],
    weekend: 'cuối tuần',
    nextWeek: 'tuần (?:sau|tới)',
    nextMonth: 'tháng (?:sau|tới)',
    newYear: 'sau (?:tết dương lịch|năm mới)',
    weekdays: ['chủ nhật', 'thứ (?:hai|2)', 'thứ (?:ba|3)', 'thứ (?:tư|4)', 'thứ (?:năm|5)', 'thứ (?:sáu|6)', 'thứ (?:bảy|7)'],
    parts: [
      ['(?:buổi )?sáng(?: mai)?', 9],
      ['(?:buổi )?trưa', 12],
      ['(?:buổi )?chiều(?: nay| mai)?', 14],
      ['(?:buổi )?tối(?: nay| mai)?', 19],
      ['đêm(?: nay| mai)?', 21],
    ],
    clocks: [
      hm,
      String.raw`HOUR\s*(?:giờ|h)\s*(?:(?<m>\d\d)|(?<half>rưỡi)|(?<quarterTo>kém mười lăm))?`,
      String.raw`HOUR\s+(?<half>rưỡi)`,
    ],
    amounts: ['(?<u>nửa (?:tiếng|giờ)) (?:nữa|sau)', String.raw`${count}\s+(?<u>UNIT)\s+(?:nữa|sau)`, String.raw`(?:sau|trong)\s+${count}\s+(?<u>UNIT)`],
    units: [['nửa (?:tiếng|giờ)', 30], ['phút', 1], ['giờ|tiếng', hour], ['ngày', day], ['tuần', 7 * day], ['tháng', 30 * day]],
    one: 'một',
  },
  zh: {
    lead: '直到|等到|到了|到|至|在',
    tail: '的时候|时候|的',
    days: [
      ['后天', 2],
      ['明天|明早|明晚', 1],
      ['今晚|今天', 0],
    ],
    dates: [String.raw`(?<!\d)(?:(?<y>\d{4})年)?(?<mo>\d{1,2})\s*月\s*(?<d>\d{1,2})\s*[日号]`],
    weekend: '这?个?周末',
    nextWeek: '下周|下个?星期|下个?礼拜',
    nextMonth: '下个?月',
    newYear: '(?:元旦|新年)(?:之后|以后|过后|后)',
    weekdays: '日天一二三四五六'.replace('日天', '日').split('').map((name) => `下?(?:周|星期|礼拜)${name === '日' ? '[日天]' : name}`),
    parts: [
      ['早上|上午|明早|早晨', 9],
      ['中午', 12],
      ['下午', 14],
      ['晚上|傍晚|今晚|明晚', 19],
    ],
    clocks: [
      String.raw`(?<h>\d{1,2})[:：](?<m>\d\d)`,
      String.raw`HOUR\s*点钟?(?:(?<half>半)|(?<quarter>一刻)|(?<m>\d\d?)分?)?`,
    ],
    amounts: ['(?:过)?(?<u>半个?(?:小时|钟头))(?:以后|之后|后)', String.raw`(?<n>\d{1,3}|[一二两三四五六七八九十])\s*个?(?<u>UNIT)(?:以后|之后|后)`],
    units: [['半个?(?:小时|钟头)', 30], ['分钟', 1], ['小时|钟头', hour], ['天', day], ['周|星期|礼拜', 7 * day], ['月', 30 * day]],
    one: '一',
  },
  ja: {
    lead: '次の|今度の',
    tail: 'になったら|まで|に|の',
    days: [
      ['明後日|あさって', 2],
      ['明日|あした|あす', 1],
      ['今夜|今晩|今日', 0],
    ],
    dates: [
      String.raw`(?<!\d)(?:(?<y>\d{4})年)?(?<mo>\d{1,2})\s*月\s*(?<d>\d{1,2})\s*日(?!間|前|以)`,
      String.raw`(?<![\d/])(?<mo>\d{1,2})/(?<d>\d{1,2})(?=(?:まで|に)(?!.*[ただい](?:ページ|タブ|もの|やつ|の|記事))|の?(?:\s|$|午前|午後|朝|昼|夕方|夜|\d{1,2}時))`,
    ],
    weekend: '週末',
    nextWeek: '来週',
    nextMonth: '来月',
    newYear: '(?:正月|元日|年)(?:明け|が明けて)',
    weekdays: '日月火水木金土'.split('').map((name) => `(?:来週の?)?${name}曜日?`),
    parts: [
      ['午前中?|朝', 9],
      ['正午|昼', 12],
      ['午後', 14],
      ['夕方|夜|今夜|今晩', 19],
    ],
    clocks: [
      String.raw`(?<h>\d{1,2})[:：](?<m>\d\d)`,
      String.raw`HOUR時(?!間)(?:(?<half>半)|(?<m>\d{1,2})分)?`,
    ],
    amounts: ['(?<u>半時間)後', String.raw`(?<n>\d{1,3}|[一二三四五六七八九十])\s*(?<u>UNIT)(?:後|たったら)`],
    units: [['半時間', 30], ['分', 1], ['時間', hour], ['日', day], ['週間', 7 * day], ['か月|ヶ月|カ月', 30 * day]],
    one: '一',
  },
};

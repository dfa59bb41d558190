/** Words about closed tabs that come back, for one language: "close this and bring it back", "I closed two tabs". */
export interface ReturnWords {
  /** Sources of the parts of a request to bring something back: "and", the verbs, and what may stand beside them. */
  and: string;
  verbs: string;
  beside: string;
  /** Source for words before a time that mean "until". */
  until: string;
  /** Source for a cry over a mishap, at the beginning of a sentence. */
  cries: string;
  /** Source for "tabs" after their number; in languages without spaces also before it. */
  tabs: string;
}

/** Return words by language code. */
export const returnWords: Record<string, ReturnWords> = {
  en: {
    and: 'and|then|but|until|so',
    verbs:
      'bring|open|reopen|re-open|show|get|give|restore|put|load|want|need|have|let|see|pop|remind|return|resurface|come back|comes back|surface',
    beside:
      'it|this|that|them|these|those|one|tab|tabs|page|pages|window|windows|me|my|i|to|of|about|at|back|again|up|open|come|reopened|please|then|once more|want|need|see|can|could|in|front|the|for|us',
    until: 'until|till|til',
    tabs: '(?:(?:of )?(?:the|those|these) )?(?:open |more )?(?:tabs|pages|windows|things|ones|sites|articles)',
    cries: 'oops|whoops|oh no|damn|dammit|shoot|crap|argh|ugh|ah no',
  },
  de: {
    and: 'und|dann|aber|danach',
    verbs:
      'hole?|bringe?|öffne|zeige?|mache?|lade?|gib|gebe?|stelle?|erinnere?|blende?|brauche?|will|möchte|soll|lass|kommt?|öffnen|zeigen|anzeigen|holen|hochholen',
    beside:
      'es|ihn|sie|das|die|den|dem|der|er|ihm|ihnen|daran|dran|diese[nrms]?|tab|tabs|seite|seiten|mir|mich|ich|an|dann|wieder|zurück|auf|hervor|her|erneut|nochmals?|noch mal|noch einmal|ein|vor|raus|rauf|hoch|bitte|sehen|haben|öffnen|zeigen|da|sein',
    until: 'bis',
    tabs: '(?:tabs|reiter|seiten|fenster|sachen|dinge|artikel)',
    cries: 'hoppla|ups|uups|oh nein|mist|verdammt|so ein mist|ach nein|oje|huch|shit|verflixt',
  },
  fr: {
    and: 'et|puis|mais|ensuite',
    verbs:
      'r[ée]?ouvre[zr]?|ouvre[zr]?|ramène|ramener|remets|remettre|rends|rendre|remontre[zr]?|montre[zr]?|réaffiche[zr]?|affiche[zr]?|restaure[zr]?|ressors|ressortir|ressort|rappelle|redonne|redonner|fais|refais|reviens|revienne|revient',
    beside:
      'moi|me|le|la|les|l|ça|y|cette|cet|ces|page|onglets?|de nouveau|à nouveau|encore|ici|réapparaître|revenir|apparaître|qu|que|il|elle|se|m|là|devant|plaît|te|s',
    until: "jusqu['’]?(?:à|a|au|en)?",
    tabs: '(?:onglets|pages|fenêtres|choses|trucs|articles)',
    cries: 'mince|zut|oups|oh non|ah non|merde|flûte|punaise|purée|aïe',
  },
  es: {
    and: 'y|luego|pero|después',
    verbs:
      '(?:vuelve|vuelva|vuelves) a (?:abrir|mostrar|traer|poner|sacar|enseñar)(?:me)?(?:l[aoe]s?)?|(?:tr[aáe]e|tr[aá]ig[ae]|[aá]bre|re[aá]bre|mu[eé]stra|ens[eé]ña|recup[eé]ra|devu[eé]lve|rest[aá]ura|s[aá]ca|pon|p[oó]n|d[aá]|recu[eé]rda)(?:me)?(?:l[aoe]s?)?|(?:abres|traes|muestras|enseñas|sacas|devuelves|recuerdas|regresas|regresa|reaparezca|vuelva|recuperas)',
    beside:
      'me|te|l[aoe]s?|se|la|el|esta|esto|este|pestañas?|página|de vuelta|de nuevo|otra vez|nuevamente|a|que|favor|delante|aquí|aparecer|abrir|mostrar|sacar',
    until: 'hasta',
    tabs: '(?:pestañas|páginas|ventanas|cosas|artículos)',
    cries: 'uy|ups|ay|oh no|vaya|mierda|caramba|ostras|rayos',
  },
  'pt-BR': {
    and: 'e|depois|mas|aí|daí',
    verbs:
      'abr[aei]r?|reabr[aei]r?|traz|traga|trazer|mostr[ae]r?|restaur[ae]r?|devolv[ae]|volt[ae]|lembr[ae]|exib[ae]|reaparec[ae]|quero|apresent[ae]',
    beside:
      'me|mim|pra|para|eu|a|o|as|os|ela|ele|elas|eles|isso|isto|essas?|esses?|dela|dele|disso|abas?|página|de volta|de novo|novamente|outra vez|aqui|ver|abrir|mostrar|com|que|aparecer|por favor',
    until: 'até',
    tabs: '(?:abas|guias|páginas|janelas|coisas|artigos)',
    cries: 'ops|opa|ih|eita|ai|oh não|droga|puts|poxa|caramba',
  },
  vi: {
    and: 'và|rồi|sau đó|nhưng|đến lúc đó',
    verbs: 'mở|đưa|mang|hiện|cho|nhắc|trả|bật|gọi|hiển thị|lấy',
    beside:
      'hãy|nó|chúng|lại|thẻ|tab|trang|này|hiện|trở|ra|lên|tôi|mình|tui|em|anh|cho|giúp|nhé|nha|với|xem|thấy|đi|hộ|mở|vào',
    until: 'đến|tới',
    cries: 'ôi|ối|chết|thôi chết|trời|trời ơi|ấy chết|toang',
    tabs: '(?:thẻ|tab|trang|cửa sổ)',
  },
  zh: {
    and: '[，,、]|然后|并且?|到时候?|等到?',
    verbs: '打开|恢复|显示|调出来|拿出来|提醒|弹出来?|给我看|让我看|叫我看|放出来|翻出来|找出来|出现|开出来|还给我',
    beside: '再|重新|次|把|它们?|帮|给|我|一?下|一次|出来|回来|看|来|的|要|让|这[个页]?|网页|页面|标签页?|吧',
    until: '到|直到',
    cries: '糟糕|糟了|哎呀|啊呀|完了|坏了|天哪|哎',
    tabs: '个?(?:标签页?|网页|页面|窗口)',
  },
  ja: {
    and: '[、,]|それから|そして|あとで',
    verbs: '開いて|開き直して|戻して|復元して|表示して|出して|見せて|リマインドして|知らせて|思い出させて|開くように|教えて|再表示して|ひらいて|呼び出して',
    beside: 'また|再び|もう一度|もう一回|それを?|再度|ください|下さい|ほしい|欲しい|くれ|ね|よ|して|もらえる|お願い|おいて|といて|ちょうだい',
    until: 'まで',
    cries: 'しまった|あっ|あー|やば|やばい|うわ|ああ',
    tabs: '(?:タブ|ページ|ウィンドウ)',
  },
};

/** Words about closed tabs that come back, for one language: "close this and bring it back", "I closed two tabs". */
export interface ReturnWords {
  /** True if words are not separated by spaces. */
  unspaced?: true;
  /** Case-insensitive source that matches a request to bring something back, in a sentence without its time. */
  returns: string;
  /** Source for words before a time that mean "until". */
  until: string;
  /** Source for "tabs" after their number; in languages without spaces also before it. */
  tabs: string;
}

const joint = (words: string) => String.raw`(?:,\s*|\s)(?:(?:${words})\s+){1,2}`;

/** Return words by language code. */
export const returnWords: Record<string, ReturnWords> = {
  en: {
    returns: `${joint('and|then|but')}(?:please )?(?:(?:bring|open|reopen|re-open|show|get|restore|put|load|want|have|let) (?:me )?(?:it|this|that|them|these|those)(?: tabs?)?|(?:bring|get) back (?:it|them|this))(?: (?:back|again|up|to me|come back|reopened|open)){0,3}`,
    until: 'until|till|til',
    tabs: '(?:open |more )?(?:tabs|pages|windows)',
  },
  de: {
    returns: `${joint('und|dann|aber')}(?:hole?|bringe?|öffne|zeige?|mache?|lade?) (?:mir )?(?:es|ihn|sie|das|die|den|diese[nrs]?)(?: tabs?)?(?: (?:mir|dann|wieder|zurück|auf|hervor|her|erneut))*`,
    until: 'bis',
    tabs: '(?:tabs|reiter|seiten|fenster)',
  },
  fr: {
    returns: `${joint('et|puis|mais')}(?:r[ée]?ouvre|ouvre|ramène|remets|rends|remontre|montre|affiche|restaure)z?[ -]*(?:moi)?[ -]*(?:le|la|les|ça|-)?(?: (?:de nouveau|à nouveau|encore|ici))?`,
    until: "jusqu['’]?(?:à|au|en)?",
    tabs: '(?:onglets|pages|fenêtres)',
  },
  es: {
    returns: `${joint('y|luego|pero')}(?:(?:vuelve|vuelva) a (?:abrir|mostrar|traer|poner)(?:me)?(?:l[aoe]s?)?|(?:tr[aá]e|[aá]bre|re[aá]bre|mu[eé]stra|recup[eé]ra|devu[eé]lve|rest[aá]ura)(?:me)?(?:l[aoe]s?)?)(?: (?:de vuelta|de nuevo|otra vez))?`,
    until: 'hasta',
    tabs: '(?:pestañas|páginas|ventanas)',
  },
  'pt-BR': {
    returns: `${joint('e|depois|mas')}(?:abr[ae]|reabr[ae]|traz|traga|mostr[ae]|restaur[ae])(?:-?[ao]s?)?(?: (?:ela|ele|elas|eles|isso|isto))?(?: (?:de volta|de novo|novamente|outra vez))?`,
    until: 'até',
    tabs: '(?:abas|guias|páginas|janelas)',
  },
  vi: {
    returns: `${joint('và|rồi|sau đó|nhưng')}(?:hãy )?(?:mở|đưa|mang|hiện|cho)(?: (?:nó|chúng|lại|thẻ|này|hiện|trở|ra|tôi)){1,4}`,
    until: 'đến|tới',
    tabs: '(?:thẻ|tab|trang|cửa sổ)',
  },
  zh: {
    unspaced: true,
    returns: '[，,、]?\\s*(?:然后|并且?|到时候?)?\\s*(?:再|重新)(?:次|把它们?|帮我|给我|重新){0,2}(?:打开|恢复|显示|调出来|拿出来)(?:它们?|一次)?',
    until: '到|直到',
    tabs: '个?(?:标签页?|网页|页面|窗口)',
  },
  ja: {
    unspaced: true,
    returns: '(?:[、,]\\s*|\\s+)(?:また|再び|もう一度|それを|再度){0,2}\\s*(?:開いて|開き直して|戻して|復元して|表示して|出して)(?:ください|下さい|ほしい)?',
    until: 'まで',
    tabs: '(?:タブ|ページ|ウィンドウ)',
  },
};

/** Words that add to an order without changing it, for one language. All are sources of expressions. */
export interface AsideWords {
  /** Words that begin a reason, behind the order: "so that I can …", "because …". */
  reason: string;
  /** Words that begin a clause which only tells something, behind the order: "…, I need to show them to Anna". */
  tells: string;
  /** Politeness around an order that its words do not hold: "is there any way to". */
  polite?: string;
  /** Words for something that is not to happen, at the end of a clause: "without closing them". */
  unharmed: string;
  /** Words that make a time one that comes again: "every". */
  repeats: string;
  /** "From the other window", from where tabs are to come here. */
  fromOther: string;
  /** An order that ends in a new name: what stands before it, and the name. */
  names?: string;
}

/** Aside words by language code. */
export const asideWords: Record<string, AsideWords> = {
  en: {
    reason: "(?:my|his|her|our) \\w+(?: \\w+)? (?:is|are) \\w+ing(?=[\\s.!?]*$)|so (?:that )?(?:i|we|my|it|they|he|she|nobody|no one)(?:'ll|'m)?|or (?:did|have|has|was|is) (?:i|it)|because|cause|cos|in case|as (?:i|he|she|they|(?!it |this |that )(?:my )?\\w+ (?:does|is|has|will|can|sits|works|uses|was))|while i(?:'m| am)|since (?:i|my|it|they|we|the)",
    tells: "(?:i|bet|(?:want|need|have|got) to|in a (?:rush|hurry)|thank you|thanks|i'?m|i'?ve|i'll|we|we're|we've|my|it's|its|it is|they'?re|there's|there are|he|she|our|his|her|getting (?:a|my) new|quick|quickly|hurry|lol|help|this is|(?!includ|exclud|keep|leav|sav|remov|delet|clos|except|start|begin)\\w+ing (?:an?|my|her|his|our|their|the|some))",
    polite:
      '(?:is there (?:a|any) way (?:to|of|i can|you can|for me to)|any chance (?:of|you (?:could|can)|i (?:could|can))|would it be possible to)',
    unharmed:
      "(?:,? ?(?:but|and) )?(?:please )?(?:do not|don'?t|never|without) (?:actually |really )?(?:clos|delet|remov|los|kill|chang|touch|mov)\\w* (?:them|it|any(?:thing)?(?: of (?:them|it))?|those|these|(?:the|its|my|any) (?:pages?|bookmarks?|tabs?|links?)(?: (?:themselves|in it|with it|under it))?)(?: (?:yet|for now|please|tho|though))?|(?:,? ?(?:but|and) )?(?:please )?(?:leave|keep) (?:everything|anything|all) else (?:alone|as it is|untouched|where it is)",
    repeats: 'every|each',
    fromOther: '(?:from|out of|off) (?:the|my|that|any) other windows?',
    names: '(?<head>(?:rename|call) [^.!?;"]{1,60}? to) (?<name>(?:(?! and | then )[^".!?;,]){2,60})$',
  },
  de: {
    reason: 'damit|weil|denn|falls (?:ich|die|sie|es)|da ich|um (?:sie|es|ihn)? ?(?:später|nachher|morgen)',
    tells: '(?:ich|wir|mein|meine|es ist|sie|er|unser|der rechner|das ist)',
    unharmed:
      '(?:,? ?(?:und|aber) )?(?:lass|lasse|lassen) (?:den rest|alles andere|die anderen|das übrige) (?:so|wie er ist|wie es ist|wie sie sind|wo er ist|wo es ist|wo sie sind|in ruhe|da|stehen)|(?:,? ?(?:und|aber) )?(?:der rest|alles andere) bleibt(?: so)?(?: wie er ist| wie es ist| wo er ist| wo es ist| da)?|(?:,? ?aber )?(?:bitte )?(?:ohne (?:sie|ihn|es|etwas|was|(?:die|den|das) (?:seiten?|lesezeichen|tabs?)) zu (?:schließen|schliessen|löschen|verlieren|ändern|verändern|verschieben)|(?:sie |die )?nicht (?:schließen|schliessen|zumachen|löschen)|(?:schließ|schliess|lösch)e? (?:sie |die |(?:die|den|das) (?:seiten?|lesezeichen|tabs?)(?: selbst)? )?(?:aber |bitte )?nicht)',
    repeats: 'jede[nrsm]?|jeweils|immer',
    fromOther: '(?:aus|von) (?:dem|meinem|den|meinen) anderen fenstern?|vom anderen fenster',
  },
  vi: {
    reason: 'để (?:tôi|mình|em|khỏi|cho|tí|mai|sau)|vì|bởi vì|phòng khi|kẻo',
    tells: '(?:tôi|mình|em|anh|chị|máy|vợ|chồng|bố|mẹ|con)',
    unharmed: '(?:,? ?(?:và|còn) )?(?:phần còn lại|còn lại|mấy cái khác|những cái khác)(?: thì)? (?:để nguyên|giữ nguyên|đừng động)|(?:,? ?(?:nhưng|mà) )?(?:đừng|không|chứ đừng|khỏi) (?:đóng|xoá|xóa|tắt|mất|thay đổi|đổi)(?: (?:chúng|nó|gì|cái nào|hết))?',
    repeats: 'mỗi|hằng|hàng',
    fromOther: '(?:từ|ở) (?:các )?cửa sổ (?:khác|kia|còn lại)',
  },
  zh: {
    reason: '因为|这样我|好让我|以便|免得|省得|以防|[,，] ?(?:等|到)?(?:周末|回头|有空|改天|过几天|过两天|以后|下周)的?(?:时候)?[再在](?:慢慢|好好)?(?:看|说|弄|用|处理|研究)',
    tells: '(?:我|我们|电脑|老板|太太|老公|孩子)',
    unharmed: '[,，]? ?(?:其他|其它|其余|别的|剩下)的?(?:都)?(?:不动|别动|不要动|不管|放着|留在原处|保持不变)|(?:[,，]? ?(?:但是?|不过|而) ?)?(?:别|不要|不用|不)(?:关闭?|删除?|丢|改变?|移?动)(?:掉|了)?(?:它们|它|任何(?:标签页?|东西)?|什么)?',
    repeats: '每',
    fromOther: '(?:从|把|将)(?:另一个|另外一个|其他|其它|别的)窗口',
  },
  fr: {
    reason: "pour (?:que|pouvoir|ne pas)|parce que?|parce qu'|car|comme ça|au cas où|puisque",
    tells: "(?:je|j'|on|nous|mon|ma|mes|c'est|il|elle|ils)",
    unharmed:
      '(?:,? ?(?:et|mais) )?(?:laisse|laissez|laisser|garde|gardez) (?:tout )?(?:le reste|les autres) (?:où (?:il est|ils sont|elles sont)|là|tranquilles?|en place|comme (?:il est|ils sont|ça)|tels? quels?)|(?:,? ?mais )?(?:sans (?:les |le |la |rien |en )?(?:fermer|supprimer|perdre|changer|modifier|déplacer)(?: les (?:pages|favoris|onglets))?|ne (?:les |le |la )?(?:ferme|supprime)[sz]? (?:pas|rien)|(?:les? |la )?fermer? pas)',
    repeats: 'chaque|tou(?:te)?s les',
    fromOther: "(?:depuis|de) (?:l['’]|mon )autre fenêtre|des autres fenêtres",
  },
  es: {
    reason: '(?<=,\\s?)que (?:estoy|tengo|me|nos|no|es|está|voy|vamos|ya|hay|con|necesito|viene|empieza|hace)|para (?:que|no|poder|verl[oa]s?|leerl[oa]s?)|porque|por si|ya que|así (?:no|puedo|luego)',
    tells: '(?:yo|me|mi|mis|es que|está|están|tengo|necesito|quiero|ya)',
    unharmed:
      '(?:,? ?(?:y|pero) )?(?:deja|dejar|deje) (?:el resto|lo demás|los demás|las demás) (?:donde está|como está|en paz|tal cual|ahí)|(?:,? ?pero )?(?:sin (?:cerrar|borrar|eliminar|perder|cambiar|mover|tocar)(?:l[oa]s?| nada| l[oa]s (?:páginas|marcadores|pestañas))?|no (?:l[oa]s? )?(?:cierres|borres|elimines)(?: nada)?)',
    repeats: 'cada|tod[oa]s l[oa]s',
    fromOther: '(?:de|desde) (?:la|mi|las|mis) otras? ventanas?',
  },
  ja: {
    reason: 'から[、,]|ので[、,]?|ため[、,]|[、,][^、。！？「」#]{2,20}(?:ので|んで|から)(?=[。！!]*$)',
    tells: '(?:私|僕|パソコン|会議|子ども|妻|夫)',
    unharmed: '[、,]?(?:他|ほか|残り|その他)は(?:その|この)まま(?:で|に)?(?:して)?(?:ください)?|(?:でも|けど)?[、,]?(?:何も)?(?:閉じ|消さ|削除し|変え|動かさ)(?:ないで(?:ください|ね)?|ずに)',
    repeats: '毎|いつも',
    fromOther: '(?:別|他|ほか|もう一つ|もうひとつ|もう片方)の?ウィンドウから',
  },
  'pt-BR': {
    reason: '(?<=,\\s?)que (?:estou|tô|tenho|me|não|é|está|vou|vamos|já|com|preciso|vem|começa)|para (?:que|eu|não|poder)|pra (?:que|eu|não)|porque|pois|caso (?:eu|el[ea]s?)|já que',
    tells: '(?:eu|meu|minha|é que|preciso|quero|tenho|está|tá)',
    unharmed:
      '(?:,? ?(?:e|mas) )?(?:deixa|deixar|deixe) (?:o resto|os outros|as outras) (?:onde está|como está|em paz|aí|lá)|(?:,? ?mas )?(?:sem (?:fechar|apagar|excluir|perder|mudar|mexer em|mover)(?: nada| el[ea]s?|-?l[oa]s?| [oa]s (?:páginas|favoritos|abas))?|não (?:as? |os? )?(?:feche|apague|exclua)(?: el[ea]s?| nada)?)',
    repeats: 'cada|tod[oa]s?',
    fromOther: 'd(?:a|as) outras? janelas?',
  },
};

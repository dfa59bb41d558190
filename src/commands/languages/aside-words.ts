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
}

/** Aside words by language code. */
export const asideWords: Record<string, AsideWords> = {
  en: {
    reason: "(?:my|his|her|our) \\w+(?: \\w+)? (?:is|are) \\w+ing(?=[\\s.!?]*$)|so (?:that )?(?:i|we|my|it|they|he|she|nobody|no one)(?:'ll|'m)?|because|cause|cos|in case|as i|since (?:i|my|it|they|we|the)",
    tells: "(?:i|thank you|thanks|i'm|i've|i'll|we|we're|we've|my|it's|its|it is|they're|theyre|there's|there are|he|she|our|his|her|getting (?:a|my) new)",
    polite:
      '(?:is there (?:a|any) way (?:to|of|i can|you can|for me to)|any chance (?:of|you (?:could|can)|i (?:could|can))|would it be possible to)',
    unharmed:
      "(?:,? ?(?:but|and) )?(?:please )?(?:do not|don'?t|never|without) (?:actually |really )?(?:clos|delet|remov|los|kill)\\w* (?:them|it|any(?:thing)?(?: of (?:them|it))?|those|these)(?: (?:yet|for now|please))?",
    repeats: 'every|each',
  },
  de: {
    reason: 'damit|weil|denn|falls (?:ich|die|sie|es)|da ich|um (?:sie|es|ihn)? ?(?:später|nachher|morgen)',
    tells: '(?:ich|wir|mein|meine|es ist|sie|er|unser|der rechner|das ist)',
    unharmed:
      '(?:,? ?aber )?(?:bitte )?(?:ohne (?:sie|ihn|es|etwas|was) zu (?:schließen|schliessen|löschen|verlieren)|(?:sie |die )?nicht (?:schließen|schliessen|zumachen|löschen)|(?:schließ|schliess|lösch)e? (?:sie |die )?(?:aber |bitte )?nicht)',
    repeats: 'jede[nrsm]?|jeweils|immer',
  },
  vi: {
    reason: 'để (?:tôi|mình|em|khỏi|cho|tí|mai|sau)|vì|bởi vì|phòng khi|kẻo',
    tells: '(?:tôi|mình|em|anh|chị|máy|vợ|chồng|bố|mẹ|con)',
    unharmed: '(?:,? ?(?:nhưng|mà) )?(?:đừng|không|chứ đừng|khỏi) (?:đóng|xoá|xóa|tắt|mất)(?: (?:chúng|nó|gì|cái nào|hết))?',
    repeats: 'mỗi|hằng|hàng',
  },
  zh: {
    reason: '因为|这样我|好让我|以便|免得|省得|以防',
    tells: '(?:我|我们|电脑|老板|太太|老公|孩子)',
    unharmed: '(?:[,，]? ?(?:但是?|不过|而) ?)?(?:别|不要|不用|不)(?:关闭?|删除?|丢)(?:掉|了)?(?:它们|它|任何(?:标签页?)?)?',
    repeats: '每',
  },
  fr: {
    reason: "pour (?:que|pouvoir|ne pas)|parce que?|parce qu'|car|comme ça|au cas où|puisque",
    tells: "(?:je|j'|on|nous|mon|ma|mes|c'est|il|elle|ils)",
    unharmed:
      '(?:,? ?mais )?(?:sans (?:les |le |la |rien |en )?(?:fermer|supprimer|perdre)|ne (?:les |le |la )?(?:ferme|supprime)[sz]? (?:pas|rien)|(?:les? |la )?fermer? pas)',
    repeats: 'chaque|tou(?:te)?s les',
  },
  es: {
    reason: 'para (?:que|no|poder|verl[oa]s?|leerl[oa]s?)|porque|por si|ya que|así (?:no|puedo|luego)',
    tells: '(?:yo|me|mi|mis|es que|está|están|tengo|necesito|quiero|ya)',
    unharmed:
      '(?:,? ?pero )?(?:sin (?:cerrar|borrar|eliminar|perder)(?:l[oa]s?| nada)?|no (?:l[oa]s? )?(?:cierres|borres|elimines)(?: nada)?)',
    repeats: 'cada|tod[oa]s l[oa]s',
  },
  ja: {
    reason: 'から[、,]|ので[、,]?|ため[、,]',
    tells: '(?:私|僕|パソコン|会議|子ども|妻|夫)',
    unharmed: '(?:でも|けど)?[、,]?(?:閉じ|消さ|削除し)(?:ないで(?:ください|ね)?|ずに)',
    repeats: '毎|いつも',
  },
  'pt-BR': {
    reason: 'para (?:que|eu|não|poder)|pra (?:que|eu|não)|porque|pois|caso (?:eu|el[ea]s?)|já que',
    tells: '(?:eu|meu|minha|é que|preciso|quero|tenho|está|tá)',
    unharmed:
      '(?:,? ?mas )?(?:sem (?:fechar|apagar|excluir|perder)(?: nada| el[ea]s?|-?l[oa]s?)?|não (?:as? |os? )?(?:feche|apague|exclua)(?: el[ea]s?| nada)?)',
    repeats: 'cada|tod[oa]s?',
  },
};

/**
 * Words by which a sentence takes its order back, forbids or reports what it seems to order, or leaves open which thing
 * it means, for one language. All are sources of expressions.
 */
export interface DoubtWords {
  /** True if words are not separated by spaces. */
  unspaced?: true;
  /** At the end of a sentence, behind an order: "oh no", "wait". At its beginning such words mean nothing. */
  takenBack: string;
  /** Words that leave open which of several is meant, with their noun: "a tab", "some tabs". */
  whichever: string;
  /** Words before `whichever` by which it is a place or what is made: "in a tab". */
  places?: string;
  /** Any other words by which an order may be none, or another: "the tabs I need". */
  unclear?: string;
  /** Words by which a sentence changes nothing: "the other tab" as one of several, 吗, するな. */
  noOrder?: string;
  /** Words that make `noOrder` an order all the same, anywhere in the sentence: 可以…吗, くれますか. */
  polite?: string;
}

const beside = '(?:[\\p{L}\\p{N}.]+[ -]){0,2}';

/** Doubt words by language code. */
export const doubtWords: Record<string, DoubtWords> = {
  en: {
    takenBack:
      '(?:oh |ah |no |ugh |hmm )*(?:no|nope|nah|wait|stop|sorry|never ?mind|nvm|forget it|scratch that|cancel(?: that)?|hold on|just kidding|jk|(?:maybe |better |rather )?not(?: now| yet| really)?|don\'?t|wait a (?:sec|second|minute|moment)|actually,? no|no,? actually|on second thoughts?|changed my mind|i changed my mind)|i (?:still|do|might|may) (?:still )?(?:need|want|use) (?:it|this|that|them|these|those)',
    whichever: `(?:an?|one|some|certain|another|whichever|whatever|several|any old|a few|a couple of|(?:one|some|any|a few|several|most|half)(?: of (?:the|my|these|those|them))) ${beside}(?:tabs?|pages?|bookmarks?|sites?)|any ${beside}(?:tab|page|bookmark)`,
    places:
      'in|into|to|as|on|make|create|new|of|keep|leave|only|just|per|each|with|for|from|about|at|by|than|not|but|except|is|it',
    unclear:
      '(?:tabs?|pages?|ones?|bookmarks?|sites?) (?:that |which )?(?:(?:i|we)(?: really| still| already| once| just)? (?:need|needed|like|liked|love|want|wanted|had|was|were|opened|visited|used|looked at|read)|no longer (?:used|needed|wanted|relevant))',
    noOrder:
      "^(?:do|does|did|are|is) (?:you|it|outrigger|this (?:thing|extension))(?! (?:mind|think|want|possible|ok|okay|able|fine|alright)) |(?:folder|bookmarks?) to the (?:very )?(?:top|bottom|front|start|end|beginning)(?: of [^.!?;]{1,60})?$|the other (?:tab|page|bookmark)(?!s)|,? (?:but )?i (?:don'?t|do not) mean|, right\\?|where(?:'s| is| are) (?:the )?(?:delete|remove|close|mute|pin|reload|undo|sleep|bookmark|tag|group) (?:this|that|it|the|all|my)",
  },
  de: {
    takenBack:
      '(?:ach |oh |äh |ne |nee |nein |doch )*(?:nein|nee|nö|ne|stopp?|halt|warte?(?: mal| kurz)?|moment(?: mal)?|(?:lieber |besser |(?:jetzt |noch |vielleicht )?doch )?nicht|vergiss (?:es|das)|lass (?:es|das|mal|gut sein)|schon gut|egal|abbrechen|quatsch|anders überlegt|habe? es mir anders überlegt|doch nicht)|(?:den|das|die|ihn|sie|es)? ?(?:ich )?brauche? ?(?:ich )?(?:den|das|die|ihn|sie|es) noch',
    whichever: `(?:ein(?:e[nmrs]?)?|(?:irgendein|irgendwelche|manche|gewisse|einige|mehrere|beliebige)\\p{L}*|ein paar|bestimmte) ${beside}\\p{L}*(?:tabs?|reiter|seiten?|lesezeichen|favoriten)|(?:ein|irgend)e?[nrs]? (?:von den|der|davon|meiner) ${beside}\\p{L}*(?:tabs|seiten|lesezeichen)?`,
    places: 'in|im|als|zu|auf|an|mit|von|für|aus|neue[nrms]?|nur|nicht|außer|bis auf|je|pro|erstelle|lege|behalte|lass',
    unclear:
      '(?:\\p{L}*tabs?|seiten?|lesezeichen),? (?:die|den|das) ich (?:noch |schon |gerade |mal |vorhin )?(?:brauche?|will|mag|möchte|hatte|geöffnet|offen hatte|besucht|benutzt)|^(?!(?:kann|könnt|würd|mag|will|möcht|hätt|darf)\\p{L}*)\\p{L}+(?:e|t|st) (?:ich|du|sich|man|ihr)',
    noOrder: 'den anderen (?:tab|reiter)(?!\\p{L})|die andere seite(?!\\p{L})|das andere lesezeichen',
  },
  fr: {
    takenBack:
      '(?:ah |oh |euh |oups |mais )*(?:non(?:,? finalement|,? en fait|,? merci)?|(?:finalement|en fait|enfin),? (?:non|pas)|attends?|attendez|stop|arrête|laisse(?: tomber)?|laissez tomber|oublie(?: ça)?|annule|tant pis|peu importe|pas maintenant|pas encore|(?:plutôt |surtout )?pas|j ?\'?ai changé d ?\'?avis)|j\'en ai (?:encore|toujours) besoin',
    whichever: `(?:une?|certaine?s?|quelques|plusieurs|n'importe quel(?:le)?|un ou deux|une? de (?:mes|ces)|une? des) ${beside}(?:onglets?|pages?|favoris?|signets?|marque-pages?)`,
    places: 'dans|en|comme|sur|à|vers|avec|de|d|pour|par|crée|créer|nouvel|nouvelle|garde|garder|que|pas|sauf|seul|seule',
    unclear:
      "(?:onglets?|pages?|favoris?) (?:que j'|qu'on |que je |dont j'|dont je )(?:ai besoin|veux|aime|avais|ai (?:ouvert|visité|utilisé)\\p{L}*|avait|utilise)|^(?:tu|on|vous|ils?|elles?) (?:me |nous |l'|le |la |les )?(?!peux|pourrais|veux|voudrais|pouvez|pourriez|voulez|peut|devrais|dois)\\p{L}+(?:es?|ez|s|t)",
    noOrder: "l'autre (?:onglet|page|favori)(?!\\p{L})",
  },
  es: {
    takenBack:
      '(?:ay |ah |oh |uy |eh |mejor |bueno |pero )*(?:no(?:,? espera|,? mejor no| gracias)?|espera|espere|para|alto|olvídalo|olvidalo|olvídate|déjalo|dejalo|cancela|da igual|mejor no|al final no|todavía no|aún no|ahora no|cambié de idea|he cambiado de idea|perdón|me equivoqué)|(?:todavía|aún) (?:la|lo|las|los) (?:necesito|uso|quiero)',
    whichever: `(?:una?|unas|unos|alguna?s?|algunos|algún|ciertas?|ciertos|cualquier|varias|varios|un par de|(?:una|uno|alguna|algunas) de (?:las|mis|los|esas)) ${beside}(?:pestañas?|páginas?|marcadores?|favoritos?)`,
    places: 'en|como|a|con|de|para|por|crea|nueva|nuevo|solo|sólo|deja|que|no|excepto|menos|salvo',
    unclear:
      '(?:pestañas?|páginas?|marcadores|favoritos) que (?:yo )?(?:necesito|quiero|me gustan?|tenía|abrí|visité|usé|uso)|^(?:esta|este|la|el|las|los) \\p{L}+ se \\p{L}+',
    noOrder: 'la otra (?:pestaña|página)(?!\\p{L})|el otro (?:marcador|favorito)(?!\\p{L})',
  },
  'pt-BR': {
    takenBack:
      '(?:ai |ah |oh |opa |eita |ih |melhor |mas )*(?:não(?:,? espera|,? melhor não| obrigad[oa])?|espera(?: aí)?|peraí|pera|para|esquece|esqueça|deixa(?: pra lá| quieto)?|cancela|tanto faz|melhor não|ainda não|agora não|mudei de ideia|desculpa|me enganei)|ainda (?:preciso|uso|quero)(?: del[ae]s?)?',
    whichever: `(?:uma?|umas|uns|alguma?s?|alguns|algum|certas?|certos|qualquer|várias|vários|um par de|(?:uma|um|alguma|algumas) d(?:as|os|essas|esses)) ${beside}(?:abas?|guias?|páginas?|favoritos?)`,
    places: 'em|numa?|como|a|com|de|para|pra|por|cria|nova|novo|só|deixa|que|não|exceto|menos|salvo',
    unclear:
      '(?:abas?|guias?|páginas?|favoritos?) que (?:eu )?(?:preciso|quero|gosto|tinha|abri|visitei|usei|uso)|^(?:esta|este|essa|esse|a|o|as|os) \\p{L}+ se \\p{L}+',
    noOrder: 'a outra (?:aba|guia|página)(?!\\p{L})|o outro favorito(?!\\p{L})',
  },
  vi: {
    takenBack:
      '(?:à |ừ |ấy |ối |mà )*(?:thôi(?: khỏi| không| đừng| đi| bỏ đi)?|không|khoan(?: đã)?|đợi(?: đã| chút)?|chờ(?: đã| chút)?|dừng(?: lại)?|bỏ đi|quên đi|đừng|chưa|à không|thôi khỏi|mình đổi ý|tôi đổi ý|để sau)|(?:tôi|mình|em) (?:vẫn |còn |vẫn còn )(?:cần|dùng)(?: nó| đến| tới)?',
    whichever:
      '(?:một|một số|một vài|vài|một trong các|một trong những|bất kỳ) (?:cái )?(?:tab|thẻ|trang|dấu trang|bookmark)(?! đó)|(?:tab|thẻ|trang|dấu trang) nào đó',
    places: 'trong|vào|thành|sang|là|ra|mỗi|chỉ|từ|với|giữ|trừ|theo',
    unclear:
      '(?:tab|thẻ|trang|dấu trang) (?:mà )?(?:tôi|mình|em) (?:cần|thích|muốn|đã mở|đang cần|từng mở|đã xem)',
    noOrder: '(?:tab|thẻ|trang) (?:kia|còn lại kia)',
  },
  zh: {
    unspaced: true,
    takenBack:
      '(?:啊|哎|哎呀|哦|呃|还是|那)*(?:算了(?:吧)?|不对|不是|不用了|不要了?|别了|不了|等等|等一下|等下|慢着|停|取消吧|当我没说|还是不(?:要|用)?了?|我?改主意了|先不(?:要|用)?了?|先别|先这样吧|没事了)|我?(?:还|仍然?)(?:要|需要|得)用?(?:它|它们)?(?:的|呢)?',
    whichever:
      '(?:(?<![每这那上下第后前同唯哪成到在另])一(?:个|张|条)|一些|某(?:个|些)|随便(?:哪|一)?个?|任意|任何(?:一个)?|有些|其中(?:一个|几个|一些)|(?<![这那前后第好十])几个|部分).{0,12}?(?:标签页?|页面|网页|书签|网站)|(?:标签页|页面|网页|书签)里?的?(?:其中)?(?<![每这那上下第后前])(?:一个|某个|几个)',
    places: '到|在|成|为|用|除了?|入',
    unclear: '(?:行不行|行不|行吗|行么|成不成|成吗)[?？]?$|我(?:需要|想要|喜欢|之前打开|要用|常用|以前打开|曾经打开|打开过|看过)的?(?:.{0,8}?)(?:标签页|页面|网页|书签)',
    noOrder:
      '(?:了|过|掉)吗$|了没有?$|(?:过|掉)没有$|(?<![行成])吗$|^(?:你|我|他)?有没有(?:把|关|删|静音|固定|刷新|收藏|移|休眠|恢复)[^,，。；;]*$|^(?:请|你|我|还是|可|现在|暂时|这个标签页|这个书签|这个页面)*(?:千万不要|千万别|万万不可|绝对不要|绝不要|不必|不想|先不要|先别|不希望|暂时不要|没必要|没有必要)(?!了|用的|看的|要的)|^(?:请|你|我)?不(?:要|用)?(?:再)?(?:固定|静音|关闭|删除|刷新|休眠|移动|收藏|保存|恢复|打开|合并)|^(?!.*(?:把|将|请|帮|给我|麻烦|全|都|可以|该|不)).+(?:关闭|静音|固定|删除|收藏|保存|刷新|休眠|恢复|移动|分组|合并)了$|另(?:外)?一个(?:标签页|页面|书签)',
    polite: '(?:可以|能|帮|麻烦|方便|可否|劳驾|请)(?!.*(?:了|过)吗).*吗',
  },
  ja: {
    unspaced: true,
    takenBack:
      '(?:あ|ああ|えっと|いや|うーん|でも)*、?(?:(?:やっぱり?|やはり)、?(?:いい(?:です|や|わ|よ)?|いらない|やめ(?:る|て|とく|よう|ます)?|なし(?:で)?|だめ|大丈夫(?:です)?|結構(?:です)?|待って|しない(?:で)?|違う|ちがう)?|待って(?:ください)?|ちょっと待って|ストップ|いや|いいえ|違う|ちがう|違った|なんでもない|何でもない|嘘|うそ|キャンセル|取り消し|やめて|やめとく|忘れて|まだ(?:いい|早い|使う|必要|いる|要る)(?:から|ので|んだ|です)?|なしで)',
    whichever:
      '(?:ある|いくつかの?|何個かの?|何枚かの?|どれか|どこかの|適当な|一部の|任意の|なにかの|何かの|とある|(?:一|1|ひと)つの).{0,10}?(?:タブ|ページ|ブックマーク)|(?:タブ|ページ|ブックマーク)(?:の中|のうち|の)?(?:を|から|の)?(?:いくつか|何個か|どれか|(?<![もう])(?:一|1|ひと)つ(?!目|前|後|に|ずつ|だけ|の))',
    places: 'で|に|へ|と',
    unclear:
      '(?:必要な|欲しい|好きな|さっき開いた|前に開いた|開いていた|見ていた|いる)(?:タブ|ページ|ブックマーク)(?!の?一覧)',
    noOrder:
      '[うくぐすつぬぶむる]な[よねって]*$|(?:し|じ|まし|っ|い)た(?:よ|ね|の|か|な|のか|かな|っけ|わ|ぞ|んだよ?)?$|(?:かな|ますか|ましょうか|ようか|そうか|でしょうか|だろうか|のか|っけ)[ぁあ]?$|(?:べきか|するべき)$|(?:もう一つ|もうひとつ|別)の(?:タブ|ページ|ブックマーク)を',
    polite: '(?:くれ|もらえ|いただけ|頂け|ください|下さい|願い|でき|てほし|て欲し).{0,8}$',
  },
};

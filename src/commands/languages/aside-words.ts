import { joinedOrders } from './joined-orders.ts';

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
  /**
   * Orders in two clauses, such as "keep … and close the rest", and the same in one with the named groups in braces.
   */
  joined: [source: string, order: string][];
  /** An order that ends in a new name: what stands before it, and the name. */
  names?: string;
}

/** "Keep … and close the rest", in English. */
const keeping =
  '(?<!\\b(?:i|we|they|he|she) )(?:keep|leave|save) (?<kept>[^.!?;]{1,80}?)(?: tabs?| ones?| pages?| stuff)?(?: open)?,?(?: and| but)?(?: then)? (?:close|shut|kill|bin|dump|ditch|lose|remove|get rid of)(?: down)?(?: all)?(?: of)?(?: the)? (?:rest|others?|everything else|remaining)(?: of (?:the|my) tabs| (?:of|in) (?:this|my|the) window| ones| tabs)?';

/** Up to 60 letters that name no tab, bookmark or other thing of a browser. */
const noThing = '(?:(?!(?<![a-z])(?:tab|bookmark|page|link|folder|site|window|this|these|it|them|everything|stuff|one)s?(?![a-z]))[^.!?;,"]){2,60}?';

/** "I've got the map saved twice", "the map is in there twice, isn't it". */
const savedTwice = `(?:(?:i (?:seem to )?(?:have|'?ve)(?: got)?|i'?ve(?: got)?|there(?:'s| is)) (?:the |my )?(?<what>${noThing}) (?:in there |saved |bookmarked |there )(?:twice|two times|double)(?:,? have ?n'?t i)?|(?:the |my )?(?<also>${noThing}) is (?:in there |saved |bookmarked |there )?(?:twice|two times|double)(?:,? is ?n'?t it)?)`;

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
    joined: [
      [
        '(?:make|create|start|set up)(?: me)?(?: an?)?(?: new)?(?: bookmarks?)? folder (?:inside|in|under)(?: the| my)?(?: folder)? (?<parent>[^.!?;,]{1,40}?) (?:called|named) (?<name>[^.!?;,]{1,40}?),?(?: and| then| and then) (?:put|move|stick|drop|add|chuck)(?: the| my)? (?<what>(?:(?!(?<![a-z])(?:open|tabs?|this|it|them)(?![a-z]))[^.!?;]){1,80}?)(?: bookmarks?| ones?| pages?)? (?:(?:in|into) (?:it|there)|there)',
        'move the {what} bookmarks to a new folder "{parent}/{name}"',
      ],
      [
        '(?<!\\b(?:i|we|they|he|she) )(?<head>(?:close|shut|kill|bin) [^.!?;,]{1,60}?),? (?:(?:but |and )?(?:only |just )?)(?!(?:i|we|you|it|they|he|she|that|nothing|everything|all|the rest|the others?)(?![a-z]))(?:the |my )?(?<kept>[^.!?;,]{1,60}?)(?: tabs?| ones?| pages?)? (?:(?:can|may|should|must|has to|gets to) (?:stay|remain)|stays?|remains?)(?: open| where it is| alone)?$',
        '{head} except {kept}',
      ],
      [
        `${keeping},? (?:but )?(?:please )?(?:do not|don'?t) (?:lose|delete) (?:them|it|any(?:thing)?|those)`,
        'set aside all tabs except {kept}',
      ],
      [keeping, 'keep only {kept} tabs'],
      [
        '(?<!\\b(?:i|we|they|he|she) )(?:keep|leave|save)(?: me)?(?: just| only)? (?<kept>[^.!?;]{1,80}?)(?: tabs?| ones?| pages?| stuff)?(?: open)?,?(?: and| but)? (?:the rest|(?:all )?(?:the )?others?|everything else|anything else|all else)(?: of (?:the|my) tabs)? (?:can|may|could|should|must|has to|have to)(?: all)? (?:go|close|be (?:closed|shut|gone))',
        'keep only {kept} tabs',
      ],
      [
        "(?:close|shut|put away|clear away) (?<what>[^.!?;,]{1,60}?),? (?:but|and|without)(?: please)? (?:do not (?:lose|forget)|don'?t (?:lose|forget)|losing|keep) (?:them|it|any of (?:it|them)|anything)(?: (?:for later|safe|somewhere))?",
        'set aside {what}',
      ],
      [
        '(?:make|create|start|set up)(?: me)?(?: an?)?(?: new)?(?: bookmarks?)? folder(?: called| named)? (?<name>[^.!?;,]{1,40}?)(?: (?:inside|in|under)(?: the| my)?(?: folder)? (?<parent>[^.!?;,]{1,40}?))?,?(?: and| then| and then) (?:put|move|stick|drop|add|chuck)(?: the| my)? (?<what>[^.!?;]{1,80}?) (?:bookmarks?|links?) (?:(?:in|into) (?:it|there)|there)',
        'move the {what} bookmarks to a new folder "{parent}/{name}"',
      ],
      [
        '(?:make|create|start|set up)(?: me)?(?: an?)?(?: new)?(?: bookmarks?)? folder(?: called| named)? (?<name>[^.!?;,]{1,40}?),?(?: and| then| and then) (?:put|save|stick|drop|add|bookmark|chuck)(?: the| my)? (?<what>[^.!?;]{1,80}?)(?: tabs?| ones?| pages?)? (?:(?:in|into) (?:it|there)|there)',
        'bookmark the {what} tabs in a new folder called "{name}"',
      ],
      [
        '(?<head>(?:bookmark|save|pin|mute|close|reload|put|stick) the) (?<what>[^.!?;,]{1,60}?) one(?<tail> [^.!?;,]{1,60})?',
        '{head} {what} tab{tail}',
      ],
      [
        `(?<head>bookmark (?:the|my|that) ${noThing})(?: one)? (?:in|into|to|under) an? (?:brand )?new folder (?:called|named) (?<name>[^.!?;,"]{1,40})`,
        '{head} tab in a new folder called "{name}"',
      ],
      [
        '(?:close|shut) (?:all )?(?:the |my )?(?<what>[^.!?;,]{1,60}?)(?: tabs| ones| pages)?,? (?:and |but )?keep (?!them|it|everything|[^.!?;,]{0,60}(?:est|one|open)(?![a-z]))(?:the |my )?(?<kept>[^.!?;,]{1,60}?)(?: tabs?| ones?| pages?| open)?$',
        'close the {what} tabs except {kept}',
      ],
      [
        "(?:there(?:'s| is| are)|i(?:'?ve| have)? got|i have) [^.!?;]{0,20}?(?:(?:two|2|double|several|copies of) (?<what>[^.!?;,]{1,60}?) (?:in|among) (?:my|the) (?:[a-z]{1,20} )?(?:bookmarks|favou?rites)|(?<also>[^.!?;,]{1,60}?) (?:saved|bookmarked) (?:twice|two times|several times)),? (?:so |can you |please )?(?:get rid of|delete|remove|bin|drop) (?:one|the extras?|the others?|the copy|the copies)$",
        'merge the duplicate bookmarks about {what}{also}',
      ],
      [
        `${savedTwice}[,.?!]? (?:so |and |please |can you |could you )*(?:get rid of|delete|remove|bin|drop) the one in (?:the |my )?(?<place>[^.!?;,]{1,40}?)(?: folder)?(?:,? (?:and |but )?(?:leave|keep)(?: just| only)? (?:the one|the other|that)(?: [^.!?;,]{1,40})?)?(?=\\s*[.?!]*$)`,
        'delete the {what}{also} bookmark in the folder {place}',
      ],
      [
        `${savedTwice}[,.?!]? (?:so |and |please |can you |could you )*(?:get rid of|delete|remove|bin|drop) (?:one|the extras?|the others?|the copy|the copies)(?=\\s*[.?!]*$)`,
        'merge the duplicate bookmarks about {what}{also}',
      ],
      [
        `(?:i think )?(?:i'?ve(?: got)?|i have(?: got)?|there(?:'s| is)) (?:the |my )?(?<what>${noThing}) open (?:twice|two times|double)[,.!?]? (?:so |and |please |can you |could you |would you mind )*(?:clos(?:e|ing)|shut(?:ting)?|get(?:ting)? rid of) (?:the )?(?:spare|extra|other|second|one|copy)(?: one)?(?: of them)?`,
        'close the duplicate tabs about {what}',
      ],
      [
        `(?:sort|order|arrange) (?:the |my )?(?<what>[^.!?;,]{1,40}?) group(?: so(?: that)?| with)? ?(?:the ones |those )?(?:(?:that )?i'?(?:ve)? )?(?:used|opened|looked at) (?:most recently|last|the latest) (?:are |come |go )?first`,
        'sort the {what} group by last used',
      ],
      [
        '(?:take|get|pull|drop) (?:the |that )?(?:tag (?<tag>[^.!?;,]{1,30}?)|(?<label>[^.!?;,]{1,30}?) tag) off (?:of )?(?:the |my )?(?<what>(?:(?!(?<![a-z])(?:this|these|it|them|all|everything|tabs?|bookmarks|pages)(?![a-z]))[^.!?;,]){1,60}?)(?: one| bookmark| page)?$',
        'remove the {tag}{label} tag from the {what} page',
      ],
      [
        `tag (?:the |my )?(?<what>${noThing})(?: one| page| bookmark)? and (?:the |my )?(?<other>${noThing})(?: one| page| bookmark)? (?:as|with) (?<tag>[^.!?;, ]{1,30})`,
        'tag the {what} and {other} pages as {tag}',
      ],
      [
        `(?:put|get|line up|have|want) (?:all )?(?:the |my )?(?<what>${noThing})(?: tabs| ones| pages)? (?:next to|beside) (?:each ?other|one another)|(?:put|get|line up|have|want) (?:all )?(?:the |my )?(?<also>${noThing})(?: tabs| ones| pages)? side by side`,
        'group the {what}{also} tabs',
      ],
      [
        `(?:take|get|remove|delete|cross) (?:the |my |that )?(?<what>${noThing})(?: one)? (?:off|from|out of) (?:my |the )?reading (?:list|thing|queue|pile),? (?:i'?ve|i have|as i'?ve|i) (?:already |now )?(?:read|finished|done)(?: (?:it|that|this|them))?(?: already)?`,
        'take {what} off my reading list',
      ],
      [
        `(?:move|put) (?:the |my |that )?(?<what>${noThing})(?: one| bookmark)? (?:in|into|to) an? (?:brand )?new (?:bookmarks? )?folder (?:called|named) (?<name>(?:(?! in(?:side)? )[^.!?;,"]){1,40})$`,
        'move the {what} bookmarks to the folder "{name}"',
      ],
      [
        `(?:give|get|copy|send)(?: me| out)? (?:a list )?(?:of )?(?:all )?(?:of )?(?:the )?(?:links|urls|addresses) (?:in|from|of|for) (?:the |my )?(?<what>${noThing})(?:(?: group| folder)$|(?: group| folder)?,? (?:so (?:that )?i can|to (?:paste|send|email|forward)) [^.!?;]{1,60}$)`,
        'copy the links of the {what} tabs',
      ],
      [
        '(?<head>(?:move|put|save|bookmark|add|stick) [^.!?;]{1,80}? (?:in|into|to)) an? (?:brand )?new (?<thing>folder|group) (?:called|named) (?<name>[^.!?;,]{1,40})',
        '{head} the {thing} "{name}"',
      ],
      [
        '(?<head>(?:put|add|move|group|stick) [^.!?;]{1,80}? (?:in|into|to)) (?:an? )?(?:new )?group,? and (?:make|colou?r|paint|turn) (?:it|them) (?<color>[a-z]{3,10})',
        '{head} a {color} group',
      ],
      [
        `(?<head>(?:put|stick|save|chuck|pop) (?:the|my|that) ${noThing}) (?<tail>(?:in|into|to) (?:my|the) [^.!?;,]{1,40}? folder)`,
        '{head} tab {tail}',
      ],
      [`^(?:please |can you |could you )?(?<head>bookmark (?:the|my|that) ${noThing})(?<tail> (?:in|into|to|under) [^.!?;,]{1,40})?$`, '{head} tab{tail}'],
      [
        '(?<head>(?:save|set aside|park|stash|keep) (?!(?:this|the) (?:page|tab|article|link)|this(?:,| and))(?:(?!folder|group|bookmark)[^.!?;,]){1,60}?)(?: so (?:that )?i [^.!?;,]{1,60})?,? (?:and )?(?:call|name) (?:it|them) (?!an? day|off)(?<name>[^".!?;,]{1,40})$',
        '{head} as session "{name}"',
      ],
      [
        `(?:save|store|keep|stash) (?:the|my|all the) (?<what>${noThing})(?: tabs| pages| ones)?(?<as> as "[^"]{1,40}")?(?: for later| somewhere)?,? and (?:then )?(?:close|shut) (?:them|it|those)`,
        'set aside the {what} tabs{as}',
      ],
      [
        `i (?:just )?had (?:an? |the |my |this |that )?(?<what>${noThing}) (?:open|up) (?:(?:just )?(?:a|one|two|a few|a couple of) (?:second|sec|minute|min|moment|while)s? ago|just now|earlier)(?:,? (?:and|but) (?:now )?(?:it|i|where)[^.!?;]{0,60})?`,
        'reopen the {what} tab',
      ],
      [
        `(?:add|put|save|stick|pop|keep) (?:the |my |that )?(?!(?:an? )?(?:tag|label|name)s?(?![a-z]))(?<what>${noThing})(?: one| page| tab| article)? (?:in|into|to|with|among|under) (?:(?:my|the) )?(?:folder "(?<folder>[^"]{1,80})"|(?<name>[^.!?;,"]{2,40}) (?:bookmarks|favou?rites))`,
        'bookmark the {what} tabs in the folder "{folder}{name}"',
      ],
      [
        `(?:save|store|keep) (?:everything|all(?: of)? (?:this|it|these|my tabs|the tabs)|what(?:ever)? (?:i'?ve|i have)(?: got)? open|the lot|them all|all my tabs)(?: that'?s open)? as (?<name>"[^"]{1,40}"|(?!(?:an? )?(?:bookmark|pdf|link|session|group|file)s?(?![a-z]))[^".!?;,]{1,40}?),? (?:and|then|and then) (?:close|shut) (?:the lot|them(?: all)?|it all|everything|all(?: of)? (?:them|it))`,
        'set aside all tabs as {name}',
      ],
      [`(?:save|keep) these (?<what>${noThing}) for later(?:,? (?:i|we) [^.!?;]{1,60})?`, 'add the {what} tabs to my reading list'],
      [`(?:hide|set aside|put aside|stash|shelve) (?:all )?(?:the|my)(?: whole)? (?!(?:rest|others)(?![a-z]))(?<what>${noThing})$`, 'set aside the {what} tabs'],
      ['(?<head>pin [^.!?;,]{1,40}?) (?:next to|beside|alongside|by) (?:the |my )?[a-z]{2,20}', '{head} tab'],
      [`(?<head>tag (?:all (?:the |my )?|the |my )${noThing}) (?:as|with) (?<name>[^".!?;,]{2,40})`, '{head} tabs as "{name}"'],
    ],
    names: '(?<head>(?:rename|call) [^.!?;"]{1,60}? to) (?<name>(?:(?! and | then )[^".!?;,]){2,60})$',
  },
  de: {
    reason: 'damit|weil|denn|falls (?:ich|die|sie|es)|da ich|um (?:sie|es|ihn)? ?(?:später|nachher|morgen)',
    tells: '(?:ich|wir|mein|meine|es ist|sie|er|unser|der rechner|das ist)',
    unharmed:
      '(?:,? ?(?:und|aber) )?(?:lass|lasse|lassen) (?:den rest|alles andere|die anderen|das übrige) (?:so|wie er ist|wie es ist|wie sie sind|wo er ist|wo es ist|wo sie sind|in ruhe|da|stehen)|(?:,? ?(?:und|aber) )?(?:der rest|alles andere) bleibt(?: so)?(?: wie er ist| wie es ist| wo er ist| wo es ist| da)?|(?:,? ?aber )?(?:bitte )?(?:ohne (?:sie|ihn|es|etwas|was|(?:die|den|das) (?:seiten?|lesezeichen|tabs?)) zu (?:schließen|schliessen|löschen|verlieren|ändern|verändern|verschieben)|(?:sie |die )?nicht (?:schließen|schliessen|zumachen|löschen)|(?:schließ|schliess|lösch)e? (?:sie |die |(?:die|den|das) (?:seiten?|lesezeichen|tabs?)(?: selbst)? )?(?:aber |bitte )?nicht)',
    repeats: 'jede[nrsm]?|jeweils|immer',
    fromOther: '(?:aus|von) (?:dem|meinem|den|meinen) anderen fenstern?|vom anderen fenster',
    joined: joinedOrders.de,
  },
  vi: {
    reason: 'để (?:tôi|mình|em|khỏi|cho|tí|mai|sau)|vì|bởi vì|phòng khi|kẻo',
    tells: '(?:tôi|mình|em|anh|chị|máy|vợ|chồng|bố|mẹ|con)',
    unharmed: '(?:,? ?(?:và|còn) )?(?:phần còn lại|còn lại|mấy cái khác|những cái khác)(?: thì)? (?:để nguyên|giữ nguyên|đừng động)|(?:,? ?(?:nhưng|mà) )?(?:đừng|không|chứ đừng|khỏi) (?:đóng|xoá|xóa|tắt|mất|thay đổi|đổi)(?: (?:chúng|nó|gì|cái nào|hết))?',
    repeats: 'mỗi|hằng|hàng',
    fromOther: '(?:từ|ở) (?:các )?cửa sổ (?:khác|kia|còn lại)',
    joined: [
      [
        '(?<head>(?:đóng|tắt) [^.!?;,]{1,60}?), ?(?:nhưng |mà |chỉ )?(?:giữ lại|giữ|để lại|chừa lại|chừa) (?!nguyên|các tab|tab)(?:mỗi |lại )?(?<kept>[^.!?;,]{1,60}?)(?: thôi| nhé| nha| lại)?$',
        '{head} trừ {kept}',
      ],
      [
        'giữ(?: lại)? (?<kept>[^.!?;]{1,80}?),?(?: và| rồi| còn)?(?: lại)? (?:đóng|tắt)(?: hết| tất cả)?(?: các tab| những cái| phần| mấy cái)? (?:còn lại|khác)(?: đi)?',
        'chỉ giữ lại {kept}',
      ],
    ],
  },
  zh: {
    reason: '因为|这样我|好让我|以便|免得|省得|以防|[,，] ?(?:等|到)?(?:周末|回头|有空|改天|过几天|过两天|以后|下周)的?(?:时候)?[再在](?:慢慢|好好)?(?:看|说|弄|用|处理|研究)',
    tells: '(?:我|我们|电脑|老板|太太|老公|孩子)',
    unharmed: '[,，]? ?(?:其他|其它|其余|别的|剩下)的?(?:都)?(?:不动|别动|不要动|不管|放着|留在原处|保持不变)|(?:[,，]? ?(?:但是?|不过|而) ?)?(?:别|不要|不用|不)(?:关闭?|删除?|丢|改变?|移?动)(?:掉|了)?(?:它们|它|任何(?:标签页?|东西)?|什么)?',
    repeats: '每',
    fromOther: '(?:从|把|将)(?:另一个|另外一个|其他|其它|别的)窗口',
    joined: [
      [
        '(?<head>[^,，。！？;；]{1,40}?(?:关|删)[^,，。！？;；]{0,6})[,，] ?(?:只|就|但|不过|但是|把)?(?<kept>[^,，。！？;；]{1,30}?)(?:那个|那篇|那页|这个|的)?(?:别关|不要关|不关|留着|保留|留下|别动)(?:就行|吧|就好|哦|啊)?$',
        '{head},除了{kept}',
      ],
      [
        '(?:保留|留下|留着) ?(?<kept>[^.!?;。！？；]{1,40}?)[,，]? ?(?:然后|并)?(?:把)?(?:其他|其它|其余|剩下)(?:的)?(?:标签页?|网页)?(?:都|全部?)?(?:关掉|关了|关闭|关)',
        '只保留{kept}',
      ],
    ],
  },
  fr: {
    reason: "pour (?:que|pouvoir|ne pas)|parce que?|parce qu'|car|comme ça|au cas où|puisque",
    tells: "(?:je|j'|on|nous|mon|ma|mes|c'est|il|elle|ils)",
    unharmed:
      '(?:,? ?(?:et|mais) )?(?:laisse|laissez|laisser|garde|gardez) (?:tout )?(?:le reste|les autres) (?:où (?:il est|ils sont|elles sont)|là|tranquilles?|en place|comme (?:il est|ils sont|ça)|tels? quels?)|(?:,? ?mais )?(?:sans (?:les |le |la |rien |en )?(?:fermer|supprimer|perdre|changer|modifier|déplacer)(?: les (?:pages|favoris|onglets))?|ne (?:les |le |la )?(?:ferme|supprime)[sz]? (?:pas|rien)|(?:les? |la )?fermer? pas)',
    repeats: 'chaque|tou(?:te)?s les',
    fromOther: "(?:depuis|de) (?:l['’]|mon )autre fenêtre|des autres fenêtres",
    joined: joinedOrders.fr,
  },
  es: {
    reason: '(?<=,\\s?)que (?:estoy|tengo|me|nos|no|es|está|voy|vamos|ya|hay|con|necesito|viene|empieza|hace)|para (?:que|no|poder|verl[oa]s?|leerl[oa]s?)|porque|por si|ya que|así (?:no|puedo|luego)',
    tells: '(?:yo|me|mi|mis|es que|está|están|tengo|necesito|quiero|ya)',
    unharmed:
      '(?:,? ?(?:y|pero) )?(?:deja|dejar|deje) (?:el resto|lo demás|los demás|las demás) (?:donde está|como está|en paz|tal cual|ahí)|(?:,? ?pero )?(?:sin (?:cerrar|borrar|eliminar|perder|cambiar|mover|tocar)(?:l[oa]s?| nada| l[oa]s (?:páginas|marcadores|pestañas))?|no (?:l[oa]s? )?(?:cierres|borres|elimines)(?: nada)?)',
    repeats: 'cada|tod[oa]s l[oa]s',
    fromOther: '(?:de|desde) (?:la|mi|las|mis) otras? ventanas?',
    joined: joinedOrders.es,
  },
  ja: {
    reason: 'から[、,]|ので[、,]?|ため[、,]',
    tells: '(?:私|僕|パソコン|会議|子ども|妻|夫)',
    unharmed: '[、,]?(?:他|ほか|残り|その他)は(?:その|この)まま(?:で|に)?(?:して)?(?:ください)?|(?:でも|けど)?[、,]?(?:何も)?(?:閉じ|消さ|削除し|変え|動かさ)(?:ないで(?:ください|ね)?|ずに)',
    repeats: '毎|いつも',
    fromOther: '(?:別|他|ほか|もう一つ|もうひとつ|もう片方)の?ウィンドウから',
    joined: [
      [
        '(?<head>[^。！？、,]{1,40}?閉じて)[、,] ?(?<kept>[^。！？、,]{1,30}?)(?:だけは|は|だけ)(?:閉じないで|閉じずに|開いたまま|開けたまま)[^。！？]{0,8}$',
        '{kept}以外の{head}',
      ],
      [
        '(?<kept>[^。！？]{1,40}?)(?:は|を|だけ)残して[、,]?(?:他|ほか|残り|それ以外)(?:の(?:タブ)?)?(?:は|を)?(?:全部|すべて|全て)?閉じて(?:ください)?',
        '{kept}だけ残して',
      ],
    ],
  },
  'pt-BR': {
    reason: '(?<=,\\s?)que (?:estou|tô|tenho|me|não|é|está|vou|vamos|já|com|preciso|vem|começa)|para (?:que|eu|não|poder)|pra (?:que|eu|não)|porque|pois|caso (?:eu|el[ea]s?)|já que',
    tells: '(?:eu|meu|minha|é que|preciso|quero|tenho|está|tá)',
    unharmed:
      '(?:,? ?(?:e|mas) )?(?:deixa|deixar|deixe) (?:o resto|os outros|as outras) (?:onde está|como está|em paz|aí|lá)|(?:,? ?mas )?(?:sem (?:fechar|apagar|excluir|perder|mudar|mexer em|mover)(?: nada| el[ea]s?|-?l[oa]s?| [oa]s (?:páginas|favoritos|abas))?|não (?:as? |os? )?(?:feche|apague|exclua)(?: el[ea]s?| nada)?)',
    repeats: 'cada|tod[oa]s?',
    fromOther: 'd(?:a|as) outras? janelas?',
    joined: joinedOrders['pt-BR'],
  },
};

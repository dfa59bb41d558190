import { chineseJoinedOrders } from './chinese-joined-orders.ts';
import { type JoinedOrder, romanceJoinedOrders, without } from './romance-joined-orders.ts';

/** "Keep … and close the rest", in English. */
const keeping =
  '(?<!\\b(?:i|we|they|he|she) )(?:keep|leave|save) (?<kept>[^.!?;]{1,80}?)(?: tabs?| ones?| pages?| stuff)?(?: open)?,?(?: and| but)?(?: then)? (?:close|shut|kill|bin|dump|ditch|lose|remove|get rid of)(?: down)?(?: all)?(?: of)?(?: the)? (?:rest|others?|everything else|remaining)(?: of (?:the|my) tabs| (?:of|in) (?:this|my|the) window| ones| tabs)?';

/** Up to 60 letters that name no tab, bookmark or other thing of a browser. */
const noThing = '(?:(?!(?<![a-z])(?:tab|bookmark|page|link|folder|site|window|this|these|it|them|everything|stuff|one)s?(?![a-z]))[^.!?;,"]){2,60}?';

/** "I've got the map saved twice", "the map is in there twice, isn't it". */
const savedTwice = `(?:(?:i (?:seem to )?(?:have|'?ve)(?: got)?|i'?ve(?: got)?|there(?:'s| is)) (?:the |my )?(?<what>${noThing}) (?:in there |saved |bookmarked |there )(?:twice|two times|double)(?:,? have ?n'?t i)?|(?:the |my )?(?<also>${noThing}) is (?:in there |saved |bookmarked |there )?(?:twice|two times|double)(?:,? is ?n'?t it)?)`;

/** Up to 60 letters of German that name no thing of a browser. */
const noGermanThing = '(?:(?!(?<!\\p{L})(?:\\p{L}*(?:tabs?|seiten?|lesezeichen|ordner)|links?|fenster|hier|diese[nrms]?|ihn|sie|es|alles?|in|auf|bei|(?:das|die|den)(?= mit))(?!\\p{L}))[^.!?;,"]){2,60}?';

/** Up to 60 letters of Vietnamese that name no thing of a browser. */
const noVietnameseThing = without('tab|thẻ|trang|dấu trang|bookmark|liên kết|link|thư mục|nhóm|cửa sổ|này|đó|hết|tất cả');

/** Orders in two clauses by language code. */
export const joinedOrders: Record<string, JoinedOrder[]> = {
  ...romanceJoinedOrders,
  en: [
    [
      '(?:make|create|start|set up)(?: me)?(?: an?)?(?: new)?(?: bookmarks?)? folder (?:inside|in|under)(?: the| my)?(?: folder)? (?<parent>[^.!?;,]{1,40}?) (?:called|named) (?<name>[^.!?;,]{1,40}?),?(?: and| then| and then) (?:put|move|stick|drop|add|chuck)(?: the| my)? (?<what>(?:(?!(?<![a-z])(?:open|tabs?|this|it|them)(?![a-z]))[^.!?;]){1,80}?)(?: bookmarks?| ones?| pages?)? (?:(?:in|into) (?:it|there)|there)',
      'move the {what} bookmarks to a new folder "{parent}/{name}"',
    ],
    [
      '(?<!\\b(?:i|we|they|he|she) )(?<head>(?:close|shut|kill|bin) [^.!?;,]{1,60}?),? (?:(?:but |and )?(?:only |just )?)(?!(?:i|we|you|it|they|he|she|that|nothing|everything|all|the rest|the others?)(?![a-z]))(?:the |my )?(?<kept>[^.!?;,]{1,60}?)(?: tabs?| ones?| pages?)? (?:(?:can|may|should|must|has to|gets to) (?:stay|remain)|stays?|remains?)(?: open| where it is| alone)?$',
      '{head} except {kept}',
    ],
    [
      `(?:can you |could you |please |i want |i'd like )*(?:put |get |pull |move |have )?(?:all (?:of )?)?(?:the |my )(?<what>${noThing})(?: tabs| pages| ones| stuff)? (?:in|into|in to) (?:one|a|a single|the same) (?:tab )?group,?(?: please| pls)?,? (?:and )?(?:call|name) it (?<name>[^.!?;,"]{1,40})$`,
      'group the {what} tabs as "{name}"',
    ],
    [
      "(?:so )?(?:how many|which)(?: ones| tabs| of them| of these| of my tabs)? would (?:go|close|get closed|be closed|disappear|be gone|i lose) if (?:i|you) (?:said |say |did |told you to |typed )?(?:close|closed|shut) (?:all (?:the |my )?)?(?<what>[^.!?;,]{1,60}?)(?: ones)?[.!?,;]* ?(?:(?:but )?(?:please )?(?:do not|don't|dont|just asking|only asking|no need to)[^.!?;,]{0,40})?$",
      'list {what}',
    ],
    [
      `(?:show me|find|list|give me|what have i got|what do i have) (?:everything|anything|all)(?: (?:that )?(?:i'?ve got|i have|there is|i've))? (?:on|about) (?:the |my )?(?<what>${noThing}),? (?:open|saved|bookmarked|in tabs|tabs)(?:,| or| and) [^.!?;]{1,80}$`,
      'find everything about {what}',
    ],
    [
      `(?:i|i've|i have|we|just) (?:just |already |now |finally )*(?:read|finished) (?:the |that )?(?<what>${noThing}|one (?:about|on|with) ${noThing}|article (?:about|on) ${noThing})(?: now| already| yesterday| today)?[,.;]? (?:so |and |please |can you |could you )*(?:mark|tick|check) (?:that|it|this)(?: one)? (?:as )?(?:read|done|off)`,
      'mark the {what} as read',
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
    [
      `(?<head>tag (?:all (?:the |my )?|the |my ))(?<what>${noThing}) (?:as|with) (?<name>[^".!?;,]{2,40}?)(?: too| also| as well)?$`,
      '{head}tabs about "{what}" as "{name}"',
    ],
  ],
  de: [
    [
      '(?<head>(?:[^.!?;,]{1,60} )?(?:schließ\\p{L}*|schliess\\p{L}*|zumachen|zu|weg|dicht|raus)(?: [^.!?;,]{1,60})?), (?:aber |und |nur |bloß |bloss )*(?!(?:ich|wir|du|man|es|er|sie|alles|nichts|der rest)(?!\\p{L}))(?:die |den |das |der )?(?<kept>[^.!?;,]{1,60}?) (?:(?:soll|sollen|darf|dürfen|muss|müssen|kann|können) (?:da |offen |stehen )*bleiben|bleibt|bleiben|behalten|(?:offen|stehen|da) ?lassen)(?: offen| da| stehen)?$',
      '{head} außer {kept}',
    ],
    [
      '(?<head>(?:[^.!?;,]{1,60} )?(?:schließ\\p{L}*|schliess\\p{L}*|zumachen|zu|weg|dicht|raus)(?: [^.!?;,]{1,60})?),? (?:aber |und |nur )*(?:lass|lasse|lassen sie|behalte?)(?: aber| nur| bitte)* (?:die |den |das |der )?(?!(?:den )?rest|alles)(?<kept>[^.!?;,]{1,60}?)(?: offen| stehen| da| bleiben| in ruhe)*$',
      '{head} außer {kept}',
    ],
    [
      '(?<head>[^.!?;,]{1,60})[,;.!?]+ (?:aber |und |nur |bloß |bloss )*(?!(?:ich|wir|du|man|es|er|sie|alles|nichts|der rest)(?!\\p{L}))(?:die |den |das |der )?(?<kept>[^.!?;,]{1,60}?) (?:soll|sollen|darf|dürfen|muss|müssen|kann|können) (?:weiter ?(?:laufen|spielen)|laut bleiben|an ?bleiben)$',
      '{head} außer {kept}',
    ],
    [
      `(?:tagge?|markiere?|verschlagworte) (?<what>${noGermanThing}) mit (?:dem (?:tag|schlagwort) )?#?(?<name>[^#\\s.!?;,"]{2,40})|(?<also>${noGermanThing}) mit (?:dem (?:tag|schlagwort) )?#?(?<label>[^#\\s.!?;,"]{2,40}) (?:versehen|taggen|markieren|kennzeichnen|verschlagworten)`,
      'tagge die tabs über {what}{also} mit dem tag "{name}{label}"',
    ],
    ['(?<head>[^.!?;,]{1,60}gruppe(?: [^.!?;,]{1,30}?)?)(?:,? und|,) (?:sie |die )?(?<name>[^.!?;,]{1,40}) nennen$', '{head} und nenn sie "{name}"'],
    [
      `(?:speicher|speichere|sichere?|leg|lege|pack|packe) (?:die|den|das) (?<what>${noGermanThing}) (?:zu|unter|bei) (?:meinen|den)(?: anderen| übrigen)? (?!(?:tabs?|seiten|lesezeichen|anderen|übrigen|fenstern?)(?!\\p{L}))(?<name>[^.!?;,"]{2,40}?)(?: ab| dazu)?$`,
      'speicher die tabs über {what} in den ordner "{name}"',
    ],
    [
      '(?:behalte?|lass|lasse) (?<kept>[^.!?;]{1,80}?)(?: offen)?,?(?: und)? (?:schließe?|schliesse?|mache?)(?: dann)? (?:den rest|die anderen|alle anderen|alles andere|die übrigen)(?: tabs)?(?: zu)?',
      'behalte nur {kept}',
    ],
  ],
  es: [
    [
      '(?<head>(?:cierra|cerrar|cierre|quita) [^.!?;,]{1,60}?),? (?:pero |y )?(?:(?:deja|dejar|deje|mantén|conserva) (?!solo|sólo|nada|todo|el resto|lo demás)(?<kept>[^.!?;,]{1,60}?)(?: abiert[oa]s?)?)$',
      '{head} excepto {kept}',
    ],
    [
      '(?<head>[^.!?;,]{1,60}?),? (?:pero |y )?(?:solo |sólo )?que (?:siga|sigan|suene|suenen)(?: sonando)?(?: solo| sólo)? (?<kept>[^.!?;,]{1,60}?)(?: sonando)?$',
      '{head} menos {kept}',
    ],
    [
      '[^.!?;,]{0,60}(?:música|musica|ruido|sonido|jaleo|escándalo)[^.!?;,]{0,40}[,;.] ?(?:deja|dejame|déjame)(?: sonando)? (?:solo|sólo|solamente|nada más) (?<kept>[^.!?;,]{1,60})$',
      'silencia todo menos {kept}',
    ],
    [
      '(?:ponle|ponles|pon)(?: la etiqueta)? #(?<name>[^#\\s.!?;,"]{2,40})(?: también| tambien)? a(?: l[oa]s?|l)? (?<what>(?:(?!(?<!\\p{L})(?:pestañas?|páginas?|marcador(?:es)?|favoritos?|enlaces?|carpetas?|grupos?|ventanas?|est[aeo]s?|tod[oa]s?)(?!\\p{L}))[^.!?;,"]){2,60}?)$|(?:ponle|ponles) (?<label>[^\\s#.!?;,"]{2,40}) (?:también|tambien) a(?: l[oa]s?|l)? (?<also>(?:(?!(?<!\\p{L})(?:pestañas?|páginas?|marcador(?:es)?|favoritos?|enlaces?|carpetas?|grupos?|ventanas?|est[aeo]s?|tod[oa]s?)(?!\\p{L}))[^.!?;,"]){2,60}?)$',
      'etiqueta las pestañas de {what}{also} con la etiqueta "{name}{label}"',
    ],
    [
      '(?:guarda|mete|pon) (?:la|el|las|los) (?<what>(?:(?!(?<!\\p{L})(?:pestañas?|páginas?|marcador(?:es)?|favoritos?|enlaces?|carpetas?|grupos?|ventanas?)(?!\\p{L}))[^.!?;,"]){2,60}?) (?:(?:con|entre) (?:las|los|mis) (?:demás |demas |otr[oa]s )?(?!(?:pestañas|páginas|ventanas|marcadores|favoritos|demás|otr[oa]s)(?!\\p{L}))(?<name>[^.!?;,"]{2,40})|en la carpeta (?:de )?(?<folder>[^.!?;,"]{2,40}))$',
      'guarda las pestañas de {what} en la carpeta "{name}{folder}"',
    ],
    [
      '(?:haz|hazme|crea|créame|crear|hacer)(?: una)?(?: nueva)? carpeta(?: nueva)?(?: llamada| que se llame)? (?:"(?<quoted>[^"]{1,40})"|(?<name>[^".!?;,]{1,40}?))(?: (?:en|dentro de) (?:los |mis )?(?:favoritos|marcadores))?,? y (?:guarda|guardar|mete|meter|pon|poner) (?:ahí|allí|dentro|en ella) (?:l[oa]s? )?(?<what>[^".!?;,]{1,60})',
      'guarda las pestañas de {what} en la carpeta nueva "{quoted}{name}"',
    ],
    [
      '(?:haz|hazme|crea|créame|crear|hacer)(?: una)?(?: nueva)? carpeta(?: nueva)?(?: llamada| que se llame)? (?:"(?<quoted>[^"]{1,40})"|(?<name>[^".!?;,]{1,40}?))(?: (?:en|dentro de) (?:los |mis )?(?:favoritos|marcadores))?,? y (?:mueve|mover|pasa|pasar) (?:ahí|allí|dentro|a ella) (?:lo de (?:l[oa]s? )?|l[oa]s? )?(?<what>[^".!?;,]{1,60})',
      'mueve los marcadores de {what} a la carpeta nueva "{quoted}{name}"',
    ],
    [
      '(?:deja|dejar|mantén|conserva|guarda) (?<kept>[^.!?;]{1,80}?)(?: abiert[oa]s?)?,?(?: y)? cierra (?:tod[oa]s? )?(?:el resto|lo demás|los demás|las demás|l[oa]s otr[oa]s)(?: pestañas)?',
      'deja solo {kept}',
    ],
  ],
  vi: [
    [
      '(?:mấy |các |những )?(?:tab|trang|thẻ) nào (?:bị )?(?:mở )?(?:trùng|lặp|(?:2|hai|nhiều) lần)(?: nhau| lặp)?,? (?:thì )?(?:đóng|tắt|dọn)(?: bớt| hết| giùm| giúp| mình| lại| luôn| đi)*(?:,? (?:chừa|giữ|để)(?: lại)? (?:mỗi (?:thứ|cái|trang|tab) )?(?:một|1)(?: cái| bản| tab| trang)?(?: thôi)?)?$',
      'đóng các tab trùng',
    ],
    [
      `(?<what>${noVietnameseThing}) (?:bị |được )?lưu (?:2|hai) (?:lần|chỗ|nơi)[,.]? (?:thì )?(?:bỏ|xoá|xóa|gỡ) (?:cái |bản )?(?:ở |nằm )?trong (?:thư mục )?(?<place>[^.!?;,]{1,40}?)(?: đi| giùm| giúp mình)*(?:,? (?:còn )?(?:giữ|để|chừa)(?: lại)? (?:cái|bản)(?: [^.!?;,]{1,40})?)?$`,
      'xóa dấu trang về {what} trong thư mục {place}',
    ],
    [
      `(?:gắn|gán|dán|thêm|đặt) (?:thẻ|nhãn|tag) #?(?<tag>[^#.!?;,"]{1,30}?) (?:cho|vào|lên) (?<what>${noVietnameseThing})$`,
      'gắn nhãn "{tag}" cho các trang về {what}',
    ],
    [
      `(?:lưu|cất|thêm|cho|bỏ) (?:cái |bài |thread )*(?<what>${noVietnameseThing}) (?:vào|vô) thư mục (?:tên )?(?<name>(?:(?! (?:và|rồi) )[^.!?;,"]){2,40})$`,
      'lưu các tab về "{what}" vào thư mục "{name}"',
    ],
    [
      '(?<head>(?:đóng|tắt) [^.!?;,]{1,60}?), ?(?:nhưng |mà |chỉ )?(?:giữ lại|giữ|để lại|chừa lại|chừa) (?!nguyên|các tab|tab)(?:mỗi |lại )?(?<kept>[^.!?;,]{1,60}?)(?: thôi| nhé| nha| lại)?$',
      '{head} trừ {kept}',
    ],
    [
      'giữ(?: lại)? (?<kept>[^.!?;]{1,80}?),?(?: và| rồi| còn)?(?: lại)? (?:đóng|tắt)(?: hết| tất cả)?(?: các tab| những cái| phần| mấy cái)? (?:còn lại|khác)(?: đi)?',
      'chỉ giữ lại {kept}',
    ],
  ],
  zh: chineseJoinedOrders,
  ja: [
    [
      '(?<tag>[^。！？、,をからの]{1,20})(?:の)?(?:タグ|ラベル)を(?!この|今の|すべて|全部|全て)(?<what>[^。！？、,をと]{1,30}?)(?:のページ|のタブ|のブックマーク)?から(?:外し|はずし|取っ|取り外し|消し|削除し)て(?:ください|ほしい)?',
      '{what}のページから「{tag}」タグを外して',
    ],
    [
      '(?<head>[^。！？、,]{1,40}?閉じて)[、,] ?(?<kept>[^。！？、,]{1,30}?)(?:だけは|は|だけ)(?:閉じないで|閉じずに|開いたまま|開けたまま)[^。！？]{0,8}$',
      '{kept}以外の{head}',
    ],
    [
      '(?<kept>[^。！？]{1,40}?)(?:は|を|だけ)残して[、,]?(?:他|ほか|残り|それ以外)(?:の(?:タブ)?)?(?:は|を)?(?:全部|すべて|全て)?閉じて(?:ください)?',
      '{kept}だけ残して',
    ],
    [
      '(?!.*(?:ページ|タブ|ブックマーク|ブクマ|これ|ここ|この|今|全部|やつ|もの|開い|と))(?<what>[^。！？、,「」#]{2,30}?)に(?:も|は)?(?<tag>[^。！？、,「」#にのをとも]{1,15})タグ(?:を|も)?(?:付け|つけ)(?:て|といて|ておいて)(?:ください)?$',
      '{what}のページに#{tag}つけて',
    ],
  ],
};

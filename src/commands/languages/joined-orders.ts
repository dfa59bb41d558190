/** Up to 60 letters of German that name no thing of a browser. */
const nothing = '(?:(?!(?<!\\p{L})(?:\\p{L}*(?:tabs?|seiten?|lesezeichen|ordner)|links?|fenster|hier|diese[nrms]?|ihn|sie|es|alles?|in|auf|bei|(?:das|die|den)(?= mit))(?!\\p{L}))[^.!?;,"]){2,60}?';

/** A source for orders in two clauses, and the same order in one with the named groups in braces. */
type JoinedOrder = [source: string, order: string];

/** Orders in two clauses by language code, of the languages that have many. */
export const joinedOrders = {
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
      `(?:tagge?|markiere?|verschlagworte) (?<what>${nothing}) mit (?:dem (?:tag|schlagwort) )?#?(?<name>[^#\\s.!?;,"]{2,40})|(?<also>${nothing}) mit (?:dem (?:tag|schlagwort) )?#?(?<label>[^#\\s.!?;,"]{2,40}) (?:versehen|taggen|markieren|kennzeichnen|verschlagworten)`,
      'tagge die tabs über {what}{also} mit dem tag "{name}{label}"',
    ],
    ['(?<head>[^.!?;,]{1,60}gruppe(?: [^.!?;,]{1,30}?)?)(?:,? und|,) (?:sie |die )?(?<name>[^.!?;,]{1,40}) nennen$', '{head} und nenn sie "{name}"'],
    [
      `(?:speicher|speichere|sichere?|leg|lege|pack|packe) (?:die|den|das) (?<what>${nothing}) (?:zu|unter|bei) (?:meinen|den)(?: anderen| übrigen)? (?!(?:tabs?|seiten|lesezeichen|anderen|übrigen|fenstern?)(?!\\p{L}))(?<name>[^.!?;,"]{2,40}?)(?: ab| dazu)?$`,
      'speicher die tabs über {what} in den ordner "{name}"',
    ],
    [
      '(?:behalte?|lass|lasse) (?<kept>[^.!?;]{1,80}?)(?: offen)?,?(?: und)? (?:schließe?|schliesse?|mache?)(?: dann)? (?:den rest|die anderen|alle anderen|alles andere|die übrigen)(?: tabs)?(?: zu)?',
      'behalte nur {kept}',
    ],
  ],
  fr: [
    [
      '(?<head>(?:ferme|fermer|fermez|enlève|enlevez|vire|virez) [^.!?;,]{1,60}?),? (?:mais |et )?(?:garde|gardez|garder|laisse|laissez|laisser|conserve|conservez) (?!une? |tout|ça|le reste|les autres)(?:juste |seulement )?(?<kept>[^.!?;,]{1,60}?)(?: ouverte?s?)?$',
      '{head} sauf {kept}',
    ],
    [
      '(?<head>(?:ferme|fermer|fermez|enlève|enlevez|vire|virez) [^.!?;,]{1,60}?), (?:mais |et )?(?:seule? |que )?(?!(?:je|on|il|elle|ça|tout|rien|le reste)(?!\\p{L}))(?<kept>[^.!?;,]{1,60}?) (?:doit rester|doivent rester|peut rester|reste|restent)(?: ouverte?s?| là)?$',
      '{head} sauf {kept}',
    ],
    [
      '(?<head>[^.!?;,]{1,60}?)(?:,|,? mais|,? seulement) (?:seulement )?que (?<kept>[^.!?;,]{1,60}?) (?:continue|continuent|joue|jouent)(?: de jouer| encore)?$',
      '{head} sauf {kept}',
    ],
    [
      '(?:crée|créer|fais|faire)(?: moi|-moi)?(?: un)?(?: nouveau)? dossier(?: appelé| nommé)? (?:"(?<quoted>[^"]{1,40})"|(?<name>[^".!?;,]{1,40}?)) et (?:mets|mettre|range|ranger|enregistre|enregistrer)(?:-y| y| dedans) (?:le |la |les |l.)?(?<what>[^".!?;,]{1,60})',
      'enregistre les onglets sur {what} dans le nouveau dossier "{quoted}{name}"',
    ],
    [
      '(?:enregistre|mets|range) (?:le |la |les |l.)(?<what>(?:(?!(?<!\\p{L})(?:onglets?|pages?|favoris?|signets?|liens?|dossiers?|groupes?|fenêtres?|tags?)(?!\\p{L}))[^.!?;,"]){2,60}?) (?:avec (?:les|mes)(?: autres)? (?!(?:onglets|pages|favoris|signets|autres|fenêtres)(?!\\p{L}))(?<name>[^.!?;,"]{2,40})|dans le dossier (?<folder>[^.!?;,"]{2,40}))$',
      'enregistre les onglets sur {what} dans le dossier "{name}{folder}"',
    ],
    [
      'garde[rz]? (?<kept>[^.!?;]{1,80}?)(?: ouverte?s?)?,?(?: et)? ferme[rz]? (?:tous |toutes |tout )?(?:le reste|les autres)(?: onglets)?',
      'ne garde que {kept}',
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
  'pt-BR': [
    [
      '(?<head>(?:fecha|fechar|feche|tira) [^.!?;,]{1,60}?),? (?:mas |e )?(?:(?:deixa|deixar|deixe|mantém|mantenha) (?!só|nada|tudo|o resto|os outros)(?<kept>[^.!?;,]{1,60}?)(?: abert[oa]s?)?)$',
      '{head} exceto {kept}',
    ],
    [
      '(?<head>[^.!?;,]{1,60}?),? (?:mas )?(?:só )?que (?:o |a |os |as )?(?<kept>[^.!?;,]{1,60}?) (?:continue|continuem|toque|toquem)(?: tocando)?$',
      '{head} exceto {kept}',
    ],
    [
      '(?:cria|crie|criar|faz|faça)(?: uma)?(?: nova)? pasta(?: nova)?(?: chamada)? (?:"(?<quoted>[^"]{1,40})"|(?<name>[^".!?;,]{1,40}?)) e (?:põe|ponha|coloca|coloque|guarda|guarde|salva|salve) (?:lá|aí|dentro|nela) (?:o |a |os |as )?(?<what>[^".!?;,]{1,60})',
      'salva as abas de {what} para a pasta "{quoted}{name}"',
    ],
    [
      '(?:salva|guarda|põe|coloca) (?:o|a|os|as) (?<what>(?:(?!(?<!\\p{L})(?:abas?|guias?|páginas?|favoritos?|links?|pastas?|grupos?|janelas?|etiquetas?)(?!\\p{L}))[^.!?;,"]){2,60}?) (?:com (?:as|os|minhas|meus)(?: outr[ao]s| demais)? (?!(?:abas|páginas|favoritos|outr[ao]s|demais|janelas)(?!\\p{L}))(?<name>[^.!?;,"]{2,40})|na pasta (?<folder>[^.!?;,"]{2,40}))$',
      'salva as abas de {what} para a pasta "{name}{folder}"',
    ],
    [
      '(?:deixa|deixe|mantém|mantenha|guarda) (?<kept>[^.!?;]{1,80}?)(?: abert[oa]s?)?,?(?: e)? fech[ae] (?:tod[oa]s? )?(?:o resto|os outros|as outras|tudo (?:o )?mais|o restante)(?: abas)?',
      'deixa só {kept}',
    ],
  ],
} satisfies Record<string, JoinedOrder[]>;

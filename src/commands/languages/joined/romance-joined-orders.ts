/** A source for orders in two clauses, and the same order in one with the named groups in braces. */
export type JoinedOrder = [source: string, order: string];

/** Two to sixty letters that hold none of these words. */
export const without = (words: string) => `(?:(?!(?<!\\p{L})(?:${words})(?!\\p{L}))[^.!?;,"]){2,60}?`;

/** Up to 60 letters of French and of Portuguese that name no thing of a browser. */
const noFrenchThing = without(
  'onglets?|pages?|favoris?|signets?|liens?|dossiers?|groupes?|fenêtres?|tags?|étiquettes?|ça|ce|cette?|ces|tou(?:t|s|te|tes)',
);
const noPortugueseThing = without(
  'abas?|guias?|páginas?|favoritos?|links?|pastas?|grupos?|janelas?|etiquetas?|tags?|iss?to|isso|ess[ae]s?|est[ae]s?|tud[oa]|tod[oa]s?',
);

/** An order to make a folder and to put a page there, in Portuguese. `place`: source of where it is made. */
const newFolderWith = (place = '') =>
  `(?:cria|crie|criar|faz|faça)(?: uma)?(?: nova)? pasta(?: nova)?(?: chamada)? (?:"(?<quoted>[^"]{1,40})"|(?<name>[^".!?;,]{1,40}?))${place} e (?:põe|ponha|coloca|coloque|guarda|guarde|salva|salve|bota|bote|joga|mete) (?:(?:lá|aí|dentro|nela) (?:o |a |os |as )?(?<what>[^".!?;,]{1,60})|(?:o |a |os |as )?(?<also>[^".!?;,]{1,60}?) (?:lá|aí|dentro|nela))$`;

/** Orders in two clauses, and the same in one, for French and Portuguese. */
export const romanceJoinedOrders: Record<string, JoinedOrder[]> = {
  fr: [
    [
      `(?:et |alors )?(?:le |la |les |l.|mon |ma )?(?<what>${noFrenchThing}) (?:est|sont|y est)(?: enregistrée?s?)? (?:en double|deux fois|en deux exemplaires|2 fois)(?: dans (?:mes|les) (?:favoris|signets|marque-pages))?[,.]? (?:alors |et |donc )?(?:enlève|supprime|vire|efface|retire|enlever|supprimer)(?:[ -]moi)? (?:celle|celui|ceux)(?: qui est| qui sont)? dans (?:le dossier )?(?<place>[^.!?;,]{1,40}?)(?:,? (?:et |mais )?(?:garde|laisse) (?:celle|celui|l.autre)(?: [^.!?;,]{1,40})?)?$`,
      'supprime les favoris sur {what} du dossier {place}',
    ],
    [
      `(?:le |la |les |l.|mon |ma )?(?<what>${noFrenchThing}) (?:est|sont|y est)(?: enregistrée?s?)? (?:en double|deux fois|en deux exemplaires|2 fois) dans (?:mes|les) (?:favoris|signets|marque-pages)[,.]? (?:alors |et |donc )?(?:(?:enlève|supprime|vire|efface|retire)[ -](?:en )?une?|garde[ -](?:en )?(?:qu.)?une? seule?|un seul suffit)(?: des deux)?$`,
      'fusionne les favoris en double sur {what}',
    ],
    [
      `(?<head>(?:mets|groupe|regroupe|rassemble|réunis) [^.!?;,]{2,60}?)(?: dans| en) un(?: nouveau)? groupe,? et (?:mets|colore|colorie|peins|rends|fais)[ -]le(?: en)? (?<color>\\p{L}{3,10})$`,
      '{head} dans un {color} groupe',
    ],
    [
      `(?:tague|taguer|taggue|étiquette|étiqueter|marque) (?:le |la |les |l.)(?<what>${noFrenchThing}) et (?:le |la |les |l.)(?<other>${noFrenchThing}) (?:en|avec|comme) (?:le tag |l.étiquette )?(?!(?:lue?s?|favoris?|signets?)$)#?(?<tag>[^#\\s.!?;,"]{2,40})$`,
      'étiquette les pages sur "{what}" et "{other}" comme "{tag}"',
    ],
    [
      '(?:enregistre|sauvegarde|sauve|garde|conserve) (?<what>(?:le groupe|les onglets) [^.!?;,"]{1,60}?)(?<as> (?:sous le nom(?: de)?|comme session|en session|comme) (?:"[^"]{1,40}"|[^".!?;,]{1,40}))?,? (?:et |puis |et puis |et ensuite |ensuite )(?:ferme|fermez|fermer)[ -](?:le|la|les)$',
      'mets de côté {what}{as}',
    ],
    [
      '(?<head>(?:ferme|fermer|fermez|enlève|enlevez|vire|virez) [^.!?;,]{1,60}?),? (?:mais |et )?(?:garde|gardez|garder|laisse|laissez|laisser|conserve|conservez)(?:[ -]moi)? (?!une? |tout|ça|le reste|les autres)(?:juste |seulement )?(?<kept>[^.!?;,]{1,60}?)(?: ouverte?s?)?$',
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
      `(?:enregistre|mets|range|ajoute) (?:le |la |les |l.)(?<what>${noFrenchThing}) (?:avec (?:les|mes)(?: autres)? (?!(?:onglets|pages|favoris|signets|autres|fenêtres)(?!\\p{L}))(?<name>[^.!?;,"]{2,40})|(?:(?:aux|dans (?:les|mes)|en) (?:favoris|signets|marque-pages) )?dans (?:le dossier )?(?!(?:le|la|l.|les|ma|mes|un|une|ce|cette) )(?<folder>(?:(?! (?:et|puis) )[^.!?;,"]){2,40})(?:,? avec les autres)?)$`,
      'enregistre les onglets sur {what} dans le dossier "{name}{folder}"',
    ],
    [
      'garde[rz]? (?<kept>[^.!?;]{1,80}?)(?: ouverte?s?)?,?(?: et)? ferme[rz]? (?:tous |toutes |tout )?(?:le reste|les autres)(?: onglets)?',
      'ne garde que {kept}',
    ],
  ],
  'pt-BR': [
    [
      `(?:o |a |os |as |meus? |minhas? )?(?<what>${noPortugueseThing}) (?:tá|ta|está|estão|tão|aparece)(?: salv[oa]s?)? (?:duas vezes|2 vezes|em dobro|duplicad[oa]s?)(?: (?:nos|em) (?:meus )?favoritos)?[,.]? (?:então |e )?(?:apaga|apague|tira|tire|exclui|exclua|remove|remova|deleta) [oa]s? (?:que (?:tá|está|fica) )?(?:na pasta|em|no|na|da pasta|de) (?<place>[^.!?;,]{1,40}?)(?:,? (?:e |mas )?(?:deixa|mantém|guarda) [oa] (?:outr[oa]|da|do|que)(?: [^.!?;,]{1,40})?)?$`,
      'apaga os favoritos sobre {what} da pasta {place}',
    ],
    [
      `(?:o |a |os |as |meus? |minhas? )?(?<what>${noPortugueseThing}) (?:tá|ta|está|estão|tão|aparece)(?: salv[oa]s?)? (?:duas vezes|2 vezes|em dobro|duplicad[oa]s?) (?:nos|em) (?:meus )?favoritos[,.]? (?:então |e )?(?:deixa|deixe|mantém|guarda)(?: só| apenas)? uma?(?: só| deles| delas)?$`,
      'junta os favoritos duplicados sobre {what}',
    ],
    [
      '(?<head>(?:junta|agrupa|coloca|põe|bota|reúne) [^.!?;,]{2,60}?) (?:num|em um)(?: novo)? grupo,? e (?:deixa|deixe|pinta|pinte|colore|faz|bota)(?:[ -](?:ele|el[ae]|o))?(?: de)? (?<color>\\p{L}{3,10})$',
      '{head} num {color} grupo',
    ],
    [
      `(?:marca|marque|etiqueta|etiquete|taggeia|taguea) (?:o |a |os |as )(?<what>${noPortugueseThing}) e (?:o |a |os |as )(?<other>${noPortugueseThing}) (?:como|com) (?:a tag |a etiqueta )?(?!(?:lid[oa]s?|favorit[oa]s?)$)#?(?<tag>[^#\\s.!?;,"]{2,40})$`,
      'etiqueta as páginas sobre "{what}" e sobre "{other}" com a tag "{tag}"',
    ],
    [
      '(?<head>[^.!?;,]{1,60}?),? (?:mas |só |e )?(?:o |a |os |as )?(?!(?:eu|você|ele|ela|isso|tudo|nada|o resto|janelas?|abas?)(?!\\p{L}))(?<kept>[^.!?;,]{1,40}?) (?:fica|ficam|continua|continuam|permanece) (?:onde (?:tá|ta|está|estão)|abert[oa]s?|aí|lá|quiet[oa]s?|de fora)$',
      '{head} exceto {kept}',
    ],
    [
      '(?<head>(?:fecha|fechar|feche|tira) [^.!?;,]{1,60}?),? (?:mas |e )?(?:(?:deixa|deixar|deixe|mantém|mantenha) (?!só|nada|tudo|o resto|os outros)(?<kept>[^.!?;,]{1,60}?)(?: abert[oa]s?)?)$',
      '{head} exceto {kept}',
    ],
    [
      '(?<head>[^.!?;,]{1,60}?),? (?:mas )?(?:só )?que (?:o |a |os |as )?(?<kept>[^.!?;,]{1,60}?) (?:continue|continuem|toque|toquem)(?: tocando)?$',
      '{head} exceto {kept}',
    ],
    [
      newFolderWith(' dentro d[eoa]s?(?: pasta)? (?<parent>[^".!?;,]{1,40}?)'),
      'salva as abas de {what}{also} para a pasta "{parent}/{quoted}{name}"',
    ],
    [newFolderWith(), 'salva as abas de {what}{also} para a pasta "{quoted}{name}"'],
    [
      '(?:salva|guarda|põe|coloca) (?:o|a|os|as) (?<what>(?:(?!(?<!\\p{L})(?:abas?|guias?|páginas?|favoritos?|links?|pastas?|grupos?|janelas?|etiquetas?)(?!\\p{L}))[^.!?;,"]){2,60}?) (?:com (?:as|os|minhas|meus)(?: outr[ao]s| demais)? (?!(?:abas|páginas|favoritos|outr[ao]s|demais|janelas)(?!\\p{L}))(?<name>[^.!?;,"]{2,40})|na pasta (?<folder>(?:(?! e )[^.!?;,"]){2,40}))$',
      'salva as abas de {what} para a pasta "{name}{folder}"',
    ],
    [
      '(?:deixa|deixe|mantém|mantenha|guarda) (?<kept>[^.!?;]{1,80}?)(?: abert[oa]s?)?,?(?: e)? fech[ae] (?:tod[oa]s? )?(?:o resto|os outros|as outras|tudo (?:o )?mais|o restante)(?: abas)?',
      'deixa só {kept}',
    ],
  ],
};

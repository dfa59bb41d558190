import type { CommandLanguage } from './language.ts';

export const french: CommandLanguage = {
  code: 'fr',
  elisions: 'l d qu j n s m t c jusqu lorsqu puisqu quelqu',
  capitals: true,
  words: {
    list: 'liste|lister|listez|montre|montrer|montrez|affiche|afficher|affichez|voir|fais/faites voir|donne/donnez|quels/quelles/quel/quelle|quoi|qu est ce que/qu|qu y a t il|il y a quoi|y a t il|y a quoi|y a|que contient|contenu|est ce que j ai|est ce qu il y a|ai je|j ai quoi|aperçu|vue d ensemble|regarde|énumère|lesquels/lesquelles|c est quoi mes/les',
    count: 'combien|j ai combien|nombre|compte|compter|comptez|total',
    find: 'trouve|trouver|trouvez|cherche|chercher|cherchez|recherche|rechercher|recherchez|retrouve|retrouver|où/ou est/sont/se_trouve/se_trouvent/ai_je_mis/était/étaient|il/elle est où/ou|il/elle est passé où/ou|où/ou est passé/passée|dans quel/quels onglet/onglets|localise|repère',
    switch:
      'va/aller/allez/allons sur/à/au/vers/dans|vas y sur|passe/passer/passez à/au/sur|bascule/basculer/basculez sur/vers/à|saute/sauter/sautez sur/vers/à|change pour|emmène moi sur/à/vers|amène moi sur/à|retourne/retourner/reviens/revenir/revenez à/sur/vers/au|retour à/sur/vers|bascule|active l onglet|amène|emmène moi|va',
    open: 'ouvre|ouvrir|ouvrez|lance|lancer|lancez|ouvres',
    close:
      'ferme|fermer|fermez|fermons|clos|vire|virer|virez|dégage|dégager|dégagez|bazarde|débarrasse moi|débarrasse toi|débarrasse|ferme moi|quitte|soient fermés/fermées|plus besoin|on peut fermer|tu peux fermer|peuvent être fermés|à fermer',
    'keep-only':
      'garde/gardez/garder/laisse/laissez que|ne garde/gardez/laisse/laissez que|ne garder que|garde/gardez/garder/laisse/laissez seulement/uniquement/juste|ferme/fermez/fermer tout sauf',
    remove:
      'supprime|supprimer|supprimez|efface|effacer|effacez|enlève|enlever|enlevez|retire|retirer|retirez|jette|jeter|jetez|élimine|éliminer|ôte|vire|virer|détruis|détruire|sors|sortir|sortez|purge|purger',
    dedupe: 'dédoublonne|dédoublonner|déduplique|dédupliquer|élimine les doublons',
    tidy: 'range|ranger|rangez|nettoie|nettoyer|nettoyez|nettoyage|fais/faites/faire du/un_peu_de le? ménage/tri/rangement|fais/faites/faire le/du/un_peu_de ménage/tri/rangement|le ménage|mets/mettre/met/mettez de l? ordre|mets … en_ordre|organise|organiser|organisez|désencombre|fais/faire un peu d ordre|grand ménage|c est le bazar/bordel|du rangement',
    'set-aside':
      'mets/met/mettre/mettez/laisse/laisser … de_côté|mettre/mets/met/mettez de côté|de côté|archive|archiver|archivez|stocke|stocker|range/ranger … pour_plus_tard|met/mets/mettre … en_réserve|mets/mettre en attente',
    group:
      'groupe|grouper|groupez|regroupe|regrouper|regroupez|rassemble|rassembler|rassemblez|regroupement|fais/faire/crée/forme des groupes',
    ungroup:
      'dégroupe|dégrouper|dégroupez|dissous|dissoudre|sépare|séparer|éclate|éclater|casse|disperse|retire/retirer/enlève/enlever/sors/sortir … du_groupe/de_leur_groupe/de_son_groupe/des_groupes|hors du groupe|supprime/supprimer/enlève/enlever/retire/retirer les groupes|enlève/retire/supprime tous les groupes',
    sort: 'trie|trier|triez|tri|classe|classer|classez|ordonne|ordonner|réordonne|range/ranger/rangez … par_nom/par_titre/par_date/par_ordre_alphabétique|arrange',
    move: 'déplace|déplacer|déplacez|mets|met|mettre|mettez|bouge|bouger|bougez|envoie|envoyer|envoyez|place|placer|placez|glisse|glisser|range|ranger|rangez|ajoute|ajouter|ajoutez|ramène|ramener|amène|transfère|transférer|pose|fous|classe|classer|passe|rapatrie|rapatrier',
    detach: 'détache|détacher|détachez|extrais|extraire|sépare|sors|isole|isoler',
    merge:
      'fusionne|fusionner|fusionnez|réunis|réunir|réunissez|combine|combiner|combinez|joins|joindre|unis|unifie|rassemble|rassembler|rassemblez|regroupe|regrouper|mets/mettre/met … ensemble|fusion',
    sleep:
      'mets/met/mettre/mettez … en_veille/en_sommeil|mettre/mets/met en veille/sommeil|endors|endormir|endormez|suspends|suspendre|suspendez|décharge|décharger|déchargez|hiberne|hiberner|fais/faire … dormir|laisse dormir|mise en veille|mets en pause|libère la mémoire',
    wake: 'réveille|réveiller|réveillez|sors/sortir … de_veille',
    pin: 'épingle|épingler|épinglez|punaise|punaiser|fixe|fixer|pin',
    unpin:
      'désépingle|désépingler|désépinglez|détache|détacher|décroche|décrocher|dépingle|dépingler|ne plus épingler|retire/enlève … des_épinglés|unpin|désépingles',
    mute: 'coupe/couper/coupez/éteins/enlève/vire le/du son|coupe/couper/coupez … le_son|mets/met/mettre/rends/rendre … en_sourdine/muet/muets/en_muet/en_silencieux/silencieux|mettre/mets/met en sourdine|en sourdine|muet|muets|mute|muter|fais/faites/faire taire|fais/faire … taire|silence|sourdine|baisse le son|son coupé|coupe le bruit|plus de son',
    unmute:
      'remets/remettre/rétablis/rétablir/réactive/réactiver/rends/active/activer le/du son|remets/remettre/rétablis/réactive/rends … le_son|démute|unmute|enlève/retire la sourdine|enlève/retire le mode muet',
    reload:
      'recharge|recharger|rechargez|actualise|actualiser|actualisez|rafraîchis|rafraîchir|rafraichis|rafraichir|rafraîchit|refresh|reload|relance|relancer',
    reopen:
      'rouvre|rouvrir|rouvrez|réouvre|réouvrir|ré ouvre|ré ouvrir|restaure|restaurer|restaurez|récupère|récupérer|récupérez|ramène|ramener|remets/remettre … comme_avant|rétablis|rends moi|remets|ouvre/ouvrir à nouveau|ouvre/ouvrir … à_nouveau/de_nouveau',
    save: 'enregistre|enregistrer|enregistrez|sauvegarde|sauvegarder|sauvegardez|sauve|sauver|garde|garder|gardez|conserve|conserver|mémorise|bookmarke|bookmarker|mets/met/mettre … en/dans_les/dans_mes/aux favori/favoris/marque_page|mets/met/mettre/mettez … en_favori/en_favoris/dans_les_favoris/dans_mes_favoris/en_marque_page/en_marque_pages/dans_mes_marque_pages/dans_les_marque_pages|mets/mettre en favori/favoris|ajoute/ajouter/ajoutez … aux_favoris/à_mes_favoris/en_favori/aux_marque_pages/à_mes_marque_pages/comme_favori|ajoute/ajouter aux favoris|ajouter un favori|marque cette page|marque/marquer la page|crée/créer un favori/marque_page pour',
    'read-later':
      'lire plus tard|à lire plus tard|lirai plus tard|lis ça plus tard|pour lire plus tard|à lire après|lire après|lecture plus tard|lire ce soir',
    create: 'crée|créer|créez|nouveau|nouvelle|nouvel|fais|faire|faites|ajoute|ajouter|ajoutez|création|créé',
    rename:
      'renomme|renommer|renommez|change/changer le nom|rebaptise|rebaptiser|appelle|renommage|change/changer le titre',
    tag: 'étiquette|étiqueter|étiquetez|tague|taguer|taguez|tagge|tagger|tag|marque|marquer|labellise|mets/met/mettre/colle/donne/applique le/l/les/un/une étiquette/tag/tags/étiquettes/mot_clé',
    untag:
      'détague|détaguer|dé tague|détagge|désétiquette|désétiqueter|enlève/enlever/retire/retirer/supprime/supprimer les étiquettes/tags de/des|retire/retirer/enlève/enlever tous les tags/toutes_les_étiquettes de?|enlève/retire … ses_tags',
    copy: 'copie|copier|copiez|dans le presse papier?',
    export: 'exporte|exporter|exportez|export|télécharge|télécharger|enregistre … dans_un_fichier',
    check:
      'vérifie|vérifier|vérifiez|teste|tester|contrôle|contrôler|check|checke|vérifie/vérifier/regarde si/s_il_y_a',
    done: 'marque/marquer/marquez … comme_lu/comme_lue/comme_lus/comme_lues|marquer/marque comme lu/lue/lus|comme lu/lue/lus|j ai fini/terminé|j ai fini/terminé de lire|fini de lire|fini/terminé avec|j en ai fini/terminé avec|fini|terminé|j ai lu|c est lu|déjà lu celui|j en ai fini',
    'mark-unread': 'marque/marquer … comme_non_lu/comme_non_lue/comme_pas_lu/non_lu|remets … comme_non_lu',
    'is-saved':
      'déjà enregistré/enregistrée/sauvegardé/sauvegardée/mis/mise/ajouté/ajoutée/rangé/rangée/classé en/dans/aux les/mes? favori/favoris/marque_pages?|déjà enregistré/enregistrée/sauvegardé/sauvegardée|déjà en favori/favoris|déjà dans/parmi mes/les favoris/marque_pages|déjà un favori|est elle/il/ce déjà? enregistrée/enregistré/sauvegardée/sauvegardé|est déjà? enregistrée/enregistré/sauvegardée/sauvegardé|est elle/il/ce déjà? en/dans mes/les? favori/favoris/marque_pages|est déjà? dans mes favoris/marque_pages|est en favori|est ce que j ai déjà? enregistré/sauvegardé/mis/gardé|j ai déjà enregistré/sauvegardé|ai je déjà? enregistré/sauvegardé/gardé|où/ou ai je enregistré/sauvegardé/rangé/mis/classé|où/ou est ce que j ai enregistré/sauvegardé/rangé/mis/classé|où/ou j ai enregistré/rangé/mis/sauvegardé/classé|enregistrée où|rangée où|dans quel dossier est/se_trouve/j_ai_mis/ai_je_mis',
    top: 'les? plus visités/visitées/consultés/consultées/fréquentés|le plus visité/visités/consulté/souvent/fréquemment|le plus visité/souvent/visités|je visite/consulte/vais le plus|où/ou passe mon temps|où/ou va mon temps|à quoi/ou/où je passe mon temps|où/ou est ce que je passe mon/du/le_plus_de temps|passe le plus de temps|passé le plus de temps|où/ou je passe le? plus? de? mon? temps|mon temps|j ai le plus visité|visite le plus|top des sites|top sites',
    forget: 'oublie|oublier|oubliez|efface/supprime toute trace de',
    undo: 'annule|annuler|annulez|défais|reviens/revenir en arrière|retour/marche arrière|undo|annulation|reviens sur',
    help: 'aide|aide moi|au secours|que sais/peux tu faire|que pouvez vous faire|qu est ce que tu sais/peux faire|tu sais/peux faire quoi|de quoi es tu capable|quelles? sont? les? commandes|commandes|commande|comment ça/tu marche/marches/fonctionne|comment peux tu m aider|que puis je faire/demander/dire|que puis je te demander|qu est ce que je peux faire/te_demander|à quoi tu sers|à quoi sers tu|qu est ce que tu comprends|que comprends tu',
    changes:
      'qu as tu changé/modifié/fait|qu est ce que tu as changé/modifié/fait|tu as fait/changé/modifié quoi|que t as changé|tes modifications|tes changements|quelles modifications|quels changements|qu est ce qui a changé|qu as tu supprimé/fermé|ce que tu as fait/changé/modifié|dernières modifications|modifications',

    tab: 'l onglet|onglet|onglé|ongle|tab',
    tabs: 'onglets|onglés|ongles|ongets|onglest|tabs|pages/sites ouvertes/ouverts/ouvert',
    windows: 'fenêtre|fenêtres',
    groups: 'groupe|groupes|groupe/groupes d onglets/onglet',
    sites: 'site|sites|sites web|site web|domaine|domaines|sites internet',
    pages: 'la page|page|pages|article|articles|page web|pages web|site',
    bookmarks:
      'favori|favoris|favorie|signet|signets|marque page|marque pages|marques pages|marquepage|marquepages|bookmark|bookmarks|liens/pages enregistrés/enregistrées/sauvegardés/sauvegardées|page enregistrée',
    folders:
      'dossier|dossiers|répertoire|répertoires|sous dossier|sous dossiers|dossier/dossiers de favoris/marque_pages',
    tags: 'étiquette|étiquettes|tag|tags|mot clé|mots clés|mot clef|mots clefs|hashtag|hashtags|label|labels|libellé',
    everything:
      'tout|tout ce qui/que/qu/dont|tous|toutes choses|quelque chose|n importe quoi|trucs|choses|le reste|ce qui est',
    closed:
      'onglet/onglets/fenêtre/fenêtres/page/pages fermé/fermés/fermée/fermées|fermé|fermés|fermée|fermées|que j ai/avais fermé/fermés/fermée/fermées|que? je viens/venais de fermer|ai je fermé/fermés/fermées',
    sessions:
      'session|sessions|sessions/fenêtres enregistrées|mis/mise/mises de côté|j ai mis de côté|onglets mis de côté|fenêtres mises de côté|archivés|archivé',
    'reading-list': 'liste de lecture|liste de lectures|liste à lire|à lire|reading list|reste à lire|lectures',
    history:
      'historique|historique de navigation|visité|visités|visitée|visitées|consulté|consultés|consultée|consultées|lu|lus|lue|lues|vu|vus|vue|vues|regardé|regardés|regardée|navigué|parcouru|je suis allé/allée|j étais|visites|visite|navigation|que? j ai lu/lue/lus/lues/vu/vue/vus/vues/consulté/consultée/consultés/visité/visitée/visités/visitées/regardé/regardée',
    links: 'lien|liens|hyperlien|hyperliens|url|urls|adresse|adresses',
    actions: 'action|actions|étape|étapes|changement|changements|opération|opérations',
    'bookmarks-bar':
      'barre de favoris|barre des favoris|barre de marque pages|barre personnelle|barre des marque pages|barre de signets',
    'other-bookmarks': 'autres favoris|autres marque pages|autres signets',

    pinned: 'épinglé|épinglés|épinglée|épinglées|punaisés',
    playing:
      'qui? joue/jouent/fait/font/lit/lisent/diffuse/diffusent/passe/émet/émettent du/de_la/un/de_l? son/bruit/musique/audio/vidéo?|fait/font du bruit/son|joue/jouent de? la? musique/son|bruit|bruyant|bruyants|sonore|sonores|en lecture|en train de jouer|audible|audibles|musique|son|qui? joue|jouent|qui? parle|avec du son|lecture en cours',
    asleep:
      'en veille|en sommeil|endormi|endormis|endormie|endormies|suspendu|suspendus|déchargé|déchargés|dort|dorment|en hibernation|inactifs|inactif',
    grouped: 'groupés|groupé|qui sont dans un groupe|déjà groupés|en groupe',
    ungrouped:
      'non groupés|pas groupés|sans groupe|hors groupe|hors groupes|dans aucun groupe|non regroupés|pas dans un groupe',
    duplicate:
      'en double|en doublon|doublon|doublons|dupliqué|dupliqués|dupliquée|dupliquées|double|doubles|identiques|identique|ouvert/ouverts/ouverte/ouvertes/enregistré/enregistrés/enregistrées/présents? en? deux/plusieurs/2 fois/exemplaires|deux/plusieurs/2 fois|plusieurs exemplaires|en triple|copies|répétés|mêmes',
    background:
      'en arrière plan|arrière plan|d arrière plan|en fond|en tâche de fond|de fond|que je n utilise pas là|que je ne regarde pas',
    untagged:
      'sans étiquette/étiquettes/tag/tags/mot_clé/mots_clés|non étiqueté/étiquetés/étiquetées/tagués/taggés/tagué|pas étiquetés/tagués|pas tagués|n ont pas/aucun/aucune de? d? tag/tags/étiquette/étiquettes|n a pas de tag/d_étiquette|aucune étiquette|aucun tag',
    unsorted:
      'non classé/classés/classées/triés/triées/rangés/rangées/rangé|pas classés/rangés/rangées/triés/classées|pas encore rangés/classés|sans dossier|dans aucun dossier|en vrac|pas rangé|n est pas rangé|à trier|à classer|hors dossier',
    empty: 'vide|vides|ne contiennent rien|sans rien dedans|sans contenu|vide de',
    dead: 'mort|morts|morte|cassé|cassés|cassée|brisé|brisés|brisée|rompu|rompus|invalide|invalides|ne marche/marchent/fonctionne/fonctionnent plus/pas|n existe/existent plus|qui? marche/marchent/fonctionne/fonctionnent encore/toujours|introuvables|obsolètes|404|hs|périmés|inaccessibles|en erreur',
    unread:
      'non lu|non lus|non lue|non lues|pas encore lu|pas lu|pas encore lus|pas lus|je n ai pas encore? lu|reste à lire|il me reste à lire|me reste à lire',
    'already-read': 'déjà lus|déjà lues|déjà lu|lus de la liste',
    old: 'vieux|les plus vieux/vieilles|vieil|vieille|vieilles|ancien|anciens|ancienne|anciennes|les plus anciens|plus anciens|plus vieux|plus ancien|oubliés|qui traînent|traînent depuis longtemps|depuis longtemps|ouverts depuis longtemps|depuis une éternité|depuis des lustres|périmés',
    once: 'une seule fois|qu une fois|utilisés une fois|seule fois',

    this: 'cet onglet ci/là/actuel?|cette page ci/là/web?|cette|cet|ce|ceci|cela|ça|ca|celui ci|celui là|celle ci|celle là|actuel|actuelle|courant|courante|en cours|page actuelle/courante|l onglet actuel/courant/en_cours|ici|ce site|cet article|là|actif|active|l onglet|la page|cette fenêtre ci|où/ou je suis|que je regarde|le|la',
    it: 'ceux ci|ceux là|celles ci|celles là|ces|eux|elles|ceux|celles|les|tous ceux ci',
    all: 'tous|ts|ts les|toutes|tout|toute|tous les|toutes les|chaque|l ensemble des|tous mes|toutes mes|la totalité des|n importe quel',
    others:
      'autres|autre|les autres|le reste|restants|tous les autres|tout le reste|restant|tout sauf ça/celui_ci/cet_onglet/celui_là|tous sauf celui ci|tous les onglets sauf celui ci/là',
    new: 'nouveau|nouvelle|nouvel|propre|séparée|séparé|à part|sa propre|leur propre|autre|une autre',
    first: 'premiers|premières|premier|première',
    last: 'dernier|derniers|dernière|dernières',
    left: 'à gauche|à gauche de celui ci/là|à gauche de cet onglet|à gauche de l onglet actuel|sur la gauche|de gauche|gauche|au dessus|avant celui ci|avant cet onglet|qui précèdent',
    right:
      'à droite|à droite de celui ci/là|à droite de cet onglet|à droite de l onglet actuel|sur la droite|de droite|droite|en dessous|au dessous|après celui ci|après cet onglet|qui suivent',
    everywhere:
      'partout|dans toutes les fenêtres|de toutes les fenêtres|toutes fenêtres confondues|toutes les fenêtres',
    later: 'pour plus tard|plus tard|pour demain|pour ce soir|pour après',

    'by-site':
      'par site|par sites|par domaine|par domaines|par site web|selon le site|en fonction du site|par page web|site par site|par nom de domaine',
    'by-title':
      'par titre|par titres|par nom|par noms|alphabétiquement|par ordre alphabétique|dans l ordre alphabétique|ordre alphabétique|de a à z|par alphabet',
    'by-date':
      'par date|par date d ajout/ajout|par âge|par ancienneté|par ordre chronologique|chronologiquement|les? plus récents d_abord/en_premier|par récence|par dernière utilisation|du plus récent au plus ancien|du plus ancien au plus récent|par date d utilisation|plus récents d abord|par dernier accès',
    'by-window': 'par fenêtre|par fenêtres|dans chaque fenêtre|pour chaque fenêtre|fenêtre par fenêtre',
    reversed:
      'ordre inverse|en sens inverse|inversé|décroissant|ordre décroissant|de z à a|à l envers|les? plus anciens d_abord/en_premier',
    most: 'j utilise le plus|le plus d|le plus|les plus utilisés/utilisées/fréquents/fréquentes|plus utilisés/utilisées|plus d onglets',
    subfolders:
      'sous dossiers compris|avec les? sous dossiers|y compris les sous dossiers|sous dossiers inclus|sous dossiers aussi|et les sous dossiers',
    'keep-oldest': 'garde/garder/gardez/conserve/conserver/en_gardant le/les? plus ancien/anciens/vieux',
    'keep-newest': 'garde/garder/gardez/conserve/conserver/en_gardant le/les? plus récent/récents/nouveau',
    markdown: 'markdown|en markdown|md|au format markdown|format markdown|sous forme de liste markdown|liste markdown',
    html: 'html|en html|au format html|format html',
    csv: 'csv|en csv|au format csv|excel|tableau|en tableau',
    file: 'dans un fichier|en fichier|fichier|vers un fichier',
    clipboard: 'presse papier|presse papiers|dans le presse papier/papiers',

    today: "aujourd hui|aujourd'hui|auj|aujourdhui|ce jour|du jour",
    yesterday: 'hier|d hier',
    'day-before-yesterday': 'avant hier|avanthier|d avant hier',
    'this-week': 'cette semaine|de la semaine|cette semaine ci',
    'last-week': 'la semaine dernière/passée|semaine dernière/passée|dernière semaine|de la semaine dernière/passée',
    'this-month': 'ce mois ci|ce mois|du mois|de ce mois',
    'last-month': 'le mois dernier/passé|mois dernier/passé|dernier mois|du mois dernier/passé',
    'this-year': 'cette année|de l année|cette année ci',
    'last-year': 'l année dernière/passée|l an dernier/passé|an dernier|année dernière/passée|de l année dernière',
    'last-hour':
      'la dernière heure|dernière heure|l heure passée|heure passée|heure écoulée|de la dernière heure|dernières 60 minutes',
    'last-night': 'hier soir|la nuit dernière|cette nuit|nuit dernière|hier dans la soirée',
    'this-morning': 'ce matin|dans la matinée',
    'few-days':
      'il y a quelques/deux_trois jours|ces derniers jours|ces jours ci|l autre jour|il y a peu|quelques jours|dernièrement consultés|il y a pas longtemps',
    recent:
      'derniers|dernières|récemment|récent|récents|récente|récentes|dernièrement|tout à l heure|à l instant|derniers ajouts|les plus récents|plus récents',

    about:
      'sur|à propos|à propos du/de/des|au sujet du/de/des|concernant|qui? parle/parlent/parlant/traite/traitent|avec|relatifs à|liés à|lié à|contenant|qui? contient/contiennent|autour|dont le titre contient|qui? mentionne/mentionnent|ayant pour sujet|en rapport avec|touchant à',
    from: 'depuis|de chez|provenant|venant|en provenance|qui? viennent|qui? vient|viennent du site|du site|sur|des sites|qui viennent du site|issus|chez|venus',
    in: 'dans|ds|dedans|sous|à l intérieur|du dossier|sur',
    to: 'dans|ds|vers|à|au|aux|sur|en|à la|dedans',
    as: 'comme|sous le nom|sous le nom de|nommé|nommée|appelé|appelée|intitulé|intitulée|en tant que|en|qui s appelle|avec le nom|et appelle le|et nomme le|avec pour nom|au nom de|du nom de|et renomme le|par|avec|le nom|le titre|nommés',
    except:
      'sauf|excepté|à part|hormis|mais pas|à l exception|à l exception de/des/du|hors|sans|mis à part|en dehors|en dehors de/des/du|autres que|autre que|mais garde|mais laisse|excepter',
    tagged:
      'qui? a/ont/porte/portent le tag/l_étiquette|étiqueté|étiquetés|étiquetée|étiquetées|tagué|tagués|taguée|taguées|taggé|taggés|avec l étiquette|avec le tag|avec les tags|avec les étiquettes|portant l étiquette/le_tag|marqués|qui ont l étiquette/le_tag|ayant l étiquette/le_tag|sous l étiquette|étiqueté/étiquetés/étiquetée/étiquetées/tagué/tagués/taguées/taguée comme/avec',
    and: 'et|ainsi que|&',
    or: 'ou|ou bien',
    until: 'à|jusqu à|au|jusqu au',
    since: 'depuis|depuis le|dès|à partir de|depuis que',
    older:
      'plus d|depuis plus d|de plus d|vieux de? plus? d|plus vieux que|vieux de? plus? de?|plus anciens que|datant de plus de|de plus de|depuis plus de|plus de|vieux de|âgés de plus de|plus vieux de|ouverts depuis plus de|ont plus de|qui ont plus de|a plus de|il y a plus de',
    'not-used':
      'n/ne ai/ont/sont/a pas/plus/jamais été? ouvert*/utilisé*/consulté*/visité*/touché*/regardé*/vu*/lu/lus/servi|n/ne ai/ont/sont/a pas/plus/jamais ré ouvert*|n y ai pas touché|n y ai pas touché|ai/sont/a/ont pas/plus/jamais été? ouvert*/utilisé*/consulté*/visité*/touché*/regardé*/vu*/rouvert*|non/pas/plus/jamais ouvert*/utilisé*/consulté*/visité*/touché*/regardé*/lus/vus/servis|n/ne utilise pas/plus/jamais|utilise pas/plus|ne me sers pas/plus|inutilisé|inutilisés|inutilisée|inutilisées|auxquels je n ai pas touché|personne n utilise|ne servent à rien|ne sert à rien|qui ne servent plus/pas|ne sont pas/plus utilisés/utilisées|qui ne sont pas/plus utilisés/utilisées|abandonnés|délaissés|que je n ouvre plus/jamais|n ouvre plus/jamais|ne consulte plus|ne regarde plus',
    within:
      'ces|au cours des|dans les|durant les|pendant les|lors des|sur les derniers|de ces|les derniers|les dernières|des derniers|des dernières',
    ago: 'il y a|ya|il y a environ|y a',
    before: 'avant|d avant|antérieurs à|antérieur à|avant le',

    not: 'ne|n|pas|jamais|aucun|aucune|rien|non|surtout pas|personne|évite|évite de|arrête de|ni|interdit',
    asks: 'pourquoi|pk|pourkoi|comment|qu est ce qu un/une|qu est ce que c est|c est quoi un/une|c est quoi|à quoi sert/servent|peut on|puis je|dois je|devrais je|est ce que je peux/dois/devrais/pourrais|faut il|est ce qu il faut|vaut il|que se passe t il|qu arrive t il|que deviennent|quelle est la différence|différence|combien coûte|est il possible|est ce possible|est ce que chrome/firefox|est ce que c est|quand|qui a inventé/créé/dit|c est|explique|ça veut dire quoi|que signifie|est ce grave|est ce utile|est ce dangereux|pour quelle raison|quel intérêt|comment se fait il|que penses tu|tu penses quoi|a quoi ça sert|on fait comment|est ce que ça',
    imagined:
      'si|s il/elle/ils|au cas où|au cas ou|supposons|imagine|imagine que|aurait|aurais|serait|serais|lorsque|avant de/que|après avoir|à condition|une fois que|dès que|parce que|car|pour que|tant que|à moins',
    tells:
      'j ai|j avais|j aime|j adore|je déteste|il a|elle a|ils ont|nous avons|on a|mon chef|ma femme|mon mari|je pense|je trouve|je crois|je suis|j étais|on peut|merci|il y a trop|chrome a|firefox a|quelqu un a|je ferme|je vais|tu as|hier j ai|ce matin j ai',
    another:
      'demain|rappelle|rappelle moi|rappel|chaque jour/semaine/matin/soir/lundi/heure|tous les jours/matins/soirs/lundis|toutes les semaines/heures|automatiquement|à chaque fois|dans une heure|dans 5/10/15/30 minutes|la semaine prochaine|à minuit|désormais|à partir de maintenant|régulièrement|dorénavant|ce week end|lundi prochain|bientôt',
    'second-order': 'puis|ensuite|et puis|et ensuite|après ça|et après|ainsi que de|et aussi|et enfin',
    model:
      'résume|résumer|résumez|résumé|traduis|traduire|traduisez|traduction|compare|comparer|comparez|écris|écrire|rédige|rédiger|de quoi parle|de quoi ça parle|analyse|analyser|recommande|conseille|lis moi|lis à voix haute|réponds|répondre|génère|générer|synthèse|synthétise|que dit cette page|meilleur|meilleurs|meilleures|plus importants|importants|importantes|intéressants|intéressantes|pertinents|plus utiles|reformule|corrige',
    elsewhere:
      'quel temps fait|quelle heure|l heure qu il est|heure est il|blague|blagues|calcule|calculer|minuteur|mail à|envoie un mail/message|quel âge',
  },
  together: [
    [['ungroup', 'groups'], 'défais/défaire le/les/ce groupe/groupes'],
    [['create', 'folders'], 'nouveau dossier|crée/créer/fais un nouveau? dossier|dossier nouveau'],
    [
      ['list', 'closed'],
      'qu ai je fermé|qu est ce que j ai fermé|j ai fermé quoi|ce que j ai fermé|que? j ai fermé récemment|quels/quelles onglets/pages/fenêtres ai_je/j_ai fermé/fermés/fermées',
    ],
    [
      ['list', 'bookmarks'],
      'qu ai je enregistré/sauvegardé|qu est ce que j ai enregistré/sauvegardé/mis_en_favori/mis_en_favoris/ajouté_aux_favoris/gardé|j ai enregistré/sauvegardé quoi|ce que j ai enregistré/sauvegardé|est ce que j ai un favori|ai je un favori|j ai enregistré/sauvegardé/ajouté/mis_en_favori/mis_en_favoris|ai je enregistré/sauvegardé un/une/cet/cette article/page sur|ai je mis en favori|ai je ajouté aux favoris',
    ],
    [
      ['list', 'sessions'],
      'qu ai je mis de côté|qu est ce que j ai mis de côté|j ai mis quoi de côté|ce que j ai mis de côté',
    ],
    [
      ['list', 'history'],
      'qu ai je lu/vu/consulté/visité/regardé|qu est ce que j ai lu/vu/consulté/visité/regardé|j ai lu/vu/consulté/visité quoi|ce que j ai lu/vu/consulté/visité/regardé|où/ou suis je allé|où/ou est ce que je suis allé|qu est ce que je lisais/regardais',
    ],
    [
      ['list', 'reading-list'],
      'qu est ce qui n est pas lu|que me reste t il à lire|qu est ce qu il me reste à lire|qu est ce que je n ai pas encore? lu|qu ai je pas encore lu',
    ],
    [['list', 'unsorted'], 'qu est ce qui n est pas classé/trié/rangé'],
    [
      ['list', 'playing'],
      'd où/ou vient le/la/ce/cette son/musique/bruit|ça vient d où/ou le/ce son/bruit|qui fait du bruit|qu est ce qui joue|qu est ce qui fait du bruit|c est quoi ce bruit/son|c est quoi qui joue',
    ],
    [['tags', 'most'], 'étiquettes/tags/mots_clés les plus utilisés/utilisées/fréquents|tags/étiquettes les plus'],
    [['merge', 'everywhere'], 'ramène/rassemble/regroupe/amène/mets/apporte/fusionne … ici'],
    [['pages', 'about'], 'cette/la page sur|cette/la page qui parle|cette/la page à propos'],
    [['close', 'this'], 'ferme/fermez/fermer ça/ca/la|ferme moi ça'],
    [['move', 'bookmarks-bar'], 'dans la barre de favoris'],
    [['tabs', 'duplicate'], 'doublons d onglets|onglets en double'],
  ],
  filler:
    'ce que|ce qui|ce qu|ce dont|s il te plaît/plait|s il vous plaît/plait|stp|svp|merci|le|la|les|l|un|une|des|du|de|d|mon|ma|mes|ton|tes|ses|leur|leurs|notre|nos|je|j|tu|il|elle|ils|elles|on|nous|vous|me|m|moi|te|t|toi|se|s|y|qui|que|qu|dont|ai|as|a|est|sont|suis|était|été|être|soit|soient|ont|avons|veux|voudrais|aimerais|souhaite|souhaiterais|peux|peut|pourrais|pourriez|pouvez|peux tu|pourrais tu|est ce que tu peux/pourrais|tu peux|si tu peux|si possible|j aimerais|j ai envie de|je voudrais|je veux|maintenant|là|alors|donc|donc|bien|juste|simplement|vite|rapidement|ouvert|ouverts|ouverte|ouvertes|actuellement|en ce moment|en tout|au total|navigateur|du navigateur|chrome|firefox|hey|salut|bonjour|ok|allez|voilà|même|aussi|encore|déjà|bon|là dedans|contenus|situés|situé|situées|se trouvent|se trouve|trouvant|veuillez|merci de|c|ici|pour|par|afin de|besoin|il faut|faut|à l écran|d entre|parmi|moi ça|quelque part|au fait|vous pouvez|pourriez vous|pouvez vous|dis moi|dites moi|dis|allez y|tout de suite|faire|fait|en tout|en une seule|en un seul|une seule|seule|seul|à|ajouté|ajoutés|ajoutée|ajoutées|ts',
  numbers:
    'un 1|une 1|deux 2|trois 3|quatre 4|cinq 5|six 6|sept 7|huit 8|neuf 9|dix 10|onze 11|douze 12|quinze 15|vingt 20|trente 30|quarante 40|cinquante 50|soixante 60|cent 100',
  ordinals:
    'premier/première/1er/1ère|deuxième/second/seconde/2e/2ème|troisième/3e/3ème|quatrième/4e|cinquième/5e|sixième|septième|huitième|neuvième|dixième',
  units:
    'minute/minutes/min/mn/dernières_minutes|heure/heures/h/dernières_heures|jour/jours/j/derniers_jours/journée/journées|semaine/semaines/dernières_semaines|mois/derniers_mois|an/ans/année/années/dernières_années',
  weekdays:
    'dimanche/dimanche_dernier|lundi/lundi_dernier|mardi/mardi_dernier|mercredi/mercredi_dernier|jeudi/jeudi_dernier|vendredi/vendredi_dernier|samedi/samedi_dernier',
  months: 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre',
  examples: {
    'tabs.count': "combien d'onglets sont ouverts | nombre d'onglets par fenêtre",
    'tabs.list': 'liste mes onglets | montre les onglets de cette fenêtre',
    'tabs.find': "trouve l'onglet sur les impôts | où est l'onglet avec le billet de train",
    'tabs.switch': "va sur gmail | passe à l'onglet du calendrier",
    'tabs.site': 'onglets youtube | quels onglets viennent de wikipedia.org',
    'tabs.sites': "quels sites ont le plus d'onglets | affiche les onglets par site",
    'tabs.playing': 'quel onglet fait du bruit | onglets qui jouent de la musique',
    'tabs.stale': "onglets que je n'ai pas ouverts depuis 3 semaines | les plus vieux onglets",
    'tabs.duplicates': 'montre les onglets en double | y a-t-il des doublons',
    'windows.list': "liste les fenêtres | qu'est-ce qu'il y a dans la fenêtre 2",
    'tabs.sleeping': 'quels onglets sont en veille | onglets endormis',
    'closed.list': "qu'est-ce que j'ai fermé | onglets fermés récemment",
    'tabs.close-duplicates': 'ferme les onglets en double | supprime les doublons',
    'tabs.close-site': 'ferme tous les onglets youtube | ferme tout ce qui vient de reddit.com',
    'tabs.close-matching': 'ferme les onglets sur le football | ferme les trois premiers',
    'tabs.close-others': 'ferme les autres onglets | ne garde que cet onglet',
    'tabs.close-side': 'ferme les onglets à droite | ferme tout ce qui est à gauche de cet onglet',
    'tabs.close-stale': "ferme les onglets de plus de 30 jours | ferme ce que je n'ai pas utilisé depuis un mois",
    'tabs.close-group': 'ferme le groupe Voyage | ferme le groupe Travail',
    'tabs.close-this': 'ferme cet onglet | ferme ça',
    'tabs.set-aside': 'mets ces onglets de côté sous le nom Mémoire | mets cette fenêtre de côté',
    'tabs.group-site': 'regroupe les onglets par site | groupe par domaine',
    'tabs.group-matching': 'groupe les onglets github sous le nom Code | mets figma et miro dans un groupe Design',
    'tabs.ungroup': 'dégroupe tout | dissous le groupe Voyage',
    'tabs.sort': 'trie les onglets par site | classe les onglets par titre',
    'tabs.to-window': 'déplace les onglets youtube dans une nouvelle fenêtre | ce groupe dans sa propre fenêtre',
    'tabs.merge-windows': 'fusionne toutes les fenêtres | ramène tous les onglets dans cette fenêtre',
    'tabs.pin': 'épingle cet onglet | désépingle tout',
    'tabs.mute': 'coupe le son de youtube | mets tous les onglets en sourdine',
    'tabs.sleep': "mets les onglets en arrière-plan en veille | décharge ce que je n'ai pas utilisé aujourd'hui",
    'tabs.reload': 'recharge tous les onglets github | actualise cette page',
    'tabs.reopen': "rouvre le dernier onglet fermé | restaure les onglets que j'ai fermés aujourd'hui",
    'tabs.tidy': 'range mes onglets | fais le ménage dans mes onglets',
    'page.bookmark': 'ajoute cette page aux favoris dans Recettes | enregistre cette page',
    'tabs.bookmark': 'enregistre tous les onglets dans le dossier Voyage | mets tous les onglets github en favoris',
    'session.save': 'enregistre cette fenêtre sous le nom Mémoire | enregistre la session',
    'session.open': "ouvre la session Mémoire | restaure les onglets d'hier",
    'session.list': "sessions enregistrées | qu'est-ce que j'ai mis de côté",
    'reading.add': 'lire plus tard | ajoute cette page à la liste de lecture',
    'reading.list': "qu'est-ce qu'il me reste à lire | liste de lecture",
    'reading.done': "marque ça comme lu | j'ai fini le premier",
    'bookmarks.find': 'cherche un favori sur kubernetes | favoris à propos du jardinage',
    'page.saved': "est-ce que j'ai déjà enregistré cette page | où ai-je rangé cette page",
    'bookmarks.folder': "montre le dossier Recettes | qu'y a-t-il dans le dossier Dev",
    'bookmarks.recent': "favoris de la semaine dernière | qu'est-ce que j'ai enregistré hier",
    'bookmarks.site': 'favoris de lemonde.fr | tous mes favoris arxiv',
    'bookmarks.open-folder': 'ouvre tout le dossier Matin | ouvre le dossier Daily dans une nouvelle fenêtre',
    'bookmarks.duplicates': 'favoris en double | fusionne les favoris en double',
    'bookmarks.dead': 'vérifie les liens morts dans Recettes | favoris cassés',
    'bookmarks.move': 'déplace les favoris arxiv dans Papers | mets les favoris non classés dans Inbox',
    'bookmarks.rename': 'renomme ce favori en Guide | renomme le dossier Dev en Code',
    'bookmarks.folder-new': 'nouveau dossier Jardin | crée un dossier Impôts dans Autres favoris',
    'bookmarks.sort': 'trie Recettes par nom | trie la barre de favoris par date',
    'bookmarks.delete': 'supprime les favoris de vieuxsite.com | supprime ce favori',
    'bookmarks.empty-folders': 'dossiers vides | supprime les dossiers vides',
    'bookmarks.unsorted': "favoris sans étiquette | qu'est-ce qui n'est pas classé",
    'tags.add': 'étiquette cette page rust, async | ajoute le tag vacances à cette page',
    'tags.add-many': 'étiquette tous les onglets github code | tague le dossier Recettes avec cuisine',
    'tags.remove': "retire l'étiquette todo de cette page | enlève #todo de cette page",
    'tags.show': 'tout ce qui est étiqueté recettes et vegan | montre ce qui a le tag rust',
    'tags.open': 'ouvre #matin | ouvre tout ce qui est tagué standup',
    'tags.list': 'mes étiquettes | les tags les plus utilisés',
    'tags.merge': "fusionne l'étiquette js avec javascript | renomme le tag js en javascript",
    'tags.delete': "supprime l'étiquette tmp | supprime les étiquettes inutilisées",
    'history.find':
      "cette page sur les pompes à chaleur de la semaine dernière | les pages sur le levain que j'ai lues mardi",
    'history.site': "qu'est-ce que j'ai lu sur arxiv hier | github.com ce mois-ci",
    'history.top': 'sites les plus visités ce mois-ci | où passe mon temps',
    'history.forget': "oublie example.com | efface la dernière heure de l'historique",
    'copy.markdown': 'copie les onglets en markdown | copie ces liens',
    'page.links': 'liens sur cette page | liens pdf ici',
    undo: 'annule | annule les deux dernières actions',
    'assistant.help': "que sais-tu faire | qu'as-tu changé aujourd'hui",
  },
};

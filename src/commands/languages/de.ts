import type { CommandLanguage } from './language.ts';

export const german: CommandLanguage = {
  code: 'de',
  compounds: 'tab tabs fenster ordner gruppe gruppen lesezeichen seite seiten sitzung links',
  digraphs: true,
  words: {
    list: 'inhalt|was liegt/steckt in/im|was … liegt|zeig|zeige|zeigst|zeigt|zeigen|anzeigen|anzeige|zeig/zeige … an|liste|listen|auflisten|liste … auf|auflistung|übersicht|überblick|welche/welcher/welches/welchen|was für|was ist/sind in/im/auf|was/wer ist/sind|gibt es|gibts|sehen|schauen|ansehen|anschauen|nenn|nenne|her mit',
    count: 'wie viele/viel|wieviele/wieviel|anzahl|zahl der|zähl|zähle|zählen|durchzählen',
    find: 'durchsuche|durchsuchen|find|finde|finden|such|suche|suchen|raussuchen|heraussuchen|such/suche … raus/heraus|wo ist/sind/war/waren/hab/habe/liegt/steckt|wo finde|aufspüren|ausfindig machen|in welchem|auf welchem|hab/habe ich irgendwo',
    switch:
      'geh/gehe/gehen zu/zum/zur/auf/in/ins|geh/gehe rüber zu/zum/zur?|wechsel/wechsle/wechseln zu/zum/zur/auf/in/ins?|wechsel/wechsle … hinüber|spring/springe/springen zu/zum/zur/auf/in/ins?|bring/bringe mich zu/zum/zur|zurück zu/zum/zur|rüber zu/zum/zur?|hol/hole … nach_vorne/nach_vorn/in_den_vordergrund|aktivier/aktiviere|ab zu/zum/zur',
    open: 'lade|lad|mach/mache … komplett_auf|öffne|öffnen|öffnest|mach/mache … auf|aufmachen|aufrufen|ruf/rufe … auf|starte',
    close:
      'weg|schließ|schließe|schließen|schließt|schliess*|zumachen|mach/mache/macht … zu|dichtmachen|mach/mache … dicht|zumach|beende|beenden|wegmachen|mach/mache … weg|weg mit|kann/können weg|soll/sollen weg|zu damit|wirf/schmeiß … raus/weg/zu|rauswerfen|loswerden|werd/werde … los|brauche/brauch … nicht_mehr',
    'keep-only':
      'behalte/behalt nur|nur … behalten|nur … offen_lassen|lass nur … offen|lass/lasse nur|schließe/schließ/schließen alles/alle außer',
    remove:
      'lösch|lösche|löschen|löscht|entfern|entferne|entfernen|entfernt|nimm/nehme … raus/heraus/weg/runter/ab|herausnehmen|rausnehmen|wegnehmen|nimm|wirf/schmeiß … weg|wegwerfen|weghauen',
    dedupe: 'deduplizier*|entdoppel*|dubletten bereinigen',
    tidy: 'herrscht|aufräum*|räum/räume/räumt … auf|ausmist*|miste/mist … aus|ordnung schaffen/machen/bringen|bring/bringe/schaff/schaffe … ordnung|mach/mache … ordnung|mach ordnung|ordnung in|entrümpel*|bereinig*|sauber machen|mach … sauber|chaos',
    'set-aside':
      'beiseitelegen|beiseite legen|leg/lege/pack/packe/stell/stelle … beiseite|beiseite|zur_seite legen/stellen|leg/lege/pack … zur_seite|weglegen|wegpacken|leg/lege/pack/packe/räum/räume … weg|wegräumen|auf später legen|parken|park|parke|zwischenparken|verstau*|einlagern',
    group:
      'gruppier|gruppiere|gruppieren|zusammenfassen|fass/fasse … zusammen|bündel*|bündle|in eine/einer gruppe|zu einer gruppe',
    ungroup:
      'auflösen|lös/löse … auf|gruppierung … aufheben|hebe/heb … auf|aufheben|entgruppier*|aus der gruppe|aus ihrer/ihren/seiner/den gruppe/gruppen|aus gruppe',
    sort: 'sortier|sortiere|sortieren|sortiert|ordne|ordnen|anordnen|umsortieren|sortierung|reihenfolge',
    move: 'verschieb|verschiebe|verschieben|schieb|schiebe|schieben|leg|lege|legen|pack|packe|packen|steck|stecke|stecken|tu|tue|bring|bringe|bringen|beweg|bewege|bewegen|hol|hole|holen|nimm|füg/füge … hinzu/ein/zu|hinzufügen|einfügen|setz|setze|setzen|stell|stelle|zieh|ziehe|ziehen|einsortier*|ablegen|leg/lege … ab|verlager*|aufnehmen|nimm … auf',
    detach:
      'abtrennen|abkoppeln|trenn/trenne … ab|lös/löse … heraus|herauslösen|auslager*|ablösen|lös/löse … ab|abspalten',
    merge:
      'in ein einziges/einzelnes/gemeinsames fenster|in ein einziges fenster|in einem fenster|fass/fasse … zusammen|zusammenführen|führ/führe … zusammen|zusammenlegen|leg/lege … zusammen|vereine|vereinen|vereinig*|verein|verschmelz*|verbind|verbinde|verbinden|zusammenpacken|pack/packe … zusammen|zusammenschieben|schieb/schiebe … zusammen|mergen|merge|kombinier*|zu einem|in ein fenster|zusammen',
    sleep:
      'schlafen schicken/legen|schick/schicke … schlafen/in_den_schlaf/in_den_ruhezustand|leg/lege … schlafen/still|einschläfern|einschlafen|schläfer/schläfere … ein|stilllegen|lass … schlafen|schlafen lassen|entlad|entlade|entladen|in den ruhezustand versetzen/schicken?|suspendier*|versetz/versetze … ruhezustand|auslagern|schlafen gehen|ruhen lassen',
    wake: 'aufwecken|weck/wecke … auf|weck|wecke|wecken|wach machen|aufwachen',
    pin: 'anheften|heft/hefte … an|hefte|pinne|pinn|pinnen|anpinnen|pinn/pinne … an|fixier*|feststecken|steck/stecke … fest|anpin|pin|anheft',
    unpin:
      'lospinnen|abpinnen|pinn/pinne … ab/los|loslösen|lös/löse … los|lösen|löse|losheften|anheftung … aufheben|nicht mehr anheften/anpinnen|entpinn*|unpin|unpinnen|fixierung … aufheben/lösen',
    mute: 'stummschalten|stumm schalten|schalt/schalte/stell/stelle/mach/mache … stumm|stumm|stummstellen|muten|mute|ton aus/ausschalten/abschalten/weg|leise machen|ruhigstellen|ton … aus/weg|mach/mache/dreh/drehe/schalt/schalte/stell/stelle … leise/ton_aus/den_ton_aus/ab|leise|zum schweigen bringen|ruhe',
    unmute:
      'hebe/heb … stummschaltung_auf|hebe/heb … auf|stummschaltung … aufheben|entstumm*|wieder laut|nicht mehr stumm/stummschalten|ton an/anschalten/einschalten|ton wieder an/ein|schalt/schalte/mach/mache/stell … laut|wieder hören|laut stellen/schalten/machen|unmute|schalt/schalte … ton_an/ton_wieder_an/ton_ein/ton_wieder_ein',
    reload:
      'neu laden|lad/lade … neu|neuladen|nochmal/noch_mal/erneut/wieder laden|lad/lade … nochmal/noch_mal/erneut|aktualisier*|auffrischen|frisch … auf|refresh*|reload*',
    reopen:
      'wieder öffnen/aufmachen|wiederöffnen|erneut/nochmal öffnen|öffne/mach/mache … wieder/wieder_auf/erneut/nochmal|wiederherstellen|stell/stelle … wieder_her|wiederherstell*|hol/hole/bring … zurück|zurückholen|zurückbringen|wieder auf',
    save: 'speicher|speichere|speichern|abspeichern|speichere … ab|speicherst|sichere|sichern|setz/setze … als_lesezeichen|als lesezeichen speichern/setzen/ablegen/anlegen/sichern/hinzufügen|lesezeichen setzen/anlegen/hinzufügen|setz/setze ein lesezeichen für/auf|setz/setze lesezeichen für/auf|leg/lege/mach/mache/erstell/erstelle ein lesezeichen für|mach/mache ein lesezeichen|merk/merke|merken|bookmarke|bookmarken|bookmark|favorisier*|zu den/meinen? lesezeichen/favoriten hinzufügen?|füg/füge … zu_den_lesezeichen_hinzu|abheften',
    'read-later':
      'später lesen|für später|später durchlesen|zum später lesen|zum lesen vormerken|lese ich später|will ich später lesen|les ich später|spaeter lesen|vormerken|merk/merke … vor|für nachher|auf/zu/zur/in/an/setz die/meine/meiner? leseliste setzen/hinzufügen/packen/tun/stellen',
    create:
      'ich brauche|brauche|erstell|erstelle|erstellen|anlegen|leg/lege … an|neuer|neuen|neues|neue|mach/mache|machen|erzeug*|anleg|eröffne',
    rename:
      'umbenennen|benenn/benenne/nenn/nenne … um|umbenenn|benenne|nenn|nenne|umtaufen|taufe … um|heißen|ändere den namen|namen … ändern|umbenannt',
    tag: 'tagge|taggen|taggst|verschlagwort*|versieh … mit_dem_tag|kennzeichne|markier|markiere|markieren|etikettier*|mit dem? tag/tags/schlagwort versehen/markieren|gib/verpass … tag/den_tag/das_tag/das_schlagwort/schlagwort',
    untag: 'enttagge|enttaggen|tags entfernen|untag|tags weg|alle tags entfernen/löschen von|enttag',
    copy: 'kopier|kopiere|kopieren|in die zwischenablage|copy|rauskopieren|kopie',
    export:
      'exportier|exportiere|exportieren|export|als datei speichern/sichern/herunterladen|herunterladen|runterladen',
    check: 'prüf|prüfe|prüfen|überprüf|überprüfe|überprüfen|check|checke|checken|teste|testen|kontrollier*',
    done: 'als gelesen markieren/kennzeichnen|markier/markiere/mark … als_gelesen|als gelesen|gelesen markieren|fertig gelesen|fertig mit|mit … fertig|mit … bin_ich_fertig/durch|hab/habe … fertig_gelesen|hab/habe ich gelesen|durchgelesen|bin durch mit|erledigt|hak/hake … ab|abhaken|fertig damit',
    'mark-unread': 'als ungelesen markieren?|markiere … als_ungelesen|doch nicht gelesen|wieder ungelesen',
    'is-saved':
      'in welchem ordner liegt/ist|wo liegt|schon/bereits als lesezeichen|schon/bereits gespeichert|schon/bereits als? lesezeichen|ist/hab/habe … gespeichert|wo hab/habe ich … gespeichert/abgelegt/abgespeichert/einsortiert|schon/bereits in/bei/unter meinen/den? lesezeichen|hab/habe … als_lesezeichen|schon/bereits gebookmarkt|gebookmarkt|abgespeichert|abgelegt|in meinen/den lesezeichen?',
    top: 'womit … meiste_zeit|womit … zeit|wo … meiste_zeit|meistbesucht*|am häufigsten/meisten/öftesten besucht*|am häufigsten/meisten/öftesten|meist aufgerufen*|meistgenutzt*|wofür … zeit|womit … zeit|wo … zeit_hin|wohin geht meine zeit|wo geht … zeit_hin|wo geht meine zeit hin|wo verbringe ich meine? zeit|verbringe|am häufigsten auf|am meisten unterwegs|top seiten/sites/webseiten|oft besucht*|meine zeit',
    forget: 'vergiss|vergesse|vergessen|spuren löschen/beseitigen',
    undo: 'rückgängig machen?|mach/mache … rückgängig|rückgängig|widerruf*|zurücknehmen|nimm/nehme … zurück|undo|ungeschehen machen?|zurück damit|letzte/letzten aktion/aktionen/schritt/schritte zurück',
    help: 'hilfe|was kannst/kann du/man/ich alles?|was kannst du alles? tun/machen?|wie kannst du mir helfen|welche befehle|befehle|wobei kannst du helfen|was geht/verstehst du? alles?|kannst du mir helfen|wie funktionierst du|wie funktioniert das|hilf|wofür bist du gut|was machst du|kommandos',
    changes:
      'was hast/haben du/sie … geändert/gemacht/verändert/getan/angestellt|deine änderungen|letzte änderungen|welche änderungen|was … geändert/verändert|änderungen|was wurde geändert',

    tab: 'tab|reiter|registerkarte|karteireiter',
    tabs: 'tabs|reitern|registerkarten|tap|taps|tabe|offene/offenen/geöffnete/geöffneten seiten/webseiten',
    windows: 'fensters|fenster|fenstern|browserfenster|windows|window',
    groups: 'gruppe|gruppen|tabgruppe|tabgruppen|tab gruppe/gruppen|grp',
    sites: 'websites|website|webseiten|domain|domains|domänen|site|sites|internetseiten|seiten',
    pages: 'seite|webseite|artikel|beitrag|internetseite|homepage|page',
    bookmarks:
      'lesezeichen|favorit|favoriten|bookmark|bookmarks|gespeicherte/gespeicherten/gemerkte/gemerkten seiten/webseiten/links|was habe/hab ich … gespeichert/gemerkt|lesezeichens',
    folders:
      'ordners|lesezeichenordners|ordner|ordnern|verzeichnis|verzeichnisse|lesezeichenordner|lesezeichenordnern|unterordner|mappe|mappen|folder',
    tags: 'tag|tags|schlagwort|schlagwörter|schlagworte|schlagwörtern|schlagworten|stichwort|stichwörter|stichworte|label|labels|etikett|etiketten|hashtag|hashtags',
    everything: 'alles|etwas|irgendwas|irgendetwas|sachen|zeug|kram|dinge|das ganze',
    closed:
      'geschlossene/geschlossenen/geschlossener/geschlossenes tabs/tab/fenster/seiten/seite/reiter|geschlossene|geschlossenen|geschlossener|zugemachte/zugemachten tabs/tab/seiten/reiter?|ich/habe/hab … geschlossen/zugemacht|geschlossen habe?|zugemacht habe?|geschlossen|zugemacht',
    sessions:
      'sitzung|sitzungen|session|sessions|beiseitegelegt*|beiseite gelegt*|weggelegt*|gespeicherte/gespeicherten fenster|weggepackt*|zur seite gelegt*|geparkt*',
    'reading-list':
      'leseliste|leselisten|reading list|später lesen liste|liste zum lesen|noch zu lesen|zu lesen|noch lesen|ungelesen*',
    history:
      'verlauf|verlaufs|chronik|browserverlauf|surfverlauf|history|historie|suchverlauf|besuchte/besuchten seiten/webseiten?|besucht|besuche|besuch|angesehen|angeschaut|gelesen|aufgerufen|gesurft|unterwegs|angeguckt|gesehen|war ich|gewesen|geschaut|geguckt|recherchiert',
    links: 'pdfs|verlinkt|link|links|verweis|verweise|verknüpfungen|hyperlinks|urls|verlinkungen|pdfs auf/hier',
    actions: 'aktion|aktionen|schritt|schritte|änderung',
    'bookmarks-bar': 'lesezeichenleiste|lesezeichen leiste|favoritenleiste|lesezeichensymbolleiste|symbolleiste',
    'other-bookmarks': 'weitere/weiteren/andere/anderen/sonstige/sonstigen lesezeichen',

    pinned: 'angeheftet*|angepinnt*|gepinnt*|fixierte/fixierten/fixiert',
    playing:
      'wo kommt der ton/krach/lärm her|wo kommt das geräusch her|macht/machen/mit geräusche/lärm/krach/musik/ton/sound|ton|geräusche|lärm|krach|musik|sound|spielt/spielen … ab|spielt/spielen musik/ton/was/etwas/video?|spielt|spielen|laut|laute|lauten|abspielt|abspielen|abspielende*|dudel*|läuft gerade|läuft|plärr*|hörbar*|spielende*|lärmt|tönt|gerade läuft',
    asleep:
      'entladen|schlafend*|schlafen|schläft|entladene*|suspendiert*|im ruhezustand|ruhend*|eingeschlafen*|schlummern*|inaktive*|stillgelegt*|am schlafen',
    grouped: 'gruppierte*|in einer gruppe',
    ungrouped: 'ungruppiert*|nicht gruppiert*|in keiner gruppe|ohne gruppe|nicht in einer gruppe|lose|losen',
    duplicate:
      'doppelt*|duplikat*|dublette*|mehrfach geöffnet*|mehrfach*|zweimal offen/geöffnet/da/gespeichert/vorhanden?|zwei mal offen/geöffnet/da?|mehrmals offen/geöffnet?|doppelgänger|identisch*|doppler|kopien|gleiche/gleichen/selbe/selben|duplizierte*',
    background: 'hintergrund|im hintergrund|nicht im vordergrund|gerade nicht brauche/benutze/verwende|inaktiven',
    untagged:
      'ohne tag/tags/schlagwort/schlagwörter/schlagworte/stichwort/label|ungetaggt*|nicht getaggt*|keine tags haben?|keinen tag haben?|nicht verschlagwortet*|unverschlagwortet*|keine schlagwörter haben?',
    unsorted:
      'unsortiert*|nicht einsortiert*|in keinem ordner|ohne ordner|nicht sortiert*|lose herumliegen*|herumliegen*|uneinsortiert*|nicht eingeordnet*|unsortierte',
    empty: 'in denen nichts? drin? ist|nichts drin ist|nichts drin|leer|leere|leeren|leerer|ohne inhalt|nichts drin',
    dead: 'tot|tote|toten|kaputt|kaputte|kaputten|defekt|defekte|defekten|funktionieren nicht|nicht mehr funktionieren|nicht mehr gehen/erreichbar/existieren/da|404|nicht mehr erreichbar*|ungültig*|funktionieren noch|noch funktionieren|noch gehen|erreichbar|gehen nicht mehr|gibt es nicht mehr',
    unread: 'ungelesen|ungelesene|ungelesenen|noch nicht gelesen|nicht gelesen',
    'already-read': 'gelesene|gelesenen|schon gelesen*|bereits gelesen*',
    old: 'alte|alten|älteste|ältesten|uralte|uralten|veraltete|veralteten|schon lange offen|seit langem|seit ewigkeiten|vergessene|vergessenen|verstaubte*|ewig offen',
    once: 'nur einmal|ein einziges mal|nur ein mal|einmal',

    this: 'dieser/diesen/diesem/dieses/aktueller/aktuelle/aktuellen/aktives/aktiven/derzeitige seite/webseite/artikel/website|diese seite/webseite/website|die aktuelle seite|dieser|diesen|diesem|dieses|dies|das hier|das da|die hier|den hier|hier|aktuelle|aktuellen|aktuelles|aktiven|aktive|aktiver|das|jetzige*|momentane*|worauf ich gerade bin|ihn|gerade offene*|gerade offen',
    it: 'sie|ihnen|diese|die da|denen|davon|jene|es|diese alle|beide|beiden',
    all: 'alle|allen|aller|sämtliche|sämtlichen|jeden|jedes|alle meine|überall',
    others:
      'andere|anderen|anderes|anderer|übrige|übrigen|rest|restliche|restlichen|sonstige|sonstigen|weiteren|alle außer diesem/dieser?|alles außer diesem/dieser/dem_hier?/hier?|alles andere|alle bis auf diesen',
    new: 'neues|neuen|neue|eigenes|eigenen|eigene|separates|extra|separate|neuem|eigenem',
    first: 'ersten|erste',
    last: 'letzten|letzte|letzter|letztes|zuletzt|vorige|vorigen',
    left: 'links von/vom diesem/diesen/aktuellen/hier tab?|links davon|links von diesem/diesen/hier/ihm/dem tab?|links|linken|linke|davor|linke seite|vor diesem|linkerhand|drüber',
    right:
      'rechts von/vom diesem/diesen/aktuellen/hier tab?|rechts davon|rechts von diesem/diesen/hier/ihm/dem tab?|rechts|rechten|rechte|danach|dahinter|nach diesem|rechterhand|drunter',
    everywhere: 'überall|in allen fenstern|in jedem fenster|fensterübergreifend|über alle fenster|alle fenster',
    later: 'für später|für morgen|später',

    'by-site':
      'nach/pro/je seite/seiten/website/websites/webseite/webseiten/domain/domains/site/sites/anbieter/internetseite|domainweise|seitenweise|nach domäne',
    'by-title':
      'nach dem? titel/titeln/name/namen/alphabet|alphabetisch*|in alphabetischer reihenfolge|a bis z|a-z|von a bis z',
    'by-date':
      'nach dem? alter/datum/zeit/aktualität|nach letzter nutzung/verwendung|nach zuletzt benutzt/verwendet|chronologisch*|neueste/neuste zuerst|älteste zuerst|zuletzt benutzt*/verwendet* zuerst?|datum',
    'by-window': 'pro/je/nach fenster|für jedes fenster|in jedem fenster',
    reversed: 'absteigend|umgekehrt*|rückwärts|z bis a|von z bis a|älteste zuerst',
    most: 'am meisten|die? meisten|am häufigsten|häufigste|häufigsten|meistgenutzte*|meist verwendete*|meistverwendete*|am meisten benutzt*',
    subfolders:
      'mit unterordnern|samt unterordnern|auch unterordner|unterordner auch|inklusive unterordner|einschließlich unterordner',
    'keep-oldest': 'behalte/behalt/behalten die? älteste*|älteste* behalten',
    'keep-newest': 'behalte/behalt/behalten die? neueste*/neuste*|neueste*/neuste* behalten',
    markdown: 'markdown|md|als markdown liste?|im markdown format',
    html: 'html|als html|html datei',
    csv: 'csv|als csv|tabelle|excel|als tabelle|csv datei',
    file: 'als datei|in eine/einer datei|datei',
    clipboard: 'zwischenablage|in die zwischenablage|clipboard',

    today: 'heute|heutige|heutigen|von heute',
    yesterday: 'gestern|gestrige|gestrigen|von gestern',
    'day-before-yesterday': 'vorgestern',
    'this-week': 'diese woche|dieser woche|in dieser woche',
    'last-week':
      'letzte woche|letzter woche|letzten woche|vorige woche|voriger woche|vergangene woche|vergangener woche|in der letzten woche',
    'this-month': 'diesen monat|diesem monat|in diesem monat|dieses monats',
    'last-month': 'letzten monat|letztem monat|letztes monat|vorigen monat|vergangenen monat|im letzten monat',
    'this-year': 'dieses jahr|diesem jahr|in diesem jahr|heuer',
    'last-year': 'letztes jahr|letztem jahr|letzten jahr|voriges jahr|vergangenes jahr|im letzten jahr',
    'last-hour': 'letzte stunde|letzten stunde|der letzten stunde|vergangene stunde|vergangenen stunde',
    'last-night': 'letzte nacht|letzter nacht|gestern nacht|heute nacht|gestern abend',
    'this-morning': 'heute morgen|heute früh|heute vormittag',
    'few-days':
      'vor ein paar/einigen/wenigen tagen|vor paar tagen|neulich|kürzlich angesehen|letztens|in letzter zeit|die tage',
    recent:
      'kürzlich|zuletzt|neueste|neuesten|neuste|neusten|vor kurzem|jüngst|jüngste|gerade eben|eben|vorhin|soeben|frisch',

    about:
      'über|zum thema|zu|zum|zur|mit|wegen|bezüglich|betreffend|rund um|namens|in denen es um geht|wo es um geht|um',
    from: 'von|vom|aus|auf|bei|der seite|von der seite',
    in: 'in|im|ins|in den|in die|in das|in der|in dem|unter|innerhalb von?',
    to: 'nach|in|ins|in den|in die|zu|zur|zum|zu dem|zu der|auf|an|dem|der',
    as: 'als|namens|mit dem? namen/titel|unter dem? namen/titel|in|zu|genannt|und nenn/nenne sie/es/ihn/die_gruppe|heißt|mit namen|auf',
    except: 'außer|ausser|aber nicht|bis auf|ausgenommen|nur nicht|mit ausnahme von?|ohne',
    tagged:
      'mit tag/tags/schlagwort/label/stichwort/schlagwörtern|mit dem/den tag/tags/schlagwort/label/stichwort|mit|getaggt mit/als|getaggt|markiert mit/als|verschlagwortet mit|unter dem tag',
    and: 'und|sowie|u',
    or: 'oder|bzw',
    until: 'bis',
    since: 'seit|seitdem|ab',
    older: 'älter als|länger als|mehr als|seit mehr als|seit über|vor mehr als|älter|länger|über',
    'not-used':
      'nicht mehr? angerührt*|rumliegen*|herumliegen*|unbenutzt rum|lange/ewig? nicht mehr? benutzt*/verwendet*/geöffnet*/angefasst*/angesehen*/angeschaut*/besucht*/genutzt*/gebraucht*/aufgerufen*/angeklickt*/gelesen/aktiv/benutze/verwende/nutze/anschaue/ansehe/brauche|unbenutzt*|ungenutzt*|unverwendet*|angerührt*|angeklickt*|verwaist*|unberührt*|nie mehr? benutzt*/benutze/geöffnet/angesehen|nicht verwendet/benutzt/genutzt werden|niemand/nichts benutzt/verwendet/nutzt|zuletzt benutzt/geöffnet/angesehen vor',
    within: 'innerhalb der? letzten?|während der letzten',
    ago: 'vor',
    before: 'vor|von vor|bis',

    not: 'nicht|nie|niemals|kein|keine|keinen|keinem|keiner|nichts|ohne zu|lass|lasse|lieber nicht|bloß nicht',
    asks: 'hast du|haben sie|ist dann|wie lange dauert|wie lange|warum|wieso|weshalb|wie kann ich|wie kann man|wie lösche|wie schließe|wie öffne|wie mache|wie macht|wie geht|wie funktioniert|wie funktionieren|was passiert|was bedeutet|was heißt|was ist ein|was ist eine|was sind eigentlich|was bringt|soll ich|sollte ich|sollte man|ist es|lohnt|wann|wer hat|kann chrome|kann firefox|darf ich|muss ich|wozu|was wäre|was hältst|erklär|erkläre|ist das|unterschied',
    imagined:
      'wenn|falls|angenommen|würde|würdest|würden|hätte|hättest|könnte|könnten|wäre|sofern|sobald|bevor|nachdem|stell dir vor|ob|damit|weil|dass',
    tells:
      'ich schließe|ich öffne|ich lösche|ich sortiere|ich speichere|ich räume|ich gruppiere|ich hätte|wir schließen|ich kann|ich habe|ich hab|ich hatte|ich bin|ich war|er hat|sie hat|wir haben|mein chef|ich mag|ich hasse|ich liebe|ich finde|man kann|gestern habe ich|heute habe ich|chrome hat|firefox hat|jemand hat|danke|es gibt',
    another:
      'morgen|später mal|erinner|erinnere|erinnerung|jeden tag|jede woche|immer wenn|automatisch|regelmäßig|täglich|stündlich|ab jetzt|künftig|in einer stunde|nächste woche|um mitternacht',
    'second-order': 'dann|danach|anschließend|und dann|außerdem',
    model:
      'zusammenfass*|fass/fasse … zusammen|zusammenfassung|übersetz*|vergleich*|schreib*|formulier*|worum geht|wovon handelt|bewerte|empfiehl|analysier*|lies … vor|vorlesen|beantworte|verfasse|generier*',
    elsewhere:
      'wetter|wie spät|uhrzeit|witz|witze|rechne|rezept für|wie alt ist|hauptstadt|aktienkurs|nachrichten von heute|wecker|timer|mail an|nachricht an',
  },
  together: [
    [['list', 'closed'], 'was hab/habe ich … geschlossen/zugemacht|was ist geschlossen worden'],
    [['list', 'bookmarks'], 'was hab/habe ich … gespeichert/gemerkt/gebookmarkt'],
    [['list', 'sessions'], 'was hab/habe ich … beiseitegelegt/beiseite_gelegt/weggelegt/geparkt'],
    [
      ['list', 'history'],
      'was hab/habe ich … gelesen/angesehen/angeschaut/besucht/geguckt|wo war ich|auf welchen seiten war ich',
    ],
    [['move', 'bookmarks-bar'], 'in die lesezeichenleiste'],
    [['tags', 'most'], 'meistgenutzte/meistbenutzte/häufigste/häufigsten tags/schlagwörter'],
    [['close', 'this'], 'das kann weg|die seite kann weg|weg damit'],
    [['list', 'tabs'], 'tabübersicht|tabliste'],
    [
      ['list', 'playing'],
      'was spielt da|woher kommt die musik/der_ton/das_geräusch|wo kommt die musik/der_ton her|was läuft',
    ],
  ],
  filler:
    'rum|herum|liegen|hatte|hatten|verwende|benutze|nutze|erst|erstmal|wurden|bitte|bitteschön|mal|doch|mir|mich|ich|du|mein|meine|meinen|meinem|meiner|meins|der|die|den|dem|des|ein|eine|einen|einem|einer|eines|ist|sind|hab|habe|haben|hast|war|waren|kannst|könntest|kann|können|will|möchte|würde gern|hätte gern|gerne|gern|soll|sollen|sollst|wollen|lass uns|jetzt|gerade|eigentlich|denn|so|auch|noch|schon|das|hier|was|offen|offene|offenen|geöffnet|geöffnete|geöffneten|ganz|einfach|schnell|kurz|nochmal|davon|dazu|dort|da|wieder|sich|uns|wird|werden|wurde|habt|hey|hallo|ok|okay|los|für|zu|am|an|im|beim|worden|drin|drauf|steht|liegt|gibt|es|und zwar|welche|bin|seien|sei|befinden|liegen|stehen|heißt|genau|irgendwo|irgendwelche|irgendein|irgendeinen|browser|im browser|pls|plz|und|momentan|derzeit|aktuell|insgesamt',
  numbers:
    'ein 1|eine 1|einen 1|einem 1|einer 1|zwei 2|drei 3|vier 4|fünf 5|sechs 6|sieben 7|acht 8|neun 9|zehn 10|zwölf 12|zwanzig 20|dreißig 30|hundert 100',
  ordinals:
    'erste/ersten/erster/erstes|zweite/zweiten/zweiter/zweites|dritte/dritten/dritter/drittes|vierte/vierten/viertes|fünfte/fünften/fünftes|sechste/sechsten|siebte/siebten|achte/achten|neunte/neunten|zehnte/zehnten',
  units: 'minute/minuten/min|stunde/stunden/std|tag/tage/tagen|woche/wochen|monat/monate/monaten|jahr/jahre/jahren',
  weekdays: 'sonntag|montag|dienstag|mittwoch|donnerstag|freitag|samstag/sonnabend',
  months: 'januar/jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember',
  examples: {
    'tabs.count': 'wieviele Tabs hab ich gerade auf | Anzahl der Tabs pro Fenster',
    'tabs.list': 'liste alle offenen Tabs auf | zeig die Tabs in diesem Fenster',
    'tabs.find': 'such den Tab mit der Steuererklärung | wo ist mein Tab mit dem Bahnticket',
    'tabs.switch': 'spring zum GitHub-Tab | wechsle zu YouTube',
    'tabs.site': 'zeig mir die Tabs von github.com | alle Wikipedia-Tabs',
    'tabs.sites': 'auf welchen Seiten habe ich die meisten Tabs | Tabs nach Website auflisten',
    'tabs.playing': 'in welchem Tab läuft Musik | welcher Tab macht Geräusche',
    'tabs.stale': 'welche Tabs habe ich seit einem Monat nicht mehr angeschaut | Tabs, die älter als 10 Tage sind',
    'tabs.duplicates': 'habe ich etwas doppelt offen | gibt es doppelte Tabs?',
    'windows.list': 'was ist in Fenster 2 | zeige alle Fenster',
    'tabs.sleeping': 'welche Tabs sind im Ruhezustand | schlafende Tabs',
    'closed.list': 'was habe ich zuletzt geschlossen | kürzlich geschlossene Tabs',
    'tabs.close-duplicates': 'mach alle doppelten Tabs zu | Duplikate schließen bitte',
    'tabs.close-site': 'mach alle YouTube-Tabs zu | schließ alles von reddit',
    'tabs.close-matching': 'schließe alle Tabs zum Thema Urlaub | mach die Rechnungs-Tabs zu',
    'tabs.close-others': 'schließe alle Tabs außer diesem | alle anderen Tabs zumachen',
    'tabs.close-side': 'schließe die Tabs links von diesem | mach alles rechts davon zu',
    'tabs.close-stale': 'schließe Tabs, die ich seit zwei Wochen nicht benutzt habe | mach alte Tabs zu',
    'tabs.close-group': 'schließ die Arbeitsgruppe | mach die Gruppe Urlaub zu',
    'tabs.close-this': 'schließ diesen Tab | mach das hier zu',
    'tabs.set-aside': 'leg dieses Fenster beiseite | leg diese Tabs als Hausarbeit beiseite',
    'tabs.group-site': 'gruppiere meine Tabs nach Domain | fass die Tabs pro Website in Gruppen zusammen',
    'tabs.group-matching': 'pack alle Figma-Tabs in eine Gruppe namens Design | gruppiere die Reisetabs als Urlaub',
    'tabs.ungroup': 'löse die Gruppe Reise auf | Gruppierung aufheben',
    'tabs.sort': 'sortiere die Tabs alphabetisch | Tabs nach Website sortieren',
    'tabs.to-window': 'verschiebe die GitHub-Tabs in ein neues Fenster | diesen Tab in ein eigenes Fenster',
    'tabs.merge-windows': 'hol alle Tabs in dieses Fenster | alle Fenster zu einem zusammenlegen',
    'tabs.pin': 'Tab anheften | alle Tabs loslösen',
    'tabs.mute': 'schalte YouTube stumm | Ton überall aus',
    'tabs.sleep': 'leg alle Hintergrundtabs schlafen | entlade alle Tabs, die ich heute nicht benutzt habe',
    'tabs.reload': 'lade diese Seite neu | alle Wikipedia Tabs aktualisieren',
    'tabs.reopen': 'öffne den letzten geschlossenen Tab wieder | hol die Tabs zurück, die ich heute geschlossen habe',
    'tabs.tidy': 'räum mal auf | Tabs aufräumen',
    'page.bookmark': 'speichere diese Seite in Rezepte | Lesezeichen für diese Seite anlegen',
    'tabs.bookmark': 'speichere alle Tabs in den Ordner Reise | alle GitHub-Tabs als Lesezeichen speichern',
    'session.save': 'speichere dieses Fenster als Diplomarbeit | Sitzung speichern',
    'session.open': 'öffne die Sitzung Diplomarbeit | stell die Tabs von gestern wieder her',
    'session.list': 'welche Sitzungen habe ich gespeichert | was habe ich beiseitegelegt',
    'reading.add': 'später lesen | setz das auf die Leseliste',
    'reading.list': 'was ist noch ungelesen | Leseliste anzeigen',
    'reading.done': 'markiere das als gelesen | mit dem ersten bin ich fertig',
    'bookmarks.find': 'such Lesezeichen zu Kubernetes | habe ich ein Lesezeichen über Sauerteig',
    'page.saved': 'ist diese Seite schon gespeichert? | wo habe ich diese Seite gespeichert',
    'bookmarks.folder': 'was ist im Ordner Rezepte | zeig den Rezepte-Ordner',
    'bookmarks.recent': 'was habe ich gestern gespeichert | Lesezeichen von dieser Woche',
    'bookmarks.site': 'alle meine Lesezeichen von spiegel.de | arxiv-Lesezeichen',
    'bookmarks.open-folder': 'öffne alles aus dem Ordner Montag | öffne den Ordner News in einem neuen Fenster',
    'bookmarks.duplicates': 'doppelte Lesezeichen zusammenführen | welche Lesezeichen habe ich doppelt',
    'bookmarks.dead': 'prüf den Ordner Rezepte auf tote Links | kaputte Lesezeichen finden',
    'bookmarks.move':
      'verschiebe unsortierte Lesezeichen in den Eingang | leg die Lesezeichen von arxiv in den Ordner Papers',
    'bookmarks.rename': 'nenn dieses Lesezeichen in Anleitung um | Ordner Dev in Code umbenennen',
    'bookmarks.folder-new': 'leg einen Ordner Garten an | erstelle einen neuen Ordner namens Steuern',
    'bookmarks.sort': 'Lesezeichenleiste nach Datum sortieren | sortiere Rezepte nach Name',
    'bookmarks.delete': 'entferne dieses Lesezeichen | alle Lesezeichen von altseite.de löschen',
    'bookmarks.empty-folders': 'leere Ordner löschen | welche Ordner sind leer',
    'bookmarks.unsorted': 'unsortierte Lesezeichen | welche Lesezeichen haben keine Tags',
    'tags.add': 'tagge diese Seite mit rust | gib dieser Seite das Schlagwort Urlaub',
    'tags.add-many': 'tagge alle GitHub-Tabs mit code | versieh den Ordner Rezepte mit dem Tag kochen',
    'tags.remove': 'entferne das Tag todo von dieser Seite | entferne #todo von dieser Seite',
    'tags.show': 'alles mit dem Tag rezepte | zeig alles, was mit rezepte und vegan getaggt ist',
    'tags.open': 'öffne alles mit dem Tag morgens | öffne alle Seiten mit #standup',
    'tags.list': 'welche Tags habe ich | meistbenutzte Tags',
    'tags.merge': 'führe die Tags js und javascript zusammen | benenne den Tag js in javascript um',
    'tags.delete': 'lösche unbenutzte Tags | das Schlagwort tmp löschen',
    'history.find': 'die Seite über Wärmepumpen von letzter Woche | was habe ich am Dienstag über Sauerteig gelesen',
    'history.site': 'was habe ich gestern auf arxiv gelesen | github.com diesen Monat',
    'history.top': 'welche Seiten besuche ich am häufigsten | wo geht meine Zeit hin',
    'history.forget': 'lösche den Verlauf der letzten Stunde | entferne example.com aus dem Verlauf',
    'copy.markdown': 'kopiere alle Tabs als Markdown | diese Links kopieren',
    'page.links': 'welche Links gibt es auf dieser Seite | PDF-Links hier',
    undo: 'mach das rückgängig | die letzten zwei Aktionen rückgängig machen',
    'assistant.help': 'was hast du heute geändert | Hilfe',
  },
};

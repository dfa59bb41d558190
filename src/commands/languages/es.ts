import type { CommandLanguage } from './language.ts';

export const spanish: CommandLanguage = {
  code: 'es',
  capitals: true,
  words: {
    list: 'lista|listar|listame|lístame|enlista|muestra|mostrar|muéstrame|muestre|muestren|mostrame|enseña|enséñame|enseñame|ver|veo|dame|dime|mira|mirar|qué|cuáles|cuál|cuales|cual|qué hay|que hay|hay|qué tengo|que tengo|qué contiene|contenido|ve mis|quiero ver|visualiza|resumen de|enumera|tengo algún/alguna/algo',
    count:
      'cuántas|cuántos|cuanta|cuántas hay|cuantas|cuantos|número|numero|cuenta|contar|cuente|recuento|cantidad|total|cuánto',
    find: 'busca|buscar|busque|búscame|buscame|buscá|encuentra|encontrar|encuéntrame|encuentrame|dónde/donde está/están/esta/estan/quedó/puse/tengo/dejé/anda|dónde|localiza|halla|ubica|en/cuál/qué/que pestaña está',
    switch:
      've/ir/vete/vamos/vaya/andá/voy/vayamos a/al|cambia/cambiar/cambie/cámbiame a/al|salta/saltar/brinca a/al|pasa/pasar/pásame a/al|llévame/llevame a/al|vuelve/volver/vuelva/regresa/regresar/regrésame a/al|volver al|ir a|abre/muestra/activa la pestaña|cambia a la|cambia de|muévete a',
    open: 'abre|abrir|ábreme|abreme|abra|abran|abrí|lanza|inicia',
    close:
      'cierra|cerrar|cierre|cierren|cierro|cierrame|ciérrame|cerrá|cerrad|quita|quitar|fuera|deshazte|líbrate|ya no necesito|no necesito más|se puede cerrar|se pueden cerrar|puedes cerrar|que se cierren|saca|sácame|mata|elimina|a cerrar',
    'keep-only':
      'deja/dejar/deje/conserva/mantén/mantener/quédate solo/sólo/solamente/únicamente|deja/conserva/mantén abierta? solo/sólo/solamente|solo/sólo deja/dejar/conserva/mantén|no dejes más que|cierra/cerrar todo/todas menos/excepto/salvo',
    remove:
      'elimina|eliminar|elimine|eliminá|borra|borrar|borre|borrá|bórrame|suprime|suprimir|quita|quitar|quite|quitá|quítale|quitale|quítame|quitarle|saca|sacar|saque|tira|descarta|remueve|remover|retira|retirar',
    dedupe: 'deduplica|deduplicar|desduplica|elimina/quita/borra/cierra los duplicados',
    tidy: 'ordena|ordenar|organiza|organizar|organice|limpia|limpiar|limpie|limpieza|haz/hacer/hagamos limpieza|haz una limpieza|pon/poner orden|pon/poner un poco de orden|arregla|recoge|despeja|adecenta|desorden|pon en orden|acomoda|acomodar',
    'set-aside':
      'aparta|apartar|aparte|apártame|deja/pon/dejar/poner/guarda/guardar … aparte/a_un_lado|deja/pon/dejar/poner/guarda aparte|a un lado|guarda/guardar/deja/dejar/aparta … para_después/para_luego/para_más_tarde|archiva|archivar|estaciona|guárdame|reserva|reservar|hacer a un lado',
    group:
      'agrupa|agrupar|agrupe|agrupá|agrúpame|agrupame|junta|juntar|haz/hacer/crea/crear/arma grupos|por grupos|agrupación|reúne',
    ungroup:
      'desagrupa|desagrupar|desagrupe|disuelve|disolver|separa|separar|saca/sacar/quita/quitar … del_grupo/de_su_grupo/de_los_grupos/de_sus_grupos|quita/quitar/elimina/eliminar/borra/borrar los grupos|elimina/quita/borra todos los grupos|desarma|rompe',
    sort: 'ordena|ordenar|ordene|ordená|clasifica|clasificar|reordena|reordenar|organiza|organizar|orden|acomoda',
    move: 'mueve|mover|mueva|mové|muévelo|pon|poner|ponga|ponme|poné|mete|meter|meta|coloca|colocar|pasa|pasar|lleva|llevar|trae|traer|tráeme|traeme|envía|enviar|manda|mandar|agrega|agregar|agregue|añade|añadir|añada|anade|trasladar|traslada|arrastra|incluye|sube',
    detach: 'separa|separar|saca|sacar|extrae|extraer|desprende|despega|aísla',
    merge:
      'combina|combinar|combine|une|unir|unifica|unificar|fusiona|fusionar|fusione|junta|juntar|junte|reúne|reunir|mezcla|mezclar|integra|consolida|pon/poner … juntas/juntos/en_una_sola/en_uno_solo|trae/pon/mete/reúne/junta todo en',
    sleep:
      'duerme|dormir|duérmeme|pon/poner/manda/mandar/ponga … a_dormir/en_suspensión/en_reposo/en_hibernación|pon/poner/manda a dormir|suspende|suspender|suspenda|hiberna|hibernar|descarga de memoria|descarga|descargar|descarga/descargar/saca/libera … de_la_memoria/de_memoria|libera memoria|adormece|inactiva|congela|deja dormir',
    wake: 'despierta|despertar|despierte|reactiva',
    pin: 'fija|fijar|fije|fíjame|fijame|ancla|anclar|ancle|pinea|clava|pin',
    unpin:
      'desfija|desfijar|desancla|desanclar|no fijar|no fijes|deja/dejar de fijar|quita/quitar … fijado/de_fijadas/el_anclaje|suelta|unpin|desfijame|despinea',
    mute: 'silencia|silenciar|silencie|silénciame|silenciá|calla|callar|mutea|mutear|quita/quitar/apaga/apagar/corta/desactiva/quítale/sin el? sonido/audio/volumen a?|quita/apaga/corta/pon/deja … sin_sonido/en_silencio/en_mute/el_sonido/mudo/muda|pon/poner/deja en silencio|pon en mute|mute|silencio|sin sonido|baja el volumen|haz callar|shh|que se calle',
    unmute:
      'reactiva/activa/activar/reactivar/devuelve/pon/enciende/vuelve_a_poner el? sonido/audio|desmutea|desmutear|quita/quitar el? silencio|deja/dejar de silenciar|desilencia|desactiva el silencio|no silencies más|unmute|quitar silencio|reactiva/activa/devuelve … el_sonido/el_audio',
    reload:
      'recarga|recargar|recargue|recargame|actualiza|actualizar|actualice|refresca|refrescar|refresh|vuelve/volver a cargar|carga/cargar … de_nuevo/otra_vez|carga/cargar de nuevo/otra_vez|carga otra vez',
    reopen:
      'reabre|reabrir|reabra|vuelve/volver a abrir|abre/abrir de nuevo/otra_vez|abre/abrir … de_nuevo/otra_vez|restaura|restaurar|restaure|recupera|recuperar|recupere|recupérame|devuélveme|devuelveme|trae de vuelta|trae/traer … de_vuelta|regresa|rescata|vuelve a abrirme|vuelve a traer',
    save: 'guarda|guardar|guarde|guardá|guárdame|guardame|salva|salvar|guarda/guardar/pon/poner/añade/añadir/agrega/agregar/mete … en/a/como marcadores/favoritos/mis_marcadores/mis_favoritos/marcador/favorito|guarda/guardar/añade/añadir/agrega/agregar/pon/poner … a_favoritos/en_favoritos/a_marcadores/en_marcadores/a_mis_marcadores/a_mis_favoritos/en_mis_favoritos/en_mis_marcadores/a_los_marcadores/a_los_favoritos/como_favorito/como_favorita/como_marcador|guarda/guardar/añade/añadir/agrega/agregar/pon/poner a/en/como favoritos/marcadores/favorito/marcador|marca como favorita/favorito|marca/marcar … como_favorita/como_favorito|crea/crear/haz un marcador de/para/con|conserva|conservar|recuerda esta|bookmarkea|favoritea|añade/agrega un marcador',
    'read-later':
      'leer más/mas tarde|leer después/despues/luego|para leer más/mas tarde|para leer después/despues/luego|léelo después|lo leo después/luego/mas_tarde|lectura posterior|leerlo/leerla más_tarde/después/luego|para leer|leer mañana|por leer',
    create: 'crea|crear|cree|creá|créame|creame|nueva|nuevo|haz|hacer|haga|hazme|genera|añade|agrega|abre|necesito',
    rename:
      'renombra|renombrar|renombre|cambia/cambiar/cambie el nombre|cambia/cambiar … el_nombre|cámbiale el nombre|llama|ponle de nombre|rebautiza|cambia/cambiar el título',
    tag: 'etiqueta|etiquetar|etiquete|etiquetá|taguea|taguear|tagea|taggea|marca|marcar|pon/ponle/poner/añade/añadir/agrega/agregar/ponles/agrégale/añádele la/las/el/una/un etiqueta/etiquetas/tag/tags',
    untag:
      'desetiqueta|desetiquetar|quita/quitar/elimina/borra/quítale las/los/todas_las/sus etiquetas/tags de/del/a|quita/quitar/borra … sus_etiquetas/sus_tags',
    copy: 'copia|copiar|copie|cópiame|copiame|copiá',
    export: 'exporta|exportar|exporte|expórtame|descarga … como_archivo|guarda … en_un_archivo|exportación',
    check:
      'comprueba|comprobar|compruebe|revisa|revisar|revise|verifica|verificar|verifique|chequea|chequear|prueba|comprueba si|revisa si|verifica si|checa',
    done: 'marca/marcar/marque … como_leído/como_leida/como_leída/como_leidos/como_leídos/como_leídas/como_leido/leído/leido|marca/marcar como leído/leida/leída/leídos/leidas/leído|como leído/leída/leídos/leídas|terminé/termine/acabé/acabe con/de_leer|he terminado/acabado con/de_leer|ya terminé/acabé/leí|ya lo/la he leído/leí|ya he leído|ya terminé con|ya está leído|acabado con|listo con|terminado con|ya leído|ya leí esto/este/esta',
    'mark-unread': 'marca/marcar … como_no_leído/como_no_leída/como_no_leídos/no_leído|marca como no leído/leída',
    'is-saved':
      'ya? tengo guardada/guardado/guardadas esta/esto/este|ya? guardé/guarde/guardaste esta/esto/este|ya? he guardado esta/esto/este|he guardado ya? esta/esto/este|ya está/esta guardada/guardado|está/esta ya? guardada/guardado|está/esta guardada/guardado esta|está/esta ya? en mis? favoritos/marcadores|ya está/esta en favoritos/marcadores|está/esta marcada|dónde/donde guardé/guarde/he_guardado/puse/tengo_guardada/está_guardada/tengo_guardado/metí esta/esto/este/?|dónde/donde he? guardé/guarde/guardado/está_guardada|ya? la/lo tengo? guardada/guardado|tengo esta página/pagina? guardada/en_favoritos/en_marcadores|tengo … guardada/guardado|en qué/que carpeta está/esta/guardé/puse|ya guardada|guardada ya|la tengo guardada',
    top: 'más/mas visitadas/visitados/vistas/vistos/frecuentes|que más/mas visito/visité/he_visitado/uso/frecuento|visito más/mas|dónde/donde se va mi? el? tiempo|dónde/donde paso/pierdo/gasto mi? el? más? tiempo|en qué/que paso/pierdo/gasto mi? el? más? tiempo|en qué/que se me va el tiempo|a dónde/donde va mi tiempo|adónde va mi tiempo|se me va el tiempo|paso más/mas tiempo|más/mas tiempo|páginas/sitios/paginas favoritos por visitas',
    forget: 'olvida|olvidar|olvide|olvidá|olvídate|olvidate|borra el rastro',
    undo: 'deshaz|deshacer|deshaga|deshacé|revierte|revertir|anula|anular|undo|vuelve/volver atrás|da marcha atrás|cancela|cancelar|ctrl z',
    help: 'ayuda|ayúdame|ayudame|qué/que puedes/podés/puede/sabes hacer|qué/que haces|qué/que sabes|cómo/como puedes ayudarme|cómo/como me puedes ayudar|en qué/que puedes ayudarme|en qué/que me puedes ayudar|para qué/que sirves|qué/que comandos hay?|comandos|comandos disponibles|lista de comandos|qué/que puedo hacer/decirte/pedirte|cómo/como funcionas|cómo/como funciona esto|qué/que entiendes|instrucciones|opciones|qué/que te puedo pedir',
    changes:
      'qué/que has cambiado/hecho/modificado|qué/que cambiaste/hiciste/modificaste|qué/que cambios has_hecho/hiciste|lo que cambiaste/hiciste/has_hecho|tus cambios|últimos cambios|qué/que ha cambiado|qué/que se cambió|cambios de|qué/que borraste/cerraste|cambios recientes|cambios que hiciste|qué/que cosas hiciste/cambiaste|historial de cambios/acciones',

    tab: 'la pestaña|pestaña|pestana|pestañita|tab|solapa',
    tabs: 'pestañas|pestanas|pestañitas|pestñas|pestañs|tabs|solapas|páginas/paginas/sitios/webs abiertas/abiertos|lengüetas',
    windows: 'ventana|ventanas',
    groups: 'grupo|grupos|grupo/grupos de pestañas|grupito',
    sites: 'sitio|sitios|sitios web|sitio web|web|webs|dominio|dominios|páginas web|paginas web|página web',
    pages: 'la página|la pagina|página|pagina|páginas|paginas|artículo|articulo|artículos|articulos|sitio|pag|web',
    bookmarks:
      'marcador|marcadores|favorito|favoritos|bookmark|bookmarks|enlaces/páginas/paginas guardados/guardadas|página guardada|bookmars|marcardores',
    folders: 'carpeta|carpetas|directorio|directorios|subcarpeta|subcarpetas|carpeta/carpetas de marcadores/favoritos',
    tags: 'etiqueta|etiquetas|tag|tags|hashtag|hashtags|label|labels',
    everything: 'todo lo|todo|todo lo que|algo|cosas|cualquier cosa|todo esto que|lo que|nada de',
    closed:
      'pestaña/pestañas/ventana/ventanas/página/páginas cerrada/cerradas|cerrada|cerradas|cerrado|cerrados|que cerré/cerre/he_cerrado/acabo_de_cerrar/cerraste/había_cerrado|acabo de cerrar|cierres recientes',
    sessions:
      'sesión|sesion|sesiones|apartado|apartada|apartados|apartadas|puse aparte|que aparté|dejé aparte|archivadas|ventanas/sesiones guardadas',
    'reading-list':
      'lista de lectura|lista de lecturas|lista para leer|pendientes de leer|por leer|pendientes por leer|pendiente de leer|lecturas pendientes|sin leer|me falta leer|me falta por leer|me queda por leer|queda por leer|lecturas',
    history:
      'historial|historial de navegación|visitado|visitada|visitadas|visitados|visité|visite|visitas|visita|leí|lei|leído|leídas|leida|leídos|leía|vi|visto|vista|vistas|miré|consulté|consultado|navegué|navegado|navegación|estuve|entré|que leí/vi/visité|estaba leyendo/viendo|anduve',
    links: 'enlace|enlaces|link|links|vínculo|vínculos|vinculos|hipervínculos|url|urls|ligas|direcciones',
    actions: 'acción|accion|acciones|paso|pasos|cambio|cambios|operación|operaciones',
    'bookmarks-bar': 'barra de marcadores|barra de favoritos|barra de herramientas de marcadores',
    'other-bookmarks': 'otros marcadores|otros favoritos',

    pinned: 'fijada|fijadas|fijado|fijados|anclada|ancladas|anclado|anclados|fijas',
    playing:
      'que? suena|que? suenan|sonando|está/esta/están/estan sonando|hace/hacen/haciendo/mete/meten/con ruido/sonido|hace ruido|ruido|ruidosa|ruidosas|ruidoso|que? reproduce/reproducen/reproduciendo/está_reproduciendo/están_reproduciendo música/audio/algo/sonido/vídeo/video?|reproduciéndose|reproduciendo|con sonido/audio/música|tiene/tienen sonido/audio|música|musica|sonido|audio|se oye|se escucha|pone música',
    asleep:
      'dormida|dormidas|dormido|durmiendo|duermen|suspendida|suspendidas|suspendido|inactiva|inactivas|hibernada|hibernadas|hibernando|en suspensión|en reposo|descargadas de la memoria|descargada|descargadas',
    grouped: 'agrupadas|agrupada|que están en un grupo|en algún grupo',
    ungrouped:
      'sin agrupar|sin grupo|no agrupadas|fuera de grupos|sueltas|que no están/estan en ningún/un grupo|desagrupadas',
    duplicate:
      'duplicada|duplicadas|duplicado|duplicados|repetida|repetidas|repetido|repetidos|dos/2/varias veces|abierta/abiertas/abierto/guardado/guardados dos/varias/2/más_de_una veces/vez|más/mas de una vez|por duplicado|doble|dobles|idénticas|iguales|copias|mismas|dupes|duplis',
    background: 'en segundo plano|de fondo|en el fondo|segundo plano|que no estoy usando/viendo/mirando|del fondo',
    untagged:
      'sin etiqueta|sin etiquetas|sin etiquetar|no etiquetados|no etiquetadas|sin tag|sin tags|no tienen etiqueta/etiquetas/tags|que no tienen etiqueta/etiquetas/tags|no tiene etiquetas',
    unsorted:
      'sin clasificar|sin ordenar|sin organizar|desordenados|sin carpeta|no clasificados|no están en ninguna carpeta|que no están en ninguna carpeta|en ninguna carpeta|fuera de carpetas|sueltos|sin archivar|por ordenar|por clasificar|no organizados|desorganizados|sin colocar',
    empty: 'vacía|vacia|vacías|vacias|vacío|vacio|vacíos|sin nada|sin contenido|sin nada dentro',
    dead: 'roto|rotos|rota|rotas|muerto|muertos|muerta|caído|caidos|caídos|caídas|inválidos|no funciona|no funcionan|que? ya? no funcionan/funciona/existen/existe/abren/cargan/van|ya no existen/funcionan/funciona/existe|siguen funcionando|aún/aun/todavía/todavia funcionan|funcionan todavía/aún|404|inaccesibles|obsoletos',
    unread:
      'sin leer|no leído|no leídos|no leídas|no leidos|no he leído|pendientes de leer|aún no he leído|todavía no he leído',
    'already-read': 'ya leídos|ya leídas|leídos|leídas|ya leidos|que ya leí',
    old: 'vieja|viejas|viejo|viejos|antigua|antiguas|antiguo|antiguos|más/mas viejas/antiguas/viejos/antiguos|olvidadas|olvidada|abandonadas|desde hace mucho|hace mucho|de hace tiempo|llevan mucho tiempo|desde hace siglos|obsoletas',
    once: 'una sola vez|solo una vez|sólo una vez|una vez',

    this: 'esta|este|esto|esta/este página/pagina/sitio/artículo/web/pestaña actual?|ésta|éste|actual|pestaña/página/pagina/sitio actual|la actual|en la que estoy|aquí|aqui|donde estoy|que estoy viendo|que tengo delante|la página|la pestaña|acá|activa|en curso|esta de aquí',
    it: 'estas|estos|esas|esos|ellas|ellos|estas de aquí|aquellas|aquellos|todas estas|todas esas|todos estos|esa|ese|eso',
    all: 'todas|todos|todas las|todos los|todas mis|todos mis|toda|cada|absolutamente todas|el conjunto de|las',
    others:
      'otras|otros|otra|las otras|los otros|demás|demas|las demás|las demas|los demás|restantes|el resto|resto|todas las demás|todas menos/excepto/salvo esta/ésta/esta_pestaña/la_actual/esta_página|todo menos/excepto/salvo esto/esta/ésta/esta_pestaña/la_actual/esta_página|todo lo demás|todo lo demas|todas las pestañas menos/excepto/salvo esta/ésta/la_actual',
    new: 'nueva|nuevo|propia|aparte|separada|su propia|otra|independiente|diferente',
    first: 'primeras|primeros|primera|primero|primer',
    last: 'últimas|ultimas|últimos|ultimos|última|ultima|último|ultimo',
    left: 'a la izquierda|a la izquierda de esta/ésta/este/la_actual|a la izquierda de esta pestaña|de la izquierda|izquierda|por encima|arriba|encima|anteriores a esta|antes de esta|a mi izquierda',
    right:
      'a la derecha|a la derecha de esta/ésta/este/la_actual|a la derecha de esta pestaña|de la derecha|derecha|por debajo|abajo|debajo|posteriores a esta|después de esta|a mi derecha',
    everywhere:
      'en todas partes|en todos lados|en todas las ventanas|de todas las ventanas|todas las ventanas|por todas partes|en cualquier ventana',
    later:
      'para después|para despues|para luego|para más tarde|para mas tarde|para mañana|más tarde|después|luego|para otro momento|para otro día',

    'by-site':
      'por sitio|por sitios|por sitio web|por dominio|por dominios|por web|por webs|por página|por página web|según el sitio|según su dominio|por su dominio|cada sitio|por url',
    'by-title':
      'por título|por titulo|por títulos|por nombre|por nombres|alfabéticamente|alfabeticamente|por orden alfabético|en orden alfabético|en orden alfabetico|por orden alfabetico|orden alfabético|por el nombre|de la a a la z|a-z|de a a z',
    'by-date':
      'por fecha|por fechas|por antigüedad|por antiguedad|por edad|cronológicamente|por orden cronológico|en orden cronológico|por más recientes|más recientes primero|las/los más recientes primero|por último uso|por ultimo uso|por última visita|por uso|por fecha de uso|por reciente|por recientes',
    'by-window': 'por ventana|por ventanas|en cada ventana|de cada ventana|cada ventana|ventana por ventana',
    reversed: 'en orden inverso|al revés|inverso|descendente|de la z a la a|de z a a|invertido|más antiguos primero',
    most: 'más usadas|mas usadas|más usados|más utilizadas|más frecuentes|más pestañas|que más uso|que mas uso|uso más|más|mas|la mayoría|más populares',
    subfolders:
      'con subcarpetas|incluyendo subcarpetas|incluidas las subcarpetas|subcarpetas también|también subcarpetas|y sus? subcarpetas',
    'keep-oldest':
      'conserva/conservar/mantén/quédate/deja/conservando/guarda la/el/los/las/con_el/con_la? más antigua/antiguo/vieja/viejo/antiguos',
    'keep-newest':
      'conserva/conservar/mantén/quédate/deja/conservando/guarda la/el/los/las/con_el/con_la? más reciente/nueva/nuevo/recientes',
    markdown: 'markdown|en markdown|como markdown|md|en formato markdown|formato markdown|como lista markdown',
    html: 'html|en html|como html|en formato html',
    csv: 'csv|en csv|como csv|excel|en excel|tabla|como tabla|a excel|a csv',
    file: 'archivo|fichero|a un archivo|en un archivo|en un fichero|como archivo|a archivo',
    clipboard: 'portapapeles|al portapapeles|en el portapapeles',

    today: 'hoy|de hoy|en el día de hoy|el día de hoy',
    yesterday: 'ayer|de ayer|el día de ayer',
    'day-before-yesterday': 'anteayer|antier|antes de ayer|de anteayer',
    'this-week': 'esta semana|de esta semana|en esta semana|de la semana|la semana actual',
    'last-week':
      'la? semana pasada|de la semana pasada|última semana|la última semana|semana anterior|de la última semana',
    'this-month': 'este mes|de este mes|en este mes|en lo que va de mes|del mes',
    'last-month': 'el? mes pasado|del mes pasado|último mes|el último mes|del último mes|mes anterior',
    'this-year': 'este año|de este año|en este año|este ano',
    'last-year': 'el? año pasado|del año pasado|último año|el último año|ano pasado',
    'last-hour': 'la? última/ultima hora|de la última/ultima hora|hora pasada|última hora|últimos 60 minutos',
    'last-night': 'anoche|de anoche|ayer por la noche|ayer en la noche|ayer noche|esta noche pasada',
    'this-morning': 'esta mañana|de esta mañana|hoy por la mañana|hoy temprano|esta manana',
    'few-days':
      'hace unos/algunos/pocos/un_par_de días/dias|hace unos dias|el otro día|estos días|los últimos días|últimos días|hace poco tiempo|en estos días|hace poquito',
    recent:
      'reciente|recientes|recientemente|hace poco|últimos|últimas|lo último|más recientes|hace un momento|recién|hace un rato|últimamente|nuevos|ahora mismo',

    about:
      'sobre|acerca de?|acerca del|con|de|que hablan de?|que habla de?|que tratan de?|que trata de?|relacionadas con|relacionados con|relativas a|tratan sobre|trata sobre|que tratan sobre|que hablan sobre|que mencionan|que contienen|que contengan|que contiene|que digan|que dicen|referente a|respecto a|del tema|en las que se habla de|que tengan|con el texto',
    from: 'desde|procedentes de?|provenientes de?|que vienen de?|que sean de?|que son de?|de|del|del sitio|del dominio|en|guardados de',
    in: 'en|dentro|dentro de?|en la|en el|bajo|en mi|dentro del|de|del',
    to: 'en|a|al|hacia|a la|en la|en el|dentro de?|a una|con',
    as: 'como|con el nombre de?|con nombre|llamado|llamada|llamados|titulado|titulada|de nombre|bajo el nombre de?|que se llame|que se llama|y llámalo|y llámala|y ponle|a|por|y nómbralo|denominada|en|y llamalo|con|de título|el nombre de?|el título',
    except:
      'excepto|menos|salvo|pero no|a excepción|a excepción de?|exceptuando|quitando|con excepción de?|aparte de?|que no sea|que no sean|fuera de|dejando|pero deja|excluyendo|sin contar|sin incluir|sin tocar',
    tagged:
      'etiquetado|etiquetada|etiquetados|etiquetadas|con la etiqueta|con las etiquetas|con el tag|con los tags|con etiqueta|con etiquetas|con tag|etiquetado/etiquetada/etiquetados/etiquetadas con/como|que tenga/tengan/tiene/tienen la etiqueta/el_tag|marcados con|marcado con|con hashtag|tagueado|bajo la etiqueta',
    and: 'y|e|así como',
    or: 'o|u|o bien|y o',
    until: 'a|al|hasta|hasta la',
    since: 'desde|desde hace|desde el|a partir de?|desde la',
    older:
      'más/mas viejas/viejos/antiguas/antiguos que|más/mas antiguas/viejas/antiguos de|de más de|de mas de|con más de|hace más de|hace mas de|desde hace más de|desde hace mas de|más de|mas de|tienen más de|de hace más de|que tengan más de|llevan más de|mayores a|anteriores a',
    'not-used':
      'no he/hayas/haya/se_ha/se_han/hemos usado/utilizado/abierto/visitado/visto/tocado/mirado/consultado/leído|no uso|no utilizo|no abro|no visito|no veo|no miro|no toco|no usé|no abrí|no visité|no toqué|no miré|no se usan|no se usa|no se abren|no usamos|sin usar|sin abrir|sin visitar|sin tocar|sin utilizar|no usadas|no usados|no utilizadas|no abiertas|no visitadas|no usada|no uso nunca|nunca uso|nunca abro|nunca he usado/abierto|ya no uso/utilizo|nadie usa|en desuso|inutilizadas|inutilizados|no han sido usadas/abiertas/utilizadas/visitadas|no fueron usadas|llevan sin usarse/abrirse|que llevo sin usar/abrir/mirar|llevo sin usar/abrir/mirar/ver|hace que no uso|usada por última vez hace|no las? he usado/abierto/tocado/visto|no las? uso|no lo he usado/tocado/abierto',
    within:
      'en los últimos|en las últimas|en los ultimos|en las ultimas|de los últimos|de las últimas|durante los últimos|durante las últimas|los últimos|las últimas|últimos|últimas|ultimos|ultimas|en|del último|de la última',
    ago: 'hace|de hace|hace como|hace unos|hace unas',
    before: 'antes de|antes del|anterior a|anteriores a|previos a',

    not: 'no|nunca|jamás|tampoco|ni|ninguna|ninguno|ningún|nada|sin|evita|evitar|nadie|deja de|no me',
    asks: 'por qué|por que|porque no|porqué|cómo|como puedo/se/hago/cierro/cerrar/borro/borrar/elimino/guardo/guardar/abro/agrupo/funciona/funcionan/hacer/podría/debo/le_hago/agrupar|qué/que es un/una/el/la|qué/que son|qué/que significa|qué/que pasa|qué/que sucede|qué/que ocurre|para qué/que sirve/sirven|debería|debo|debería yo|puedo|se puede|se pueden|es posible|es mejor|es bueno|es seguro|es verdad|es|conviene|vale la pena|cuándo|cuando|quién|quien|cuánto cuesta|cuál es la diferencia|cual es la diferencia|diferencia|explica|explícame|explicame|qué/que opinas|crees que|qué/que diferencia|podría',
    imagined:
      'si|por si|en caso|en caso de que|suponiendo|imagina|imagina que|supón|cerraría|perdería|sería|habría|hubiera|tuviera|pudiera|quisiera saber|antes de que|después de que|una vez que|en cuanto|aunque|para que|me gustaría saber|quiero saber|me pregunto|mientras|ojalá|a menos que|porque',
    tells:
      'he|cerré|cerre|abrí|borré|guardé|ayer cerré|ayer|anoche|hoy he|hoy cerré|tengo demasiadas|tengo muchas|tengo muchos|tengo que|me gusta|me gustan|odio|me encanta|mi jefe|mi novia|mi marido|mi mujer|ella|él|ellos|creo que|pienso que|estoy|estaba|gracias|chrome ha|firefox ha|chrome|firefox|alguien|se me cerró|se cerraron|voy a|suelo|siempre|acabo de|hemos|las pestañas son|los marcadores son|yo',
    another:
      'mañana|recuérdame|recuerdame|recordatorio|recuerda que|cada día|cada dia|cada semana|cada lunes|cada hora|cada mañana|cada noche|cada vez que|todos los días/lunes/viernes|todas las noches/mañanas/semanas|siempre que|automáticamente|en una hora|en media hora|en 5/10/15/30 minutos|dentro de una hora/10_minutos/un_rato|la semana que viene|la próxima semana|el próximo lunes|a medianoche|a partir de ahora|de ahora en adelante|esta noche a|diariamente',
    'second-order': 'y luego|y después|y despues|luego|después|a continuación|y además|y también|entonces',
    model:
      'resume|resumir|resumen|resúmeme|resumeme|resúmelo|traduce|traducir|tradúceme|traducción|compara|comparar|escribe|escribir|redacta|redactar|de qué/que trata|de qué/que va|de qué/que habla|analiza|analizar|recomienda|recomiéndame|aconséjame|léeme|lee en voz alta|responde|contesta|genera un|sugiere|mejores|mejor|más importantes|importantes|interesantes|relevantes|más útiles|reescribe|corrige',
    elsewhere:
      'tiempo hace|qué/que hora es|hora es|chiste|chistes|cuéntame|calcula|temporizador|correo a|email a|cuántos años|llama a mi|enciende la luz',
  },
  together: [
    [['ungroup', 'groups'], 'deshaz/deshacer/rompe/elimina/quita el/los/este grupo/grupos'],
    [
      ['create', 'folders'],
      'nueva carpeta|carpeta nueva|crea/crear/haz una? carpeta nueva?|crea/crear/haz una? nueva carpeta',
    ],
    [
      ['list', 'closed'],
      'qué/que cerré/cerre/he_cerrado|qué/que pestañas cerré/cerre/he_cerrado|lo que cerré|qué/que acabo de cerrar|qué/que cerré recientemente',
    ],
    [
      ['list', 'bookmarks'],
      'qué/que guardé/guarde/he_guardado/marqué/añadí|lo que guardé/guarde/he_guardado|qué/que páginas/paginas guardé/he_guardado|tengo guardado/guardada/guardados algo?|guardé algo|he guardado algo|tengo algún marcador|tengo un marcador|guardé/guarde/he_guardado un/el/aquel/ese artículo/articulo? sobre/de?',
    ],
    [
      ['list', 'sessions'],
      'qué/que aparté|qué/que he apartado|qué/que dejé/puse/tengo/guardé aparte/apartado|qué/que tengo apartado|lo que aparté|qué/que he dejado/puesto aparte',
    ],
    [
      ['list', 'history'],
      'qué/que leí/lei/vi/visité/visite/miré/he_leído/he_visto/he_visitado/estuve_leyendo/estuve_viendo|lo que leí/vi/visité|dónde/donde estuve|qué/que páginas/paginas visité/vi/leí|qué/que sitios visité',
    ],
    [
      ['list', 'reading-list'],
      'qué/que tengo sin leer|qué/que me falta/queda por? leer|qué/que hay sin leer|qué/que está sin leer|qué/que no he leído|qué/que tengo pendiente de leer|qué/que tengo por leer',
    ],
    [['list', 'unsorted'], 'qué/que está/hay/tengo sin clasificar/ordenar/organizar'],
    [
      ['list', 'playing'],
      'qué/que suena|qué/que está/esta sonando|de dónde/donde viene/sale el/la/ese/esa/este/esta música/musica/ruido/sonido|quién/quien hace ruido|qué/que hace ruido|qué/que se oye|qué/que se escucha|qué/que está reproduciendo',
    ],
    [
      ['tags', 'most'],
      'etiquetas/tags más/mas usadas/usados/utilizadas/frecuentes/populares|etiquetas/tags que más/mas uso',
    ],
    [['close', 'this'], 'ciérrala|cierrala|ciérralo|cierralo|cerrarla|cerrarlo|cerrala'],
    [['close', 'it'], 'ciérralas|cierralas|ciérralos|cierralos|cerrarlas|cerrarlos|ciérrelas'],
    [['open', 'it'], 'ábrelas|abrelas|ábrelos|abrelos|ábrela|ábrelo|abrelo|abrirlas'],
    [['remove', 'it'], 'bórralos|borralos|bórralas|elimínalos|eliminalos|elimínalas|quítalos|quítalas'],
    [['remove', 'this'], 'bórralo|borralo|bórrala|elimínalo|eliminalo|elimínala'],
    [['save', 'this'], 'guárdalo|guardalo|guárdala|guardala|guardarla|guardarlo|márcala|apúntame esto'],
    [['save', 'it'], 'guárdalas|guardalas|guárdalos|guardalos'],
    [['pin', 'this'], 'fíjala|fijala|fíjalo|ánclala'],
    [['mute', 'this'], 'siléncialo|silencialo|silenciala|silénciala|cállalo'],
    [['group', 'it'], 'agrúpalas|agrupalas|agrúpalos'],
    [['move', 'it'], 'muévelas|muevelas|muévelos|muevelos|ponlas|ponlos|mételas'],
    [
      ['reload', 'this'],
      'recárgala|recargala|actualízala|recarga/recargar/actualiza/actualizar/refresca la página/pagina',
    ],
    [['copy', 'it'], 'cópialas|cópialos|copialos|copialas'],
    [['sleep', 'it'], 'duérmelas|suspéndelas'],
    [['merge', 'everywhere'], 'trae/traer/tráeme/mueve/reúne/junta/pon/mete/combina/agrupa … aquí/aqui/acá'],
    [
      ['pages', 'about'],
      'esta/esa/aquella/la página/pagina sobre/de|esta/esa/aquella/la página/pagina que hablaba de|ese/aquel/el artículo/articulo sobre/de',
    ],
    [['read-later', 'this'], 'léelo/leerlo/leerla/leela más_tarde/después/luego'],
    [['untag', 'this'], 'quítale las etiquetas|quitale las etiquetas'],
  ],
  filler:
    'por favor|porfa|porfavor|porfis|xfa|plis|gracias|el|la|los|las|un|una|unos|unas|del|de|mi|mis|tu|tus|su|sus|me|te|se|nos|le|les|lo|yo|tú|usted|que|q|quiero|quisiera|querría|quiero que|me gustaría|necesito|deseo|puedes|puede|podrías|podría usted|podés|puedo ver|podrías por favor|puedes por favor|si puedes|si es posible|tengo|tiene|tienes|tenemos|hay|está|están|estan|estoy|son|ser|estar|sea|sean|esté|ya|ahora|ahorita|mismo|ahora mismo|solo|solamente|todavía|aún|también|abierta|abiertas|abierto|abiertos|abiertas ahora|actualmente|en total|total|navegador|del navegador|en el navegador|en chrome|hola|oye|ok|vale|bueno|venga|dale|anda|vamos|algún|alguna|algunas|algunos|alguno|por|para|ay|pues|aquí|ahí|allí|rápido|rápidamente|aquellas|cosa|existentes|existen|exista|existe|de nuevo|he|has|ha|en una sola|en uno solo|sola|tienen|tenga|tengan|llevo|llevan|añadido|añadidos|añadidas|agregados|agregado|guardado|guardados|guardada|guardadas|así|haz el favor de|me puedes|me podrías|a ver|hacer|esa|ese|aquella|aquel|donde|de mi|de mis|cuyo|cuya|cómo van',
  numbers:
    'un 1|una 1|uno 1|dos 2|tres 3|cuatro 4|cinco 5|seis 6|siete 7|ocho 8|nueve 9|diez 10|once 11|doce 12|quince 15|veinte 20|treinta 30|cuarenta 40|cincuenta 50|sesenta 60|noventa 90|cien 100',
  ordinals:
    'primera/primero/primer/1a/1ª|segunda/segundo|tercera/tercero/tercer|cuarta/cuarto|quinta/quinto|sexta/sexto|séptima/séptimo|octava/octavo|novena/noveno|décima/décimo',
  units: 'minuto/minutos/min|hora/horas/h|día/días/dia/dias|semana/semanas|mes/meses|año/años/ano/anos',
  weekdays:
    'domingo/el_domingo|lunes/el_lunes|martes/el_martes|miércoles/el_miércoles|jueves/el_jueves|viernes/el_viernes|sábado/el_sábado',
  months: 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre/setiembre|octubre|noviembre|diciembre',
  examples: {
    'tabs.count': 'cuántas pestañas tengo abiertas | número de pestañas por ventana',
    'tabs.list': 'lista mis pestañas | muestra las pestañas de esta ventana',
    'tabs.find': 'busca la pestaña sobre impuestos | dónde está la pestaña con el billete de tren',
    'tabs.switch': 've a gmail | cambia a la pestaña del calendario',
    'tabs.site': 'pestañas de youtube | qué pestañas son de wikipedia.org',
    'tabs.sites': 'qué sitios tienen más pestañas | muestra las pestañas por sitio',
    'tabs.playing': 'qué está sonando | qué pestaña hace ruido',
    'tabs.stale': 'pestañas que no he usado en 3 semanas | las pestañas más antiguas',
    'tabs.duplicates': 'muestra las pestañas duplicadas | hay algo abierto dos veces',
    'windows.list': 'lista las ventanas | qué hay en la ventana 2',
    'tabs.sleeping': 'qué pestañas están dormidas | pestañas suspendidas',
    'closed.list': 'qué cerré | pestañas cerradas recientemente',
    'tabs.close-duplicates': 'cierra las pestañas duplicadas | elimina los duplicados',
    'tabs.close-site': 'cierra todas las pestañas de youtube | cierra todo lo de reddit.com',
    'tabs.close-matching': 'cierra las pestañas sobre fútbol | cierra las tres primeras',
    'tabs.close-others': 'cierra las demás pestañas | deja solo esta pestaña',
    'tabs.close-side': 'cierra las pestañas de la derecha | cierra todo a la izquierda de esta',
    'tabs.close-stale': 'cierra las pestañas de más de 30 días | cierra lo que no he usado en un mes',
    'tabs.close-group': 'cierra el grupo Viaje | cierra el grupo Trabajo',
    'tabs.close-this': 'cierra esta pestaña | cierra esto',
    'tabs.set-aside': 'aparta estas pestañas como Tesis | deja esta ventana aparte',
    'tabs.group-site': 'agrupa las pestañas por sitio | agrupa por dominio',
    'tabs.group-matching': 'agrupa las pestañas de github como Código | pon figma y miro en un grupo Diseño',
    'tabs.ungroup': 'desagrupa todo | deshaz el grupo Viaje',
    'tabs.sort': 'ordena las pestañas por sitio | ordena las pestañas por título',
    'tabs.to-window': 'mueve las pestañas de youtube a una ventana nueva | este grupo en su propia ventana',
    'tabs.merge-windows': 'combina todas las ventanas | trae todas las pestañas aquí',
    'tabs.pin': 'fija esta pestaña | desfija todas las pestañas',
    'tabs.mute': 'silencia youtube | quita el sonido a todas las pestañas',
    'tabs.sleep': 'pon a dormir las pestañas en segundo plano | suspende lo que no he usado hoy',
    'tabs.reload': 'recarga todas las pestañas de github | actualiza este grupo',
    'tabs.reopen': 'reabre la última pestaña cerrada | recupera las pestañas que cerré hoy',
    'tabs.tidy': 'ordena mis pestañas | haz limpieza de pestañas',
    'page.bookmark': 'guarda esta página en Recetas | añade esta página a marcadores',
    'tabs.bookmark': 'guarda todas las pestañas como Viaje | guarda las pestañas de github en la carpeta Código',
    'session.save': 'guarda esta ventana como Tesis | guardar sesión',
    'session.open': 'abre la sesión Tesis | restaura las pestañas de ayer',
    'session.list': 'sesiones guardadas | qué tengo apartado',
    'reading.add': 'leer más tarde | añade esto a la lista de lectura',
    'reading.list': 'qué tengo sin leer | lista de lectura',
    'reading.done': 'marca esto como leído | terminé con el primero',
    'bookmarks.find': 'busca el marcador de kubernetes | marcadores sobre masa madre',
    'page.saved': '¿ya guardé esta página? | dónde guardé esta página',
    'bookmarks.folder': 'muestra la carpeta Recetas | qué hay en la carpeta Dev',
    'bookmarks.recent': 'marcadores de la semana pasada | qué guardé ayer',
    'bookmarks.site': 'marcadores de elpais.com | todos mis marcadores de arxiv',
    'bookmarks.open-folder': 'abre todo lo de la carpeta Mañana | abre la carpeta Daily en una ventana nueva',
    'bookmarks.duplicates': 'marcadores duplicados | combina los marcadores duplicados',
    'bookmarks.dead': 'busca enlaces rotos en Recetas | marcadores que no funcionan',
    'bookmarks.move': 'mueve los marcadores de arxiv a Papers | pon los marcadores sin clasificar en Pendientes',
    'bookmarks.rename': 'cambia el nombre de este marcador a Guía | renombra la carpeta Dev a Código',
    'bookmarks.folder-new': 'nueva carpeta Jardín | crea una carpeta Impuestos en Otros marcadores',
    'bookmarks.sort': 'ordena Recetas por nombre | ordena la barra de marcadores por fecha',
    'bookmarks.delete': 'elimina los marcadores de sitioviejo.com | borra este marcador',
    'bookmarks.empty-folders': 'carpetas vacías | elimina las carpetas vacías',
    'bookmarks.unsorted': 'marcadores sin etiquetas | qué está sin clasificar',
    'tags.add': 'etiqueta esta página como rust, async | ponle la etiqueta viaje a esta página',
    'tags.add-many': 'etiqueta todas las pestañas de github como código | etiqueta la carpeta Recetas con cocina',
    'tags.remove': 'quita la etiqueta pendiente de esta página | quita #todo de esta página',
    'tags.show': 'todo lo etiquetado con recetas y vegano | muestra lo que tiene la etiqueta rust',
    'tags.open': 'abre #mañana | abre todo lo etiquetado con standup',
    'tags.list': 'mis etiquetas | etiquetas más usadas',
    'tags.merge': 'combina la etiqueta js con javascript | renombra la etiqueta js a javascript',
    'tags.delete': 'elimina la etiqueta tmp | borra las etiquetas sin usar',
    'history.find': 'esa página sobre bombas de calor de la semana pasada | páginas sobre masa madre que leí el martes',
    'history.site': 'qué leí ayer en arxiv | github.com este mes',
    'history.top': 'los sitios más visitados este mes | en qué se me va el tiempo',
    'history.forget': 'olvida example.com | borra la última hora del historial',
    'copy.markdown': 'copia las pestañas como markdown | copia estos enlaces',
    'page.links': 'enlaces de esta página | enlaces pdf aquí',
    undo: 'deshacer | deshaz las dos últimas acciones',
    'assistant.help': 'qué puedes hacer | qué has cambiado hoy',
  },
};

import type { CommandLanguage } from './language.ts';

export const portuguese: CommandLanguage = {
  code: 'pt-BR',
  capitals: true,
  words: {
    list: 'lista|listar|liste|mostra|mostrar|mostre|mostra aí|exibe|exibir|exiba|ver|veja|vê|me mostra|me mostre|quais|qual|o que|que|o que tem|o que há|que tem|tem|há|existe|existem|me dá|dá|conteúdo|quero ver|visualizar|me diz|lista de|resumo das|tenho algum/alguma/algo/alguns/algumas|eu tenho',
    count: 'quantas|quantos|quanta|conta|contar|conte|número|numero|quantidade|total|contagem',
    find: 'acha|achar|ache|encontra|encontrar|encontre|procura|procurar|procure|procuro|busca|buscar|busque|pesquisa|pesquisar|cadê|cade|onde está|onde estão|onde ta|onde tá|onde fica|onde deixei|onde foi parar|onde eu? coloquei|em/qual que? aba/guia está|localiza|localizar|localize|onde eu? tenho|onde anda',
    switch:
      'vai/vá/ir/vamos pra/para/pro/ao/à/a|vai/vá/ir até|muda/mudar/mude pra/para/pro|troca/trocar/troque pra/para/pro|pula/pular/pule pra/para/pro|passa/passar pra/para/pro|me leva/leve pra/para/pro|leva me pra/para|volta/voltar/volte pra/para/pro/ao/à/a|alterna/alternar/alterne pra/para/pro|vai na|vai no|ir na|ir no|abre/abrir/abra/ativa/foca/mostra a/na aba/guia|muda pra|bora pra|foca na|foca no|salta pra',
    open: 'abre|abrir|abra|abram|me abre|inicia|lança',
    close:
      'fecha|fechar|feche|fechem|fecho|fechando|encerra|encerrar|encerre|pode/podem/podemos fechar|tira|tirar|some com|livra me|se livra|se livre|livre se|não preciso mais|pode sumir|dispensa|elimina|mata|derruba|a fechar|sai de|sejam fechadas|fechadinha',
    'keep-only':
      'deixa/deixar/deixe/mantém/mantenha/manter/fica/fique só/somente/apenas|só deixa/deixar/deixe/mantém/mantenha/manter|apenas deixe|deixe/deixa/mantenha abertas? só/somente/apenas|não deixa nada além|feche/fecha/fechar tudo/todas menos/exceto',
    remove:
      'exclui|excluir|exclua|apaga|apagar|apague|deleta|deletar|delete|remove|remover|remova|tira|tirar|tire|retira|retirar|retire|joga fora|elimina|eliminar|elimine|descarta|descartar',
    dedupe: 'deduplica|deduplicar|remove/elimina/feche/fecha as duplicatas|desduplica',
    tidy: 'arruma|arrumar|arrume|organiza|organizar|organize|limpa|limpar|limpe|limpeza|faz/fazer/faça uma? limpeza|dá/dar/dê uma limpada/arrumada/geral|põe/por/coloca/ponha/bota/colocar/coloque em? ordem|põe/coloca/bota … em_ordem|faxina|bagunça|ajeita|ajeitar|dá uma geral|dar uma organizada|dá um jeito',
    'set-aside':
      'deixa/deixar/deixe/põe/pôr/coloca/colocar/coloque/guarda/guardar/guarde/bota/separa … de_lado/à_parte/pra_depois/para_depois/para_mais_tarde/pra_mais_tarde|deixa/deixar/deixe/põe/coloca/colocar/coloque/bota de lado|de lado|separa|separar|separe|arquiva|arquivar|arquive|reserva|reservar|guarda|guardar|estaciona|encosta|deixa/guarda para depois',
    group:
      'agrupa|agrupar|agrupe|agrupem|junta|juntar|junte|faz/fazer/faça/cria/criar/crie grupos|em grupos|agrupamento|reúne|reunir',
    ungroup:
      'desagrupa|desagrupar|desagrupe|dissolve|dissolver|dissolva|separa o grupo|tira/tirar/tire/remove/remova/remover … do_grupo/dos_grupos/de_seus_grupos|desmancha|desmanchar|quebra',
    sort: 'ordena|ordenar|ordene|classifica|classificar|classifique|organiza|organizar|organize|reordena|ordem|arruma|coloca/põe/colocar/bota … em_ordem_alfabética',
    move: 'move|mover|mova|coloca|colocar|coloque|põe|poe|por|pôr|ponha|bota|botar|bote|manda|mandar|mande|leva|levar|leve|traz|trazer|traga|passa|passar|passe|adiciona|adicionar|adicione|inclui|incluir|inclua|joga|jogar|jogue|transfere|transferir|transfira|envia|enviar|arrasta|mete|insere|desloca|acrescenta',
    detach: 'separa|separar|separe|destaca|destacar|desprende|extrai|solta|isola',
    merge:
      'junta|juntar|junte|mescla|mesclar|mescle|une|unir|una|unifica|unificar|combina|combinar|combine|funde|fundir|reúne|reunir|reúna|mistura|coloca/põe/bota/colocar/traz … juntas/juntos/numa_só/em_uma_só/numa_janela_só|consolida|integra',
    sleep:
      'suspende|suspender|suspenda|hiberna|hibernar|hiberne|coloca/colocar/coloque/põe/pôr/bota/botar/ponha … pra_dormir/para_dormir/em_suspensão/em_repouso/para_hibernar/pra_hibernar|coloca/colocar/coloque/põe/bota pra/para dormir|faz/faça … dormir|dorme|adormece|adormecer|descarrega|descarregar|descarregue|descarrega/tira/libera … da_memória|libera memória|congela|inativa|deixa dormir|desativa',
    wake: 'acorda|acordar|acorde|desperta|despertar|reativa',
    pin: 'fixa|fixar|fixe|fixem|pina|pinar|prende|prender|ancora|afixa|pin',
    unpin:
      'desafixa|desafixar|desafixe|desfixa|desfixar|desfixe|despina|despinar|libera|liberar|solta|soltar|solte|tira/tirar/remove … das_fixadas|unpin|deixa de fixar|desprende|desprender|não fixar',
    mute: 'silencia|silenciar|silencie|muta|mutar|mute|emudece|cala|calar|tira/tirar/tire/desliga/desligar/desligue/corta/cortar/desativa/desativar/desative/sem/abaixa o? som/áudio/audio|tira/desliga/corta/põe/coloca/deixa … no_mudo/o_som/em_silêncio/sem_som/mudo|coloca/põe/bota/deixa no mudo|no mudo|silêncio|cala a boca|calado|fica quieto',
    unmute:
      'ativa/ativar/ative/reativa/reativar/liga/ligar/ligue/volta/voltar/devolve/religa o? som/áudio|ativa/reativa/liga/volta/devolve … o_som/o_áudio|desmuta|desmutar|desmute|tira/tirar/remove do? mudo|tira … do_mudo|dessilencia|unmute|desilencia|tirar do silêncio',
    reload:
      'recarrega|recarregar|recarregue|atualiza|atualizar|atualize|refresh|dá/dar/dê um? refresh/f5/reload/recarregada|carrega/carregar/carregue de_novo/novamente|carrega/carregar/carregue … de_novo/novamente|reload',
    reopen:
      'reabre|reabrir|reabra|abre/abrir/abra de_novo/novamente|abre/abrir/abra … de_novo/novamente|volta a abrir|restaura|restaurar|restaure|recupera|recuperar|recupere|traz/trazer/traga de volta|traz/trazer/traga … de_volta|volta com|me devolve|devolve|resgata|ressuscita',
    save: 'salva|salvar|salve|guarda|guardar|guarde|favorita|favoritar|favorite|salva/salvar/salve/adiciona/adicionar/adicione/coloca/colocar/coloque/põe/bota/guarda … nos_favoritos/aos_favoritos/aos_meus_favoritos/nos_meus_favoritos/em_favoritos/como_favorito/como_favoritos/como_favorita/a_favoritos/pros_favoritos/para_os_favoritos|salva/salvar/salve/adiciona/adicionar/adicione/coloca/põe aos/nos/em/como/a meus? favoritos/favorito|cria/criar/crie um? favorito para/pra/com|armazena|grava|gravar|registra|memoriza|marcar como favorito|marca … como_favorito/como_favorita|bookmarka',
    'read-later':
      'ler mais tarde|ler depois|pra ler depois|para ler depois|para ler mais tarde|pra ler mais tarde|leio depois|vou ler depois|leitura posterior|ler amanhã|lê depois|para ler|pra ler',
    create: 'cria|criar|crie|nova|novo|faz|fazer|faça|gera|gerar|adiciona|adicionar|preciso de|abre|monta',
    rename:
      'renomeia|renomear|renomeie|muda/mudar/mude/troca/trocar/troque/altera/alterar/altere o nome|muda/troca/altera … o_nome|chama|batiza|rebatiza|dá o nome|muda/mude o título|renomea',
    tag: 'etiqueta|etiquetar|etiquete|marca|marcar|marque|tagueia|taguear|tagueie|taguea|rotula|rotular|rotule|põe/pôr/coloca/colocar/coloque/adiciona/adicionar/adicione/bota/aplica a/as/o/os/uma/um? tag/tags/etiqueta/etiquetas/rótulo|classifica como',
    untag:
      'desetiqueta|desetiquetar|desmarca|desmarcar|tira/tirar/tire/remove/remover/remova as/todas_as/os/suas/minhas tags/etiquetas de/da/do/dos/das/desta/dessa/destas/dessas|tira/remove … suas_tags/suas_etiquetas|destagueia|remove/remover/tirar tags de/da/do/dos/das/desta/dessa',
    copy: 'copia|copiar|copie|copiem',
    export: 'exporta|exportar|exporte|exportação|baixa|baixar|salva/salve … num_arquivo/em_um_arquivo/em_arquivo',
    check:
      'verifica|verificar|verifique|checa|checar|cheque|confere|conferir|confira|testa|testar|teste|vê se|veja se|verifica se|analisa se|checa se',
    done: 'marca/marcar/marque … como_lido/como_lida/como_lidos/como_lidas/lido/de_lido|marca/marcar/marque como lido/lida/lidos/lidas|como lido/lida/lidos/lidas|terminei|terminei de ler|acabei|acabei de ler|terminei com|acabei com|já li|já li isso/esse/essa/este/esta/isto|já terminei|já terminei de ler|já acabei|li tudo|concluído|pronto com|terminado',
    'mark-unread': 'marca/marcar/marque … como_não_lido/como_não_lida/não_lido|marca como não lido/lida',
    'is-saved':
      'já? salvei essa/esta/isso/isto/este/esse|já? tenho salvo/salva essa/esta/isso/este/esse|já? tenho essa/esta/isso página? salva/salvo|já está salva/salvo|está/tá/foi já? salva/salvo/favoritada/favoritado|tá salva|já? favoritei essa/esta/isso|está/tá já? nos meus? favoritos|já está nos meus? favoritos|já? é favorito|está nos favoritos|onde eu? salvei/guardei/coloquei/está_salva/botei essa/esta/isso/este/esse/?|onde eu? salvei/guardei|em qual/que pasta está/salvei/coloquei/tá|já salva|já salvo|já foi salva|eu já salvei|eu salvei essa/esta/isso|já guardei essa/esta/isso|é favorita|já favoritei',
    top: 'mais visitados/visitadas/acessados/acessadas/vistos/frequentes|que mais visito/visitei/acesso/acessei/uso|mais visito/acesso|eu mais visito/acesso|visito mais|onde eu? gasto/passo/perco/vai mais? o? meu? tempo|pra/para onde vai o? meu? tempo|onde vai o? meu? tempo|com/em o? que eu? gasto/passo/perco mais? o? meu? tempo|passo mais tempo|gasto mais tempo|gasto meu tempo|mais tempo|no que gasto o? meu? tempo|que eu mais visito/visitei/acesso',
    forget: 'esquece|esquecer|esqueça|apaga/apague os? rastros? de',
    undo: 'desfaz|desfazer|desfaça|desfaze|reverte|reverter|reverta|volta/voltar atrás|undo|ctrl z|cancela|cancelar|anula|anular|volta o que',
    help: 'ajuda|me ajuda|me ajude|socorro|o? que você/vc/tu sabe/pode/consegue/faz fazer?|o que dá pra fazer|o que posso fazer/pedir/dizer|o que eu posso fazer/pedir/dizer/falar|quais são os comandos|comandos|lista de comandos|como funciona isso/você|como você/vc funciona|como você/vc pode me ajudar|como pode me ajudar|pra/para que você/vc serve|o que você entende|instruções|com o que você pode me ajudar|quais comandos|o que vc faz|em que você pode ajudar',
    changes:
      'o que você/vc mudou/alterou/fez/modificou|o que foi mudado/alterado/feito|o que mudou|suas mudanças|suas alterações|últimas alterações|últimas mudanças|quais mudanças/alterações você? fez?|o que fez|mudanças recentes|alterações|mudanças|o que você/vc fechou/apagou',

    tab: 'a aba|a guia|aba|guia|abinha|tab',
    tabs: 'abas|guias|abinhas|tabs|páginas/sites abertas/abertos|separador|separadores',
    windows: 'janela|janelas',
    groups: 'grupo|grupos|grupo/grupos de abas/guias',
    sites: 'site|sites|domínio|dominio|domínios|dominios|website|websites|sítio|sítios',
    pages: 'a página|a pagina|página|pagina|páginas|paginas|artigo|artigos|matéria|matérias|site|pag|post',
    bookmarks:
      'favorito|favoritos|marcador|marcadores|bookmark|bookmarks|fav|favs|links/páginas salvos/salvas|página salva|favoritados|itens salvos|favoritadas',
    folders: 'pasta|pastas|diretório|subpasta|subpastas|pasta/pastas de favoritos',
    tags: 'tag|tags|etiqueta|etiquetas|rótulo|rótulos|rotulo|hashtag|hashtags|label|labels',
    everything: 'tudo|tudo o que|tudo que|algo|alguma coisa|coisas|qualquer coisa|o que eu|as coisas|aquilo que',
    closed:
      'aba/abas/guia/guias/janela/janelas/página/páginas fechada/fechadas|fechada|fechadas|fechado|fechados|que eu? fechei/acabei_de_fechar|acabei de fechar|que fechei',
    sessions:
      'sessão|sessao|sessões|sessoes|deixei de lado|coloquei de lado|separei|separadas|janelas/sessões salvas|guardei pra depois|postas de lado|deixadas de lado',
    'reading-list':
      'lista de leitura|lista de leituras|lista pra ler|para ler|pra ler|por ler|não lidos|não lidas|nao lidos|não lido|ainda não li|falta ler|falta eu ler|leituras|leituras pendentes|leituras salvas|ler ainda',
    history:
      'histórico|historico|histórico de navegação|visitado|visitada|visitadas|visitados|visitei|acessei|acessada|acessadas|acessados|visitas|visita|li|lida|lidas|lido|lidos|vi|vista|vistas|visto|vistos|olhei|naveguei|navegação|estive|entrei|que eu? li/vi/visitei/acessei/olhei|estava lendo/vendo|tava lendo/vendo|consultei|passei',
    links: 'link|links|hiperlink|hiperlinks|url|urls|endereço|endereços|ligação|ligações',
    actions: 'ação|açao|ações|acoes|passo|passos|mudança|alteração|operação|operações',
    'bookmarks-bar': 'barra de favoritos|barra dos favoritos|barra de marcadores',
    'other-bookmarks': 'outros favoritos|outros marcadores',

    pinned: 'fixada|fixadas|fixado|fixados|afixada|afixadas|pinadas|pinada|presas',
    playing:
      'tocando|que? está/estão/tá/tão tocando|que? toca|tocam|que? faz/fazem/fazendo/está_fazendo/tá_fazendo/estão_fazendo barulho/som/ruído|com barulho|barulho|barulhenta|barulhentas|que? reproduz/reproduzem/reproduzindo música/áudio/som/vídeo?|reproduzindo|com som|com áudio|tem som|som|áudio|musica|música|tocando música/som/algo/áudio|emitindo som|barulhando',
    asleep:
      'dormindo|adormecida|adormecidas|suspensa|suspensas|hibernada|hibernadas|hibernando|inativa|inativas|descarregada|descarregadas|em repouso|em hibernação|em suspensão|dormem|congeladas',
    grouped: 'agrupadas|agrupada|que estão em um grupo|em algum grupo',
    ungrouped:
      'sem grupo|não agrupadas|fora de grupos|soltas|fora de grupo|que não estão em nenhum grupo|em nenhum grupo|desagrupadas',
    duplicate:
      'duplicada|duplicadas|duplicado|duplicados|duplicata|duplicatas|repetida|repetidas|repetido|repetidos|aberta/abertas/aberto/salvo/salvos duas/2/várias/mais_de_uma vezes/vez|duas/2/várias vezes|mais de uma vez|em dobro|dobrada|dobradas|iguais|idênticas|cópias|mesmas|em duplicidade|dupes|duplas',
    background:
      'em segundo plano|segundo plano|em background|do fundo|de fundo|ao fundo|que não estou usando/vendo|que não tô usando/vendo|no fundo',
    untagged:
      'sem tag|sem tags|sem etiqueta|sem etiquetas|sem rótulo|não etiquetados|não etiquetadas|não têm tags/etiquetas|que não têm tags/etiquetas/tag|não tem tags/tag/etiqueta/etiquetas|que não tem tags/tag/etiqueta/etiquetas|sem etiquetar',
    unsorted:
      'não organizados|não organizado|não classificados|desorganizados|desorganizado|sem pasta|fora de pastas|fora de pasta|em nenhuma pasta|que não estão em nenhuma pasta|não estão em nenhuma pasta|soltos|sem organizar|sem classificar|por organizar|não arrumados|não está organizado|não separados|desarrumados|bagunçados',
    empty: 'vazia|vazias|vazio|vazios|sem nada|sem conteúdo|sem nada dentro',
    dead: 'quebrado|quebrados|quebrada|quebradas|morto|mortos|morta|não funciona|não funcionam|que? não funcionam/funciona/existem/existe/abrem/abre/carregam mais|não existem mais|não existe mais|ainda funcionam/funciona|continuam funcionando|funcionam ainda|404|fora do ar|caíram|inválidos|inacessíveis|estão funcionando|pararam de funcionar',
    unread: 'não lido|não lidos|não lida|não lidas|ainda não li|que não li|nao lidos',
    'already-read': 'já lidos|já lidas|que já li|lidos da lista',
    old: 'velha|velhas|velho|velhos|antiga|antigas|antigo|antigos|mais velhas/antigas/antigos/velhos|esquecida|esquecidas|abandonadas|abertas há muito tempo|há muito tempo|faz tempo|faz muito tempo|paradas|encostadas|paradas há tempos|de muito tempo',
    once: 'uma vez só|só uma vez|apenas uma vez|uma única vez|uma vez',

    this: 'esta|este|isto|essa|esse|isso|esta/essa/nesta/nessa/desta/dessa/a aba/guia/página/pagina atual?|este/esse site/artigo|desta|deste|dessa|desse|disso|disto|nesta|neste|nessa|nesse|nisso|atual|aba/guia/página/site atual|aqui|onde estou|que estou vendo|em que estou|ativa|a aba|a guia|a página|essa aqui|esta aqui|isso aqui|esse aqui|la|lo|ela|ele',
    it: 'estas|estes|essas|esses|elas|eles|delas|deles|as|os|las|los|destas|destes|dessas|desses|nestas|nestes|nessas|aquelas|aqueles|essas aí|todas essas|todas elas|todos esses|esses aí',
    all: 'todas|todos|todas as|todos os|toda|todo|cada|todas minhas|todas as minhas|todos os meus|td|tds|tudo',
    others:
      'outras|outros|outra|as outras|os outros|demais|as demais|os demais|o resto|resto|restantes|restante|todas as outras|todas menos/exceto esta/essa/essa_aqui/esta_aba/essa_aba/a_atual|tudo menos/exceto isto/isso/esta/essa/esta_aba/essa_aba/a_atual/esta_guia/esta_página|todas as abas/guias menos/exceto esta/essa/a_atual|todo o resto',
    new: 'nova|novo|própria|separada|sua própria|outra|à parte|só dela|diferente|só pra ela',
    first: 'primeiras|primeiros|primeira|primeiro',
    last: 'últimas|ultimas|últimos|ultimos|última|ultima|último|ultimo',
    left: 'à esquerda|à esquerda desta/dessa/da_atual/deste|à esquerda desta/dessa aba/guia|da esquerda|na esquerda|pra esquerda|esquerda|acima|antes desta|antes dessa|a esquerda|de cima',
    right:
      'à direita|à direita desta/dessa/da_atual/deste|à direita desta/dessa aba/guia|da direita|na direita|pra direita|direita|abaixo|depois desta|depois dessa|a direita|de baixo',
    everywhere:
      'em todo lugar|em todos os lugares|em todas as janelas|de todas as janelas|todas as janelas|em qualquer janela|em tudo quanto é janela|de todo lugar|nas janelas todas',
    later:
      'para depois|pra depois|para mais tarde|pra mais tarde|mais tarde|depois|para amanhã|pra amanhã|pra outra hora',

    'by-site':
      'por site|por sites|por domínio|por dominio|por domínios|por website|por página|de acordo com o site|pelo site|pelo domínio|cada site|por url|site por site',
    'by-title':
      'por título|por titulo|por títulos|por nome|por nomes|alfabeticamente|por ordem alfabética|em ordem alfabética|em ordem alfabetica|por ordem alfabetica|ordem alfabética|pelo nome|pelo título|de a a z|a-z',
    'by-date':
      'por data|por datas|por idade|por antiguidade|cronologicamente|por ordem cronológica|em ordem cronológica|mais recentes primeiro|mais novas primeiro|por último uso|pelo último uso|por uso|por data de uso|por mais recente|por última visita|pela data|por recentes|por tempo',
    'by-window': 'por janela|por janelas|em cada janela|de cada janela|cada janela',
    reversed:
      'em ordem inversa|ao contrário|inverso|invertida|decrescente|ordem decrescente|de z a a|mais antigos primeiro|mais antigas primeiro',
    most: 'mais usadas|mais usados|mais utilizadas|mais frequentes|mais abas|mais guias|que mais uso|que eu mais uso|mais uso|uso mais|mais|a maioria|mais populares|com mais',
    subfolders:
      'com subpastas|incluindo subpastas|subpastas também|também as? subpastas|inclusive subpastas|e subpastas|e as subpastas',
    'keep-oldest':
      'mantém/mantenha/mantendo/manter/deixa/deixe/fica/fique/preserva o/a/os/as/com_o/com_a? mais antigo/antiga/velho/velha/antigos',
    'keep-newest':
      'mantém/mantenha/mantendo/manter/deixa/deixe/fica/fique/preserva o/a/os/as/com_o/com_a? mais recente/novo/nova/recentes',
    markdown: 'markdown|em markdown|como markdown|md|em formato markdown|no formato markdown|formato markdown',
    html: 'html|em html|como html|no formato html|pra html|para html',
    csv: 'csv|em csv|como csv|planilha|em planilha|excel|tabela|como tabela|para csv|pra csv',
    file: 'arquivo|em um arquivo|num arquivo|para um arquivo|como arquivo|em arquivo',
    clipboard: 'área de transferência|area de transferencia|para a área de transferência|clipboard',

    today: 'hoje|de hoje|no dia de hoje|hj',
    yesterday: 'ontem|de ontem|no dia de ontem|ont',
    'day-before-yesterday': 'anteontem|antes de ontem|antes de ontem|de anteontem',
    'this-week': 'esta semana|essa semana|desta semana|dessa semana|nesta semana|nessa semana|da semana',
    'last-week':
      'a? semana passada|da semana passada|na semana passada|última semana|na última semana|da última semana|semana anterior',
    'this-month': 'este mês|esse mês|deste mês|desse mês|neste mês|nesse mês|este mes|esse mes|do mês',
    'last-month': 'o? mês passado|do mês passado|no mês passado|último mês|no último mês|do último mês|mes passado',
    'this-year': 'este ano|esse ano|deste ano|desse ano|neste ano|nesse ano',
    'last-year': 'o? ano passado|do ano passado|no ano passado|último ano|no último ano',
    'last-hour': 'a? última hora|da última hora|na última hora|hora passada|últimos 60 minutos|ultima hora',
    'last-night':
      'ontem à noite|ontem a noite|noite passada|na noite passada|essa noite|ontem de noite|de ontem à noite',
    'this-morning': 'hoje de manhã|esta manhã|essa manhã|hoje cedo|de manhã hoje|desta manhã|hoje pela manhã',
    'few-days':
      'há/faz/uns/alguns alguns/uns/poucos? dias|faz uns dias|alguns dias atrás|uns dias atrás|outro dia|esses dias|nos últimos dias|dias atrás|esses dias atrás|outro dia desses|estes dias',
    recent:
      'recente|recentes|recentemente|há pouco|agora há pouco|agora pouco|últimos|últimas|mais recentes|mais novos|ultimamente|recém|faz pouco|novos',

    about:
      'sobre|acerca de?|a respeito de?|com|de|que falam de?|que fala de?|que falam sobre|que fala sobre|falando de?|falando sobre|que tratam de?|que trata de?|relacionadas a|relacionados a|relacionadas com|que mencionam|que contêm|que contém|que contenham|que dizem|referentes a|referente a|que tenham|que tratam sobre|a ver com|com assunto|com o texto',
    from: 'desde|vindos de?|vindas de?|que vêm de?|que vem de?|que são de?|que sejam de?|que são do|que são da|de|do|da|dos|das|do site|do domínio|no|na|em|salvos de?',
    in: 'em|no|na|nos|nas|dentro|dentro de?|dentro do|dentro da|num|numa|sob|na minha|de|do|da',
    to: 'em|no|na|nos|nas|para|pra|pro|para o|para a|pra o|pro|ao|à|aos|às|num|numa|a|dentro de?|pros|pras|até|com',
    as: 'como|com o nome de?|com nome|chamado|chamada|chamados|intitulado|intitulada|de nome|sob o nome de?|que se chama|que se chame|e chama de?|e chame de?|para|pra|em|por|de|nomeada|nomeado|com o título|com|com nome de?|o nome de?|com o nome|com a? descrição',
    except:
      'exceto|menos|salvo|fora|a não ser|com exceção de?|com exceção da|com exceção do|tirando|sem contar|mas não|mas deixa|mas mantém|além de?|além da|além do|excluindo|sem ser|que não seja|que não sejam|à exceção',
    tagged:
      'etiquetado|etiquetada|etiquetados|etiquetadas|com a tag|com as tags|com a etiqueta|com as etiquetas|com tag|com tags|com etiqueta|marcado como|marcados como|marcados com|marcado com|marcadas com|tagueado|tagueados|etiquetado/etiquetada/etiquetados/etiquetadas com/como|que tem/têm/tenha/tenham a tag/etiqueta|sob a tag|taggeado com|rotulado como|tagueado como|tagueado com|tagueados com',
    and: 'e|assim como|bem como',
    or: 'ou|ou então',
    until: 'a|até|ao|à',
    since: 'desde|há|faz|a partir de?|desde que|desde o|desde a',
    older:
      'mais velhas/velhos/antigas/antigos que|mais velhas/antigas/velhos/antigos do que|com mais de|de mais de|há mais de|faz mais de|mais de|têm mais de|tem mais de|que têm mais de|que tem mais de|há mais que|mais antigos que|anteriores a|abertas há mais de|além de',
    'not-used':
      'não tenho? usado/aberto/visitado/acessado/olhado/tocado|não uso|não usei|não abro|não abri|não visito|não visitei|não acesso|não acessei|não vejo|não vi|não olho|não olhei|não toco|não toquei|não mexo|não mexi|não utilizo|não utilizei|não são usadas|não é usada|não usadas|não usados|não usada|não abertas|não utilizadas|não acessadas|não visitadas|sem usar|sem uso|sem abrir|sem acessar|nunca uso|nunca usei|nunca abri|nunca usadas|nunca abro|não mais uso|já não uso|ninguém usa|em desuso|não utilizados|inutilizadas|não foram usadas/abertas/acessadas|que ninguém usa|não tenho usado|eu não uso|eu não usei|eu não abri|não usamos|usadas pela última vez há|sem mexer|não leio',
    within:
      'nos últimos|nas últimas|nos ultimos|nas ultimas|dos últimos|das últimas|durante os últimos|os últimos|as últimas|últimos|últimas|ultimos|ultimas|em|no último|na última|dentro de',
    ago: 'há|atrás|faz|há cerca de|ha|atras|de há|tem',
    before: 'antes de|antes do|antes da|anterior a|anteriores a',

    not: 'não|nao|n|nunca|jamais|nem|nenhuma|nenhum|nada|sem|evita|evitar|evite|ninguém|para de|pare de|deixa de|tampouco',
    asks: 'por que|por quê|porquê|pq|como posso|como faço|como eu|como se|como fecho|como fechar|como apago|como apagar|como excluir|como salvar|como salvo|como abrir|como funciona|como funcionam|como que|como é que|como agrupar|como dá|o que é|o que são|o que é um|o que é uma|o que significa|o que acontece|o que aconteceria|qual a diferença|qual é a diferença|diferença|pra que serve|para que serve|pra que servem|devo|deveria|eu deveria|posso|será que|dá pra|dá para|é possível|é melhor|é seguro|é verdade|vale a pena|quando|quem|quanto custa|explica|explique|o que você acha|você acha|faz sentido|é',
    imagined:
      'se eu|se você|se vc|se fechar|se fecho|se for|se tiver|se o|se a|se alguém|se houver|se as|se os|se der errado|se|caso|suponha|imagina|imagine|fecharia|perderia|seria|teria|haveria|tivesse|pudesse|antes de eu|depois que|assim que|embora|para que eu|gostaria de saber|quero saber|queria saber|me pergunto|enquanto|tomara|a menos que|porque|quando eu|se fosse',
    tells:
      'fechei|abri|apaguei|salvei ontem|ontem|ontem à noite|hoje fechei|hoje eu|eu fechei|eu tinha|eu estava|tenho muitas|tenho muitos|tenho abas demais|tenho que|gosto|gosto de|odeio|detesto|adoro|meu chefe|minha mãe|minha esposa|meu marido|meu namorado|ele|ela|eles|acho que|penso que|estou|tô|estava|obrigado|obrigada|o chrome|o firefox|chrome|firefox|alguém|vou|costumo|sempre|a gente|nós|fixei|já fechei|as abas são|os favoritos são|eu gosto|eu odeio|eu vou|perdi',
    another:
      'amanhã|me lembra|me lembre|lembrar|lembra de|lembre me|lembrete|todo dia|todos os dias|toda semana|toda noite|toda manhã|toda segunda|toda hora|todas as noites|todas as manhãs|cada vez que|sempre que|automaticamente|daqui a uma hora|daqui a pouco|em uma hora|em 5/10/15/30 minutos|daqui a 5/10/15/30 minutos|semana que vem|na semana que vem|próxima semana|segunda que vem|à meia noite|a partir de agora|de agora em diante|diariamente|regularmente',
    'second-order': 'e depois|e então|então|em seguida|e também|além disso|e aí|depois disso',
    model:
      'resume|resumir|resuma|resumo|traduz|traduzir|traduza|tradução|compara|comparar|compare|escreve|escrever|escreva|redige|redigir|do que se? trata|sobre o que é|do que fala|analisa|analisar|analise|recomenda|recomende|aconselha|lê em voz alta|leia em voz alta|responde|responda|responder|gera um|sugere|sugira|melhores|melhor|mais importantes|importantes|interessantes|relevantes|mais úteis|reescreve|corrige|corrija',
    elsewhere:
      'qual o tempo|tempo faz|que horas|horas são|piada|piadas|me conta uma|calcula|calcule|temporizador|e-mail para|e-mail pro|email para|email pro|quantos anos|ligue para|como está o tempo|como tá o tempo',
  },
  together: [
    [
      ['ungroup', 'groups'],
      'desfaz/desfazer/desfaça/separa/desmonta/exclui/remove/tira/apaga/excluir/remover o/os/este/esse/todos_os grupo/grupos',
    ],
    [
      ['create', 'folders'],
      'nova pasta|pasta nova|cria/criar/crie/faz/faça uma? pasta nova?|cria/criar/crie/faz/faça uma? nova pasta',
    ],
    [
      ['list', 'closed'],
      'o que eu? fechei|o que foi que eu? fechei|quais abas/guias/janelas/páginas eu? fechei|o que acabei de fechar',
    ],
    [
      ['list', 'bookmarks'],
      'o que eu? salvei/favoritei/guardei|o que foi que eu? salvei|quais páginas eu? salvei|eu? tenho algo/alguma_coisa salvo/salva|eu? tenho salvo|eu? salvei/favoritei um/o/aquele/algum/aquela artigo/página/matéria? sobre/de?|eu? tenho algum/um favorito|já? salvei alguma_coisa/algo sobre',
    ],
    [
      ['list', 'sessions'],
      'o que eu? deixei/coloquei/guardei/pus de_lado|o que eu? separei|o que está/tá de lado|o que guardei pra_depois/para_depois',
    ],
    [
      ['list', 'history'],
      'o que eu? li/vi/visitei/acessei/olhei|o que eu? estava/tava lendo/vendo|onde eu? estive|por onde eu? naveguei|quais sites/páginas eu? visitei/acessei/li/vi|que páginas eu? li/vi/visitei',
    ],
    [
      ['list', 'reading-list'],
      'o que falta eu? ler|o que eu? ainda? não li|o que eu? tenho pra/para/por ler|o que ainda falta ler|o que tem/está/tá não lido|o que não foi lido',
    ],
    [
      ['list', 'unsorted'],
      'o que está/tá sem/não/por organizado/pasta/organizar/classificado|o que está/tá desorganizado|o que não está/tá organizado/classificado/em_nenhuma_pasta',
    ],
    [
      ['list', 'playing'],
      'o que está/tá/que_tá tocando|o que toca|de onde vem/tá_vindo/está_vindo o/a/esse/essa/este som/música/barulho|quem tá/está fazendo barulho|o que faz barulho|o que tá/está fazendo barulho',
    ],
    [['tags', 'most'], 'tags/etiquetas mais usadas/utilizadas/frequentes/populares|tags/etiquetas que eu? mais uso'],
    [['close', 'it'], 'fecha/feche/fechar elas/as_daí'],
    [
      ['merge', 'everywhere'],
      'traz/trazer/traga/junta/juntar/junte/move/mova/mover/reúne/coloca/põe/bota/manda … aqui/pra_cá/para_cá',
    ],
    [
      ['pages', 'about'],
      'esta/essa/aquela/a página/pagina sobre|aquela/a página que falava de/sobre|aquele/o artigo sobre/de/do/da|aquela página de/do/da|aquela matéria sobre/de/do/da',
    ],
    [['reload', 'this'], 'recarrega/recarregar/recarregue/atualiza/atualizar/atualize a página/pagina'],
  ],
  filler:
    'por favor|pfv|pf|por gentileza|obrigado|obrigada|valeu|o|a|os|as|um|uma|uns|umas|do|da|dos|das|de|meu|minha|meus|minhas|seu|sua|seus|suas|me|te|se possível|se puder|se der|se você puder|nos|lhe|eu|você|vc|tu|que|q|quero|queria|quero que|quero que você|gostaria de|gostaria que|preciso|desejo|pode|poderia|podia|consegue|dá pra você|você pode|você poderia|vc pode|pode me|tenho|tem|temos|têm|há|está|tá|estão|tão|estou|tô|são|ser|estar|seja|sejam|esteja|estejam|já|agora|agora mesmo|só|somente|apenas|ainda|também|aberta|abertas|aberto|abertos|atualmente|no momento|ao todo|no total|total|navegador|do navegador|no navegador|no chrome|oi|olá|ei|ok|beleza|blz|então|aí|lá|vai|vamos|bora|algum|alguma|alguns|algumas|por|aqui|rapidamente|rápido|coisa|existente|existentes|existem|existe|de novo|foi|foram|ter|tenha|tenham|numa só|em uma só|num só|só uma|uma só|em uma única|numa única|única|adicionado|adicionados|adicionada|adicionadas|salvo|salvos|salva|salvas|guardados|assim|faz favor|aquela|aquele|aquilo|onde|cujo|cuja|mesmo|mesma|pra mim|para mim|aí pra mim|do meu|da minha|dos meus|das minhas|nos meus|ficam|fica|dá uma|esse negócio de|aê|galera|gente|meu bem|fazendo',
  numbers:
    'um 1|uma 1|dois 2|duas 2|três 3|quatro 4|cinco 5|seis 6|sete 7|oito 8|nove 9|dez 10|onze 11|doze 12|quinze 15|vinte 20|trinta 30|quarenta 40|cinquenta 50|sessenta 60|noventa 90|cem 100',
  ordinals:
    'primeira/primeiro/1ª|segunda/segundo/2ª|terceira/terceiro|quarta/quarto|quinta/quinto|sexta/sexto|sétima/sétimo|oitava/oitavo|nona/nono|décima/décimo',
  units: 'minuto/minutos/min|hora/horas/h|dia/dias|semana/semanas|mês/meses/mes|ano/anos',
  weekdays:
    'domingo/no_domingo|segunda_feira/na_segunda/segunda_passada/na_segunda_feira|terça_feira/terça/na_terça/terça_passada|quarta_feira/na_quarta/quarta_passada|quinta_feira/na_quinta/quinta_passada|sexta_feira/na_sexta/sexta_passada|sábado/no_sábado',
  months: 'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro',
  examples: {
    'tabs.count': 'quantas abas estão abertas | número de abas por janela',
    'tabs.list': 'lista minhas abas | mostra as abas desta janela',
    'tabs.find': 'acha a aba sobre imposto de renda | onde está a aba com a passagem de trem',
    'tabs.switch': 'vai para o gmail | muda para a aba do calendário',
    'tabs.site': 'abas do youtube | quais abas são de wikipedia.org',
    'tabs.sites': 'quais sites têm mais abas | mostra as abas por site',
    'tabs.playing': 'o que está tocando | qual aba está fazendo barulho',
    'tabs.stale': 'abas que não usei nas últimas 3 semanas | abas mais antigas',
    'tabs.duplicates': 'mostra as abas duplicadas | tem alguma coisa aberta duas vezes',
    'windows.list': 'lista as janelas | o que tem na janela 2',
    'tabs.sleeping': 'quais abas estão dormindo | abas suspensas',
    'closed.list': 'o que eu fechei | abas fechadas recentemente',
    'tabs.close-duplicates': 'fecha as abas duplicadas | remove as duplicatas',
    'tabs.close-site': 'fecha todas as abas do youtube | fecha tudo do reddit.com',
    'tabs.close-matching': 'fecha as abas sobre futebol | fecha as três primeiras',
    'tabs.close-others': 'fecha as outras abas | deixa só esta aba',
    'tabs.close-side': 'fecha as abas à direita | fecha tudo à esquerda desta',
    'tabs.close-stale': 'fecha as abas com mais de 30 dias | fecha o que não usei há um mês',
    'tabs.close-group': 'fecha o grupo Viagem | fecha o grupo Trabalho',
    'tabs.close-this': 'fecha esta aba | fecha isso',
    'tabs.set-aside': 'deixa estas abas de lado como Tese | coloca esta janela de lado',
    'tabs.group-site': 'agrupa as abas por site | agrupa por domínio',
    'tabs.group-matching': 'agrupa as abas do github como Código | coloca figma e miro num grupo Design',
    'tabs.ungroup': 'desagrupa tudo | desfaz o grupo Viagem',
    'tabs.sort': 'ordena as abas por site | organiza as abas por título',
    'tabs.to-window': 'move as abas do youtube para uma nova janela | este grupo em sua própria janela',
    'tabs.merge-windows': 'junta todas as janelas | traz todas as abas para cá',
    'tabs.pin': 'fixa esta aba | desafixa todas',
    'tabs.mute': 'silencia o youtube | tira o som de todas as abas',
    'tabs.sleep': 'coloca as abas em segundo plano para dormir | suspende o que não usei hoje',
    'tabs.reload': 'recarrega todas as abas do github | atualiza este grupo',
    'tabs.reopen': 'reabre a última aba fechada | traz de volta as abas que fechei hoje',
    'tabs.tidy': 'arruma minhas abas | faz uma limpeza nas abas',
    'page.bookmark': 'salva esta página em Receitas | adiciona esta página aos favoritos',
    'tabs.bookmark': 'salva todas as abas como Viagem | salva as abas do github na pasta Código',
    'session.save': 'salva esta janela como Tese | salvar sessão',
    'session.open': 'abre a sessão Tese | restaura as abas de ontem',
    'session.list': 'sessões salvas | o que eu deixei de lado',
    'reading.add': 'ler mais tarde | adiciona isso à lista de leitura',
    'reading.list': 'o que ainda não li | lista de leitura',
    'reading.done': 'marca isso como lido | terminei o primeiro',
    'bookmarks.find': 'acha o favorito de kubernetes | favoritos sobre fermentação natural',
    'page.saved': 'já salvei esta página? | onde eu salvei esta página',
    'bookmarks.folder': 'mostra a pasta Receitas | o que tem na pasta Dev',
    'bookmarks.recent': 'favoritos da semana passada | o que eu salvei ontem',
    'bookmarks.site': 'favoritos do uol.com.br | todos os meus favoritos do arxiv',
    'bookmarks.open-folder': 'abre tudo da pasta Manhã | abre a pasta Daily em uma nova janela',
    'bookmarks.duplicates': 'favoritos duplicados | mescla os favoritos duplicados',
    'bookmarks.dead': 'procura links quebrados em Receitas | favoritos que não funcionam mais',
    'bookmarks.move': 'move os favoritos do arxiv para Papers | coloca os favoritos não organizados em Entrada',
    'bookmarks.rename': 'muda o nome deste favorito para Guia | renomeia a pasta Dev para Código',
    'bookmarks.folder-new': 'nova pasta Jardim | cria uma pasta Impostos em Outros favoritos',
    'bookmarks.sort': 'ordena Receitas por nome | ordena a barra de favoritos por data',
    'bookmarks.delete': 'exclui os favoritos de sitevelho.com | apaga este favorito',
    'bookmarks.empty-folders': 'pastas vazias | exclui as pastas vazias',
    'bookmarks.unsorted': 'favoritos sem tags | o que está sem pasta',
    'tags.add': 'marca esta página com rust, async | coloca a tag viagem nesta página',
    'tags.add-many': 'etiqueta todas as abas do github como código | marca a pasta Receitas com cozinha',
    'tags.remove': 'tira a tag casa desta página | remove #todo desta página',
    'tags.show': 'tudo com as tags receitas e vegano | mostra o que tem a tag rust',
    'tags.open': 'abre #manhã | abre tudo com a tag standup',
    'tags.list': 'minhas tags | tags mais usadas',
    'tags.merge': 'mescla a tag js com javascript | renomeia a tag js para javascript',
    'tags.delete': 'exclui a tag tmp | apaga as tags não usadas',
    'history.find': 'aquela página sobre bombas de calor da semana passada | páginas sobre fermentação que li na terça',
    'history.site': 'o que eu li no arxiv ontem | github.com este mês',
    'history.top': 'sites mais visitados este mês | para onde vai meu tempo',
    'history.forget': 'esquece example.com | apaga a última hora do histórico',
    'copy.markdown': 'copia as abas como markdown | copia estes links',
    'page.links': 'links desta página | links de pdf aqui',
    undo: 'desfazer | desfaz as duas últimas ações',
    'assistant.help': 'o que você pode fazer | o que você mudou hoje',
  },
};

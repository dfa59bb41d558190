import { fold } from '@/src/text/fold.ts';

/** A subject that people name instead of its sites, in the words of all languages, and well-known sites of it. */
interface SiteTopic {
  sites: string;
  words: string;
}

const siteTopics: SiteTopic[] = [
  {
    sites: `indeed linkedin glassdoor monster.com totaljobs reed.co.uk cv-library stepstone xing ziprecruiter infojobs pole-emploi.fr
      francetravail.fr welcometothejungle seek.com.au upwork fiverr vagas.com.br gupy.io catho.com.br zhipin 51job liepin topcv.vn
      vietnamworks rikunabi mynavi.jp doda.jp jobs.ac.uk workday greenhouse.io lever.co`,
    words: `job, jobs, job ads, job adverts, job listings, job applications, job hunting, job hunt, job search, vacancies,
      stellen, stellenanzeigen, jobsuche, jobangebote, emploi, emplois, offres d'emploi, empleo, empleos, ofertas de trabajo,
      trabajo, vagas, empregos, emprego, việc làm, tuyển dụng, tìm việc, 招聘, 求职, 找工作, 求人, 転職, 仕事探し`,
  },
  {
    sites: `amazon ebay etsy asos zalando johnlewis ikea wayfair argos walmart target.com bestbuy costco aliexpress temu shein
      vinted depop gumtree craigslist kleinanzeigen otto.de mediamarkt leboncoin fnac cdiscount elcorteingles mercadolibre
      mercadolivre magazineluiza americanas shopee lazada tiki.vn taobao tmall jd.com pinduoduo rakuten mercari zozo.jp next.co.uk
      marksandspencer boots.com newegg homedepot lowes screwfix diy.com currys notonthehighstreet facebook.com/marketplace hm.com zara
      uniqlo nike.com adidas sephora`,
    words: `shopping, shop, shops, online shops, shopping sites, stores, einkauf, einkaufen, shops, läden, achats, boutiques,
      compras, tiendas, lojas, mua sắm, cửa hàng, 购物, 网购, 买东西, 買い物, ショッピング, 通販`,
  },
  {
    sites: `steampowered steamcommunity roblox twitch epicgames nexusmods ign gamespot kotaku polygon.com pcgamer eurogamer itch.io
      gog.com minecraft.net playstation xbox nintendo chess.com lichess.org poki crazygames battle.net leagueoflegends
      speedrun.com gamefaqs`,
    words: `games, game, gaming, video games, computer games, spiele, games, jeux, jeux vidéo, juegos, videojuegos, jogos, games,
      trò chơi, game, chơi game, 游戏, 打游戏, ゲーム`,
  },
  {
    sites: `bbc.co.uk/news bbc.com/news bbc.co.uk/sport news.sky.com theguardian nytimes washingtonpost wsj cnn reuters apnews
      independent.co.uk telegraph.co.uk dailymail thetimes ft.com economist bloomberg politico npr.org aljazeera buzzfeed axios
      spiegel zeit.de tagesschau faz.net sueddeutsche welt.de lemonde lefigaro liberation.fr elpais elmundo abc.es folha.uol.com.br
      g1.globo.com estadao vnexpress tuoitre thanhnien sina.com.cn news.163.com news.qq.com thepaper.cn nhk.or.jp asahi yomiuri mainichi
      news.google.com news.yahoo.com theverge techcrunch arstechnica wired.com heise`,
    words: `news, newspapers, newspaper, news sites, headlines, nachrichten, zeitungen, news, actualités, actus, infos, journaux,
      noticias, periódicos, prensa, notícias, jornais, tin tức, báo, 新闻, 资讯, ニュース, 新聞`,
  },
  {
    sites: `facebook instagram twitter x.com tiktok linkedin reddit snapchat pinterest threads.net bsky.app mastodon tumblr vk.com
      weibo xiaohongshu zhihu discord whatsapp telegram zalo`,
    words: `social media, socials, social, social networks, soziale medien, soziale netzwerke, social media, réseaux sociaux,
      redes sociales, redes sociais, mạng xã hội, 社交, 社交媒体, 社交网站, sns`,
  },
  {
    sites: `youtube netflix twitch vimeo disneyplus primevideo hulu dailymotion bbc.co.uk/iplayer itv.com channel4 max.com
      crunchyroll bilibili youku iqiyi nicovideo arte.tv ardmediathek zdf.de tiktok plex.tv nowtv`,
    words: `video, videos, streaming, films, movies, tv, video sites, filme, videos, streaming, vidéos, films, vídeos, películas,
      series, filmes, phim, video, 视频, 看视频, 动画, 動画, ビデオ`,
  },
  {
    sites: `spotify soundcloud music.youtube.com music.apple.com deezer bandcamp tidal last.fm bbc.co.uk/sounds mixcloud music.163.com y.qq.com
      zingmp3`,
    words: `music, songs, music sites, musik, musique, música, âm nhạc, nhạc, 音乐, 音楽`,
  },
  {
    sites: `mail.google.com outlook.live.com outlook.office.com outlook.office365.com outlook.com mail.yahoo.com proton.me fastmail gmx web.de
      icloud.com/mail mail.qq.com mail.163.com hotmail`,
    words: `email, emails, e-mail, mail, mails, webmail, e-mails, correo, correos, courriel, courriels, thư, hộp thư, 邮件, 邮箱,
      メール`,
  },
  {
    sites: `booking.com airbnb expedia skyscanner tripadvisor kayak ryanair easyjet britishairways lufthansa airfrance iberia hotels.com
      trainline thetrainline nationalrail bahn.de sncf renfe.com agoda trivago google.com/flights google.com/travel trip.com
      ctrip qunar jalan.net traveloka vrbo hostelworld eurostar kiwi.com latamairlines decolar.com`,
    words: `travel, holiday, holidays, vacation, trip, flights, hotels, flights and hotels, trains, train times, reisen, reise, urlaub,
      flüge, hotels, voyage, voyages, vacances, vols, viaje, viajes, vacaciones, vuelos, hoteles, viagem, viagens, férias, voos,
      hotéis, du lịch, chuyến bay, khách sạn, 旅行, 旅游, 机票, 酒店, 旅行, 航空券, ホテル`,
  },
  {
    sites: `rightmove zoopla onthemarket spareroom openrent zillow redfin realtor.com trulia apartments.com immobilienscout24 immowelt
      wg-gesucht seloger leboncoin pap.fr idealista fotocasa zapimoveis vivareal quintoandar batdongsan lianjia ke.com anjuke
      suumo.jp homes.co.jp daft.ie domain.com.au realestate.com.au`,
    words: `flats, flat, houses, house hunting, flat hunting, property, properties, apartments, homes, real estate, wohnungen,
      wohnungssuche, immobilien, appartements, logement, logements, immobilier, pisos, casas, viviendas, imóveis, apartamentos,
      nhà đất, căn hộ, 房子, 租房, 找房, 房产, 不動産, 賃貸, 物件`,
  },
  {
    sites: `bbcgoodfood allrecipes seriouseats epicurious food52 bonappetit cooking.nytimes.com delish
      jamieoliver theperfectloaf kingarthurbaking chefkoch marmiton recetasgratis tudogostoso cookpad xiachufang cooky.vn
      foodnetwork tasty.co simplyrecipes smittenkitchen recipetineats`,
    words: `recipes, recipe, cooking, food, baking, rezepte, kochen, recettes, cuisine, recetas, cocina, receitas, culinária,
      công thức, nấu ăn, 菜谱, 食谱, 做饭, レシピ, 料理`,
  },
  {
    sites: `stackoverflow stackexchange github gitlab npmjs pypi developer.mozilla.org crates.io docs.rs docs.python.org codepen jsfiddle
      codesandbox replit leetcode hackerrank bitbucket rust-lang react.dev nodejs.org typescriptlang w3schools dev.to qiita
      segmentfault csdn juejin hub.docker.com vercel netlify huggingface`,
    words: `coding, programming, code, dev, development, programmieren, programmation, programación, programação, lập trình, 编程,
      写代码, 代码, プログラミング, 開発`,
  },
  {
    sites: `arxiv jstor pubmed ncbi.nlm.nih.gov scholar.google.com sciencedirect researchgate semanticscholar ssrn biorxiv link.springer.com nature.com
      academia.edu tandfonline onlinelibrary.wiley.com journals.plos.org cnki ieee acm.org sci-hub hal.science cinii jstage`,
    words: `papers, articles, research, research papers, academic papers, journal articles, science papers, paper, forschung,
      recherche, articles scientifiques, artículos, investigación, artigos, pesquisa, bài báo khoa học, nghiên cứu, 论文, 文献,
      論文, 研究`,
  },
  {
    sites: `monzo barclays hsbc natwest lloydsbank santander revolut starlingbank nationwide chase.com bankofamerica wellsfargo paypal
      wise.com sparkasse deutsche-bank ing.de dkb.de n26 comdirect boursorama bnpparibas creditagricole bbva caixabank nubank
      itau bradesco vietcombank techcombank icbc cmbchina alipay smbc mufg rakuten-bank americanexpress capitalone tsb.co.uk
      halifax`,
    words: `bank, banks, banking, online banking, banque, banques, banco, bancos, ngân hàng, 银行, 网银, 銀行`,
  },
];

const byWords = new Map<string, Set<string>>();
for (const { sites, words } of siteTopics) {
  for (const word of words.split(',')) {
    const key = fold(word.trim());
    byWords.set(key, new Set([...(byWords.get(key) ?? []), ...sites.split(/\s+/)]));
  }
}

/**
 * Names and hosts of well-known sites of a subject, in the words that people have for it; empty for any other words.
 */
export const sitesOnTopic = (words: string): string[] => [...(byWords.get(fold(words)) ?? [])];

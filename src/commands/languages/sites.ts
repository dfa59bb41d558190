const names =
  `youtube github gitlab reddit twitter facebook instagram linkedin wikipedia amazon netflix spotify pinterest
  tumblr whatsapp slack discord figma miro notion trello asana dropbox medium substack quora twitch vimeo soundcloud
  ebay etsy paypal stripe airbnb booking tripadvisor imdb goodreads nytimes bbc cnn theguardian wsj bloomberg
  forbes wired techcrunch theverge arstechnica stackoverflow stackexchange npmjs pypi huggingface kaggle vercel netlify
  heroku cloudflare digitalocean bitbucket jira confluence atlassian salesforce hubspot zoom webex canva behance dribbble
  unsplash flickr openai anthropic perplexity duckduckgo bing yahoo baidu zhihu weibo bilibili taobao aliexpress alibaba
  shopify wordpress blogger ikea walmart target costco bestbuy zillow strava duolingo coursera udemy edx khanacademy
  tiktok snapchat telegram signal steam roblox arxiv epicgames heise spiegel zeit tagesschau lemonde elpais vnexpress google
  microsoft apple mozilla adobe nvidia intel amd samsung sony
  pubmed jstor ncbi medscape webmd mayoclinic nhs sciencedirect researchgate semanticscholar ssrn biorxiv plos overleaf zotero
  mendeley wolframalpha wikihow wiktionary wikimedia britannica fandom ravelry rightmove zoopla gumtree autotrader asos
  zalando aldi lidl tesco sainsburys waitrose argos ocado deliveroo ubereats uber lyft doordash expedia skyscanner ryanair
  easyjet lufthansa pornhub xvideos xhamster onlyfans bumble tinder geeksforgeeks leetcode hackerrank codepen codeberg codesandbox stackblitz jsfiddle w3schools replit
  sourceforge rubygems datadog pagerduty clickup basecamp evernote airtable zapier ifttt mailchimp intercom zendesk quickbooks
  xero docusign proton protonmail fastmail icloud onedrive sharepoint skype mastodon hulu disneyplus crunchyroll hbomax
  primevideo dailymotion deezer bandcamp letterboxd rottentomatoes metacritic gamespot kotaku nexusmods allrecipes epicurious
  bbcgoodfood seriouseats poshmark vinted depop mercari craigslist wayfair homedepot newegg sephora shein temu rakuten allegro
  kleinanzeigen immobilienscout24 idealo chefkoch glassdoor xing upwork fiverr patreon kickstarter gofundme eventbrite
  ticketmaster coinbase binance revolut monzo barclays hsbc natwest santander reuters aljazeera politico dailymail buzzfeed
  axios npr pbs espn skysports eurosport accuweather wunderground skillshare memrise quizlet chegg grammarly deepl wordreference
  linguee midjourney civitai washingtonpost latimes euronews lefigaro faz sueddeutsche repubblica corriere asahi`.split(
    /\s+/,
  );

/** Addresses that do not follow from the name. */
const own: Record<string, string> = {
  gmail: 'mail.google.com',
  gdocs: 'docs.google.com',
  hn: 'news.ycombinator.com',
  hackernews: 'news.ycombinator.com',
  mdn: 'developer.mozilla.org',
  npm: 'npmjs',
  outlook: 'outlook.live.com',
  guardian: 'theguardian',
  yt: 'youtube',
  fb: 'facebook',
  insta: 'instagram',
  gh: 'github',
  ig: 'instagram',
  hf: 'huggingface',
  nyt: 'nytimes',
  wapo: 'washingtonpost',
  ddg: 'duckduckgo',
  bluesky: 'bsky.app',
  gdrive: 'drive.google.com',
  gcal: 'calendar.google.com',
  ao3: 'archiveofourown',
  claude: 'claude.ai',
  chatgpt: 'chatgpt.com',
};

/** Names that are no words, nor near one: what is a typing error away from them means them. */
export const coinedSites =
  `youtube facebook instagram linkedin wikipedia pinterest netflix spotify whatsapp github gitlab reddit tumblr twitter
  stackoverflow tripadvisor duckduckgo soundcloud airbnb behance amazon bandcamp huggingface pubmed tiktok snapchat telegram
  wordpress aliexpress goodreads`.split(/\s+/);

/**
 * Sites by the word people say for them, in the form the tools' `site` takes: a name, or a host where it must be one.
 */
export const sites: Record<string, string> = {
  ...Object.fromEntries(names.map((name) => [name, name])),
  ...own,
};

const names =
  `youtube github gitlab reddit twitter facebook instagram linkedin wikipedia amazon netflix spotify pinterest
  tumblr whatsapp slack discord figma miro notion trello asana dropbox medium substack quora twitch vimeo soundcloud
  ebay etsy paypal stripe airbnb booking tripadvisor imdb goodreads nytimes bbc cnn theguardian wsj bloomberg
  forbes wired techcrunch theverge arstechnica stackoverflow stackexchange npmjs pypi huggingface kaggle vercel netlify
  heroku cloudflare digitalocean bitbucket jira confluence atlassian salesforce hubspot zoom webex canva behance dribbble
  unsplash flickr openai anthropic perplexity duckduckgo bing yahoo baidu zhihu weibo bilibili taobao aliexpress alibaba
  shopify wordpress blogger ikea walmart target costco bestbuy zillow strava duolingo coursera udemy edx khanacademy
  tiktok snapchat telegram signal steam roblox arxiv epicgames heise spiegel zeit tagesschau lemonde elpais vnexpress google
  microsoft apple mozilla adobe nvidia intel amd samsung sony`.split(/\s+/);

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
  claude: 'claude.ai',
  chatgpt: 'chatgpt.com',
};

/** Sites by the word people say for them, in the form the tools' `site` takes: a name, or a host where it must be one. */
export const sites: Record<string, string> = {
  ...Object.fromEntries(names.map((name) => [name, name])),
  ...own,
};

/** Hosts from which each browser excludes extensions, whatever the user allows. */
const closed = {
  chrome: ['chromewebstore.google.com', 'chrome.google.com/webstore'],
  firefox: [
    'accounts-static.cdn.mozilla.net',
    'accounts.firefox.com',
    'addons.cdn.mozilla.net',
    'addons.mozilla.org',
    'api.accounts.firefox.com',
    'content.cdn.mozilla.net',
    'discovery.addons.mozilla.org',
    'oauth.accounts.firefox.com',
    'profile.accounts.firefox.com',
    'support.mozilla.org',
    'sync.services.mozilla.com',
  ],
};

/** True for a page that an extension can be allowed to read. */
export function readable(url: string, where: keyof typeof closed): boolean {
  if (!/^https?:/i.test(url) || !URL.canParse(url)) return false;
  const { host, pathname } = new URL(url);
  return !closed[where].some((place) => `${host}${pathname}`.startsWith(`${place}/`));
}

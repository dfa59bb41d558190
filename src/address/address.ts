/** Functions for addresses. None of them throws: text that is not an address is given unchanged. */

const trackingNames = new Set(
  (
    'fbclid gclid gclsrc dclid gbraid wbraid msclkid yclid ysclid twclid ttclid igshid igsh li_fat_id mc_cid mc_eid ' +
    'mkt_tok oly_anon_id oly_enc_id vero_id vero_conv rb_clickid s_cid _hsenc _hsmi __hssc __hstc __hsfp hsctatracking ' +
    '_openstat srsltid _ga _gl ml_subscriber ml_subscriber_hash wickedid epik'
  ).split(' '),
);
const trackingPrefixes = ['utm_', 'hsa_', 'mtm_', 'pk_', 'piwik_', 'matomo_'];

/** Second-level names that are not sites themselves: `co` in `bbc.co.uk`. */
const publicLabels = new Set(['ac', 'co', 'com', 'edu', 'gov', 'net', 'org']);

const parsed = (url: string): URL | null => URL.parse(url);

/** The address as the browser writes it. Other text stays as it is. */
export const normalizeAddress = (url: string): string => parsed(url)?.href ?? url.trim();

/** Letters that RFC 3986 calls unreserved, and that mean the same whether they are encoded or not. */
const unreserved = /[\w.~-]/;

/** One spelling for all equivalent spellings of an address by RFC 3986, without an empty fragment. */
export function canonicalAddress(url: string): string {
  const address = normalizeAddress(url).replace(/#$/, '');
  if (!address.includes('%')) return address;
  return address.replace(/%[0-9a-f]{2}/gi, (code) => {
    const letter = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return unreserved.test(letter) ? letter : code.toUpperCase();
  });
}

/** The address without parts that rarely change the page: http or https, `www.`, slashes at the end of the path. */
export function looseAddress(url: string): string {
  const address = canonicalAddress(url).replace(/^https?:\/\/(?:www\.)?/, 'https://');
  const path = address.search(/[?#]|$/);
  let end = path;
  while (address[end - 1] === '/') end -= 1;
  return address.slice(0, end) + address.slice(path);
}

/** Scheme, host and port; null if it is not an address. */
export const originOf = (url: string): string | null => parsed(url)?.origin ?? null;

/** The host in ASCII, with a port that is not the default; null for addresses without a host. */
export const hostOf = (url: string): string | null => parsed(url)?.host || null;

/** True for the addresses that tools open, save and tag: http and https. */
export function isWebAddress(url: string): boolean {
  const protocol = parsed(url)?.protocol;
  return protocol === 'http:' || protocol === 'https:';
}

export const withoutFragment = (url: string): string => url.split('#', 1)[0] ?? url;

function isTracking(parameter: string): boolean {
  const name = (parameter.split('=', 1)[0] ?? '').toLowerCase();
  return trackingNames.has(name) || trackingPrefixes.some((prefix) => name.startsWith(prefix));
}

/** Removes the parameters that only identify the source of a click. The others keep their order and spelling. */
export function withoutTracking(url: string): string {
  const [, base = url, query, fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(url) ?? [];
  if (query === undefined) return url;
  const parameters = query.split('&');
  const kept = parameters.filter((parameter) => !isTracking(parameter));
  if (kept.length === parameters.length) return url;
  return base + (kept.length > 0 ? `?${kept.join('&')}` : '') + fragment;
}

/** Matches addresses already in the browser's form, like nearly all in a library: parsing 100,000 would take long. */
const written =
  /^https?:\/\/(?:[a-z0-9-]+\.)*[a-z][a-z0-9-]*\/(?!\.|%2[eE])(?:[\w.!$&'()*+,;=:@~-]|%(?!2e)|\/(?!\.|%2[eE]))*$/;

/** The address in the form that tags use: the same for a tab, a bookmark and a history entry of a page. */
export function tagAddress(url: string): string {
  const address = written.test(url) ? url : (parsed(url)?.href ?? url);
  const bare = withoutTracking(withoutFragment(address));
  return /^[a-z][a-z0-9+.-]*:\/\/[^/?]+\/$/i.test(bare) ? bare.slice(0, -1) : bare;
}

/** The host without `www.`; empty for addresses without a host. */
export const siteOf = (url: string): string => (hostOf(url) ?? '').replace(/^www\./, '');

/** True for an address of a site as people write it: `youtube`, `youtube.com`, `localhost:3000`, `reddit.com/r/x`. */
export function matchesSite(url: string, site: string): boolean {
  const address = parsed(url);
  const bare = site.trim().replace(/^[a-z][a-z0-9+.-]*:\/\//i, '');
  const wanted = parsed(`http://${bare.replace(/^(\*\.)?(www\.)?/i, '')}`);
  if (!address || !wanted || address.hostname === '') return false;
  if (wanted.port !== '' && wanted.port !== address.port) return false;
  const path = wanted.pathname.replace(/\/$/, '');
  if (path !== '' && address.pathname !== path && !address.pathname.startsWith(`${path}/`)) return false;
  const host = address.hostname;
  if (host === wanted.hostname) return true;
  if (wanted.hostname.includes('.')) return host.endsWith(`.${wanted.hostname}`);
  const labels = host.split('.').slice(0, -1);
  if (publicLabels.has(labels.at(-1) ?? '') && labels.length > 1) labels.pop();
  return labels.includes(wanted.hostname);
}

/** True for an address of any of some sites, each as in `matchesSite`. */
export const matchesAnySite = (url: string, sites: string[]): boolean =>
  // Only a site whose name stands in the address is parsed: there may be a hundred.
  sites.some((site) => url.includes(site.split('/')[0]!.replace(/^www\./, '')) && matchesSite(url, site));

/** The pattern of a site in permissions. It covers all ports, which patterns cannot name. */
export function originPattern(url: string): string {
  const { protocol, hostname } = new URL(url);
  return `${protocol}//${hostname}/*`;
}

/** A part of an address as it was typed. */
export function decodedPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

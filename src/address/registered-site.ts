/** Second-level names of countries below which sites are registered: `co` in `bbc.co.uk`. */
const registries = new Set(['ac', 'co', 'com', 'edu', 'gov', 'govt', 'gob', 'go', 'ne', 'net', 'or', 'org', 'sch']);

/**
 * The registered site of an address: `bank.com` of `https://www.bank.com:8443/`. Numbers and hosts without a dot stand
 * for themselves, in doubt two sites count as one. Null if it has no host.
 */
export function registeredSite(address: string): string | null {
  const host = URL.parse(address)?.hostname.replace(/\.$/, '');
  if (!host) return null;
  const labels = host.split('.');
  if (host.startsWith('[') || /^\d+$/.test(labels.at(-1) ?? '')) return host;
  const [second = '', top = ''] = labels.slice(-2);
  return labels.slice(top.length === 2 && registries.has(second) ? -3 : -2).join('.');
}

const names = 'localhost|local|localdomain|internal|intranet|lan|home|corp|home\\.arpa';
const privateNames = new RegExp(`(^|\\.)(${names})$`);

function isPrivateIpv4([a = 0, b = 0]: number[]): boolean {
  return (
    a === 0 ||
    a === 10 ||
    a === 127 ||
    a >= 224 ||
    (a === 100 && b >= 64 && b < 128) ||
    (a === 169 && b === 254) ||
    (a === 172 && b >= 16 && b < 32) ||
    (a === 192 && b === 168)
  );
}

/** The four numbers of an IPv4 address inside an IPv6 address (`::ffff:a00:1`); null if there is none. */
function carriedIpv4(address: string): number[] | null {
  const [, high, low] = /^(?:::(?:ffff:)?|64:ff9b::)([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(address) ?? [];
  if (high === undefined || low === undefined) return null;
  const [first, last] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [first >> 8, first & 255, last >> 8, last & 255];
}

function isPrivateIpv6(address: string): boolean {
  if (address === '::' || address === '::1' || /^(f[cd]|fe[89ab]|ff)/.test(address)) return true;
  const carried = carriedIpv4(address);
  return carried !== null && isPrivateIpv4(carried);
}

/**
 * True for an address of this computer or its network, by its name or a range (RFC 1918, 6598, 3927, 4193, 4291). A
 * name without a dot is only known in the network. Text that is not an address counts as private.
 */
export function isPrivateAddress(url: string): boolean {
  if (!URL.canParse(url)) return true;
  const host = new URL(url).hostname.toLowerCase().replace(/\.$/, '');
  if (host.startsWith('[')) return isPrivateIpv6(host.slice(1, -1));
  if (/^\d+\.\d+\.\d+\.\d+$/.test(host)) return isPrivateIpv4(host.split('.').map(Number));
  return !host.includes('.') || privateNames.test(host);
}

const before = '^https?://(?:[^/?#@]*@)?';
const after = '\\.?(?::[0-9]*)?(?:[/?#]|$)';

/** Patterns of the addresses for which `isPrivateAddress` is true, for RE2; IPv4 inside IPv6 always matches. */
export const privatePatterns: readonly string[] = [
  `${before}(?:[^/?#@:.\\[]+|(?:[^/?#@:\\[]*\\.)?(?:${names}))${after}`,
  `${before}(?:0|10|127|22[4-9]|2[3-5][0-9])(?:\\.[0-9]+){3}${after}`,
  `${before}(?:100\\.(?:6[4-9]|[7-9][0-9]|1[01][0-9]|12[0-7])|172\\.(?:1[6-9]|2[0-9]|3[01]))(?:\\.[0-9]+){2}${after}`,
  `${before}(?:169\\.254|192\\.168)(?:\\.[0-9]+){2}${after}`,
  `${before}\\[(?:::1?|f[cd][0-9a-f]{2}:[0-9a-f:]*|fe[89ab][0-9a-f]:[0-9a-f:]*|ff[0-9a-f]{2}:[0-9a-f:]*)\\]${after}`,
  `${before}\\[(?:::(?:ffff:)?|64:ff9b::)[0-9a-f]{1,4}:[0-9a-f]{1,4}\\]${after}`,
];

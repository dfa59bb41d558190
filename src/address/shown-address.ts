import { cleanForeign } from '@/src/text/clean-foreign.ts';
import { decodePunycode } from './punycode.ts';

/** The site of a page on the web, as a person reads it; null for pages of the browser and of extensions. */
export function shownSite(url: string): string | null {
  const parsed = URL.parse(url);
  return parsed && /^https?:$/.test(parsed.protocol) ? shownHost(parsed.host) : null;
}

/** Scripts that may stand together in one name without one passing for the other. */
const companies = [
  /^\p{Script=Latin}+$/u,
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+$/u,
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hangul}]+$/u,
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Bopomofo}]+$/u,
  /^\p{Script=Cyrillic}+$/u,
  /^\p{Script=Greek}+$/u,
  /^\p{Script=Arabic}+$/u,
  /^\p{Script=Hebrew}+$/u,
  /^\p{Script=Thai}+$/u,
  /^\p{Script=Devanagari}+$/u,
];

/** A host as a person reads it. Where scripts mix, anywhere in it, it stays in punycode. */
export function shownHost(host: string): string {
  const decoded = host
    .split('.')
    .map((label) => (label.startsWith('xn--') ? decodePunycode(label.slice(4)) : label))
    .join('.');
  const letters = decoded.replace(/[^\p{Letter}]/gu, '');
  const readable = !letters || companies.some((company) => company.test(letters));
  return cleanForeign(readable ? decoded : host).replace(/^www\./, '');
}

/** An address without its scheme, host first, for one line that may be cut at its end. */
export function shortAddress(url: string): string {
  const parsed = URL.parse(url);
  if (!parsed?.host) return cleanForeign(url);
  const rest = parsed.pathname + parsed.search + parsed.hash;
  return shownHost(parsed.host) + (rest === '/' ? '' : cleanForeign(rest));
}

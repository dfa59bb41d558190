import { cleanForeign } from '@/src/text/clean-foreign.ts';
import { hostOf } from './address.ts';
import { decodePunycode } from './punycode.ts';

/** The site of a web page for people to read; null for pages of the browser and of extensions. */
export function shownSite(url: string): string | null {
  const parsed = URL.parse(url);
  return parsed && /^https?:$/.test(parsed.protocol) ? shownHost(parsed.host) : null;
}

/** Scripts that may be mixed in one name without letters that look alike. */
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

/** A host for people to read. One that mixes scripts stays in punycode. */
export function shownHost(host: string): string {
  const decoded = host
    .split('.')
    .map((label) => (label.startsWith('xn--') ? decodePunycode(label.slice(4)) : label))
    .join('.');
  const letters = decoded.replace(/[^\p{Letter}]/gu, '');
  const readable = !letters || companies.some((company) => company.test(letters));
  return cleanForeign(readable ? decoded : host).replace(/^www\./, '');
}

/** Characters between the words of a title that may be hosts. */
const between = /([^\p{Letter}\p{Mark}\p{Number}_.\u3002\uFF0E\uFF61-]+)/u;

/** A word as a host is shown, if it could pass for another host; else unchanged. */
function shownWord(word: string): string {
  if (!/[.\u3002\uFF0E\uFF61]/.test(word)) return word;
  const host = URL.parse(`https://${word}`)?.hostname;
  const shown = host === undefined ? word : shownHost(host);
  return shown.includes('xn--') ? shown : word;
}

/** Text of others for one of our lines. Hosts in it that mix scripts are in punycode. */
export function shownText(text: string): string {
  const clean = cleanForeign(text);
  return /^\p{ASCII}*$/u.test(clean) ? clean : clean.split(between).map(shownWord).join('');
}

/** Matches a text that shows nothing: fillers, joiners, variation selectors, tags, marks without a letter, spaces. */
const blank = /^[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Other}\p{Mark}\u2800]*$/u;

/** The title of a row, else the host of its address; null if neither can be seen. */
export function shownTitle(title: string, url = ''): string | null {
  if (!blank.test(title)) return shownText(title);
  const host = hostOf(url);
  return host === null ? null : shownHost(host);
}

/** An address without its scheme, for a line that may be cut at its end. That of an extension's page has no id. */
export function shortAddress(url: string): string {
  const parsed = URL.parse(url);
  if (!parsed?.host) return cleanForeign(url);
  const host = parsed.protocol.endsWith('-extension:') ? '…' : shownHost(parsed.host);
  const rest = parsed.pathname + parsed.search + parsed.hash;
  return host + (rest === '/' ? '' : cleanForeign(rest));
}

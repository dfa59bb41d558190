import { analyse } from 'chardet';

/** Number of bytes at the start of a file that are examined. */
export const headBytes = 16_777_216;

/** Number of bytes at the start of a file in which its declared encoding is looked for. */
const saidWithin = 65_536;

function isKnown(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== '';
  } catch {
    return false;
  }
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** True if most of the non-ASCII bytes are valid UTF-8; single wrong bytes are accepted. */
function isUtf8(head: Uint8Array, said: boolean): boolean {
  const text = new TextDecoder('utf-8').decode(head, { stream: true });
  const bad = count(text, /\ufffd/g);
  const good = count(text, /[^\0-\x7f\ufffd]/gu);
  return bad === 0 || (said ? good >= bad : good > bad);
}

/** The kind of UTF-16 without a byte order mark, known by the null in every second byte; null for anything else. */
function unmarkedUtf16(head: Uint8Array): string | null {
  const start = head.subarray(0, 64);
  const nulls = (rest: number) => start.filter((byte, at) => at % 2 === rest && byte === 0).length;
  if (start.length < 8 || nulls(0) + nulls(1) < start.length / 4) return null;
  return nulls(1) > nulls(0) ? 'utf-16le' : 'utf-16be';
}

/** Number of bytes of titles that are examined if a file does not declare its encoding. */
const sampleBytes = 65_536;

/** Confidence in percent from which a guess by letters is taken: with and without a hint by the user's language. */
const surely = 50;
const likely = 15;

/** Usual encodings before Unicode, by language, for files with too few letters to guess from. */
const byLanguage: Record<string, string[]> = {
  ja: ['shift_jis', 'euc-jp'],
  zh: ['gb18030', 'big5'],
  'zh-tw': ['big5', 'gb18030'],
  'zh-hk': ['big5', 'gb18030'],
  ko: ['euc-kr'],
  ...Object.fromEntries(['ru', 'uk', 'be', 'bg', 'sr', 'mk'].map((language) => [language, ['windows-1251', 'koi8-r']])),
  ...Object.fromEntries(['cs', 'sk', 'pl', 'hu', 'sl', 'hr', 'ro'].map((language) => [language, ['windows-1250']])),
  el: ['windows-1253'],
  tr: ['windows-1254'],
  he: ['windows-1255'],
  ar: ['windows-1256'],
  fa: ['windows-1256'],
  lt: ['windows-1257'],
  lv: ['windows-1257'],
  th: ['windows-874'],
};

/** The non-ASCII words of a file, from which its encoding is guessed. */
function foreignWords(head: Uint8Array): Uint8Array {
  const text = Array.from(head.subarray(0, headBytes / 16), (byte) => String.fromCharCode(byte)).join('');
  const words = (text.match(/[\x40-\xff]+/g) ?? []).filter((word) => /[\x80-\xff]/.test(word));
  return Uint8Array.from(words.join(' ').slice(0, sampleBytes), (sign) => sign.charCodeAt(0));
}

function fits(label: string, bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder(label, { fatal: true }).decode(bytes, { stream: true });
    return !/[\x80-\x9f]/.test(text);
  } catch {
    return false;
  }
}

/** The most likely encoding of a file that declares none: by its letters, else by the user's language. */
function likeliest(head: Uint8Array, language: string): string {
  const words = foreignWords(head);
  const code = language.toLowerCase();
  const local = byLanguage[code] ?? byLanguage[code.split('-')[0] ?? ''];
  const found = analyse(words).filter(({ name }) => isKnown(name) && fits(name, words));
  const sure = found.find(({ confidence }) => confidence >= (local ? surely : likely));
  const label = sure?.name ?? local?.find((one) => fits(one, words));
  if (label !== undefined) return new TextDecoder(label).encoding;
  // Mostly ASCII letters with a few accents: a Western European language.
  const isLatin = words.filter((byte) => byte >= 0x80).length < words.length / 2;
  return new TextDecoder((isLatin ? undefined : found[0]?.name) ?? 'windows-1252').encoding;
}

/** The encoding of a bookmark file: by its byte order mark, its declaration or its bytes. `language`: the user's. */
export function encodingOf(head: Uint8Array, language = ''): string {
  const [first = 0, second = 0] = head;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const wide = unmarkedUtf16(head);
  if (wide) return wide;
  const start = new TextDecoder('latin1').decode(head.subarray(0, saidWithin));
  const said = /charset\s*=\s*["']?([-\w]+)|<\?xml[^>]{0,80}\sencoding\s*=\s*["']([-\w]+)/i.exec(start);
  const label = said?.[1] ?? said?.[2] ?? '';
  const saysUtf8 = /^utf-?8$/i.test(label);
  if (isKnown(label) && !saysUtf8) return label;
  return isUtf8(head, saysUtf8) ? 'utf-8' : likeliest(head, language);
}

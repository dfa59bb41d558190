import type { CommandLanguage } from '../languages/language.ts';

/** A word of a sentence, or another piece of it. `start`, `end`: where it stands in the sentence. */
export interface Token {
  kind: 'word' | 'quoted' | 'tag' | 'host' | 'mark';
  /** The word as typed, without quotes and `#`. */
  raw: string;
  /** The word in lower case. */
  lower: string;
  /** The word in lower case, without accents. */
  folded: string;
  /** True if typed with all accents, so that it cannot be another word without them. */
  accented?: true;
  start: number;
  end: number;
}

const pieces =
  /"([^"]*)"|“([^”]*)”|„([^“”"]*)[“”"]|«([^»]*)»|「([^」]*)」|『([^』]*)』|《([^》]*)》|(?<![\p{L}\p{N}])['‘‚]([^'‘’]{2,})['’‘](?![\p{L}\p{N}])|#([\p{L}\p{N}\p{So}][\p{L}\p{N}\p{M}\p{So}\p{Emoji_Modifier}\p{Join_Control}_+./-]*)|([,;:!?.…。、，；：！？›»/→]|(?<=\s)[-–—]+>?(?=\s)|->|=>|>(?=\s?\d))|([\p{L}\p{N}@&](?:[\p{L}\p{N}\p{M}\p{Join_Control}'’+#@&:?=%*_]|[.:/-](?=[\p{L}\p{N}\p{M}/]))*)/gu;
const host =
  /^(?:https?:\/\/)?(?:www\.)?((?:[\p{L}\p{N}-]+\.)+\p{L}{2,}|(?:\d{1,3}\.){3}\d{1,3}|localhost)(?::\d+)?(?:[/?#].*)?$/u;
const script = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]/u;
/** Splits text into single characters of scripts without spaces, and stretches of others. */
const letters =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+/gu;
/** A question mark right beside a script without spaces, where no address has one. */
const besideScript =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々])\?|\?(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu;
const asciiHost = /^(?:https?:\/\/)?(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#][\x21-\x7e]*)?/i;

/** Matches the first stretch of a single script. */
const alike =
  /^(?:[\p{Script=Han}\p{Script=Katakana}ー々]+|\p{Script=Hiragana}+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+)/u;

/** Lower case without accents. The marks that make another kana of one stay. */
export const fold = (text: string): string =>
  /^[ -~]*$/.test(text)
    ? text.toLowerCase()
    : text
        .toLowerCase()
        .normalize('NFD')
        .replace(/[\p{M}]/gu, (mark) => (mark === '゙' || mark === '゚' ? mark : ''))
        .replace(/[’‘]/g, "'")
        .replace(/đ/g, 'd')
        .replace(/ß/g, 'ss')
        .normalize('NFC');

/** Normalizes full-width characters and apostrophes. Offsets stay the same. */
export const even = (sentence: string): string =>
  sentence
    .replace(/[！-～]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    .replace(/　/g, ' ')
    .replace(/’/g, "'");

type Shortened = Pick<CommandLanguage, 'shortForms' | 'unspaced'>;

/** A sentence with its short forms written out: where words are written apart, whole words alone. */
export const written = (text: string, language: Shortened): string => {
  const { long, pattern } = shortFormsOf(language);
  return pattern ? text.replace(pattern, (short) => long.get(short.toLowerCase()) ?? short) : text;
};

const compiled = new Map<string, { long: Map<string, string>; pattern: RegExp | null }>();

function shortFormsOf({ shortForms = '', unspaced }: Shortened) {
  const there = compiled.get(shortForms);
  if (there) return there;
  const pairs = shortForms.split('|').filter(Boolean);
  const long = new Map(
    pairs.map((pair) => pair.split(' ') as [string, string]).map(([a, b]) => [a, b.replaceAll('_', ' ')]),
  );
  const any = [...long.keys()]
    .sort((a, b) => b.length - a.length)
    .map((short) => RegExp.escape(short))
    .join('|');
  const source = unspaced ? any : `(?<![\\p{L}\\p{N}'_-])(?:${any})(?![\\p{L}\\p{N}'_-])`;
  const made = { long, pattern: any ? new RegExp(source, 'giu') : null };
  compiled.set(shortForms, made);
  return made;
}

/** Cuts a sentence into words. */
export function tokenise(
  sentence: string,
  { unspaced, elisions = '' }: Pick<CommandLanguage, 'unspaced' | 'elisions'>,
): Token[] {
  const text = unspaced ? even(sentence).replace(besideScript, '？') : even(sentence);
  const fronts = elisions.split(' ').map((one) => (one.includes('+') ? `${one.replace('+', '(?=')}$)` : `${one}'`));
  const elided = elisions ? new RegExp(`^(?:${fronts.join('|')})`, 'i') : null;
  const tokens: Token[] = [];
  const push = (kind: Token['kind'], raw: string, start: number, length = raw.length) => {
    if (raw) tokens.push({ kind, raw, lower: raw.toLowerCase(), folded: fold(raw), start, end: start + length });
  };
  for (const match of text.matchAll(pieces)) {
    const [whole, ...groups] = match;
    const quoted = groups.slice(0, 8).find((group) => group !== undefined);
    const [tag, mark, word] = groups.slice(8);
    if (quoted !== undefined) push('quoted', quoted.trim(), match.index, whole.length);
    else if (tag) tagged(tag, match.index);
    else if (mark) push('mark', mark, match.index);
    else if (word) {
      const bare = word.replace(/[?:!=%&*+'_@#]+$/u, '') || word;
      words(bare, match.index);
      // "For sourdough? Pretty sure I saved one": it parts two sentences.
      const end = match.index + whole.length;
      if (/^[?!]+$/.test(word.slice(bare.length)) && text[end] === ' ') push('mark', word.slice(bare.length), end - 1);
    }
  }
  return tokens;

  /** Adds a tag. Without spaces it ends where the script changes: "#todoを", "#朝を". */
  function tagged(tag: string, start: number): void {
    const named = (unspaced ? (alike.exec(tag)?.[0] ?? tag) : tag).replace(/[./-]+$/, '');
    push('tag', named, start, named.length + 1);
    if (unspaced && named.length < tag.length) words(tag.slice(named.length), start + 1 + named.length);
  }

  /** Adds a piece that is directly followed by another script, as a host or a word. */
  function glued(piece: string, start: number): void {
    if (!script.test(piece) && host.test(piece)) push('host', host.exec(piece)![1]!.toLowerCase(), start, piece.length);
    else push('word', piece, start);
  }

  function words(word: string, start: number): void {
    const hash = unspaced ? word.indexOf('#') : -1;
    if (hash > 0 && script.test(word[hash - 1]!)) {
      words(word.slice(0, hash), start);
      tagged(word.slice(hash + 1), start + hash);
      return;
    }
    const address = unspaced ? asciiHost.exec(word)?.[0] : host.test(word) ? word : undefined;
    if (address && host.test(address)) {
      push('host', host.exec(address)![1]!.toLowerCase(), start, address.length);
      if (word.length > address.length) words(word.slice(address.length), start + address.length);
      return;
    }
    const front = elided?.exec(word)?.[0];
    if (front && word.length > front.length) {
      push('word', front.replace(/'$/, ''), start, front.length);
      words(word.slice(front.length), start + front.length);
      return;
    }
    for (const part of word.matchAll(/[^-/:]+|[-/:]/g)) {
      if (/^[-/:]$/.test(part[0])) continue;
      const at = start + part.index;
      if (!script.test(part[0])) push('word', part[0], at);
      else for (const piece of part[0].matchAll(letters)) glued(piece[0], at + piece.index);
    }
  }
}

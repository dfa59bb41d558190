/** A word of a sentence. `raw` is as typed, for names; `word` is folded, for the grammar. */
export interface Token {
  raw: string;
  word: string;
  /** `name`: quoted; `mark`: a comma or a path separator; `range`: `1-3`. */
  kind: 'word' | 'name' | 'tag' | 'host' | 'mark' | 'range';
  /** Colon or dash after the word: it may separate a topic from an order, or be part of a name. */
  pause?: string;
}

const pieces =
  /"([^"]*)"|“([^”]*)”|„([^“”]*)[“”]|«([^»]*)»|(?<![\p{L}\p{N}])['‘]([^'‘’]*)['’](?![\p{L}\p{N}])|([#＃][\p{L}\p{N}\p{So}][\p{L}\p{N}\p{M}\p{So}\p{Emoji_Modifier}\p{Join_Control}_+./-]*)|(\d+\s*[-–—]\s*\d+(?![\p{L}\p{N}.-]))|(#(?=\s+of\s)|-+>|=>|[→⇒➜➔]|!(?=\s+\p{L})|[,;>›»/+*×÷^=])|((?<=\s)[:-](?=\s)|[–—])|([\p{L}\p{N}@&][\p{L}\p{N}\p{M}\p{Join_Control}'’._+#@&/:?=%*-]*)/gu;

/** Marks with several spellings, and the one they count as. */
const marks: Record<string, string> = {
  ...{ ';': ',', '!': ',', '>': '/', '›': '/', '»': '/' },
  ...{ '->': '→', '-->': '→', '=>': '→', '⇒': '→', '➜': '→', '➔': '→' },
};

/** Attaches a pause to the last token. */
function rest(tokens: Token[], pause: string): void {
  const last = tokens.pop();
  if (last) tokens.push({ ...last, pause });
}

/** Matches a word that ends a sentence. Abbreviations such as "St." are too short. */
const fullStop = /\p{Ll}{3}[.?]$/u;

const host = /^(?:https?:\/\/)?(?:www\.)?((?:[\p{L}\p{N}-]+\.)+\p{L}{2,})(?::\d+)?(?:[/?#].*)?$/u;

/** Localhost or an IP address. Their port is part of the site. */
const local = /^(?:https?:\/\/)?((?:localhost|\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?)(?:[/?#].*)?$/i;

/** Lower case, accents and typographic apostrophes folded. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[’‘]/g, "'")
    .toLowerCase()
    .replace(/đ/g, 'd')
    .normalize('NFC');

/** Cuts a sentence into words. `spell` tells what a short form stands for (`what's`: what, is). */
export function tokenise(sentence: string, spell: (word: string) => string[]): Token[] {
  const tokens: Token[] = [];
  for (const match of sentence.matchAll(pieces)) {
    const [, a, b, c, d, e, tag, range, mark, pause, word] = match;
    const quoted = a ?? b ?? c ?? d ?? e;
    if (quoted !== undefined) {
      const name = quoted.trim();
      if (name) tokens.push({ raw: name, word: fold(name), kind: 'name' });
    } else if (tag) {
      const name = tag.slice(1).replace(/[./-]+$/, '');
      tokens.push({ raw: name, word: fold(name), kind: 'tag' });
    } else if (range) {
      const word = range.replace(/\s*[-–—]\s*/, '-');
      tokens.push({ raw: range, word, kind: 'range' });
    } else if (mark === '#') {
      tokens.push({ raw: mark, word: 'number', kind: 'word' });
    } else if (mark) {
      tokens.push({ raw: mark, word: marks[mark] ?? mark, kind: 'mark' });
    } else if (pause) {
      rest(tokens, pause === ':' ? pause : ` ${pause}`);
    } else if (word) {
      tokens.push(...wordTokens(word.replace(/['’.:?/-]+$/u, ''), spell));
      if (fullStop.test(word) && /\S/.test(sentence.slice(match.index + match[0].length)))
        tokens.push({ raw: ',', word: ',', kind: 'mark' });
      if (word.endsWith(':')) rest(tokens, ':');
    }
  }
  return tokens;
}

function wordTokens(raw: string, spell: (word: string) => string[]): Token[] {
  if (!raw) return [];
  const address = host.exec(raw);
  if (address?.[1] && (raw.includes('/') || !/\p{N}$/u.test(raw))) {
    return [{ raw, word: fold(address[1]), kind: 'host' }];
  }
  const here = local.exec(raw)?.[1];
  if (here) return [{ raw, word: here.toLowerCase(), kind: 'host' }];
  const folded = fold(raw);
  const spelled = spell(folded);
  if (spelled.length === 1 && spelled[0] === folded) return [{ raw, word: folded, kind: 'word' }];
  // "Mom's" stays so in a name.
  if (spelled.length === 1 && folded.startsWith(spelled[0]!)) return [{ raw, word: spelled[0]!, kind: 'word' }];
  return spelled.map((word) => ({ raw: word, word, kind: 'word' as const }));
}

/** Text of tokens as typed, without pauses. */
export const named = (tokens: Token[]): string => titled(tokens.map(({ pause: _, ...token }) => token));

/** Text of tokens as typed, with colons and dashes, for names. */
export const titled = (tokens: Token[]): string => {
  const quoted = tokens.filter((token) => token.kind === 'name');
  const of = quoted.length > 0 ? quoted : tokens;
  return of
    .map(({ kind, raw, word, pause = '' }, at) => (kind === 'mark' ? word : raw) + (at < of.length - 1 ? pause : ''))
    .join(' ')
    .replace(/ ,/g, ',')
    .replace(/ \/ /g, '/')
    .trim();
};

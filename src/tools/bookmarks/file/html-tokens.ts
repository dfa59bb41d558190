/** A piece of HTML as bookmark files use it. Names of tags and attributes are in lower case; values still escaped. */
export type Token =
  | { kind: 'text'; text: string }
  | { kind: 'tag'; name: string; closing: boolean; attributes: Map<string, string> };

const attribute = /([a-z_:][-\w:.]*)\s*(?:=\s*(?:"([^"]*)"?|'([^']*)'?|([^\s"'>]+)))?/gi;

function tagOf(source: string): Token {
  const [, slash = '', name = '', rest = ''] = /^<(\/?)([a-z][\w:-]*)?([\s\S]*?)>?$/i.exec(source) ?? [];
  const attributes = new Map<string, string>();
  for (const [, key = '', double, single, bare] of rest.matchAll(attribute))
    if (!attributes.has(key.toLowerCase())) attributes.set(key.toLowerCase(), double ?? single ?? bare ?? '');
  return { kind: 'tag', name: name.toLowerCase(), closing: slash !== '', attributes };
}

const opensTag = (next: string | undefined): boolean => next !== undefined && /[a-z/!?]/i.test(next);

/** Characters of one tag; a page's icon as a data address may be long. */
const longestTag = 8_000_000;

/**
 * Cuts HTML into tokens as it comes, each character looked at once. Quotes that are never closed end with their line,
 * and a tag that is never closed where the next one begins.
 */
export class Tokens {
  #buffer = '';
  /** Up to here the buffer was looked at. */
  #at = 0;
  /** Offset of the open tag; -1 outside of tags. */
  #tag = -1;
  #quote = '';

  *push(chunk: string): Generator<Token> {
    this.#buffer = this.#buffer.slice(this.#tag >= 0 ? this.#tag : this.#at) + chunk;
    this.#at -= this.#tag >= 0 ? this.#tag : this.#at;
    if (this.#tag >= 0) this.#tag = 0;
    yield* this.#read(false);
  }

  *end(): Generator<Token> {
    yield* this.#read(true);
    if (this.#tag >= 0) yield tagOf(this.#buffer.slice(this.#tag));
    this.#tag = -1;
    this.#at = this.#buffer.length;
  }

  *#read(last: boolean): Generator<Token> {
    for (;;) {
      if (this.#tag >= 0) {
        const end = this.#tagEnd();
        if (end === null) return;
        yield tagOf(this.#buffer.slice(this.#tag, end));
        this.#tag = -1;
        this.#at = end;
      }
      const open = this.#nextTag();
      const cut = !last && this.#buffer.endsWith('<') ? 1 : 0;
      const end = open ?? this.#buffer.length - cut;
      if (end > this.#at) yield { kind: 'text', text: this.#buffer.slice(this.#at, end) };
      this.#at = end;
      if (open === null) return;
      this.#tag = open;
      this.#at = open + 1;
      this.#quote = '';
    }
  }

  /** Offset of the next tag; null where none begins yet. */
  #nextTag(): number | null {
    for (let at = this.#buffer.indexOf('<', this.#at); at >= 0; at = this.#buffer.indexOf('<', at + 1))
      if (opensTag(this.#buffer[at + 1])) return at;
    return null;
  }

  /** The end of the open tag; null where it is not there yet. */
  #tagEnd(): number | null {
    for (; this.#at < this.#buffer.length; this.#at++) {
      const character = this.#buffer[this.#at]!;
      if (this.#quote !== '') {
        if (character === this.#quote) this.#quote = '';
        else if (character === '\n') return this.#unclosedQuote();
      } else if (character === '>') return this.#at + 1;
      else if (character === '<') return this.#at;
      else if ((character === '"' || character === "'") && /=\s*$/.test(this.#buffer.slice(this.#at - 8, this.#at)))
        this.#quote = character;
    }
    return this.#at - this.#tag > longestTag ? this.#at : null;
  }

  /** A line ended inside of quotes: the tag ends at its first `>`, or with the line. */
  #unclosedQuote(): number {
    const close = this.#buffer.indexOf('>', this.#tag);
    return close >= 0 && close < this.#at ? close + 1 : this.#at;
  }
}

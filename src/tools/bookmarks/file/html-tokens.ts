/** A piece of HTML or XML. Names of tags and attributes are in lower case; values still escaped. */
export type Token =
  | { kind: 'text'; text: string }
  | { kind: 'tag'; name: string; closing: boolean; selfClosing: boolean; attributes: Map<string, string> };

const attribute = /([a-z_:][-\w:.]*)\s*(?:=\s*(?:"([^"]*)"?|'([^']*)'?|([^\s"'>]+)))?/gi;

function tagOf(source: string): Token {
  const [, slash = '', name = '', rest = ''] = /^<(\/?)([a-z][\w:-]*)?([\s\S]*?)>?$/i.exec(source) ?? [];
  const attributes = new Map<string, string>();
  for (const [, key = '', double, single, bare] of rest.matchAll(attribute))
    if (!attributes.has(key.toLowerCase())) attributes.set(key.toLowerCase(), double ?? single ?? bare ?? '');
  return {
    kind: 'tag',
    name: name.toLowerCase(),
    closing: slash !== '',
    selfClosing: rest.endsWith('/'),
    attributes,
  };
}

/** Maximum length of a tag, in characters. It may hold a page's icon as a data address. */
const longestTag = 8_000_000;
const longestName = 16;

/**
 * Splits HTML into tokens while it is read, in linear time. Only tags of the given names are tags; other text in angle
 * brackets is text. A quote may span lines. An unclosed tag ends
 * where the next tag begins, an unclosed quote behind its first `>` or at the end of its line.
 */
export class Tokens {
  readonly #names: ReadonlySet<string>;
  #buffer = '';
  /** Offset in the buffer up to which it was examined. */
  #at = 0;
  /** Offset of the open tag; -1 outside of tags. */
  #tag = -1;
  /** Offset of the open quote; -1 outside of quotes. */
  #quote = -1;
  #lines = false;
  #last = false;

  constructor(names: ReadonlySet<string>) {
    this.#names = names;
  }

  *push(chunk: string): Generator<Token> {
    const start = this.#tag >= 0 ? this.#tag : this.#at;
    this.#buffer = this.#buffer.slice(start) + chunk;
    this.#at -= start;
    if (this.#tag >= 0) this.#tag = 0;
    if (this.#quote >= 0) this.#quote -= start;
    yield* this.#read();
  }

  *end(): Generator<Token> {
    this.#last = true;
    yield* this.#read();
  }

  *#read(): Generator<Token> {
    for (;;) {
      if (this.#tag >= 0) {
        const end = this.#tagEnd();
        if (end === null) return;
        yield tagOf(this.#buffer.slice(this.#tag, end));
        this.#tag = -1;
        this.#quote = -1;
        this.#at = end;
      }
      const { open, until } = this.#nextTag();
      if (until > this.#at) yield { kind: 'text', text: this.#buffer.slice(this.#at, until) };
      this.#at = until;
      if (!open) return;
      this.#tag = until;
      this.#at = until + 1;
      this.#quote = -1;
    }
  }

  /** True if a tag begins here; null if more text is needed to tell. */
  #beginsTag(at: number): boolean | null {
    const head = this.#buffer.slice(at, at + longestName + 2);
    if (/^<(?:!(?:--|\[|[a-z])|\?[a-z])/i.test(head)) return true;
    const [, name = '', after = ''] = /^<\/?([a-z][a-z\d:-]*)?([\s/>]?)/i.exec(head) ?? [];
    if (name !== '' && after !== '') return this.#names.has(name.toLowerCase());
    const cut =
      at + head.length === this.#buffer.length && !this.#last && /^<(?:[/!?]?|!-|\/?[a-z][a-z\d:-]*)$/i.test(head);
    return cut ? null : this.#last && this.#names.has(name.toLowerCase()) && head.length === name.length + 1;
  }

  /** The end of the current text. `open`: a tag begins there. */
  #nextTag(): { open: boolean; until: number } {
    for (let at = this.#buffer.indexOf('<', this.#at); at >= 0; at = this.#buffer.indexOf('<', at + 1)) {
      const begins = this.#beginsTag(at);
      if (begins !== false) return { open: begins === true, until: at };
    }
    return { open: false, until: this.#buffer.length };
  }

  /** The end of the open tag; null if it has not come yet. */
  #tagEnd(): number | null {
    for (; this.#at < this.#buffer.length; this.#at++) {
      const character = this.#buffer[this.#at]!;
      if (this.#quote < 0) {
        if (character === '>') return this.#at + 1;
        if (character === '<') return this.#at;
        if ((character === '"' || character === "'") && /=\s*$/.test(this.#buffer.slice(this.#at - 8, this.#at))) {
          this.#quote = this.#at;
          this.#lines = false;
        }
      } else if (character === this.#buffer[this.#quote]) {
        const next = this.#buffer[this.#at + 1];
        if (next === undefined && !this.#last) return null;
        if (next !== undefined && !/[\s/>]/.test(next) && this.#firstEnd() < this.#at) return this.#firstEnd();
        this.#quote = -1;
      } else if (character === '\n') this.#lines = true;
      else if (character === '<' && this.#lines) {
        const begins = this.#beginsTag(this.#at);
        if (begins === null) return null;
        if (begins) return this.#firstEnd();
      }
    }
    if (this.#last) return this.#quote < 0 ? this.#at : this.#firstEnd();
    return this.#at - this.#tag > longestTag ? this.#at : null;
  }

  /** The end of a tag with an unclosed quote: after its first `>`, else at the end of its line. */
  #firstEnd(): number {
    const [close, line] = [this.#buffer.indexOf('>', this.#quote), this.#buffer.indexOf('\n', this.#quote)];
    if (close >= 0 && close < this.#at) return close + 1;
    return line >= 0 && line < this.#at ? line : this.#at;
  }
}

import { isSpace, LINE_FEED, SLASH, STAR } from '../text/characters.ts';
import { Rope } from '../text/rope.ts';
import { isDropped } from './json-object.ts';
import { opensString, StringReader } from './string-reader.ts';
import { isWord, readWord } from './word.ts';

export const MAX_DEPTH = 200;

/** Receives the entries of the outermost object as they are read. */
export interface EntryListener {
  key(key: string): void;
  value(key: string, value: unknown): void;
  /** Called for an entry of a nested object: with its key, and again with its complete value. */
  inner(outer: string, key: string, value?: unknown): void;
}

export interface JsonOptions {
  /** Called once for each kind of repair: `notation:…`, `value:…`. */
  note(repair: string): void;
  listener?: EntryListener;
  /** True if parentheses make lists too. */
  python?: boolean;
  /** True to look only for the end and keep no value. */
  discard?: boolean;
}

interface Container {
  list: unknown[] | null;
  map: Record<string, unknown> | null;
  key: string;
}

/**
 * Reads one JSON value in pieces. Tolerates frequent mistakes of models, reports each repair, and never completes a
 * value. It stops before a character that it cannot read.
 */
export class JsonReader {
  done = false;
  value: unknown;
  failure: { code: 'malformed-json' | 'too-deep'; problem: string } | null = null;
  #state: 'value' | 'key' | 'colon' | 'after' = 'value';
  #stack: Container[] = [];
  #string: StringReader | null = null;
  #word: Rope | null = null;
  /** The comment being read: the character after its first slash, 0 before that, and its last character. */
  #comment: { kind: number; last: number } | null = null;
  /** True after a comma, until something follows it. */
  #comma = false;
  #options: JsonOptions;

  constructor(options: JsonOptions) {
    this.#options = { ...options };
  }

  /** Stops keeping values and looks only for the end. */
  discard(): void {
    this.#options.discard = true;
  }

  /** Codes of the brackets that would close the open ones. */
  get brackets(): number[] {
    return this.#stack.map(({ list }) => (list ? 93 : 125));
  }

  /** True if an object could be closed here, since its last entry is complete. */
  get lacksBrace(): boolean {
    const complete = this.#state === 'after' || (this.#state === 'key' && this.#comma);
    return complete && this.#comment === null && this.#stack.length > 0 && this.#top.map !== null;
  }

  get lacksOnlyBrace(): boolean {
    return this.lacksBrace && this.#stack.length === 1;
  }

  closeLastBrace(): void {
    this.#options.note('notation:missing-brace');
    this.failure = null;
    this.#close();
  }

  /** Takes a chunk that lies completely within the open string; false if it must be read instead. */
  skim(chunk: string): boolean {
    return this.#string?.skim(chunk) ?? false;
  }

  /** Reads from `from` and returns the position where it stopped. */
  read(piece: string, from: number, end: number): number {
    let at = from;
    while (at < end && !this.done && this.failure === null) {
      if (this.#string !== null) {
        at = this.#string.read(piece, at, end);
        if (this.#string.done) this.#endString(this.#string.take());
      } else if (this.#word !== null) at = this.#readWord(piece, at, end);
      else if (this.#comment !== null) at = this.#readComment(this.#comment, piece.charCodeAt(at), at);
      else at = this.#readMark(piece.charCodeAt(at), at);
    }
    return at;
  }

  /** Ends the input, which completes a bare number or word. */
  end(): void {
    if (this.#word !== null) this.#endWord();
  }

  #readComment(comment: { kind: number; last: number }, code: number, at: number): number {
    if (comment.kind === 0) {
      if (code !== SLASH && code !== STAR) return this.#fail('a stray "/"', at);
      comment.kind = code;
      return at + 1;
    }
    if (comment.kind === SLASH ? code === LINE_FEED : comment.last === STAR && code === SLASH) this.#comment = null;
    comment.last = code;
    return at + 1;
  }

  #readMark(code: number, at: number): number {
    if (isSpace(code) || code === 0xa0 || code === 0xfeff) return at + 1;
    if (code === 47) {
      this.#options.note('notation:comment');
      this.#comment = { kind: 0, last: 0 };
      return at + 1;
    }
    if (opensString(code) && this.#state !== 'colon' && this.#state !== 'after') {
      this.#string = new StringReader(code, this.#options.note, this.#options.discard !== true);
      return at + 1;
    }
    switch (this.#state) {
      case 'key':
        return this.#readKey(code, at);
      case 'colon':
        if (code !== 58) return this.#fail(`a ":" was expected after the key "${this.#top.key.slice(0, 40)}"`, at);
        this.#state = 'value';
        return at + 1;
      case 'after':
        return this.#readAfter(code, at);
      case 'value':
        return this.#readValue(code, at);
      default:
        return this.#state satisfies never;
    }
  }

  #readKey(code: number, at: number): number {
    if (code === 125) {
      this.#close();
      return at + 1;
    }
    if (!isWord(code)) return this.#fail('a key was expected', at);
    this.#options.note('notation:unquoted-key');
    this.#word = new Rope();
    return at;
  }

  #readAfter(code: number, at: number): number {
    const { list } = this.#top;
    if (code === 44) {
      this.#comma = true;
      this.#state = list ? 'value' : 'key';
      return at + 1;
    }
    if (!(list ? this.#closesList(code) : code === 125))
      return this.#fail(`a "," or "${list ? ']' : '}'}" was expected`, at);
    this.#close();
    return at + 1;
  }

  #readValue(code: number, at: number): number {
    const opensList = code === 91 || (code === 40 && this.#options.python === true);
    if (code === 123 || opensList) {
      if (this.#stack.length === MAX_DEPTH) return this.#fail(`nested over ${MAX_DEPTH} deep`, at, 'too-deep');
      this.#stack.push({ list: opensList ? [] : null, map: opensList ? null : {}, key: '' });
      this.#state = opensList ? 'value' : 'key';
      this.#comma = false;
      return at + 1;
    }
    if (this.#stack.at(-1)?.list && this.#closesList(code)) {
      this.#close();
      return at + 1;
    }
    if (!isWord(code)) return this.#fail('a value was expected', at);
    this.#word = new Rope();
    return at;
  }

  #readWord(piece: string, from: number, end: number): number {
    let at = from;
    while (at < end && isWord(piece.charCodeAt(at))) at++;
    if (at > from) this.#word!.add(piece.slice(from, at));
    if (at < end) this.#endWord();
    return at;
  }

  #endWord(): void {
    const word = this.#word!.take();
    this.#word = null;
    const read = readWord(word);
    if (this.#state === 'key') this.#endKey(word);
    else if (read) {
      if (read.foreign) this.#options.note('notation:literal');
      this.#endValue(read.value);
    } else this.#fail(`"${word.slice(0, 40)}" is no JSON value`, 0);
  }

  #endString(text: string): void {
    this.#string = null;
    if (this.#state === 'key') this.#endKey(text);
    else this.#endValue(text);
  }

  #endKey(key: string): void {
    this.#top.key = key;
    this.#state = 'colon';
    this.#comma = false;
    if (this.#stack.length === 1) this.#options.listener?.key(key);
    else if (this.#stack.length === 2) this.#options.listener?.inner(this.#stack[0]!.key, key);
  }

  #endValue(value: unknown): void {
    this.#comma = false;
    this.#state = 'after';
    if (this.#options.discard && this.#stack.length > 0) return;
    const top = this.#stack.at(-1);
    if (top === undefined) {
      this.value = value;
      this.done = true;
    } else if (top.list) top.list.push(value);
    else if (!isDropped(top.key)) {
      top.map![top.key] = value;
      if (this.#stack.length === 1) this.#options.listener?.value(top.key, value);
      else if (this.#stack.length === 2) this.#options.listener?.inner(this.#stack[0]!.key, top.key, value);
    }
  }

  #closesList(code: number): boolean {
    return code === 93 || (code === 41 && this.#options.python === true);
  }

  #close(): void {
    if (this.#comma) this.#options.note('notation:trailing-comma');
    const { list, map } = this.#stack.pop()!;
    this.#endValue(list ?? map);
  }

  #fail(problem: string, at: number, code: 'malformed-json' | 'too-deep' = 'malformed-json'): number {
    this.failure = { code, problem };
    return at;
  }

  get #top(): Container {
    return this.#stack.at(-1)!;
  }
}

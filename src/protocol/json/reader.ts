import { isSpace } from '../text/characters.ts';
import { Rope } from '../text/rope.ts';
import { CommentReader } from './comment-reader.ts';
import { isDropped } from './json-object.ts';
import { createStringReader, opensString, type StringReader } from './string-reader.ts';
import { isWord, readWord } from './word.ts';

export const MAX_DEPTH = 200;

type State = 'value' | 'key' | 'colon' | 'after';

/** Hears of the entries of the outermost object as they come. */
export interface EntryListener {
  key(key: string): void;
  value(key: string, value: unknown): void;
  /** An entry of an object within: its key, then its value once that is complete. */
  inner(outer: string, key: string, value?: unknown): void;
}

export interface JsonOptions {
  /** Named once for each kind: `notation:…`, `value:…`. */
  note(repair: string): void;
  listener?: EntryListener;
  /** Parentheses make lists too. */
  python?: boolean;
  /** Only finds the end: no value is kept. */
  discard?: boolean;
}

export interface JsonFailure {
  code: 'malformed-json' | 'too-deep';
  problem: string;
}

interface Container {
  list: unknown[] | null;
  map: Record<string, unknown> | null;
  key: string;
}

/**
 * Reads one JSON value as its characters come, tolerating what models get wrong and naming each repair. It completes
 * nothing: a value that stops early is never `done`. On what it cannot read it stops before the offending character.
 */
export interface JsonReader {
  readonly done: boolean;
  readonly value: unknown;
  readonly failure: JsonFailure | null;
  /** Codes of the brackets that would close the open ones. */
  readonly brackets: number[];
  /** An entry of an object is complete, so that it might be closed here. */
  readonly lacksBrace: boolean;
  /** Nothing but the outermost object's closing brace is missing. */
  readonly lacksOnlyBrace: boolean;
  closeLastBrace(): void;
  /** From now on only the end is sought and nothing kept. */
  discard(): void;
  /** Takes a chunk that is nothing but a part of the open string; false where it has to be read. */
  skim(chunk: string): boolean;
  /** Reads on from `from`; gives where it stopped. */
  read(piece: string, from: number, end: number): number;
  /** The end of the input: a bare number or word that stood alone is complete. */
  end(): void;
}

export function createJsonReader({ note, listener, python = false, discard = false }: JsonOptions): JsonReader {
  let done = false;
  let result: unknown;
  let failure: JsonFailure | null = null;
  let state: State = 'value';
  const stack: Container[] = [];
  let string: StringReader | null = null;
  let word: Rope | null = null;
  let comment: CommentReader | null = null;
  /** A comma has been read, and nothing behind it. */
  let comma = false;

  const top = () => stack.at(-1)!;

  function lacksBrace(): boolean {
    const complete = state === 'after' || (state === 'key' && comma);
    return complete && comment === null && stack.length > 0 && top().map !== null;
  }

  /** Reads on from `from`; gives where it stopped. */
  function read(piece: string, from: number, end: number): number {
    let at = from;
    while (at < end && !done && failure === null) {
      if (string !== null) {
        at = string.read(piece, at, end);
        if (string.done) endString(string.take());
      } else if (word !== null) at = addToWord(piece, at, end);
      else if (comment !== null) {
        at = comment.read(piece, at, end);
        if (comment.failed) at = fail('a stray "/"', at);
        else if (comment.done) comment = null;
      } else at = readMark(piece.charCodeAt(at), at);
    }
    return at;
  }

  function readMark(code: number, at: number): number {
    if (isSpace(code) || code === 0xa0 || code === 0xfeff) return at + 1;
    if (code === 47) {
      note('notation:comment');
      comment = new CommentReader();
      return at + 1;
    }
    if (opensString(code) && state !== 'colon' && state !== 'after') {
      string = createStringReader(code, note, !discard);
      return at + 1;
    }
    switch (state) {
      case 'key':
        return readKey(code, at);
      case 'colon':
        if (code !== 58) return fail(`a ":" was expected after the key "${top().key.slice(0, 40)}"`, at);
        state = 'value';
        return at + 1;
      case 'after':
        return readAfter(code, at);
      case 'value':
        return readValue(code, at);
      default:
        return state satisfies never;
    }
  }

  function readKey(code: number, at: number): number {
    if (code === 125) {
      close();
      return at + 1;
    }
    if (!isWord(code)) return fail('a key was expected', at);
    note('notation:unquoted-key');
    word = new Rope();
    return at;
  }

  function readAfter(code: number, at: number): number {
    const { list } = top();
    if (code === 44) {
      comma = true;
      state = list ? 'value' : 'key';
      return at + 1;
    }
    if (!(list ? closesList(code) : code === 125)) return fail(`a "," or "${list ? ']' : '}'}" was expected`, at);
    close();
    return at + 1;
  }

  function readValue(code: number, at: number): number {
    const opensList = code === 91 || (code === 40 && python);
    if (code === 123 || opensList) {
      if (stack.length === MAX_DEPTH) return fail(`nested over ${MAX_DEPTH} deep`, at, 'too-deep');
      stack.push({ list: opensList ? [] : null, map: opensList ? null : {}, key: '' });
      state = opensList ? 'value' : 'key';
      comma = false;
      return at + 1;
    }
    if (stack.at(-1)?.list && closesList(code)) {
      close();
      return at + 1;
    }
    if (!isWord(code)) return fail('a value was expected', at);
    word = new Rope();
    return at;
  }

  function addToWord(piece: string, from: number, end: number): number {
    let at = from;
    while (at < end && isWord(piece.charCodeAt(at))) at++;
    if (at > from) word!.add(piece.slice(from, at));
    if (at < end) endWord();
    return at;
  }

  function endWord(): void {
    const text = word!.take();
    word = null;
    const read = readWord(text);
    if (state === 'key') endKey(text);
    else if (read) {
      if (read.foreign) note('notation:literal');
      endValue(read.value);
    } else fail(`"${text.slice(0, 40)}" is no JSON value`, 0);
  }

  function endString(text: string): void {
    string = null;
    if (state === 'key') endKey(text);
    else endValue(text);
  }

  function endKey(key: string): void {
    top().key = key;
    state = 'colon';
    comma = false;
    if (stack.length === 1) listener?.key(key);
    else if (stack.length === 2) listener?.inner(stack[0]!.key, key);
  }

  function endValue(value: unknown): void {
    comma = false;
    state = 'after';
    if (discard && stack.length > 0) return;
    const container = stack.at(-1);
    if (container === undefined) {
      result = value;
      done = true;
    } else if (container.list) container.list.push(value);
    else if (!isDropped(container.key)) {
      container.map![container.key] = value;
      if (stack.length === 1) listener?.value(container.key, value);
      else if (stack.length === 2) listener?.inner(stack[0]!.key, container.key, value);
    }
  }

  function closesList(code: number): boolean {
    return code === 93 || (code === 41 && python);
  }

  function close(): void {
    if (comma) note('notation:trailing-comma');
    const { list, map } = stack.pop()!;
    endValue(list ?? map);
  }

  function fail(problem: string, at: number, code: 'malformed-json' | 'too-deep' = 'malformed-json'): number {
    failure = { code, problem };
    return at;
  }

  return {
    get done() {
      return done;
    },
    get value() {
      return result;
    },
    get failure() {
      return failure;
    },
    get brackets() {
      return stack.map(({ list }) => (list ? 93 : 125));
    },
    get lacksBrace() {
      return lacksBrace();
    },
    get lacksOnlyBrace() {
      return lacksBrace() && stack.length === 1;
    },
    closeLastBrace() {
      note('notation:missing-brace');
      failure = null;
      close();
    },
    discard() {
      discard = true;
    },
    skim: (chunk) => string?.skim(chunk) ?? false,
    read,
    end() {
      if (word !== null) endWord();
    },
  };
}

import { wrapperReader } from '../bodies/wrapper.ts';
import { ANGLE, COLON, isNameCode, LINE_FEED } from '../characters.ts';
import type { ToolNames } from '../names.ts';
import type { FenceOpener, Opener, Syntax } from '../syntax.ts';
import { readComment } from './comment.ts';
import { readControlToken } from './control-token.ts';
import { htmlCodeOpeners, readHtmlCode } from './html-code.ts';
import { type Mark, OpenerTree } from './openers.ts';
import { type ReasoningTags, readOpening } from './reasoning.ts';
import { readResult } from './result-block.ts';
import type { Scan } from './scan.ts';
import { END, type Step } from './source.ts';

/** Everything that has a meaning in a response, for one choice of syntaxes. */
export class Notations {
  readonly atLineStart = new OpenerTree();
  readonly anywhere = new OpenerTree();
  /** Those of calls alone, wherever they count: behind a backslash they are read as what is quoted. */
  readonly calls = new OpenerTree();
  /** 1 for characters at which reading a line has to look up, 2 for those that only matter to code. */
  readonly triggers = new Uint8Array(0x10000);
  readonly reasoning: ReasoningTags[] = [];
  private fences = new Map<string, FenceOpener[]>();
  /** Those of them that begin a call inside the tags which others put around it. */
  private nested = new OpenerTree();
  /** Everything that their words begin with. */
  private beginnings = new Set<string>();

  /** `recognised`: the syntaxes whose calls count. Results, reasoning and markup of all of them are known anyway. */
  constructor(all: readonly Syntax[], recognised: readonly Syntax[], names: ToolNames) {
    for (const syntax of all) this.addMarkup(syntax);
    for (const syntax of recognised) {
      for (const opener of [...(syntax.openers ?? []), ...(syntax.openersFor?.(names) ?? [])]) {
        const call = calling(opener);
        this.add(call, syntax.id);
        this.calls.add({ text: call.text, read: readAs(syntax.id, call.read) });
        if (opener.at === undefined) this.nested.add({ ...opener, read: readAs(syntax.id, opener.read) });
      }
      for (const { words, read } of syntax.fences ?? []) {
        const fence = { words, read: readAs(syntax.id, read) };
        for (const word of words) {
          this.fences.set(word, [...this.fenceOpeners(word), fence]);
          for (let length = 0; length <= word.length; length++) this.beginnings.add(word.slice(0, length));
        }
      }
    }
    // Behind all others: what a notation of its own reads better was read by now.
    for (const syntax of recognised) {
      for (const wrapper of syntax.wrappers ?? []) {
        const opener = { text: wrapper.open, read: wrapperReader(wrapper, this.nested) };
        const call = calling(opener);
        this.add(call, syntax.id);
        this.calls.add({ text: call.text, read: readAs(syntax.id, call.read) });
        this.nested.add({ ...opener, read: readAs(syntax.id, opener.read) });
      }
    }
    this.add({ text: '<!--', read: readComment });
    for (const text of htmlCodeOpeners) this.add({ text, read: readHtmlCode });
    for (const code of this.anywhere.leads) this.triggers[code] = 1;
    for (const mark of '`\n\\') this.triggers[mark.charCodeAt(0)] = 2;
  }

  /** Who reads code blocks whose info string begins with this word. */
  fenceOpeners(word: string): readonly FenceOpener[] {
    return this.fences.get(word.toLowerCase()) ?? [];
  }

  /** Whether a word that begins so may still become one that a reader waits for. */
  mayBecomeFenceWord(beginning: string): boolean {
    return this.beginnings.has(beginning.toLowerCase());
  }

  private addMarkup(syntax: Syntax): void {
    for (const tags of syntax.reasoning ?? []) {
      this.reasoning.push(tags);
      this.add({ text: tags.open, read: (scan, start) => readOpening(scan, start, tags) });
    }
    for (const form of syntax.results ?? []) {
      // Tags and tokens may follow the call on its line.
      const at = '<[]'.includes(form.open.charAt(0)) ? undefined : 'line';
      this.add({ text: form.open, at, read: (scan, start) => readResult(scan, start, form) }, syntax.id);
    }
    for (const { close } of syntax.wrappers ?? []) this.add({ text: close, read: swallowClose(close) });
    for (const text of syntax.markup ?? []) this.add({ text, read: swallow });
    for (const text of syntax.edges ?? []) {
      this.add({ text, read: swallowEdge });
      // Elements of HTML have such names too.
      if (text.startsWith('</')) this.add({ text: text.replace('/', ''), read: openElement });
    }
    for (const text of syntax.closers ?? []) this.add({ text, read: swallowCloser });
    for (const { close } of syntax.reasoning ?? []) {
      this.add({ text: close, read: swallowEndOfReasoning });
    }
  }

  private add({ text, at, read }: Mark & Pick<Opener, 'at'>, syntax = ''): void {
    const opener = { text, read: readAs(syntax, read) };
    this.atLineStart.add(opener);
    if (at === undefined) this.anywhere.add(opener);
  }
}

/** A reader whose calls are told as those of its notation. */
const readAs =
  <Rest extends unknown[], Answer>(syntax: string, read: (scan: Scan, ...rest: Rest) => Answer) =>
  (scan: Scan, ...rest: Rest): Answer => {
    scan.output.syntax = syntax;
    return read(scan, ...rest);
  };

/** Calls are not looked for in the text beside structured ones. */
function calling(opener: Opener): Mark & Pick<Opener, 'at'> {
  return {
    ...opener,
    read(scan, start) {
      const misplaced = opener.at === 'column' && scan.column > 0;
      return misplaced || scan.output.onlyStructured ? false : readUnlessQuoted(scan, start, opener);
    },
  };
}

/** A call that is only spoken of is read to its end all the same, as prose. */
function* readUnlessQuoted(scan: Scan, start: number, { read }: Opener): Step<boolean> {
  const { output } = scan;
  output.quoted = null;
  const taken = yield* read(scan, start);
  output.quoted = false;
  return taken;
}

function* swallow(scan: Scan, start: number): Step<boolean> {
  const { source, output } = scan;
  if (isBar(source.before()) && !(yield* readControlToken(scan))) return false;
  const end = source.offset;
  if (yield* scan.matchAny(['assistant', 'model'])) yield* scan.blanks();
  if (![END, LINE_FEED, ANGLE].includes(yield* scan.peek())) source.go(end);
  output.cover(start);
  output.lastEnd = source.offset;
  return true;
}

/** One that opens an element which its closing tag then belongs to, unless it begins the response. */
function openElement(scan: Scan, start: number): boolean {
  if (start === scan.opening) return false;
  scan.elements++;
  scan.output.hold = Number.POSITIVE_INFINITY;
  return true;
}

/**
 * What may follow a token before the first word, and stand before one behind the last. Others belong to a sentence; but
 * the shortest, `</s>`, ends an answer behind anything.
 */
const BEGINS = /[\p{L}\p{N}\p{Cs}<[{`~^*#]/u;
const ENDS = /[\p{L}\p{N}\p{Cs}\p{M}.!?。！？"'”’»)]/u;
const SENTENCE_END = /[.!?。！？…)”»]/u;
const passes = (pattern: RegExp, code: number): boolean => pattern.test(String.fromCharCode(code));

function* swallowEdge(scan: Scan, start: number): Step<boolean> {
  const { source, output } = scan;
  const end = source.offset;
  if (scan.elements > 0 && source.slice(start, start + 2) === '</') {
    scan.elements--;
    return false;
  }
  // The mark of a list takes two columns.
  const bare = scan.column < 2;
  source.go(start);
  const before = source.before();
  source.go(end);
  if (bare && start === scan.opening && passes(BEGINS, yield* scan.peek())) scan.opening = end;
  else if ((end - start < 5 || passes(ENDS, before)) && (yield* scan.tried(() => nothingButTags(scan))))
    output.lastEnd = end;
  else return (bare || start === output.lastEnd) && (yield* swallowOrphan(scan, start));
  output.cover(start);
  return true;
}

/** Looks through a run of tags once: the answer for its first one is that for all of them. */
function* nothingButTags(scan: Scan): Step<boolean> {
  const { source, tags } = scan;
  if (source.offset < tags.end) return tags.last;
  tags.last = false;
  while ((yield* scan.space()) === ANGLE) {
    tags.end = source.offset;
    yield* scan.while((code) => code !== 62, 40);
    if (!(yield* scan.match('>'))) return false;
  }
  tags.last = (yield* scan.peek()) === END;
  tags.end = tags.last ? Number.POSITIVE_INFINITY : source.offset;
  return tags.last;
}

/** Characters between a call that is quoted and the closing tag of what stands around it. */
const MOST_GAP = 100;

function* nothingButClosers(scan: Scan): Step<boolean> {
  for (;;) {
    if ((yield* scan.space()) === END) return true;
    if (!(yield* scan.match('</')) && !(yield* scan.match('<|'))) return false;
    yield* scan.while((code) => code !== 62 && code !== 10, 60);
    if (!(yield* scan.match('>'))) return false;
  }
}

/** In a quotation it belongs to what is quoted. */
function* swallowCloser(scan: Scan, start: number): Step<boolean> {
  const { source, output } = scan;
  const gap = start - output.quotedEnd;
  if (output.line.quoted || (gap <= MOST_GAP && source.textBefore(start, gap).trim() === '')) {
    output.quotedEnd = source.offset;
    return false;
  }
  if (yield* swallowOrphan(scan, start)) return true;
  // One that hangs on the last sentence of the answer, with nothing but others behind it.
  const end = source.offset;
  source.go(start);
  const hangs = passes(SENTENCE_END, source.before());
  source.go(end);
  if (!hangs || !(yield* scan.tried(() => nothingButClosers(scan)))) return false;
  output.cover(start);
  output.lastEnd = end;
  return true;
}

/** The same for one of reasoning: the text before it was that, if there was any and nothing else explains the tag. */
function* swallowEndOfReasoning(scan: Scan, start: number): Step<boolean> {
  if (!(yield* swallowOrphan(scan, start))) return false;
  if (scan.reasoning === 'none') {
    scan.reasoning = scan.opening < start && scan.ledger.started === 0 ? 'orphan' : 'closed';
  }
  return true;
}

const isBar = (code: number): boolean => code === 124 || code === 0xff5c;

/** The closing tag of what stood around a call; another one is an orphan. */
const swallowClose = (text: string) =>
  function* (scan: Scan, start: number): Step<boolean> {
    const { output } = scan;
    if (!output.awaited.delete(text)) return yield* swallowCloser(scan, start);
    output.cover(start);
    output.lastEnd = scan.source.offset;
    return true;
  };

/** A closing tag that closes nothing, right behind a call or a token, or alone on its line. */
function* swallowOrphan(scan: Scan, start: number): Step<boolean> {
  const { source, output } = scan;
  if (source.before() === COLON && !((yield* scan.while(isNameCode, 100)) && (yield* scan.match('>')))) return false;
  const end = source.offset;
  const behindCall = start === output.lastEnd;
  if (!behindCall && !scan.atLineStart) return false;
  const isFollowed = yield* scan.ahead(['</', '<|']);
  yield* scan.blanks();
  const code = yield* scan.peek();
  if (!behindCall && !isFollowed && code !== END && code !== LINE_FEED) return false;
  source.go(end);
  output.cover(start);
  output.lastEnd = end;
  return true;
}

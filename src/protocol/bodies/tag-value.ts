import type { Scan } from '../scan/scan.ts';
import { END, type Step } from '../scan/source.ts';
import { isNameCode, isSpace, LINE_FEED } from '../text/characters.ts';
import { Rope } from '../text/rope.ts';
import { goesOn, readCall, readTag, type TagNotation } from './tag.ts';

/** A call that is open here, by the tags that close it and its parameter; null between its parameters. */
interface OpenCall {
  call: readonly string[];
  parameter: readonly string[] | null;
}

/** Before a tag that a text only speaks of. */
const BEFORE_MENTION = /[\s"'`([“„«>*_]/;
/** The beginning of a tag that people type; others are tokens. */
const TYPED = /<[a-z]/;
const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
const decode = (text: string): string => text.replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => ENTITIES[name]!);

/**
 * The text of one parameter. Calls of its own notation that are written in it are content, to the last of their tags.
 * Where text stands between the closing tags of a call, only the end can tell whether the calls after it were meant or
 * quoted: they are content too. The tag of a further parameter is content where its line speaks of it and value and
 * closing tag have lines of their own; otherwise the closing tag before it is missing.
 */
export class TagValue {
  readonly repairs: string[] = [];
  /** True if the call ended with this value, whose closing tag is missing. */
  endsCall = false;
  /** It holds the tag of a parameter, or lacks the closing tag before that: nothing shows which. */
  unclear = false;
  /** It speaks of the tag of a parameter. */
  #speaks = false;
  #start: number;
  #scan: Scan;
  #notation: TagNotation;
  #close: readonly string[];
  #open: OpenCall[];
  /** Text before this offset has been looked through for closing tags that follow one another, and what came of it. */
  #judged: { open: OpenCall | null; until: number; counts: boolean } = { open: null, until: -1, counts: false };
  /** Length of the text before a closing tag of the call, where nothing but closing tags came since; -1 if none did. */
  #last = -1;
  /** Tags of its notation are content here, or text follows where none should. */
  #holdsTags = false;
  #done: string[] = [];
  #rope = new Rope();

  constructor(scan: Scan, notation: TagNotation, call: readonly string[], close: readonly string[]) {
    this.#scan = scan;
    this.#start = scan.source.offset;
    this.#notation = notation;
    this.#close = close;
    this.#open = [{ call, parameter: close }];
  }

  /** Reads to its closing tag or the next parameter; null where the response ends first. */
  *read(): Step<string | null> {
    const scan = this.#scan;
    const notation = this.#notation;
    const { source } = scan;
    const lead = this.#close[0]!.charCodeAt(0);
    for (;;) {
      const text = yield* scan.while((code) => code !== lead, Number.POSITIVE_INFINITY);
      if (text.trim() !== '') this.#last = -1;
      this.#rope.add(text);
      if ((yield* source.peek()) === END) return this.#atEnd();
      if (notation.xml && (yield* scan.match('<![CDATA['))) {
        this.#last = -1;
        this.#done.push(decode(this.#rope.take()), (yield* scan.until(']]>')) ?? '');
        continue;
      }
      const found = yield* scan.tried(() => this.#follow());
      if (found === 'closed') {
        const closed = yield* scan.matchAny(this.#close);
        if (closed !== this.#close[0]) this.repairs.push('notation:closing-tag');
        return this.#text();
      }
      if (found === 'parameter') {
        this.repairs.push('value:closing-tag');
        return this.#text();
      }
      const start = source.offset;
      const end = this.#open.length > 1 ? start : yield* scan.tried(() => this.#closingEnd());
      if (end === start) this.#last = -1;
      this.#rope.add(end === start ? String.fromCharCode(lead) : source.slice(start, end));
      yield* scan.skip(Math.max(1, end - start));
    }
  }

  /** The response has ended within the value: complete if nothing but closing tags came behind the call's own. */
  #atEnd(): string | null {
    if (this.#last < 0 || this.#holdsTags || this.#open.length > 1 || this.#scan.source.finish !== 'stop') return null;
    const text = this.#rope.take().slice(0, this.#last);
    this.#rope.add(text);
    this.endsCall = true;
    this.repairs.push('value:closing-tag');
    return this.#text();
  }

  #text(): string {
    const text = this.#rope.take();
    const whole = this.#done.join('') + (this.#notation.xml ? decode(text) : text);
    const inner = whole.replace(/^\r?\n/, '');
    const onLines = inner.length < whole.length && /\n[ \t]*$/.test(whole);
    this.unclear = this.#speaks && !onLines;
    if (this.#speaks) this.repairs.push('value:opening-tag');
    return inner.replace(/\r?\n$/, '');
  }

  /** Looks at a tag in a value, and notes what it opens or closes there. */
  *#follow(): Step<'closed' | 'parameter' | null> {
    const scan = this.#scan;
    const notation = this.#notation;
    const open = this.#open;
    const last = open.at(-1)!;
    if (last.parameter === null) {
      if ((yield* scan.matchAny(last.call)) !== null) open.pop();
      else last.parameter = (yield* readTag(scan, notation.parameters))?.close ?? null;
      return null;
    }
    if ((yield* scan.matchAny(last.parameter)) !== null) {
      if (!(yield* this.#counts(last, last.parameter))) {
        this.#holdsTags = true;
        return null;
      }
      if (open.length === 1) return 'closed';
      last.parameter = null;
      return null;
    }
    const at = scan.source.offset;
    const parameter = yield* readTag(scan, notation.parameters);
    if (parameter !== null) {
      const isOwn = open.length === 1;
      if (isOwn && !(yield* this.#isSpokenOf(at))) return 'parameter';
      if (isOwn) this.#speaks = true;
      else last.parameter = parameter.close;
      return null;
    }
    scan.source.go(at);
    const inner = yield* readCall(scan, notation);
    if (!inner?.close) return null;
    this.#holdsTags = true;
    open.push({ call: inner.close, parameter: null });
    return null;
  }

  /** The tag of a parameter, just read, stands within a line as a text that speaks of it would have it. */
  *#isSpokenOf(at: number): Step<boolean> {
    const { source } = this.#scan;
    const before = source.textBefore(at, Math.min(80, at - this.#start));
    const isBegun = !TYPED.test(source.slice(at, at + 2)) || before.trim() === '' || /\n[ \t]*$/.test(before);
    return !isBegun && BEFORE_MENTION.test(before.slice(-1)) && (yield* source.peek()) !== LINE_FEED;
  }

  /** A closing tag has been read: it counts before the next parameter, the call's own closing tag or the end. */
  *#counts(open: OpenCall, close: readonly string[]): Step<boolean> {
    const scan = this.#scan;
    const judged = this.#judged;
    if (judged.open === open && scan.source.offset <= judged.until) return judged.counts;
    judged.open = open;
    const { output } = scan;
    const { hold } = output;
    // Whatever follows may lie behind the end of the call.
    output.hold = Math.min(hold, scan.source.offset);
    do judged.until = scan.source.offset;
    while ((yield* scan.space(Number.POSITIVE_INFINITY)) !== END && (yield* scan.matchAny(close)) !== null);
    judged.counts = (yield* scan.peek()) === END || (yield* goesOn(scan, this.#notation, open.call));
    output.hold = hold;
    return judged.counts;
  }

  /**
   * The end of a closing tag that may end the call, or of one behind such a tag; the position where this is none. It is
   * content unless nothing else comes before the end.
   */
  *#closingEnd(): Step<number> {
    const scan = this.#scan;
    const start = scan.source.offset;
    if ((yield* scan.matchAny(this.#open[0]!.call)) !== null) {
      if (this.#last < 0) this.#last = this.#rope.length;
    } else if (this.#last < 0 || !(yield* isClosing(scan))) return start;
    return scan.source.offset;
  }
}

/** Reads any closing tag, or a control token. */
function* isClosing(scan: Scan): Step<boolean> {
  const inside = (code: number) => code !== 60 && code !== 62 && !isSpace(code);
  if (!(yield* scan.match('</')) && !(yield* scan.match('<|'))) return false;
  const name = yield* scan.while(inside, 60);
  return [...name].some((char) => isNameCode(char.charCodeAt(0))) && (yield* scan.match('>'));
}

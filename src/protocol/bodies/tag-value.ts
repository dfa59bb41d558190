import type { Scan } from '../scan/scan.ts';
import { END, type Step } from '../scan/source.ts';
import { isNameCode, isSpace, LINE_FEED } from '../text/characters.ts';
import { Rope } from '../text/rope.ts';
import { goesOn, readCall, readTag, type TagNotation } from './tag.ts';

/** An open call, with its closing tags and its current parameter; null between parameters. */
interface OpenCall {
  call: readonly string[];
  parameter: readonly string[] | null;
}

/** Characters before a tag that is only mentioned. */
const BEFORE_MENTION = /[\s"'`([“„«>*_]/;
/** Beginning of a tag that people type; others are tokens. */
const TYPED = /<[a-z]/;
const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
const decode = (text: string): string => text.replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => ENTITIES[name]!);

/**
 * Reads the text of one parameter. A whole call in it, in the same notation, is content. If text follows the closing
 * tag of a call, the calls after it are content too. The tag of another parameter is content if its line mentions it
 * and the value is on lines of its own; otherwise the closing tag before it is missing.
 */
export class TagValue {
  readonly repairs: string[] = [];
  /** True if the closing tag is missing and the call ended with this value. */
  endsCall = false;
  /** True if it is unclear whether the value contains the tag of a parameter or lacks its closing tag. */
  unclear = false;
  #speaks = false;
  #start: number;
  #scan: Scan;
  #notation: TagNotation;
  #close: readonly string[];
  #open: OpenCall[];
  /** Result of the last look for consecutive closing tags, and the offset up to which it holds. */
  #judged: { open: OpenCall | null; until: number; counts: boolean } = { open: null, until: -1, counts: false };
  /** Length of the text before a closing tag of the call after which only closing tags came; -1 if there is none. */
  #last = -1;
  /** True if tags of the notation are content here, or text follows where none should. */
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

  /** Reads up to the closing tag or the next parameter; null if the response ends first. */
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

  /** Result when the response ends within the value. It is complete if only closing tags followed that of the call. */
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

  /** Examines a tag in the value and notes what it opens or closes. */
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

  /** True if the tag of a parameter, just read, is within a line like one that is only mentioned. */
  *#isSpokenOf(at: number): Step<boolean> {
    const { source } = this.#scan;
    const before = source.textBefore(at, Math.min(80, at - this.#start));
    const isBegun = !TYPED.test(source.slice(at, at + 2)) || before.trim() === '' || /\n[ \t]*$/.test(before);
    return !isBegun && BEFORE_MENTION.test(before.slice(-1)) && (yield* source.peek()) !== LINE_FEED;
  }

  /** True if a closing tag, just read, counts: the next parameter, the closing tag of the call or the end follows. */
  *#counts(open: OpenCall, close: readonly string[]): Step<boolean> {
    const scan = this.#scan;
    const judged = this.#judged;
    if (judged.open === open && scan.source.offset <= judged.until) return judged.counts;
    judged.open = open;
    const { output } = scan;
    const { hold } = output;
    // Held back, since what follows may be after the end of the call.
    output.hold = Math.min(hold, scan.source.offset);
    do judged.until = scan.source.offset;
    while ((yield* scan.space(Number.POSITIVE_INFINITY)) !== END && (yield* scan.matchAny(close)) !== null);
    judged.counts = (yield* scan.peek()) === END || (yield* goesOn(scan, this.#notation, open.call));
    output.hold = hold;
    return judged.counts;
  }

  /** End of a closing tag that may end the call, or of one after it; the present position if there is none. */
  *#closingEnd(): Step<number> {
    const scan = this.#scan;
    const start = scan.source.offset;
    if ((yield* scan.matchAny(this.#open[0]!.call)) !== null) {
      if (this.#last < 0) this.#last = this.#rope.length;
    } else if (this.#last < 0 || !(yield* isClosing(scan))) return start;
    return scan.source.offset;
  }
}

function* isClosing(scan: Scan): Step<boolean> {
  const inside = (code: number) => code !== 60 && code !== 62 && !isSpace(code);
  if (!(yield* scan.match('</')) && !(yield* scan.match('<|'))) return false;
  const name = yield* scan.while(inside, 60);
  return [...name].some((char) => isNameCode(char.charCodeAt(0))) && (yield* scan.match('>'));
}

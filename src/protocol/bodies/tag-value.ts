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

/** The text of a parameter; null if the response ended first. */
export interface TagValue {
  text: string | null;
  repairs: string[];
  /** True if the closing tag is missing and the call ended with this value. */
  endsCall: boolean;
  /** True if it is unclear whether the value contains the tag of a parameter or lacks its closing tag. */
  unclear: boolean;
}

/**
 * Reads the text of one parameter. A whole call in it, in the same notation, is content. If text follows the closing
 * tag of a call, the calls after it are content too. The tag of another parameter is content if its line mentions it
 * and the value is on lines of its own; otherwise the closing tag before it is missing.
 */
export function readTagValue(
  scan: Scan,
  notation: TagNotation,
  call: readonly string[],
  close: readonly string[],
): Step<TagValue> {
  const { source, output } = scan;
  const start = source.offset;
  const open: OpenCall[] = [{ call, parameter: close }];
  const done: string[] = [];
  const rope = new Rope();
  /** Result of the last look for consecutive closing tags, and the offset up to which it holds. */
  const judged: { open: OpenCall | null; until: number; counts: boolean } = { open: null, until: -1, counts: false };
  /** True if the value mentions the tag of a parameter. */
  let speaks = false;
  /** Length of the text before a closing tag of the call after which only closing tags came; -1 if there is none. */
  let last = -1;
  /** True if tags of the notation are content here, or text follows where none should. */
  let holdsTags = false;
  return read();

  function* read(): Step<TagValue> {
    const lead = close[0]!.charCodeAt(0);
    for (;;) {
      const text = yield* scan.while((code) => code !== lead, Number.POSITIVE_INFINITY);
      if (text.trim() !== '') last = -1;
      rope.add(text);
      if ((yield* source.peek()) === END) return atEnd();
      if (notation.xml && (yield* scan.match('<![CDATA['))) {
        last = -1;
        done.push(decode(rope.take()), (yield* scan.until(']]>')) ?? '');
        continue;
      }
      const found = yield* scan.tried(follow);
      if (found === 'closed') {
        const isOwn = (yield* scan.matchAny(close)) === close[0];
        return whole(isOwn ? [] : ['notation:closing-tag']);
      }
      if (found === 'parameter') return whole(['value:closing-tag']);
      const from = source.offset;
      const end = open.length > 1 ? from : yield* scan.tried(closingEnd);
      if (end === from) last = -1;
      rope.add(end === from ? String.fromCharCode(lead) : source.slice(from, end));
      yield* scan.skip(Math.max(1, end - from));
    }
  }

  /** Result when the response ends within the value. It is complete if only closing tags followed that of the call. */
  function atEnd(): TagValue {
    if (last < 0 || holdsTags || open.length > 1 || source.finish !== 'stop')
      return { text: null, repairs: [], endsCall: false, unclear: false };
    rope.add(rope.take().slice(0, last));
    return whole(['value:closing-tag'], true);
  }

  function whole(repairs: string[], endsCall = false): TagValue {
    const text = rope.take();
    const all = done.join('') + (notation.xml ? decode(text) : text);
    const inner = all.replace(/^\r?\n/, '');
    const onLines = inner.length < all.length && /\n[ \t]*$/.test(all);
    if (speaks) repairs.push('value:opening-tag');
    return { text: inner.replace(/\r?\n$/, ''), repairs, endsCall, unclear: speaks && !onLines };
  }

  /** Examines a tag in the value and notes what it opens or closes. */
  function* follow(): Step<'closed' | 'parameter' | null> {
    const current = open.at(-1)!;
    if (current.parameter === null) {
      if ((yield* scan.matchAny(current.call)) !== null) open.pop();
      else current.parameter = (yield* readTag(scan, notation.parameters))?.close ?? null;
      return null;
    }
    if ((yield* scan.matchAny(current.parameter)) !== null) {
      if (!(yield* counts(current, current.parameter))) holdsTags = true;
      else if (open.length === 1) return 'closed';
      else current.parameter = null;
      return null;
    }
    const at = source.offset;
    const parameter = yield* readTag(scan, notation.parameters);
    if (parameter !== null) {
      if (open.length > 1) current.parameter = parameter.close;
      else if (yield* isSpokenOf(at)) speaks = true;
      else return 'parameter';
      return null;
    }
    source.go(at);
    const inner = yield* readCall(scan, notation);
    if (!inner?.close) return null;
    holdsTags = true;
    open.push({ call: inner.close, parameter: null });
    return null;
  }

  /** True if the tag of a parameter, just read, is within a line like one that is only mentioned. */
  function* isSpokenOf(at: number): Step<boolean> {
    const before = source.textBefore(at, Math.min(80, at - start));
    const isBegun = !TYPED.test(source.slice(at, at + 2)) || before.trim() === '' || /\n[ \t]*$/.test(before);
    return !isBegun && BEFORE_MENTION.test(before.slice(-1)) && (yield* source.peek()) !== LINE_FEED;
  }

  /** True if a closing tag, just read, counts: the next parameter, the closing tag of the call or the end follows. */
  function* counts(current: OpenCall, tags: readonly string[]): Step<boolean> {
    if (judged.open === current && source.offset <= judged.until) return judged.counts;
    judged.open = current;
    const { hold } = output;
    // Held back, since what follows may be after the end of the call.
    output.hold = Math.min(hold, source.offset);
    do judged.until = source.offset;
    while ((yield* scan.space(Number.POSITIVE_INFINITY)) !== END && (yield* scan.matchAny(tags)) !== null);
    judged.counts = (yield* scan.peek()) === END || (yield* goesOn(scan, notation, current.call));
    output.hold = hold;
    return judged.counts;
  }

  /** End of a closing tag that may end the call, or of one after it; the present position if there is none. */
  function* closingEnd(): Step<number> {
    const from = source.offset;
    if ((yield* scan.matchAny(call)) !== null) {
      if (last < 0) last = rope.length;
    } else if (last < 0 || !(yield* isClosing(scan))) return from;
    return source.offset;
  }
}

function* isClosing(scan: Scan): Step<boolean> {
  const inside = (code: number) => code !== 60 && code !== 62 && !isSpace(code);
  if (!(yield* scan.match('</')) && !(yield* scan.match('<|'))) return false;
  const name = yield* scan.while(inside, 60);
  return [...name].some((char) => isNameCode(char.charCodeAt(0))) && (yield* scan.match('>'));
}
